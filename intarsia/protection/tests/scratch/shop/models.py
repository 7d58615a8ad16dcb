from modelcluster.fields import ParentalKey
from wagtail.contrib.forms.models import AbstractForm, AbstractFormField

from intarsia.protection.forms.adapters.wagtail_forms import ProtectedFormPageMixin


class Field(AbstractFormField):
    page = ParentalKey("Enquiry", related_name="form_fields")


class Enquiry(ProtectedFormPageMixin, AbstractForm):
    template = "enquiry.html"
    landing_page_template = "enquiry_landing.html"
