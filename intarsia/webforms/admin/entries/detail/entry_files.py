"""Files of an entry, for those who may read it. Browsers store them and neither show nor run them."""

from django.http import FileResponse, Http404, HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.moderation.api import signed_url
from intarsia.webforms.models import Entry, FormFile

from .entry_page import EntryPage, check_permission


class DownloadEntryFile(PermissionCheckedMixin, View):
    model = Entry
    any_permission_required = EntryPage.any_permission_required

    def get(self, _request: HttpRequest, pk: int, file: int) -> HttpResponseBase:
        entry = get_object_or_404(Entry.objects.select_related("form"), pk=pk)
        check_permission(self, entry)
        return file_download(get_object_or_404(FormFile, entry=entry, pk=file))


def file_download(file: FormFile) -> HttpResponseBase:
    """By a link to the bucket, if it signs links."""
    link = signed_url(file.file.storage, file.content, file.name)
    response = HttpResponseRedirect(link) if link else _streamed(file)
    response["X-Content-Type-Options"] = "nosniff"
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    response["Cache-Control"] = "no-store"
    # The link works for everybody who knows it.
    response["Referrer-Policy"] = "no-referrer"
    return response


def _streamed(file: FormFile) -> FileResponse:
    try:
        content = file.file.open("rb")
    except FileNotFoundError as error:
        raise Http404 from error
    return FileResponse(content, as_attachment=True, filename=file.name, content_type="application/octet-stream")
