"""Completions for bash, zsh and fish, written from what can be typed."""

from ryxctl.usage import SHELLS, Option, Usage, group


def script(shell: str, known: dict[str, Usage]) -> str:
    """The script that teaches a shell the commands. Raises KeyError for a shell that is none of SHELLS."""
    return dict(zip(SHELLS, (_bash, _zsh, _fish), strict=True))[shell](known)


def _flags(usage: Usage) -> list[str]:
    return [flag for option in usage.options if not option.positional for flag in option.flags] + ["--help"]


def _words(usage: Usage) -> list[str]:
    return [word for option in usage.options if option.choices for word in option.choices]


def _first(known: dict[str, Usage]) -> dict[str, str]:
    """What can be the first word, with its help."""
    words = {name.partition(" ")[0]: usage.help for name, usage in known.items() if " " not in name}
    return words | {name: ", ".join(inside) for name, inside in _groups(known).items()}


def _groups(known: dict[str, Usage]) -> dict[str, dict[str, Usage]]:
    """The groups, each with its commands."""
    names = dict.fromkeys(name.partition(" ")[0] for name in known if " " in name)
    return {name: group(known, name) for name in names}


def _bash(known: dict[str, Usage]) -> str:
    groups = _groups(known)
    cases = [f"        {name}) words='{' '.join(inside)} --help' ;;" for name, inside in groups.items()]
    cases += [
        f"        {name.replace(' ', chr(92) + ' ')}) words='{' '.join([*_flags(usage), *_words(usage)])}' ;;"
        for name, usage in known.items()
    ]
    second = "|".join(f"{name}:*" for name in groups)
    return f"""# bash completion of ryxctl, for ~/.local/share/bash-completion/completions/ryxctl
_ryxctl() {{
    local words command=${{COMP_WORDS[1]}}
    case "$command:$COMP_CWORD" in
        *:1) words='{" ".join(_first(known))} --help --version --json --socket' ;;
        *:2) words= ;;
        {second}) words= command="$command ${{COMP_WORDS[2]}}" ;;
        *) words= ;;
    esac
    [[ $COMP_CWORD -gt 1 ]] && case "$command" in
{chr(10).join(cases)}
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
}}
complete -o default -F _ryxctl ryxctl
"""


def _zsh(known: dict[str, Usage]) -> str:
    cases = [f"    {name.replace(' ', '-')}) _arguments {_arguments(usage)} ;;" for name, usage in known.items()]
    branches = "\n".join(
        f"""  if [[ $words[2] == {name} ]]; then
    commands=(
{_described({each: usage.help for each, usage in inside.items()})}
    )
    if (( CURRENT == 3 )); then
      _describe command commands
      return
    fi
    command={name}-$words[3]
    shift words
    (( CURRENT-- ))
  fi"""
        for name, inside in _groups(known).items()
    )
    return f"""#compdef ryxctl
# zsh completion of ryxctl, for a folder of $fpath, as _ryxctl
_ryxctl() {{
  local -a commands
  commands=(
{_described(_first(known))}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
{branches}
  shift words
  (( CURRENT-- ))
  case $command in
{chr(10).join(cases)}
  esac
}}
_ryxctl "$@"
"""


def _described(rows: dict[str, str]) -> str:
    return "\n".join(f"    '{name}:{_safe(text)}'" for name, text in rows.items())


def _arguments(usage: Usage) -> str:
    given = [
        f"'{flag}[{_safe(option.help)}]{'' if option.kind == 'flag' else _value(option)}'"
        for option in usage.options
        if not option.positional
        for flag in option.flags
    ]
    given += [
        f"'1:{option.name}:({' '.join(option.choices)})'"
        for option in usage.options
        if option.choices and option.positional
    ]
    return " ".join([*given, "'--help[help]'"])


def _value(option: Option) -> str:
    return f":{option.name}:({' '.join(option.choices)})" if option.choices else f":{option.name}: "


def _fish(known: dict[str, Usage]) -> str:
    lines = ["# fish completion of ryxctl, for ~/.config/fish/completions/ryxctl.fish"]
    for name, text in _first(known).items():
        lines.append(f"complete -c ryxctl -n __fish_use_subcommand -f -a {name} -d '{_safe(text)}'")
    for name, usage in known.items():
        first, _, second = name.partition(" ")
        seen = f"__fish_seen_subcommand_from {first}"
        if second:
            others = " ".join(_groups(known)[first])
            alone = f"-n '{seen}; and not __fish_seen_subcommand_from {others}'"
            lines.append(f"complete -c ryxctl {alone} -f -a {second} -d '{_safe(usage.help)}'")
            seen += f"; and __fish_seen_subcommand_from {second}"
        for option in usage.options:
            if option.choices and option.positional:
                lines.append(f"complete -c ryxctl -n '{seen}' -f -a '{' '.join(option.choices)}'")
            if option.positional:
                continue
            flags = " ".join(f"-l {each[2:]}" if each[1] == "-" else f"-s {each[1:]}" for each in option.flags)
            words = f" -a '{' '.join(option.choices)}'" if option.choices else ""
            value = "" if option.kind == "flag" else f" -x{words}"
            lines.append(f"complete -c ryxctl -n '{seen}' {flags}{value} -d '{_safe(option.help)}'")
    return "\n".join(lines) + "\n"


def _safe(text: str) -> str:
    """Text inside single quotes of any of the three shells, and inside zsh's brackets."""
    return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", ",")
