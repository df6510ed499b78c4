"""Tables of programs, by family: what each does, and which of its words change that."""

from ryxd.tools.command.options import Program
from ryxd.tools.command.programs import (
    archive,
    builtins,
    core,
    desktop,
    development,
    git,
    network,
    packages,
    search,
    system,
    text,
    wrappers,
)

PROGRAMS: dict[str, Program] = {
    name: program
    for family in (
        core,
        text,
        search,
        archive,
        git,
        packages,
        network,
        system,
        desktop,
        development,
        wrappers,
        builtins,
    )
    for name, program in family.PROGRAMS.items()
}
"""Every program that ryx knows, by name; a shell's own command goes before a program of the same name."""
