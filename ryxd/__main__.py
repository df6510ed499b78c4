"""Starts the daemon: what `ryxd` and `python -m ryxd` run."""

import gc


def main() -> None:
    """Run the daemon; the exit code is one of wire.errors.Exit."""
    # A start makes hundreds of classes and throws nothing away: to look for rubbish meanwhile is a tenth of its
    # time. The daemon switches the collector on before it is ready.
    gc.disable()
    from ryxd.command import main as run  # here: after the line above

    run()


if __name__ == "__main__":
    main()
