"""Whether other clients sent nearly the same text in the last days, to any form and site of this installation."""

from typing import Any

from intarsia.state.digest import digest

from ...campaigns.recent import recent_texts, store_text
from ...campaigns.sketch import sketch_of
from ...campaigns.spreading import was_marked
from ...signal_collection.lookups.submitted import Submitted
from ...visitor.client import client_of


def similar_texts(submitted: Submitted) -> dict[str, Any]:
    """Nothing for short texts, and for forms that expect the same text from many people."""
    sketch = sketch_of(submitted.message.compared_text)
    if sketch is None:
        return {}
    sent = store_text(sketch, digest("campaign", client_of(submitted.request)))
    copies = recent_texts.copies_of(sent)
    return {
        "group": copies.group,
        "senders_of_text": copies.clients,
        # No record has a group that was just made.
        "is_marked_text": copies.groups != (sent.group,) and was_marked(copies.groups),
    }
