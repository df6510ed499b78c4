import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.core.paths import DENIED, Roots, shown, user_folders
from ryxd.core.tool import ToolError


@pytest.fixture
def home(tmp_path):
    home = tmp_path / "home" / "anna"
    for folder in ("Documents/work", "Pictures", ".ssh", ".config", "project"):
        (home / folder).mkdir(parents=True)
    (home / "Documents/report.pdf").write_text("x")
    (home / ".ssh/id_ed25519").write_text("secret")
    (home / "project/.env").write_text("secret")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/secret.txt").write_text("secret")
    return home


def roots(home: Path, **more) -> Roots:
    return Roots(home, **{"roots": (), **more})


@pytest.mark.parametrize(
    ("given_path", "expected"),
    [
        ("~", ""), ("~/", ""), ("~/Documents/report.pdf", "Documents/report.pdf"), ("work", "Documents/work"),
        ("../Pictures", "Pictures"), ("~/Documents/../Pictures/", "Pictures"), ("./new.txt", "Documents/new.txt"),
        ("~/no/such/file", "no/such/file"), ("~//Documents", "Documents"),
    ],
)  # fmt: skip
def test_paths_mean_what_a_shell_would_mean_in_the_runs_folder(home, given_path, expected):
    assert roots(home, cwd=home / "Documents").readable(given_path) == home / expected


def test_an_absolute_path_inside_a_root_is_readable(home, tmp_path):
    assert roots(home, roots=[tmp_path / "outside"]).readable(tmp_path / "outside/secret.txt")


@pytest.mark.parametrize("path", ["/", "/etc/passwd", "~/../other", "~/../../outside/secret.txt", "~/.."])
def test_what_is_outside_of_every_root_is_refused(home, path):
    with pytest.raises(ToolError, match=r"outside the folders that may be read: ~"):
        roots(home).readable(path)


def test_a_link_that_leads_out_is_refused_and_says_where_it_leads(home, tmp_path):
    (home / "innocent.txt").symlink_to(tmp_path / "outside/secret.txt")
    (home / "folder").symlink_to(tmp_path / "outside")
    for path in ("~/innocent.txt", "~/folder/secret.txt", "~/folder/none"):
        with pytest.raises(ToolError, match=r"leads to .*/outside.* outside the folders"):
            roots(home).readable(path)


def test_dots_after_a_link_are_followed_as_the_kernel_does(home, tmp_path):
    (tmp_path / "outside/deep").mkdir()
    (home / "link").symlink_to(tmp_path / "outside/deep")
    with pytest.raises(ToolError, match="outside"):
        roots(home).readable("~/link/../secret.txt")


def test_a_link_inside_is_followed_to_its_end(home):
    (home / "latest").symlink_to(home / "Documents/report.pdf")
    assert roots(home).readable("~/latest") == home / "Documents/report.pdf"


def test_links_in_a_circle_are_an_error(home):
    (home / "a").symlink_to(home / "b")
    (home / "b").symlink_to(home / "a")
    with pytest.raises(ToolError, match="can't be followed"):
        roots(home).readable("~/a")
    with pytest.raises(ToolError, match="can't be followed"):
        roots(home).readable("~/a/x")


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("~/.ssh", "~/.ssh"), ("~/.ssh/id_ed25519", "~/.ssh"), ("~/Documents/../.ssh/config", "~/.ssh"),
        ("~/.gnupg/x", "~/.gnupg"), ("~/.mozilla/firefox/p/cookies.sqlite", "~/.mozilla"),
        ("~/.config/google-chrome-beta/Default", "~/.config/google-chrome*"), ("~/project/.env", ".env"),
        ("~/project/.env.local", ".env.*"), ("~/backup/id_ed25519", "id_ed25519"), ("~/x/pass.kdbx", "*.kdbx"),
        ("~/.netrc", "~/.netrc"), ("~/.aws/credentials", "~/.aws"), ("/etc/shadow", "/etc/shadow*"),
        ("/etc/shadow-", "/etc/shadow*"), ("/proc/self/environ", "/proc"), ("/dev/sda", "/dev"),
        ("/etc/ssh/ssh_host_ed25519_key", "/etc/ssh/*key"),
    ],
)  # fmt: skip
def test_secrets_are_refused_by_the_rule_that_covers_them(home, path, rule):
    with pytest.raises(ToolError) as refused:
        Roots(home, roots=["/"]).readable(path)
    assert f"the rule {rule} of the denied paths" in str(refused.value)


