"""Visits the site of this folder. `test_own_models.py` runs these tests in a process of their own."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.core import mail
from django.core.files.base import ContentFile
from django.db import connection
from django.test import Client
from django.urls import NoReverseMatch, URLPattern, URLResolver, get_resolver, reverse
from django.utils import timezone
from library.models import File, Photo
from people.models import Member
from wagtail.images.tests.utils import get_test_image_file
from wagtail.models import Site

from intarsia.comments.models import Comment
from intarsia.comments.tests import builders as comments
from intarsia.documents.build import link
from intarsia.jobs.api import enqueue
from intarsia.jobs.models import Job
from intarsia.jobs.registry import job_types
from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import ModerationRecord, decide, on_decision
from intarsia.pages.tests.builders import Editor, document, element, heading, saved_page
from intarsia.seo.models import SiteIdentity
from intarsia.webforms.models import Entry
from intarsia.webforms.tests import builders as forms

pytestmark = pytest.mark.django_db


def new_member(address: str) -> Member:
    return Member.objects.create_superuser(address, "secret")


@pytest.fixture
def member() -> Member:
    return new_member("owner@example.org")


def published(page) -> str:
    return Client().get(page.url).content.decode()


def test_a_save_that_another_user_overtook_is_refused_with_the_name_of_that_user(member):
    page = saved_page(heading("Willow"))
    mine, theirs = Editor(page, member), Editor(page, new_member("b@example.org"))
    mine.load()
    theirs.load()
    saved = theirs.save(document(heading("Oak"), element("posts"), element("comments")), "publish")
    refused = mine.save(document(heading("Ash")), "publish")

    assert saved.status_code == 200 and "Oak" in published(page)
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")
    assert "b@example.org" in refused.content.decode()


def test_images_of_the_site_are_chosen_for_pages_and_the_site():
    image = Photo.objects.create(title="Photo", file=get_test_image_file(size=(900, 700)))
    page = saved_page(heading("Willow"), share_image=image)
    identity = SiteIdentity.for_site(Site.objects.get(is_default_site=True))
    identity.icon = identity.logo = image
    identity.save()

    assert "og:image" in published(page)
    # SQLite checks foreign keys only when a transaction ends.
    connection.check_constraints()


def test_a_cropped_image_has_the_fields_that_the_site_adds_to_its_images(member):
    original = Photo.objects.create(title="Photo", file=get_test_image_file(size=(900, 700)), credit="Ada")
    box = {"x": 10, "y": 10, "width": 300, "height": 200}
    answer = Editor(saved_page(heading("Willow")), member).post(f"images/{original.pk}/crop/", {"box": box}).json()

    cropped = Photo.objects.get(pk=answer["image"]["id"])
    assert (cropped.title, cropped.credit, cropped.width) == ("Photo (cropped)", "Ada", 300)


def test_links_lead_to_files_of_the_site():
    file = File.objects.create(title="Prices", file=ContentFile(b"1", "prices.pdf"))
    page = saved_page(element("button", text="Prices", link=link(file)))

    assert link(file)["document"] == file.pk
    assert f'href="{file.file.url}"' in published(page)


def test_an_entry_is_stored_and_its_notification_is_sent():
    form = forms.web_form(
        closes=timezone.now() + timedelta(days=1),
        notifications=[forms.notification(subject="On {date}", message="<p>{entry_url}</p>")],
    )
    forms.send(form, forms.by_a_person(forms.shown(forms.page_with(form))))
    run_jobs()

    assert Entry.objects.get().form == form
    assert [one.subject.startswith("On ") for one in mail.outbox] == [True]


def test_a_form_that_is_not_open_says_so():
    form = forms.web_form(opens=timezone.now() + timedelta(days=1))

    assert "This form opens on" in forms.shown(forms.page_with(form))


def test_a_person_who_comments_for_the_first_time_waits():
    comments.rules(approval="first")
    page = saved_page(element("comments"))
    comments.post(page, comments.written(page, email="owner@example.org"))

    assert Comment.objects.get().state == Comment.State.WAITING


def test_a_listener_that_failed_is_told_again_who_decided(member):
    told = []

    def listener(subject, decision):
        told.append(decision.user)
        if len(told) == 1:
            raise OSError("out of order")

    on_decision(listener)
    comments.rules(approval="all")
    page = saved_page(element("comments"))
    comments.post(page, comments.written(page))
    decide([ModerationRecord.objects.get()], "allow", member)
    run_jobs()

    assert told == [member, member]


def test_periodic_jobs_run():
    for name, job_type in job_types().items():
        if job_type.every:
            enqueue(name)
    run_jobs()

    assert not Job.objects.exclude(error="").exists()


def names_of(patterns, namespace: str = "") -> Iterator[str]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from names_of(one.url_patterns, f"{namespace}{one.namespace}:" if one.namespace else namespace)
        elif isinstance(one, URLPattern) and one.name:
            yield namespace + one.name


def admin_urls() -> Iterator[str]:
    """All that need no argument."""
    for name in sorted(set(names_of(get_resolver().url_patterns))):
        try:
            url = reverse(name)
        except NoReverseMatch:
            continue
        if url.startswith("/admin/") and not {"logout", "failwhale"} & set(url.split("/")):
            yield url


def test_pages_of_the_admin_open(member, client):
    client.force_login(member)
    forms.entry(forms.web_form())
    comments.comment(saved_page(element("comments")))

    assert [url for url in admin_urls() if client.get(url).status_code >= 500] == []
