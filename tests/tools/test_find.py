import asyncio
import os
import shutil
import subprocess
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from ryxd.core.paths import Roots
from ryxd.core.tool import ToolError
from ryxd.tools.find import SearchFiles, search_files
from ryxd.tools.search.kinds import meant
from tests.fakes.programs import Programs, alive, until
from tests.fakes.view import FakeView


def touch(home: Path, *names: str, changed: datetime | None = None) -> None:
    for name in names:
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("/"):
            file.mkdir(exist_ok=True)
        else:
            file.write_text("x")
        if changed:
            os.utime(file, (changed.timestamp(), changed.timestamp()))


@pytest.fixture
def home(tmp_path):
    home = tmp_path / "anna"
    for folder in ("Pictures", "Downloads", "Documents"):
        (home / folder).mkdir(parents=True)
    return home


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


def locate_script(home: Path, programs: Programs) -> None:
    """The machine's own plocate over an index of this home."""
    index = home.parent / "index.db"
    subprocess.run(
        [shutil.which("updatedb.plocate", path=f"{os.environ['PATH']}:/usr/sbin") or "updatedb", "--require-visibility", "no", "-U", str(home), "-o", str(index), "--prunepaths", "", "--prune-bind-mounts", "no",
         "--prunefs", "", "--prunenames", ""],
        check=True,
    )  # fmt: skip
    programs.script("plocate", f'#!/bin/sh\nexec {shutil.which("plocate")} -d "{index}" "$@"\n')


WAYS = ("fd", "find", "locate", "ryx")


@pytest.fixture(params=WAYS)
def way(request, programs):
    """Each program in turn as the only one there, and none at all."""
    real = {"fd": ("fd", "fdfind"), "find": ("find",), "locate": ("plocate",), "ryx": ()}[request.param]
    installed = [name for name in real if shutil.which(name)]
    if real and not installed:
        pytest.skip(f"{request.param} is not installed")
    if request.param in {"fd", "find"}:
        programs.link(installed[0])
    return request.param


async def search(view: FakeView, pattern: str, *paths: str, when: str | None = None):
    args = {"pattern": pattern} | ({"paths": list(paths)} if paths else {}) | ({"when": when} if when else {})
    return await search_files.run(SearchFiles.model_validate(args), view)


async def test_the_walk_through_of_the_source(home):
    touch(home, "Pictures/cat.jpg", "Downloads/great_wave.jpg", "Documents/great plan.txt")
    view = FakeView(home)
    found = await search(view, "*great*wave*")
    assert found.model_dump() == {"matches": ["~/Downloads/great_wave.jpg"], "count": 1}
    assert view.texts == [
        "Searching ~/Pictures…", "Found 0 results, trying fallback…", "Searching ~/Downloads…", "Found 1 result: great_wave.jpg",
    ]  # fmt: skip
    assert view.facts["searched_paths"] == ["~/Pictures", "~/Downloads"]
    assert view.facts["patterns_tried"] == ["*great*wave*"]


async def test_the_reports_are_in_the_users_language(home):
    touch(home, "Downloads/große Welle.jpg")
    view = FakeView(home, language="de")
    await search(view, "*große*welle*")
    assert view.texts == [
        "Suche in ~/Pictures…",
        "Nichts gefunden, suche anderswo weiter…",
        "Suche in ~/Downloads…",
        "1 Treffer: große Welle.jpg",
    ]


async def test_every_way_to_search_finds_the_same(home, programs, way):
    touch(
        home, "Pictures/Great_Wave.JPG", "Pictures/deep/er/the great  wave.png", "Pictures/-great-wave", "Pictures/wave.jpg",
        "Pictures/.hidden/great_wave.jpg", "Pictures/node_modules/great_wave.jpg", "Pictures/.great_wave", "Pictures/great [wave]*.txt",
        "Pictures/Übersicht März.pdf", "Pictures/line\ngreat wave.jpg",
    )  # fmt: skip
    if way == "locate":
        locate_script(home, programs)
    view = FakeView(home, path=programs.path)
    found = await search(view, "*great*wave*", "~/Pictures")
    assert set(found.matches) == {
        "~/Pictures/Great_Wave.JPG", "~/Pictures/deep/er/the great  wave.png", "~/Pictures/-great-wave",
        "~/Pictures/great [wave]*.txt",
    }  # fmt: skip
    assert found.count == 4
    assert view.facts["programs"] == [way]
    assert (await search(view, "*Übersicht*märz*")).matches == ["~/Pictures/Übersicht März.pdf"]
    assert (await search(view, "*.{jpg,png}", "~/Pictures")).count == 3
    assert (await search(view, "*.pdf", "~/Downloads")).count == 0


