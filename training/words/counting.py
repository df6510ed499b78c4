"""Small numbers in words."""

SMALL = {
    "en": (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
        "nineteen twenty"
    ).split(),
    "de": (
        "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn "
        "neunzehn zwanzig"
    ).split(),
}
"""By language: from nought to twenty."""
