"""What NVIDIA's cards have used, from the driver: `python -m ryxd.models.nvml` (spec E6).

A driver's library can hang, or take its process with it: so it has one of its own, and not the daemon's. It writes
a line with the millijoules of all cards together, at once and again for each line that it reads; it ends with its
input.
https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html (nvmlDeviceGetTotalEnergyConsumption)
"""

import sys


def main() -> int:
    """Answer until nobody asks; gives 1 where no card tells."""
    import pynvml  # type: ignore[import-untyped]  # the extra `gpu`: nvidia-ml-py

    try:
        pynvml.nvmlInit()
        cards = [pynvml.nvmlDeviceGetHandleByIndex(number) for number in range(pynvml.nvmlDeviceGetCount())]
        count = pynvml.nvmlDeviceGetTotalEnergyConsumption
        cards = [card for card in cards if _tells(count, card)]
        if not cards:
            return 1
        while True:
            sys.stdout.write(f"{sum(count(card) for card in cards)}\n")
            sys.stdout.flush()
            if not sys.stdin.readline():
                return 0
    except pynvml.NVMLError as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _tells(count: object, card: object) -> bool:
    """Whether a card counts: those before Volta do not."""
    import pynvml

    try:
        count(card)  # type: ignore[operator]
    except pynvml.NVMLError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
