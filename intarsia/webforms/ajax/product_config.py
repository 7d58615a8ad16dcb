"""What a form sells, for its script: from the form's own definition."""

import json
from typing import Any

from intarsia.documents.sanitize import clean_document
from intarsia.rendering.render import renderer

from ..catalog import FIELDS
from ..models import WebForm
from ..numbering import numbers_of


def product_config(form: WebForm) -> dict[str, Any]:
    """Fields have their numbers, as in the names of their inputs. Raises the errors of the renderer."""
    numbers = numbers_of(form.pk)
    found = renderer().call("products", clean_document(form.document, FIELDS).text)
    return {"form_id": form.pk, "products": [_numbered(field, numbers) for field in found]}


def is_valid_config(config: Any, form: WebForm) -> bool:
    """Whether it is what the form says, with any additions of page scripts, which may name the form by a text."""
    own = json.loads(json.dumps(product_config(form)))
    del own["form_id"]
    return isinstance(config, dict) and all(config.get(name) == value for name, value in own.items())


def _numbered(field: dict[str, Any], numbers: dict[str, int]) -> dict[str, Any]:
    pricing = dict(field["pricing"])
    if "product" in pricing:
        pricing["product"] = numbers.get(pricing["product"])
    return {**field, "id": numbers.get(field["id"]), "pricing": pricing}
