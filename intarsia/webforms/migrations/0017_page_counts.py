
import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('intarsia_webforms', '0016_allowed_sites'),
    ]

    operations = [
        migrations.CreateModel(
            name='PageCount',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('page', models.CharField(max_length=100)),
                ('day', models.DateField()),
                ('reached', models.PositiveIntegerField(default=0)),
                ('completed', models.PositiveIntegerField(default=0)),
                ('form', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='page_counts', to='intarsia_webforms.webform')),
            ],
            options={
                'default_permissions': (),
                'constraints': [models.UniqueConstraint(fields=('form', 'page', 'day'), name='webform_page_of_day')],
            },
        ),
    ]
