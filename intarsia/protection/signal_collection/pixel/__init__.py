"""A one-pixel image whose URL changes every three hours: a client that loads it displays pages."""
