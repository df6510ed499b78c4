"""[budget.run], [budget.day]: what models may be asked for at most (spec E6)."""

from pydantic import Field

from ryxd.config.section import Section
from ryxd.models.budgets import Amounts, Budgets


class AmountsSection(Section):
    """[budget.run] or [budget.day]; 0 is as much as it takes."""

    calls: int = Field(default=0, ge=0, description="calls of models")
    tokens: int = Field(default=0, ge=0, description="tokens that models read or wrote")
    seconds: float = Field(default=0, ge=0, allow_inf_nan=False, description="seconds that models worked")

    def amounts(self) -> Amounts:
        """The same as models.budgets wants it."""
        return Amounts(self.calls, self.tokens, self.seconds)


class BudgetSection(Section):
    """[budget]: where one of these is used up, no model is asked any more; what was done by then is told."""

    run: AmountsSection = AmountsSection()
    day: AmountsSection = AmountsSection()

    def put(self, budgets: Budgets) -> None:
        """Have these be in force."""
        budgets.run, budgets.day = self.run.amounts(), self.day.amounts()
