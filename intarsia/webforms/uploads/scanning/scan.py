"""What happens with the result of a scan."""

import logging

from django.utils.translation import pgettext_lazy

from intarsia.site_options import option

from ..accepting.refusal import NOT_ALLOWED, UNWRITABLE, Refusal
from ..models import FormFile, Scan
from ..storage.content import blocks_of
from ..storage.locking import extending_lock
from .clamd import ScannerError, scan_stream

logger = logging.getLogger(__name__)

INFECTED = pgettext_lazy("page", "This file contains a virus, so it was not accepted.")
NO_SCANNER = pgettext_lazy("page", "Files cannot be checked for viruses at the moment. Try again in a few minutes.")


def scan(file: FormFile) -> None:
    """Sets `file.scan`. Raises Refusal."""
    address = option("INTARSIA_CLAMD")
    if not address:
        return
    try:
        virus = scan_stream(extending_lock(file, blocks_of(file)), address)
    except ScannerError as error:
        if option("INTARSIA_CLAMD_UNAVAILABLE") != "accept":
            logger.exception("An upload was refused, because it could not be scanned.")
            raise Refusal(UNWRITABLE, NO_SCANNER) from error
        logger.exception("An upload was accepted without a scan.")
        file.scan = Scan.NOT_SCANNED
        return
    if virus:
        logger.warning("An upload was refused: ClamAV found %s.", virus)
        raise Refusal(NOT_ALLOWED, INFECTED)
    file.scan = Scan.CLEAN
