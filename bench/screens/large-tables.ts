import { chromium, type Browser, type Page } from 'playwright-core';
import { CommandError, readSwitches, runCommand } from '../command-line/run-command';
import { MeasuredSystem } from '../load/measured-system';
import { writeBenchmarks } from '../report/write-section';
import { BROWSER, signUp } from './in-browser';
import { markdownTable } from '../report/markdown-table';

/** Rows and columns. The last is the largest that the service takes: 1,200,000 cells, the labels among them. */
const SIZES = [
  [20_000, 3],
  [20_000, 30],
  [39_999, 30],
] as const;
const FRAMES = 240;
/** By so much the table is scrolled between two frames: faster than a wheel is turned, about 90 rows. */
const STEP_PX = 3_000;

interface Scrolled {
  median: number;
  /** The longest time in which no cell was in view. */
  blank: number;
  /** From where it stands to the values in view. */
  values: number;
}

const HEAD = [
  'rows x columns',
  'first cell, ms',
  'transferred, kB',
  'frame, median ms',
  'CPU of a frame, ms',
  'longest without a cell, ms',
  'values in view once it stands, ms',
];

/** `npm run bench:grid`: large tables in Chromium: to the first cell, bytes transferred, and frames while they are scrolled. */
async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  // Nothing of it is ever away, so what is silent is only slow: the machine may be busy.
  Object.assign(process.env, { ANSWER_SECONDS: '20', DATABASE_SECONDS: '20' });
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction']);
  const browser = await chromium.launch(BROWSER);
  try {
    const base = `http://127.0.0.1:${system.gatewayPort}`;
    const lines: string[][] = [];
    for (const [rows, columns] of SIZES) lines.push([`${rows} x ${columns}`, ...(await measure(browser, base, rows, columns))]);
    const table = markdownTable(HEAD, lines);
    console.log(table);
    if (write) await writeBenchmarks('Large tables on the screen', `${HOW}\n\n${table}`);
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
  const cpu = await cpuOf(page);
  const before = await cpu();
  const { median, blank, values } = await page.evaluate<Scrolled>(SCROLL);
  const perFrame = ((await cpu()) - before) / FRAMES;
  const kilobytes = (await transferred()) / 1000;
  await page.context().close();
  return [first, kilobytes, median, perFrame, blank, values].map((figure) => figure.toFixed(0));
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
  if (!id) throw new CommandError(`${rows} x ${columns} was not read: ${detail}`);
  return id;
}

/** What the page's own thread has used so far, in milliseconds: what else the machine does is not in it. */
async function cpuOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
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
  const { top, bottom } = grid.getBoundingClientRect();
  const isInView = (cell) => { const box = cell.getBoundingClientRect(); return box.bottom > top + 40 && box.top < bottom; };
  const inView = () => [...grid.querySelectorAll('[role=gridcell]')].filter(isInView);
  for (let frame = 0; frame < ${FRAMES}; frame++) {
    grid.scrollTop += ${STEP_PX};
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    if (inView().length > 0) since = undefined;
    else { since ??= now; blank = Math.max(blank, now - since); }
  }
  const stood = performance.now();
  while (inView().some((cell) => cell.ariaBusy === 'true')) await new Promise(requestAnimationFrame);
  const values = performance.now() - stood;
  gaps.sort((one, other) => one - other);
  return { median: gaps[gaps.length >> 1], blank, values };
})()`;

const HOW = `Made by \`npm run bench:grid -- --write\`: a table in Chromium, drawn without a graphics card, scrolled ${STEP_PX.toLocaleString('en')} pixels a frame for ${FRAMES} frames, faster than a wheel is turned. CPU is that of the page's own thread; times on the clock are of a machine that others use too. Until its value is here a cell shows a bar; rows that are scrolled past are not asked for to the end.`;

const USAGE = `usage: npm run bench:grid [-- --write]
Starts a system of its own, sends large tables and scrolls through them in Chromium. --write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
