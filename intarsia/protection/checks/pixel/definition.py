from django.urls import path
from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from . import views
from .call import GET_PIXEL_URL
from .check import pixel
from .lookup import pixel_state

PIXEL = CheckDefinition(
    pixel,
    {
        "pixel_loaded": _("The browser loaded the images of the page."),
        "pixel_missing": _("The browser loaded no images: images are off, or a program only requested the form."),
    },
    Lookup(pixel_state, for_test=pixel_state),
    calls=[GET_PIXEL_URL],
    urls=[
        path("pixel.gif", views.current, name="current_pixel"),
        path("pixel/<slug:digest>.gif", views.pixel, name="pixel"),
    ],
)
