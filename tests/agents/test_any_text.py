"""Whatever a request is, the roles keep to their limits and raise nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.agents.critic import judged_answer
from ryxd.agents.decision import decided, rewritten
from ryxd.agents.memory import MemoryState
from ryxd.agents.perception import GOALS, perceived
from ryxd.agents.planner import ANSWER
from ryxd.agents.retriever import action_for, query_of
from ryxd.core.profile import SHIPPED

TOOLS = (
    "search_files", "read_file", "list_dir", "open_file", "grep", "calculate", "search_web", "read_page", "open_url",
    "open_app", "trash_file",
)  # fmt: skip
WORDS = (
    "read", "lies", "find", "finde", "list", "open", "öffne", "delete", "lösche nicht", "and then", "und dann", ";", ",",
    "~/a.txt", "notes.txt", "/etc/", "../..", "*", "“a, then b”", "it", "es", "Anna Schmidt", "3+4*5", "$1.matches.0",
    "<script>", "https://a.org/x", "search the web for", "in welchen Dateien steht", "{x}", "z.B.", "?",
)  # fmt: skip
texts = st.text(max_size=300) | st.lists(st.sampled_from(WORDS), min_size=1, max_size=40).map(" ".join)


@settings(database=None, deadline=None, max_examples=150)
@given(texts, st.sampled_from(["de", "en"]), st.sampled_from(list(SHIPPED.values())), st.integers(0, 19))
def test_whatever_it_is_plans_keep_to_their_profile(text: str, language: str, profile: object, at: int) -> None:
    profile = next(each for each in SHIPPED.values() if each is profile)
    if len(text.strip()) < 3:
        return
    wanted = perceived(text, language)
    assert 0 <= wanted.confidence <= 1
    assert len(wanted.sub_goals) <= GOALS
    version = decided(wanted, MemoryState(), TOOLS, profile)
    for _ in range(7):
        steps = version.plan.steps
        assert len(steps) <= profile.steps
        assert [each.step for each in steps] == list(range(1, len(steps) + 1))
        assert (steps[-1].action, version.version <= profile.rewrites + 1) == (ANSWER, True)
        failed = steps[at % len(steps)]
        if failed.action == ANSWER:
            break
        other = rewritten(version, failed, "no", snapshot=wanted, state=MemoryState(), tools=TOOLS, profile=profile)
        if other is None:
            break
        version = other
    assert 0 <= judged_answer(text, text[:50], wanted, language).hallucination_risk <= 1
    try:
        query = query_of(text)
    except ValueError:
        return
    for way in ("memory", "files", "web", "vector"):
        action_for(way, query, wanted)
