from django.db import migrations

MOVED = (
    *("site", "form", "received", "outcome", "score", "reasons", "signals", "ip", "user_agent", "page_url"),
    *("released", "called_spam", "dismissed_at", "training_weight", "decided_by"),
)


class Migration(migrations.Migration):
    dependencies = [("intarsia_protection", "0018_move_verdicts")]

    operations = [
        migrations.AlterModelOptions(
            "judgedsubmission",
            {"ordering": ["-pk"], "verbose_name": "message", "verbose_name_plural": "messages"},
        ),
        *(migrations.RemoveField("judgedsubmission", name) for name in MOVED),
    ]
