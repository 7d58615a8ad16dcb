"""Apps register what is judged. Each kind has a name in exports of personal data."""

import pytest

from intarsia.moderation import subjects
from intarsia.moderation.subjects import SubjectKind, kinds, register_subject


class Letter:
    pass


def _nothing(*_given):
    return None


@pytest.fixture(autouse=True)
def own_kinds(monkeypatch):
    monkeypatch.setattr(subjects, "_kinds", {})


def kind(**values) -> SubjectKind:
    return SubjectKind(**{"model": Letter, "query_name": "letter", "apply": _nothing, **values})


@pytest.mark.parametrize(("given", "plural"), [({}, "letters"), ({"plural": "mail"}, "mail")])
def test_the_key_in_exports_is_the_plural_of_the_name_unless_the_app_names_another(given, plural):
    register_subject(kind(**given))

    assert [one.plural for one in kinds()] == [plural]


def test_a_kind_is_registered_once():
    register_subject(kind())

    with pytest.raises(ValueError, match="Letter is registered twice"):
        register_subject(kind())


def test_what_an_app_does_not_say_is_the_careful_choice():
    one = kind()

    assert (one.can_withdraw, one.can_delete) == (False, True)
    assert (one.name, one.email, one.text) == ("name", "email", "text")
    assert (one.find, one.deletable) == (None, None)
    assert (one.form_titles(["form"]), list(one.warnings([])), list(one.hidden_forms(None))) == ({}, [], [])
