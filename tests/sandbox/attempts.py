"""Ways out of the sandbox: each a small program that prints ESCAPED where it got something it must not have.

`$HOME` holds secrets, `$RUNTIME` sockets; `$PORT`, `$VICTIM` and `$OUTSIDE` name a TCP port, a process and a folder of
the host. `alone` says whether it works where nobody stops it: those that must, prove that the program can win.
"""

from dataclasses import dataclass

PRELUDE = """
import ctypes, errno, os, signal, socket, stat, struct, subprocess, sys, time
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
HOME, RUNTIME, OUTSIDE, WORK = (os.environ.get(k, "/nonexistent") for k in ("HOME", "RUNTIME", "OUTSIDE", "WORK"))
VICTIM, PORT, SPARE = int(os.environ["VICTIM"]), int(os.environ["PORT"]), os.environ["SPARE"]
def call(number, *args):
    given = [ctypes.c_char_p(a) if isinstance(a, bytes) else a if isinstance(a, ctypes._Pointer) else ctypes.c_long(a) for a in args]
    ctypes.set_errno(0)
    return libc.syscall(ctypes.c_long(number), *given)
def won(yes=True):
    if yes: print("ESCAPED", flush=True)
ARM = os.uname().machine == "aarch64"
def nr(x86, arm): return arm if ARM else x86
def connects(path):
    s = socket.socket(socket.AF_UNIX); s.settimeout(2); s.connect(path); return s.recv(99)
"""


@dataclass(frozen=True)
class Attempt:
    """One way out."""

    name: str
    code: str
    alone: bool = True
    """Whether it has to work outside of the sandbox."""
    bash: bool = False


def _bash(name: str, code: str, *, alone: bool = True) -> Attempt:
    return Attempt(name, code, alone, bash=True)


