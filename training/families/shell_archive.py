"""Archives, which no tool of its own packs or unpacks: zip, unzip, tar by shell."""

from training.family import family
from training.material import filing
from training.material.shelling import plain_folder, plain_path, quoted
from training.source import Source
from training.talk import Talk
from training.wordings.archives import LOOK, PACK, UNPACK


def _archive(source: Source) -> str:
    return plain_path(source, source.pick(["zip", "zip", "tar.gz"]))


def _done(talk: Talk, changed: list[str]) -> Talk:
    return talk.result(code=0, out="", changed=changed, count=len(changed)).shown()


@family("shell_unpack", "shell", weight=0.4)
def shell_unpack(source: Source) -> Talk:
    """An archive is unpacked where the user stands."""
    path, cwd = _archive(source), filing.here(source)
    zipped = path.endswith(".zip")
    command = f"unzip -n {quoted(path)}" if zipped else f"tar xf {quoted(path)}"
    talk = filing.role(source, "shell").user(source.say(UNPACK, what=path)).call("shell", command=command)
    if source.chance(0.08):
        err = f"unzip: cannot find or open {path}" if zipped else f"tar: {path}: Cannot open: No such file or directory"
        return talk.result(code=9 if zipped else 2, out="", err=err).shown()
    return _done(talk, [f"+ {cwd}/{source.file_name()}" for _ in range(source.number(1, 4))])


@family("shell_pack", "shell", weight=0.3)
def shell_pack(source: Source) -> Talk:
    """A folder becomes an archive beside it."""
    path = plain_folder(source)
    talk = filing.role(source, "shell").user(source.say(PACK, what=path))
    talk.call("shell", command=f"zip -r {quoted(path + '.zip')} {quoted(path)}")
    return _done(talk, [f"+ {filing.shown(filing.here(source), path)}.zip"])


@family("shell_archive", "shell", weight=0.15)
def shell_archive(source: Source) -> Talk:
    """What is in an archive."""
    path = _archive(source)
    names = [source.file_name() for _ in range(source.number(1, 4))]
    command = f"unzip -Z1 {quoted(path)}" if path.endswith(".zip") else f"tar tf {quoted(path)}"
    talk = filing.role(source, "shell").user(source.say(LOOK, what=path)).call("shell", command=command)
    return talk.result(code=0, out="\n".join(names)).shown()
