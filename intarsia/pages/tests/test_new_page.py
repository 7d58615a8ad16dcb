"""A new page begins blank, with a ready page or with a copy, and opens in the visual editor at once."""

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import Permission
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse
from wagtail import hooks
from wagtail.models import GroupPagePermission, Locale, Page, PageLogEntry

from intarsia.documents import contract
from intarsia.documents.tree import elements
from intarsia.pages.models import BuilderPage
from intarsia.pages.new_page import making
from intarsia.pages.new_page.ready_pages import READY_PAGES

from .builders import administrator, document, editor, element, heading, home, page, saved_page, staff

pytestmark = pytest.mark.django_db
NEW = "intarsia_new_page:begin"
KEYS = [one.key for one in READY_PAGES]


def signed_in(user):
    client = Client()
    client.force_login(user)
    return client


def begin(user, **fields):
    answer = signed_in(user).post(reverse(NEW), {"parent": home().pk, **fields})
    newest = BuilderPage.objects.order_by("-pk").first()
    return answer, newest


def soup(client, query=""):
    return BeautifulSoup(client.get(reverse(NEW) + query).content, "html.parser")


def test_a_blank_page_is_a_draft_below_the_chosen_page_and_opens_in_the_editor():
    user = administrator()
    answer, made = begin(user, title="Courses", begin="")

    assert answer.url == f"/admin/intarsia/page/{made.pk}/"
    assert (made.title, made.slug, made.live, made.owner) == ("Courses", "courses", False, user)
    assert made.get_parent().pk == home().pk and made.document["content"] == []
    assert made.get_latest_revision().user == user


def test_a_page_without_a_title_gets_one_and_every_slug_is_free():
    slugs = [begin(administrator())[1].slug for _number in range(2)]
    assert slugs == ["new-page", "new-page-2"]


def test_a_title_has_at_most_255_characters():
    assert begin(administrator(), title=f" {'o' * 255}ak ")[1].title == "o" * 255


def test_the_history_says_who_created_a_page_and_that_it_is_a_draft():
    user = administrator()
    made = begin(user, title="Courses")[1]
    entries = PageLogEntry.objects.filter(page=made.pk)

    assert set(entries.values_list("user", "action")) >= {(user.pk, "wagtail.edit")}
    assert made.has_unpublished_changes and made.latest_revision.user == user


def test_a_new_page_has_the_language_of_the_page_above():
    german = Locale.objects.create(language_code="de")
    parent = home().copy_for_translation(german)

    assert begin(administrator(), parent=parent.pk)[1].locale == german


def test_null_characters_are_left_out_of_titles_and_searches():
    user, oak = administrator(), page(title="Oak")
    begin(user, title="\0Bread")

    assert BuilderPage.objects.get(title="Bread").slug == "bread"
    assert [choice["value"] for choice in soup(signed_in(user), "?q=O%00ak").select("[name=copy]")] == [str(oak.pk)]


@pytest.mark.parametrize("key", KEYS)
def test_each_ready_page_can_be_saved_has_one_main_heading_and_unique_ids(key):
    ready = next(one for one in READY_PAGES if one.key == key).document()
    assert list(contract.check(ready, contract.load(), None)) == []

    made = begin(administrator(), begin=key)[1]
    assert made.document == ready
    found = list(contract_elements(ready))
    assert [one.props.get("header_size") for one in found].count("h1") == 1
    assert len({one.id for one in found}) == len(found)


def contract_elements(ready):
    return elements(ready, contract.load())


@pytest.mark.parametrize("key", ["landing", "contact"])
def test_the_answers_of_ready_questions_are_elements_that_can_be_edited(key):
    ready = next(one for one in READY_PAGES if one.key == key).document()
    answers = [one for one in contract_elements(ready) if "answer" in one.props.get("editor", "")]

    assert [one.type for one in answers] == ["text"] * 3
    assert all(one.id and one.props["$version"] for one in answers)


@pytest.mark.parametrize("key", ["landing", "contact"])
def test_search_engines_get_the_ready_questions(key):
    ready = next(one for one in READY_PAGES if one.key == key).document()
    accordions = [one for one in contract_elements(ready) if one.type == "accordion"]

    assert [one.props["faq_schema"] for one in accordions] == ["yes"]


