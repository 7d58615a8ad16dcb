"""Measures in Chromium: what pages weigh, and how long they keep its main thread busy."""
