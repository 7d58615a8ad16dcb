"""What rendering may import to encode contacts."""

from .contacts import mask_all
from .html import encode_html
from .markup import Encoding, Mode

__all__ = ["Encoding", "Mode", "encode_html", "mask_all"]
