"""A run from its request to its end: progress, the answer, questions, Ctrl-C, a daemon that goes away."""

import time
from select import select

from ryxctl import stopping
from ryxctl.interrupt import Interrupt
from ryxctl.line import LOG, PATIENCE, Connection, Stop, result
from ryxctl.screen import err, out
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

    from ryxctl.hot import Call
    from ryxctl.streaming import Streaming

RETURN = 10.0
"""Seconds that a daemon which went away gets to come back."""

FAREWELL = 10.0
"""Seconds that a cancelled run gets to say so."""


class Follow:
    """One `ask` or `answer` that streams."""

    def __init__(self, call: "Call", connection: Connection, number: int) -> None:
        self._interrupt = Interrupt()
        self._call = call
        self._connection = connection
        self._number = number
        """Of the request whose reply names the run."""
        self._run: str | None = None
        self._last = 0
        """Number of the last event that the journal has too."""
        self._offer: dict[str, Any] | None = None
        self._questions: dict[str, dict[str, Any]] = {}
        """What the run waits for, to be asked on this terminal, by name, the oldest first."""
        self._shown = ""
        """The name of the question that stands on this terminal."""
        self._sent: dict[int, dict[str, Any]] = {}
        """Questions that were answered here, by the request that says so."""
        self._over: set[str] = set()
        """Names of the questions that have their answer."""
        self._unheard: set[int] = set()
        """Cancels: that there was nothing left to cancel is no news."""
        self._changed = False
        """Whether files were changed."""
        self._cancelled = False
        self._suspended: bool | str = False
        """Whether the daemon said that it stops, and that the run goes on when it is back."""
        self._gone_since: float | None = None
        self._pause = 0.05
        """Seconds before the next try to connect."""
        self._out, self._err = out(), err()
        self._stream: Streaming | None = None
        self._show_written(call.streams)
        self._ask_here = self._out.tty and not call.json and not call.quiet and _stdin_is_a_terminal()

    def _show_written(self, agent: str) -> None:
        """Show what this agent writes while it is written, where somebody looks."""
        if agent and self._out.tty and not self._call.json and not self._call.quiet:
            from ryxctl import streaming

            self._stream = streaming.Streaming(agent, self._out)

    def to_the_end(self) -> int:
        """Print what happens until the run has finished; gives the exit code. Raises Stop."""
        try:
            while True:
                code = self._next()
                if code is not None:
                    return code
        except KeyboardInterrupt:
            return 130
        finally:
            self._err.end()
            self._connection.close()

    def _next(self) -> int | None:
        """Take in one message; the exit code when it was the last."""
        message = self._connection.take()
        return self._wait() if message is None else self._message(message)

    def _wait(self) -> int | None:
        """Wait for the daemon, the user at this terminal, or Ctrl-C; the exit code when it is in vain."""
        if self._questions and not self._cancelled:
            self._ask_now(next(iter(self._questions.values())))
        limit = FAREWELL if self._cancelled else None if self._run else PATIENCE
        ready, _, _ = select([self._connection.fileno(), self._interrupt.fileno()], [], [], limit)
        if self._interrupt.fileno() in ready:
            self._interrupt.clear()
            self._cancelled = True
            self._cancel()
        elif ready:
            if not self._connection.fill():
                self._reconnect()
        elif self._cancelled:
            self._err.line(f"ryxctl: the daemon did not confirm within {FAREWELL:.0f} s; {LOG}")
            return 130
        else:
            raise Stop("busy", f"the daemon does not answer ({PATIENCE:.0f} s); {LOG}")
        return None

    def _message(self, message: "dict[str, Any]") -> int | None:
        """Understand a message; the exit code when the run ended with it."""
        last_words = "error" in message and message.get("id") is None
        if message.get("id") == self._number or (last_words and self._run is None):
            said = result(message)
            if "run" in said:
                self._run = said["run"]
                if self._cancelled:
                    self._cancel()
            return None
        if last_words and self._suspended:
            return None  # what it has to say of its end is told with the run's own news
        if "error" in message and message.get("id") not in self._unheard:
            self._err.line(f"ryxctl: {message['error'].get('message')}", "bad")
            asked = self._sent.get(message.get("id") or 0)
            if asked is not None and asked["name"] not in self._over:  # a rule that can't be kept, for one
                self._questions[asked["name"]] = asked
        event = message.get("params")
        if message.get("method") != "event" or not isinstance(event, dict):
            return None
        if event.get("run") and self._run and event["run"] != self._run:
            return None
        return self._event(event)

    def _event(self, event: "dict[str, Any]") -> int | None:
        self._gone_since, self._pause = None, 0.05
        self._last = max(self._last, event.get("id", 0))
        if self._call.json:
            from ryxctl.render import as_json

            self._out.line(as_json(event))
        kind = event.get("kind")
        self._suspended = stopping.suspended(event, before=self._suspended)
        if self._stream is not None and kind in ("status", "blocked", "asked", "acted"):
            self._stream.again()  # something comes in between
        if kind == "routed" and event.get("pattern") == "stages":
            self._show_written(event["handler"])
        if kind == "finished":
            return self._finished(event)
        if kind == "asked":
            self._asked(event)
            return None
        if kind == "answered":
            self._answered(event)
        if kind == "changed":
            self._changed = True
        if kind == "token" and self._stream is not None:
            self._stream.take(event)
            return None
        if self._call.quiet or self._call.json or not self._err.tty:
            return None
        if kind == "status":
            self._err.line(event["text"], "dim")
        elif kind == "model_loading":
            tier, share = event["tier"], f"{event.get('progress', 0):.0%}"
            told = say(f"loading the {tier} model: {share}", f"das Modell {tier} wird geladen: {share}")
            self._err.over(told, "dim")
        elif kind == "progressed":
            from ryxctl.models import bar

            self._err.over(bar(event), "dim")
        elif kind == "model_loaded":
            self._err.end()
        elif kind == "blocked":
            refused = say("was not allowed", "war nicht erlaubt")
            self._err.line(f"{event['tool']} {refused}: {event['reason']}", "dim")
        elif kind == "said" and event.get("message_type") == "notice":
            self._err.line(event["text"], "dim")
        return None

    def _finished(self, event: "dict[str, Any]") -> int | None:
        outcome = event.get("outcome")
        self._err.end()
        if outcome != "done" and self._stream is not None:
            self._stream.again()
        if outcome != "done":
            if not self._call.json:
                self._err.line(event.get("text") or str(outcome), "bad")
            self._tell_undo(event)
            return self._failed(event)
        if self._stream is not None:
            self._stream.finished(event.get("text", ""))
        elif not self._call.json:
            self._out.line(event.get("text", ""))
        self._tell_undo(event)
        if self._cancelled:
            return 130
        offer, self._offer = self._offer, None
        if offer is None or self._call.json or self._call.quiet:
            return 0
        if not self._ask_here:
            self._tell_how(offer)
            return 0
        from ryxctl.choice import choose

        self._interrupt.give_back()
        choice = choose(offer, self._out, ())
        self._interrupt = Interrupt()
        if choice is None or choice == "no":
            return 0
        self._answer(choice)
        return None

    def _tell_undo(self, event: "dict[str, Any]") -> None:
        """How to take back what was changed; also after a run that did not get to its end."""
        told = "ryxctl undo" in event.get("text", "")
        if self._changed and not told and not self._call.json and not self._call.quiet:
            back = say("takes it back", "macht es rückgängig")
            self._err.line(f"ryxctl undo {event.get('run') or self._run} {back}", "dim")
        self._changed = False

    def _failed(self, event: "dict[str, Any]") -> int:
        from ryxctl.failure import exit_code

        if self._cancelled or event.get("outcome") == "cancelled":
            return 130
        return exit_code(event["error"]) if event.get("error") else 1

    def _asked(self, event: "dict[str, Any]") -> None:
        name = event.get("name", "")
        if not event.get("waiting"):
            self._offer = event
        elif name and self._call.no_input:
            self._unheard.add(self._connection.send("deny", {"target": name}))
        elif self._ask_here:
            self._questions[name] = event
        else:
            self._tell_how(event)

    def _answered(self, event: "dict[str, Any]") -> None:
        """A question of the run has its answer: ours, or one that was given elsewhere."""
        name = event.get("name", "")
        self._over.add(name)
        shown = self._questions.pop(name, None) is not None and name and name == self._shown
        if shown and not self._suspended:  # then it is asked again when the daemon is back
            elsewhere = say("answered elsewhere", "woanders beantwortet")
            said = event.get("text") or event["choice"]
            self._out.line(f"{elsewhere}: {said} ({event.get('by')})", "dim")

    def _ask_now(self, asked: "dict[str, Any]") -> None:
        """Ask what the run waits for, until somebody, here or elsewhere, has answered."""
        name = asked.get("name", "")
        others = (self._connection.fileno(), self._interrupt.fileno())
        from ryxctl import asking
        from ryxctl import choice as plain

        if name:
            choice = asking.choose(asked, self._out, others, again=name == self._shown)
            self._shown = name
        else:
            choice = plain.choose(asked, self._out, others)
        if choice == plain.ELSEWHERE:
            return
        self._questions.pop(name, None)
        if choice is None:
            self._tell_how(asked)
        elif name:
            self._sent[self._connection.send(*asking.request(asked, choice))] = asked
        else:
            self._connection.send("answer", {"run": self._run, "choice": choice})

    def _tell_how(self, asked: "dict[str, Any]") -> None:
        run = asked.get("run") or self._run
        waiting = asked.get("waiting")
        if asked.get("name"):
            from ryxctl.asking import ways

            waits = say("waits for you", "wartet auf dich")
            self._err.line(f"{run} {waits}. {asked['question']} ({asked['reason']})", "warn")
            self._err.line(f"  {ways(asked)}; ryxctl questions {say('shows all of it', 'zeigt alles davon')}")
            return
        ways_to = [
            f"ryxctl answer {run} {each['key']}"
            for each in asked.get("choices", ())
            if waiting or each["key"] != "no"  # nobody has to decline an offer
        ]
        question = asked["question"].removesuffix("(y/n)").removesuffix("(j/n)").rstrip()
        if not self._call.json:
            self._err.line(f"{question} {say(' or ', ' oder ').join(ways_to)}")

    def _answer(self, choice: str) -> None:
        """Choose what a finished run offered: another run, followed like the first."""
        params = {"run": self._run, "choice": choice, "stream": True}
        self._number = self._connection.send("answer", params)
        self._run = None

    def _cancel(self) -> None:
        if self._run is not None:
            self._err.line(f"cancelling {self._run}; Ctrl-C again to leave it", "dim")
            self._unheard.add(self._connection.send("cancel", {"run": self._run}))

    def _reconnect(self) -> None:
        """Find the daemon again and go on after the last event. Raises Stop when it stays away."""
        if self._run is None:
            raise Stop("no_daemon", "the daemon hung up before it named a run; ryxctl runs says if it has one")
        begun = self._gone_since
        if begun is None:
            begun = time.monotonic()
            if not self._suspended:
                self._err.line(f"ryxctl: the daemon hung up during {self._run}; trying again for {RETURN:.0f} s")
            elif not self._cancelled and stopping.restarts():
                self._err.line(f"ryxctl: {stopping.waits(self._run)}", "dim")
            else:
                raise Stop("suspended", stopping.goes_on(self._run, self._suspended))
        self._gone_since = begun
        self._connection.close()
        while time.monotonic() - begun < RETURN:
            # a connection to a daemon that is starting succeeds at once under systemd's socket; without
            # it there is nothing to wait on but the clock
            if select([self._interrupt.fileno()], [], [], self._pause)[0]:
                self._interrupt.clear()
                self._cancelled = True
            self._pause = min(2 * self._pause, 1.0)
            try:
                self._connection = Connection(self._connection.path)
            except Stop:
                continue
            self._number = self._connection.send("subscribe", {"run": self._run, "after": self._last})
            if self._cancelled:
                self._cancel()
            return
        if self._suspended:
            raise Stop("suspended", stopping.goes_on(self._run, self._suspended))
        how = f"ryxctl show {self._run} says how it ended, once the daemon runs"
        raise Stop("no_daemon", f"the daemon hung up during {self._run} and did not come back; {how}")


def _stdin_is_a_terminal() -> bool:
    from os import isatty

    return isatty(0)
