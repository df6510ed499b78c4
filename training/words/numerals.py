"""Numbers from 0 to 100 as words."""

_EN = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_DE = (
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn"
).split()
_DE_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()


def spelled(number: int, language: str) -> str:
    """A number from 0 to 100 in words, as in twenty-five or fünfundzwanzig."""
    if number == 100:
        return "hundert" if language == "de" else "a hundred"
    words, tens = (_DE, _DE_TENS) if language == "de" else (_EN, _EN_TENS)
    if number < len(words):
        return words[number]
    ten, one = tens[number // 10 - 2], number % 10
    if not one:
        return ten
    return f"{words[one].removesuffix('s') if one == 1 else words[one]}und{ten}" if language == "de" else f"{ten}-{words[one]}"
