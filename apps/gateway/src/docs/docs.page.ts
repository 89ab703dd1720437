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
import { BREAKS_OFF } from '../http/send-stream';
import type { Guide } from './guides';
import { escapeHtml, tableOf, withCode } from './html';

/** Programs that check a delivery's signature, as receivers may copy them. */
const VERIFIERS = [
  { name: 'Node.js', file: 'verify.mjs' },
  { name: 'Python', file: 'verify.py' },
  { name: 'PHP', file: 'verify.php' },
  { name: 'Go', file: 'verify.go' },
];

const count = (value: number): string => (value === UNLIMITED_CALLS ? 'unlimited' : value.toLocaleString('en'));

function plansTable(): string {
  const rows = Object.entries(PLANS).map(([name, plan]) => ({
    cells: [
      ...[name, count(plan.callsPerMonth), count(plan.pePerMonth), count(plan.pagesPerDocument), `${plan.uploadBytes / 1024 / 1024} MB`],
      ...[`${count(plan.storedBytes / 1024 / 1024)} MB`, count(plan.keys), count(plan.queuedDocuments)],
    ],
  }));
  const head = ['Plan', 'Calls / month', 'PE / month', 'Pages / document', 'Upload', 'Files kept', 'Keys', 'Documents waiting'];
  return tableOf(head, rows);
}

const million = (value: number, unit: string): string => `${(value / 1e6).toLocaleString('en')} million ${unit}`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** What is taken of one document, and what happens past it. */
function documentLimits(): string {
  const limits = DOCUMENT_LIMITS;
  const rows: [what: string, most: string, past: string][] = [
    [
      'Text of a whole answer',
      `${million(limits.answerCharacters, 'characters')} in all cells, a merged one counted in each position that it covers`,
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
  return tableOf(
    ['Limit', 'At most', 'Past it'],
    rows.map((row) => ({ cells: row.map(withCode) })),
  );
}

function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(([code, { status, title, retryable, description }]) => ({
    id: code,
    cells: [
      `<a href="#${code}"><code>${code}</code></a>`,
      String(status),
      retryable ? 'yes' : 'no',
      `<strong>${title}.</strong> ${withCode(description)}`,
    ],
  }));
  return tableOf(['Code', 'Status', 'Retry', 'What it means'], rows);
}

async function verifierSections(folder: string): Promise<string> {
  const sections = VERIFIERS.map(async ({ name, file }) => {
    const code = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    return code === undefined
      ? ''
      : `<details><summary>${name}</summary><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></details>`;
  });
  return (await Promise.all(sections)).join('');
}

/** The page at /docs: the guides, limits, and the catalogue of errors with an anchor each. */
export function docsPage(guides: readonly Guide[]): string {
  const links = guides.map(({ name, title, sections }) => {
    const lead = withCode(
      sections[0]!.text
        .trim()
        .split('. ')[0]!
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/\.$/, ''),
    );
    return `<li><a href="/docs/guides/${name}">${escapeHtml(title)}</a> <span>${lead}.</span></li>`;
  });
  const body = `<h1>Gridline API</h1>
<p>Send a PDF, scan, photo or spreadsheet; get back one structured table with a confidence that you can rely on. Errors are <code>application/problem+json</code>; branch on <code>code</code>. For programs that read: <a href="/llms.txt">llms.txt</a>, <a href="/openapi.json">openapi.json</a>.</p>
<h2 id="guides">Guides</h2><ul class="guides">${links.join('')}</ul>
<h2 id="limits">Plans</h2>
<p>${REQUESTS_PER_MINUTE} requests in any minute for a key; ${INFERS_PER_MINUTE} documents in any minute for a user and for an address; ${WEBHOOK_ENDPOINTS} webhook endpoints for an account; ${FAILED_SECONDS_PER_MINUTE} processor seconds of the engine in any minute for documents that fail; up to ${BATCH_DOCUMENTS} documents in a batch, ten times the largest upload in all. Every admitted request counts as one call of the month (UTC); one PE is one page successfully extracted (an image, a spreadsheet's sheet, or every started 3,000 characters of flowing text).</p>
${plansTable()}
<h2 id="documents">Documents</h2>
<p>Judged by their bytes: PDF (born-digital, scanned, with a password), PNG, JPEG, WebP, TIFF with any number of pages, GIF, BMP; XLSX, XLS, ODS, DOCX; CSV and its relatives in any dialect and charset, HTML, plain text; e-mail (EML) with its attachments; invoices in UBL and CII, also inside Factur-X and ZUGFeRD PDFs. Hidden sheets are not read and not charged; hidden rows are read. A table of a sheet keeps its own labels, blank ones too; where a file has none, its columns are <code>Column 1</code> and so on.</p>
${documentLimits()}
<h2 id="errors">Errors</h2>${errorsTable()}
<p>Of lists, and of extractions that are asked for again: ${BREAKS_OFF} Our clients do so by themselves.</p>
<h2 id="reference">Reference</h2><p><a href="/docs/reference">Every route</a>, its parameters and answers, to be tried with a key of yours. For generators of clients: <a href="/openapi.json">OpenAPI 3.1</a>, and <a href="/openapi-3.0.json">the same in the words of 3.0</a> for those that know no other.</p>`;
  return page({ title: 'Gridline API', guides, body });
}

