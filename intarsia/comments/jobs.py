"""The jobs of comments."""

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job

from .notifications import NOTIFY, notify_site

# About two days, after which a comment is too old for a mail.
ATTEMPTS = 13
SECONDS = 300


# Serial, because two jobs of a site would send the same comments.
@job(NOTIFY, label=_("Send new comments to moderators"), attempts=ATTEMPTS, seconds=SECONDS, serial=True)
def notify(site: int) -> None:
    notify_site(site)
