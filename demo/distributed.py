"""The Django settings for REDIS_URL and STORAGE_URL. Without them, memory and local files of this machine are used."""

from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured


def caches(redis_url: str, namespace: str) -> dict[str, Any]:
    """Wagtail keeps the root paths of sites in Django's cache, so several processes must share it."""
    redis = {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": redis_url, "KEY_PREFIX": namespace}
    return {"default": redis}


def uploads(storage_url: str) -> tuple[dict[str, Any], str]:
    """The storage of uploads, and MEDIA_URL, from `s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=…&scheme=http]`.

    Visitors read the files from there, so the bucket must be public for reading, and only for that.
    """
    parts = urlsplit(storage_url)
    bucket = parts.path.strip("/")
    if parts.scheme != "s3" or not (parts.hostname and parts.username and parts.password and bucket):
        raise ImproperlyConfigured(
            "STORAGE_URL cannot be understood. Write it as s3://KEY:SECRET@HOST/BUCKET, with ?region=… and "
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
        # URLs are part of cached pages: they must not expire or change.
        "querystring_auth": False,
        "file_overwrite": False,
    }
    return {"BACKEND": "storages.backends.s3.S3Storage", "OPTIONS": options}, f"{endpoint}/{bucket}/"
