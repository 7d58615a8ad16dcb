"""Pages with comments are cached, and rendered again after comments changed."""

import pytest

from intarsia.comments import moderation
from intarsia.comments.models import PageComments
from intarsia.pages.tests.test_caching import committed, visitor  # noqa: F401
from intarsia.protection.models import ProtectionSettings

from .builders import comment, post, rules, written

pytestmark = pytest.mark.django_db


@pytest.fixture
def address(page, settings):
    from wagtail.models import Site

    Site.objects.update(hostname="localhost", port=80)
    return page.get_url()


def test_cached_page_with_comments_is_rendered_once(page, address, visitor):  # noqa: F811
    comment(page, "Hello there")

    assert visitor.get(address) == visitor.get(address)
    assert visitor.rendered == 1


@pytest.mark.parametrize(
    ("decide", "is_shown"),
    [(moderation.approve, True), (moderation.move_to_trash, False), (moderation.mark_as_spam, False)],
)
def test_decision_changes_the_cached_page_immediately(page, address, visitor, committed, admin_user, decide, is_shown):  # noqa: F811
    one = comment(page, "Hello there", state="waiting" if is_shown else "approved")
    assert ("Hello there" in visitor.get(address)[1]) != is_shown
    with committed():
        decide([one], admin_user)

    assert ("Hello there" in visitor.get(address)[1]) == is_shown


def test_pending_comment_changes_no_cached_page(page, address, visitor, committed):  # noqa: F811
    # The first message creates the settings, and then every page is rendered again.
    ProtectionSettings.for_site(page.get_site())
    visitor.get(address)
    with committed():
        post(page, written(page))
    visitor.get(address)

    assert visitor.rendered == 1


def test_comment_allowed_from_the_messages_is_shown_immediately(page, address, visitor, committed):  # noqa: F811
    rules(approval="none")
    visitor.get(address)
    with committed():
        post(page, written(page))

    assert "bring our own knives" in visitor.get(address)[1]


def test_closing_comments_removes_the_form_immediately(page, address, visitor, committed):  # noqa: F811
    assert "<form" in visitor.get(address)[1]
    with committed():
        PageComments.objects.create(page=page)
    assert "<form" not in visitor.get(address)[1]
    with committed():
        PageComments.objects.get().delete()
        rules(is_open=False)

    assert "<form" not in visitor.get(address)[1]


def test_further_pages_of_comments_are_cached_and_purged(page, address, visitor, committed, admin_user):  # noqa: F811
    rules(per_page=1)
    comment(page, "the first")
    second = comment(page, "the second")
    further = f"/comments/{page.pk}/2/"
    assert "the second" in visitor.get(further)[1] and visitor.get(further) and visitor.rendered == 1
    with committed():
        moderation.move_to_trash([second], admin_user)

    assert visitor.get(further)[0] == 302
