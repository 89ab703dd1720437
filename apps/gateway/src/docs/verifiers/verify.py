import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 300


def verify(secret: str, headers, raw_body: bytes) -> bool:
    """secret: the endpoint's, "whsec_..."; headers: names in any mapping that finds them in lower case;
    raw_body: the request's bytes as they came, before any JSON parser.
    During a rotation `webhook-signature` holds one signature for each secret; one of them has to match."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + raw_body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    signatures = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(signature, expected) for signature in signatures)


def verify_body(secret: str, signature: str, raw_body: bytes) -> bool:
    """The simple form, if your tools have no Standard Webhooks: the X-Service-Signature header alone."""
    expected = hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(signature.encode(), expected.encode())
