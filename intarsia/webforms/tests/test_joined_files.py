"""The chunks of an upload as one file, for storages that read it in blocks of their own, such as S3."""

import pytest
from django.core.files.base import ContentFile
from django.db import OperationalError

from intarsia.webforms.models import FormFile
from intarsia.webforms.uploads.accepting.refusal import UNREADABLE, UNWRITABLE, Refusal
from intarsia.webforms.uploads.storage import content
from intarsia.webforms.uploads.storage.content import Joined, head_of, storing, write_chunk, write_whole


@pytest.fixture
def file():
    one = FormFile(pk=7, name="plan.pdf", file="uploads/joined.pdf", size=10)
    for number, chunk in enumerate((b"abcd", b"efg", b"hij")):
        write_chunk(one, number, ContentFile(chunk))
    yield one
    for name in (one.content, *map(one.part, range(3))):
        one.file.storage.delete(name)


@pytest.mark.parametrize(
    ("sizes", "parts"),
    [
        ([4, 4, 4, 4], [b"abcd", b"efgh", b"ij", b""]),
        ([1, 9, 1], [b"a", b"bcdefghij", b""]),
        ([-1, -1], [b"abcdefghij", b""]),
        ([2, -1], [b"ab", b"cdefghij"]),
        ([0, 20], [b"", b"abcdefghij"]),
    ],
)
def test_a_storage_reads_chunks_as_one_file(file, sizes, parts):
    joined = Joined(file, 3)

    assert (joined.name, joined.size, joined.seekable(), joined.seek(0)) == (file.content, 10, False, 0)
    assert [joined.read(size) for size in sizes] == parts


def test_a_storage_never_reads_a_large_file_as_a_whole(file, monkeypatch):
    monkeypatch.setattr(content, "BLOCK_BYTES", 3)
    joined = Joined(file, 3)

    assert [joined.read(), joined.read(), joined.read(), joined.read()] == [b"abc", b"def", b"ghi", b"j"]
    assert list(Joined(file, 3).chunks()) == [b"abc", b"d", b"efg", b"hij"]


def test_a_chunk_that_is_sent_again_replaces_the_one_before(file):
    write_chunk(file, 1, ContentFile(b"EFG"))

    assert Joined(file, 3).read() == b"abcdEFGhij"


def test_a_file_that_is_stored_twice_is_stored_once(file):
    for text in (b"first", b"second"):
        write_whole(file, ContentFile(text))

    with file.file.storage.open(file.content) as stored:
        assert stored.read() == b"first"
    stored = sorted(name for name in file.file.storage.listdir("uploads")[1] if name.startswith("joined"))
    assert stored == ["joined.pdf", "joined.pdf.0", "joined.pdf.1", "joined.pdf.2"]


def test_the_beginning_of_a_file_is_read_from_its_chunks(file, monkeypatch):
    monkeypatch.setattr(content, "HEAD_BYTES", 5)

    assert head_of(file, 3) == b"abcde"
    assert head_of(file, 1) == b"abcd"


def test_a_storage_that_fails_refuses_the_file_and_the_reason_is_logged(caplog):
    with pytest.raises(Refusal) as refused, storing():
        raise OperationalError("disk full")
    assert refused.value.code == UNWRITABLE and "disk full" in caplog.text

    caplog.clear()
    with pytest.raises(Refusal) as refused, storing():
        raise Refusal(UNREADABLE, "Not a PDF.")
    assert refused.value.code == UNREADABLE and not caplog.text
