"""A large file is received, put together, scanned and downloaded in constant memory, in a folder and in a bucket."""

import re
import socketserver
from pathlib import Path

import pytest
from django.core.files.storage import storages
from django.test import Client

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.admin.entries.detail.entry_files import file_download
from intarsia.webforms.models import FormFile
from intarsia.webforms.uploads.models import Scan

from .clamd import Scanner, clamd
from .private_bucket import bucket, endpoint  # noqa: F401
from .test_tus import BODY, create
from .uploads import PDF, SAME_ORIGIN, file_form

GB, MB = 1024**3, 1024**2
# Blocks of 1 MB at each step, and what Python keeps of them.
MAX_GROWTH = 32 * MB


class Large:
    """A body without an end, which is nowhere as a whole."""

    def __init__(self) -> None:
        self.begun = False

    def read(self, size: int) -> bytes:
        block = bytes(size) if self.begun else PDF + bytes(size - len(PDF))
        self.begun = True
        return block

    # Django looks for it, and does not call it.
    readline = read


def memory(name: str) -> int:
    """The memory of this process in bytes: `VmRSS` is now, `VmHWM` the peak."""
    status = Path("/proc/self/status").read_text()
    return int(re.search(rf"{name}:\s+(\d+) kB", status)[1]) * 1024


@pytest.fixture(params=["folder", pytest.param("bucket", marks=pytest.mark.services)])
def length(request) -> int:
    """The length of the file in bytes. The stand-in for S3 is slower than a folder."""
    if request.param == "folder":
        request.getfixturevalue("private_folder")
        return GB
    request.getfixturevalue("bucket")
    storages["intarsia_private"].querystring_auth = False
    return 200 * MB


@pytest.mark.long
@pytest.mark.django_db
@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="Only Linux can reset the peak of a process.")
def test_a_large_file_takes_constant_memory(settings, length):
    form = file_form(extensions="pdf", max_size=1024)
    patch_from(create(form, MB)["Location"], MB)
    with clamd(socketserver.TCPServer(("127.0.0.1", 0), Scanner)) as scanner:
        settings.INTARSIA_CLAMD = f"tcp://127.0.0.1:{scanner.server_address[1]}"
        url = create(form, length)["Location"]
        Path("/proc/self/clear_refs").write_text("5")
        before = memory("VmRSS")
        response = patch_from(url, length)
        file = FormFile.objects.latest("pk")
        download = file_download(file)
        downloaded = sum(len(block) for block in download.streaming_content)
        download.close()
        growth = memory("VmHWM") - before

    assert (response.status_code, file.size, file.scan) == (204, length, Scan.CLEAN)
    assert (downloaded, scanner.received) == (length, length)
    print(f"Peak of memory over {length // MB} MB: {growth / MB:.1f} MB more.")
    assert growth < MAX_GROWTH
    file.file.storage.delete(file.content)


def patch_from(url: str, length: int):
    headers = BROWSER | SAME_ORIGIN | {"Tus-Resumable": "1.0.0", "Upload-Offset": "0"}
    body = {"wsgi.input": Large(), "CONTENT_LENGTH": str(length), "CONTENT_TYPE": BODY}
    return Client(headers=headers).generic("PATCH", url, **body)
