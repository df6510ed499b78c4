"""How people say that a file or folder gets another name."""

from training.phrases import Phrases

ONE = Phrases(
    en="""
+rename [the file|] {what} [to|into|as] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
+[give|] {what} the [new|] name {name}
{what} should be [called|named] {name}
rename: {what} [to|->|→] {name}
{what} -> {name}
{what} to {name}, rename [it|] please
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
[i want to|i need to|i have to] rename {what} to {name}
!{what} renamed to {name}
the file {what} has the wrong name, it should be {name}
{what} is a silly name, make [it|that] {name}
+[make|turn] the name of {what} [into|to] {name}
new name for {what}: {name}
[change|set] the filename {what} to {name}
the name {what} is wrong, rename it to {name}
from {what} to {name}, rename
[would you mind|how about] renaming {what} to {name}?
!please let {what} be called {name}
[typo in|i misspelled] {what}, rename it to {name}
[let's|lets] rename {what} to {name}
!+retitle the file {what} to {name}
the file {what} becomes {name}
+rename {what}, new name {name}
mv {what} {name}
{what} has a typo, the right name is {name}
{what} should have been {name}
i named {what} wrong, [make it|it must be] {name}
[wanna|want to] rename {what}: {name}
{name} would be a better name for {what}
{name} instead of {what}
ren {what} {name}
{what} => {name}
rename-file {what} {name}
nobody understands the name {what}, call it {name}
my teacher wants {what} to be called {name}
would it be possible to rename {what} to {name}
filename {what} → {name}
{what}: new filename {name}
!{what} must carry the name {name}
!{name} is how {what} should be named
could do with a better name for {what}, say {name}
the name {what} is too [long|vague|cryptic], shorten it to {name}
i'd rather have {name} as the name of {what}
would you be so kind as to rename {what} to {name}?
+fix the [file name|filename] {what}, it's {name}
same file, new name: {what} is now {name}
autocorrect ruined the name {what}, should be {name}
{what} is hard to find again, name it {name}
+edit the name of {what}, it should read {name}
+title {what} {name}
{what}, aka {name} from now on
[i think|guess] {name} fits better than {what}, rename it
+give {what} a proper name, {name}
{what} is now called {name}
{what} => call it {name}
{what} needs the name {name}
{what} ought to be called {name}
{what} goes by {name} from now on
name change: {what} is {name}
new filename for {what}: {name}
+correct the name of {what} to {name}
+replace the filename {what} with {name}
+swap the name {what} for {name}
could {what} be called {name}
could you call {what} {name}
would you change the name of {what} to {name}
i'd like to call {what} {name}
i want to rename {what}, the new name is {name}
the name of {what} should be {name}
the filename of {what} ought to be {name}
my boss calls it {name}, so rename {what}
i keep forgetting what {what} is, so name it {name}
for the upload {what} has to be called {name}
before i send it, rename {what} to {name}
{what} got a random name, make it {name}
old name {what}, new name {name}
{what} got misnamed, {name} is right
{what} doesn't fit any more, {name} does
{what} is a rubbish name, {name} is what i want
{what}? call it {name}
{what} henceforth {name}
{what} under a new name: {name}
{what} with the name {name} please
{what} > {name}, just the name
{what}; new name; {name}
{name} is the right name, not {what}
{name} is what {what} is called now
{name}, not {what}, that's the name
{name} as the new name of {what}
not {what} but {name}, rename it
no longer {what}, from now on {name}
was {what}, is {name}, rename
name {what} wrong, name {name} right
what's called {what} should be called {name}
what is {what} now shall be {name}
the file {what} wants to be {name}
the file {what} under the name {name} please
the document {what} is titled {name} from now on
the scanner called it {what}, i call it {name}
f2 on {what}, then {name}
rename-item {what} {name}
rename(1) {what} to {name}
+relabel {what} to {name}
+rechristen {what} {name}
+rebrand {what} as {name}
+have {what} called {name}
+get {what} renamed {name}
+let {what} go by {name}
i fancy {name} as a name for {what}
i saved {what} under the wrong name, {name} is the one
i downloaded {what}, give it the name {name}
i'm renaming {what}, it's {name} now
mind giving {what} the name {name}?
might {what} be named {name}?
shall we call {what} {name}? yes, do
we agreed on {name} for {what}
it says {what} but it's really {name}, rename the file
wee rename: {what} to {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] [die Datei|] {what} [in|zu|nach] {name} um
+[nenn|nenne] {what} [bitte|mal|ab jetzt|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
{what} soll [jetzt|künftig|ab jetzt|] {name} heißen
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
die Datei {what} [heißt falsch|hat den falschen Namen], [sie|] soll {name} heißen
umbenennen: {what} [in|->|→] {name}
{what} -> {name}
!{what} in {name} umbenannt haben [bitte|]
+ändere den [Namen|Dateinamen] von {what} [in|auf|zu] {name}
+gib {what} den Namen {name}
neuer Name für {what}: {name}
[ich hab mich vertippt|Tippfehler], {what} muss {name} heißen
aus {what} soll {name} werden
+mach aus {what} mal {name}
die Datei {what} in {name} umtaufen
+tauf {what} in {name} um
!{what} bekommt den Namen {name}
der Name {what} gefällt mir nicht, nenn sie {name}
[sei so gut und|] benenn {what} um in {name}
Datei {what} umbenennen in {name}
rename {what} [zu|in|auf] {name}
!wie wärs mit {name} als Name für {what}
{what} heißt ab jetzt {name}
{what} umbenennen, neuer Name {name}
i hätt {what} gern in {name} umbenannt
{what}, der richtige Name wäre {name}
{what} müsste eigentlich {name} heißen
ich hab {what} falsch benannt, richtig ist {name}
{name} statt {what}
{name} wäre ein besserer Name für {what}
ren {what} {name}
mv {what} {name}
{what} => {name}
{what} [ändern|umändern] auf {name} [als Namen|beim Namen]
der Chef will, dass {what} {name} heißt
ginge es, {what} in {name} umzubenennen
+verpass {what} den Namen {name}
aus {what} wird {name}
{what} heißt blöd, lieber {name}
i dad gern {what} in {name} umbenennen
+taufe {what} um auf {name}
{what}: Dateiname jetzt {name}
!{what} gehört umbenannt auf {name}
!mit {what} bin ich nicht zufrieden, {name} soll draufstehen
der Name {what} ist zu [lang|kryptisch|ungenau], kürz ihn auf {name}
wärst du so nett und benennst {what} in {name} um?
mir wär {name} lieber als Name für {what}
gleiche Datei, neuer Name: aus {what} wird {name}
dass du {what} in {name} umbenennst
chasch {what} in {name} umbenenne?
unter dem Namen {what} find ich das nie, nenn es {name}
+korrigier den Dateinamen {what} zu {name}
die Autokorrektur hat den Namen {what} verhunzt, richtig ist {name}
+betitel {what} als {name}
für {what} [passt|taugt] {name} besser als Name
kannst {what} an andern Namen geben, {name}
den Namen {what} durch {name} ersetzen
{what} hätt ich gern umbenannt, und zwar {name}
+gib {what} einen gescheiten Namen, {name}
{what} heißt jetzt {name}, benenn das um
{what} sollte {name} heißen
Datei umbenennen: {what}, {name}
Namensänderung: {what} wird {name}
neuer Dateiname für {what}: {name}
+ersetz den Dateinamen {what} durch {name}
könnte {what} {name} heißen
könntest du {what} {name} nennen
würdest du den Namen von {what} auf {name} ändern
ich würd {what} gern {name} nennen
ich brauch {what} unter dem Namen {name}
der Name von {what} sollte {name} sein
ich vergess immer, was {what} ist, nenn es {name}
für den Upload muss {what} {name} heißen
bevor ich's verschick, benenn {what} in {name} um
{what} hat einen Zufallsnamen, mach {name} draus
beim Scannen kam {what} raus, es soll {name} heißen
umtaufen: {what} auf {name}
alter Name {what}, neuer Name {name}
{what} passt nimmer, {name} passt
{what} ist falsch benannt, {name} stimmt
{what} ist ein Schmarrn von Name, {name} will ich
{what}? nenn's {name}
{what} künftig {name}
{what} unter neuem Namen: {name}
{what} mit dem Namen {name} bitte
{what} > {name}, nur der Name
{what} neu benennen: {name}
{what} umetikettieren auf {name}
{name} ist der richtige Name, nicht {what}
{name} heißt das jetzt und nicht mehr {what}
{name}, nicht {what}, so soll sie heißen
{name} als neuer Name von {what}
nicht {what}, sondern {name}, benenn das um
nicht länger {what}, ab heute {name}
war {what}, wird {name}, umbenennen
Name {what} falsch, Name {name} richtig
was jetzt {what} heißt, soll {name} heißen
die Datei {what} bitte unter dem Namen {name}
das Dokument {what} trägt ab jetzt den Titel {name}
der Scanner hat's {what} genannt, ich nenn's {name}
F2 auf {what}, dann {name}
rename-item {what} {name}
+beschrift {what} neu als {name}
+änder {what} auf den Namen {name}
+lass {what} künftig {name} heißen
+bezeichne {what} als {name}
+stell den Namen von {what} auf {name} um
ich hab {what} unter dem falschen Namen gespeichert, {name} wär's
ich hab {what} runtergeladen, gib ihr den Namen {name}
ich möcht, dass {what} {name} heißt
ich benenn {what} grad um, {name} soll's sein
mir gefällt {name} besser als {what}, umbenennen
magst du {what} den Namen {name} geben?
dürfte {what} {name} heißen?
sollen wir {what} {name} nennen? ja, mach
wir haben uns für {what} auf {name} geeinigt
drauf steht {what}, drin ist aber {name}, benenn die Datei um
kleine Umbenennung: {what} auf {name}
können Sie {what} in {name} umbenennen
mach ma {name} aus {what}, vom Namen her
{what} schall nu {name} heten
""",
)
THING = Phrases(
    en="""
+rename {what} [to|into] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
{what} should be [called|named] {name}
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
!i need {what} renamed to {name}
new name for {what}: {name}
[would you mind|how about] renaming {what} to {name}?
+give {what} the name {name}
{what}, rename to {name}
rename: {what} -> {name}
{name} would be a better name for {what}
i named {what} badly, it should be {name}
[let's|lets] call {what} {name}
[wanna|want to|need to|have to] rename {what} to {name}
+set the [file name|filename|name] of {what} to {name}
the name of {what} is [wrong|bad|stupid], make it {name}
+find {what} and rename it to {name}
+look for {what}, then call it {name}
{what} deserves the name {name}
would it be possible to rename {what} to {name}
i want the name {name} for {what}
+turn the name of {what} into {name}
for the archive, rename {what} to {name}
{what} is called wrong, rename to {name}
!{what} gets a new name, {name}
!{name} is what {what} should be called
!+relabel {what} as {name}
could do with {name} as the name for {what}
i'd rather see {what} called {name}
would you be so kind as to rename {what} to {name}?
i never find {what} again, name it {name}
+fix the filename of {what}, it's {name}
+title {what} {name}
the name {name} would suit {what}
+edit the name of {what} to read {name}
{what}, aka {name} from now on
+give {what} a proper name, {name}
{what} should really go by {name}, rename it
{what}, call it {name}
{what}: call that {name}
{what} -> {name}
{what} is now called {name}
{what} is to be called {name}
{what} ought to be called {name}
{what} needs another name: {name}
{what} needs to be renamed to {name}
{what} must be named {name}
{what} under the new name {name}
{what}, new filename {name}
{what}, change its name to {name}
ren {what} {name}
name change: {what} becomes {name}
new filename for {what}: {name}
rename {what}, please, to {name}
+find {what} and give it the name {name}
+find {what} and call it {name}
+search for {what} and rename that to {name}
+dig out {what} and rename it to {name}
+locate {what} and change its name to {name}
+change the filename of {what}, it should be {name}
+correct the name of {what} to {name}
+replace the name of {what} with {name}
+swap the name of {what} for {name}
can {what} be called {name}
could {what} have the name {name}
could you find {what} and call it {name}
would you change the name of {what} to {name}
would you call {what} {name}
i want {what} to have the name {name}
i want to call {what} {name}
i'd like to rename {what}, new name {name}
i gave {what} a silly name, make it {name}
the name of {what} has a typo, right is {name}
the filename of {what} should be {name}
my boss wants {what} to be named {name}
{what} is to go by the name {name}, find and rename it
+give a new name to {what}, namely {name}
{what} henceforth {name}
{what}? that's called {name} now
{what}; new name {name}
{what} > {name}, just the name
{what} goes by {name} now
{what}: correct name {name}
{what}: title it {name}
{what}, titled {name} from now on
{name} for {what}, as the name
{name} as the new name of {what}
{name} is what i call {what} now
{name} is what {what} is called now
{name}: that's the name for {what}
where's {what}? rename that to {name}
there's {what} somewhere, rename that to {name}
somewhere i have {what}, give that the name {name}
i've got {what} here, rename to {name}
i fancy {name} as a name for {what}
i saved {what} under the wrong name, {name} is right
i mixed up names, {what} is {name}
i downloaded {what}, name that {name}
i never named {what} properly, make it {name}
i'd have {what} named {name}
+relabel {what} with the name {name}
+rechristen {what} {name}
+have {what} called {name}
+get {what} renamed to {name}
+hunt for {what} and rename that {name}
+fetch {what} and rename that to {name}
f2 on {what}, then {name}
what was named badly is {what}, {name} it should be
whatever {what} is called, call that {name}
whatever the name of {what} is, make it {name}
no matter what {what} is called now, {name} from now on
shall we call {what} {name}? yes
might {what} be called {name}?
mind giving {what} the name {name}?
we agreed to call {what} {name}
a new name for {what} please, {name}
a rename of {what} to {name}
wee rename: {what} to {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] {what} [in|zu] {name} um
+[nenn|nenne] {what} [bitte|mal|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
!ich hätte gern {what} in {name} umbenannt
[sei so gut und|] benenn {what} um in {name}
such {what} und nenn [es|sie] {name}
Dateiname für {what} jetzt {name}
+tauf {what} [mal|] auf {name} um
+such {what} und benenn [es|sie|das] in {name} um
+[finde|find] {what} und vergib den neuen Namen {name}
umbenennen: {what} [in|->|→] {name}
{what} umbenennen, neuer Name {name}
ich hab {what} falsch benannt, richtig wäre {name}
+stell {what} auf den Namen {name} um
wie wär's, {what} in {name} umzubenennen
ginge es, {what} in {name} umzubenennen
[magst|kannste] {what} in {name} umbenennen
i mecht {what} in {name} umbenennen
für die Ablage {what} in {name} umbenennen
ich nenne {what} ab jetzt {name}, ändere das
lass uns {what} in {name} umbenennen
ich will, dass du {what} {name} nennst
rename mal {what} auf {name}
+[änder|ändere] bei {what} den Namen auf {name}
{what} bitte [auf|zu] {name} umtaufen
+benenne {what} neu: {name}
!du sollst {what} ab sofort {name} nennen
!{what} umtaufen, und zwar auf {name}
!für {what} hätte ich gern den Namen {name}
mir wär {name} als Name für {what} lieber
wärst du so nett und benennst {what} in {name} um?
dass du {what} in {name} umbenennst
chasch {what} in {name} umbenenne?
+korrigier den Dateinamen für {what} zu {name}
für {what} [passt|taugt] {name} besser als Name
ich find {what} nie wieder, nenn das {name}
+betitel {what} als {name}
könnte man {what} in {name} umbenennen?
{what} mit dem Namen {name} versehen
dürft ich {what} {name} nennen? mach das bitte
{what} unter dem Namen {name} führen, benenn das um
{what}, nenn das {name}
{what} -> {name}
{what} ab jetzt {name} nennen
{what} bitte mit neuem Namen, {name}
{what}: neuer Name {name}
{what} braucht einen anderen Namen: {name}
{what} anders nennen, und zwar {name}
{what} unter neuem Namen, {name}
ren {what} {name}
neuer Dateiname für {what}: {name}
Namensänderung für {what}: {name}
umbenannt werden soll {what}, in {name}
+find {what} und nenn das {name}
+find {what} und benenn das in {name} um
+such {what} und gib der Datei den Namen {name}
+such {what} raus und nenn die Datei {name}
+kram {what} raus und benenn das um in {name}
+ersetz den Namen für {what} durch {name}
+korrigier den Namen für {what}, richtig ist {name}
+nenn {what} um in {name}
könntest du {what} finden und {name} nennen
würdest du {what} auf {name} umtaufen
wärst du so gut, {what} in {name} umzubenennen
ich möcht {what} {name} nennen
ich würd {what} gern {name} nennen
ich brauch {what} unter dem Namen {name}
ich hab {what} blöd benannt, {name} wär richtig
der Name für {what} stimmt nicht, richtig ist {name}
Tippfehler im Namen für {what}, {name} soll es sein
der Name für {what} soll {name} sein
der Chef will {what} unter dem Namen {name}
den Namen von der Datei ändern: {what} auf {name}
magst {what} umbenennen, auf {name}
tät gern {what} in {name} umbenennen
i hätt gern {what} auf {name} umtauft
{what} soll einen neuen Namen haben: {name}
{what} künftig {name}
{what} neu benennen: {name}
{what} > {name}, nur der Name
{what} umetikettieren auf {name}
{what}: richtiger Name {name}
{what}: Titel {name}
{what}, ab jetzt {name}
{name} als Name für {what}
{name} ist ab jetzt der Name für {what}
{name}: so nenn ich jetzt {what}
irgendwo hab ich {what}, das soll {name} heißen
ich hab da {what}, umbenennen in {name}
ich hab {what} unter falschem Namen gespeichert, {name} ist richtig
ich hab {what} runtergeladen, nenn das {name}
ich hab {what} nie ordentlich benannt, mach {name} draus
ich such {what}, das soll {name} heißen
ich taufe {what} auf {name}, mach das
+beschrift {what} neu mit {name}
+bezeichne {what} als {name}
+lass {what} künftig {name} heißen
+hol {what} her und nenn das {name}
+treib {what} auf und benenn das in {name} um
F2 auf {what}, dann {name}
falsch benannt hab ich {what}, {name} soll's sein
sollen wir {what} {name} nennen? ja
magst du {what} den Namen {name} geben?
wir haben uns geeinigt, {what} {name} zu nennen
einen neuen Namen für {what} bitte, {name}
eine Umbenennung: {what} auf {name}
kleine Umbenennung, {what} zu {name}
können Sie {what} in {name} umbenennen
nenn mir {what} um auf {name}
als {name} will ich {what} wiederfinden, benenn das um
damit ich {what} wiederfind: {name} als Name
moch {name} aus {what}, vom Namen her
{what} hätt ich gern {name} genannt
{what} find ich unter {name} leichter, benenn das um
{what} als {name} führen, also umbenennen
wie wär {name} als Name für {what}
""",
)
FOLDER = Phrases(
    en="""
+rename the [folder|directory] {what} [to|into] {name}
+[call|name] the folder {what} {name}
the folder {what} should be [called|named] {name}
[can|could] you rename the folder {what} to {name}?
+change the name of the [folder|directory] {what} to {name}
!the folder {what} gets the name {name}
new name for the folder {what}: {name}
the folder {what}, rename it to {name}
i want the folder {what} to be called {name}
[rename|ren] folder {what} {name}
folder {what} -> {name}
mv the folder {what} to {name}
the [directory|folder] {what} has a [typo|bad name], it's supposed to be {name}
i want to rename the [folder|directory] {what} to {name}
i don't like the folder name {what}, make it {name}
[change|set] the folder name {what} to {name}
{name} instead of {what} as folder name
the project got a new name, so folder {what} is now {name}
+give the [folder|directory] {what} the name {name}
+turn the folder name {what} into {name}
would it be possible to rename the directory {what} to {name}
[dir|directory] {what} should become {name}
folder {what}, new name {name}
i misspelled the folder {what}, correct is {name}
[let's|lets] call the folder {what} {name}
[how about|would you mind] renaming the folder {what} to {name}?
{name} would fit better as name of the folder {what}
!the directory {what} is to be named {name}
!+relabel the folder {what} as {name}
!from now on my folder {what} goes by {name}
could do with {name} as the name of the folder {what}
the folder name {what} is too [long|vague|cryptic], shorten it to {name}
i'd rather have the folder {what} called {name}
would you be so kind as to rename the folder {what} to {name}?
+fix the folder name {what}, it's {name}
same folder, new name: {what} is now {name}
+edit the name of the folder {what}, it should read {name}
+title the folder {what} {name}
the folder {what}, aka {name} from now on
+give the folder {what} a proper name, {name}
my folder {what} needs another name, {name}
{what} is a folder, rename it to {name}
folder {what} is now {name}
the folder {what} is now called {name}
the folder {what} is to be {name}
the folder {what} must be named {name}
the folder {what} ought to be called {name}
the directory {what} should go by {name}
rename directory {what}: {name}
rename dir {what} {name}
new folder name for {what}: {name}
name change for the folder {what}: {name}
+change the folder {what} to the name {name}
+rename my folder {what} as {name}
+name the folder {what} {name} instead
+correct the name of the folder {what} to {name}
+replace the folder name {what} with {name}
+swap the folder name {what} for {name}
can the folder {what} be called {name}
could the directory {what} have the name {name}
could you call the folder {what} {name}
would you change the name of the folder {what} to {name}
i need the folder {what} renamed to {name}
i'd like the folder {what} renamed to {name}
i'd like to call the folder {what} {name}
i named the folder {what} badly, make it {name}
the folder {what} has a silly name, {name} is better
my client changed names, so the folder {what} is {name}
the semester's new, the folder {what} becomes {name}
from folder {what} to {name}, rename
folder rename: {what} to {name}
i keep mixing up the folder {what}, so name it {name}
the folder is called {what} now, make that {name}
wanna rename the folder {what}: {name}
old folder name {what}, new one {name}
my teacher wants the folder {what} to be called {name}
nobody understands the folder name {what}, call it {name}
+shorten the folder name {what} to {name}
this folder name is bad: {what}, better: {name}
{what} is no good name for a folder, {name} is
{what}? that folder is {name} now
{what}/ -> {name}/
{what}/ to {name}/, rename
{what} (folder), rename to {name}
{name} is what the folder {what} is called now
{name} as the folder's name, not {what}
{name}/ instead of {what}/
not {what} but {name}, the folder i mean
no longer {what}, the folder is {name}
was folder {what}, is folder {name}
folder {what} under the name {name}
folder {what} to be renamed {name}
folder {what} renamed {name}, please
folder: {what}. name: {name}
folder {what}; name {name}
directory {what} -> {name}
directory {what}: rename to {name}
dir rename: {what} => {name}
rename-item on the folder {what}, {name}
f2 on the folder {what}, then {name}
my folder {what} goes by {name} now
my folder {what} got the wrong name, {name} is right
the folder {what} doesn't fit its name, call it {name}
the folder {what} henceforth {name}
the folder {what} wants a new name, {name}
the folder {what} was a working title, it's {name}
the name {what} for the folder is out of date, now {name}
what's the folder {what} now should be the folder {name}
+rechristen the folder {what} {name}
+retitle the folder {what} to {name}
+have the folder {what} called {name}
+get the folder {what} renamed {name}
+let the folder {what} go by {name}
mind giving the folder {what} the name {name}?
might the folder {what} be called {name}?
i fancy {name} as a name for the folder {what}
i made the folder {what} with a typo, it's {name}
i'm reorganising, folder {what} becomes {name}
we agreed on {name} for the folder {what}
wee rename of the folder {what}: {name}
same stuff in it, but the folder {what} is to be {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|] den Ordner {what} in {name} um
den Ordner {what} [bitte|] in {name} umbenennen
+nenn den Ordner {what} [bitte|] {name}
der Ordner {what} soll {name} heißen
[kannst|könntest] du den Ordner {what} in {name} umbenennen?
!der Ordner {what} bekommt den Namen {name}
Ordner {what} umbenennen in {name}
neuer Name für den Ordner {what}: {name}
ich will den Ordner {what} in {name} umbenennen
Ordner {what} -> {name}
[Verzeichnis|Ordner] {what}, neuer Name {name}
+nenn [das Verzeichnis|den Ordner|den Folder] {what} [jetzt|ab jetzt] {name}
+änder[e|] den Ordnernamen {what} [in|auf] {name}
der Ordner {what} [heißt falsch|ist falsch geschrieben], richtig ist {name}
ich hab mich beim Ordner {what} vertippt, {name} muss er heißen
[das Verzeichnis|der Ordner] {what} [wird|wird jetzt] zu {name}
aus dem Ordner {what} [wird|mach|soll] {name} [werden|]
+tauf den Ordner {what} in {name} um
das Verzeichnis {what} in {name} umbenennen
+verpass dem Ordner {what} den Namen {name}
das Projekt heißt jetzt anders, also Ordner {what} in {name} umbenennen
Ordnername {what} weg, {name} hin
{name} statt {what} als Ordnername
der Name vom Ordner {what} passt nimmer, nimm {name}
würdest du das Verzeichnis {what} in {name} umbenennen?
i mecht den Ordner {what} in {name} umbenennen
wie wär's mit {name} für den Ordner {what}
rename den Ordner {what} auf {name}
ich hätte den Ordner {what} gern als {name}
!mein Ordner {what} gehört in {name} umgetauft
!der Folder {what} soll künftig auf {name} lauten
!das Verzeichnis {what} verdient den Namen {name}
der Ordnername {what} ist zu [lang|kryptisch|ungenau], kürz ihn auf {name}
wärst du so nett und benennst den Ordner {what} in {name} um?
mir wär {name} lieber als Name für den Ordner {what}
gleicher Ordner, neuer Name: {what} wird {name}
dass du den Ordner {what} in {name} umbenennst
chasch de Ordner {what} in {name} umbenenne?
+korrigier den Ordnernamen {what} zu {name}
für den Ordner {what} [passt|taugt] {name} besser als Name
+gib dem Ordner {what} einen gescheiten Namen, {name}
könnte man das Verzeichnis {what} in {name} umbenennen?
mein Ordner {what} braucht einen anderen Namen, {name}
kann der Ordner {what} {name} heißen?
{what} ist ein Ordner, benenn ihn in {name} um
Ordner {what} ist jetzt {name}
der Ordner {what} heißt ab jetzt {name}
der Ordner {what} muss {name} heißen
der Ordner {what} sollte {name} heißen
der Ordner {what} kriegt den neuen Namen {name}
Verzeichnis umbenennen: {what} {name}
neuer Ordnername für {what}: {name}
Namensänderung beim Ordner {what}: {name}
+benenn das Verzeichnis {what} um, {name}
+nenn meinen Ordner {what} um in {name}
+ändere den Namen vom Ordner {what} auf {name}
+ersetz den Ordnernamen {what} durch {name}
+mach aus dem Ordnernamen {what} mal {name}
könntest du den Ordner {what} {name} nennen
würdest du den Ordner {what} umtaufen, auf {name}
ich brauch den Ordner {what} unter dem Namen {name}
ich möcht den Ordner {what} {name} nennen
ich würd den Ordner {what} gern {name} nennen
ich hab den Ordner {what} blöd benannt, {name} wär richtig
beim Ordner {what} ist ein Tippfehler, richtig wär {name}
neues Semester, der Ordner {what} wird zu {name}
der Kunde heißt anders, also Ordner {what} auf {name}
den Ordner {what} nenn ich ab jetzt {name}, ändere das
vom Ordnernamen {what} auf {name} umbenennen
moch ausm Ordner {what} {name}
Ordner-Umbenennung: {what} auf {name}
ich verwechsel den Ordner {what} immer, nenn ihn {name}
der Ordner heißt noch {what}, mach {name} draus
alter Ordnername {what}, neuer {name}
den Ordnernamen {what} versteht keiner, nimm {name}
der Chef will, dass der Ordner {what} {name} heißt
+kürz den Ordnernamen {what} auf {name}
dürfte der Ordner {what} künftig {name} heißen? benenn ihn um
Ordnername {what} ist schlecht, besser: {name}
der Name {what} taugt nix für den Ordner, nimm {name}
{what} ist kein Name für einen Ordner, {name} schon
{what}? der Ordner heißt jetzt {name}
{what}/ -> {name}/
{what}/ zu {name}/, umbenennen
{what} (Ordner) umbenennen auf {name}
{name} heißt der Ordner {what} jetzt
{name} als Name vom Ordner, nicht {what}
{name}/ statt {what}/
nicht {what}, sondern {name}, der Ordner mein ich
nicht länger {what}, der Ordner ist {name}
war Ordner {what}, wird Ordner {name}
Ordner {what} unter dem Namen {name}
Ordner {what} neu benennen, {name}
Ordner {what}; Name {name}
Ordner {what} umtaufen: {name}
Ordner: {what}. Name: {name}
Verzeichnis {what} -> {name}
Verzeichnis {what}: umbenennen auf {name}
Verzeichnisname {what} ändern auf {name}
F2 auf den Ordner {what}, dann {name}
mein Ordner {what} heißt ab sofort {name}
mein Ordner {what} hat den falschen Namen, {name} stimmt
der Ordner {what} passt nicht zum Namen, nenn ihn {name}
der Ordner {what} künftig {name}
der Ordner {what} will einen neuen Namen, {name}
der Ordner {what} war ein Arbeitstitel, es wird {name}
der Name {what} beim Ordner ist veraltet, jetzt {name}
was jetzt Ordner {what} ist, soll Ordner {name} sein
+betitel den Ordner {what} neu als {name}
+beschrift den Ordner {what} mit {name}
+lass den Ordner {what} künftig {name} heißen
+bezeichne den Ordner {what} als {name}
+stell den Ordnernamen {what} auf {name} um
magst du dem Ordner {what} den Namen {name} geben?
mir gefällt {name} besser als {what} für den Ordner
ich hab den Ordner {what} mit Tippfehler angelegt, er heißt {name}
ich sortier grad um, Ordner {what} wird {name}
ich möcht, dass der Ordner {what} {name} heißt
wir haben uns beim Ordner {what} auf {name} geeinigt
kleine Umbenennung vom Ordner {what}: {name}
gleicher Inhalt, aber der Ordner {what} soll {name} heißen
können Sie den Ordner {what} in {name} umbenennen
de Ordner {what} schall {name} heten
""",
)
IT = Phrases(
    en="""
rename {it} to {name}
[call|name] {it} {name}
[ok|good|and now], rename {it} to {name}
{it} should be called {name}
[can you|could you] rename {it} to {name}?
!give {it} the name {name}
change the name of {it} to {name}
{it}, new name {name}
{name} is the new name for {it}
[make|turn] the name of {it} into {name}
[label|title] {it} {name}
[now|then|great, now] change the filename of {it} to {name}
{it} has a bad name, make {name} of it
i want {it} to be {name}
i want to rename {it} to {name}
{it} -> {name}
{it} becomes {name}
[thanks|perfect], and please rename {it} to {name}
would you rename {it}? {name}
{it} should get the name {name}
let's call {it} {name}
{name} would be better for {it}
{it} is misspelled, should be {name}
!set the name of {it} to {name}
!please have {it} called {name}
!{it}: {name} from now on
could do with {name} as the name of {it}
i'd rather have {it} called {name}
fix the name of {it}, it's {name}
would you be so kind as to name {it} {name}?
give {it} a better name, {name}
edit the filename of {it}: {name}
[yes|yep|sure], rename {it} {name}
{it}, rename that to {name}
rename {it} and use {name}
{it} with the name {name} [please|pls]
{name} for {it} as the filename
{it}: rename to {name}
{it} -> {name} please
{it} is now {name}
{it} is now called {name}
{it} is to be called {name}
{it} ought to be {name}
{it} needs another name: {name}
{it} needs the name {name}
{it} must be named {name}
{it} will be {name} from now on
{it} under the name {name}
{it} deserves a better name, {name}
mv {it} {name}
ren {it} {name}
rename {it}, please, to {name}
rename {it} as {name}
rename {it} into {name}
the name of {it} should be {name}
the name of {it} is now {name}
new filename for {it}: {name}
name change for {it}: {name}
now name {it} {name}
now give {it} the filename {name}
and call {it} {name}
and let {it} have the name {name}
that's the one, rename {it} to {name}
found it, so rename {it} to {name}
can {it} be named {name}
could {it} be called {name}
could you change the name of {it} to {name}
would you mind renaming {it} to {name}
would you call {it} {name}
i need {it} renamed to {name}
i'd like {it} renamed to {name}
i'd like to call {it} {name}
how about {name} for {it}, rename it so
swap the name of {it} for {name}
replace the name of {it} with {name}
{it} has a silly name, rename that to {name}
put the name {name} on {it}
i can't live with that name, call {it} {name}
so rename {it}, {name} it is
{it} henceforth {name}
{it}, titled {name}
{it}: {name}
{it} as {name}
{it} = {name}
{it} > {name}
{it} wants to be {name}
{it} got misnamed, {name} is right
{it} doesn't fit its name, {name} does
{it} is really {name}
{it} gets called {name}
{it} gets renamed to {name}
{it} goes by {name} now
{name} as the name for {it}
{name} is what {it} should be
{name} is right for {it}
{name} suits {it} better
{name}, that's what i call {it}
{name} it is, for {it}
for {it}, {name}
f2 on {it}, then {name}
retitle {it} to {name}
relabel {it}, {name}
rechristen {it} {name}
have {it} renamed {name}
get {it} renamed to {name}
let {it} be {name}
make {it} {name}
make that {name}, {it} i mean
take {it} and rename to {name}
take {it} and call that {name}
there we are, rename {it} to {name}
lovely, name {it} {name}
right, {it} is {name} now
cool, {it} becomes {name} then
i'm calling {it} {name}
i call {it} {name}
i fancy {name} for {it}
i want the name {name} on {it}
mind calling {it} {name}?
shall we call {it} {name}? yes
we'd call {it} {name}
you can rename {it}: {name}
put {name} as the name of {it}
edit: {it} is {name}
""",
    de="""
[benenn|benenne] {it} in {name} um
nenn {it} [bitte|mal|] {name}
[ok|gut|und jetzt] {it} in {name} umbenennen
{it} soll {name} heißen
[kannst|könntest] du {it} in {name} umbenennen?
!{it} bekommt den Namen {name}
{it} [bitte|] umbenennen in {name}
{it}, neuer Name {name}
neuer Name für {it}: {name}
{it} heißt [jetzt|ab jetzt|ab sofort] {name}
[super|danke|passt], [dann|und jetzt] benenn {it} in {name} um
{it} -> {name}
[tauf|taufe] {it} in {name} um
{it} müsste {name} heißen
{it} hätt ich gern in {name} umbenannt
ich will {it} in {name} umbenennen
[änder|ändere] den Namen, {it} soll {name} sein
{it} wird [jetzt|] zu {name}
würdest du {it} in {name} umbenennen
{it} ist falsch benannt, richtig ist {name}
mir gefällt der Name nicht, nenn {it} {name}
rename {it} [zu|in|auf] {name}
{it} gehört in {name} umbenannt
i mecht {it} in {name} umbenennen
!{name} passt besser für {it}
!{it} auf {name} umtaufen
!mach {name} zum Namen für {it}
mir wär {name} lieber für {it}
wärst du so nett und benennst {it} in {name} um?
[ja|genau|jo], benenn {it} in {name} um
korrigier den Dateinamen, {it} soll {name} heißen
gib {it} einen besseren Namen, {name}
nenn {it} in {name} um
für {it} {name} als Dateinamen
{it} mit dem Namen {name} bitte
könnte man {it} in {name} umbenennen?
chasch {it} in {name} umbenenne?
dass du {it} in {name} umbenennst
{it} [dann|jetzt|noch] {name} nennen
{it} -> {name} bitte
{it} ist jetzt {name}
{it} ab jetzt {name} nennen
{it} muss {name} heißen
{it} sollte {name} heißen
{it} darf {name} heißen
{it} braucht einen anderen Namen: {name}
{it} unter dem Namen {name}
{it} verdient einen besseren Namen, {name}
{it} umnennen, {name}
mv {it} {name}
ren {it} {name}
der neue Name für {it} ist {name}
neuer Dateiname für {it}: {name}
Namensänderung für {it}: {name}
jetzt nenn {it} {name}
und nenn {it} {name}
und {it} in {name} umbenennen bitte
genau die, benenn {it} in {name} um
gefunden, also benenn {it} in {name} um
kann {it} {name} heißen
könnte {it} {name} heißen
könntest du {it} {name} nennen
magst du {it} in {name} umbenennen
ich möchte {it} in {name} umbenennen
ich würd {it} gern {name} nennen
wie wär's mit {name} für {it}, benenn das so
ersetz den Namen, {it} heißt dann {name}
versieh {it} mit dem Namen {name}
setz für {it} als Namen {name}
tauf {it} um, auf {name}
nenn {it} um auf {name}
tua {it} auf {name} umbenennen
benenn {it} anders, nämlich {name}
mit dem Namen leb ich nicht, nenn {it} {name}
also {it} umbenennen, {name} soll's sein
{it} hat ab jetzt den Namen {name}
danke, nenn {it} noch {name}
wenn du so lieb bist, nenn {it} {name}
Dateiname von {it} ab jetzt {name}
{it} künftig {name}
{it}: {name}
{it} als {name}
{it} = {name}
{it} > {name}
{it} neu benennen: {name}
{it} umtaufen: {name}
{it} umetikettieren auf {name}
{it} nenn ich jetzt {name}
{it} will ich {name} nennen
{it} wär besser {name}
{it} ist eigentlich {name}
{it} trägt ab jetzt den Namen {name}
{name} als Name für {it}
{name} soll {it} heißen
{name} ist richtig für {it}
{name} soll der Name für {it} sein
{name} heißt {it} ab jetzt
für {it} {name}
F2 auf {it}, dann {name}
betitel {it} neu, {name}
beschrift {it} mit {name}
bezeichne {it} als {name}
lass {it} {name} heißen
mach aus {it} {name}
nimm {it} und nenn das {name}
nimm {it} und benenn das in {name} um
na also, benenn {it} in {name} um
fein, nenn {it} {name}
gut, {it} ist dann {name}
cool, {it} wird dann {name}
ich sag zu {it} {name}
ich möcht {it} {name} nennen
ich will den Namen {name} für {it}
magst du {it} {name} nennen?
sollen wir {it} {name} nennen? ja
wir nennen {it} {name}
du kannst {it} umbenennen: {name}
gib {it} als Namen {name}
schreib {name} als Namen für {it}
Umbenennung: {it} in {name}
einmal {it} umbenennen, {name}
können Sie {it} {name} nennen
nenn ma {it} {name}
{it} schall {name} heten
""",
)
RATHER = Phrases(
    en="""
no, {name}
[actually|better|rather] {name}
[sorry|wait], i meant {name}
no, call it {name}
!hm, let it be {name}
on second thought, {name}
{name} is better
hmm {name} instead
[change|make] that {name}
make it {name}
not that, {name}
i changed my mind: {name}
oops, should be {name}
wrong name, {name}
rename it again, to {name}
scratch that, {name}
what about {name}
typo, {name}
let's take {name} [instead|]
!i like {name} more
!correction: {name}
i'd prefer {name}
better still, {name}
have it called {name} instead
that's not good, {name}
[hold on|stop], {name}
no wait, {name}
[argh|ugh], {name} of course
call it {name} after all
[maybe|perhaps] {name}
that name is wrong too, {name}
how about {name} [instead|]
{name}
{name} please
{name} then
{name} after all
{name}, actually
{name}, not that
{name}, that's better
{name}, sorry
no no, {name}
nah, {name}
nope, {name}
hm no, {name}
well, {name}
oh no, {name}
whoops, {name}
wait, {name}
sorry, {name}
or rather {name}
or better {name}
or {name}
i mean {name}
i meant to say {name}
i wanted {name}
i want {name} instead
i'd rather have {name}
i'd sooner have {name}
it should say {name}
it has to be {name}
it's supposed to be {name}
it was meant to be {name}
i made a mistake, {name}
i spelled it wrong, {name}
spelling mistake, {name}
that was a typo, {name}
that's a typo, it's {name}
let me correct that: {name}
let's make it {name}
let's go for {name}
change it again, {name}
change the name again to {name}
once again please, {name}
+use {name} instead
+rename it once more, to {name}
could it be {name} instead
could you make that {name}
would you change that to {name}
{name} sounds nicer
{name} would be nicer
{name} fits better
{name}, i meant
{name}, my mistake
{name}, rather
{name}, please, not the other
{name} it is
{name} is right
{name} was what i meant
{name} would've been right
{name} reads better
no sorry, {name}
no please, {name}
not quite, {name}
not that name, {name}
and again, {name}
one more time, {name}
one more rename: {name}
next try: {name}
another try, {name}
other name: {name}
another name: {name}
different name, {name}
new try, {name}
should've said {name}
should read {name}
should have been {name}
silly me, {name}
my bad, {name}
my fault, {name}
my finger slipped, {name}
i mistyped, {name}
i misspelled it, {name}
i forgot a letter, {name}
i think {name} is better
i was thinking of {name}
let's call it {name}
let's say {name}
that one's no good, {name}
that's not it, {name}
that's ugly, {name}
too long, {name}
too short, {name}
you know what, {name}
+set the name to {name}
+go with {name}
""",
    de="""
nein, {name}
[doch lieber|lieber|besser] {name}
[sorry|moment], ich meinte {name}
nein, nenn sie {name}
!hm, sie soll {name} heißen
[ach nee|ach nein|nee], [nimm|lieber] {name}
ich hab's mir anders überlegt: {name}
{name} ist besser
[ups|oje], es muss {name} heißen
falscher Name, {name}
nochmal umbenennen, in {name}
nö, {name}
mach [doch|lieber] {name} draus
das war falsch, {name} [ist richtig|sollte es sein]
vertippt, {name}
hm, wie wär's mit {name}
{name} gefällt mir besser
quatsch, {name}
[dann|na] [doch|lieber] {name}
!Korrektur: {name}
!stattdessen {name}
mir wär {name} lieber
noch besser: {name}
das passt nicht, {name}
[halt|stopp|wart], {name}
nenn's doch {name}
[mist|argh|ups], {name} natürlich
vielleicht [doch|lieber|eher] {name}
na, {name}
der Name ist auch falsch, {name}
Kommando zurück, {name}
eigentlich {name}
{name}
{name} bitte
{name} dann
{name}, doch
{name}, nicht das
{name}, das ist besser
{name}, sorry
nein nein, {name}
ne, {name}
hm nein, {name}
naja, {name}
oh nein, {name}
ups, {name}
wart mal, {name}
Entschuldigung, {name}
oder besser {name}
oder {name}
beziehungsweise {name}
ich mein {name}
ich wollte {name} sagen
ich wollte {name}
ich will doch {name}
ich hätt doch lieber {name}
da soll {name} stehen
es muss {name} sein
es sollte {name} heißen
gemeint war {name}
mein Fehler, {name}
ich hab mich verschrieben, {name}
Schreibfehler, {name}
das war ein Tippfehler, {name}
lass mich das korrigieren: {name}
machen wir {name} draus
ändere es nochmal, {name}
ändere den Namen nochmal auf {name}
nochmal bitte, {name}
+nimm stattdessen {name}
+benenn sie nochmal um, in {name}
ginge auch {name}
könntest du {name} draus machen
{name} klingt schöner
{name} wär schöner
na geh, {name}
nä, {name}
{name} passt besser
{name}, mein ich
{name}, mein Fehler
{name}, eher
{name} bitte, nicht das andere
{name} soll's sein
{name} ist richtig
{name} war gemeint
{name} wär richtig gewesen
{name} liest sich besser
nein sorry, {name}
nein bitte, {name}
nicht ganz, {name}
nicht der Name, {name}
und nochmal, {name}
noch ein Versuch, {name}
nächster Versuch: {name}
anderer Name: {name}
ein anderer Name, {name}
neuer Versuch, {name}
ich hätte {name} sagen sollen
da fehlt ein Buchstabe, {name}
ich hab einen Buchstaben vergessen, {name}
ich hab mich vertippt, {name}
ich Depp, {name}
Finger ausgerutscht, {name}
ich dachte an {name}
ich find {name} besser
ich glaub, {name} ist besser
sagen wir {name}
nennen wir's {name}
lieber doch {name}
der taugt nix, {name}
das war's nicht, {name}
das ist hässlich, {name}
zu lang, {name}
zu kurz, {name}
weißt was, {name}
muss {name} heißen
soll {name} heißen
heißen soll's {name}
+setz den Namen auf {name}
+mach's zu {name}
""",
)