ATTEMPTS = (
    # what the user keeps secret
    _bash("read a private ssh key", 'grep -q SECRET "$HOME/.ssh/id_ed25519" && echo ESCAPED'),
    _bash("read gnupg's keys", 'grep -rq SECRET "$HOME/.gnupg" && echo ESCAPED'),
    _bash("read the token of gh", 'grep -q SECRET "$HOME/.config/gh/hosts.yml" && echo ESCAPED'),
    _bash("read .netrc", 'grep -q SECRET "$HOME/.netrc" && echo ESCAPED'),
    _bash("read a .env in the work folder", "grep -q SECRET .env && echo ESCAPED"),
    _bash("read a key deep in the work folder", "grep -rqs SECRET deep/ && echo ESCAPED"),
    _bash("read a browser's cookies", 'grep -q SECRET "$HOME/.mozilla/cookies" && echo ESCAPED'),
    _bash("read a document it was not given", 'grep -q SECRET "$HOME/Documents/diary.txt" && echo ESCAPED'),
    _bash("read ryx's own journal", 'grep -q SECRET "$HOME/.local/state/ryx/journal.db" && echo ESCAPED'),
    _bash("read through a link", 'ln -sf "$HOME/.ssh/id_ed25519" link && grep -q SECRET link && echo ESCAPED'),
    _bash("link a secret into the work folder", 'ln "$HOME/.netrc" hard && grep -q SECRET hard && echo ESCAPED'),
    _bash("read by ../..", "grep -q SECRET ../../.ssh/id_ed25519 ../.ssh/id_ed25519 && echo ESCAPED"),
    Attempt("find secrets by /proc/*/root", """
import glob
for root in glob.glob("/proc/[0-9]*/root"):
    try: won("SECRET" in open(root + HOME + "/.ssh/id_ed25519").read())
    except OSError: pass"""),
    Attempt("find secrets by /proc/*/cwd", """
import glob
for cwd in glob.glob("/proc/[0-9]*/cwd"):
    try: won("SECRET" in open(cwd + "/../.ssh/id_ed25519").read())
    except OSError: pass"""),
    Attempt("uncover by renaming the folder around", """
os.rename(WORK + "/deep", WORK + "/other"); won("SECRET" in open(WORK + "/other/down/id_rsa").read())"""),
    Attempt("uncover by unmounting", """
won(libc.umount2((WORK + "/.env").encode(), 2) == 0 and "SECRET" in open(WORK + "/.env").read())""", alone=False),
    Attempt("chmod what covers a secret", """
os.chmod(WORK + "/.env", 0o644); won("SECRET" in open(WORK + "/.env").read())"""),
    # what other programs know
    _bash("read the daemon's environment", "env | grep -q SECRET_TOKEN && echo ESCAPED"),
    _bash("read the environment of process 1", "tr '\\0' '\\n' </proc/1/environ | grep -q -e SECRET -e DBUS -e XDG_RUNTIME && echo ESCAPED", alone=False),
    Attempt("read another process's environment", 'won(b"SECRET" in open(f"/proc/{VICTIM}/environ", "rb").read())'),
    _bash("see processes of the host", '[ "$(ls -d /proc/[0-9]* | wc -l)" -gt 12 ] && echo ESCAPED'),
    Attempt("signal a process of the host", "os.kill(VICTIM, 0); won()"),
    Attempt("signal all of the host", "os.kill(-1, 0); won(os.path.exists(f'/proc/{VICTIM}'))"),
    Attempt("open a process of the host", "won(os.pidfd_open(VICTIM) >= 0)"),
    Attempt("trace process 1", "won(libc.ptrace(16, 1, 0, 0) == 0)", alone=False),
    Attempt("trace a child of its own", """
child = os.fork()
if not child: time.sleep(5); os._exit(0)
done = libc.ptrace(0x4206, child, 0, 0) == 0; os.kill(child, 9); won(done)"""),
    Attempt("read the memory of another process", """
child = os.fork()
if not child: time.sleep(5); os._exit(0)
keep = ctypes.create_string_buffer(b"x", 8)
class Vec(ctypes.Structure): _fields_ = [("base", ctypes.c_void_p), ("len", ctypes.c_size_t)]
here = ctypes.create_string_buffer(8); a = Vec(ctypes.addressof(here), 8); b = Vec(ctypes.addressof(keep), 8)
done = libc.process_vm_readv(child, ctypes.byref(a), 1, ctypes.byref(b), 1, 0); os.kill(child, 9); won(done == 8)"""),
    Attempt("take a file descriptor of another process", """
child = os.fork()
if not child: time.sleep(5); os._exit(0)
fd = call(438, os.pidfd_open(child), 0, 0); os.kill(child, 9); won(fd >= 0)"""),
    Attempt("use file descriptors that were left open", """
for fd in range(3, 256):
    try: target = os.readlink(f"/proc/self/fd/{fd}")
    except OSError: continue
    won("outside" in target or "host" in target)"""),
    # doors: sockets
    *(Attempt(f"talk to {what}", f'won(connects(RUNTIME + "/{name}") == b"welcome")') for what, name in (
        ("the session bus", "bus"), ("systemd", "systemd-private"), ("the compositor", "wayland-0"), ("Hyprland", "hypr.sock"),
        ("the ssh agent", "agent"), ("ryx itself", "ryxd.sock"))),
    Attempt("talk to a socket in the work folder", 'won(connects(WORK + "/door") == b"welcome")'),
    Attempt("talk to an abstract socket", 'won(connects("\\0ryx-test-" + SPARE) == b"welcome")'),
    Attempt("connect to the host by TCP", """
s = socket.create_connection(("127.0.0.1", PORT), 2); won(s.recv(9) == b"welcome")"""),
    Attempt("send to the host by UDP", """
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); s.settimeout(1); s.sendto(b"x", ("127.0.0.1", PORT)); won(s.recv(9) == b"welcome")"""),
    Attempt("see the host's network", "won(len(socket.if_nameindex()) > 1)", alone=False),
    Attempt("vsock", "won(socket.socket(40, socket.SOCK_STREAM) is not None)", alone=False),
    Attempt("netlink", "won(socket.socket(16, socket.SOCK_RAW, 0) is not None)"),
    Attempt("packet socket", "won(socket.socket(17, socket.SOCK_RAW) is not None)", alone=False),
    Attempt("kernel crypto socket", "won(socket.socket(38, socket.SOCK_SEQPACKET) is not None)", alone=False),
    Attempt("bluetooth socket", "won(socket.socket(31, socket.SOCK_RAW, 1) is not None)", alone=False),
    Attempt("a family with a high half", "won(call(nr(41, 198), (1 << 32) | 16, 3, 0) >= 0)"),
    # staying
    _bash("write into .bashrc", 'echo evil >>"$HOME/.bashrc" && grep -q evil "$HOME/.bashrc" && echo ESCAPED'),
    _bash("start with the session", 'mkdir -p "$HOME/.config/autostart" && echo x >"$HOME/.config/autostart/x.desktop" && echo ESCAPED'),
    _bash("write a user unit", 'mkdir -p "$HOME/.config/systemd/user" && echo x >"$HOME/.config/systemd/user/x.service" && echo ESCAPED'),
    _bash("write outside the work folder", 'echo x >"$OUTSIDE/planted" && echo ESCAPED'),
    _bash("write beside the work folder", "echo x >../planted && echo ESCAPED"),
    _bash("write outside through a link", 'ln -sfn "$OUTSIDE" out && echo x >out/planted && echo ESCAPED'),
    _bash("change the system's programs", "touch /usr/bin/planted && echo ESCAPED", alone=False),
    _bash("change the system's settings", "echo x >>/etc/passwd && echo ESCAPED", alone=False),
    _bash("plant a git hook", 'echo "#!/bin/sh" >.git/hooks/post-commit && echo ESCAPED'),
    _bash("set git's pager", 'git config core.pager "sh -c id" && git config core.pager | grep -q id && echo ESCAPED'),
    _bash("put another .git in place", "mv .git .git-old && mkdir .git && echo ESCAPED"),
    _bash("leave a set-id program", "cp /usr/bin/true owned && chmod 4755 owned && [ -u owned ] && echo ESCAPED"),
    Attempt("create a set-id program", """
os.umask(0); fd = os.open(WORK + "/made", os.O_CREAT | os.O_WRONLY, 0o4755); won(os.fstat(fd).st_mode & 0o4000)"""),
    Attempt("set-id by fchmodat2", "open(WORK + '/two', 'w').close(); won(call(452, -100, (WORK + '/two').encode(), 0o4755, 0) == 0)", alone=False),
    _bash("leave a process behind", '(setsid sh -c \'sleep 2; echo x >"$OUTSIDE/late"\' >/dev/null 2>&1 &) ; (sleep 3; [ -e "$OUTSIDE/late" ] && echo ESCAPED)'),
    # the walls
    Attempt("make a user namespace", "won(libc.unshare(0x10000000) == 0)"),
    Attempt("make one by clone", "pid = call(nr(56, 220), 0x10000000 | 17, 0, 0, 0, 0)\nif pid == 0: os._exit(0)\nwon(pid > 0)"),
    Attempt("make one by clone3", """
args = struct.pack("<11Q", 0x10000000, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0)
pid = call(435, args, 88)
if pid == 0: os._exit(0)
won(pid > 0)"""),
    _bash("make one by a program", "unshare -Ur true && echo ESCAPED"),
    _bash("mount something", "unshare -Urm mount -t tmpfs none /mnt && echo ESCAPED"),
    Attempt("remount a read-only folder", "won(libc.mount(None, b'/usr', None, 32 | 4096, None) == 0)", alone=False),
    Attempt("open the tree of mounts", "won(call(428, -100, b'/', 1) >= 0)", alone=False),
    Attempt("change the root", "won(libc.chroot(b'/tmp') == 0)", alone=False),
    Attempt("enter another namespace", "won(libc.setns(os.open('/proc/1/ns/mnt', os.O_RDONLY), 0) == 0)", alone=False),
    Attempt("open by handle", "won(call(nr(304, 265), 3, b'\\0' * 64, 0) >= 0 or ctypes.get_errno() == errno.EBADF)", alone=False),
    Attempt("openat2", "won(call(437, -100, (HOME + '/.netrc').encode(), struct.pack('<QQQ', 0, 0, 0), 24) >= 0)"),
    Attempt("32-bit numbers (x32)", "won(call(0x40000000 | 39) > 0)", alone=False),
    # the kernel
    Attempt("keys of the session", "won(call(nr(250, 219), 0, -3, 1) > 0)"),
    Attempt("add a key", "won(call(nr(248, 217), b'user', b'ryx-test', b'x', 1, -4) > 0)"),
    Attempt("io_uring", "won(call(425, 4, b'\\0' * 120) >= 0)", alone=False),
    Attempt("userfaultfd", "won(call(nr(323, 282), 1) >= 0)"),
    Attempt("bpf", "won(call(nr(321, 280), 0, b'\\0' * 128, 128) >= 0)", alone=False),
    Attempt("perf", "won(call(nr(298, 241), b'\\0' * 128, 0, -1, -1, 0) >= 0)", alone=False),
    Attempt("personality", "won(libc.personality(0x0040000) != -1)"),
    Attempt("the kernel's log", "won(call(nr(103, 116), 10, 0, 0) >= 0 and call(nr(103, 116), 3, b'x' * 99, 99) >= 0)", alone=False),
    Attempt("the kernel's settings", "open('/proc/sys/kernel/core_pattern', 'a').close(); won()", alone=False),
    Attempt("the machine's name", "won(libc.sethostname(b'evil', 4) == 0)", alone=False),
    _bash("which machine this is", "[ -s /etc/machine-id ] && echo ESCAPED", alone=False),
    Attempt("the host's name", "won(socket.gethostname() == os.environ['HOSTNAME_OUTSIDE'])"),
    Attempt("type for the user", """
import fcntl
for fd in (0, 1, 2):
    try: fcntl.ioctl(fd, 0x5412, b"x"); won()
    except OSError as e: pass
try: fcntl.ioctl(os.open("/dev/tty", os.O_RDWR), 0x5412, b"x"); won()
except OSError: pass""", alone=False),
    Attempt("type on a terminal of its own", """
import fcntl, pty
master, slave = pty.openpty(); os.setsid(); fcntl.ioctl(slave, 0x540E, 0)
call(nr(16, 29), slave, (1 << 32) | 0x5412, b"x"); won(ctypes.get_errno() == 0)""", alone=False),
    Attempt("shared memory of the host", """
for line in open("/proc/sysvipc/shm").read().splitlines()[1:]: won()
won(os.path.exists("/dev/shm/ryx-test-" + SPARE))"""),
    Attempt("raw disks", "won(any(stat.S_ISBLK(os.stat('/dev/' + name).st_mode) for name in os.listdir('/dev')))", alone=False),
    Attempt("make a device", "os.mknod(WORK + '/null', stat.S_IFCHR | 0o666, os.makedev(1, 3)); won()", alone=False),
    _bash("gain rights by su", 'for p in /usr/bin/su /usr/bin/sudo; do [ -u "$p" ] && [ "$(awk "/NoNewPrivs/ {print \\$2}" /proc/self/status)" = 0 ] && echo ESCAPED; done'),
    _bash("see the host's /tmp", '[ -e "$TMP_OUTSIDE" ] && echo ESCAPED'),
    _bash("see the host's /sys", "ls /sys/class/net | grep -q . && echo ESCAPED"),
    _bash("list other users' homes", 'ls /home | grep -qvx "$(basename "$(dirname "$HOME")")" && [ "$(ls /home | wc -l)" -gt 1 ] && echo ESCAPED', alone=False),
    # taking too much
    Attempt("raise its limits", """
import resource
soft, hard = resource.getrlimit(resource.RLIMIT_NPROC); won(hard == resource.RLIM_INFINITY or hard > 4096)"""),
    Attempt("write a huge file", """
import resource
with open(WORK + "/huge", "wb") as f:
    f.seek(3 << 30); f.write(b"x")
won()"""),
    Attempt("fill the memory", "held = bytearray(6 << 30); won(len(held) > 0)", alone=False),
    Attempt("many processes", """
children = []
try:
    for _ in range(300):
        pid = os.fork()
        if not pid: time.sleep(20); os._exit(0)
        children.append(pid)
except OSError: pass
for pid in children: os.kill(pid, 9)
won(len(children) >= 300)"""),
    Attempt("fill /tmp", """
size = 0
with open("/tmp/fill-" + SPARE, "wb") as f:
    try:
        for _ in range(400): size += f.write(bytes(1 << 20))
    finally: os.unlink(f.name)
won(size >= 400 << 20)"""),
)  # fmt: skip
