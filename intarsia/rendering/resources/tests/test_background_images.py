"""A background image is stored by its id, checked on save and looked up with all other images."""

import pytest

from intarsia.documents import contract
from intarsia.documents.contract import check
from intarsia.rendering.resources.render_requirements import find_requirements


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
        # Another version may have more settings of an image.
        {"$image": 7, "future": 1},
    ],
)
def test_a_background_image_and_its_settings_are_stored(value):
    assert faults("background", value) == []


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("background", {"$image": "7"}, "not name an image"),
        ("background", {"$image": True}, "not name an image"),
        ("background", {"$image": 0}, "not name an image"),
        ("background", {"$image": 7, "size": "cover;}"}, "has a size"),
        ("background", {"$image": 7, "position": "url(x)"}, "has a position"),
        ("background", {"$image": 7, "repeat": 3}, "has a repeat"),
        ("background", {"$image": 7, "overlay": "red;} body{display:none"}, "has a color"),
        ("background", {"$image": 7, "behind": {"$image": 8}}, "has a color"),
        ("color", {"$image": 7}, "cannot have an image"),
        # A custom property, which a stylesheet may use where CSS does not allow an image.
        ("overlay", {"$image": 7}, "cannot have an image"),
    ],
)
def test_an_invalid_image_is_refused_with_a_message(name, value, fault):
    [message] = faults(name, value)

    assert fault in message


def test_all_images_are_looked_up_together():
    behind = [section(number, desktop={"background": {"$image": number}}) for number in (1, 2)]
    hovered = section(3, **{"mobile:hover": {"background": {"$image": 2}}})
    shown = {"type": "image", "props": {"id": "i", "image": {"id": 5}}}

    assert find_requirements(document(*behind, hovered, shown)).images == {1, 2, 5}
