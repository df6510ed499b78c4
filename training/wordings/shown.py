"""What people say is to be done, in several steps, with the files that were shown just now."""

from training.phrases import Phrases

SHOWN = {
    "folder": Phrases(
        en="""
+[make|create|set up|start] a [new|] folder {name}{in} and [move|put|shove|get] [them|these|all of them|the files] [there|in there|into it|inside]
+[make|create] a folder called {name}{in} and [put|move] [them|those|them all] in[ there|]
[put|move|shove] [them|these|all of them|those] [in|into] a new folder {name}{in}
[put|move] [them|all these] into a [new|fresh] folder called {name}{in} please
!new folder {name}{in}, and in they go
i want [these|them] in a [new|] folder {name}{in}
new folder {name}{in}, [everything|all of those|them] into it
these [go|belong] [in|into] a new folder {name}{in}
can you make {name}{in} and move them there
a folder {name}{in} would be nice, with all of these in it
!they deserve a folder of their own: {name}{in}
folder {name}{in}, then move them
+gather them in a new folder {name}{in}
""",
        de="""
+[mach|leg|erstell|erstelle] einen [neuen|] Ordner {name}{in} [an|] und [schieb|tu|pack|verschieb|leg] [sie|die|alle|die alle] [da|] [rein|hinein]
+[leg|mach] [mal|] nen Ordner {name}{in} [an|] und [schieb|tu] [sie|die] rein
[die|die alle|sie alle|diese Dateien] [kommen|sollen|gehören|müssen] in einen neuen Ordner {name}{in}
+[pack|schieb|tu] [sie|die|die alle] in einen neuen Ordner {name}{in}
!neuer Ordner {name}{in}, und ab damit
neuer Ordner {name}{in}, [alle|die alle|alles] [rein|hinein]
kannst du {name}{in} anlegen und sie dorthin verschieben
ich [hätte|will] [die|sie] gern in einem neuen Ordner {name}{in}
Ordner {name}{in} anlegen, dann alle hinein
!die brauchen einen eigenen Ordner, {name}{in}
+sammel [sie|die] in einem neuen Ordner {name}{in}
erst den Ordner {name}{in}, dann die Dateien dahin
""",
    ),
    "rename": Phrases(
        en="""
+rename it [to|] {file} and [open|show] it
+call it {file} and open it
[it|that|this] [should|shall|has to] be [called|named] {file}, then open it
!{file} is the better name, and open it up
+rename [that|this|the file] [as|to] {file}, then [open it|open|show it to me]
+give it the name {file} and open it
make that {file} and show me
new name {file}, then open
i'd call it {file}. and open it
!rename → {file}, open
""",
        de="""
+nenn [ihn|sie|es|das|die] [um in|] {file} und [öffne|zeig] [ihn|sie|es|das]
+benenn [ihn|sie|es|das|die] in {file} um und [mach|mach dann] [ihn|sie|es] auf
[das|die|der] soll {file} heißen, [dann|danach] öffnen
!{file} ist der bessere Name, und aufmachen
+gib [ihm|ihr|der Datei] den Namen {file} und öffne [ihn|sie|es]
umbenennen in {file} und öffnen
[der|die|das] heißt ab jetzt {file}. auf damit
mach {file} draus und zeig [sie|ihn|es]
!neuer Name {file}, dann auf
""",
    ),
    "move_open": Phrases(
        en="""
+move it {to} and open it
+put [it|that|this] {to} and [open|show] it [there|]
[it|that one|this] [goes|belongs] {to}, then open it
!{to} with it, and let me see it
i need it {to} and open
move that {to}, then show me
can you put it {to} and open it [for me|]
""",
        de="""
+[verschieb|schieb|tu|leg] [ihn|sie|es|das|die] {to} und [öffne|zeig] [ihn|sie|es]
+schieb [ihn|sie|es|die] {to} und mach [ihn|sie|es] [dort|] auf
[der|die|das] [gehört|kommt|soll] {to}, danach öffnen
!{to} damit, und dann will ich das sehen
kannst du [ihn|sie|es] {to} verschieben und öffnen
verschieben {to}, dann auf
""",
    ),
    "copy_trash": Phrases(
        en="""
+copy [them|these|all of them] {to} and [trash|delete|bin] them here
+copy [them|those] {to}, then [delete|trash] the originals
copies {to}, the originals in the trash
!{to} with copies of these, and away with what's here
i want copies {to}, and [these|the old ones] deleted
first copy all of them {to}, then [bin|delete] these
""",
        de="""
+kopier [sie|die|die alle] {to} und [lösch|wirf] [sie hier|die Originale] [|weg]
+kopier [sie|die alle] {to}, dann [die Originale löschen|weg mit den Originalen]
Kopien {to}, die Originale in den Papierkorb
!{to} als Kopie, und hier weg damit
erst alle {to} kopieren, dann diese löschen
ich will Kopien {to}, und die hier [gelöscht|weg]
""",
    ),
    "two": Phrases(
        en="""
+open the {a} [one|] and [trash|delete|bin] the {b} [one|]
[open|show me] the {a}, [trash|delete|bin] the {b}
+[trash|delete] the {b} [one|] and open the {a} [one|]
the {a} one open, the {b} one in the trash
!the {b} can go, the {a} i want to see
[show me|open] the {a} one, the {b} one can go
""",
        de="""
+[öffne|zeig mir] {a} und [lösch|wirf] {b} [|weg]
{a} öffnen, {b} [löschen|in den Papierkorb]
+[lösch|schmeiß] {b} [|weg] und mach {a} auf
{a} aufmachen, {b} kann weg
!{b} brauch ich nicht mehr, {a} will ich sehen
{a} auf, {b} weg
""",
    ),
    "word": Phrases(
        en="""
+open the {word} one and [trash|delete|bin] the [others|rest|other ones]
[open|show me] {word}, the [others|rest] [can go|in the trash]
!keep {word}, open it, and bin whatever else there is
[trash|delete] all but {word}, and open that one
the {word} one open, the rest in the bin
+delete the others and open the {word} one
""",
        de="""
+öffne [den|die|das] mit {word} und [lösch|wirf] [die anderen|den Rest] [|weg]
[öffne|zeig mir] {word}, [die anderen|der Rest] [können weg|in den Papierkorb]
!{word} bleibt und geht auf, der Rest fliegt raus
alle außer {word} löschen, und {word} öffnen
{word} auf, [die anderen|den Rest] weg
+lösch die anderen und öffne {word}
""",
    ),
    "move_lock": Phrases(
        en="""
+move [them|these|all of them] {to} and lock the screen
[them|these] {to}, then lock
+put [them all|them] {to}, then lock the screen
!all of that {to}, and lock up, i'm off
""",
        de="""
+[verschieb|schieb] [sie|die alle|die] {to} und sperr den Bildschirm
[die alle|alle] {to}, dann sperren
+schieb [sie|die] {to}, danach Bildschirm sperren
!das alles {to}, und dann zusperren, ich geh
""",
    ),
}  # fmt: skip
