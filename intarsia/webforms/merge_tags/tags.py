"""How merge tags are written."""

import re

TAG = re.compile(r"\{([^{}\n]{1,300})\}")
# The number of a field, and the input of a field with several.
FIELD = re.compile(r"[^{}\n]*?:([0-9]{1,6})(?:\.([0-9a-z_]{1,40}))?")
ALL_FIELDS = "all_fields"
# What rich texts with merge tags can contain.
FEATURES = ["h3", "bold", "italic", "ol", "ul", "link", "hr"]


def is_field_tag(text: str) -> bool:
    found = TAG.fullmatch(text)
    return bool(found and FIELD.fullmatch(found[1]))
