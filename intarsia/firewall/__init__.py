"""Blocks harmful clients before a page is looked up. Off, monitoring, or active."""
