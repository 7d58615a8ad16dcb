"""A file that several threads write is always one of what they wrote."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from intarsia.state.whole_file import write_whole

CONTENTS = [bytes([letter]) * 100_000 for letter in b"abc"]


def test_readers_never_see_half_of_a_file_that_several_threads_write(tmp_path):
    file = tmp_path / "new" / "page.txt"
    write_whole(file, CONTENTS[0])

    def write_and_read(number: int) -> bytes:
        write_whole(file, CONTENTS[number % len(CONTENTS)])
        return file.read_bytes()

    with ThreadPoolExecutor(6) as threads:
        seen = set(threads.map(write_and_read, range(120)))

    assert seen <= set(CONTENTS)
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path):
    folder = tmp_path / "page.txt"
    (folder / "inside").mkdir(parents=True)

    with pytest.raises(OSError):
        write_whole(folder, b"new")
    assert list(tmp_path.iterdir()) == [folder]
