"""Which cached pages a change purges, and which it keeps."""

import io
import re

import PIL.Image
import pytest
from django.core.files.base import ContentFile
from django.core.files.images import ImageFile
from django.core.files.storage import default_storage
from django.core.wsgi import get_wsgi_application
from django.test import RequestFactory
from wagtail.documents.models import Document
from wagtail.images.models import Image
from wagtail.models import Page, Site

from intarsia.page_cache.conf import conf
from intarsia.page_cache.wsgi import PageCache
from intarsia.pages.models import BuilderPage, SiteDesign, Template
from intarsia.pages.models.display_rules import Rule, exclude, include
from intarsia.rendering.page_css import FOLDER
from intarsia.state import generations

from .builders import Editor, administrator

pytestmark = pytest.mark.django_db


def document(*content):
    return {"root": {"props": {}}, "content": list(content), "zones": {}}


def heading(title, **settings):
    return {"type": "heading", "props": {"id": f"h-{abs(hash(title)) % 9999}", "title": title, **settings}}


def picture(color):
    content = io.BytesIO()
    PIL.Image.new("RGB", (40, 30), color).save(content, "PNG")
    return ImageFile(content, name=f"{color}.png")


class Visitor:
    """Requests pages like a browser, and checks if the response came from the cache."""

    def __init__(self, application):
        self.rendered = 0
        self.now = 0.0
        read = generations.backend(conf()).read
        self.application = PageCache(self._count(application), conf(), read, clock=lambda: self.now).answer()

    def _count(self, application):
        def counted(environ, start_response):
            self.rendered += 1
            return application(environ, start_response)

        return counted

    def get(self, path):
        # Changes are noticed within a quarter of a second, so each visit waits longer.
        self.now += 1
        answer = {}

        def start_response(status, headers, exc_info=None):
            answer["status"] = int(status.split()[0])

        environ = RequestFactory(HTTP_HOST="localhost").get(path).environ
        body = self.application(environ, start_response)
        html = b"".join(body).decode()
        if hasattr(body, "close"):
            body.close()
        return answer["status"], html


