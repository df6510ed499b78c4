from tests.fakes.acting import act

__all__ = ["act"]