async def test_every_way_leaves_out_what_was_searched_before(home, programs, way):
    touch(home, "Downloads/a [1] {x}!/wave.txt", "Pictures/wave.txt", "notes/wave.txt", "wave.txt")
    if way == "locate":
        locate_script(home, programs)
    view = FakeView(home, path=programs.path)
    found = await search(view, "*wave*", "~/Downloads/a [1] {x}!", "~/Pictures", str(home))
    assert sorted(found.matches) == [
        "~/Downloads/a [1] {x}!/wave.txt", "~/Pictures/wave.txt", "~/notes/wave.txt", "~/wave.txt",
    ]  # fmt: skip
    assert found.count == 4


@pytest.mark.parametrize(
    ("name", "pattern", "tried"),
    [
        ("wave_great.jpg", "*great*wave*", "*wave*great*"),
        ("Uebersichtstabelle.ods", "*Übersichtstabelle*", "*übersichtstabell*"),
        ("Übersicht.ods", "*uebersicht*", "*uebersicht*"),
        ("Strasse.txt", "*Straße*", "*Straße*"),
        ("rechnung_telekom.pdf", "*Rechnungen*Telekom*", "*rechnung*telekom*"),
        ("Rechnungen.pdf", "*Rechnung*.pdf", "*Rechnung*.pdf"),
        ("Zeugnis_2019.pdf", "*zeugnisse*", "*zeugnis*"),
        ("Ergebnis.ods", "*ergebnissen*.ods", "*ergebnis*.ods"),
        ("Helferin Anna.odt", "*helferinnen*", "*helferin*"),
        ("photo of anna.jpg", "*Fotos*Anna*", "*foto*anna*"),
        ("Steuer-Erklärung 2024.pdf", "*Steuererklärungen*", "*steuererklärung*"),
        ("tax_return.odt", "*tax*return*.pdf", "*tax*return*"),
        ("great_wave.jpg", "*the*great*wave*file*", "*great*wave*"),
        ("great picture.jpg", "*great*wave*", "*great*"),
        ("notizen_alt.txt", "notizen.txt", "*notizen*.txt"),
    ],
)
async def test_a_pattern_that_finds_nothing_is_broadened_and_says_so(home, name, pattern, tried):
    touch(home, f"Documents/sub/{name}", "Documents/other.txt")
    view = FakeView(home)
    found = await search(view, pattern)
    assert found.matches == [f"~/Documents/sub/{name}"]
    assert tried in view.facts["patterns_tried"]


async def test_an_exact_match_elsewhere_is_better_than_a_broad_one_nearby(home):
    touch(home, "Pictures/wave.jpg", "Documents/deep/great_wave.pdf")
    assert (await search(FakeView(home), "*great*wave*")).matches == ["~/Documents/deep/great_wave.pdf"]


async def test_nothing_is_returned_that_has_none_of_the_words(home):
    touch(home, "Pictures/cat.jpg", "Documents/2024.pdf", "Documents/the file.txt")
    view = FakeView(home)
    found = await search(view, "*the*great*wave*2024*file*")
    assert found.model_dump() == {"matches": [], "count": 0}
    assert view.facts["searched_paths"] == ["~/Pictures", "~/Downloads", "~/Documents", "~"]
    assert view.facts["patterns_tried"][0] == "*the*great*wave*2024*file*"
    assert "*great*" in view.facts["patterns_tried"]


async def test_ten_are_shown_and_all_are_counted(home):
    touch(home, *(f"Pictures/wave{number:03}.jpg" for number in range(300)))
    found = await search(FakeView(home), "*wave*")
    assert len(found.matches) == 10
    assert found.count == 300


