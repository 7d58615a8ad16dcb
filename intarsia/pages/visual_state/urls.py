from django.urls import path

from .views import VisualStateView

app_name = "intarsia_visual_state"

urlpatterns = [path("<int:pk>/", VisualStateView.as_view(), name="choose")]
