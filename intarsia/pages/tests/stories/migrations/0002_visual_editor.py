# What `makemigrations` writes when the page type gets `BuilderPageMixin`.

import django.db.models.deletion
import intarsia.pages.builder_field
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('stories', '0001_initial'),
        ('wagtailimages', '0027_image_description'),
    ]

    operations = [
        migrations.AddField(
            model_name='storypage',
            name='noindex',
            field=models.BooleanField(default=False, help_text='The page stays public, but search engines do not list it, and the sitemap leaves it out.', verbose_name='hide from search engines'),
        ),
        migrations.AddField(
            model_name='storypage',
            name='built_visually',
            field=models.BooleanField(blank=True, default=None, null=True, verbose_name='built visually'),
        ),
        migrations.AddField(
            model_name='storypage',
            name='document',
            field=intarsia.pages.builder_field.BuilderField(blank=True, default=intarsia.pages.builder_field.empty_document, verbose_name='design'),
        ),
        migrations.AddField(
            model_name='storypage',
            name='share_image',
            field=models.ForeignKey(blank=True, help_text='Shown with links to this page in messengers and social networks. Without one: the first large image of the page, or an image with its title.', null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='wagtailimages.image', verbose_name='share image'),
        ),
    ]
