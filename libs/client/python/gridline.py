"""Gridline's API for Python: one file, the standard library alone, Python 3.9 and later.

    from gridline import Gridline

    client = Gridline("https://gridline.example.com", api_key)
    answer = client.infer("invoice.pdf")
    print(answer["docType"], answer["metadata"], answer["rows"])
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import http.client
import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple, TypedDict, Union

__all__ = ["ApiError", "Batch", "Extraction", "ExtractionFailed", "Gridline", "Usage", "WebhookVerificationError", "verify_webhook"]

RETRIES = 3
LONGEST_WAIT_SECONDS = 60
# The service holds a call for a running extraction so long at most.
HOLD_SECONDS = 50
TOLERANCE_SECONDS = 300


class _Table(TypedDict):
    id: str
    fileId: str
    fileName: str
    docType: str
    columns: List[str]
    rows: List[List[str]]
    confidence: float
    createdAt: str


class Extraction(_Table, total=False):
    """An extraction: what infer answers, and what was asked for beside it."""

    metadata: Dict[str, str]
    label: str
    fieldConfidence: Dict[str, float]
    summary: str
    tables: List[Dict[str, Any]]
    provenance: Dict[str, Any]
    lowConfidence: List[Dict[str, Any]]
    # Of a file that was split: "split", and its documents.
    state: str
    parts: List["Extraction"]
    firstPage: int
    lastPage: int
    splitConfidence: float


class Usage(TypedDict):
    """The calls of the month."""

    month: str
    calls: int
    limit: int
    remaining: int
    unlimited: bool


class _Batch(TypedDict):
    id: str
    state: str
    createdAt: str
    total: int
    completed: int
    failed: int
    items: List[Dict[str, Any]]


class Batch(_Batch, total=False):
    """Documents that were sent together, and how far they are."""

    reference: str


class ApiError(Exception):
    """The service refused or failed a request; branch on `code`."""

    def __init__(self, status: int, problem: Mapping[str, Any], retry_after: Optional[int]) -> None:
        self.errors: List[Dict[str, str]] = problem.get("errors", [])
        reasons = f" ({'; '.join(each['message'] for each in self.errors)})" if self.errors else ""
        super().__init__((problem.get("detail") or problem.get("title") or f"The service answered {status}.") + reasons)
        self.status = status
        self.code: str = problem.get("code", "unknown")
        self.request_id: str = problem.get("requestId", "")
        self.retryable: bool = problem.get("retryable", status in (429, 502, 503, 504))
        self.retry_after = retry_after


class ExtractionFailed(Exception):
    """The document was taken in, but its extraction ended without a table; branch on `code`."""

    def __init__(self, extraction_id: str, error: Mapping[str, str]) -> None:
        super().__init__(error.get("detail") or error["code"])
        self.extraction_id = extraction_id
        self.code = error["code"]


class WebhookVerificationError(Exception):
    """The delivery is not what the service sent, or is too old."""


File = Union[str, "os.PathLike[str]", Tuple[str, bytes]]


class Gridline:
    """The API. A file is a path, or a pair of name and bytes. Requests that may succeed later are tried again."""

    def __init__(self, base_url: str, api_key: str, timeout: float = 120) -> None:
        self._base = base_url.rstrip("/") + "/api/v1"
        self._key = api_key
        self._timeout = timeout

    def infer(self, file: File, **options: Any) -> Extraction:
        """Sends a document and waits for its table. Options are the form's parts: doc_type, label, reference, pages, password, engine,
        max_cost, page_images, schema (a dict, or the name of a saved one), include and webhook (lists), split, and idempotency_key."""
        answer = self._send("/infer", [file], options)
        return self.wait(answer["id"]) if answer.get("state") in ("queued", "running") else answer

    def infer_url(self, url: str, **options: Any) -> Extraction:
        """The same of a document that the service fetches from a public https address."""
        key = options.pop("idempotency_key", None) or str(uuid.uuid4())
        headers = {"Content-Type": "application/json", "Idempotency-Key": key}
        answer = self._json("POST", "/infer", json.dumps({**_parts(options), "url": url}).encode(), headers)
        return self.wait(answer["id"]) if answer.get("state") in ("queued", "running") else answer

    def submit(self, file: File, **options: Any) -> str:
        """Sends a document and answers its extraction's id at once; `wait` for the table."""
        return self._send("/infer", [file], options, {"Prefer": "respond-async"})["id"]

    def get(self, extraction_id: str, **query: Any) -> Dict[str, Any]:
        """One extraction; how far it is where it has a `state`. Query: include (a list), low_confidence, wait."""
        return self._json("GET", f"/extractions/{_quote(extraction_id)}{_question(query)}")

    def wait(self, extraction_id: str, **query: Any) -> Extraction:
        """Waits until an extraction is done; raises ExtractionFailed where it failed."""
        while True:
            answer = self.get(extraction_id, wait=HOLD_SECONDS, **query)
            if answer.get("state") == "failed":
                raise ExtractionFailed(extraction_id, answer["error"])
            if answer.get("state") not in ("queued", "running"):
                return answer  # type: ignore[return-value]

    def list(self, **query: Any) -> Iterator[Extraction]:
        """Extraction after extraction, page by page as they are asked for. Query: limit, sort, order, doc_type, created_after,
        created_before, label, reference, file_name, min_confidence, needs_review."""
        cursor: Optional[str] = ""
        while cursor is not None:
            page = self._json("GET", f"/extractions{_question({**query, 'cursor': cursor})}")
            yield from page["data"]
            cursor = page["nextCursor"]

    def export(self, extraction_id: str, format: str = "json", tables: Optional[str] = None) -> bytes:
        """An extraction as csv, json or xlsx; with every table where `tables` is "all"."""
        return self._request("GET", f"/extractions/{_quote(extraction_id)}/export{_question({'format': format, 'tables': tables})}")[0]

    def submit_batch(self, files: Iterable[File], **options: Any) -> Batch:
        """Sends many documents, or a ZIP of them, and answers the batch at once."""
        return self._send("/batches", list(files), options)  # type: ignore[return-value]

    def batch(self, batch_id: str) -> Batch:
        """A batch and how far its documents are."""
        return self._json("GET", f"/batches/{_quote(batch_id)}")  # type: ignore[return-value]

    def wait_for_batch(self, batch_id: str) -> Batch:
        """Waits until every document of a batch has ended."""
        seconds = 1.0
        while True:
            batch = self.batch(batch_id)
            if batch["state"] == "completed":
                return batch
            time.sleep(seconds)
            seconds = min(15, seconds * 1.5)

    def export_batch(self, batch_id: str, format: str = "csv") -> bytes:
        """The tables of a batch as one."""
        return self._request("GET", f"/batches/{_quote(batch_id)}/export{_question({'format': format})}")[0]

    def usage(self) -> Usage:
        """The month's calls, this one included."""
        return self._json("GET", "/usage")["usage"]

    def _send(self, path: str, files: List[File], options: Dict[str, Any], headers: Mapping[str, str] = {}) -> Dict[str, Any]:
        # One key for all tries of this document, so that it is charged once.
        key = options.pop("idempotency_key", None) or str(uuid.uuid4())
        body, content_type = _form(_parts(options), [_named(file) for file in files])
        return self._json("POST", path, body, {"Content-Type": content_type, "Idempotency-Key": key, **headers})

    def _json(self, method: str, path: str, body: Optional[bytes] = None, headers: Mapping[str, str] = {}) -> Any:
        return json.loads(self._request(method, path, body, headers)[0])

    def _request(
        self, method: str, path: str, body: Optional[bytes] = None, headers: Mapping[str, str] = {}
    ) -> Tuple[bytes, Mapping[str, str]]:
        attempt = 0
        while True:
            request = urllib.request.Request(self._base + path, body, {**headers, "Authorization": f"Bearer {self._key}"}, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    return response.read(), response.headers
            except urllib.error.HTTPError as error:
                problem = _problem(error)
                wait = problem.retry_after if problem.retry_after is not None else _pause(attempt)
                if not problem.retryable or attempt >= RETRIES or wait > LONGEST_WAIT_SECONDS:
                    raise problem from None
            except (urllib.error.URLError, ConnectionError, TimeoutError, http.client.IncompleteRead):
                if attempt >= RETRIES:
                    raise
                wait = _pause(attempt)
            time.sleep(wait)
            attempt += 1


def verify_webhook(
    raw_body: bytes, headers: Mapping[str, str], secret: str, tolerance: float = TOLERANCE_SECONDS
) -> Dict[str, Any]:
    """The event of a delivery whose two signatures are right. The body must be the bytes that arrived."""
    given = {name.lower(): value for name, value in headers.items()}
    plain, message_id, timestamp, standard = (
        given.get(name, "") for name in ("x-service-signature", "webhook-id", "webhook-timestamp", "webhook-signature")
    )
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance:
        raise WebhookVerificationError("The delivery is too old, or its time lies ahead.")
    expected = hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    key = base64.b64decode(secret[len("whsec_"):] if secret.startswith("whsec_") else secret)
    digest = hmac.new(key, f"{message_id}.{timestamp}.".encode() + raw_body, hashlib.sha256).digest()
    wanted = "v1," + base64.b64encode(digest).decode()
    # While a secret is being replaced, the one before signs as well.
    plains = [plain, given.get("x-service-signature-previous", "")]
    is_plain_right = any([hmac.compare_digest(each.encode(), expected.encode()) for each in plains])
    is_standard_right = any([hmac.compare_digest(each.encode(), wanted.encode()) for each in standard.split(" ")])
    if not (is_plain_right and is_standard_right):
        raise WebhookVerificationError("The signature is wrong.")
    return json.loads(raw_body)


def _parts(options: Mapping[str, Any]) -> Dict[str, str]:
    return {name: _text(value) for name, value in options.items() if value is not None}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return json.dumps(value)
    return ",".join(value) if isinstance(value, (list, tuple)) else str(value)


def _named(file: File) -> Tuple[str, bytes]:
    if isinstance(file, tuple):
        return file
    with open(file, "rb") as opened:
        return os.path.basename(os.fspath(file)), opened.read()


def _form(parts: Mapping[str, str], files: List[Tuple[str, bytes]]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    pieces: List[bytes] = []
    for name, value in parts.items():
        pieces.append(f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode())
    for file_name, content in files:
        escaped = file_name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{escaped}"\r\n'
        pieces.append(f"{head}Content-Type: application/octet-stream\r\n\r\n".encode() + content + b"\r\n")
    pieces.append(f"--{boundary}--\r\n".encode())
    return b"".join(pieces), f"multipart/form-data; boundary={boundary}"


def _problem(error: urllib.error.HTTPError) -> ApiError:
    text = error.read()
    is_json = "json" in (error.headers.get("Content-Type") or "")
    header = error.headers.get("Retry-After") or ""
    return ApiError(error.code, json.loads(text) if is_json else {}, int(header) if header.isdecimal() else None)


def _question(query: Mapping[str, Any]) -> str:
    parameters = {name: _text(value) for name, value in query.items() if value is not None}
    return f"?{urllib.parse.urlencode(parameters)}" if parameters else ""


def _quote(value: str) -> str:
    return urllib.parse.quote(value, safe="")


def _pause(attempt: int) -> float:
    """Half of it by chance, so that clients do not come back all at once."""
    longest = 0.5 * 2**attempt
    return longest / 2 + random.random() * longest / 2