async def test_files_come_before_folders_the_closest_name_first_then_the_newest(home):
    now = datetime.now()
    touch(home, "Documents/wave/", "Documents/my wave notes.txt")
    touch(home, "Documents/wave.txt", changed=now - timedelta(days=9))
    touch(home, "Documents/wave.pdf", changed=now)
    touch(home, "Documents/waveform.txt")
    assert (await search(FakeView(home), "*wave*")).matches == [
        "~/Documents/wave.pdf", "~/Documents/wave.txt", "~/Documents/my wave notes.txt", "~/Documents/waveform.txt",
        "~/Documents/wave/",
    ]  # fmt: skip


async def test_a_kind_of_file_is_searched_in_all_places(home):
    touch(home, "Pictures/a.mp4", "Downloads/b.mkv", "c.MP4", "Downloads/c.txt")
    found = await search(FakeView(home), "*.{mp4,mkv,webm}")
    assert set(found.matches) == {"~/Pictures/a.mp4", "~/Downloads/b.mkv", "~/c.MP4"}


async def test_the_home_by_its_full_name_is_searched_whole(home):
    touch(home, "Pictures/wave.jpg", "Downloads/wave.jpg", "src/wave.c")
    assert (await search(FakeView(home), "*wave*", str(home))).count == 3
    assert (await search(FakeView(home), "*wave*", "~")).count == 1


async def test_the_users_own_folders_have_the_names_of_their_language(tmp_path):
    home = tmp_path / "anna"
    touch(home, "Bilder/x.jpg", "Dokumente/Rechnung.pdf", ".config/")
    view = FakeView(home, language="de")
    assert (await search(view, "*rechnung*")).matches == ["~/Dokumente/Rechnung.pdf"]
    assert view.facts["searched_paths"] == ["~/Bilder", "~/Dokumente"]
    assert (await search(view, "*rechnung*", "~/Documents")).matches == ["~/Dokumente/Rechnung.pdf"]


async def test_the_folder_one_stands_in_comes_first(home):
    touch(home, "Pictures/wave.jpg", "src/app/wave.c")
    view = FakeView(home, paths=Roots(home, cwd=home / "src", roots=()))
    assert (await search(view, "*wave*")).matches == ["~/src/app/wave.c"]


async def test_then_the_repository_around_it(home):
    touch(home, "Pictures/wave.jpg", "boat/.git/", "boat/docs/wave.txt", "boat/src/app.c")
    view = FakeView(home, paths=Roots(home, cwd=home / "boat" / "src", roots=()))
    assert (await search(view, "*wave*")).matches == ["~/boat/docs/wave.txt"]
    assert view.facts["searched_paths"][:2] == ["~/boat/src", "~/boat"]


async def test_a_time_is_when_the_file_was_changed_or_what_its_name_says(home):
    today = datetime.now()
    old = today - timedelta(days=800)
    touch(home, "Documents/Rechnung neu.pdf", changed=today)
    touch(home, "Documents/Rechnung alt.pdf", changed=old)
    touch(home, f"Documents/Rechnung {today.year}-{today.month:02}-03.pdf", changed=old)
    found = await search(FakeView(home), "*Rechnung*", when="this_month")
    assert set(found.matches) == {
        "~/Documents/Rechnung neu.pdf",
        f"~/Documents/Rechnung {today.year}-{today.month:02}-03.pdf",
    }


async def test_without_a_match_in_that_time_any_time_is_tried_for_a_name_but_not_for_a_kind(home):
    touch(home, "Documents/Rechnung.pdf", changed=datetime.now() - timedelta(days=800))
    view = FakeView(home)
    assert (await search(view, "*Rechnung*", when="today")).count == 1
    assert "*Rechnung* (any time)" in view.facts["patterns_tried"]
    assert (await search(FakeView(home), "*.pdf", when="today")).count == 0


async def test_secrets_and_links_out_of_the_home_are_not_found(home, tmp_path):
    touch(home, ".ssh/id_rsa", "Documents/.env", "Documents/id_rsa")
    (tmp_path / "outside_key").write_text("x")
    (home / "Documents/outside_key").symlink_to(tmp_path / "outside_key")
    view = FakeView(home)
    assert (await search(view, "id_rsa")).count == 0
    assert (await search(view, ".env")).count == 0
    assert (await search(view, "*outside*key*")).count == 0


