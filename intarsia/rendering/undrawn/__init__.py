"""What a visitor gets of a page that cannot be drawn at all: the page as it was last, or its texts.

Public: `keep` (after each drawing), `undrawn_response` and `texts_of` (instead of one), `forget` (a page that was
taken away must not come back by this way).
"""

from .answer import Undrawn, undrawn_response
from .last_good import forget, keep
from .texts import texts_of

__all__ = ["Undrawn", "forget", "keep", "texts_of", "undrawn_response"]
