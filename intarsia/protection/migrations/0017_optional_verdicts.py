from django.db import migrations, models
import django.db.models.deletion

# Values move to the records of moderation. The columns become optional first, so that the removal can be undone.
OPTIONAL = {
    "site": models.ForeignKey(
        null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to="wagtailcore.site"
    ),
    "form": models.CharField(max_length=100, null=True),
    "received": models.DateTimeField(db_index=True, null=True),
    "outcome": models.CharField(db_index=True, max_length=5, null=True),
    "score": models.FloatField(null=True),
}


class Migration(migrations.Migration):
    dependencies = [
        ("intarsia_moderation", "0001_initial"),
        ("intarsia_protection", "0016_plain_names"),
    ]

    operations = [migrations.AlterField("judgedsubmission", name, field) for name, field in OPTIONAL.items()]
