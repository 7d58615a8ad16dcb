from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

MAX_NOTE_LENGTH, MAX_NAME_LENGTH, MAX_QUERY_LENGTH = 5000, 80, 2000


class EntryNote(models.Model):
    """What staff write about an entry. Visitors never see it."""

    entry = models.ForeignKey("intarsia_webforms.Entry", models.CASCADE, related_name="notes")
    text = models.TextField(_("note"), max_length=MAX_NOTE_LENGTH)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    written = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["written", "pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return self.text[:80]


class SavedView(models.Model):
    """Filters and columns of the list of entries, under a name that one user chose."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    name = models.CharField(_("name"), max_length=MAX_NAME_LENGTH)
    # The query string of the list.
    query = models.CharField(max_length=MAX_QUERY_LENGTH)

    class Meta:
        ordering = ["name"]
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["user", "name"], name="webform_saved_view")]

    def __str__(self) -> str:
        return self.name
