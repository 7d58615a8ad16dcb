"""Compresses the files of a ZIP archive again, by a better compressor."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# What zlib writes around deflated data.
HEAD_BYTES, CHECKSUM_BYTES = 2, 4


def recompress(archive: Path, compress: Callable[[bytes], bytes]) -> None:
    """`compress` returns data in the format of zlib.

    `zipfile` has only its own compressor, so it stores what this one made, and the headers are corrected afterwards.
    """
    with ZipFile(archive) as source:
        entries = [(info, source.read(info)) for info in source.infolist()]
    # Compressors written in C do not wait for each other.
    with ThreadPoolExecutor() as pool:
        compressed = list(pool.map(compress, [data for _, data in entries]))
    deflated = []
    with ZipFile(archive, "w") as target:
        for (info, data), made in zip(entries, compressed, strict=True):
            copy = ZipInfo(info.filename, info.date_time)
            copy.external_attr = info.external_attr
            smaller = made[HEAD_BYTES:-CHECKSUM_BYTES]
            if len(smaller) >= len(data):
                target.writestr(copy, data)
                continue
            target.writestr(copy, smaller)
            copy.compress_type, copy.CRC, copy.file_size = ZIP_DEFLATED, info.CRC, info.file_size
            deflated.append(copy)
    with archive.open("r+b") as file:
        for copy in deflated:
            file.seek(copy.header_offset)
            file.write(copy.FileHeader(zip64=False))
