from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_protection", "0014_listed_senders")]

    operations = [
        migrations.RenameField("judgedsubmission", "put_aside", "dismissed_at"),
        migrations.RenameField("judgedsubmission", "taught", "training_weight"),
        migrations.RenameModel("LearntWords", "LearnedWords"),
    ]
