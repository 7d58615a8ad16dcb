"""Merge tags in the texts of owners: `{Name:3}` is the answer to field 3, `{all_fields}` are all answers."""
