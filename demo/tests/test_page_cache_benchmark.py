"""The benchmark of the page cache compares like with like."""

import gzip

from benchmarks.page_cache.compare import stand_in_page
from benchmarks.page_cache.servers import page_files


def test_the_cached_application_stores_the_page_as_the_file_that_nginx_serves(tmp_path):
    (tmp_path / "page.html").write_text(stand_in_page())

    configuration = page_files(tmp_path, "bench.test:8080")

    (file,) = (tmp_path / "cache-files").rglob("index.html.gz")
    assert gzip.decompress(file.read_bytes()).decode() == stand_in_page()
    assert "bench.test:8080 bench.test:8080;" in configuration
