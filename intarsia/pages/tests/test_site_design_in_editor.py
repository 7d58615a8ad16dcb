"""The editor's panel for the design of the site: permission, validation, conflicts, published pages."""

import json

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from wagtail.models import GroupSitePermission, Site

from intarsia.pages.design import design_of
from intarsia.pages.models import SiteDesign

from .builders import Editor, administrator, heading, home, page, staff

pytestmark = pytest.mark.django_db
BLUE = {"color.primary": {"light": "#1d4ed8"}}


def designer(site: Site | None = None) -> User:
    """An editor of pages who may change the design of one site."""
    user = staff("add_page", "change_page")
    permission = Permission.objects.get(codename="change_sitedesign")
    GroupSitePermission.objects.create(group=user.groups.get(), site=site or default_site(), permission=permission)
    return user


def default_site() -> Site:
    return Site.objects.get(is_default_site=True)


class Panel:
    """Does what the panel in a browser does: loads the design and saves it."""

    def __init__(self, user: User, item=None):
        self.editor = Editor(item or page(heading()), user)
        self.answer = self.editor.get("design/")

    def save(self, values: dict, mode: str = "auto", **changes):
        document = {"mode": mode, "values": values}
        body = {"document": document, "base_revision": self.answer.json()["revision"], "action": "publish", **changes}
        return self.editor.post("design/", body)


def boot_of(user: User, item) -> dict:
    html = Editor(item, user).get().content.decode()
    return json.loads(html.partition('id="intarsia-boot" type="application/json">')[2].partition("</script>")[0])


def test_panel_saves_the_design_of_the_pages_site():
    item = page(heading())
    panel = Panel(designer(), item)
    assert panel.answer.json()["document"] == {"mode": "auto", "values": {}}

    answer = panel.save(BLUE, mode="light")
    assert answer.json()["document"] == {"mode": "light", "values": BLUE}
    design = SiteDesign.for_site(default_site())
    assert (design.color_mode, design.variables) == ("light", {"color": {"primary": {"light": "#1d4ed8"}}})
    assert design_of(default_site()).variables == {"mode": "light", "values": BLUE}


def test_saved_design_replaces_cached_pages(client):
    item = page(heading())
    before = client.get(item.url).content.decode()
    Panel(administrator(), item).save(BLUE)
    assert client.get(item.url).content.decode() != before


def test_only_users_who_may_change_the_design_see_the_panel():
    item = page(heading())
    other = Site.objects.create(hostname="second.example", root_page=page(parent=home()))
    assert boot_of(designer(), item)["urls"]["design"].endswith(f"/{item.pk}/design/")
    for user in (staff("add_page", "change_page"), designer(other)):
        assert boot_of(user, item)["urls"]["design"] is None
        panel = Panel(user, item)
        assert panel.answer.status_code == 403
        assert panel.editor.post("design/", {"document": {"mode": "auto", "values": BLUE}}).status_code == 403
    assert SiteDesign.for_site(default_site()).variables == {}


def test_signed_out_user_gets_an_error_instead_of_a_redirect():
    assert Client().get(f"/admin/intarsia/page/{page().pk}/design/").status_code == 401


@pytest.mark.parametrize(
    ("values", "path", "message"),
    [
        (
            {"color.primary": {"light": "blue!!"}},
            "color.primary.light",
            "“blue!!” is not valid. Enter a color, such as",
        ),
        ({"radius.sm": "round"}, "radius.sm", "“round” is not valid. Enter a length with its unit"),
        ({"button.radius": "round"}, "button.radius", "“round” is not valid. Enter a length with its unit"),
        ({"button.weight": "heavy"}, "button.weight", "“heavy” is not valid. Enter a number from 1 to 1000"),
        ({"button.weight": "1001"}, "button.weight", "“1001” is not valid. Enter a number from 1 to 1000"),
        ({"button.padding-inline": "-1px"}, "button.padding-inline", "“-1px” is not valid. Enter a length"),
        ({"button.padding-block": "3"}, "button.padding-block", "“3” is not valid. Enter a length"),
        ({"color": "red"}, "color.", "a name can contain"),
        ({"text.md": 12}, "text.md", "must be a CSS value as text"),
    ],
)
def test_invalid_value_is_refused_with_its_path_and_reason(values, path, message):
    answer = Panel(administrator()).save(values)
    problems = answer.json()["problems"]
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert any(one["path"] == path and message in one["message"] for one in problems)
    assert "mode" not in [one["path"] for one in problems]
    assert SiteDesign.for_site(default_site()).variables == {}


def test_unknown_color_scheme_is_refused():
    answer = Panel(administrator()).save({}, mode="sepia")
    assert (answer.status_code, answer.json()["problems"][0]["path"]) == (422, "mode")


@pytest.mark.parametrize("document", [None, [], {"values": BLUE}, {"mode": "auto", "values": []}])
def test_request_without_a_design_is_refused(document):
    answer = Panel(administrator()).save({}, document=document)
    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")


def test_newer_design_is_not_overwritten():
    item = page(heading())
    first, second = Panel(administrator(first_name="Ada", last_name="Oak"), item), Panel(administrator(), item)
    assert first.save(BLUE).status_code == 200
    answer = second.save({"radius.sm": "0"})
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")
    assert answer.json()["message"].startswith("Ada Oak saved another design")

    assert second.save({"radius.sm": "0"}, base_revision=answer.json()["revision"]).status_code == 200
    assert SiteDesign.for_site(default_site()).variables == {"radius": {"sm": "0"}}


def test_a_design_of_another_tab_is_not_overwritten():
    user, item = administrator(), page(heading())
    first, second = Panel(user, item), Panel(user, item)
    assert first.save(BLUE).status_code == 200

    answer = second.save({"radius.sm": "0"}).json()
    assert answer["message"].startswith("You saved another design in another tab")


def test_the_fingerprint_of_a_design_is_a_number_that_javascript_reads_exactly():
    panel = Panel(administrator())
    before, after = panel.answer.json()["revision"], panel.save(BLUE).json()["revision"]

    assert before.keys() == after.keys() == {"id"} and before != after
    assert all(type(one["id"]) is int and 0 < one["id"] < 2**53 for one in (before, after))


def test_repeated_request_is_no_conflict():
    panel = Panel(administrator())
    assert [panel.save(BLUE).status_code for _ in range(2)] == [200, 200]


def test_values_that_no_page_reads_are_kept():
    design = SiteDesign.for_site(default_site())
    design.variables = {"size": {"a": "1px"}, "color": {"my-blue": {"light": "navy"}}}
    design.save()
    panel = Panel(administrator())
    values = panel.answer.json()["document"]["values"]
    assert panel.save({**values, **BLUE}).status_code == 200
    assert SiteDesign.for_site(default_site()).variables["size"] == {"a": "1px"}
