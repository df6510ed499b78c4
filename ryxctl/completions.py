"""Completions for bash, zsh and fish, written from what can be typed."""

from ryxctl.usage import SHELLS, Usage


def script(shell: str, known: dict[str, Usage]) -> str:
    """The script that teaches a shell the commands. Raises KeyError for a shell that is none of SHELLS."""
    return dict(zip(SHELLS, (_bash, _zsh, _fish), strict=True))[shell](known)


def _flags(usage: Usage) -> list[str]:
    return [flag for option in usage.options if not option.positional for flag in option.flags] + ["--help"]


def _words(usage: Usage) -> list[str]:
    return [word for option in usage.options if option.choices for word in option.choices]


def _bash(known: dict[str, Usage]) -> str:
    cases = "\n".join(
        f"        {name}) words='{' '.join([*_flags(usage), *_words(usage)])}' ;;" for name, usage in known.items()
    )
    return f"""# bash completion of ryxctl, for ~/.local/share/bash-completion/completions/ryxctl
_ryxctl() {{
    local words
    case "${{COMP_CWORD}}:${{COMP_WORDS[1]}}" in
        1:*) words='{" ".join(known)} --help --version --json --socket' ;;
        *) words= ;;
    esac
    [[ $COMP_CWORD -gt 1 ]] && case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
}}
complete -o default -F _ryxctl ryxctl
"""


def _zsh(known: dict[str, Usage]) -> str:
    rows = "\n".join(f"    '{name}:{_safe(usage.help)}'" for name, usage in known.items())
    cases = []
    for name, usage in known.items():
        given = [
            f"'{flag}[{_safe(option.help)}]{'' if option.kind == 'flag' else f':{option.name}: '}'"
            for option in usage.options
            if not option.positional
            for flag in option.flags
        ]
        given += [f"'1:{option.name}:({' '.join(option.choices)})'" for option in usage.options if option.choices]
        cases.append(f"    {name}) _arguments {' '.join([*given, chr(39) + '--help[help]' + chr(39)])} ;;")
    return f"""#compdef ryxctl
# zsh completion of ryxctl, for a folder of $fpath, as _ryxctl
_ryxctl() {{
  local -a commands
  commands=(
{rows}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{chr(10).join(cases)}
  esac
}}
_ryxctl "$@"
"""


def _fish(known: dict[str, Usage]) -> str:
    lines = ["# fish completion of ryxctl, for ~/.config/fish/completions/ryxctl.fish"]
    for name, usage in known.items():
        lines.append(f"complete -c ryxctl -n __fish_use_subcommand -f -a {name} -d '{_safe(usage.help)}'")
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        for option in usage.options:
            if option.choices:
                lines.append(f"complete -c ryxctl {seen} -f -a '{' '.join(option.choices)}'")
            if option.positional:
                continue
            flags = " ".join(f"-l {each[2:]}" if each[1] == "-" else f"-s {each[1:]}" for each in option.flags)
            value = "" if option.kind == "flag" else " -x"
            lines.append(f"complete -c ryxctl {seen} {flags}{value} -d '{_safe(option.help)}'")
    return "\n".join(lines) + "\n"


def _safe(text: str) -> str:
    """Text inside single quotes of any of the three shells, and inside zsh's brackets."""
    return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", ",")
