"""The author of a page, and when the name is looked up again."""

import pytest
from django.contrib.auth.models import User

from intarsia.pages.tests.builders import page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.state.generations import current
from intarsia.widgets.author_box.server import authors

pytestmark = pytest.mark.django_db


def noor(**changes) -> User:
    return User.objects.create_user(**{"username": "noor", "first_name": "Noor", "last_name": "Whitlock", **changes})


def test_author_is_the_full_name_of_the_page_owner():
    assert authors({"a": {}}, LoadContext(page=page(owner=noor()))) == {"a": {"owner": "Noor Whitlock"}}


def test_user_name_is_never_published():
    owner = noor(first_name="", last_name="")

    assert authors({"a": {}}, LoadContext(page=page(owner=owner))) == {"a": {"owner": ""}}


def test_no_query_without_an_owner_or_with_a_typed_name(django_assert_num_queries):
    owned, nobodys = page(owner=noor()), page()

    with django_assert_num_queries(0):
        assert authors({"a": {"source": "custom"}}, LoadContext(page=owned)) == {}
        assert authors({"a": {}}, LoadContext(page=nobodys)) == {}
        assert authors({"a": {}}, LoadContext()) == {}


def test_two_author_boxes_need_one_query(django_assert_num_queries):
    context = LoadContext(page=page(owner=noor()))

    with django_assert_num_queries(1):
        authors({"a": {}, "b": {}}, context)


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_new_name_purges_the_page_and_a_login_does_not():
    owner = noor()
    context = LoadContext(page=page(owner=owner))
    authors({"a": {}}, context)
    since = current().current

    owner.save(update_fields=["last_login"])
    assert current().unchanged(tuple(context.tags), since)

    owner.first_name = "Nour"
    owner.save()
    assert not current().unchanged(tuple(context.tags), since)
    assert authors({"a": {}}, context) == {"a": {"owner": "Nour Whitlock"}}
