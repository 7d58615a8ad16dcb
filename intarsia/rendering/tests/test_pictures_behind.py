"""A picture behind an element is stored by its id, checked when saved and looked up with all other pictures."""

import pytest

from intarsia.rendering import contract
from intarsia.rendering.contract import check
from intarsia.rendering.needs import find_needs


def section(number: int, **style) -> dict:
    return {"type": "section", "props": {"id": f"s-{number}", "$style": style}}


def document(*elements: dict) -> dict:
    return {"root": {"props": {}}, "content": list(elements), "zones": {}}


def faults(name: str, value) -> list[str]:
    return [problem.message for problem in check(document(section(1, desktop={name: value})), contract.load())]


@pytest.mark.parametrize(
    "value",
    [
        {"$image": 7},
        {"$image": 7, "size": "contain", "position": "bottom left", "repeat": "repeat-y", "attachment": "fixed"},
        {"$image": 7, "overlay": "rgb(0 0 0 / 50%)", "behind": {"$var": "color.sunken"}},
        # Another version of ours may know more of a picture.
        {"$image": 7, "future": 1},
    ],
)
def test_a_picture_and_how_it_lies_is_stored(value):
    assert faults("background", value) == []


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("background", {"$image": "7"}, "names no picture"),
        ("background", {"$image": True}, "names no picture"),
        ("background", {"$image": 0}, "names no picture"),
        ("background", {"$image": 7, "size": "cover;}"}, "has a size"),
        ("background", {"$image": 7, "position": "url(x)"}, "has a position"),
        ("background", {"$image": 7, "repeat": 3}, "has a repeat"),
        ("background", {"$image": 7, "overlay": "red;} body{display:none"}, "has a colour"),
        ("background", {"$image": 7, "behind": {"$image": 8}}, "has a colour"),
        ("color", {"$image": 7}, "takes no picture"),
        # A custom property, which the widget's stylesheet may use where CSS allows no picture.
        ("overlay", {"$image": 7}, "takes no picture"),
    ],
)
def test_what_is_no_picture_is_refused_in_words(name, value, fault):
    [message] = faults(name, value)

    assert fault in message


def test_all_pictures_are_looked_up_together():
    behind = [section(number, desktop={"background": {"$image": number}}) for number in (1, 2)]
    hovered = section(3, **{"mobile:hover": {"background": {"$image": 2}}})
    shown = {"type": "image", "props": {"id": "i", "image": {"id": 5}}}

    assert find_needs(document(*behind, hovered, shown)).images == {1, 2, 5}
