"""Published pages as files, which a web server in front serves without Python."""

from .page_file_writer import PageFileWriter
from .page_files import PageFiles
from .purge_watcher import PurgeWatcher

__all__ = ["PurgeWatcher", "PageFiles", "PageFileWriter"]