@pytest.mark.parametrize("key", KEYS)
def test_sections_of_a_ready_page_have_the_padding_of_the_site(key):
    content = next(one for one in READY_PAGES if one.key == key).document()["content"]
    assert not [one for one in content if "padding" in one["props"]["$style"]["desktop"]]


@pytest.mark.parametrize("key", KEYS)
def test_each_ready_page_has_a_preview_that_the_admin_can_frame(key):
    answer = signed_in(administrator()).get(reverse("intarsia_new_page:preview", args=[key]))
    assert answer.status_code == 200 and "<h1" in answer.content.decode()
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"


def test_only_the_text_of_the_ready_article_is_an_article():
    sections = next(one for one in READY_PAGES if one.key == "article").document()["content"]
    assert [one["props"].get("html_tag") for one in sections] == [None, "article", None]


def test_there_is_no_other_ready_page():
    assert begin(administrator(), begin="nothing")[0].status_code == 404
    assert signed_in(administrator()).get(reverse("intarsia_new_page:preview", args=["nothing"])).status_code == 404


def test_a_copy_is_a_draft_with_the_same_document():
    source = saved_page(heading("Oak"), title="Courses", slug="courses")
    made = begin(administrator(), copy=source.pk, title="")[1]

    assert (made.title, made.slug, made.live) == ("Copy of Courses", "courses-1", False)
    assert made.document == source.document


def test_a_copy_has_neither_the_pages_below_nor_the_history():
    source = saved_page(heading("Oak"), title="Courses")
    source.save_revision()
    saved_page(parent=source)
    user, before = administrator(), BuilderPage.objects.count()
    made = begin(user, copy=source.pk, title="Journal")[1]

    assert BuilderPage.objects.count() == before + 1
    assert (made.title, made.slug) == ("Journal", f"{source.slug}-1")
    assert [one.user for one in made.revisions.all()] == [user]
    assert (made.owner, made.has_unpublished_changes) == (user, True)


def test_a_copy_needs_permission_to_add_a_page_below_the_chosen_one():
    user, source = staff("change_page"), saved_page(heading("Oak"))
    before = BuilderPage.objects.count()
    begin(user, copy=source.pk)
    assert BuilderPage.objects.count() == before


def test_the_eight_pages_that_changed_last_are_offered_for_copying():
    pages = [saved_page(title=f"Page {number}") for number in range(10)]
    offered = [one["value"] for one in soup(signed_in(administrator())).select("[name=copy]")]
    assert offered == [str(one.pk) for one in reversed(pages[2:])]


def test_pages_to_copy_are_found_by_title():
    saved_page(title="Courses")
    saved_page(title="Journal")
    names = [one.text for one in soup(signed_in(administrator()), "?q=jour").select("[name=copy] .new-page__name")]
    assert names == ["Journal"]


def test_the_screen_offers_all_choices_and_the_page_that_the_user_came_from():
    parent = page(title="Courses")
    html = soup(signed_in(administrator()), f"?parent={parent.pk}")

    assert [one["value"] for one in html.select("[name=begin]")] == ["", *KEYS]
    assert html.select_one("option[selected]").text.strip() == "Courses"
    assert html.select_one("[name=title]").has_attr("autofocus")
    assert "Parent page" in html.select_one("label:has([name=parent])").get_text()
    # Nobody can scroll a preview.
    assert {one["scrolling"] for one in html.select("iframe")} == {"no"}


def test_parent_pages_are_indented_by_their_depth_and_the_home_page_of_the_site_is_selected():
    above = home().add_child(instance=BuilderPage(title="Courses", slug="courses"))
    above.add_child(instance=BuilderPage(title="Carving", slug="carving"))
    other = Page.get_first_root_node().add_child(instance=BuilderPage(title="Other site", slug="other"))
    Page.objects.get(pk=other.pk).move(Page.objects.get(pk=home().pk), pos="left")
    html = soup(signed_in(administrator()))

    titles = ["Other site", home().title, "\u2003Courses", "\u2003\u2003Carving"]
    assert [one.text.strip(" \n") for one in html.select("option")] == titles
    assert html.select_one("option[selected]")["value"] == str(home().pk)


