"""The name of the page owner."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.authors import author_names, tag_of_user


@data_loader("author_box")
def authors(boxes: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    of_owner = [key for key, box in boxes.items() if box.get("source", "owner") == "owner"]
    owners = {key: owner for key in of_owner if (owner := getattr(context.page_of(key), "owner_id", None)) is not None}
    found = author_names(owners.values())
    context.tags.update(map(tag_of_user, owners.values()))
    return {key: {"owner": found.get(owner, "")} for key, owner in owners.items()}
