"""Visitor comments below pages: in threads, judged like every form, and moderated."""
