"""What a model may say in each role of the coordinator (spec C9)."""

from collections.abc import Mapping

from ryxd.agents.advice import Advice
from ryxd.agents.critic import CriticAdvice
from ryxd.agents.decision import DecisionAdvice
from ryxd.agents.executor import ExecutorAdvice
from ryxd.agents.memory import MemoryAdvice
from ryxd.agents.perception import PerceptionAdvice
from ryxd.agents.retriever import RetrieverAdvice
from ryxd.core.profile import Role

ADVICE: Mapping[Role, type[Advice]] = {
    "perception": PerceptionAdvice,
    "retriever": RetrieverAdvice,
    "memory": MemoryAdvice,
    "decision": DecisionAdvice,
    "critic": CriticAdvice,
    "executor": ExecutorAdvice,
}
"""The fields of an answer, by role."""
