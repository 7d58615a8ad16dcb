"""Which template a page is shown with: rules that include and exclude pages, priority, nearness, age."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.pages.models import BuilderPage
from intarsia.pages.page_templates.template_rules import AppliedTemplate, DisplayRule, rules_from, template_for

# Wagtail looks up the content type of a page that is not stored.
pytestmark = pytest.mark.django_db

PATH = "000100020003"
OWN_TYPE, OTHER_TYPE = "intarsia_pages.builderpage", "shop.productpage"


def below(path: str, page_type: str = "") -> DisplayRule:
    return DisplayRule("below", path, page_type)


def applied(pk: int, *included: DisplayRule, excluded: tuple[DisplayRule, ...] = (), priority: int = 0):
    return AppliedTemplate(pk, "page", {}, included, excluded, priority)


def taken(*templates: AppliedTemplate) -> int | None:
    found = template_for(BuilderPage(path=PATH), templates)
    return found and found.pk


@pytest.mark.parametrize(
    ("where", "path", "applies"),
    [
        ("below", "0001", True),
        ("below", "00010002", True),
        ("below", PATH, False),
        ("below", f"{PATH}0001", False),
        ("below", "00010009", False),
        ("branch", PATH, True),
        ("branch", "00010002", True),
        ("branch", "00010009", False),
        ("page", PATH, True),
        ("page", "00010002", False),
        ("site", "0001", True),
    ],
)
def test_a_rule_names_a_branch_the_pages_below_a_page_a_single_page_or_all(where, path, applies):
    assert (taken(applied(1, DisplayRule(where, path))) == 1) is applies


def test_a_rule_can_be_for_one_page_type():
    assert taken(applied(1, below("0001", OWN_TYPE))) == 1
    assert taken(applied(1, below("0001", OTHER_TYPE))) is None


def test_excluded_pages_use_another_template():
    assert taken(applied(1, below("0001"), excluded=(DisplayRule("page", PATH),))) is None
    assert taken(applied(1, below("0001"), excluded=(below("00010009"),))) == 1
    assert taken(applied(1, below("0001"), excluded=(below("0001", OTHER_TYPE),))) == 1
    assert taken(applied(1, below("00010002"), excluded=(below("0001"),)), applied(2, below("0001"))) == 2


@pytest.mark.parametrize(
    ("templates", "pk"),
    [
        ([], None),
        ([applied(1, below("0001")), applied(2, below("00010002"))], 2),
        ([applied(2, below("00010002")), applied(1, below("0001"))], 2),
        # The nearest page above comes before the type, and the type before the age.
        ([applied(1, below("0001", OWN_TYPE)), applied(2, below("00010002"))], 2),
        ([applied(1, below("00010002")), applied(2, below("00010002", OWN_TYPE))], 2),
        ([applied(3, below("0001")), applied(2, below("0001"))], 2),
        # A rule for this page alone is nearer than one for its branch.
        ([applied(1, DisplayRule("branch", PATH)), applied(2, DisplayRule("page", PATH))], 2),
        # The nearest of several rules counts, and the priority comes before all of this.
        ([applied(1, below("0001"), below("00010002")), applied(2, below("0001", OWN_TYPE))], 1),
        ([applied(1, DisplayRule("page", PATH)), applied(2, DisplayRule("site", "0001"), priority=1)], 2),
        ([applied(1, below("0001")), applied(2, below("00010002"), priority=-1)], 1),
    ],
)
def test_the_highest_priority_then_the_nearest_rule_then_the_older_template_is_used(templates, pk):
    assert taken(*templates) == pk


RULES = st.builds(
    DisplayRule,
    st.sampled_from(["below", "branch", "page", "site"]),
    st.sampled_from(["0001", "00010002", PATH, "00010009"]),
    st.sampled_from(["", OWN_TYPE, OTHER_TYPE]),
)
TEMPLATES = st.lists(
    st.builds(
        applied,
        st.integers(1, 99),
        st.shared(RULES, key="any"),
        RULES,
        excluded=st.lists(RULES, max_size=2).map(tuple),
        priority=st.integers(-1, 1),
    ),
    max_size=5,
    unique_by=lambda template: template.pk,
)


@given(TEMPLATES, st.randoms())
def test_the_order_of_the_templates_does_not_matter(templates, rng):
    shuffled = rng.sample(templates, len(templates))

    assert taken(*shuffled) == taken(*templates)


def test_a_rule_for_a_deleted_page_includes_nothing():
    stored = [
        {"type": "include", "value": {"where": "below", "page": 7, "page_type": ""}},
        {"type": "include", "value": {"where": "below", "page": None, "page_type": ""}},
        {"type": "exclude", "value": {"where": "site", "page": None, "page_type": OWN_TYPE}},
    ]

    assert rules_from(stored, {}) == {"include": (), "exclude": (DisplayRule("site", "0001", OWN_TYPE),)}
