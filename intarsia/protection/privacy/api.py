"""What other apps may import to register personal data that they store."""

from .holdings import ADDRESSES_KEPT, Holding, erase, export, register_forgetting, register_holding

__all__ = ["ADDRESSES_KEPT", "Holding", "erase", "export", "register_forgetting", "register_holding"]
