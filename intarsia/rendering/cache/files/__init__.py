"""Published pages as files, shown by a web server in front that then needs no Python."""

from .follower import Follower
from .page_files import PageFiles
from .publication import Publication

__all__ = ["Follower", "PageFiles", "Publication"]
