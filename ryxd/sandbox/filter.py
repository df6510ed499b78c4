"""Which system calls a job may make: a seccomp program for bwrap, by libseccomp.

A list of what is refused: it is about the kernel's surface that namespaces don't cover (keyrings, AF_VSOCK,
netlink, io_uring, tracing) and about ways to undo the sandbox from inside. What a job can see is not decided here.
"""

import errno
import os
import stat
import tempfile
from functools import cache

from ryxd.sandbox.failure import Unable

WHY = ""
try:
    import pyseccomp  # type: ignore[import-untyped]
except (ImportError, OSError, RuntimeError) as missing:  # the package, or libseccomp under it
    pyseccomp = None
    WHY = str(missing)

LOW = 0xFFFFFFFF
"""Arguments that the kernel takes as 32 bits are compared as such: the upper half is the caller's to choose."""

REFUSED = (
    # looking into, or steering, other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "kcmp", "pidfd_getfd", "process_madvise",
    # file systems and namespaces
    "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen", "fsconfig",
    "fsmount", "fspick", "mount_setattr", "setns", "unshare", "open_by_handle_at", "name_to_handle_at",
    "fanotify_init", "quotactl", "quotactl_fd", "acct", "swapon", "swapoff",
    # the kernel itself
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter", "io_uring_register",
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot", "syslog",
    "lookup_dcookie", "nfsservctl", "uselib", "ustat", "sysfs", "_sysctl", "vhangup", "memfd_secret",
    "personality", "iopl", "ioperm", "modify_ldt", "vm86", "vm86old",
    # keyrings are the user's, not a namespace's
    "keyctl", "add_key", "request_key",
    # the machine's clock, name and memory
    "settimeofday", "stime", "clock_settime", "clock_settime64", "clock_adjtime", "clock_adjtime64", "adjtimex",
    "sethostname", "setdomainname", "move_pages", "migrate_pages", "mbind", "set_mempolicy",
)  # fmt: skip
"""By name; libseccomp knows their numbers on each machine."""

ESSENTIAL = frozenset({"ptrace", "mount", "setns", "unshare", "keyctl", "io_uring_setup", "bpf", "userfaultfd"})
"""Calls that every libseccomp since 2.5 knows; a program without them would be no filter."""

OPEN_TREE_ATTR = 467
ABSENT = {"clone3": 435, "openat2": 437, "fchmodat2": 452}
"""Told to be missing, so that callers take the older call, whose arguments can be seen.

By number, for an older libseccomp has no name for them; from 424 on a number means the same on every machine.
"""

FAMILIES = 46
"""AF_MAX of linux/socket.h."""

NAMESPACES = (0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000)
"""CLONE_NEW*, from NS to NET; clone has no place for TIME."""

TERMINAL = (0x5412, 0x541C, 0x541D, 0x5423)
"""TIOCSTI, TIOCLINUX, TIOCCONS, TIOCSETD: typing for the user, and worse."""

SET_ID = (0o4000, 0o2000)
CREATES = (os.O_CREAT, 0o20000000)
"""O_CREAT and O_TMPFILE: only with these a mode counts."""


@cache
def program(*, network: bool, machine: str = "") -> bytes:
    """The seccomp program as bwrap takes it. With the network, no Unix socket can be made.

    Abstract ones of the host would be in reach then: they belong to its network. `machine` is a name of
    libseccomp's ("aarch64"); this one when empty. Raises Unable where libseccomp is missing.
    """
    if pyseccomp is None:
        raise Unable("seccomp", f"libseccomp can't be used: {WHY}", "install libseccomp and python-pyseccomp")
    rules = pyseccomp.SyscallFilter(pyseccomp.ALLOW)
    if machine:
        rules.add_arch(getattr(pyseccomp.Arch, machine.upper()))
        rules.remove_arch(pyseccomp.system_arch())
    # another word size, or x32: its numbers mean other calls
    rules.set_attr(pyseccomp.Attr.ACT_BADARCH, pyseccomp.KILL_PROCESS)
    _names(rules)
    _sockets(rules, network=network)
    _arguments(rules)
    with tempfile.TemporaryFile() as file:
        rules.export_bpf(file)
        file.seek(0)
        return file.read()


def _names(rules: "pyseccomp.SyscallFilter") -> None:
    no, absent = pyseccomp.ERRNO(errno.EPERM), pyseccomp.ERRNO(errno.ENOSYS)
    for number in ABSENT.values():
        rules.add_rule(absent, number)
    rules.add_rule(no, OPEN_TREE_ATTR)
    for name in REFUSED:
        try:
            rules.add_rule(no, name)
        except (OSError, ValueError):
            if name in ESSENTIAL:  # other calls may be unknown to this libseccomp, or to this machine
                raise


def _sockets(rules: "pyseccomp.SyscallFilter", *, network: bool) -> None:
    """Only Unix and internet sockets; with the network, Unix ones only in pairs."""
    no = pyseccomp.ERRNO(errno.EAFNOSUPPORT)
    for call, allowed in (("socket", {2, 10} if network else {1, 2, 10}), ("socketpair", {1})):
        for family in range(FAMILIES):
            if family not in allowed:
                rules.add_rule(no, call, pyseccomp.Arg(0, pyseccomp.MASKED_EQ, LOW, family))
        rules.add_rule(no, call, pyseccomp.Arg(0, pyseccomp.GE, FAMILIES))


def _arguments(rules: "pyseccomp.SyscallFilter") -> None:
    no = pyseccomp.ERRNO(errno.EPERM)

    def refuse(call: str, *conditions: tuple[int, int, int]) -> None:
        given = [pyseccomp.Arg(number, pyseccomp.MASKED_EQ, mask, value) for number, mask, value in conditions]
        try:
            rules.add_rule(no, call, *given)
        except (OSError, ValueError):
            if call in {"ioctl", "clone", "openat", "fchmod", "fchmodat"}:
                raise

    for flag in NAMESPACES:
        refuse("clone", (0, flag, flag))
    for request in TERMINAL:
        refuse("ioctl", (1, LOW, request))  # 32 bits: CVE-2019-10063
    for kind in (stat.S_IFCHR, stat.S_IFBLK):
        refuse("mknod", (1, 0o170000, kind))
        refuse("mknodat", (2, 0o170000, kind))
    for bit in SET_ID:
        for call, position in (("chmod", 1), ("fchmod", 1), ("fchmodat", 2), ("creat", 1)):
            refuse(call, (position, bit, bit))
        for call, position in (("mkdir", 1), ("mkdirat", 2)):
            refuse(call, (position, 0o4000, 0o4000))
        refuse("mknod", (1, bit, bit))
        refuse("mknodat", (2, bit, bit))
        for flag in CREATES:
            refuse("open", (1, flag, flag), (2, bit, bit))
            refuse("openat", (2, flag, flag), (3, bit, bit))
