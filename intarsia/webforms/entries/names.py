"""The name of a form in moderation records: lists find the records of a form by it, without a join."""

from intarsia.wire.requests.numbers import number_in

PREFIX = "webform:"
# The digest of an entry whose sender was asked to correct it begins with this.
REFUSED = "refused "


def record_form(form: int) -> str:
    return f"{PREFIX}{form}"


def form_of(name: str) -> int | None:
    """None if the record belongs to something else."""
    return number_in(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else None
