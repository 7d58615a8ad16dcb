"""What other apps may import, to say what they keep of people and to let it be forgotten."""

from .holdings import ADDRESSES_KEPT, Holding, erase, export, register_forgetting, register_holding

__all__ = ["ADDRESSES_KEPT", "Holding", "erase", "export", "register_forgetting", "register_holding"]
