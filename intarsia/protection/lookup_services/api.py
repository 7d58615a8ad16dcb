"""What other apps may import to ask name servers."""

from .email.servers import DnsQuery

__all__ = ["DnsQuery"]
