import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import type { LoadRequest } from '../load/request-load';

/** A request, without where it goes and who sends it. */
type Sent = Pick<LoadRequest, 'method' | 'body'> & { path: string; headers?: Record<string, string | number> };

/** A request as it was before an addition, or with one. */
export interface Variant {
  name: string;
  /** `index` is another one for each request of the run. */
  send(index: number): Sent;
  /** Documents that one request sends; 1 where it does not say. */
  documents?: number;
}

/** The plain request first; the others are measured beside it. */
export interface Group {
  name: string;
  /** Requests of each variant in a round. */
  count: number;
  variants: readonly [Variant, ...Variant[]];
}

const BOUNDARY = 'additions-boundary';
const ROWS = Array.from({ length: 20 }, (_, row) => `${row + 1},Item ${row + 1},${row}.50`).join('\n');
const SCHEMA = JSON.stringify({
  type: 'object',
  properties: {
    number: { type: 'string', title: 'Invoice number' },
    lines: { type: 'array', items: { type: 'object', properties: { description: { type: 'string' }, amount: { type: 'number' } } } },
  },
});
const BATCH_DOCUMENTS = 10;

const csv = (index: number): Buffer => Buffer.from(`Position,Description,Amount\n${index},First,1.00\n${ROWS}\n`);

interface Part {
  name: string;
  content: string | Buffer;
  fileName?: string;
}

function form(path: string, parts: readonly Part[], headers: Record<string, string> = {}): Sent {
  const chunks = parts.flatMap(({ name, content, fileName }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
  const own = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': body.length };
  return { method: 'POST', path, body, headers: { ...headers, ...own } };
}

type MakeFile = (index: number) => Part;

const sheet: MakeFile = (index) => ({ name: 'file', content: csv(index), fileName: `${index}.csv` });

/** A document of its own for each request: what comes after the end of a PDF is not read. */
const invoice = readFileSync(join(projectRoot(), 'apps/gateway/samples/invoice.pdf'));
const pdf: MakeFile = (index) => ({
  name: 'file',
  content: Buffer.concat([invoice, Buffer.from(`\n% ${index}\n`)]),
  fileName: 'invoice.pdf',
});

const infer =
  (file: MakeFile, parts: Record<string, string> = {}, headers: (index: number) => Record<string, string> = () => ({})) =>
  (index: number): Sent =>
    form('/api/v1/infer', [...Object.entries(parts).map(([name, content]) => ({ name, content })), file(index)], headers(index));

function inJson(index: number): Sent {
  const body = Buffer.from(JSON.stringify({ base64: csv(index).toString('base64'), fileName: `${index}.csv` }));
  return { method: 'POST', path: '/api/v1/infer', body, headers: { 'content-type': 'application/json', 'content-length': body.length } };
}

const batch = (index: number): Sent =>
  form(
    '/api/v1/batches',
    Array.from({ length: BATCH_DOCUMENTS }, (_, at) => sheet(index * BATCH_DOCUMENTS + at)),
  );

/** The requests of which ways in are made, each of a document of its own. */
export const INFERS: readonly Group[] = [
  {
    name: 'POST /api/v1/infer, a CSV of 20 rows',
    count: 10,
    variants: [
      { name: 'plain', send: infer(sheet) },
      { name: '`reference`, `label`', send: infer(sheet, { reference: 'order 7', label: 'March' }) },
      { name: '`Idempotency-Key`', send: infer(sheet, {}, (index) => ({ 'idempotency-key': `additions-${index}` })) },
      { name: '`Prefer: wait=20`', send: infer(sheet, {}, () => ({ prefer: 'wait=20' })) },
      { name: '`include=tables`', send: infer(sheet, { include: 'tables' }) },
      { name: '`include=provenance`', send: infer(sheet, { include: 'provenance' }) },
      { name: '`schema`', send: infer(sheet, { schema: SCHEMA }) },
      { name: '`application/json`, `base64`', send: inJson },
      { name: `a document of a batch of ${BATCH_DOCUMENTS}`, send: batch, documents: BATCH_DOCUMENTS },
    ],
  },
  {
    name: 'POST /api/v1/infer, a PDF of one page',
    count: 6,
    variants: [
      { name: 'plain', send: infer(pdf) },
      { name: '`pages=1`', send: infer(pdf, { pages: '1' }) },
      { name: '`schema`', send: infer(pdf, { schema: SCHEMA }) },
      { name: '`split=auto`', send: infer(pdf, { split: 'auto' }) },
    ],
  },
];

const get =
  (path: string, headers: Record<string, string> = {}) =>
  (): Sent => ({ path, headers });

/** The requests that read what is there. */
export function readsOf(id: string): readonly Group[] {
  const [list, one] = ['/api/v1/extractions?limit=20', `/api/v1/extractions/${id}`];
  return [
    {
      name: 'GET /api/v1/extractions/{id}',
      count: 80,
      variants: [
        { name: 'plain', send: get(one) },
        { name: '`wait=50`, of a run that has ended', send: get(`${one}?wait=50`) },
        { name: '`low_confidence=0.9`', send: get(`${one}?low_confidence=0.9`) },
        { name: '`include=tables`', send: get(`${one}?include=tables`) },
        { name: '`include=provenance`', send: get(`${one}?include=provenance`) },
        { name: 'compressed (br)', send: get(one, { 'accept-encoding': 'br' }) },
      ],
    },
    {
      name: 'GET /api/v1/extractions, 20 items',
      count: 80,
      variants: [
        { name: 'plain', send: get(list) },
        { name: '`cursor`', send: get(`${list}&cursor=`) },
        { name: '`reference`', send: get(`${list}&reference=order%207`) },
        { name: '`file_name`', send: get(`${list}&file_name=csv`) },
        { name: '`created_after`, `min_confidence`', send: get(`${list}&created_after=2020-01-01&min_confidence=0.1`) },
        { name: '`needs_review=false`', send: get(`${list}&needs_review=false`) },
        { name: 'compressed (br)', send: get(list, { 'accept-encoding': 'br' }) },
      ],
    },
    {
      name: 'GET /api/v1/extractions/{id}/export, JSON',
      count: 80,
      variants: [
        { name: 'plain', send: get(`${one}/export`) },
        { name: '`tables=all`', send: get(`${one}/export?tables=all`) },
      ],
    },
  ];
}
