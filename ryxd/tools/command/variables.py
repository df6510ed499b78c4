"""Variables of the environment that change what other programs do, and those that don't."""

import re

DANGEROUS = re.compile(
    r"(PATH|HOME|PWD|OLDPWD|CDPATH|IFS|ENV|SHELL|SHELLOPTS|BASH\w*|PS\d|PROMPT_COMMAND|GLOBIGNORE|FIGNORE|EXECIGNORE"
    r"|HISTFILE|INPUTRC|TMPDIR|HOSTFILE|POSIXLY_CORRECT|FCEDIT|FUNCNEST|TIMEFORMAT|MAILPATH|MAIL|DIRSTACK|GROUPS"
    r"|LD_\w+|DYLD_\w+|GCONV_PATH|LOCPATH|NLSPATH|MALLOC_\w+|GLIBC_\w+|GIT_\w+|GREP_\w+|LESS\w*|MORE|MOST\w*|MAN\w*"
    r"|\w*PAGER|\w*EDITOR|VISUAL|BROWSER|TERMINAL|PYTHON\w*|PERL\w*|RUBY\w*|GEM_\w+|NODE_\w+|NPM_\w+|JAVA_\w+|_JAVA\w*"
    r"|CLASSPATH|LUA_\w+|TAR_OPTIONS|GZIP|XZ_\w+|BZIP\w*|ZSTD_\w+|UNZIP\w*|ZIP\w*|RSYNC_\w+|SSH_\w+|CVS\w*|SVN\w*|HG\w*"
    r"|MAKE\w*|CC|CXX|LD|CFLAGS|RIPGREP_\w+|FZF_\w+|FD_\w+|BAT_\w+|JQ_\w+|SYSTEMD_\w+|DBUS_\w+|XDG_\w+|WAYLAND_\w+"
    r"|DISPLAY|HYPRLAND_\w+|SUDO_\w+|DOCKER_\w+|CARGO_\w+|RUST\w*|GO\w+|TERMINFO\w*|TERMCAP|AWKPATH|AWKLIBPATH"
    r"|OPENSSL_\w+|SSL_\w+|CURL_\w+|WGETRC|\w+_proxy|\w+_PROXY|\w*RC)\Z"
)
"""Names that no line may set and stay clear: the shell or common programs obey them."""

HARMLESS = frozenset(
    ("LANG", "LANGUAGE", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_MONETARY",
     "TZ", "COLUMNS", "LINES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "BLOCKSIZE", "BLOCK_SIZE",
     "TERM", "COLORTERM", "IFS", "GREP_COLOR", "GREP_COLORS", "LS_COLORS", "QUOTING_STYLE", "TIME_STYLE")
)  # fmt: skip
"""Names that may stand before a program: how it prints, not what it does; IFS is for `read`."""