def test_without_permission_for_the_home_page_the_first_page_is_selected():
    user, parents = staff(), [page(), page()]
    for parent in parents:
        GroupPagePermission.objects.create(
            group=user.groups.get(), page=parent, permission=Permission.objects.get(codename="add_page")
        )
    selected = soup(signed_in(user)).select("option[selected]")
    assert [one["value"] for one in selected] == [str(parents[0].pk)]


def test_a_page_is_created_only_where_the_user_may_add_one():
    user, parent = staff(), page()
    GroupPagePermission.objects.create(
        group=user.groups.get(), page=parent, permission=Permission.objects.get(codename="add_page")
    )
    before = BuilderPage.objects.count()

    assert [one["value"] for one in soup(signed_in(user)).select("option")] == [str(parent.pk)]
    assert begin(user)[0].status_code in (302, 403) and BuilderPage.objects.count() == before
    assert begin(user, parent=parent.pk)[1].get_parent().pk == parent.pk


def test_a_page_that_the_user_may_not_edit_cannot_be_copied():
    user, source = staff("add_page"), saved_page(heading("Secret"))
    before = BuilderPage.objects.count()
    begin(user, copy=source.pk)
    assert BuilderPage.objects.count() == before


def test_without_permission_the_screen_says_so_and_the_menu_has_no_entry():
    client = signed_in(staff())
    assert "do not have permission to add pages" in soup(client).text
    assert reverse(NEW) not in client.get(reverse("wagtailadmin_home")).content.decode()
    assert reverse(NEW) in signed_in(editor()).get(reverse("wagtailadmin_home")).content.decode()


def test_a_page_has_a_button_for_a_new_page_below_it():
    parent = page()
    html = signed_in(administrator()).get(reverse("wagtailadmin_explore", args=[parent.pk])).content.decode()
    assert f"{reverse(NEW)}?parent={parent.pk}" in html


def test_a_hook_of_the_site_can_prevent_a_new_page():
    with hooks.register_temporarily("before_create_page", lambda *_arguments: HttpResponse("Not now")):
        answer, _newest = begin(administrator())
    assert answer.content == b"Not now"
    assert not BuilderPage.objects.filter(slug="new-page").exists()


def test_a_hook_that_answers_nothing_or_too_late_changes_nothing():
    late = HttpResponse("Too late")
    with hooks.register_temporarily(
        [("before_create_page", lambda *_arguments: "text"), ("after_create_page", lambda *_arguments: late)]
    ):
        answer, made = begin(administrator(), title="Courses")
    assert answer.url == f"/admin/intarsia/page/{made.pk}/" and made.title == "Courses"


def test_a_copy_runs_the_hooks_of_copies_and_a_new_page_those_of_new_pages():
    source, ran = saved_page(), []
    names = ["before_create_page", "after_create_page", "before_copy_page", "after_copy_page"]
    with hooks.register_temporarily([(name, lambda *_arguments, name=name: ran.append(name)) for name in names]):
        begin(administrator(), copy=source.pk)
        begin(administrator())
    assert ran == ["before_copy_page", "after_copy_page", "before_create_page", "after_create_page"]


def test_hooks_do_not_run_without_permission():
    source, ran = saved_page(), []
    names = ["before_create_page", "before_copy_page"]
    with hooks.register_temporarily([(name, lambda *_arguments, name=name: ran.append(name)) for name in names]):
        begin(staff("change_page"))
        begin(staff("change_page"), copy=source.pk)
    assert ran == []


@pytest.mark.parametrize(
    "name, attribute, value",
    [("seo_title", "blank", False), ("noindex", "_get_default", lambda: None)],
    ids=["text", "value that the database requires"],
)
def test_a_page_type_with_a_required_field_begins_with_the_form_of_wagtail(monkeypatch, name, attribute, value):
    monkeypatch.setattr(BuilderPage._meta.get_field(name), attribute, value)
    answer, newest = begin(administrator())
    assert answer.url == f"/admin/pages/add/intarsia_pages/builderpage/{home().pk}/"
    assert newest is None or newest.slug != "new-page"


