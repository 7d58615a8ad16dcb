"""One call per page view brings what its widgets show of the visitor."""

import json
import re
from pathlib import Path

import pytest
from django.test import Client

from intarsia.wire import page_state
from intarsia.wire.page_states import unregister

HERE = {"sec-fetch-site": "same-origin"}
GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "show-visitor-data.md"


@pytest.fixture
def cart():
    @page_state("cart")
    def cart(request, keys):
        return {key: f"{request.COOKIES.get('cart', 'nothing')} {key}".strip() for key in keys}

    @page_state("broken")
    def broken(request, keys):
        raise RuntimeError("the shop is down")

    yield
    unregister("cart")
    unregister("broken")


def asked(client: Client, wanted, headers=HERE):
    return client.post("/ajax/", {"action": "page_state", "wanted": json.dumps(wanted)}, headers=headers)


def test_one_call_loads_all_states_for_all_places(client, cart):
    client.cookies["cart"] = "tea"
    answer = asked(client, {"cart": ["", "12", "12"]})

    assert answer.json() == {"success": True, "data": {"cart": {"": "tea", "12": "tea 12"}}}
    assert answer["Cache-Control"] == "no-store"
    by_rest = client.post("/api/intarsia/v1/page-state", {"wanted": {"cart": [""]}}, "application/json", headers=HERE)
    assert by_rest.json()["data"] == {"cart": {"": "tea"}}


def test_unknown_and_failing_states_leave_the_others_alone(client, cart, caplog):
    assert asked(client, {"broken": [""], "unknown": [""], "cart": [""]}).json()["data"] == {"cart": {"": "nothing"}}
    assert "the shop is down" in caplog.text


def test_other_sites_cannot_read_what_belongs_to_the_visitor(client, cart):
    assert asked(client, {"cart": [""]}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert asked(client, {"cart": [""]}, headers={}).status_code == 403


@pytest.mark.parametrize(
    "wanted",
    [[], {"cart": "x"}, {"cart": [1]}, {"cart": ["x" * 101]}, {"cart": 501 * ["x"]}, {str(n): [] for n in range(51)}],
)
def test_a_call_that_wants_too_much_is_refused(client, cart, wanted):
    assert asked(client, wanted).json()["data"]["status"] == 400


def test_a_state_has_one_loader(cart):
    with pytest.raises(ValueError, match="has two loaders"):
        page_state("cart")(lambda request, keys: {})


def test_example_of_the_guide_works(client, db):
    example = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    try:
        exec(compile(example, GUIDE.name, "exec"), {"__name__": "shop.calls"})
        session = client.session
        session["favorites"] = ["12"]
        session.save()
        data = asked(client, {"favorites": ["", "12", "13"]}).json()["data"]
    finally:
        unregister("favorites")

    assert data == {"favorites": {"": 1, "12": True, "13": False}}
