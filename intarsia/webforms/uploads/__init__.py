"""Files that visitors upload: temporary until they are part of an entry or a draft, and never public."""