async def test_hidden_names_are_found_when_they_are_asked_for(home):
    touch(home, ".bashrc", ".config/hypr/hyprland.conf")
    view = FakeView(home)
    assert (await search(view, ".bashrc")).matches == ["~/.bashrc"]
    assert (await search(view, "*hyprland*")).matches == ["~/.config/hypr/hyprland.conf"]
    for asked in ("*hyprland*config*", "*hyprland*Konfiguration*", "*config*hyprland*"):
        assert (await search(view, asked)).matches == ["~/.config/hypr/hyprland.conf"]
    assert (await search(view, "*.conf")).count == 0, "of a kind, settings are not wanted"
    assert (await search(view, "*hyprland*", "~/.config")).matches == ["~/.config/hypr/hyprland.conf"]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("~/Documents/*.txt", "~/Documents/a.txt"),
        ("Documents/*.txt", "~/Documents/a.txt"),
        ("**/a.txt", "~/Documents/a.txt"),
    ],
)
async def test_folders_in_a_pattern_are_understood(home, pattern, found):
    touch(home, "Documents/a.txt")
    assert (await search(FakeView(home), pattern)).matches == [found]


@pytest.mark.parametrize(
    "pattern",
    ["-exec", "--help", "-delete", "*;rm -rf ~*", "$(touch x)", "`id`", "(", "[", "*[!", "\\", "{", "{,}", "-"],
)
async def test_no_pattern_is_an_option_or_a_command(home, programs, way, pattern):
    touch(home, "Documents/a.txt")
    view = FakeView(home, path=programs.path)
    found = await search(view, pattern, "~/Documents")
    assert found.count <= 1
    assert (home / "Documents/a.txt").exists()
    assert view.facts["programs"] == (["ryx"] if way == "locate" else [way])


async def test_names_that_are_no_utf8_are_found(home, programs, way):
    name = os.fsdecode(b"caf\xe9 wave.txt")
    touch(home, f"Documents/{name}")
    assert (await search(FakeView(home, path=programs.path), "*wave*")).matches == [
        "~/Documents/caf\udce9 wave.txt"
    ]


async def test_a_missing_folder_is_an_error_that_names_what_is_there(home):
    (home / "Projekte").mkdir()
    with pytest.raises(ToolError, match=r"no such file or folder: ~/Projekt; in ~ there is: Projekte/"):
        await search(FakeView(home), "*x*", "~/Projekt")


async def test_a_folder_outside_is_refused_and_one_that_is_allowed_still_searched(home):
    touch(home, "Documents/wave.txt")
    with pytest.raises(ToolError, match="outside the folders"):
        await search(FakeView(home), "*wave*", "/etc")
    assert (await search(FakeView(home), "*wave*", "/etc", "~/Documents")).count == 1


@pytest.mark.parametrize(
    ("body", "reason"),
    [("exit 2", "exit code 2"), ("echo broken >&2; exit 1", "broken"), ("kill -9 $$", "exit code -9")],
)
async def test_a_program_that_fails_is_replaced_by_the_next(home, programs, body, reason):
    touch(home, "Pictures/cat.jpg", "Documents/wave.txt")
    programs.script("fd", f"#!/bin/sh\n{body}\n")
    programs.link("find", "sh", "echo")
    view = FakeView(home, path=programs.path)
    assert (await search(view, "*wave*")).matches == ["~/Documents/wave.txt"]
    assert view.facts["programs"] == ["fd", "find"]
    assert sum("fd did not finish" in text and reason in text for text in view.texts) == 1, "it is not tried again"


async def test_a_program_that_hangs_is_ended_and_replaced_and_what_it_found_is_kept(home, programs):
    touch(home, "Pictures/wave 1.jpg", "Pictures/wave 2.jpg")
    pids = programs.folder / "pids"
    programs.script(
        "fd", f"#!/bin/sh\nprintf '%s\\0' '{home}/Pictures/wave 1.jpg'\nsleep 60 & echo $! $$ > {pids}\nwait\n"
    )
    programs.link("find", "sleep")
    view = FakeView(home, path=programs.path)
    found = await search(view, "*wave*", "~/Pictures")
    assert found.count == 2
    assert any("too slow" in text for text in view.texts)
    await until(lambda: not any(alive(int(pid)) for pid in pids.read_text().split()))


