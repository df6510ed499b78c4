"""How people ask what a git repository is like: branches, what is not committed, remotes, tags, stashes. English and German each."""

BRANCH = (
    """
[which|what] branch am i on
[which|what] branch is [checked out|active|current]
[what's|what is] the [current|active] branch
current [git|] branch
branch
git branch name
on [which|what] branch are we
[tell me|show me|give me] the [current|active] branch
am i on main or on another branch
!the name of the branch i'm on
what git branch is this
branch i am working on
!{where} what's checked out, which branch
where is HEAD pointing
remind me [which|what] branch [this is|we're on]
i [forgot|lost track of] which branch i [switched|checked out]
did i already leave main, which branch [is this|am i on now]
active git branch, please
[which|what] branch would i be committing to
name of the checked-out branch
git branch --show-current
before i push: on what branch am i
curr branch
not sure what branch i'm at
am i still on [master|main|the dev branch]
!before i start coding, what branch did i leave checked out
!HEAD is which branch right now
""",
    """
[auf welchem|welcher] Branch [bin ich|sind wir|ist das]
[auf|in] welchem [Branch|Zweig] [bin ich|arbeite ich] [gerade|]
welcher [Branch|Zweig] ist [ausgecheckt|aktiv|aktuell]
[wie heißt|was ist] der [aktuelle|jetzige] [Branch|Zweig]
[aktueller|aktiver] [git|] Branch
Branch
[zeig|sag] mir den [aktuellen|aktiven] Branch
bin ich auf main oder auf nem anderen Branch
!der Name des Branches, auf dem ich bin
welchen Branch hab ich [grad|gerade] [offen|ausgecheckt]
Name vom [aktuellen|] Branch
!{where} auf was für nem Branch bin i
worauf zeigt HEAD
hab vergessen, auf welchem Branch ich [grad|gerade|eigentlich] bin
[bin ich|sind wir] noch auf [master|main|develop]
aktiver Zweig
aufm welchen Branch bin i [grad|]
[wo|auf was] hab ich zuletzt hingewechselt, welcher Branch ist das
git branch --show-current
auf welchen Branch würde ich [jetzt|gerade] committen
bevor ich pushe: welcher Branch ist das
Name des ausgecheckten Zweigs
uf welem Branch bin ich
nicht dass ich auf main bin, welcher Branch ist aktiv
!ich blick nicht mehr durch, welcher Branch ist da gerade aktiv
!momentaner Branch
""",
)
STATUS = (
    """
[what's|what is] the git status
[what|which files] [have i changed|did i change|changed] [so far|]
[any|are there any] uncommitted changes
[is|are] there anything to commit
[show|list] [the|all|] [changed|modified|uncommitted] files [in git|]
is the [repo|repository|working tree] clean
what has changed since the last commit
status of the [repo|repository]
[do i have|have i got] [uncommitted|unsaved git|unstaged] changes
!which files are modified but not committed
!did i forget to commit [something|anything]
did i touch any files in git
git status
git status --short
git st
repo status
dirty or clean
have i got work that isn't committed yet
[which|what] files did i [modify|edit|touch] since the last commit
what would go into the next commit
anything [pending|left] to commit
what's [staged|unstaged|untracked]
[list|show] untracked and modified files
is everything committed
i'm about to leave, is all my work committed
pending changes
!is the working copy dirty
!what did i leave uncommitted
!modified stuff git knows about
""",
    """
[wie ist|was sagt] der git status
[was|welche Dateien] [habe ich|hab ich] [geändert|verändert]
[gibt es|gibts|hab ich] [uncommittete|nicht committete] Änderungen
[gibt es|ist da] [was|etwas] zu committen
[zeig|liste] [mir|] die [geänderten|veränderten] Dateien [in git|]
ist das [Repo|Repository|Arbeitsverzeichnis] sauber
was hat sich seit dem letzten Commit [geändert|getan]
Status [vom|des] [Repo|Repositorys]
Git-Status [bitte|]
!welche Dateien sind geändert, aber nicht committet
!hab ich [was|irgendwas] vergessen zu committen
was ist noch nicht committet
git status
git status --short
Repo-Status
ist alles [committet|eingecheckt]
ist [noch|] [was|irgendwas] [offen|uncommittet|nicht eingecheckt]
welche Dateien [sind noch nicht eingecheckt|hab ich seit dem letzten Commit angefasst]
was würde in den nächsten Commit kommen
gibts was zum Committen
was ist [gestaget|unstaged|untracked]
ungesicherte Änderungen in git
offene Änderungen
hab i [no|noch] was zum Einchecken
ich mach gleich Feierabend, ist alles committet
geänderte und neue Dateien laut git
!ist der Working Tree dirty
!was liegt noch uncommittet rum
!alles sauber oder gibts noch Änderungen
""",
)
BRANCHES = (
    """
[list|show] [all|the|my] [git|local|] branches
[what|which] branches [are there|do i have|exist]
all branches [please|]
branches
how many branches are there
!give me the names of [all|the] branches
git branch
git branch list
local branches
branch list
[which|what] branches could i switch to
i need an overview of the branches
[print|enumerate] [all|the] branches
are there other branches
is there more than one branch
what feature branches exist
names of all local branches
how many branches do i have lying around
i want to tidy up, which branches exist
!what other branches can i check out
!every branch there is
""",
    """
[liste|zeig] [mir|] [alle|die|meine] [lokalen|] Branches
[welche|was für] Branches [gibt es|hab ich|existieren]
alle Branches [bitte|]
Branches [auflisten|zeigen]
[welche|was für] Zweige gibt es
!die Namen [aller|der] Branches
git branch
lokale Branches
Branch-Liste
Liste der [Branches|Zweige]
auf welche Branches kann ich wechseln
gibt es noch andere [Branches|Zweige]
gibts mehr als einen Branch
Übersicht [der|über die] Branches
wie viele Branches [gibt es|liegen da rum]
was [gibts|existiert] an [Branches|Zweigen]
welche Feature-Branches gibts
i brauch a Liste von de Branches
ich will aufräumen, welche Branches gibt es
!was kann ich alles auschecken, welche Branches
!sämtliche Zweige
""",
)
REMOTE = (
    """
[what's|what is] the [git|] remote [url|address|]
where does [this|the] repo [come from|push to]
[show|list] [the|] remotes
[which|what] remotes [are there|are configured]
remote url of the [repo|repository]
!from which server was this cloned
origin url
git remote -v
git remote
where do my pushes go
where is [this|the repo] hosted
is it on github or gitlab, show the remote
which url is origin
[upstream|origin] address
what server does git push to
is a remote [set up|configured]
clone url
i need the url to clone [this|it]
where did i clone [this|it] from
remotes and their urls
!what's origin pointing at
!which hosting does this repo live on
""",
    """
[was ist|wie lautet] [die|der] [Remote-URL|Remote|Adresse vom Remote]
[woher kommt|wohin pusht] [das|dieses] Repo
[zeig|liste] [mir|] die Remotes
[welche|was für] Remotes [gibt es|sind eingerichtet]
Remote-URL [vom Repo|]
!von welchem Server ist das geklont
origin-URL
git remote -v
git remote
wohin [gehen|landen] meine Pushes
wo wird das gehostet
liegt das auf github oder gitlab, zeig den Remote
welche URL hat origin
Adresse von origin
auf welchen Server pusht git
ist ein Remote [eingerichtet|konfiguriert|gesetzt]
Clone-URL
ich brauch die URL zum Klonen
von wo hab ich das geklont
Remotes mit URLs
!worauf zeigt origin
!bei welchem Hoster liegt das Repo
""",
)
TAGS = (
    """
[list|show] [all|the|] [git|] tags
[what|which] tags [are there|exist]
[which|what] [versions|releases] are tagged
!all tagged versions
tags
git tag
git tags
tag list
does the repo have any tags
[print|give me] all [version|release|] tags
which versions were released, by tag
what has been tagged so far
is there a release tag
i need the tag names
did anyone tag a release
all the tags
names of the git tags
!what version numbers are tagged
!list of release tags
""",
    """
[liste|zeig] [mir|] [alle|die] [git|] Tags
[welche|was für] Tags gibt es
welche [Versionen|Releases] sind getaggt
!alle getaggten Versionen
Tags
git tag
git tags
Tag-Liste
hat das Repo [überhaupt|] Tags
gib mir alle [Versions-Tags|Release-Tags|Tags]
welche Versionen wurden [schon|] veröffentlicht, laut Tags
was wurde [bisher|schon] getaggt
gibt es [einen|nen] Release-Tag
ich brauch die [Namen der Tags|Tag-Namen]
hat jemand ein Release getaggt
alle Tags
was gibts an Tags
!welche Versionsnummern sind getaggt
!Liste der Release-Tags
""",
)
STASHES = (
    """
[are|do] there any stashes
[show|list] [the|my] stashes
[what|is anything] [have i|] stashed
!what lies in the stash
stash list
git stash list
my stashes
did i stash [something|anything]
is something [parked|put away] in the stash
i think i stashed my work, is it [there|still there]
how many stashes do i have
stash contents
any stashed [changes|work]
i can't find my changes, maybe they're stashed
list what's been stashed
is the stash empty
show the git stash
!what did i put away with git stash
!anything left over in the stash
""",
    """
gibt es [Stashes|einen Stash]
[zeig|liste] [mir|] [die|meine] Stashes
[was|ist was] [hab ich|] gestasht
!was liegt im Stash
Stash-Liste
git stash list
meine Stashes
hab ich [was|irgendwas|etwas] gestasht
liegt [noch|] was im Stash
ich glaub ich hab meine Arbeit gestasht, ist die noch da
wie viele Stashes hab ich
Inhalt vom Stash
[gestashte|weggestashte] Änderungen
meine Änderungen sind weg, vielleicht im Stash, schau mal
welche Stashes gibts
ist der Stash leer
zeig den git stash
!was hab ich mit git stash weggelegt
!ist da noch was Gestashtes übrig
""",
)
