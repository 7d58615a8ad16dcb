"""The security policy that the magazine sent before, on every page except those of the admin."""

POLICY = (
    "default-src 'self'; script-src 'self' https://analytics.example; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self' https://analytics.example; frame-ancestors 'self'"
)


def site_policy(get_response):
    def answer(request):
        response = get_response(request)
        if not request.path.startswith("/admin/"):
            response.headers.setdefault("Content-Security-Policy", POLICY)
        return response

    return answer
