"""Nested values: what stands in them, and changing it."""

from types import MappingProxyType

from ryxd.core.nested import changed, leaves, texts

VALUE = MappingProxyType({"path": "a", "more": [1, ("b", {"x": None, "y": [True, "c"]})], "none": {}})


def test_leaves_are_in_order_and_keys_are_none() -> None:
    assert list(leaves(VALUE)) == ["a", 1, "b", None, True, "c"]
    assert list(leaves("alone")) == ["alone"]
    assert list(texts(VALUE)) == ["a", "b", "c"]


def test_every_leaf_is_changed_and_what_was_given_stays() -> None:
    def louder(leaf: object) -> object:
        return leaf.upper() if isinstance(leaf, str) else leaf

    assert changed(VALUE, louder) == {"path": "A", "more": [1, ["B", {"x": None, "y": [True, "C"]}]], "none": {}}
    assert VALUE["path"] == "a"
