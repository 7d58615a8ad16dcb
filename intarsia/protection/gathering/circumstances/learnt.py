from typing import Any

from ...knowledge.learning.learnt_of import learnt_of
from .case import Case


def learnt(case: Case) -> dict[str, Any]:
    """What the site's own decisions say about words."""
    return {"learnt": learnt_of(case.rules.site_id)} if case.rules.site_id else {}
