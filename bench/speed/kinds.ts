import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDocument, toPdf, toScan, Random } from '@gridline/testing';

/** Files of one kind, measured together. */
export interface Kind {
  name: string;
  paths: string[];
}

const PDF_COUNT = 40;
const SCAN_COUNT = 6;
const CSV_ROWS = 20_000;

/** Files that the project makes itself, written into the folder. */
export async function madeKinds(folder: string): Promise<Kind[]> {
  const write = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const scans: string[] = [];
  for (let seed = 0; seed < SCAN_COUNT; seed++) scans.push(await write(`${seed}.jpg`, await toScan(makeDocument(seed), 1)));
  return [
    await madePdfs(folder),
    { name: 'made scans', paths: scans },
    { name: `CSV, ${CSV_ROWS} rows of 8`, paths: [await write('rows.csv', csvOf(CSV_ROWS, 8))] },
    { name: 'CSV, a million cells', paths: [await write('cells.csv', csvOf(50_000, 20))] },
    { name: 'HTML, a table of 2,000 rows', paths: [await write('rows.html', htmlOf(2_000))] },
  ];
}

/** PDFs of the generator, written into the folder. */
export async function madePdfs(folder: string): Promise<Kind> {
  const paths = Array.from({ length: PDF_COUNT }, (_, seed) => join(folder, `${seed}.pdf`));
  for (const [seed, path] of paths.entries()) await writeFile(path, await toPdf(makeDocument(seed)));
  return { name: 'made PDFs', paths };
}

function csvOf(rowCount: number, columnCount: number): string {
  const random = new Random(1);
  const rows = Array.from({ length: rowCount }, (_, row) =>
    [`item ${row}`, ...Array.from({ length: columnCount - 1 }, () => random.digits(6))].join(','),
  );
  const labels = Array.from({ length: columnCount }, (_, column) => `column ${column}`);
  return [labels.join(','), ...rows].join('\n');
}

function htmlOf(rowCount: number): string {
  const random = new Random(1);
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `<tr><td>item ${row}</td><td>${random.digits(5)}</td><td>${random.digits(5)}</td></tr>`,
  );
  return `<table><tr><th>name</th><th>a</th><th>b</th></tr>${rows.join('')}</table>`;
}

/** Suites of the corpus by what they are; scans and photos are slow, so some of them stand for all. */
const CORPUS_KINDS: { name: string; suite: string; limit?: number }[] = [
  { name: 'reports (icdar2013)', suite: 'icdar2013' },
  { name: 'invoices (einvoice)', suite: 'einvoice' },
  { name: 'receipt photos (sroie)', suite: 'sroie', limit: 8 },
  { name: 'wild CSV (csv-pollock)', suite: 'csv-pollock' },
  { name: 'office files (office-docling)', suite: 'office-docling' },
];

/** The suites that these are of. */
export const CORPUS_SUITES: readonly string[] = CORPUS_KINDS.map(({ suite }) => suite);

/** The same for the documents of a corpus. */
export const corpusKinds = (corpus: string): Kind[] =>
  CORPUS_KINDS.map(({ name, suite, limit }) => {
    const folder = join(corpus, 'suites', suite, 'docs');
    return { name, paths: readdirSync(folder).sort().slice(0, limit).map((file) => join(folder, file)) }; // prettier-ignore
  });
