"""Python evaluates conditions like the browser: both are held to the same vectors."""

import json
from itertools import permutations
from pathlib import Path

import jsonschema_rs
import pytest

from intarsia.documents.conditions import GROUPS, OPERATORS, Operator, condition_fault, holds

RULES = Path(__file__).parents[3] / "web" / "rules" / "conditions"
VECTORS = json.loads((RULES / "vectors.json").read_text("utf-8"))
SCHEMA = jsonschema_rs.validator_for(json.loads((RULES / "condition.schema.json").read_text("utf-8")))


def failing(operators):
    return [one for one in VECTORS if holds(one["condition"], one["values"], operators) is not one["expect"]]


@pytest.mark.parametrize("vector", VECTORS, ids=[one["id"] for one in VECTORS])
def test_each_vector_holds_as_expected(vector):
    """FORM-COND-02 FORM-COND-07 FORM-COND-08"""
    assert holds(vector["condition"], vector["values"]) is vector["expect"], vector["why"]


def test_the_grammar_is_a_json_schema():
    assert [one["id"] for one in VECTORS if not SCHEMA.is_valid(one["condition"])] == []
    assert [one["id"] for one in VECTORS if condition_fault(one["condition"])] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        [],
        {"field": "a", "operator": "is"},
        {"field": "", "operator": "is", "value": "x"},
        {"field": "a", "operator": "matches", "value": "x"},
        {"field": "a", "operator": {"type": "is"}, "value": "x"},
        {"field": "a", "operator": ["is"], "value": "x"},
        {"field": "a", "operator": "is", "value": ["x"]},
        {"field": "a", "operator": "in", "value": "x"},
        {"field": "a", "operator": "is", "value": "x", "all": []},
        {"all": [], "any": []},
        {"some": []},
        {"all": {"field": "a", "operator": "is", "value": "x"}},
        {"all": ["x"]},
    ],
    ids=json.dumps,
)
def test_what_is_no_condition_is_refused_with_a_reason(wrong):
    assert not SCHEMA.is_valid(wrong)
    assert condition_fault(wrong)


@pytest.mark.parametrize(("one", "other"), list(permutations(OPERATORS, 2)))
def test_an_exchanged_operator_fails_a_vector(one, other):
    assert failing({**OPERATORS, one: OPERATORS[other]})


@pytest.mark.parametrize("name", OPERATORS)
def test_an_operator_that_answers_the_opposite_fails_a_vector(name):
    needs_operand, matches = OPERATORS[name]
    opposite = Operator(needs_operand, lambda value, operand: not matches(value, operand))
    assert failing({**OPERATORS, name: opposite})


@pytest.mark.parametrize("name", OPERATORS)
def test_an_operator_that_treats_incomplete_rules_in_the_other_way_fails_a_vector(name):
    needs_operand, matches = OPERATORS[name]
    assert failing({**OPERATORS, name: Operator(not needs_operand, matches)})


@pytest.mark.parametrize("name", [">", "<"])
def test_an_order_that_includes_equal_values_fails_a_vector(name):
    needs_operand, matches = OPERATORS[name]
    or_equal = Operator(
        needs_operand, lambda value, operand: matches(value, operand) or OPERATORS["is"][1](value, operand)
    )
    assert failing({**OPERATORS, name: or_equal})


def renamed(condition, one, other):
    """The condition with another name for its groups: what an evaluator that confuses both sees."""
    if "operator" in condition:
        return condition
    ((group, parts),) = condition.items()
    return {other if group == one else group: [renamed(part, one, other) for part in parts]}


@pytest.mark.parametrize(("one", "other"), list(permutations(GROUPS, 2)))
def test_an_exchanged_group_fails_a_vector(one, other):
    assert any(holds(renamed(case["condition"], one, other), case["values"]) is not case["expect"] for case in VECTORS)


def test_without_a_condition_everything_holds():
    assert holds(None, {}) is True