async def test_an_unreadable_folder_is_no_failure(home, programs):
    touch(home, "Documents/wave.txt")
    programs.script(
        "find",
        f"#!/bin/sh\nprintf '%s\\0' '{home}/Documents/wave.txt'\necho \"find: 'x': Permission denied\" >&2\nexit 1\n",
    )
    view = FakeView(home, path=programs.path)
    assert (await search(view, "*wave*", "~/Documents")).count == 1
    assert view.facts["programs"] == ["find"]


async def test_cancelling_ends_the_program_and_all_it_started(home, programs):
    pids = programs.folder / "pids"
    os.mkfifo(programs.folder / "started")
    programs.script(
        "fd", f"#!/bin/sh\nsleep 60 & sleep 60 & echo $! $$ > {pids}\necho go > {programs.folder}/started\nwait\n"
    )
    programs.link("sleep")
    task = asyncio.create_task(search(FakeView(home, path=programs.path), "*wave*"))
    async with asyncio.timeout(10):
        await asyncio.to_thread((programs.folder / "started").read_text)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await until(lambda: not any(alive(int(pid)) for pid in pids.read_text().split()))


async def test_what_was_found_is_left_for_the_view_while_the_program_still_runs(home, programs):
    touch(home, "Pictures/wave.jpg")
    programs.script("fd", f"#!/bin/sh\nprintf '%s\\0' '{home}/Pictures/wave.jpg'\nexec sleep 60\n")
    programs.link("sleep")
    left = asyncio.Event()

    class Watching(FakeView):
        def partial(self, output):
            super().partial(output)
            left.set()

    view = Watching(home, path=programs.path)
    task = asyncio.create_task(search(view, "*wave*", "~/Pictures"))
    async with asyncio.timeout(10):
        await left.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert view.left is not None
    assert view.left.model_dump() == {"matches": ["~/Pictures/wave.jpg"], "count": 1}


async def test_a_flood_of_matches_ends_the_search(home, programs):
    touch(home, *(f"Documents/wave{number}" for number in range(2000)))
    shown = f"{home}/Documents/wave"
    # a program that would list for ever
    programs.script("fd", f"#!/bin/sh\nn=0; while :; do printf '%s\\0' '{shown}'$n; n=$(((n+1)%2000)); done\n")
    view = FakeView(home, path=programs.path)
    async with asyncio.timeout(20):
        found = await search(view, "*wave*", "~/Documents")
    assert found.count == 2000
    assert view.facts["programs"] == ["fd", "ryx"]


@pytest.mark.parametrize(
    ("pattern", "said", "searched"),
    [
        ("*.mp4", "zeig mir alle Videos auf dem Rechner", "*.{mp4,mkv,webm,mov,avi}"),
        ("*.xlsx", "list every spreadsheet i have", "*.{xlsx,xls,ods,csv}"),
        ("*taufe*.jpg", "such die Fotos von der Taufe", "*taufe*.{jpg,jpeg,png,webp,gif,svg,heic}"),
        ("*.pptx", "meine Präsentationen", "*.{pptx,ppt,odp}"),
        ("*.mp4", "show my mp4s, the videos", "*.mp4"),
        ("*.jpg", "alle jpg-Dateien in Bilder", "*.jpg"),
        ("*.mp4", "find *.mp4", "*.mp4"),
        ("*.py", "show my videos", "*.py"),
        ("*video*", "show my videos", "*video*"),
        ("*.{mp4,mkv}", "show my videos", "*.{mp4,mkv}"),
        ("*.mp4", "", "*.mp4"),
    ],
)
def test_who_asks_for_a_kind_means_all_its_endings(pattern: str, said: str, searched: str) -> None:
    assert meant(pattern, said) == searched


async def test_a_kind_that_the_user_spoke_of_is_searched_whole(home):
    touch(home, "Videos/taufe.mp4", "Videos/Vortrag.mkv", "Videos/notes.txt")
    view = FakeView(home)
    view.said = "zeig mir alle Videos"
    found = await search_files.run(SearchFiles(pattern="*.mp4"), view)
    assert sorted(Path(each).name for each in found.matches) == ["Vortrag.mkv", "taufe.mp4"]
    view.said = "zeig mir alle mp4"
    found = await search_files.run(SearchFiles(pattern="*.mp4"), view)
    assert [Path(each).name for each in found.matches] == ["taufe.mp4"]
