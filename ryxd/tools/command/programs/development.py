"""Interpreters, compilers, builders, debuggers, databases: most run what a file or a project says."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Program, Value
from ryxd.tools.command.programs.subcommands import subcommands
from ryxd.tools.command.words import Word

READ, WRITE, TEXT = Value.READ, Value.WRITE, Value.TEXT
CHANGE, DESTROY, NETWORK = Permission.CHANGE, Permission.DESTROY, Permission.NETWORK

ANYTHING = Program(base=frozenset({CHANGE, DESTROY}))
REACHES = Program(base=frozenset({CHANGE, DESTROY, NETWORK}))
VERSIONS = frozenset(("-V", "--version", "-version", "--help"))
TELLING = frozenset(("node", "nodejs", "php", "perl", "ruby", "gcc", "clang"))
"""Their -v is the version; python's is not."""


def _interpreter(case: Case) -> None:
    """An interpreter that says its version reads; whatever else it is given, it runs."""
    words = [word.text for word in case.args]
    if len(words) == 1 and (words[0] in VERSIONS or (words[0] == "-v" and case.name in TELLING)):
        return
    case.add(CHANGE, "runs a program")
    case.add(DESTROY, "runs a program")


def _make(case: Case) -> None:
    # even -n runs what the Makefile computes while it is read
    case.add(CHANGE, "runs what the project says")
    case.add(DESTROY, "runs what the project says")


def _sqlite(case: Case) -> None:
    """sqlite3: SELECT and the dot commands that show; anything else may write."""
    words = [word for word in case.args if not (word.exact and word.text in {"-header", "-json", "-csv", "-column", "-line",
                                                                            "-readonly", "-noheader", "-list", "-box", "-table"})]  # fmt: skip
    words = [Word(word.text) if word.exact else word for word in words]
    if len(words) == 2 and all(word.exact for word in words) and not words[0].text.startswith("-"):
        statement = words[1].text.strip().rstrip(";").strip()
        first = statement.partition(" ")[0].lower()
        plain = ";" not in statement and "\n" not in statement
        functions = any(
            each in statement.lower()
            for each in ("writefile", "load_extension", "edit(", "fts3_tokenizer", "readfile")
        )
        if (
            plain
            and not functions
            and (first == "select" or statement in {".tables", ".schema", ".databases", ".indexes"})
        ):
            case.reads(words[0])
            return
    case.add(CHANGE)
    case.add(DESTROY)
    if words:
        case.writes(words[0])


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(
        (
            "python",
            "python2",
            "python3",
            "pypy",
            "pypy3",
            "perl",
            "ruby",
            "node",
            "nodejs",
            "php",
            "lua",
            "luajit",
            "java",
            "Rscript",
            "R",
            "julia",
            "ghc",
            "runghc",
            "ocaml",
            "guile",
            "racket",
            "tclsh",
            "wish",
            "expect",
            "octave",
            "gnuplot",
            "swipl",
            "erl",
            "elixir",
            "iex",
            "irb",
            "ipython",
            "jupyter",
            "scala",
            "kotlin",
            "groovy",
            "dotnet",
            "mono",
            "osascript",
            "gjs",
            "qjs",
            "raku",
            "zig",
            "nim",
            "crystal",
            "dart",
            "swift",
        ),
        Program(special=_interpreter),
    ),
    **dict.fromkeys(
        (
            "make",
            "gmake",
            "cmake",
            "ninja",
            "meson",
            "just",
            "rake",
            "ant",
            "mvn",
            "gradle",
            "scons",
            "bazel",
            "tox",
            "nox",
            "pytest",
            "ctest",
            "jest",
            "mocha",
            "vitest",
            "pre-commit",
            "autoreconf",
            "configure",
            "task",
        ),
        Program(special=_make),
    ),
    **dict.fromkeys(
        (
            "gcc",
            "cc",
            "c++",
            "g++",
            "clang",
            "clang++",
            "ld",
            "as",
            "javac",
            "rustc",
            "tsc",
            "esbuild",
            "strip",
            "objcopy",
            "ranlib",
            "protoc",
            "flex",
            "bison",
            "black",
            "prettier",
            "clang-format",
            "gofmt",
            "rustfmt",
            "isort",
            "autopep8",
        ),
        Program(base=frozenset({CHANGE})),
    ),
    "gcc": Program(special=_interpreter),
    "clang": Program(special=_interpreter),
    "javac": Program(special=_interpreter),
    "rustc": Program(special=_interpreter),
    "cargo": REACHES,  # a folder's .cargo/config.toml names the compiler that is asked even for its version
    "go": subcommands("version env help doc", frozenset({CHANGE, DESTROY, NETWORK}), options={"w u": CHANGE}),
    "rustup": REACHES,
    "ruff": ANYTHING,
    "mypy": ANYTHING,
    "eslint": ANYTHING,
    "shellcheck": Program(operands=READ, options={"s e i o x S f": TEXT}),
    "nm": Program(operands=READ, options={"plugin": "loads other code"}),
    "objdump": Program(operands=READ),
    "readelf": Program(operands=READ),
    "size": Program(operands=READ),
    "ldd": ANYTHING,
    "addr2line": Program(operands=READ),
    "cppcheck": Program(base=frozenset({CHANGE})),
    "sqlite3": Program(special=_sqlite),
    **dict.fromkeys(
        (
            "psql",
            "mysql",
            "mariadb",
            "mongosh",
            "redis-cli",
            "influx",
            "duckdb",
            "pg_dump",
            "mysqldump",
            "createdb",
            "dropdb",
            "ansible",
            "ansible-playbook",
            "vagrant",
            "virsh",
            "qemu-system-x86_64",
            "docker-compose",
            "podman-compose",
            "kind",
            "minikube",
            "heroku",
            "vercel",
            "firebase",
        ),
        REACHES,
    ),
    **dict.fromkeys(
        ("strace", "ltrace", "gdb", "lldb", "valgrind", "perf", "bpftrace", "rr", "heaptrack", "dlv"), ANYTHING
    ),
    "tsc": Program(base=frozenset({CHANGE})),
    "pyenv": ANYTHING,
    "direnv": ANYTHING,
    "ryxctl": Program(base=frozenset({CHANGE, DESTROY})),
}
