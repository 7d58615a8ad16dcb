"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.webforms.urls"))`."""

from django.urls import path

from intarsia.root_paths import root_path

from .embed.views import embed, embed_script, leave
from .payments.webhook_view import payment_webhook
from .saved_answers.forgetting import forget
from .saved_answers.resuming import resume
from .submit.views import sent, submit_form
from .uploads.tus.views import upload as tus_upload
from .uploads.tus.views import uploads as tus_uploads
from .uploads.upload_view import upload_file

app_name = "intarsia_webforms"
urlpatterns = [
    path(root_path("forms/payments/<slug:provider>/"), payment_webhook, name="payment"),
    path(root_path("forms/embed.js"), embed_script, name="embed_script"),
    path(root_path("forms/uploads/"), upload_file, name="upload"),
    path(root_path("forms/uploads/tus/"), tus_uploads, name="tus_uploads"),
    path(root_path("forms/uploads/tus/<str:temp_filename>"), tus_upload, name="tus_upload"),
    path(root_path("forms/<int:form>/"), submit_form, name="submit"),
    path(root_path("forms/<int:form>/embed/"), embed, name="embed"),
    path(root_path("forms/<int:form>/leave/<str:token>/"), leave, name="leave"),
    path(root_path("forms/<int:form>/resume/"), resume, name="resume"),
    path(root_path("forms/<int:form>/forget/"), forget, name="forget"),
    path(root_path("forms/<int:form>/sent/<str:token>/"), sent, name="sent"),
]
