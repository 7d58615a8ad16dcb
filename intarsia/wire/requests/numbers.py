"""Numbers in what clients send."""

# Every database can look for ids of so many digits.
MAX_DIGITS = 18


def number_in(text: str, digits: int = MAX_DIGITS) -> int | None:
    """The number that the text consists of, without a sign; None for other texts and for more than `digits` digits, of
    which Python refuses to read some thousands.
    """
    return int(text) if text.isdecimal() and len(text) <= digits else None
