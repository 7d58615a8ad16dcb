from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_pages", "0007_builder_page")]

    operations = [migrations.RenameField("sitedesign", "opens_pictures", "opens_images")]
