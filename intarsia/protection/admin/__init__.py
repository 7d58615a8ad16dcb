"""Protection in Wagtail's admin: judged messages, and the owner's allow and block lists."""
