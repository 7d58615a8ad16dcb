"""The name of a form in moderation records: lists find the records of a form by it, without a join."""

PREFIX = "webform:"
# The digest of an entry whose sender was asked to correct it begins with this.
REFUSED = "refused "


def record_form(form: int) -> str:
    return f"{PREFIX}{form}"


def form_of(name: str) -> int | None:
    """None if the record belongs to something else."""
    number = name.removeprefix(PREFIX)
    return int(number) if name.startswith(PREFIX) and number.isdecimal() else None
