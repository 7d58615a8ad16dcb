from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0009_record_of_every_comment")]

    operations = [migrations.RemoveField("comment", "ip")]
