"""Users who log in by an e-mail address. They have no name, and their keys are not numbers."""

import uuid

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models


class Members(BaseUserManager):
    def create_superuser(self, address: str, password: str) -> "Member":
        member = self.model(address=address, is_superuser=True)
        member.set_password(password)
        member.save()
        return member


class Member(AbstractBaseUser, PermissionsMixin):
    key = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    address = models.EmailField(unique=True)
    is_active = models.BooleanField(default=True)

    objects = Members()

    USERNAME_FIELD = EMAIL_FIELD = "address"
