import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDocument, toPdf } from '@gridline/testing';
import { chromium, type Browser, type Page } from 'playwright-core';
import { runCommand, UsageError } from '../command-line/run-command';
import { MeasuredSystem } from '../load/measured-system';
import { writeBenchmarks } from '../report/write-section';
import { SECONDS } from './hands';
import { BROWSER, signUp } from './in-browser';
import { takeJourney } from './journey';

const WIDTHS = [390, 1024, 1440];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844 };
/** An invoice of several pages, a statement and a receipt; a document that cannot be read is sent beside them. */
const DOCUMENTS = [
  { seed: 4, kind: 'invoice' },
  { seed: 8, kind: 'statement' },
  { seed: 6, kind: 'receipt' },
] as const;

/** `npm run bench:screens FOLDER`: every screen at three widths, light and dark, and a journey through them, as pictures for a person to look at. */
async function main(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: argv, options: { write: { type: 'boolean' } }, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError('Say one folder for the pictures.');
  const into = resolve(folder);
  mkdirSync(into, { recursive: true });
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction', 'export', 'webhooks']);
  const browser = await chromium.launch(BROWSER);
  try {
    const base = `http://127.0.0.1:${system.gatewayPort}`;
    await takeAll(browser, base, into);
    const hands = await takeJourney(browser, base, into);
    console.log(hands);
    if (values.write) await writeBenchmarks('A person at the screen', `${HOW}\n\n${hands}`);
  } finally {
    await browser.close();
    await system.stop();
  }
}

async function takeAll(browser: Browser, base: string, into: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const take = (name: string): Promise<void> => takeOne(page, name, into);
  await page.goto(base);
  await page.getByText(/values need you$/).waitFor();
  await take('landing');
  await page.goto(`${base}/app`);
  await page.getByLabel('E-mail').waitFor();
  await take('sign-in');
  await signUp(page, base, 'ada@example.com');
  await page.goto(`${base}/app`);
  await page.getByText('Nothing here yet').waitFor();
  await take('inbox-empty');
  const ids = await send(page, base);
  await page.goto(`${base}/app`);
  await page
    .getByRole('row')
    .nth(DOCUMENTS.length + 1)
    .waitFor();
  await take('inbox');
  for (const { name, id } of ids) {
    await page.goto(`${base}/app/extractions/${id}`);
    await page.getByText(/values? needs? you$/).waitFor();
    await take(`review-${name}`);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('review-keys');
  for (const name of ['usage', 'settings', 'no-such-page']) {
    await page.goto(`${base}/app/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(name);
  }
  for (const name of ['webhooks', 'account']) {
    await page.goto(`${base}/app?modal=${name}`);
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await take(name);
  }
  await takeStates(page, base, take);
}

/** What is shown while nothing is there yet, and where nothing can be. */
async function takeStates(page: Page, base: string, take: (name: string) => Promise<void>): Promise<void> {
  let isHeld = true;
  await page.route('**/api/extractions*', async (route) => {
    if (!isHeld) await route.fulfill({ status: 503, json: { status: 503, code: 'busy', detail: 'Not now.', retryable: false } });
  });
  await page.goto(`${base}/app`);
  await page.getByRole('status').first().waitFor();
  await take('inbox-loading');
  isHeld = false;
  await page.goto(`${base}/app?view=done`);
  await page.getByRole('alert').waitFor();
  await take('inbox-error');
  await page.unroute('**/api/extractions*');
  await page.goto(`${base}/app`);
  await page.getByRole('row').nth(1).waitFor();
  await page.context().setOffline(true);
  await page.getByText('No connection').waitFor();
  await take('offline');
}

async function send(page: Page, base: string): Promise<{ name: string; id: string }[]> {
  const sent = [];
  for (const { seed, kind } of DOCUMENTS) {
    const buffer = Buffer.from(await toPdf(makeDocument(seed, kind)));
    const answer = await page.request.post(`${base}/api/extract/infer`, {
      headers: { Origin: base },
      multipart: { file: { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer } },
    });
    const { id } = (await answer.json()) as { id: string };
    sent.push({ name: kind, id });
  }
  await page.request.post(`${base}/api/extract/infer`, {
    headers: { Origin: base },
    multipart: { file: { name: 'damaged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') } },
  });
  return sent;
}

async function takeOne(page: Page, name: string, into: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Colours that are still on their way to the other scheme are nobody's; those of a part begin once those around it have ended.
      await page.evaluate('(async () => { while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame); })()');
      await page.evaluate('Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))');
      await page.screenshot({ path: join(into, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

const HOW = `Made by \`npm run bench:screens FOLDER -- --write\`: an invoice of forty lines, three of whose amounts were typed wrong, checked from opening it to approving it. Seconds are those of the keystroke-level model (Card, Moran and Newell): a press of a key ${SECONDS.press}, a look with a decision ${SECONDS.look}, a pointer brought to its target ${SECONDS.point}, a hand moved between mouse and keys ${SECONDS.home}. Presses and looks on the screen are counted as they are made in Chromium; without it each value is read on the document and compared with an exported sheet.`;

const USAGE = `usage: npm run bench:screens FOLDER [-- --write]
Starts a system of its own and puts pictures of every screen into FOLDER, at three widths, light and dark, and of a journey through them.
--write puts what the journey takes of a person into docs/benchmarks.md.`;

void runCommand(USAGE, main);