def test_a_link_to_a_secret_is_refused(home):
    (home / "Documents/notes.txt").symlink_to(home / ".ssh/id_ed25519")
    with pytest.raises(ToolError, match=r"~/\.ssh"):
        roots(home).readable("~/Documents/notes.txt")


def test_a_secret_folder_that_is_a_link_stays_secret_by_its_real_name(home):
    real = home / "dotfiles/gnupg"
    real.mkdir(parents=True)
    (home / ".gnupg").symlink_to(real)
    for path in ("~/.gnupg/key", "~/dotfiles/gnupg/key"):
        with pytest.raises(ToolError, match=r"~/\.gnupg"):
            roots(home).readable(path)


def test_a_home_that_is_a_link_is_one_home(home, tmp_path):
    link = tmp_path / "anna"
    link.symlink_to(home)
    boundary = roots(link)
    assert boundary.readable("~/Documents") == home / "Documents"
    assert boundary.readable(link / "Documents/report.pdf") == home / "Documents/report.pdf"
    with pytest.raises(ToolError, match=r"~/\.ssh"):
        boundary.readable(link / ".ssh/id_ed25519")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("a\0b", r"U\+0000"), ("a\nb", r"U\+000A"), ("a\ud800b", r"U\+D800"), ("", "empty"), ("   ", "empty"),
        ("x" * 256, "too long"), ("a/" * 3000, "too long"), ("~root/x", "another user's"), ("ä" * 200, "too long"),
    ],
)  # fmt: skip
def test_text_that_is_no_path_is_a_clear_error(home, path, why):
    with pytest.raises(ToolError, match=why):
        roots(home).readable(path)


def test_a_name_that_is_no_utf8_can_be_read(home):
    name = os.fsdecode(b"caf\xe9.txt")
    (home / name).write_text("x")
    assert roots(home).readable(f"~/{name}") == home / name


@pytest.mark.parametrize(
    ("asked", "there"),
    [
        ("~/Bilder/x.jpg", "Pictures/x.jpg"),
        ("~/dokumente", "Documents"),
        ("~/documents/report.pdf", "Documents/report.pdf"),
    ],
)
def test_a_folder_of_the_user_goes_by_its_other_name_too(home, asked, there):
    assert roots(home).readable(asked) == home / there


def test_a_german_home_has_its_english_names(tmp_path):
    for folder in ("Bilder", "Dokumente", ".config", "Musik"):
        (tmp_path / folder).mkdir()
    (tmp_path / "Fotos").mkdir()
    (tmp_path / ".config/user-dirs.dirs").write_text(
        '# written by xdg-user-dirs-update\nXDG_PICTURES_DIR="$HOME/Fotos"\nXDG_DOCUMENTS_DIR="$HOME/Dokumente"\nXDG_DESKTOP_DIR="$HOME/"\n'
    )
    assert user_folders(tmp_path) == {
        "PICTURES": tmp_path / "Fotos", "DOCUMENTS": tmp_path / "Dokumente", "MUSIC": tmp_path / "Musik",
    }  # fmt: skip
    boundary = roots(tmp_path)
    assert boundary.readable("~/Pictures/a.png") == tmp_path / "Fotos/a.png"
    assert boundary.readable("~/Bilder/a.png") == tmp_path / "Bilder/a.png"


def test_a_folder_of_that_name_is_not_mistaken_for_its_twin(home):
    (home / "Bilder").mkdir()
    assert roots(home).readable("~/Bilder") == home / "Bilder"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("~/scans", "Scans"),
        ("~/SCANS/2026/brief.pdf", "Scans/2026/brief.pdf"),
        ("~/scans/STEUER", "Scans/Steuer"),
        ("scans", "Scans"),
        ("~/ScANS/new/deep.txt", "Scans/new/deep.txt"),
        ("~/scans/BRIEF.pdf", "Scans/BRIEF.pdf"),  # files keep what they were called: another may be meant
        ("~/LINK/a.txt", "Scans/a.txt"),
        ("~/downloads/x", "Downloads/x"),
    ],
)
def test_a_folder_is_found_whatever_its_case(home, asked, found):
    (home / "Scans/2026").mkdir(parents=True)
    (home / "Scans/Steuer").mkdir()
    (home / "Scans/brief.pdf").touch()
    (home / "Downloads").mkdir(exist_ok=True)
    (home / "Link").symlink_to(home / "Scans")
    assert roots(home).readable(asked) == home / found


