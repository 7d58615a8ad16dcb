from django.utils.translation import gettext_lazy as _

LABELS = {
    "own_order": _("The message contains the number of an order of this sender."),
    "unknown_order": _("The message contains the number of an order that this sender did not make."),
}
