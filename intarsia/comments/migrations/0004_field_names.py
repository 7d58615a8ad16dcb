from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0003_telling_until")]

    operations = [
        migrations.RenameField("commentsettings", "telling_until", "notifying_until"),
        migrations.RenameField("comment", "put_away", "removed_at"),
        migrations.RenameField("comment", "told", "notified_at"),
    ]
