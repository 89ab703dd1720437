import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { runCommand, UsageError } from '../command-line/run-command';
import { restyling } from './restyle';

const USAGE = `usage: npm run -s bench:papers -- [--restyled SEED] OUT FOLDER...
Prints papers written by hand (bench/train/papers/AUTHOR/*.html) to PDFs, and reads what is right off their marks: a suite OUT/AUTHOR with docs,
truth and an index for each FOLDER. What marks mean is in bench/train/papers/README.md. With a seed each paper gets another look (restyle.ts).`;

/** What the marks of a paper say. */
interface Truth {
  docType: string;
  language: string;
  variant: string;
  fields: Record<string, string[]>;
  tables: { answer: boolean; columns: string[]; rows: { optional: boolean; cells: string[] }[] }[];
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { restyled: { type: 'string' } }, allowPositionals: true });
  const [out, ...folders] = positionals;
  if (!out || folders.length === 0) throw new UsageError('Name a folder to write to, and folders of papers.');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const folder of folders) await printAll(browser, folder, join(out, basename(resolve(folder))), values.restyled);
  } finally {
    await browser.close();
  }
}

async function printAll(browser: Browser, folder: string, out: string, seed: string | undefined): Promise<void> {
  for (const part of ['docs', 'truth']) mkdirSync(join(out, part), { recursive: true });
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  const documents = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()) {
    const id = `${basename(out)}-${basename(file, '.html')}`;
    await page.goto(pathToFileURL(resolve(folder, file)).href);
    if (seed !== undefined) await page.evaluate(restyling(id, Number(seed)));
    const truth = (await page.evaluate(READ_TRUTH)) as Truth;
    const [width, height] = /data-paper="(\S+) (\S+)"/.exec(readFileSync(join(folder, file), 'utf8'))?.slice(1) ?? [];
    const isLandscape = (await page.evaluate('"landscape" in document.documentElement.dataset')) as boolean;
    const sheet = width ? { width, height: height! } : { format: 'A4', landscape: isLandscape, preferCSSPageSize: !isLandscape };
    await page.pdf({ path: join(out, 'docs', `${id}.pdf`), printBackground: true, ...sheet });
    writeFileSync(join(out, 'truth', `${id}.json`), JSON.stringify({ id, ...truth }, null, 1));
    documents.push({
      id,
      doc: `docs/${id}.pdf`,
      truth: `truth/${id}.json`,
      variant: 'pdf',
      language: truth.language,
      docType: truth.docType,
    });
  }
  await page.close();
  writeFileSync(join(out, 'index.json'), JSON.stringify({ suite: `world-${basename(out)}`, documents }, null, 1));
  console.log(basename(out), documents.length, 'papers');
}

/** Runs in the page. An element's text is as it is printed, with single blanks; soft hyphens are not printed. */
const READ_TRUTH = `(() => {
  const textOf = (element) => (element.dataset.text ?? element.innerText ?? element.textContent).replace(/\\u00ad/g, '').replace(/\\s+/g, ' ').trim();
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const { dataset, lang } = document.documentElement;
  const fields = {};
  for (const element of all(document, '[data-field]')) {
    const right = [element.dataset.value ?? textOf(element), ...(element.dataset.accept?.split('|') ?? [])];
    fields[element.dataset.field] = [...new Set([...(fields[element.dataset.field] ?? []), ...right])];
  }
  const tables = all(document, '[data-table]').map((table) => {
    const own = (selector) => all(table, selector).filter((element) => element.closest('[data-table]') === table);
    return {
      answer: table.dataset.table === 'answer',
      columns: table.dataset.columns ? JSON.parse(table.dataset.columns) : own('[data-head]').map(textOf),
      rows: own('[data-row]').map((row) => ({ optional: row.dataset.row === 'optional', cells: all(row, '[data-cell]').map(textOf) })),
    };
  });
  return { docType: dataset.doctype, language: lang, variant: 'pdf', fields, tables };
})()`;

void runCommand(USAGE, main);
