"""A push service, a browser that has subscribed to it, and a mail server, all on this machine."""

from __future__ import annotations

import socketserver
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hollywood.server.notices.encryption import derived


class PushService:
    """Takes what is sent to it; ``answers`` says how, the last one again and again."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = [(201, {})]

    def answer(self) -> tuple[int, dict[str, str]]:
        """How to answer the next request."""
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.taken.append((self.path, headers, body))
            status, more = service.answer()
            self.send_response(status)
            for name, value in {"content-length": "0", **more}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002
            """Stay quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    with _served(server):
        yield service


class Subscribed:
    """A browser's subscription: only it can read what is sent."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.endpoint = f"{service.origin}/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key, self.auth = _text(point), _text(self._auth)

    def form(self, language: str = "en", name: str = "Laptop") -> dict[str, str]:
        """What the page sends to the server."""
        return {
            "endpoint": self.endpoint,
            "public_key": self.public_key,
            "auth": self.auth,
            "language": language,
            "name": name,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a notice."""
        return cast("dict[str, Any]", msgspec.json.decode(decrypted(body, self._key, self._auth)))


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt one record of ``aes128gcm`` as a browser does; InvalidTag if it is not for it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    point, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), theirs)
    secret, nonce = derived(shared, browser=own, server=point, auth=auth, salt=salt)
    text, last, padding = AESGCM(secret).decrypt(nonce, record, None).rpartition(b"\x02")
    assert (last, padding.strip(b"\0")) == (b"\x02", b"")
    return text


def signed(authorization: str, key: str) -> dict[str, Any]:
    """Verify the signature of a notice with a house's public key; return what it claims."""
    assert Vapid02.verify(authorization)
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    claims = parts["t"].split(".")[1]
    return cast("dict[str, Any]", msgspec.json.decode(_bytes(claims)))


class MailServer:
    """Takes mails; ``refusing`` makes it refuse them."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}"
        self.taken: list[tuple[str, EmailMessage]] = []
        self.refusing = False


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Run a mail server."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 mail.test")
            to = ""
            while line := self.rfile.readline().strip().decode():
                word = line.split()[0].upper()
                if word == "RCPT" and mails.refusing:
                    self._say("550 no such reader")
                elif word == "RCPT":
                    to = line.partition("<")[2].partition(">")[0]
                    self._say("250 ok")
                elif word == "DATA":
                    self._say("354 go on")
                    parsed = message_from_bytes(self._data(), policy=SMTP)
                    mails.taken.append((to, parsed))
                    self._say("250 ok")
                elif word == "QUIT":
                    self._say("221 bye")
                    return
                else:
                    self._say("250 ok")

        def _data(self) -> bytes:
            lines = []
            while (line := self.rfile.readline()) not in {b".\r\n", b""}:
                lines.append(line.removeprefix(b"."))
            return b"".join(lines)

        def _say(self, line: str) -> None:
            self.wfile.write(line.encode() + b"\r\n")

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    server = Server(("127.0.0.1", 0), Handler)
    mails = MailServer(server.server_address[1])
    with _served(server):
        yield mails


@contextmanager
def _served(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
