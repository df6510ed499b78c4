"""The screen of `ryxctl watch`, made with Textual: what happens is seen, and what waits is answered there."""

import asyncio
import time
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from ryxctl import asking
from ryxctl.line import Stop
from ryxctl.watching import drawing
from ryxctl.watching.feed import Feed
from ryxctl.watching.run import Run
from ryxctl.words import say

FRAME = 1 / 15
"""Seconds between two drawings, at least."""
SHARE = 4
"""How many times as long as a drawing took nothing is drawn after it."""
AGAIN = 3.0
"""Seconds in which the second key must come that cancels a run."""
RETURN = 1.0
"""Seconds between two tries to find the daemon again."""
PREVIEW = 6
"""Lines of a preview that stand below a question."""


class Preview(ModalScreen[None]):
    """All that a yes would allow."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,v", "dismiss", say("Back", "Zurück"))]
    CSS = "Preview { align: center middle; } Preview VerticalScroll { width: 95%; height: 90%; border: round; }"

    def __init__(self, asked: "dict[str, Any]") -> None:
        super().__init__()
        self._asked = asked

    def compose(self) -> ComposeResult:
        """The preview, line by line, in a box that scrolls."""
        text = Text(f"{drawing.clean(str(self._asked['question']))}\n\n", "bold")
        colours = {"+": "green", "-": "red", "@": "dim"}
        for line in str(self._asked.get("preview", "")).split("\n"):
            text.append(f"{drawing.clean(line)}\n", colours.get(line[:1], "not bold"))
        if self._asked.get("cut"):
            cut = say("characters in its middle are not shown", "Zeichen in der Mitte fehlen hier")
            text.append(f"({self._asked['cut']} {cut})", "red")
        yield VerticalScroll(Static(text))
        yield Footer()

    def on_mount(self) -> None:
        """The keys scroll at once."""
        self.query_one(VerticalScroll).focus()


class Watching(App[None]):
    """Runs on top, the chosen one below, what waits for the user above the keys."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #top { height: 1; padding: 0 1; }
    #runs { height: auto; max-height: 30%; border: none; padding: 0; text-wrap: nowrap; text-overflow: ellipsis; }
    #runs > .option-list--option, #runs > .option-list--option-highlighted { background: ansi_default; }
    #runs:focus > .option-list--option-highlighted { color: ansi_default; background: ansi_default; }
    #detail { height: 1fr; border-top: solid; padding: 0 1; scrollbar-size-vertical: 1; }
    #question { height: auto; max-height: 50%; border-top: heavy; padding: 0 1; display: none; }
    #buttons { height: 1; }
    #buttons Button { margin-right: 2; }
    #words { height: 1; border: none; padding: 0; display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,ctrl+c", "leave", say("Quit", "Ende")),
        Binding("enter", "answer", say("Answer", "Antworten")),
        Binding("v", "preview", say("Show all of it", "Alles zeigen")),
        Binding("c", "cancel", say("Cancel the run", "Auftrag abbrechen")),
        Binding("f", "follow", say("Follow", "Folgen")),
    ]

    def __init__(self, feed: Feed) -> None:
        super().__init__(ansi_color=True)
        self.feed = feed
        self.stop: Stop | None = None
        """Why it could not go on; what called it says so when the terminal is as it was."""
        self.chosen: str | None = feed.only
        self._picked = feed.only is not None
        """Whether the user chose the run; else the newest one that lives is shown."""
        self._asked = ""
        """The name of the question that is shown."""
        self._drawing = False
        self._took = 0.0
        """Seconds of processor that the last drawing took."""
        self._cancelling: tuple[str, float] = ("", 0.0)
        self._note = ""
        self._listed: list[str] = []
        self._marked: tuple[list[str], str | None] = ([], None)
        """The runs of the list, and which of them was marked there."""
        self._follows = True
        """Whether the end of the chosen run is to be shown, wherever the user has scrolled to."""

    def compose(self) -> ComposeResult:
        """The parts, from top to bottom."""
        yield Static(id="top")
        if self.feed.only is None:
            yield OptionList(id="runs", markup=False, compact=True)
        yield VerticalScroll(Static(id="picture"), id="detail")
        with Vertical(id="question"):
            yield Static(id="asked")
            yield Horizontal(id="buttons")
            hint = say("your answer, then Enter", "deine Antwort, dann Enter")
            yield Input(id="words", placeholder=hint, compact=True)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Listen, and draw for the first time."""
        self.query_one("#detail" if self.feed.only else "#runs").focus()
        self._listen()
        self.soon()

    # -- what comes from the daemon

    def _listen(self) -> None:
        asyncio.get_running_loop().add_reader(self.feed.fileno(), self._read)

    def _read(self) -> None:
        number = self.feed.fileno()
        try:
            there = self.feed.read()
        except Stop as stop:
            asyncio.get_running_loop().remove_reader(number)
            self.stop = stop
            self.exit()
            return
        if not there:
            asyncio.get_running_loop().remove_reader(number)
            self._gone()
        self.soon()

    def _gone(self) -> None:
        """The daemon hung up: it is looked for until it is back. A run that is over needs it no more."""
        self._note = say("the daemon hung up; looking for it", "der Daemon hat aufgelegt; er wird gesucht")
        self.set_timer(RETURN, self._return)

    def _return(self) -> None:
        try:
            self.feed.connect()
        except Stop:
            self.set_timer(RETURN, self._return)
            return
        self._note = ""
        self._listen()
        self.soon()

    # -- drawing

    def soon(self) -> None:
        """Draw in a moment, once for all that comes until then."""
        if not self._drawing:
            self._drawing = True
            self.set_timer(max(FRAME, SHARE * self._took), self._draw)

    def _draw(self) -> None:
        self._drawing = False
        if not self.is_running:
            return
        runs = self.feed.ordered()
        now, clock, began = int(time.time() * 1000), time.monotonic(), time.process_time()
        note = self._note or self.feed.trouble
        self.query_one("#top", Static).update(drawing.heading(self.feed.runs.models, runs, note))
        if self.feed.only is None:
            self._list(runs, now, clock)
        run = self.feed.runs.runs.get(self.chosen or "")
        if run is not None:
            detail = self.query_one("#detail")
            follows = self._follows or detail.is_vertical_scroll_end
            self._follows = False
            width = max(20, detail.size.width - 3)
            self.query_one("#picture", Static).update(drawing.picture(run, width, now, clock))
            if follows:  # who has scrolled up stays there
                detail.call_after_refresh(detail.scroll_end, animate=False)
            self.call_after_refresh(self._drawn, began)
        self._ask()
        if any(not each.over for each in runs):
            self.set_timer(1.0, self.soon)  # its time goes on without any event

    def _drawn(self, began: float) -> None:
        """Note how long it took, with all that Textual does for it."""
        self._took = time.process_time() - began

    def _list(self, runs: "list[Run]", now: int, clock: float) -> None:
        listing = self.query_one("#runs", OptionList)
        names = [run.id for run in runs]
        if not self._picked and names:
            live = next((run.id for run in runs if not run.over), names[0])
            if self.chosen not in names or names.index(live) < names.index(self.chosen):
                self._choose(live)  # one that has ended stays until something newer begins
        entries = {run.id: drawing.entry(run, now, clock, chosen=run.id == self.chosen) for run in runs}
        if names != self._listed:
            listing.set_options([Option(entry, id=name) for name, entry in entries.items()])
            self._listed = names
        else:
            for name, entry in entries.items():
                if entry != listing.get_option(name).prompt:
                    listing.replace_option_prompt(name, entry)
        if (names, self.chosen) != self._marked and self.chosen in names:  # else a key's choice would be undone
            listing.highlighted = names.index(self.chosen)
            self._marked = (names, self.chosen)

    def _choose(self, name: str | None) -> None:
        if name != self.chosen:
            self._follows = True
        self.chosen = name
        if name is not None:
            self.feed.want(name)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show another run, where a key or the mouse chose it."""
        name = event.option.id
        if name is not None and name != self.chosen and event.option_list.has_focus:
            self._picked = True
            self._choose(name)
            self._marked = (self._listed, name)
            self.soon()

    # -- questions

    def _shown(self) -> "dict[str, Any] | None":
        """The question that stands on the screen: one of the chosen run, else the oldest of all."""
        waiting = list(self.feed.runs.waiting())
        return next((asked for run, asked in waiting if run.id == self.chosen), waiting[0][1] if waiting else None)

    def _ask(self) -> None:
        asked = self._shown()
        panel = self.query_one("#question")
        panel.display = asked is not None
        name = "" if asked is None else str(asked["name"])
        if name == self._asked:
            return
        self._asked = name
        buttons, words = self.query_one("#buttons", Horizontal), self.query_one("#words", Input)
        if buttons.has_focus_within or words.has_focus:
            self.query_one("#detail" if self.feed.only else "#runs").focus()
        buttons.remove_children()
        words.clear()
        words.display = asked is not None and asked.get("wants") == "words"
        if asked is None:
            return
        self.query_one("#asked", Static).update(drawing.question(asked, PREVIEW))
        letters = asking.letters(asked["choices"])
        buttons.mount_all(
            Button(Text(f"{letters[each['key']]} {drawing.clean(each['label'])}"), name=each["key"], compact=True)
            for each in asked["choices"]
        )
        self.bell()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A choice of the question that is shown."""
        self._answer(str(event.button.name))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Words of the user's own."""
        asked = self._shown()
        if asked is not None and (said := asking.answered(event.value, asked)) is not None:
            self._answer(said)

    def on_key(self, event: events.Key) -> None:
        """A letter chooses while the question has the keys: never a key that was meant for something else."""
        asked = self._shown()
        if asked is None or not self.query_one("#buttons").has_focus_within:
            return
        for key, letter in asking.letters(asked["choices"]).items():
            if event.character == letter:
                event.stop()
                self._answer(key)
                return

    def _answer(self, key: str) -> None:
        asked = self._shown()
        if asked is not None and asked["name"] == self._asked:
            self.feed.request(*asking.request(asked, key))

    def on_option_list_option_selected(self) -> None:
        """Enter in the list."""
        self.action_answer()

    def action_answer(self) -> None:
        """Give the keys to the question; to its No, where it has one: Enter alone allows nothing."""
        asked = self._shown()
        if asked is None:
            return
        words = self.query_one("#words", Input)
        buttons = list(self.query_one("#buttons").query(Button))
        if words.display:
            words.focus()
        elif buttons:
            next((each for each in buttons if each.name == "no"), buttons[0]).focus()

    def action_preview(self) -> None:
        """Show all that a yes would allow."""
        asked = self._shown()
        if asked is not None and asked.get("preview"):
            self.push_screen(Preview(asked))

    # -- the rest

    def action_cancel(self) -> None:
        """Cancel the chosen run, on the second press."""
        run = self.feed.runs.runs.get(self.chosen or "")
        if run is None or run.over:
            return
        name, when = self._cancelling
        if name == run.id and time.monotonic() - when < AGAIN:
            self._note = ""
            self.feed.request("cancel", {"run": run.id})
        else:
            self._cancelling = (run.id, time.monotonic())
            self._note = say(f"c again cancels {run.id}", f"noch einmal c bricht {run.id} ab")
            self.set_timer(AGAIN, self._forget)
        self.soon()

    def _forget(self) -> None:
        if self.feed.connected:
            self._note = ""
        self.soon()

    def action_follow(self) -> None:
        """Show the newest run that lives, and the end of what it does."""
        self._picked = self.feed.only is not None
        self._follows = True
        self.soon()

    def action_leave(self) -> None:
        """End the screen; the daemon goes on."""
        self.exit()

    def on_resize(self) -> None:
        """Draw for the new width."""
        self.soon()
