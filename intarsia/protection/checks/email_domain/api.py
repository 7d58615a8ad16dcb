"""What other apps may import to ask name servers."""

from .servers import DnsQuery

__all__ = ["DnsQuery"]
