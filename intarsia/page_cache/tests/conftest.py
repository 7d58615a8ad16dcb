import shutil
import tempfile
from pathlib import Path

import pytest


@pytest.fixture
def short_folder():
    """A short folder: the path of a socket has at most about 100 characters, and tmp_path may be longer."""
    folder = Path(tempfile.mkdtemp(prefix="in-"))
    yield folder
    shutil.rmtree(folder)
