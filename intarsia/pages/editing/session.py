"""Wagtail's editing sessions: users of Wagtail's forms and of the visual editor see each other."""

from django.contrib.admin.utils import quote
from django.contrib.contenttypes.models import ContentType
from django.urls import reverse
from django.utils import timezone
from wagtail.admin.models import EditingSession

from intarsia.documents.kinds.editable import Editable


def open_session(editable: Editable) -> dict[str, str]:
    """The URLs that the editor calls regularly while it is open, and when it closes."""
    EditingSession.cleanup()
    session = EditingSession.objects.create(
        user=editable.user,
        content_type=ContentType.objects.get_for_model(editable.kind.model),
        object_id=editable.pk,
        last_seen_at=timezone.now(),
    )
    options = editable.kind.model._meta
    ping = (options.app_label, options.model_name, quote(editable.pk), session.pk)
    return {
        "ping": reverse("wagtailadmin_editing_sessions:ping", args=ping),
        "release": reverse("wagtailadmin_editing_sessions:release", args=(session.pk,)),
    }
