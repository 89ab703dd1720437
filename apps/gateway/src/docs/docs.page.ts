import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BATCH_DOCUMENTS,
  DOCUMENT_LIMITS,
  ERRORS,
  FAILED_SECONDS_PER_MINUTE,
  INFERS_PER_MINUTE,
  PLANS,
  REQUESTS_PER_MINUTE,
  UNLIMITED_CALLS,
  WEBHOOK_ENDPOINTS,
} from '@gridline/contracts';

/** Programs that check a delivery's signature, as receivers may copy them. */
const VERIFIERS = [
  { name: 'Node.js', file: 'verify.mjs' },
  { name: 'Python', file: 'verify.py' },
  { name: 'PHP', file: 'verify.php' },
  { name: 'Go', file: 'verify.go' },
];

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!);

/** Back-quoted words of a catalogue text as code. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const count = (value: number): string => (value === UNLIMITED_CALLS ? 'unlimited' : value.toLocaleString('en'));

function plansTable(): string {
  const rows = Object.entries(PLANS).map(
    ([name, plan]) =>
      `<tr><td>${name}</td><td>${count(plan.callsPerMonth)}</td><td>${count(plan.pePerMonth)}</td><td>${plan.pagesPerDocument}</td><td>${plan.uploadBytes / 1024 / 1024} MB</td><td>${(plan.storedBytes / 1024 / 1024).toLocaleString('en')} MB</td><td>${plan.keys}</td><td>${plan.queuedDocuments}</td></tr>`,
  );
  return `<table><thead><tr><th>Plan</th><th>Calls / month</th><th>PE / month</th><th>Pages / document</th><th>Upload</th><th>Files kept</th><th>Keys</th><th>Documents waiting</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const million = (value: number, unit: string): string => `${(value / 1e6).toLocaleString('en')} million ${unit}`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** What is taken of one document, and what happens past it. */
