"""What rendering may import of the encoding of contacts."""

from .contacts import mask_all
from .html import encode_html
from .markup import Encoding, Mode
from .words import ALL as CONTACT_WORDS
from .words import HINT

__all__ = ["CONTACT_WORDS", "HINT", "Encoding", "Mode", "encode_html", "mask_all"]
