"""Lists as they stand in files, and how people ask for one of their lines: the key is in the question, lines with other keys are beside it."""

from dataclasses import dataclass

from training.phrases import Phrases


@dataclass(frozen=True)
class Sheet:
    """A kind of list.

    `keys`: what its lines can be about, in English and German (empty: words by chance; "{n}": one number after the other). `lines`: how a line is
    written; `{k}` is the key, `{v}` a word, `{w}` another one, `{m}` a number. `asked`: `{k}` is the key as it is asked for, `{p}` the file.
    """

    keys: tuple[tuple[str, ...], tuple[str, ...]]
    lines: tuple[tuple[str, ...], tuple[str, ...]]
    asked: Phrases
    endings: tuple[str, ...] = ("txt", "md")


_DAYS = (
    ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
)
_MONTHS = (
    ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"),
    ("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"),
)
DAYS = Sheet(
    _DAYS,
    (("{k}: {v}", "{k} {v} and {w}", "{k} - {v}, {m} h", "{k}\t{v}", "- {k}: {v}", "{k}: {v} / {w}"), ("{k}: {v}", "{k} {v} und {w}", "{k} - {v}, {m} Uhr", "{k}\t{v}", "- {k}: {v}", "{k}: {v} / {w}")),
    Phrases(
        en="""
[who's|who is] on [duty|] [on|] {k} according to {p}
according to {p} [who|what] [has|is on|does] {k}
{p}: who [has|does] {k}
what's [on|planned for] {k} in {p}
what does {p} have for {k}
who works {k}, it's in {p}
{k}, what does {p} say
!who drew the short straw for {k}? see {p}
look in {p}, who's cleaning on {k}
is there anything on {k} in {p}
{p} {k}
what's for lunch on {k}, {p} knows
when do we start on {k}? {p}
who is it on {k}, check {p}
my shift on {k}, it's in {p}
""",
        de="""
wer ist [am|] {k} dran laut {p}
laut {p} [wer|was] ist {k}
{p}: wer hat {k}
was steht für {k} in {p}
was [gibt's|gibt es|ist] am {k}, steht in {p}
was sagt {p} zu {k}
wer arbeitet {k}, steht in {p}
{k}, was sagt {p}
!wen trifft es am {k}? steht in {p}
schau in {p}, wer {k} putzt
ist am {k} was in {p}
{p} {k}
wann fangen wir {k} an? {p}
wer ist es {k}, guck in {p}
wer muss {k} ran laut {p}
meine schicht am {k}, steht in {p}
""",
    ),
)
MONTHS = Sheet(
    _MONTHS,
    (("{k}: {m}", "{k} {m} {v}", "{k}\t{m}", "- {k}, {m} {v}", "{k};{m};{v}"), ("{k}: {m}", "{k} {m} {v}", "{k}\t{m}", "- {k}, {m} {v}", "{k};{m};{v}")),
    Phrases(
        en="""
what [was|is] [it in|] {k} according to {p}
how much [was it|did we use|came in] in {k}, it's in {p}
{p}, the figure for {k}
{k} in {p}
look up {k} in {p}
according to {p}, how many in {k}
!i need the {k} number from {p}
what does {p} give for {k}
""",
        de="""
was [war|ist] [im|] {k} laut {p}
wie viel war es im {k}, steht in {p}
{p}, die zahl für {k}
{k} in {p}
schau {k} in {p} nach
laut {p} wie viele im {k}
!ich brauch den wert vom {k} aus {p}
was gibt {p} für {k} an
""",
    ),
    ("txt", "csv", "md"),
)
NUMBERED = Sheet(
    (("week {n}", "room {n}", "seat {n}", "chapter {n}", "table {n}", "team {n}", "unit {n}", "bus {n}", "locker {n}", "version {n}", "day {n}", "lane {n}", "number {n}"),
     ("KW {n}", "Zimmer {n}", "Platz {n}", "Kapitel {n}", "Tisch {n}", "Gruppe {n}", "Woche {n}", "Bus {n}", "Spind {n}", "Version {n}", "Tag {n}", "Bahn {n}", "Nummer {n}")),
    (("{k}: {v}", "{k} {v}", "{k} - {v} ({m})", "{k}\t{v}", "## {k} {v}", "{k}: {v} and {w}"), ("{k}: {v}", "{k} {v}", "{k} - {v} ({m})", "{k}\t{v}", "## {k} {v}", "{k}: {v} und {w}")),
    Phrases(
        en="""
who [has|is in|is] {k} according to {p}
according to {p} who's [cleaning in|in|on|at] {k}
what [is|was] {k} in {p}
{p}: {k}
{k} in {p}, what is it
what did i write [for|about] {k} in {p}
which one is {k}? {p} has it
what does {p} say about {k}
look up {k} in {p}
tell me [who|what] {k} is, see {p}
!{p} has a list, i want {k} of it
{k} please, file {p}
""",
        de="""
wer [hat|ist in|ist] {k} laut {p}
laut {p}, wer [putzt in|ist in|hat] {k}
was [ist|war] {k} in {p}
{p}: {k}
{k} in {p}, was ist das
was hab ich zu {k} in {p} geschrieben
was ist mit {k}? steht in {p}
was sagt {p} zu {k}
schau mal {k} in {p} nach
sag mir [wer|was] {k} ist, siehe {p}
!in {p} ist eine liste, ich will {k} daraus
{k} bitte, datei {p}
""",
    ),
)
FIELDS = Sheet(
    (("version", "name", "port", "host", "user", "path", "color", "font", "size", "timeout", "license", "author", "email", "theme", "language", "region", "interval", "database", "timezone", "gateway"),) * 2,
    (('"{k}": "{v}",', '"{k}": {m},', "{k} = {m}", '{k} = "{v}"', "{k}: {v}", "{k}={m}", "{k}: {m}", "{k} {v}", "set {k} {m}"),) * 2,
    Phrases(
        en="""
which {k} is in {p}
what's the {k} in {p}
what {k} [does {p} set|is set in {p}|do we have in {p}]
{k} [from|in|of] {p}
{p}: {k}?
tell me the {k} from {p}
which {k} did i [set|use|configure] in {p}
the {k} that {p} has
what is {k} set to in {p}
!read me the {k} out of {p}
{p} - what's {k} there
is a {k} set in {p}
check the {k} in {p}
""",
        de="""
welche {k} steht in {p}
[was|wie] ist {k} in {p}
welche {k} ist in {p} [eingestellt|gesetzt|drin]
{k} [aus|in|von] {p}
{p}: {k}?
sag mir {k} aus {p}
was hab ich bei {k} in {p} eingetragen
auf was steht {k} in {p}
!lies mir {k} aus {p} vor
{p} - was ist da {k}
ist {k} in {p} gesetzt
welchen wert hat {k} in {p}
schau nach {k} in {p}
""",
    ),
    ("json", "toml", "ini", "conf", "yaml", "cfg"),
)
PEOPLE = Sheet(
    (("plumber", "landlord", "dentist", "janitor", "neighbour", "electrician", "vet", "tax office", "school", "baker", "garage", "doctor", "caretaker", "chimney sweep", "boss", "gardener"),
     ("Klempner", "Vermieter", "Zahnarzt", "Hausmeister", "Nachbarin", "Elektriker", "Tierarzt", "Finanzamt", "Schule", "Bäcker", "Werkstatt", "Hausarzt", "Hausverwaltung", "Schornsteinfeger", "Chef", "Gärtner")),
    (("{k} {v}: {m}", "{k}: {m}", "{k} ({v}) {m}", "- {k} {v}, {m}", "{k};{v};{m}"), ("{k} {v}: {m}", "{k}: {m}", "{k} ({v}) {m}", "- {k} {v}, {m}", "{k};{v};{m}")),
    Phrases(
        en="""
what's the [phone number|number] of the {k} in {p}
which number does the {k} have according to {p}
{p}: number of the {k}
the {k}'s [phone|number|phone number], it's in {p}
how do i reach the {k}? {p}
look up the {k} in {p}
according to {p}, how do i call the {k}
!{p} has the {k}, i need the phone
what's the {k} called in {p}
who is the {k}, {p} should say
""",
        de="""
welche [telefonnummer|nummer] hat der {k} laut {p}
die nummer vom {k}, steht in {p}
{p}: nummer vom {k}
telefon [vom|von] {k} [aus|in] {p}
wie erreich ich {k}? {p}
schau {k} in {p} nach
laut {p}, wie ruf ich {k} an
!in {p} steht der {k}, ich brauch das telefon
wie heißt der {k} in {p}
wer ist der {k}, müsste in {p} stehen
""",
    ),
    ("txt", "csv", "md"),
)
PRICES = Sheet(
    ((), ()),
    (("{k}: {m} euros", "{k} {m},50", "- {k} {m} €", "{k}\t{m}.90", "{m} x {k}", "{k} ({v}): {m}"), ("{k}: {m} Euro", "{k} {m},50", "- {k} {m} €", "{k}\t{m},90", "{m} x {k}", "{k} ({v}): {m}")),
    Phrases(
        en="""
what does [the|] {k} cost according to {p}
how much is [the|] {k} in {p}
price of [the|] {k}, it's in {p}
{p}: what's {k}
what did we pay for {k}? see {p}
according to {p}, what's the price of {k}
!{k} in {p}, how much was that
how much {k} do i need, says {p}
the amount for {k} in {p}
""",
        de="""
was kostet [die|der|] {k} laut {p}
was kostet laut {p} [die|der|] {k}
wie viel ist {k} in {p}
preis von {k}, steht in {p}
{p}: was ist mit {k}
was haben wir für {k} gezahlt? siehe {p}
laut {p}, was kostet {k}
!{k} in {p}, wie viel war das
wie viel {k} brauch ich, sagt {p}
der betrag für {k} in {p}
""",
    ),
)
ITEMS = Sheet(
    ((), ()),
    (("- {k}", "{k}", "[ ] {k}", "* {k} ({v})", "[x] {k}"), ("- {k}", "{k}", "[ ] {k}", "* {k} ({v})", "[x] {k}")),
    Phrases(
        en="""
is {k} on {p} [too|]
does {p} have {k} on it
is [the|] {k} in {p} already
did i put {k} into {p}
have i got {k} in {p}
{k} on {p}?
!is there {k} anywhere in {p}
check {p} for {k}
""",
        de="""
steht {k} [auch|] in {p}
ist {k} in {p} [drin|schon drin]
hab ich {k} in {p} [geschrieben|stehen]
steht in {p} auch {k}
{k} in {p}?
!ist {k} irgendwo in {p}
guck in {p} ob {k} [drin|dabei] ist
hab ich in {p} an {k} gedacht
""",
    ),
)
SHEETS = (DAYS, MONTHS, NUMBERED, NUMBERED, FIELDS, FIELDS, PEOPLE, PRICES, PRICES, ITEMS)