function documentLimits(): string {
  const limits = DOCUMENT_LIMITS;
  const rows: [what: string, most: string, past: string][] = [
    [
      'Text of a whole answer',
      `${million(limits.answerCharacters, 'characters')} in all cells, a merged one counted in each place that it covers`,
      '`corrupt_document`',
    ],
    ['Cells of one table', million(limits.tableCells, 'cells'), '`corrupt_document`'],
    ['Columns of one table', count(limits.tableColumns), '`corrupt_document`'],
    ['Characters of one cell of a delimited file', million(limits.cellCharacters, 'characters'), '`corrupt_document`'],
    ['Words of a PDF', `${count(limits.pdfWords)}, as many as 500 dense pages hold`, '`page_limit_exceeded`'],
    ['Pages of plain text (3,000 characters each)', `${count(limits.textPages)}, or what the plan allows`, '`page_limit_exceeded`'],
    [
      'Pages on which fields are looked for',
      `the first ${limits.fieldFirstPages} and the last ${limits.fieldLastPages}`,
      'tables are found on all of them',
    ],
    ['Pixels of an image', million(limits.imagePixels, 'pixels'), '`image_too_large`'],
    ['Parts of an XLSX, DOCX or ODS', count(limits.packageParts), '`corrupt_document`'],
    [
      'One such part, inflated',
      `${megabytes(limits.packagePartBytes)}; the text of a DOCX, and an ODS all together, ${megabytes(limits.packageBytes)}`,
      '`corrupt_document`',
    ],
    ['Time for one document', '120 seconds, unless the operator sets another limit', '`extraction_timeout`; nothing is charged'],
    ['Attachments of an e-mail', `the first ${limits.mailAttachments}`, 'the others are not looked at'],
    ['E-mails inside e-mails', `${limits.mailDepth} deep`, 'deeper ones are not looked at'],
    [
      'Files inside a PDF',
      `the first ${limits.pdfAttachments}, ${limits.pdfAttachmentBytes / 1024 / 1024} MB each`,
      'the others are not looked at',
    ],
  ];
  const lines = rows.map((row) => `<tr>${row.map((text) => `<td>${withCode(text)}</td>`).join('')}</tr>`);
  return `<table><thead><tr><th>Limit</th><th>At most</th><th>Past it</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title, retryable, description }]) =>
      `<tr id="${code}"><td><a href="#${code}"><code>${code}</code></a></td><td>${status}</td><td>${retryable ? 'yes' : 'no'}</td><td><strong>${title}.</strong> ${withCode(description)}</td></tr>`,
  );
  return `<table><thead><tr><th>Code</th><th>Status</th><th>Retry</th><th>What it means</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

async function verifierSections(folder: string): Promise<string> {
  const sections = VERIFIERS.map(async ({ name, file }) => {
    const code = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    return code === undefined ? '' : `<details><summary>${name}</summary><pre><code>${escapeHtml(code)}</code></pre></details>`;
  });
  return (await Promise.all(sections)).join('');
}

/** The page at /docs: a guide, the catalogue of errors with an anchor each, and the interactive reference. */
export async function docsPage(verifiersFolder: string): Promise<string> {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gridline API</title>
<link rel="icon" href="/app/favicon.svg">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header><a class="brand" href="/docs">Gridline API</a><nav><a href="#start">Start</a><a href="#limits">Limits</a><a href="#documents">Documents</a><a href="#waiting">Waiting</a><a href="#batches">Batches</a><a href="#splitting">Splitting</a><a href="#schemas">Schemas</a><a href="#webhooks">Webhooks</a><a href="#errors">Errors</a><a href="#reference">Reference</a><a href="/app">App</a></nav></header>
<main>
<section id="start"><h2>Start</h2>
<p>Make an API key in <a href="/app?modal=webhooks">the app</a>, then send a document:</p>
<pre><code>curl -sO "$BASE_URL/samples/invoice.pdf"
curl -s "$BASE_URL/api/v1/infer" -H "Authorization: Bearer $API_KEY" -F file=@invoice.pdf</code></pre>
<p>The answer holds the table (<code>columns</code>, <code>rows</code>), the fields of the document (<code>metadata</code>) and a calibrated <code>confidence</code>. The key may also be sent as <code>X-API-Key</code>. Errors are <code>application/problem+json</code>; branch on <code>code</code>.</p></section>
<section id="limits"><h2>Limits</h2>
<p>${REQUESTS_PER_MINUTE} requests in any minute for a key; ${INFERS_PER_MINUTE} documents in any minute for a user and for an address; ${WEBHOOK_ENDPOINTS} webhook endpoints for an account; ${FAILED_SECONDS_PER_MINUTE} processor seconds of the engine in any minute for documents that fail. Every admitted request counts as one call of the month (UTC); one PE is one page successfully extracted (an image, a spreadsheet's sheet, or every started 3,000 characters of flowing text). The headers <code>RateLimit</code>, <code>X-Usage-*</code> and, on infer, <code>X-PE-*</code> say where you stand.</p>
${plansTable()}</section>
<section id="documents"><h2>Documents</h2>
<p>Judged by their bytes: PDF (born-digital, scanned, with a password), PNG, JPEG, WebP, TIFF with any number of pages, GIF, BMP; XLSX, XLS, ODS, DOCX; CSV and its relatives in any dialect and charset, HTML, plain text; e-mail (EML) with its attachments; invoices in UBL and CII, also inside Factur-X and ZUGFeRD PDFs. Hidden sheets are not read and not charged; hidden rows are read. A table of a sheet keeps its own labels, blank ones too; where a file has none, its columns are <code>Column 1</code> and so on.</p>
${documentLimits()}</section>
<section id="waiting"><h2>Waiting</h2>
<p>Infer waits for the table. <code>Prefer: respond-async</code> answers 202 at once with <code>Location</code>; <code>GET</code> it with <code>?wait=50</code> (or <code>Prefer: wait=50</code>) and the call is held until the run ends, and counts once. Where you ask without waiting, <code>Retry-After</code> says when it is worth another look. Send an <code>Idempotency-Key</code> with every document: the same key and document are run and charged once, however often the request is repeated.</p></section>
<section id="batches"><h2>Batches</h2>
<p><code>POST /api/v1/batches</code> takes up to ${BATCH_DOCUMENTS} parts named <code>file</code>, or one ZIP, ten times the largest upload in all. Each document becomes an extraction of its own, is one call of the month and charged as if it was sent alone; one that is refused is told as an item and stops no other. The request itself is one of the minute's; as many documents as the plan lets wait may wait. <code>GET /api/v1/batches/{id}</code> says how far they are, <code>/export</code> answers the tables of all as one, with the file name in the column <code>Source</code>. <code>batch.completed</code> is told to endpoints whose <code>events</code> name it.</p></section>
<section id="splitting"><h2>Splitting</h2>
<p>Several documents in one file, as a scanner’s feeder leaves them: send it with <code>split=auto</code>. Where each begins is judged from its number, page numbers, title, head, address and sums. Each becomes an extraction of its own, which the list has, <code>extraction.completed</code> tells of and you export; blank pages are left out and cost nothing. The answer has <code>state: "split"</code> and <code>parts</code>, also where one document was found, and <code>GET /api/v1/extractions/{id}</code> answers it again. <code>splitConfidence</code> is how sure it is that <code>firstPage</code> to <code>lastPage</code> are one document and the whole of it; where that is low, look, and send the file again with <code>pages</code>. One call, one upload: a file that is refused is refused whole.</p></section>
<section id="schemas"><h2>Schemas</h2>
<p><code>schema</code> says in which form you want the answer: a JSON Schema with <code>type: "object"</code> whose properties are values of type <code>string</code>, <code>number</code> or <code>integer</code> (or one of them and <code>null</code>), and at most one <code>array</code> of objects, whose properties are the columns of the table, in their order. <code>format: "date"</code> asks for ISO 8601, <code>format: "decimal"</code> and numbers for plain decimals with a point; <code>enum</code> for one of its words. A property is found by its name, its <code>title</code>, and a <code>description</code> of up to five words, in any language that the engine reads. Properties that the document does not have are missing in <code>metadata</code> and blank in the table; nothing is made up. Other keywords are passed over. Up to 100 properties; save one with <code>PUT /api/schemas/NAME</code> and use it as <code>schema=NAME</code>.</p></section>
<section id="webhooks"><h2>Webhooks</h2>
<p><code>extraction.completed</code> is posted to your endpoints when an extraction is stored. <code>X-Service-Signature</code> is the lower-case hex HMAC-SHA256 of the raw body, keyed with the endpoint's whole secret; the Standard Webhooks headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> are sent as well. Answer 2xx within 10 seconds; network errors, 429 and 5xx are tried again, three attempts in all. An event may arrive more than once: <code>webhook-id</code> stays the same.</p>
<p><code>X-Service-Extraction</code> has the extraction's id, <code>X-Service-Reference</code> your reference where you gave one (other characters than ASCII percent-encoded). A body holds 5 MB at most: where rows were left out, <code>X-Service-Truncated: true</code> says so and <code>X-Service-Rows</code> how many there are; fetch them all from <code>/api/v1/extractions/{id}/export</code>. <code>extraction.failed</code> is told to endpoints whose <code>events</code> name it.</p>
${await verifierSections(verifiersFolder)}</section>
<section id="errors"><h2>Errors</h2>${errorsTable()}</section>
<section id="reference"><h2>Reference</h2><div id="swagger"></div></section>
</main>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/docs.js"></script>
</body></html>`;
}

export const DOCS_SCRIPT = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger', deepLinking: true, tryItOutEnabled: true });`;

export const DOCS_STYLE = `:root{color-scheme:light;--ink:#14213d;--line:#dfe3ea;--accent:#0b6e4f}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:#fff}
header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center;padding:.8rem 1.5rem;background:#fff;border-bottom:1px solid var(--line)}
header a{color:var(--ink);text-decoration:none}nav{display:flex;flex-wrap:wrap;gap:1rem}.brand{font-weight:700}
main{max-width:68rem;margin:0 auto;padding:1rem 1.5rem}section{scroll-margin-top:4rem}tr{scroll-margin-top:4rem}
table{border-collapse:collapse;width:100%;font-size:.92rem}td,th{border-bottom:1px solid var(--line);padding:.45rem .6rem;text-align:left;vertical-align:top}
tr:target{background:#fff6d6}pre{background:#f5f7fa;border:1px solid var(--line);border-radius:.4rem;padding:.9rem;overflow:auto}a{color:var(--accent)}
.swagger-ui .topbar{display:none}`;
