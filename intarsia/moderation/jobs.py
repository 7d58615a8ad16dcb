"""The jobs of moderation."""

from datetime import timedelta
from typing import Any

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job, periodic

from .listeners import TELL_AGAIN, tell_again
from .privacy.deleted_files import DELETE, delete_files
from .privacy.retention import forget

EVERY = timedelta(hours=1)
# About two days, so that an app or a storage can be repaired.
ATTEMPTS = 13


@job(TELL_AGAIN, label=_("Tell an app about a decision again"), attempts=ATTEMPTS)
def tell_listener(**decision: Any) -> None:
    tell_again(**decision)


@job(DELETE, label=_("Delete files of visitors from their storage"), attempts=ATTEMPTS, seconds=300)
def delete_stored_files(model: str, files: dict[str, int]) -> None:
    delete_files(model, files)


@periodic("moderation.retention", label=_("Delete expired messages and signals"), every=EVERY)
def delete_expired_data() -> None:
    """Covers all apps that registered their data."""
    forget()
