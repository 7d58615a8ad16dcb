"""The jobs of moderation."""

from datetime import timedelta

from intarsia.jobs.api import periodic

from .privacy.retention import forget

EVERY = timedelta(hours=1)


@periodic("moderation.retention", every=EVERY)
def delete_expired_data() -> None:
    """Of all apps that registered theirs."""
    forget()