/** One guide with its position among the others; that of webhooks has the programs that check a signature. */
export async function guidePage(guides: readonly Guide[], guide: Guide, verifiersFolder: string): Promise<string> {
  const programs = guide.name === 'webhooks' ? `<h2 id="programs">Programs that verify</h2>${await verifierSections(verifiersFolder)}` : '';
  const next = guides[guides.indexOf(guide) + 1];
  const onwards = next ? `<p class="next">Next: <a href="/docs/guides/${next.name}">${escapeHtml(next.title)}</a></p>` : '';
  return page({
    title: `${guide.title} · Gridline API`,
    guides,
    current: guide,
    body: `<article>${guide.html}${programs}${onwards}</article>`,
  });
}

/** A page of the documentation, before what every one has around it. */
interface Page {
  title: string;
  guides: readonly Guide[];
  current?: Guide;
  body: string;
  /** Programs of this page alone. */
  script?: string;
}

/** What every page of the documentation has around it. */
export function page({ title, guides, current, body, script = '' }: Page): string {
  const links = guides.map(
    (guide) => `<a href="/docs/guides/${guide.name}"${guide === current ? ' aria-current="page"' : ''}>${escapeHtml(guide.title)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/app/favicon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a class="brand" href="/docs">Gridline API</a>
<search><label for="search">Search</label><input id="search" type="search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
<a href="/app">App</a></header>
<div class="columns">
<nav aria-label="Documentation"><strong>Guides</strong>${links.join('')}<strong>Reference</strong><a href="/docs#limits">Plans</a><a href="/docs#documents">Documents</a><a href="/docs#errors">Errors</a><a href="/docs/reference">Routes</a></nav>
<main id="main">${body}</main>
</div>
<script src="/docs/docs.js"></script>${script}
</body></html>`;
}

/** What a search looks through: sections of guides, and error codes. */
export function searchIndex(guides: readonly Guide[]): { title: string; at: string; text: string }[] {
  const sections = guides.flatMap(({ name, title, sections: all }) =>
    all.map((section) => ({
      title: section.anchor === '' ? title : `${title}: ${section.title}`,
      at: `/docs/guides/${name}${section.anchor === '' ? '' : `#${section.anchor}`}`,
      text: section.text,
    })),
  );
  const errors = Object.entries(ERRORS).map(([code, { title, description }]) => ({
    title: code,
    at: `/docs#${code}`,
    text: `${title}. ${description}`,
  }));
  return [...sections, ...errors];
}

/** What a language model reads first (llmstxt.org). */
export function llmsText(guides: readonly Guide[]): string {
  const lines = guides.map(
    ({ name, title, sections }) => `- [${title}](/docs/guides/${name}.md): ${sections[0]!.text.trim().split('\n')[0]}`,
  );
  return `# Gridline

> Document extraction: send a PDF, scan, photo or spreadsheet with an API key, get back one structured table with a calibrated confidence. List, export, signed webhooks.

## Guides

${lines.join('\n')}

## Reference

- [OpenAPI](/openapi.json): every route, parameter, header, error and webhook, in OpenAPI 3.1; [without webhooks in 3.0](/openapi-3.0.json)
- [Routes](/docs/reference): the same to be read
- [Errors, plans and limits](/docs): the catalogue of error codes
- [Client for Python](/docs/gridline.py): one file, the standard library alone
`;
}
