"""Messages are found by a part of the sender or the text, through an index that the database keeps itself."""

import pytest
from django.db import connection

from intarsia.moderation import text_index
from intarsia.moderation.subjects import kind_of
from intarsia.moderation.text_index import create_text_indexes, matching_keys
from intarsia.moderation.text_index.rows import Rows
from intarsia.protection.models import JudgedSubmission

pytestmark = pytest.mark.django_db


def found(text: str) -> list[str]:
    keys = matching_keys(kind_of(JudgedSubmission), text)
    names = dict(JudgedSubmission.objects.values_list("pk", "name"))
    return [names[key] for key in keys]


def message(name: str, **fields: str) -> JudgedSubmission:
    return JudgedSubmission.objects.create(name=name, **fields)


@pytest.mark.parametrize(
    "part", ["ita", "RITA", "a@exa", "blue kni", "dürf", "刀具店", "50 %", "a_b", 'say "hi"', "it's"]
)
def test_part_of_the_sender_or_the_text_is_found_without_regard_to_case(part):
    message("Rita", email="rita@example.org", text="""Blue knives, dürfen wir? 刀具店. 50 % of a_b, "say "hi"", it's""")
    message("Nils", email="nils@else.org", text="Green spoons, 50 of axb")

    assert found(part) == ["Rita"]


def test_newest_matches_come_first_up_to_a_bound(monkeypatch):
    for name in ("first", "second", "third"):
        message(name, text="blue knives")
    monkeypatch.setattr(text_index, "MAX_MATCHES", 2)

    assert found("knives") == ["third", "second"]


def test_index_follows_bulk_changes():
    JudgedSubmission.objects.bulk_create([JudgedSubmission(name="a", text="knives"), JudgedSubmission(name="b")])
    JudgedSubmission.objects.filter(name="b").update(text="spoons")
    assert (found("knives"), found("spoons")) == (["a"], ["b"])

    JudgedSubmission.objects.filter(name="a").update(text="forks")
    JudgedSubmission.objects.filter(name="b").delete()
    assert (found("knives"), found("forks"), found("spoons")) == ([], ["a"], [])


def test_two_characters_are_found_in_the_newest_rows(monkeypatch):
    monkeypatch.setattr(text_index.rows, "NEWEST_ROWS", 2)
    for name in ("old", "new", "newer"):
        message(name, text="q7")

    assert found("q7") == ["newer", "new"]


def test_index_is_created_again_after_a_migration_that_lost_it():
    if connection.vendor == "sqlite":
        # Django creates a table again to change a column, and its triggers are lost.
        lose = [f'DROP TRIGGER "intarsia_protection_judgedsubmission_text_{name}"' for name in ("insert", "update")]
    else:
        lose = ['DROP INDEX "intarsia_protection_judgedsubmission_text"']
    with connection.cursor() as cursor:
        for statement in lose:
            cursor.execute(statement)
    message("meanwhile", text="blue knives")
    create_text_indexes()
    message("afterwards", text="blue knives")

    assert found("knives") == ["afterwards", "meanwhile"]
    create_text_indexes()
    assert found("knives") == ["afterwards", "meanwhile"]


def test_search_works_before_the_index_of_a_new_model_exists():
    message("Rita", text="blue knives")
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute('DROP TABLE "intarsia_protection_judgedsubmission_text"')
            cursor.execute("CREATE TABLE unrelated (id integer)")

    assert found("knives") == ["Rita"]


def test_other_databases_read_all_rows():
    message("Rita", text="blue knives")
    rows = Rows(connection, kind_of(JudgedSubmission))
    rows.create()

    assert len(rows.matches("knives", 10)) == 1
    assert rows.matches("spoons", 10) == []
