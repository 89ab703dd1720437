import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { CONTENTS, SKINS, SPLITS, type Split } from './families';
import type { Mark, PageTruth } from './pages/page-truth';
import { READ_MARKS } from './pages/read-marks';
import { SHEET, writePage, type WrittenPage } from './pages/write-page';
import { Random } from '@gridline/testing';
import { wordingsOf } from './wordings';

const USAGE = `usage: npm run -s bench:pages -- --out DIR [--split train|choose|test] [--pages N] [--seed N]
Prints made pages to PDFs, sixteen a file, each with a JSON of what stands on it, read from the page's own elements.

  --split   which families of contents, skins and wordings (default train)
  --pages   how many (default 320)
  --seed    the same seed makes the same pages (default 1)`;

/** Pages of one PDF: one document that the browser lays out at once. */
const PAGES_A_FILE = 16;
/** On a page of a split kept apart, the content or the skin is one of its own. */
const OWN_CONTENT_SHARE = 0.5;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { out: { type: 'string' }, split: { type: 'string', default: 'train' }, pages: { type: 'string', default: '320' }, seed: { type: 'string', default: '1' } } }); // prettier-ignore
  const split = SPLITS.find((each) => each === values.split);
  if (!values.out || !split) throw new UsageError('Name a folder, and one of the splits.');
  const [count, seed] = [countOf(values.pages, '--pages'), countOf(values.seed, '--seed')];
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (let file = 0; file * PAGES_A_FILE < count; file++) {
      const name = join(values.out, `${split}-${seed}-${String(file).padStart(4, '0')}`);
      const pages = await printPages(page, writePages(split, new Random(seed * 100_003 + file)), `${name}.pdf`);
      writeFileSync(`${name}.json`, JSON.stringify(pages));
    }
  } finally {
    await browser.close();
  }
}

function writePages(split: Split, random: Random): WrittenPage[] {
  const languages = wordingsOf(split);
  return Array.from({ length: PAGES_A_FILE }, (_, index) => {
    const ownContent = split === 'train' || random.chance(OWN_CONTENT_SHARE);
    const content = random.pick(ownContent ? CONTENTS[split] : CONTENTS.train);
    const skin = random.pick(split !== 'train' && ownContent && random.chance(0.5) ? SKINS.train : SKINS[split]);
    return writePage(content, ownContent ? CONTENTS[split] : CONTENTS.train, skin, random.pick(languages), random, index);
  });
}

const STYLE = `@page{size:${SHEET.width}px ${SHEET.height}px;margin:0}*{box-sizing:border-box}body{margin:0}
.sheet{position:relative;width:${SHEET.width}px;height:${SHEET.height}px;overflow:hidden;break-after:page}.paper{position:absolute}`;

/** Prints the pages to one PDF and reads the marks off it; a page whose text runs off the sheet is left out of the truth. */
async function printPages(page: Page, written: readonly WrittenPage[], path: string): Promise<PageTruth[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.setContent(
    `<!doctype html><style>${STYLE}${written.map(({ css }) => css).join('')}</style>${written.map(({ html }) => html).join('')}`,
  );
  const marks = (await page.evaluate(READ_MARKS)) as (Mark[] | null)[];
  await page.pdf({ path, printBackground: true, preferCSSPageSize: true });
  return written.flatMap(({ html: _html, css: _css, ...truth }, index): PageTruth[] => {
    const own = marks[index];
    return own ? [{ page: index + 1, ...truth, marks: own }] : [];
  });
}

void runCommand(USAGE, main);
