"""The Arch package: built by the real makepkg, from a copy of this checkout, and looked into."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (
    "PKGBUILD", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml",
    "bin", "docs", "hypr", "prompts", "ryxctl", "ryxd", "suites", "systemd",
)  # fmt: skip
ON_ARCH = {"llama-cpp-python": "python-llama-cpp", "jinja2": "python-jinja"}
"""Python packages that are called otherwise there."""


def require(there: object, what: str) -> None:
    if not there:
        pytest.skip(what)


def declared(name: str) -> list[str]:
    """An array of the PKGBUILD, as bash reads it."""
    script = f'. ./PKGBUILD; printf "%s\\n" "${{{name}[@]}}"'
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_version_is_that_of_the_project() -> None:
    assert declared("pkgver") == [PROJECT["version"]]


def test_every_dependency_of_the_project_is_one_of_the_package() -> None:
    packages = {re.split(r"[<>=]", name)[0]: name for name in declared("depends")}
    for line in PROJECT["dependencies"]:
        wanted, _, marker = line.partition(";")
        name = re.split(r"[<>=]", wanted)[0].strip()
        if ">= '3.15'" in marker:
            continue
        package = ON_ARCH.get(name, f"python-{name}")
        assert package in packages, f"{name}: {package} is not in depends"
        if "==" in wanted:
            assert packages[package] == f"{package}={wanted.partition('==')[2].strip()}"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built package."""
    for program in ("makepkg", "fakeroot", "bsdtar"):
        require(shutil.which(program), f"{program} is not installed")
    for module in ("build", "installer", "hatchling"):
        require(importlib.util.find_spec(module), f"{sys.executable} has no module {module}")
    require(os.getuid() != 0, "makepkg does not run as root")
    folder = tmp_path_factory.mktemp("package")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, folder)
    done = subprocess.run(
        # no dependency check: here they are Python's packages, not Arch's
        ["makepkg", "--nodeps", "--noconfirm", "--force", "--cleanbuild"],
        cwd=folder,
        env={
            "HOME": str(folder),
            "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "PKGEXT": ".pkg.tar.gz",
            "SOURCE_DATE_EPOCH": "1700000000",
            "PACKAGER": "A Test <test@example.org>",
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    [built] = folder.glob("ryx-*.pkg.tar.gz")
    return built


def test_everything_has_its_place(package: Path) -> None:
    with tarfile.open(package) as archive:
        modes = {member.name: member.mode for member in archive if member.isfile()}
        files = {re.sub(r"python3\.\d+", "python3", name) for name in modes}
    here = "usr/lib/python3/site-packages"
    wanted = {
        "usr/bin/ryxd",
        "usr/bin/ryxctl",
        f"{here}/ryxd/app.py",
        f"{here}/ryxd/prompts/agents/file.md",
        f"{here}/ryxd/models/starter.gguf",
        f"{here}/ryxctl/hot.py",
        "usr/lib/systemd/user/ryxd.service",
        "usr/lib/systemd/user/ryxd.socket",
        "usr/share/dbus-1/services/dev.ryx.Ryx1.service",
        "usr/share/bash-completion/completions/ryxctl",
        "usr/share/zsh/site-functions/_ryxctl",
        "usr/share/fish/vendor_completions.d/ryxctl.fish",
        "usr/share/ryx/hypr/ryx.conf",
        "usr/share/ryx/hypr/ryx.lua",
        "usr/share/ryx/hypr/waybar.jsonc",
        "usr/share/doc/ryx/hardened.conf",
        "usr/share/licenses/ryx/LICENSE",
    }
    assert wanted <= files
    assert not [name for name in files if "/tests/" in name or name.startswith(("etc/", "home/", "var/"))]
    modules = {name for name in files if name.startswith(here) and name.endswith(".py")}
    compiled = {re.sub(r"__pycache__/(\w+)\.cpython-\d+\.pyc$", r"\1.py", name) for name in files - modules}
    assert modules
    assert modules <= compiled, "a start would compile them, again and again: nobody may write there"
    assert modes["usr/bin/ryxd"] & 0o777 == 0o755
    assert modes["usr/bin/ryxctl"] & 0o777 == 0o755
    assert modes["usr/lib/systemd/user/ryxd.service"] & 0o777 == 0o644


def test_nothing_of_the_machine_it_was_built_on_is_left_in_it(package: Path) -> None:
    with tarfile.open(package) as archive:
        for member in archive:
            if member.isfile() and not member.name.startswith("."):
                content = archive.extractfile(member)
                assert content is not None
                data = content.read()
                assert str(package.parent).encode() not in data, member.name
                if not member.name.endswith(".pyc"):
                    assert os.fsencode(Path(sys.executable).parent) not in data, member.name


def test_the_installed_client_and_daemon_start(package: Path, tmp_path: Path) -> None:
    subprocess.run(["bsdtar", "-xf", package, "-C", tmp_path], check=True)
    [packages] = (tmp_path / "usr/lib").glob("python3*/site-packages")
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "LANG": "C.UTF-8",
    }
    assert (tmp_path / "usr/bin/ryxd").read_text().startswith("#!/usr/bin/python\n")
    # a system's python has what ryxd depends on; here the tests' own stands in for it
    version = subprocess.run(
        [sys.executable, tmp_path / "usr/bin/ryxd", "--version"],
        env={**environment, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert version.stdout == f"ryxd {PROJECT['version']}\n"
    client = subprocess.run(
        [tmp_path / "usr/bin/ryxctl", "status"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd="/",
    )
    assert client.returncode == 3, client.stderr
