"""What other apps may import to register personal data that they store."""

from .holdings import IPS_KEPT, Holding, erase, export, register_forgetting, register_holding

__all__ = ["IPS_KEPT", "Holding", "erase", "export", "register_forgetting", "register_holding"]
