"""Commands: uses of a widget, missing widgets, broken references, purging and warming."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.core.wsgi import get_wsgi_application
from django.db.backends.signals import connection_created
from django.http import HttpResponse
from django.urls import path

from demo import urls as demo_urls
from intarsia.page_cache import cached
from intarsia.pages.management.commands.intarsia_warm import urls_of_pages
from intarsia.signals import pages_purged

from .builders import element, heading, page, saved_page
from .test_signals import received

pytestmark = pytest.mark.django_db


def output_of(command: str, *arguments: str) -> str:
    out = StringIO()
    call_command(command, *arguments, stdout=out, stderr=out)
    return out.getvalue()


def test_uses_of_a_widget_in_live_documents_and_drafts():
    made = saved_page(element("container", content=[element("video", id="film")]))
    made.document["content"] = [element("video", id="other")]
    made.save_revision()
    found = output_of("intarsia_find", "--uses", "video").splitlines()
    assert any("film" in line and "draft" not in line for line in found)
    assert any("other" in line and "(draft)" in line for line in found)
    assert found[-1] == "2 found."


def test_widgets_that_are_not_installed():
    page(heading(), element("of_a_package_that_is_gone", id="gone"))
    assert "gone (of_a_package_that_is_gone)\n1 found." in output_of("intarsia_find", "--missing")


def test_references_to_what_was_deleted():
    target = page()
    page(heading(id="fine", link={"url": "", "page": target.pk}))
    page(heading(id="dead", link={"url": "", "page": 99999}), element("image", id="lost", image={"id": 88888}))
    found = output_of("intarsia_find", "--broken")
    assert "dead (link: page 99999)" in found and "lost (image: image 88888)" in found
    assert "fine" not in found and "2 found." in found


def test_purging_by_tag_and_everything():
    with received(pages_purged) as purged:
        assert "Purged: page-7" in output_of("intarsia_purge", "page-7")
        assert "All pages purged." in output_of("intarsia_purge", "--all")
    assert [one["tags"] for one in purged][0] == ("page-7",) and len(purged) == 2


@pytest.mark.parametrize("command", ["intarsia_purge", "intarsia_warm"])
def test_nothing_to_purge_or_warm_is_refused(command):
    with pytest.raises(CommandError, match="--all"):
        output_of(command)


def test_all_pages_are_those_that_visitors_can_see_and_the_visual_editor_made():
    made, draft = page(heading()), page(heading(), live=False)
    urls = urls_of_pages()
    assert made.get_full_url() in urls and draft.get_full_url() not in urls


def test_warming_a_url_that_does_not_exist_fails():
    with pytest.raises(CommandError, match="1 were not rendered"):
        output_of("intarsia_warm", "http://localhost/nowhere/")


application = None


@pytest.fixture
def site(settings, tmp_path):
    """A site whose WSGI application has the page cache, as that of each project."""
    global application
    settings.INTARSIA_CACHE_DIR, settings.INTARSIA_CACHE_WARM = tmp_path, 0
    settings.WSGI_APPLICATION = f"{__name__}.application"
    application = cached(get_wsgi_application())
    settings.ROOT_URLCONF = __name__


urlpatterns = [path("mine/", lambda request: HttpResponse("Mine")), *demo_urls.urlpatterns]


# The page is requested in a thread, which sees only what is committed.
@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_warming_makes_last_good_versions_and_names_pages_that_no_cache_keeps(site, tmp_path):
    made = page(heading("Oak"))
    lines = output_of("intarsia_warm", made.get_full_url(), "http://localhost/mine/").splitlines()

    assert lines == [
        f"rendered {made.get_full_url()}",
        "rendered http://localhost/mine/, but not cached: untagged",
    ]
    assert list((tmp_path / "last-good").glob(f"page-{made.pk}/*.html"))


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_warming_leaves_no_connection_to_the_database_open(site):
    made = page(heading("Oak"))
    with received(connection_created) as opened:
        output_of("intarsia_warm", made.get_full_url())

    assert [one["connection"].connection for one in opened] == [None]
