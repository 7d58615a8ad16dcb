"""A local name server with the domains of a test, in the real protocol."""

import contextlib
import socket
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import dns.flags
import dns.message
import dns.rcode
import dns.rrset


@dataclass
class NameServer:
    address: str
    asked: list[str] = field(default_factory=list)


@contextlib.contextmanager
def name_server(records: Mapping[tuple[str, str], str]) -> Iterator[NameServer]:
    """`records` by domain and kind: `("example.org", "MX"): "10 mail.example.org."`. "silent" domains get no answer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind(("127.0.0.1", 0))
        server = NameServer(f"127.0.0.1:{listener.getsockname()[1]}")
        thread = threading.Thread(target=_serve, args=(listener, server, records), daemon=True)
        thread.start()
        yield server
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stopper:
            stopper.sendto(b"stop", listener.getsockname())
        thread.join()


def _serve(listener: socket.socket, server: NameServer, records: Mapping[tuple[str, str], str]) -> None:
    while (received := listener.recvfrom(4096))[0] != b"stop":
        query = dns.message.from_wire(received[0])
        question = query.question[0]
        domain, kind = question.name.to_text(omit_final_dot=True), dns.rdatatype.to_text(question.rdtype)
        server.asked.append(f"{domain} {kind}")
        if domain.startswith("silent"):
            continue
        answer = dns.message.make_response(query)
        answer.flags |= dns.flags.RA
        if record := records.get((domain, kind)):
            answer.answer.append(dns.rrset.from_text(question.name, 60, "IN", kind, record))
        elif not any(name == domain for name, _kind in records):
            answer.set_rcode(dns.rcode.NXDOMAIN)
        listener.sendto(answer.to_wire(), received[1])
