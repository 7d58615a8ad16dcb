"""The jobs of protection."""

from datetime import timedelta

from intarsia.jobs.api import periodic

from .privacy.retention import forget

EVERY = timedelta(hours=1)


@periodic("protection.retention", every=EVERY)
def delete_expired_data() -> None:
    """Of protection, and of the apps that registered theirs."""
    forget()
