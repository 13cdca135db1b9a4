"""The encryption of notices, against the example in appendix A of RFC 8291."""

from __future__ import annotations

from base64 import urlsafe_b64decode

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hollywood.server.notices.encryption import encrypt
from tests.server.notices.services import decrypted


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(text), "big"), ec.SECP256R1())


TEXT = b"When I grow up, I want to be a watermelon"
SERVER = _key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
BROWSER = _key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
BROWSER_POINT = _bytes(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH, SALT = _bytes("BTBZMqHH6r4Tts7J_aSIgg"), _bytes("DGv6ra1nlYgDCS1FRnbzlw")
SENT = _bytes(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    point = BROWSER.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    assert point == BROWSER_POINT
    assert encrypt(TEXT, BROWSER_POINT, AUTH, own=SERVER, salt=SALT) == SENT
    assert decrypted(SENT, BROWSER, AUTH) == TEXT


def test_only_the_browser_reads_it_and_no_two_are_alike() -> None:
    first, second = (encrypt(TEXT, BROWSER_POINT, AUTH) for _ in range(2))
    assert decrypted(first, BROWSER, AUTH) == decrypted(second, BROWSER, AUTH) == TEXT
    assert first[16:] != second[16:]
    for key, auth in ((SERVER, AUTH), (BROWSER, SALT)):
        with pytest.raises(InvalidTag):
            decrypted(first, key, auth)
    with pytest.raises(InvalidTag):
        decrypted(first[:-1] + bytes([first[-1] ^ 1]), BROWSER, AUTH)


def test_a_key_that_is_no_point_is_refused() -> None:
    with pytest.raises(ValueError, match=r".+"):
        encrypt(TEXT, b"\x04" + bytes(64), AUTH)
