"""The list of forms in the admin."""

import pytest
from bs4 import BeautifulSoup
from django.urls import reverse
from wagtail.users.models import UserProfile

from intarsia.pages.tests.builders import administrator

from ..models import WebForm
from .builders import web_form

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("language", "label", "words"),
    [
        ("en", "Status", ["live", "live + draft", "draft"]),
        ("de", "Status", ["veröffentlicht", "veröffentlicht + Entwurf", "Entwurf"]),
        ("fr", "Statut", ["publié", "publié + brouillon", "brouillon"]),
    ],
)
def test_the_list_names_the_status_in_the_language_of_staff_with_the_gender_of_forms(client, language, label, words):
    user = administrator()
    UserProfile.objects.create(user=user, preferred_language=language)
    client.force_login(user)
    live, changed, draft = (web_form(title=title) for title in ("A", "B", "C"))
    WebForm.objects.filter(pk=changed.pk).update(has_unpublished_changes=True)
    WebForm.objects.filter(pk=draft.pk).update(live=False)

    page = BeautifulSoup(client.get(reverse(WebForm.snippet_viewset.get_url_name("list"))).content, "html.parser")

    assert [tag.get_text(strip=True) for tag in page.select("td .w-status")] == words
    assert page.select("thead th")[-1].get_text(strip=True) == label
