"""What the events so far say of each run, and of the models.

Nothing here knows of a terminal. A kind of event that a newer daemon may have changes nothing.
"""

import time
from collections.abc import Iterator

from ryxctl.render import as_json, short
from ryxctl.watching.run import Call, Event, Group, Line, Model, Plan, Run, Stage, Step
from ryxctl.words import say

WRITING = 2000
"""The last characters of what is being written that are kept."""
TEXT = 200
"""Characters of arguments, previews and notes."""


class Runs:
    """All runs that were heard of, the oldest first, and the models."""

    def __init__(self) -> None:
        self.runs: dict[str, Run] = {}
        self.models: dict[str, Model] = {}

    def known(self, info: Event) -> Run:
        """Take in what `runs` or `status` say of a run."""
        run = self._run(info["id"])
        run.text, run.began = info["text"], run.began or info["created"]
        if not run.over:
            run.state = info["state"]
        if info.get("finished") and not run.milliseconds:
            run.milliseconds = info["finished"] - info["created"]
        run.answer, run.error = run.answer or info.get("result") or "", run.error or info.get("error") or ""
        return run

    def status(self, told: Event) -> None:
        """Take in the reply to `status`: the models as they are now."""
        self.models = {
            each["tier"]: Model(each["state"], each.get("path") or "", each.get("progress", 0.0))
            for each in told["models"]
        }

    def tell(self, event: Event) -> Run | None:
        """Take in an event, once; gives its run, where it is of one."""
        name = event.get("run", "")
        take = getattr(self, f"_{event.get('kind')}", None)
        if event.get("kind") in ("model_loading", "model_loaded"):
            self._loads(event)
        if not name:
            return None
        run = self._run(name)
        number = event.get("id", 0)
        if number and number <= run.last:
            return run
        run.last = max(run.last, number)
        run.began = run.began or event.get("at", 0)
        if take is not None:
            take(run, event)
        return run

    def waiting(self) -> Iterator[tuple[Run, Event]]:
        """Every question that waits for the user, the oldest run first."""
        for run in self.runs.values():
            for asked in run.questions.values():
                yield run, asked

    def _run(self, name: str) -> Run:
        return self.runs.setdefault(name, Run(name))

    def _loads(self, event: Event) -> None:
        """A model is read, or ready."""
        failed = "failed" if event.get("error") else "ready"
        state = "loading" if event["kind"] == "model_loading" else failed
        self.models[event["tier"]] = Model(state, event["model"], event.get("progress", 0.0))

    # -- what each kind of event changes

    def _routed(self, run: Run, event: Event) -> None:
        parts = [event["level"], event.get("task_type", ""), event.get("pattern", ""), event["handler"]]
        run.how = " · ".join(dict.fromkeys(filter(None, parts)))
        run.how += f" · {event['tier']}" if event.get("tier") else ""

    def _stepped(self, run: Run, event: Event) -> None:
        agent, name = event.get("agent", ""), event["name"]
        opened = run.opened.setdefault(agent, [])
        if event["state"] == "running":
            stage = Stage(agent, name, event.get("description", ""), event.get("at", 0))
            group = run.groups.get(agent)
            if opened:
                opened[-1].items.append(stage)
            elif group is not None:
                group.columns.setdefault(agent, []).append(stage)
            else:
                run.holder(agent).append(stage)
            opened.append(stage)
            return
        ended = next((each for each in reversed(opened) if each.name == name), None)
        if ended is not None:
            opened.remove(ended)
            ended.state, ended.ended, ended.writing = event["state"], event.get("at", 0), ""

    def _spawned(self, run: Run, event: Event) -> None:
        if event.get("siblings", 1) < 2:
            return
        agent, size = event.get("agent", ""), event["siblings"]
        holder = run.holder(agent)
        last = next((each for each in reversed(holder) if isinstance(each, Group)), None)
        if last is None or last.name != event.get("group", "") or len(last.columns) >= last.size:
            last = Group(agent, event.get("group", ""), size)
            holder.append(last)
        last.columns.setdefault(event["path"], [])
        run.groups[event["path"]] = last

    def _planned(self, run: Run, event: Event) -> None:
        before = {each.number: each for each in run.plan.steps} if run.plan else {}
        steps = []
        for given in event["steps"]:
            args, after = arguments(given.get("params") or {}), tuple(given.get("depends_on") or ())
            step = Step(given["step"], given["action"], args, given.get("goal", ""), after)
            kept = before.get(step.number)
            if kept is not None and kept.state == "completed" and (kept.action, kept.args) == (step.action, args):
                step.state = kept.state
            steps.append(step)
        facts = event.get("version", 1), event.get("understanding", ""), event.get("confidence", 1.0)
        run.plan = Plan(*facts, steps)

    def _status(self, run: Run, event: Event) -> None:
        state = str(event.get("status", "running")).replace("success", "completed")
        step = self._step(run, event.get("step", 0))
        if step is not None and event.get("action") and run.plan is not None:
            if not (step.state == "completed" and state == "running"):
                step.state = state
            step.told = event.get("error") or ""
        error = event.get("error") or ""
        text = event["text"] if error in event["text"] else f"{event['text']}: {error}"
        if state != "completed":
            run.holder(event.get("agent", "")).append(Line(text, "bad" if state == "failed" else "dim"))

    def _noted(self, run: Run, event: Event) -> None:
        data = event.get("data") or {}
        if event["field"] == "plan" and run.plan is not None and "current" in data:
            self._marked(run.plan, data)
        else:
            told = f"{say('board', 'Tafel')}, {event['field']}: {short(event['text'], TEXT)}"
            run.holder(event.get("agent", "")).append(Line(told))

    def _marked(self, plan: Plan, data: Event) -> None:
        """How far a coordinator's plan is: by place, in what it notes on the board."""
        for place, step in enumerate(plan.steps):
            if step.number in data.get("missed", ()):
                step.state = "failed"
            elif place < data["current"] or data.get("status") == "done":
                step.state = "completed"
            elif place == data["current"] and data.get("status") not in ("failed", "done"):
                step.state = "running"

    def _step(self, run: Run, number: int) -> Step | None:
        steps = run.plan.steps if run.plan is not None else []
        return next((each for each in steps if each.number == number), None)

    def _acted(self, run: Run, event: Event) -> None:
        call = Call(event["tool"], arguments(event["args"]), event.get("at", 0))
        run.pending[event["action"]] = call
        run.holder(event.get("agent", "")).append(call)

    def _returned(self, run: Run, event: Event) -> None:
        call = run.pending.pop(event["action"], None)
        if call is None:
            return
        call.state = "completed" if event["ok"] else "failed"
        call.told, call.milliseconds = short(event["preview"], TEXT), event.get("milliseconds", 0)

    def _blocked(self, run: Run, event: Event) -> None:
        call = run.pending.pop(event["action"], None)
        if call is None:
            call = Call(event["tool"], "", event.get("at", 0))
            run.holder(event.get("agent", "")).append(call)
        call.state, call.told = "blocked", short(event["reason"], TEXT)

    def _token(self, run: Run, event: Event) -> None:
        run.arrivals.append(time.monotonic())
        message = event["message_id"]
        text = (run.writers.get(message, "") + event["text"])[-WRITING:]
        run.writers[message] = text
        stage = run.stage(event.get("agent", ""))
        if stage is not None:
            stage.writing = text

    def _said(self, run: Run, event: Event) -> None:
        run.writers.pop(event["message_id"], None)
        stage = run.stage(event.get("agent", ""))
        if stage is not None:
            stage.writing = ""
        if event.get("model"):
            run.calls += 1
            run.tokens += event.get("tokens_out", 0)
        if event.get("message_type", "answer") == "answer" and event.get("agent") == "ryx":
            run.answer = event["text"]
        elif not event["text"].lstrip().startswith("{"):  # the text of an Action: `acted` says it better
            run.holder(event.get("agent", "")).append(Line(short(event["text"], TEXT), ""))

    def _changed(self, run: Run, event: Event) -> None:
        from ryxctl.undo import what

        told = what({**event, "kind": event["what"]})
        run.holder(event.get("agent", "")).append(Line(f"{event['change']}  {told}", "good"))

    def _rescued(self, run: Run, event: Event) -> None:
        to = f" → {event['new_agent']}" if event.get("new_agent") else ""
        told = f"{say('rescue', 'Rettung')}: {event['action']}{to}: {event.get('analysis', '')}"
        run.holder(event.get("agent", "")).append(Line(told, "warn"))

    def _handed_off(self, run: Run, event: Event) -> None:
        to = say(f"{event['agent']} hands over to", f"{event['agent']} übergibt an")
        told = f"{to} {event['target']}: {short(event['task'], TEXT)}"
        run.holder(event.get("agent", "")).append(Line(told, "bold"))

    def _reviewed(self, run: Run, event: Event) -> None:
        mark, style = ("✓", "dim") if event["acceptable"] else ("✗", "warn")
        issues = f": {'; '.join(event['issues'])}" if event.get("issues") else ""
        told = f"{mark} {say('review', 'Prüfung')} {event.get('about', '')} {event['quality']:.2f}{issues}"
        run.holder(event.get("agent", "")).append(Line(told, style))

    def _source(self, run: Run, event: Event) -> None:
        run.sources[event["url"]] = event["title"]

    def _chart(self, run: Run, event: Event) -> None:
        run.sources[event["path"]] = event.get("title", "")

    def _asked(self, run: Run, event: Event) -> None:
        if event.get("waiting") and event.get("name"):
            run.questions[event["name"]] = event

    def _answered(self, run: Run, event: Event) -> None:
        if run.questions.pop(event.get("name", ""), None) is not None:
            told = event.get("text") or event["choice"]
            by = f" ({event['by']})" if event.get("by") else ""
            run.holder(event.get("agent", "")).append(Line(f"{say('answered', 'beantwortet')}: {told}{by}"))

    def _finished(self, run: Run, event: Event) -> None:
        run.state, run.milliseconds = event["outcome"], event.get("milliseconds", 0) or 1
        run.answer, run.error = event["text"] or run.answer, event.get("error") or ""
        run.counters = event.get("counters", {})
        run.questions.clear()
        run.arrivals.clear()
        for opened in run.opened.values():
            for stage in opened:
                stage.state, stage.ended, stage.writing = "failed", event.get("at", 0), ""
        run.opened.clear()


def arguments(args: Event) -> str:
    """What a tool is called with, in a line."""
    return ", ".join(
        f"{name}={short(value if isinstance(value, str) else as_json(value), 60)}" for name, value in args.items()
    )
