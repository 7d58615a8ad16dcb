"""All texts of protection for visitors, and the owner's own versions."""
