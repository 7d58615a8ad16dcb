import shutil
import tempfile
from pathlib import Path

import pytest


@pytest.fixture
def short_folder():
    """The address of a socket has room for about a hundred characters, fewer than tmp_path may need."""
    folder = Path(tempfile.mkdtemp(prefix="in-"))
    yield folder
    shutil.rmtree(folder)
