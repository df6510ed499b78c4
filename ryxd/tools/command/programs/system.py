"""The system: services, processes, disks, users, hardware."""

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Program, Value, follow, given, table
from ryxd.tools.command.programs.subcommands import subcommands

READ, WRITE, TEXT, RUN = Value.READ, Value.WRITE, Value.TEXT, Value.RUN
CHANGE, DESTROY = Permission.CHANGE, Permission.DESTROY

SILENT = Program()
RUINS = Program(base=frozenset({DESTROY}))
UNIT = {"H host M machine": Permission.NETWORK, "root image": CHANGE}


def _crontab(case: Case) -> None:
    if [word.text for word in case.args] != ["-l"]:
        case.add(CHANGE, "runs things later")
        case.add(DESTROY, "replaces what is there")


def _bare(case: Case) -> None:
    """Alone they show the machine; their options run scripts, write files or fetch new versions."""
    if case.args:
        case.add(CHANGE, *(word.text for word in case.args))


def _top(case: Case) -> None:
    known = given(case, case.args, table({"b batch-mode": Value.FLAG, "n d p u o w E U": TEXT}))
    follow(case, known)


def _swap(case: Case) -> None:
    shows = {"-s", "--show", "--summary", "-V"}
    if not case.args or any(not word.exact or word.text.partition("=")[0] not in {*shows, "--bytes", "--noheadings", "--raw"}
                            for word in case.args):  # fmt: skip
        case.add(DESTROY)


def _mount(case: Case) -> None:
    known = given(case, case.args, table({"l show-labels h": Value.FLAG, "t types": TEXT}))
    follow(case, known)
    if (
        case.name != "mount"
        or known.operands
        or any(each.name not in {"l", "t", "types", "show-labels"} for each in known.options)
    ):
        case.add(DESTROY)


def _sysctl(case: Case) -> None:
    known = given(case, case.args, table({"w write p load system": DESTROY, "r pattern": TEXT}))
    follow(case, known)
    if any("=" in word.text or not word.exact for word in known.operands):
        case.add(DESTROY)


