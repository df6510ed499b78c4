from pathlib import Path

from ryxd.models.identity import identity


def test_it_names_the_content_and_not_the_place(tmp_path: Path) -> None:
    one, other = tmp_path / "one.gguf", tmp_path / "other.gguf"
    content = bytearray(range(256)) * (40 << 12)
    one.write_bytes(content)
    other.write_bytes(content)
    assert identity(one) == identity(other)
    for place in (0, len(content) - 1, 4 << 20, 6 << 20):
        content[place] ^= 1
        other.write_bytes(content)
        assert identity(one) != identity(other), place
        content[place] ^= 1
    other.write_bytes(content[:-1])
    assert identity(one) != identity(other)


def test_a_small_file_is_read_whole(tmp_path: Path) -> None:
    names = set()
    for content in (b"", b"a", b"ab", b"ba", b"x" * (5 << 20), b"x" * (5 << 20) + b"y"):
        (tmp_path / "m").write_bytes(content)
        names.add(identity(tmp_path / "m"))
    assert len(names) == 6
