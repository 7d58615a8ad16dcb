"""Can mail be sent to an address? Its form, its domain's servers, and domains that forget their mail at once.

Whether the mailbox exists is its server's business: that is asked only where the owner wants it.
"""