def test_a_copy_has_the_newest_draft():
    source = saved_page(heading("Published"), title="Courses")
    source.document = document(heading("Draft"))
    source.title = "Courses and dates"
    source.save_revision()

    made = begin(administrator(), copy=source.pk)[1]
    assert (made.title, made.document) == ("Copy of Courses and dates", source.document)
    assert made.get_latest_revision_as_object().document == source.document
    assert BuilderPage.objects.get(pk=source.pk).title == "Courses"


def test_the_requested_page_is_offered_wherever_it_is_in_the_tree(monkeypatch):
    monkeypatch.setattr(making, "MAX_PARENTS", 2)
    last = [page() for _number in range(3)][-1]
    assert soup(signed_in(administrator()), f"?parent={last.pk}").select_one("option[selected]")["value"] == str(
        last.pk
    )
    assert len(soup(signed_in(administrator())).select("option")) == 2


def test_the_requested_page_is_offered_only_with_permission():
    other = page()
    html = soup(signed_in(staff()), f"?parent={other.pk}")
    assert html.select("option") == []


def test_pages_that_can_have_no_page_below_leave_room_for_others(monkeypatch):
    monkeypatch.setattr(making, "MAX_PARENTS", 2)
    monkeypatch.setattr(BuilderPage, "subpage_types", [], raising=False)
    monkeypatch.setattr(BuilderPage, "_clean_subpage_models", None)
    page()
    later = Page.get_first_root_node().add_child(instance=Page(title="Later", slug="later"))
    values = [one["value"] for one in soup(signed_in(administrator())).select("option")]
    assert values == [str(home().pk), str(later.pk)]


@pytest.mark.parametrize("field", ["parent", "copy"])
def test_numbers_of_any_length_are_no_pages(field):
    assert begin(administrator(), **{field: "9" * 5_000})[0].status_code == 404


@pytest.fixture
def author(settings):
    """May add headings and texts."""
    user = editor()
    settings.INTARSIA_GROUP_WIDGETS = {user.groups.get().name: ["heading", "text"]}
    return user


def message_after(client, answer):
    return BeautifulSoup(client.get(answer.url, follow=True).content, "html.parser").select_one(".messages .error")


def test_a_page_with_widgets_that_the_author_may_not_add_cannot_be_copied(author):
    source, before = saved_page(heading(), element("html"), element("html"), title="Codes"), BuilderPage.objects.count()
    client = signed_in(author)
    answer = client.post(reverse(NEW), {"parent": home().pk, "copy": source.pk, "title": "Oak & Ash"})

    assert BuilderPage.objects.count() == before
    assert "“Codes” contains widgets that you may not add: HTML." in message_after(client, answer).text
    assert soup(client, answer.url.removeprefix(reverse(NEW))).select_one("[name=title]")["value"] == "Oak & Ash"
    assert begin(author, copy=saved_page(heading()).pk)[1].get_parent().pk == home().pk
    assert BuilderPage.objects.count() == before + 2


def test_wagtail_refuses_the_same_copies_also_of_the_pages_below(author):
    top = saved_page(heading(), title="Top")
    source = saved_page(element("html"), title="Codes", parent=top)
    before, client = BuilderPage.objects.count(), signed_in(author)
    fields = {"new_title": "Copy", "new_slug": "copy", "new_parent_page": home().pk}

    answer = client.post(reverse("wagtailadmin_pages:copy", args=[source.pk]), fields)
    assert answer.url == reverse("wagtailadmin_explore", args=[top.pk])
    assert "you may not add: HTML." in message_after(client, answer).text
    url = reverse("wagtailadmin_pages:copy", args=[top.pk])
    client.post(url, fields | {"copy_subpages": "on"})
    assert BuilderPage.objects.count() == before
    client.post(url, fields)
    assert BuilderPage.objects.count() == before + 1


def test_ready_pages_with_widgets_that_nobody_may_add_are_neither_offered_nor_made(author, monkeypatch):
    before = BuilderPage.objects.count()
    assert [one["value"] for one in soup(signed_in(author)).select("[name=begin]")] == [""]
    begin(author, begin="landing")
    assert BuilderPage.objects.count() == before
    assert begin(author, begin="")[1].document["content"] == []

    monkeypatch.setattr(BuilderPage, "allowed_widgets", ["heading"])
    begin(administrator(), begin="landing")
    assert BuilderPage.objects.count() == before + 1