@pytest.fixture
def visitor(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    return Visitor(get_wsgi_application())


@pytest.fixture
def home():
    Site.objects.all().delete()
    root = Page.objects.get(depth=1)
    home = root.add_child(instance=BuilderPage(title="Home", slug="cache-home", document=document(heading("Welcome"))))
    Site.objects.create(hostname="localhost", root_page=home, is_default_site=True)
    return home


@pytest.fixture
def child(home):
    return home.add_child(instance=BuilderPage(title="Child", slug="child", document=document(heading("First"))))


@pytest.fixture
def committed(django_capture_on_commit_callbacks):
    """`with committed():` runs the callbacks that wait for the end of the transaction."""
    return lambda: django_capture_on_commit_callbacks(execute=True)


def test_page_is_rendered_once_for_all_visitors(visitor, child):
    first, second = visitor.get("/child/"), visitor.get("/child/")

    assert first == second
    assert first[0] == 200
    assert visitor.rendered == 1


def test_published_page_is_shown_at_once(visitor, child, committed):
    visitor.get("/child/")
    child.document = document(heading("Second"))
    with committed():
        child.save_revision().publish()

    assert "Second" in visitor.get("/child/")[1]


def test_draft_does_not_change_the_cached_page(visitor, child, committed):
    visitor.get("/child/")
    child.document = document(heading("Only a draft"))
    with committed():
        child.save_revision()

    assert "First" in visitor.get("/child/")[1]
    assert visitor.rendered == 1


def test_unpublished_page_is_removed_from_the_cache(visitor, child, committed):
    visitor.get("/child/")
    with committed():
        child.unpublish()

    assert visitor.get("/child/")[0] == 404


def test_deleted_page_is_removed_from_the_cache(visitor, child, committed):
    visitor.get("/child/")
    with committed():
        child.delete()

    assert visitor.get("/child/")[0] == 404


def test_moved_page_and_its_descendants_are_served_at_the_new_urls(visitor, home, child, committed):
    grandchild = child.add_child(
        instance=BuilderPage(title="Grandchild", slug="deep", document=document(heading("Deep")))
    )
    other = home.add_child(instance=BuilderPage(title="Other", slug="other", document=document()))
    visitor.get("/child/deep/")
    with committed():
        Page.objects.get(pk=child.pk).specific.move(other, pos="last-child")

    # Wagtail creates a redirect.
    assert visitor.get("/child/deep/")[0] == 301
    assert visitor.get("/other/child/deep/")[0] == 200
    assert grandchild.pk


def test_new_slug_changes_the_url_and_links_to_it(visitor, home, child, committed):
    linking = document(heading("Go there", link={"url": "", "page": child.pk}))
    home.document = linking
    home.save()
    assert 'href="/child/"' in visitor.get("/")[1]
    child.slug = "renamed"
    with committed():
        child.save_revision().publish()

    assert visitor.get("/child/")[0] == 301
    assert 'href="/renamed/"' in visitor.get("/")[1]


def test_published_template_changes_every_page_that_shows_it(visitor, child, committed):
    header = Template.objects.create(title="Header", kind="header", document=document(heading("Old header")))
    SiteDesign.objects.create(site=Site.objects.get(), header=header)
    assert "Old header" in visitor.get("/child/")[1]
    header.document = document(heading("New header"))
    with committed():
        header.save_revision().publish()

    assert "New header" in visitor.get("/child/")[1]


def test_header_of_a_branch_appears_and_disappears_at_once(visitor, home, child, committed):
    visitor.get("/"), visitor.get("/child/")
    own = unsaved_template("header", include("branch", child), heading("Own header"))
    with committed():
        own.save()
        own.save_revision().publish()
    assert "Own header" in visitor.get("/child/")[1]
    assert "Own header" not in visitor.get("/")[1]

    with committed():
        own.delete()
    assert "Own header" not in visitor.get("/child/")[1]


def test_template_that_no_page_uses_changes_no_cached_page(visitor, child, committed):
    visitor.get("/child/")
    with committed():
        spare = Template.objects.create(title="Spare", kind="header", document=document(heading("Spare header")))
        spare.save_revision().publish()

    visitor.get("/child/")
    assert visitor.rendered == 1


PLACE = {"type": "post_content", "props": {"id": "place"}}


def unsaved_template(kind: str, rule: Rule, *elements: dict) -> Template:
    return Template(title="Mine", kind=kind, display_rules=[rule], document=document(*elements), live=False)


@pytest.fixture
def around(home, child):
    """A page template that applies to the child page only."""
    made = unsaved_template("page", include("below", home), heading("Old frame"), PLACE)
    made.save()
    made.save_revision().publish()
    return Template.objects.get(pk=made.pk)


def test_published_page_template_changes_only_pages_that_use_it(visitor, home, around, committed):
    visitor.get("/")
    assert "Old frame" in visitor.get("/child/")[1]
    rendered = visitor.rendered
    around.document = document(heading("New frame"), PLACE)
    with committed():
        around.save_revision().publish()

    assert "New frame" in visitor.get("/child/")[1]
    visitor.get("/")
    assert visitor.rendered == rendered + 1


def test_page_with_a_template_is_updated_when_published(visitor, child, around, committed):
    visitor.get("/child/")
    child.document = document(heading("Second"))
    with committed():
        child.save_revision().publish()

    assert "Second" in visitor.get("/child/")[1]


@pytest.mark.parametrize("end", ["unpublish", "delete", "other pages", "excluded", "no place"])
def test_template_that_no_longer_applies_is_removed_from_the_page(visitor, child, around, committed, end):
    visitor.get("/child/")
    with committed():
        if end in ("unpublish", "delete"):
            getattr(around, end)()
        else:
            around.display_rules = [include("below", child)]
            if end == "excluded":
                around.display_rules = [include("site"), exclude("page", child)]
            if end == "no place":
                around.document = document()
            around.save_revision().publish()

    assert "Old frame" not in visitor.get("/child/")[1]


@pytest.mark.parametrize("step", ["first published", "a place added", "other pages"])
def test_template_that_now_applies_is_shown_at_once(visitor, home, child, around, committed, step):
    with committed():
        around.delete()
    others = home.add_child(instance=BuilderPage(title="Others", slug="others", document=document()))
    below, content = others if step == "other pages" else home, [] if step == "a place added" else [PLACE]
    made = unsaved_template("page", include("below", below), heading("Frame"), *content)
    made.save()
    if step != "first published":
        made.save_revision().publish()
    assert "Frame" not in visitor.get("/child/")[1]

    made.display_rules, made.document = [include("below", home)], document(heading("Frame"), PLACE)
    with committed():
        made.save_revision().publish()

    assert "Frame" in visitor.get("/child/")[1]


def test_moved_page_uses_the_template_of_its_new_branch(visitor, home, child, around, committed):
    other = home.add_child(instance=BuilderPage(title="Other", slug="other", document=document()))
    around.display_rules = [include("below", other)]
    with committed():
        around.save_revision().publish()
    assert "Old frame" not in visitor.get("/child/")[1]
    with committed():
        Page.objects.get(pk=child.pk).specific.move(other, pos="last-child")

    assert "Old frame" in visitor.get("/other/child/")[1]


def test_deleted_header_disappears_from_every_page(visitor, child, committed):
    header = Template.objects.create(title="Header", kind="header", document=document(heading("Old header")))
    SiteDesign.objects.create(site=Site.objects.get(), header=header)
    assert "Old header" in visitor.get("/child/")[1]
    with committed():
        header.delete()

    assert "Old header" not in visitor.get("/child/")[1]


def test_changed_variable_gives_every_page_a_new_stylesheet(visitor, child, committed):
    design = SiteDesign.objects.create(site=Site.objects.get())
    before = visitor.get("/child/")[1]
    design.variables = {"color": {"accent": {"light": "#a0522d"}}}
    with committed():
        design.save()

    after = visitor.get("/child/")[1]
    assert _stylesheet(before) != _stylesheet(after)


def test_look_of_buttons_reaches_every_page_and_is_in_no_stylesheet_without_it(visitor, child, committed):
    design = SiteDesign.objects.create(site=Site.objects.get())
    before = _css(visitor.get("/child/")[1])
    design.variables = {"button": {"radius": "999px", "weight": "700"}}
    with committed():
        design.save()

    after = _css(visitor.get("/child/")[1])
    assert "--button-radius:" not in before
    assert "--button-radius:999px;--button-weight:700;" in after and "--button-padding-block:" not in after


def test_RUN_HND_04_activated_device_reaches_every_page(visitor, child, committed):
    design = SiteDesign.objects.create(site=Site.objects.get())
    assert "laptop" not in visitor.get("/child/")[1]
    design.breakpoints = {"laptop": 1300}
    with committed():
        design.save()

    assert '"breakpoints": {"laptop": 1300}' in visitor.get("/child/")[1]


def test_replaced_image_is_shown_at_once(visitor, child, committed):
    image = Image.objects.create(title="Red", file=picture("red"))
    child.document = document({"type": "image", "props": {"id": "i", "image": {"id": image.pk}}})
    child.save()
    before = visitor.get("/child/")[1]
    with committed():
        image.file = picture("blue")
        image.save()
        image.renditions.all().delete()

    assert "blue" not in before
    assert "blue" in visitor.get("/child/")[1]


def test_changed_focal_point_of_an_image_is_shown_at_once(visitor, child, committed):
    image = Image.objects.create(title="Red", file=picture("red"))
    child.document = document({"type": "image", "props": {"id": "i", "image": {"id": image.pk}}})
    child.save()
    session = Editor(child, administrator(), SERVER_NAME="localhost")
    shown = [visitor.get("/child/")[1]]
    for area in ({"x": 40, "y": 3, "width": 4, "height": 4}, None):
        with committed():
            session.post(f"images/{image.pk}/focal-point/", {"focalPoint": area})
        shown.append(visitor.get("/child/")[1])

    assert ["data-focus" in html for html in shown] == [False, True, False]
    assert 'data-focus="10 1"' in shown[1]


def test_replaced_or_deleted_file_changes_the_links_to_it_at_once(visitor, home, child, committed):
    file = Document.objects.create(title="Prices", file=ContentFile(b"1", "old.pdf"))
    child.document = document(heading("Prices", link={"url": "", "document": file.pk}))
    child.save()
    before = visitor.get("/child/")[1]
    visitor.get("/")
    with committed():
        file.file = ContentFile(b"2", "new.pdf")
        file.save()
    after = visitor.get("/child/")[1]
    with committed():
        file.delete()

    assert "/old" in before and "/new" in after and "/old" not in after
    assert "Prices</" in (without := visitor.get("/child/")[1]) and ".pdf" not in without
    rendered = visitor.rendered
    visitor.get("/")
    assert visitor.rendered == rendered


def test_replaced_background_image_is_shown_at_once(visitor, child, committed):
    image = Image.objects.create(title="Red", file=picture("red"))
    behind = {"desktop": {"background": {"$image": image.pk}}}
    child.document = document(*[heading(f"Heading {number}", **{"$style": behind}) for number in range(5)])
    child.save()
    before = _css(visitor.get("/child/")[1])
    with committed():
        image.file = picture("blue")
        image.save()
        image.renditions.all().delete()

    after = _css(visitor.get("/child/")[1])
    assert len(re.findall(r'url\("[^"]*/images/red', before)) == 5
    assert len(re.findall(r'url\("[^"]*/images/blue', after)) == 5


def test_other_pages_stay_in_the_cache(visitor, home, child, committed):
    visitor.get("/")
    rendered = visitor.rendered
    with committed():
        child.save_revision().publish()
    visitor.get("/")

    assert visitor.rendered == rendered


def test_links_in_rich_text_follow_a_moved_page(visitor, home, child, committed):
    target = home.add_child(instance=BuilderPage(title="Target", slug="target"))
    words = f'<p><a href="/target/" data-page="{target.pk}">there</a></p>'
    child.document = document({"type": "text", "props": {"id": "t", "editor": words}})
    child.save()
    before = visitor.get("/child/")[1]
    with committed():
        target.slug = "elsewhere"
        target.save_revision().publish()
    after = visitor.get("/child/")[1]
    with committed():
        target.unpublish()

    assert 'href="/target/"' in before
    assert 'href="/elsewhere/"' in after
    assert "elsewhere" not in visitor.get("/child/")[1]


def test_restricted_page_is_never_cached(visitor, child):
    child.view_restrictions.create(restriction_type="password", password="secret")
    visitor.get("/child/")
    visitor.get("/child/")

    assert visitor.rendered == 2


def test_page_that_becomes_private_is_removed_from_the_cache(visitor, child, committed):
    visitor.get("/child/")
    with committed():
        child.view_restrictions.create(restriction_type="login")

    assert visitor.get("/child/")[0] == 302


def _css(html):
    """The content of the page's stylesheet."""
    with default_storage.open(f"{FOLDER}/{_stylesheet(html).rsplit('/', 1)[1]}") as file:
        return file.read().decode()


def _stylesheet(html):
    return html.split('rel="stylesheet" href="')[1].split('"')[0]
