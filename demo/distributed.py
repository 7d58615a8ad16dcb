"""Django settings for REDIS_URL, STORAGE_URL and PRIVATE_STORAGE_URL. Without them, all stays on this machine."""

from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

S3 = "storages.backends.s3.S3Storage"
# Without a limit, a file of S3 is in memory as a whole while it is read. Above it, it is in a temporary file.
MAX_IN_MEMORY = 4 * 1024 * 1024


def caches(redis_url: str, namespace: str) -> dict[str, Any]:
    """Wagtail keeps the root paths of sites in Django's cache, so several processes must share it. This backend
    continues while Redis is unavailable.
    """
    redis = {"BACKEND": "intarsia.state.django_cache.RedisCache", "LOCATION": redis_url, "KEY_PREFIX": namespace}
    return {"default": redis}


def uploads(storage_url: str) -> tuple[dict[str, Any], str]:
    """The storage of uploads, and MEDIA_URL, from `s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=…&scheme=http]`.

    Visitors read the files from there, so the bucket must be public for reading, and only for that.
    """
    options, url = _bucket("STORAGE_URL", storage_url)
    # URLs are part of cached pages: they must not expire or change.
    return {"BACKEND": S3, "OPTIONS": options | {"querystring_auth": False, "file_overwrite": False}}, url


def private_files(storage_url: str) -> dict[str, Any]:
    """The storage of files that only staff may read, from a URL like that of `uploads`, with a bucket of its own that
    nobody else can read. A link to a file is signed, and expires after five minutes. Threads would hold parts of a
    large file in memory, 100 MB in all.
    """
    from boto3.s3.transfer import TransferConfig

    options, _url = _bucket("PRIVATE_STORAGE_URL", storage_url)
    signed = {"querystring_auth": True, "querystring_expire": 300, "default_acl": "private", "file_overwrite": False}
    small = {"max_memory_size": MAX_IN_MEMORY, "transfer_config": TransferConfig(use_threads=False)}
    return {"BACKEND": S3, "OPTIONS": options | signed | small}


def _bucket(setting: str, storage_url: str) -> tuple[dict[str, Any], str]:
    parts = urlsplit(storage_url)
    bucket = parts.path.strip("/")
    if parts.scheme != "s3" or not (parts.hostname and parts.username and parts.password and bucket):
        raise ImproperlyConfigured(
            f"{setting} cannot be understood. Write it as s3://KEY:SECRET@HOST/BUCKET, with ?region=… and "
            "?scheme=http where they are needed; a / or @ in the secret is written as %2F or %40."
        )
    chosen = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    host = f"{parts.hostname}:{parts.port}" if parts.port else parts.hostname
    endpoint = f"{chosen.get('scheme', 'https')}://{host}"
    options = {
        "access_key": unquote(parts.username),
        "secret_key": unquote(parts.password),
        "bucket_name": bucket,
        "endpoint_url": endpoint,
        "region_name": chosen.get("region"),
        "addressing_style": "path",
    }
    return options, f"{endpoint}/{bucket}/"
