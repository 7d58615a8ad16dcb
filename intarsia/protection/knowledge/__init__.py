"""Whom to ask about a message: what the site has learnt, name and mail servers, services elsewhere."""
