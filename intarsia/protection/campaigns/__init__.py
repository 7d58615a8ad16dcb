"""Campaigns: nearly the same text from several clients, whichever forms and sites of the installation they use."""
