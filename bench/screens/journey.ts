import { join } from 'node:path';
import { longInvoicePdf, WRONG_LINES } from '@gridline/testing';
import type { Browser, Page } from 'playwright-core';
import { effortWithout, Hands, secondsOf, type Effort } from './hands';

const PASSWORD = 'correct horse battery staple';

/** From the first page to an approved invoice of forty lines with three wrong amounts, as numbered pictures; a table of what it took of a person. */
export async function takeJourney(browser: Browser, base: string, into: string): Promise<string> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  let number = 0;
  const take = async (name: string): Promise<void> => {
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))');
    await page.screenshot({ path: join(into, `journey-${String(++number).padStart(2, '0')}-${name}.png`) });
  };
  await page.goto(base);
  await page.getByText(/values need you$/).waitFor();
  await take('first-page');
  await page.getByLabel('E-mail').fill('grace@example.com');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Password').fill(PASSWORD);
  await take('sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await take('empty');
  const { name, bytes } = await longInvoicePdf();
  await page.getByLabel('Documents', { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await page.getByText(/values need you$/).waitFor();
  await take('opened');
  const hands = await check(page, take);
  await take('approved');
  return hands;
}

/** By the keyboard alone, what needs a person, one after the other. */
async function check(page: Page, take: (name: string) => Promise<void>): Promise<string> {
  const hands = new Hands(page);
  const checkInFocus = page.getByRole('region', { name: 'Sums and checks' }).locator(':focus');
  const needYou = page.getByText(/values? needs? you$/);
  const [, values = '0'] = /of ([\d,.]+) values/.exec(await needYou.innerText()) ?? [];
  const corrections = Object.values(WRONG_LINES);
  for (const left = [...corrections]; ;) {
    const text = await needYou.innerText();
    if (text.startsWith('None')) break;
    hands.look();
    const isCheck = (await checkInFocus.count()) > 0;
    const amount = (await page.getByRole('gridcell').and(page.locator(':focus')).count()) > 0 ? left.shift() : undefined;
    await hands.press(...(amount ?? ''), 'Enter');
    await take(amount === undefined ? 'confirmed' : 'corrected');
    // A sum is looked at and gone on from: it agrees once its lines do.
    await (isCheck ? checkInFocus : page.getByText(text, { exact: true })).waitFor({ state: 'hidden' });
  }
  hands.look();
  await hands.press('Control+Enter');
  await page.getByRole('heading', { name: 'Documents' }).waitFor();
  const without = effortWithout(Number(values.replace(/\D/g, '')), corrections);
  const line = (name: string, effort: Effort): string =>
    `| ${[name, effort.looks, effort.presses, effort.points, secondsOf(effort).toFixed(0)].join(' | ')} |`;
  return [
    `| ${values} values, 3 wrong | looks | presses of keys | pointings | seconds |`,
    '|---|---|---|---|---|',
    line('before: the document beside an exported sheet', without),
    line('on the screen, by its keys', hands.effort),
  ].join('\n');
}
