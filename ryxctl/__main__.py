"""`python -m ryxctl`: the same as bin/ryxctl, started slowly."""

import sys

from ryxctl.hot import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
