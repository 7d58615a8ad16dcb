"""Uploads are scanned for viruses by ClamAV, if the site has it."""
