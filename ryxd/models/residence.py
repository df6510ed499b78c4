"""Which models may stay, and which may be begun, as the machine is just used: pure, one table (spec A2)."""

from dataclasses import dataclass

from ryxd.core.model import Tier


@dataclass(frozen=True)
class Circumstances:
    """How the machine is used now."""

    asleep: bool = False
    """It is going to sleep."""
    short: bool = False
    """Memory is short, as a monitor of it says."""
    discharging: bool = False
    percent: int | None = None
    """How full the battery is; None without one."""
    fullscreen: bool = False
    """A window fills the screen: a game, or a film."""
    shared: bool = False
    """The screen is recorded or shared."""


@dataclass(frozen=True)
class Rules:
    """What of it counts, as in config.toml."""

    battery: int = 20
    """Percent from which down nothing large is begun on battery; 0 is never."""
    fullscreen: bool = True
    shared: bool = True


@dataclass(frozen=True)
class Residence:
    """What holds for models now."""

    most: Tier = Tier.LARGE
    """The largest tier that is begun where a smaller one is configured; what is loaded serves all the same."""
    idle: float | None = None
    """Seconds without use after which a model goes, at the latest; None: as it is configured."""
    small: bool = True
    """Whether the small tier's stays even so."""
    why: str = ""
    """One sentence for a person, in English; empty where nothing is special."""


USUAL = Residence()


def residence(now: Circumstances, rules: Rules = Rules()) -> Residence:
    """What holds: of what is so, that which leaves least."""
    if now.asleep:
        return Residence(Tier.SMALL, 0.0, small=False, why="the machine goes to sleep")
    if now.short:
        return Residence(Tier.SMALL, 0.0, why="memory is short")
    if now.discharging and now.percent is not None and now.percent <= rules.battery:
        return Residence(Tier.SMALL, 30.0, why=f"the battery has {now.percent} % left")
    if rules.fullscreen and now.fullscreen:
        return Residence(Tier.LARGE, 15.0, why="a window fills the screen")
    if rules.shared and now.shared:
        return Residence(Tier.LARGE, 60.0, why="the screen is recorded or shared")
    return USUAL
