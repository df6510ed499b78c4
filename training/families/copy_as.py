"""A copy of a file under another name: copy_file."""

from training.families.move import in_the_way
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

AS = Phrases(
    en="""
+copy {what} [to|as] {name}
+[duplicate|cp] {what} [to|as|into] {name}
+make a copy of {what} [called|named] {name}
[can you|could you] copy {what} [to|as] {name}?
i need {what} [once more|a second time] as {name}
{what} copied as {name}
+save a copy of {what} [as|under the name] {name}
!i want a copy of {what} that is called {name}
+clone {what} as {name}
[back up|backup] {what} as {name}
before i edit {what}, copy it to {name}
""",
    de="""
+[kopier|kopiere|dupliziere] {what} [als|nach|zu] {name}
+mach [mir|] eine Kopie von {what} [namens|mit dem Namen|, die heißt] {name}
{what} als {name} kopieren
[kannst du|könntest du] {what} als {name} kopieren?
ich brauche {what} nochmal als {name}
+[speicher|leg] eine Kopie von {what} [als|unter dem Namen|unter] {name} [ab|]
!ich hätte gern eine Kopie von {what}, die {name} heißt
+sicher {what} als {name}
bevor ich {what} ändere, kopier es nach {name}
eine Kopie von {what} unter dem Namen {name}
[dupliziere|dupliziere mir] {what} als {name}
""",
)


@family("copy_as", "copy_file", weight=0.4)
def copy_as(source: Source) -> Talk:
    """A copy of one file under another name."""
    cwd, path = filing.here(source), source.path()
    ending = filing.base(path).rpartition(".")[2]
    name = source.file_name(ending if source.chance(0.8) else None) if "/" not in path else source.folder() + "/" + source.file_name(ending)
    talk = filing.role(source).user(source.say(AS, what=path, name=name)).call("copy_file", paths=[path], to=name)
    if source.chance(0.06):
        return in_the_way(source, talk, filing.shown(cwd, name))
    done = [f"{filing.shown(cwd, path)} → {filing.shown(cwd, name)}"]
    return talk.result(done=done, changes=filing.changes(source)).shown()
