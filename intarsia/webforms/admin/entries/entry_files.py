"""Files of an entry, for those who may read it. Browsers store them and neither show nor run them."""

from django.http import FileResponse, HttpRequest
from django.shortcuts import get_object_or_404
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from ...models import Entry, FormFile
from .entry_page import EntryPage, check_permission


class DownloadEntryFile(PermissionCheckedMixin, View):
    model = Entry
    any_permission_required = EntryPage.any_permission_required

    def get(self, _request: HttpRequest, pk: int, file: int) -> FileResponse:
        entry = get_object_or_404(Entry.objects.select_related("form"), pk=pk)
        check_permission(self, entry)
        return file_download(get_object_or_404(FormFile, entry=entry, pk=file))


def file_download(file: FormFile) -> FileResponse:
    response = FileResponse(
        file.file.open("rb"), as_attachment=True, filename=file.name, content_type="application/octet-stream"
    )
    response["X-Content-Type-Options"] = "nosniff"
    response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    response["Cache-Control"] = "no-store"
    return response