PROGRAMS: dict[str, Program] = {
    **dict.fromkeys(
        (
            "ps pstree pgrep pidof pmap free vmstat iostat mpstat sar pidstat lscpu lsmem lsblk lspci lsusb"
            " lsmod lsns lsipc lslocks lslogins lsscsi lshw inxi neofetch fastfetch screenfetch hwinfo htop"
            " btop atop glances nvtop findmnt blkid acpi sensors getenforce sestatus runlevel tload slabtop"
            " smem modinfo hyfetch lsof lsfd ipcs tty who"
        ).split(),
        SILENT,
    ),
    **dict.fromkeys(
        ("inxi", "neofetch", "fastfetch", "screenfetch", "hyfetch", "hwinfo", "atop", "glances"),
        Program(special=_bare),
    ),
    "pmap": Program(options={"n N create-rc create-rc-to": CHANGE, "c C read-rc read-rc-from": READ}),
    "sar": Program(options={"o": WRITE, "f": READ}),
    "pidstat": Program(options={"e": "runs a program", "p G C T": TEXT}),
    "blkid": Program(options={"g garbage-collect": CHANGE, "c cache-file": WRITE, "o s L U t n": TEXT}),
    "sensors": Program(options={"s set": DESTROY, "c config-file": READ}),
    "lsof": Program(options={"r": Value.FLAG, "k m D": CHANGE}),
    "nvidia-smi": Program(
        options={"pm persistence-mode r gpu-reset pl ac rac mig e c": DESTROY, "f filename": WRITE}
    ),
    "fuser": Program(options={"k kill K": DESTROY}),
    "top": Program(special=_top),
    "dmesg": Program(
        options={
            "c read-clear C clear D console-off E console-on n console-level": DESTROY,
            "F file K": READ,
            "l f level facility": TEXT,
        }
    ),
    "lastlog": Program(options={"C clear S set": DESTROY}),
    "fdisk": Program(base=frozenset({DESTROY})),
    "swapon": Program(special=_swap),
    "swapoff": RUINS,
    "mount": Program(special=_mount),
    "umount": Program(special=_mount),
    "sysctl": Program(special=_sysctl),
    **dict.fromkeys(
        (
            "parted sfdisk cfdisk gdisk sgdisk wipefs mkswap mkfs fsck e2fsck tune2fs resize2fs hdparm"
            " blkdiscard cryptsetup losetup lvremove lvcreate lvresize pvremove pvcreate vgremove vgcreate"
            " mdadm zpool zfs btrfs dmsetup shutdown reboot poweroff halt init telinit kill pkill killall"
            " killall5 skill xkill kexec insmod rmmod modprobe depmod useradd userdel usermod groupadd"
            " groupdel groupmod passwd chpasswd chsh chfn visudo vipw vigr gpasswd adduser deluser addgroup"
            " delgroup ldconfig grub-install grub-mkconfig update-grub mkinitcpio dracut bootctl efibootmgr"
            " fwupdmgr hwclock ntpdate chvt loadkeys setfont rtcwake swaplabel quotacheck setquota edquota"
            " renice logrotate systemd-tmpfiles systemd-sysusers update-alternatives alternatives mkfs.ext4"
            " mkfs.ext3 mkfs.ext2 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.ntfs mkfs.fat mkfs.exfat fstrim"
            " dd_rescue ddrescue testdisk photorec wall write auditctl setenforce setsebool semanage aa-"
            " disable aa-enforce"
        ).split(),
        RUINS,
    ),
    "systemctl": subcommands(
        "status show cat list-units list-unit-files list-timers list-sockets list-jobs list-dependencies list-paths"
        " list-automounts list-machines is-active is-enabled is-failed is-system-running get-default show-environment help",
        frozenset({DESTROY}),
        options=UNIT,
        bare=True,
        flags="-a -l -r",
        values="-t --type -p --property -n --lines -o --output --state -P",
    ),
    "journalctl": Program(
        options={
            "vacuum-size vacuum-time vacuum-files rotate flush sync relinquish-var smart-relinquish-var setup-keys"
            " update-catalog": DESTROY,
            "cursor-file": WRITE,
            "file D directory root image": READ,
            "u unit n lines S since U until p priority o output t identifier g grep b boot k user-unit F field c": TEXT,
        },
        safe=frozenset(("file",)),
    ),
    "loginctl": subcommands(
        "list-sessions list-users list-seats session-status user-status seat-status show-session show-user show-seat",
        frozenset({DESTROY}),
        options=UNIT,
        bare=True,
    ),
    "timedatectl": subcommands(
        "status show list-timezones timesync-status show-timesync", frozenset({DESTROY}), options=UNIT, bare=True
    ),
    "localectl": subcommands(
        "status list-locales list-keymaps list-x11-keymap-layouts", frozenset({DESTROY}), options=UNIT, bare=True
    ),
    "machinectl": subcommands("list status show list-images", frozenset({DESTROY}), bare=True),
    "coredumpctl": subcommands("list info", frozenset({CHANGE}), bare=True, options={"o output": WRITE}),
    "bootctl": subcommands("status list", frozenset({DESTROY}), bare=True),
    "systemd-analyze": subcommands(
        "time blame critical-chain calendar timespan timestamp verify security unit-paths cat-config",
        frozenset({CHANGE}),
        bare=True,
    ),
    "busctl": subcommands(
        "list status tree introspect get-property", frozenset({DESTROY}), bare=True, options=UNIT
    ),
    "udevadm": subcommands("info", frozenset({DESTROY}), options={"c cleanup-db": DESTROY}),
    "upower": Program(),
    "udisksctl": subcommands("status info dump", frozenset({DESTROY})),
    "smartctl": Program(options={"t test s smart o offlineauto S saveauto X abort": DESTROY, "d T l n r": TEXT}),
    "nvme": subcommands("list", frozenset({DESTROY})),
    "dmidecode": Program(options={"dump-bin": WRITE, "from-dump": READ, "t s": TEXT}),
    "powerprofilesctl": subcommands("get list", frozenset({CHANGE}), bare=True),
    "tlp-stat": Program(special=_bare),
    "cpupower": subcommands("frequency-info idle-info info", frozenset({DESTROY})),
    "crontab": Program(special=_crontab),
    **dict.fromkeys(
        ("at", "batch", "atrm", "systemd-run", "start-stop-daemon", "daemonize", "screen", "tmux", "zellij"),
        Program(base=frozenset({CHANGE, DESTROY})),
    ),
    "atq": SILENT,
    "getent": Program(most=8),
    "last": Program(options={"f file": READ, "n limit t until s since p": TEXT}),
    "w": Program(),
    "ipcrm": RUINS,
    "docker": subcommands(
        "ps images version info logs inspect top stats port diff history image.ls container.ls volume.ls network.ls"
        " compose.ps compose.logs context.ls system.df volume.inspect network.inspect image.inspect container.inspect search",
        frozenset({CHANGE, DESTROY, Permission.NETWORK}),
        options={"H host c context config": "reaches another daemon"},
        network="search",
        values="--format -f --filter -n --tail",
    ),
    "podman": subcommands(
        "ps images version info logs inspect top stats port diff history image.ls container.ls volume.ls network.ls",
        frozenset({CHANGE, DESTROY, Permission.NETWORK}),
        options={
            "url r remote connection c root runroot hooks-dir conmon runtime module": "reaches another daemon"
        },
        values="--format -f --filter -n --tail",
    ),
}
