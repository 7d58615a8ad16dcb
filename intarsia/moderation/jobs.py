"""The jobs of moderation."""

from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import periodic

from .privacy.retention import forget

EVERY = timedelta(hours=1)


@periodic("moderation.retention", label=_("Delete expired messages and signals"), every=EVERY)
def delete_expired_data() -> None:
    """Covers all apps that registered their data."""
    forget()
