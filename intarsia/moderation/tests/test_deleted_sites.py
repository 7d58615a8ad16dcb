"""Messages stay in the lists when the site that they were sent to is deleted."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from wagtail.models import Page, Site

from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.privacy.retention import forget
from intarsia.pages.tests.builders import administrator
from intarsia.protection.models import JudgedSubmission
from intarsia.protection.tests.messages import message

pytestmark = pytest.mark.django_db


def another_site() -> Site:
    return Site.objects.create(hostname="other.example.org", root_page=Site.objects.get().root_page)


def delete_in_admin(site: Site):
    client = Client(headers={"host": "localhost"})
    client.force_login(administrator())
    return client.post(reverse("wagtailsites:delete", args=[site.pk]), follow=True)


def test_messages_of_a_deleted_site_move_to_the_default_site():
    default, other = Site.objects.get(), another_site()
    own, moved = message(site=default), message(site=other)
    delete_in_admin(other)

    assert not Site.objects.filter(pk=other.pk).exists()
    assert set(ModerationRecord.objects.filter(site=default)) == {own, moved}


def test_messages_of_a_deleted_default_site_move_to_a_remaining_one():
    default, other = Site.objects.get(), another_site()
    moved = message(site=default)
    default.delete()

    assert list(ModerationRecord.objects.filter(site=other)) == [moved]


def test_messages_of_a_deleted_site_are_still_deleted_in_time():
    other = another_site()
    message(site=other, received=timezone.now() - timedelta(days=5000))
    other.delete()
    forget()

    assert not JudgedSubmission.objects.exists()


def test_the_last_site_with_messages_cannot_be_deleted():
    site = Site.objects.get()
    kept = message(site=site)

    assert "you do not have permission" in delete_in_admin(site).content.decode()
    with pytest.raises(PermissionDenied, match="Add another site first"):
        site.delete()
    assert list(ModerationRecord.objects.filter(site=site)) == [kept]


def test_the_root_page_of_a_site_can_be_deleted_with_its_site():
    root = Page.get_first_root_node().add_child(instance=Page(title="Shop", slug="shop"))
    other = Site.objects.create(hostname="other.example.org", root_page=root)
    moved = message(site=other)
    root.delete()

    moved.refresh_from_db()
    assert moved.site.is_default_site


def test_the_last_site_without_messages_can_be_deleted():
    delete_in_admin(Site.objects.get())

    assert not Site.objects.exists()
