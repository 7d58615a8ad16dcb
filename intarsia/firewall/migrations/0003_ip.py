from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_firewall", "0002_crawlers")]

    operations = [
        migrations.RemoveConstraint("stoppedaddress", "firewall_stopped_once"),
        migrations.RenameField("stoppedaddress", "address", "ip"),
        migrations.AddConstraint(
            "stoppedaddress",
            models.UniqueConstraint(fields=("day", "ip", "reason", "was_stopped"), name="firewall_stopped_once"),
        ),
    ]