def test_of_two_folders_that_differ_in_case_none_is_guessed(home):
    (home / "Scans").mkdir()
    (home / "SCANS").mkdir()
    assert roots(home).readable("~/scans") == home / "scans"
    assert roots(home).readable("~/SCANS") == home / "SCANS"


def test_what_is_made_goes_into_the_folder_that_is_there_but_may_be_called_as_asked(home):
    (home / "Scans").mkdir()
    assert roots(home).writable("~/scans/a.txt") == home / "Scans/a.txt"
    assert roots(home).writable("~/scans") == home / "scans"


def test_another_case_is_no_way_to_what_is_private(home):
    (home / ".ssh").mkdir(exist_ok=True)
    with pytest.raises(ToolError, match="private"):
        roots(home).readable("~/.SSH/config")
    with pytest.raises(ToolError, match="private"):
        roots(home).writable("~/.Ssh/config")


def test_the_twin_of_a_folder_does_not_lead_out(home, tmp_path):
    (home / ".config/user-dirs.dirs").write_text(f'XDG_MUSIC_DIR="{tmp_path}/outside"\n')
    with pytest.raises(ToolError, match="outside the folders"):
        roots(home).readable("~/Musik/secret.txt")


def test_hidden_is_what_cannot_be_read(home):
    boundary = roots(home)
    assert boundary.hidden(home / ".ssh/id_ed25519")
    assert boundary.hidden(Path("/etc/passwd"))
    assert not boundary.hidden(home / "Documents/report.pdf")


def test_paths_are_shown_as_people_write_them(home):
    assert [shown(path, home) for path in (home, home / "Documents", Path("/etc"))] == ["~", "~/Documents", "/etc"]


SEGMENTS = st.sampled_from(
    ["..", ".", "~", "Documents", "work", "link-out", "link-up", "link-ssh", "link-home", "loop", ".ssh", ".env", "id_rsa",
     "Bilder", "report.pdf", "secret.txt", "outside", "home", "anna", "", "x", "etc", "passwd"]
)  # fmt: skip


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.sampled_from(["", "~", "/", "~/", "//"]),
    parts=st.lists(SEGMENTS, max_size=9),
    noise=st.text(max_size=3),
)
def test_nothing_outside_a_root_or_under_a_rule_is_ever_given_out(home, tmp_path, start, parts, noise):
    for name, target in (
        ("link-out", tmp_path / "outside"), ("link-up", tmp_path), ("link-ssh", home / ".ssh"),
        ("link-home", home), ("loop", home / "loop"),
    ):  # fmt: skip
        if not (home / name).is_symlink():
            (home / name).symlink_to(target)
    boundary = roots(home, cwd=home / "Documents")
    text = start + "/".join([*parts, noise] if len(noise) % 2 else parts)
    try:
        path = boundary.readable(text)
    except ToolError:
        return
    assert path == Path(os.path.realpath(path)), "a link is left in it"
    assert path.is_relative_to(home)
    assert not path.is_relative_to(home / ".ssh")
    assert not {".env", "id_rsa"} & set(path.parts)


def test_every_rule_refuses_what_it_names(home):
    boundary = Roots(home, roots=["/"])
    for rule in DENIED:
        example = rule.replace("*", "x")
        with pytest.raises(ToolError, match="denied paths"):
            boundary.readable(example if example.startswith(("~", "/")) else f"~/{example}")


def test_what_is_private_in_a_folder_is_known(tmp_path):
    home = tmp_path / "anna"
    for name in (".config/gh/hosts.yml", ".config/google-chrome-beta/Cookies", "Projekt/.env", "leer/x"):
        (home / name).parent.mkdir(parents=True)
        (home / name).write_text("")
    paths = Roots(home, roots=())
    assert paths.private_below(home / ".config") == "~/.config/gh"
    (home / ".config/gh/hosts.yml").unlink()
    (home / ".config/gh").rmdir()
    assert paths.private_below(home / ".config") == "~/.config/google-chrome*"
    assert paths.private_below(home) is not None
    assert paths.private_below(home / "leer") is None
    assert paths.private_below(home / "Projekt") is None, "a rule for a name holds wherever it goes"
