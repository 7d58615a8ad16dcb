"""A firewall in front of an application that returns "inside", and visitors who solve its challenge."""

import hashlib
import itertools
import re

from django.test import Client

from intarsia.firewall import challenge as challenges
from intarsia.firewall.firewall import Firewall
from intarsia.firewall.log import BlockLog
from intarsia.firewall.models import FirewallNetwork, FirewallSettings
from intarsia.firewall.rules import read_rules

LISTED = "192.0.2.7"
OFFICE = "198.51.100.40"


def inside(environ, start_response):
    start_response("200 OK", [])
    return [b"inside"]


class Site:
    def __init__(self):
        self.log = BlockLog()
        self.firewall = Firewall(inside, self.log, read_rules())

    def ask(self, ip, path="/", method="GET", **more):
        response = {}

        def start_response(status, headers):
            response.update(status=int(status[:3]), headers=dict(headers))

        environ = {"REMOTE_ADDR": ip, "PATH_INFO": path, "REQUEST_METHOD": method, "HTTP_HOST": "testserver"}
        body = b"".join(self.firewall({**environ, **more}, start_response))
        return response["status"], body.decode(), response["headers"]


def walled_site(**rules):
    FirewallSettings.objects.update_or_create(defaults={"mode": "enforce", "views_per_minute": 16, **rules})
    FirewallNetwork.objects.create(network="192.0.2.0/24")
    return Site()


def solved(challenge):
    return next(
        str(work)
        for work in itertools.count()
        if hashlib.sha256(f"{challenge}.{work}".encode()).hexdigest().startswith("0" * challenges.ZEROS)
    )


def challenge_in(html):
    return re.search(r'name="challenge" value="([^"]+)"', html)[1]


def answer(html, ip=LISTED, **more):
    client = Client(REMOTE_ADDR=ip, headers={"user-agent": "Firefox", "host": "testserver"})
    return client.post("/protection/check/", {"challenge": challenge_in(html), "next": "/visit/?a=1", **more})
