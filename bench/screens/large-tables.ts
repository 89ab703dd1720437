import { chromium, type Browser, type Page } from 'playwright-core';
import { MeasuredSystem } from '../load/measured-system';
import { BROWSER, signUp } from './in-browser';

/** Rows and columns. The last is the largest that the service takes: 1,200,000 cells. */
const SIZES = [
  [20_000, 3],
  [20_000, 30],
  [40_000, 30],
] as const;
const FRAMES = 240;
/** By so much the table is scrolled between two frames: faster than a wheel is turned, about 90 rows. */
const STEP_PX = 3_000;

interface Scrolled {
  median: number;
  worst: number;
  /** The longest time in which no cell was in view. */
  blank: number;
}

/** `npm run bench:grid`: large tables in Chromium: to the first cell, bytes transferred, and frames while they are scrolled. */
async function main(): Promise<void> {
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction']);
  const browser = await chromium.launch(BROWSER);
  try {
    console.log('| rows x columns | first cell, ms | transferred, kB | frame, median ms | worst ms | longest without a cell, ms |');
    console.log('|---|---|---|---|---|---|');
    for (const [rows, columns] of SIZES) {
      const base = `http://127.0.0.1:${system.gatewayPort}`;
      console.log(`| ${rows} x ${columns} | ${(await measure(browser, base, rows, columns)).join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await system.stop();
  }
}

async function measure(browser: Browser, base: string, rows: number, columns: number): Promise<string[]> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signUp(page, base, `${rows}x${columns}@example.com`);
  const id = await send(page, base, rows, columns);
  const transferred = countBytes(page);
  const started = performance.now();
  await page.goto(`${base}/app/extractions/${id}`);
  await page.getByRole('gridcell').first().waitFor();
  const first = performance.now() - started;
  const { median, worst, blank } = await page.evaluate<Scrolled>(SCROLL);
  await page.context().close();
  return [first, (await transferred()) / 1000, median, worst, blank].map((figure) => figure.toFixed(0));
}

async function send(page: Page, base: string, rows: number, columns: number): Promise<string> {
  const line = (cell: (column: number) => unknown): string => Array.from({ length: columns }, (_, column) => cell(column)).join(',');
  const body = Array.from({ length: rows }, (_, row) => line((column) => (column === 0 ? `Item ${row + 1}` : (row * 7 + column) % 97)));
  const answer = await page.request.post(`${base}/api/extract/infer`, {
    headers: { Origin: base },
    multipart: {
      file: { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from([line((column) => `Column ${column}`), ...body].join('\n')) },
    },
    timeout: 0,
  });
  const { id, detail } = (await answer.json()) as { id?: string; detail?: string };
  if (!id) throw new Error(`${rows} x ${columns} was not read: ${detail}`);
  return id;
}

/** As they came over the wire, compressed. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
    ),
  );
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Runs in the page. */
const SCROLL = `(async () => {
  const grid = document.querySelector('[role=grid]');
  const gaps = [];
  let last = performance.now();
  let since;
  let blank = 0;
  for (let frame = 0; frame < ${FRAMES}; frame++) {
    grid.scrollTop += ${STEP_PX};
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    const { top, bottom } = grid.getBoundingClientRect();
    const isInView = (cell) => { const box = cell.getBoundingClientRect(); return box.bottom > top + 40 && box.top < bottom; };
    if ([...grid.querySelectorAll('[role=gridcell]')].some(isInView)) since = undefined;
    else { since ??= now; blank = Math.max(blank, now - since); }
  }
  gaps.sort((one, other) => one - other);
  return { median: gaps[gaps.length >> 1], worst: gaps.at(-1), blank };
})()`;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
