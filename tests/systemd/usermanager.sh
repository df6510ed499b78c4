#!/bin/bash
# A systemd user manager for a machine whose PID 1 is not systemd (CI). Run as root.
#   usermanager.sh start USER          start "systemd --user" of USER; prints its process id
#   usermanager.sh run USER COMMAND…   run COMMAND as USER in the manager's session, in the current folder
#   usermanager.sh stop USER           end it and everything in it
# The manager has a mount namespace with a /run of its own: nothing on the machine sees it, and package
# scripts don't take the machine for one that systemd booted.
set -euo pipefail

usage() { sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[ $# -ge 2 ] || usage
[ "$(id -u)" -eq 0 ] || { echo "usermanager.sh: must run as root" >&2; exit 2; }
action=$1 user=$2
shift 2
uid=$(id -u "$user") gid=$(id -g "$user")
home=$(getent passwd "$user" | cut -d: -f6)
state=/var/lib/ryx-usermanager/$uid # not in /run: the namespace has another one
group=ryx-usermanager-$uid
runtime=/run/user/$uid
session=(
  HOME="$home" USER="$user" LOGNAME="$user" SHELL=/bin/bash LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin
  XDG_RUNTIME_DIR="$runtime" DBUS_SESSION_BUS_ADDRESS="unix:path=$runtime/bus"
)

# On a hybrid machine systemd needs its own hierarchies, and memory and pids for limits; else there is one.
if [ -d /sys/fs/cgroup/unified ]; then
  joined=(/sys/fs/cgroup/unified /sys/fs/cgroup/systemd)
  owned=("${joined[@]}" /sys/fs/cgroup/memory /sys/fs/cgroup/pids)
else
  joined=(/sys/fs/cgroup)
  owned=("${joined[@]}")
fi

manager() { # its process id, when it runs
  local pid
  pid=$(cat "$state/pid" 2>/dev/null) && [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = systemd ] && echo "$pid"
}

as_user() { exec setpriv --reuid "$uid" --regid "$gid" --init-groups env -i "${session[@]}" "$@"; }

inside() { # the manager's first moments, in its new mount namespace
  local root
  # a second /proc (of a chroot, say) would hide that mounting one is not allowed in a sandbox
  awk '$3 == "proc" && $2 != "/proc" { print $2 }' /proc/self/mounts | sort -r | xargs -r umount -l || true
  mount -t tmpfs -o mode=755 run /run
  # sd_booted(3), and where systemd builds the file systems of sandboxed units
  mkdir -p /run/systemd/system /run/systemd/unit-root /run/systemd/propagate /run/user
  install -d -m 700 -o "$uid" -g "$gid" "$runtime"
  for root in "${joined[@]}"; do
    [ ! -e "$root/$group/cgroup.procs" ] || echo $$ >"$root/$group/cgroup.procs"
  done
  echo $$ >"$state/pid"
  as_user SYSTEMD_LOG_TARGET=console /lib/systemd/systemd --user
}

start() {
  local root file
  if manager; then return; fi # a second one would make the first unreachable
  install -d -m 755 "${state%/*}"
  install -d -m 700 "$state"
  rm -f "$state/pid"
  for root in "${owned[@]}"; do
    [ -e "$root/cgroup.procs" ] || continue
    mkdir -p "$root/$group/client.scope"
    for file in "$root/$group" "$root/$group/client.scope"; do
      for file in "$file" "$file"/{cgroup.procs,tasks,cgroup.subtree_control,cgroup.threads}; do
        [ ! -e "$file" ] || chown "$user:" "$file"
      done
    done
  done
  setsid unshare --mount --propagation private bash "$0" inside "$user" >"$state/log" 2>&1 </dev/null &
  for _ in $(seq 200); do
    sleep 0.05
    if manager >/dev/null && "$0" run "$user" systemctl --user is-system-running >/dev/null 2>&1; then
      manager
      return
    fi
  done
  echo "usermanager.sh: the manager of $user did not come up; its last words:" >&2
  tail -n 20 "$state/log" >&2
  return 1
}

run() {
  local root pid
  pid=$(manager) || { echo "usermanager.sh: no manager of $user runs; start it first" >&2; exit 1; }
  # a sibling of the manager's units: from anywhere else systemd may not take us into a scope
  for root in "${joined[@]}"; do
    [ ! -e "$root/$group/client.scope/cgroup.procs" ] || echo $$ >"$root/$group/client.scope/cgroup.procs"
  done
  exec nsenter --target "$pid" --mount setpriv --reuid "$uid" --regid "$gid" --init-groups \
    env -i "${session[@]}" bash -c 'cd "$1" 2>/dev/null || cd; shift; exec "$@"' bash "$PWD" "$@"
}

stop() {
  local root pid
  if pid=$(manager); then
    timeout 10 "$0" run "$user" systemctl --user exit || true
    for _ in $(seq 100); do
      manager >/dev/null || break
      sleep 0.1
    done
  fi
  for root in "${owned[@]}"; do
    [ -d "$root/$group" ] || continue
    # what outlives its manager: programs that a unit may leave behind
    find "$root/$group" -name cgroup.procs -exec cat {} + 2>/dev/null | sort -u | xargs -r kill -KILL 2>/dev/null || true
    for _ in $(seq 50); do
      find "$root/$group" -depth -type d -exec rmdir {} + 2>/dev/null && break
      [ -d "$root/$group" ] || break
      sleep 0.1
    done
  done
  rm -rf "$state"
}

case $action in
  start | stop | inside) $action ;;
  run) [ $# -ge 1 ] || usage; run "$@" ;;
  *) usage ;;
esac
