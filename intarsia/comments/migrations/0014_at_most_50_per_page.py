import django.core.validators
from django.db import migrations, models

MOST = 50


def lower_larger_numbers(apps, _schema_editor):
    settings = apps.get_model("intarsia_comments", "CommentSettings").objects
    settings.filter(per_page__gt=MOST).update(per_page=MOST)


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0013_shown_in_order")]

    operations = [
        migrations.RunPython(lower_larger_numbers, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="commentsettings",
            name="per_page",
            field=models.PositiveIntegerField(
                default=20,
                help_text="Replies are not counted.",
                validators=[
                    django.core.validators.MinValueValidator(1),
                    django.core.validators.MaxValueValidator(MOST),
                ],
                verbose_name="comments per page",
            ),
        ),
    ]
