"""DESIGN §3, enforced: arrows point down, siblings never meet, the client stays light."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RANKS = [
    {"wire"},
    {"core"},
    {"record", "sandbox"},
    {"agents", "tools", "hooks", "models", "files", "mcp"},
    {"patterns"},
    {"engine"},
    {"server", "desktop"},
    {"app", "composition", "config", "doctor", "__main__"},
]
RANK = {name: number for number, names in enumerate(RANKS) for name in names}


def folder(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "app"


def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import; write the whole name"
            base = node.module or ""
            found += [f"{base}.{alias.name}" if base in {"ryxd", "ryxctl"} else base for alias in node.names]
    return found


def modules(package: str) -> list[Path]:
    files = sorted((ROOT / package).rglob("*.py"))
    assert files, f"no files in {package}: the test looks in the wrong place"
    return files


@pytest.mark.parametrize("file", modules("ryxd"), ids=lambda file: str(file.relative_to(ROOT)))
def test_arrows_point_down(file: Path) -> None:
    here = folder(".".join(file.relative_to(ROOT).with_suffix("").parts))
    if here == "__init__":
        return
    for name in imports(file):
        assert not name.startswith("ryxctl"), f"{file.name}: the daemon imports the client"
        if not name.startswith("ryxd."):
            continue
        there = folder(name)
        if there in {"__version__", here}:
            continue
        assert there in RANK, f"{file}: {name} is in no folder of DESIGN §2"
        assert RANK[there] < RANK[here] or RANK[here] == len(RANKS) - 1, f"{file}: {here} imports {name}"


@pytest.mark.parametrize("file", modules("ryxctl"), ids=lambda file: str(file.relative_to(ROOT)))
def test_the_client_imports_only_the_wire(file: Path) -> None:
    for name in imports(file):
        if name.startswith("ryxd"):
            assert name.startswith("ryxd.wire"), f"{file}: {name}"


def test_every_folder_has_a_rank() -> None:
    folders = {path.name for path in (ROOT / "ryxd").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(RANK), folders - set(RANK)


def test_only_the_worker_side_imports_llama_cpp() -> None:
    for file in modules("ryxd"):
        if any(name.split(".")[0] in {"llama_cpp", "llguidance"} for name in imports(file)):
            assert file.parent.name == "worker", f"{file}: models live in a child process"


def test_files_have_one_reason_to_exist() -> None:
    long = {
        str(f.relative_to(ROOT)): n
        for f in modules("ryxd") + modules("ryxctl")
        if (n := len(f.read_text().splitlines())) > 400
    }
    assert not long, f"over 400 lines: {long}"
