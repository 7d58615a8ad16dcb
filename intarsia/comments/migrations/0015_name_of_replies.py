import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0014_at_most_50_per_page")]

    operations = [
        # Only the name of the relation in Python: the database stays as it is.
        migrations.AlterField(
            model_name="comment",
            name="parent",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="replies",
                to="intarsia_comments.comment",
                verbose_name="reply to",
            ),
        ),
    ]
