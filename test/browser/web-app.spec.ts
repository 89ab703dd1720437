import { readFile } from 'node:fs/promises';
import type { Receiver } from '@gridline/testing';
import { Workbook } from 'exceljs';
import type { Browser, Locator, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { describeInBrowser, launchBrowser } from '../support/browser';
import { encryptedPdf } from '../support/encrypted-pdf';
import { HalfOpenProxy } from '../support/half-open-proxy';
import type { TestFile } from '../support/account';
import { blankPdf, csvOf, INVOICE_DESCRIPTIONS, invoicePdf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import { whileEnginePaused } from '../support/paused-engine';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';
import { unzipped } from '../support/unzipped';
import { describeReview } from './review.suite';
import { failingsOf } from './support/failings';
import { fillList } from './support/fill-list';
import { Visitor } from './support/visitor';
import { review } from '../../apps/web/src/landing/sample/recording.json';

describeInBrowser('the web app', () => {
  let receiver: Receiver;
  let system: SharedSystem;
  let browser: Browser;

  onSharedSystem((given) => ({ system } = given));
  beforeAll(async () => void (browser = await launchBrowser()));
  beforeEach(async () => void (receiver = await system.receiver('app')));
  afterEach(() => receiver.stop());
  afterAll(() => browser?.close());

  const visitors: Visitor[] = [];
  afterEach(() => Promise.all(visitors.splice(0).map((visitor) => visitor.close())));

  async function open(path = '/app'): Promise<Visitor> {
    const visitor = await Visitor.open(browser, system.baseUrl + path);
    visitors.push(visitor);
    return visitor;
  }

  const download = async (page: Page, format: string): Promise<{ name: string; bytes: Buffer }> => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: format, exact: true }).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  describeReview(() => ({ system, browser }));

  it('shows a newcomer a sample in the viewer, and keeps the address that was typed while signing up', async () => {
    const visitor = await open('/');
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What the engine is in doubt of changes with it; the lines that do not add up are in the document.
    const [first, ...others] = review.items;
    await page.getByText(new RegExp(`^${review.needsReview} of \\d+ values need you$`)).click();
    await page
      .getByRole('button', { name: `: ${first!.check.detail}` })
      .and(page.locator(':focus'))
      .waitFor();
    for (let left = others.length; left > 0; left--) await page.keyboard.press('Tab');
    await page.getByRole('gridcell', { name: '48.00' }).and(page.locator(':focus')).waitFor();
    await page.getByText('Row 5: quantity times price makes 84.00, the amount says 48.00.').last().waitFor();
    await page.keyboard.type('84.00');
    await page.getByText('This is a sample.').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('gridcell').and(page.locator(':focus')).count()).toBe(0);
    expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(visitor.complaints).toEqual([]);

    await page.getByLabel('E-mail').fill(visitor.email);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(visitor.email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(visitor.email);
  });

  it('takes a new visitor from signing up to a table, and to its exports', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await page.getByText('Nothing here yet').waitFor();
    await visitor.upload(await invoicePdf());
    await page.waitForURL(/\/app\/extractions\/ext_\w+$/);
    await page.getByRole('heading', { name: 'invoice.pdf' }).waitFor();
    for (const description of INVOICE_DESCRIPTIONS) await page.getByRole('gridcell', { name: description }).waitFor();
    await page.getByRole('button', { name: 'Invoice number: NF-20417' }).waitFor();

    const csv = await download(page, 'CSV');
    expect(csv.name).toBe('invoice.csv');
    for (const description of INVOICE_DESCRIPTIONS) expect(csv.bytes.toString('utf8')).toContain(description);
    const json = JSON.parse((await download(page, 'JSON')).bytes.toString('utf8')) as { rows: string[][] };
    expect(json.rows).toHaveLength(INVOICE_DESCRIPTIONS.length);
    const xlsx = new Workbook();
    await xlsx.xlsx.load((await download(page, 'XLSX')).bytes as unknown as ArrayBuffer);
    expect(xlsx.worksheets.map(({ name }) => name)).toEqual(['Data', 'Details']);

    await page.getByRole('link', { name: 'All documents' }).click();
    await page.getByRole('row', { name: /invoice\.pdf.*Invoice/ }).waitFor();
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('meter', { name: 'Pages' }).and(page.locator('[aria-valuenow="1"]')).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('says in words why a document was not read, and reads the others', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload(await blankPdf(), csvOf(3), { name: 'noise.bin', bytes: Buffer.from([0, 1, 2, 3, 255, 254]) });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByRole('listitem').filter({ hasText: 'items.csv' }).getByRole('link', { name: 'Open' }).waitFor();
    await uploads.getByRole('listitem').filter({ hasText: 'blank.pdf' }).getByText('no text that could be read').waitFor();
    await uploads.getByRole('listitem').filter({ hasText: 'noise.bin' }).getByRole('button', { name: 'Send noise.bin again' }).waitFor();
    expect(page.url()).toBe(`${system.baseUrl}/app`);
  });

  it('keeps only the rows in view in the page, however long the table', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload(csvOf(20_000));
    const table = page.getByRole('grid', { name: 'Extracted rows' });
    await table.getByRole('gridcell', { name: /^Item 1\b/ }).waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('20001');
    expect(await table.getByRole('row').count()).toBeLessThan(80);
    await table.hover();
    await page.mouse.wheel(0, 1_000_000);
    await table.getByRole('gridcell', { name: /^Item 20000\b/ }).waitFor();
  });

  it('finds a document by its name, and deletes it when asked twice', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload(csvOf(2), { ...csvOf(2), name: 'other.csv' });
    const list = page.getByRole('region', { name: 'Your documents' });
    await list.getByRole('link', { name: 'items.csv' }).waitFor();
    await list.getByRole('link', { name: 'other.csv' }).waitFor();
    await page.getByLabel('Search documents').fill('other');
    await list.getByRole('link', { name: 'items.csv' }).waitFor({ state: 'detached' });
    await list.getByRole('link', { name: 'other.csv' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await list.getByRole('link', { name: 'items.csv' }).waitFor();
    await list.getByRole('link', { name: 'other.csv' }).waitFor({ state: 'detached' });
  });

  it('sorts and narrows the list in its address, and exports several as one archive', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload({ ...csvOf(2), name: 'b.csv' }, { ...csvOf(3), name: 'a.csv' }, await invoicePdf());
    const list = page.getByRole('region', { name: 'Your documents' });
    const listed = (...names: string[]) =>
      until(
        () => list.getByRole('cell').getByRole('link').allInnerTexts(),
        (found) => found.join() === names.join(),
      );
    await page.getByText('Finished').waitFor();
    await list.getByRole('button', { name: 'Document', exact: true }).click();
    await listed('a.csv', 'b.csv', 'invoice.pdf');
    await list.getByRole('columnheader', { name: 'Document' }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await list.getByRole('button', { name: 'Document', exact: true }).click();
    await page.reload();
    await listed('invoice.pdf', 'b.csv', 'a.csv');
    await list.getByLabel('Type of document').selectOption('Table');
    await listed('b.csv', 'a.csv');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'file_name', order: 'desc', type: 'Table' });
    await list.getByRole('link', { name: 'To review' }).click();
    await listed();
    expect(await list.getByRole('navigation').locator('[aria-current]').allInnerTexts()).toEqual(['To review']);
    await list.getByRole('link', { name: 'All', exact: true }).click();
    await listed('b.csv', 'a.csv');
    expect(await list.getByRole('navigation').locator('[aria-current]').allInnerTexts()).toEqual(['All']);
    await list.getByLabel('Choose all').check();
    const [file] = await Promise.all([page.waitForEvent('download'), list.getByRole('link', { name: 'CSV', exact: true }).click()]);
    expect([...(await unzipped(await readFile(await file.path()))).keys()]).toEqual(['b.csv', 'a.csv']);
    expect(visitor.complaints).toEqual([]);
  });

  it('goes to the first, the last and any other page of a long list', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload({ ...csvOf(2), name: 'sent.csv' });
    await page.waitForURL(/\/app\/extractions\/ext_\w+$/);
    await fillList(system.databaseUrl, page.url().split('/').at(-1)!, 64);
    const list = page.getByRole('region', { name: 'Your documents' });
    await page.goto(`${system.baseUrl}/app?sort=file_name&order=asc`);
    const pages = list.getByRole('navigation', { name: 'Pages' });
    const shows = (first: string, number: number): Promise<unknown> =>
      Promise.all([
        list.getByRole('row').nth(1).getByRole('link', { name: first, exact: true }).waitFor(),
        until(
          () => pages.getByLabel('Page', { exact: true }).inputValue(),
          (value) => value === String(number),
        ),
      ]);
    await shows('made 01.csv', 1);
    await pages.getByText('65 documents').waitFor();
    await pages.getByText('of 4', { exact: true }).waitFor();
    await pages.getByRole('link', { name: 'Last' }).click();
    await shows('made 61.csv', 4);
    expect(await list.getByRole('row').count()).toBe(1 + 5);
    expect(await pages.getByRole('link', { name: 'Last' }).getAttribute('aria-disabled')).toBe('true');
    await pages.getByRole('link', { name: 'First' }).click();
    await shows('made 01.csv', 1);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'file_name', order: 'asc' });
    await pages.getByLabel('Page', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    await shows('made 41.csv', 3);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'file_name', order: 'asc', page: '3' });
    // There is no such page: the browser says so, and nothing is asked for.
    await pages.getByLabel('Page', { exact: true }).fill('5');
    await page.keyboard.press('Enter');
    expect(await pages.locator('input:invalid').count()).toBe(1);
    await page.goBack();
    await shows('made 01.csv', 1);
    expect(await failingsOf(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('says of every screen that it is being loaded, what failed, and that there is no connection', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await page.getByText('Nothing here yet').waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const screens = ['/app', '/app/usage', '/app/settings', '/app?modal=webhooks', '/app/extractions/ext_1'];
    const tabs = await Promise.all(
      screens.map(async (path) => {
        const tab = await page.context().newPage();
        await tab.route(/\/api\/(?!auth)/, async (route) => {
          await held;
          await route.fulfill({ status: 500, json: { status: 500, code: 'internal_error', detail: 'It is broken.', retryable: false } });
        });
        await tab.goto(system.baseUrl + path);
        return tab;
      }),
    );
    for (const tab of tabs) await tab.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    release();
    for (const tab of tabs) await tab.getByRole('alert').filter({ hasText: 'It is broken.' }).first().waitFor();
    const asked = tabs[0]!.waitForRequest(/\/api\/extractions/);
    await tabs[0]!.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await page.context().setOffline(true);
    for (const tab of tabs) await tab.getByText('No connection. What is shown may be old').waitFor();
  });

  describe('where the service takes connections and says nothing', () => {
    let way: HalfOpenProxy;
    beforeEach(async () => void (way = await HalfOpenProxy.start(system.baseUrl)));
    afterEach(() => way.stop());

    /** Signed up, at a page whose parts are all there, with a clock that the test moves on. */
    async function openAt(path: string, heading: string): Promise<Page> {
      const visitor = await Visitor.open(browser, way.url.replace(/\/$/, '') + path);
      visitors.push(visitor);
      await visitor.page.clock.install();
      await visitor.page.reload();
      await visitor.signUp();
      await visitor.page.getByRole('heading', { name: heading, exact: true }).first().waitFor({ state: 'attached' });
      return visitor.page;
    }

    /** Lets the page's time pass, ten times as fast as it does, until something is there. */
    async function passing(page: Page, what: Locator): Promise<void> {
      const isThere = async (): Promise<boolean> =>
        what.waitFor({ timeout: 100 }).then(
          () => true,
          () => false,
        );
      while (!(await isThere())) await page.clock.runFor(1_000);
    }

    /** As after a restart of what was silent. */
    function endSilence(): void {
      way.heal();
      way.breakExisting();
    }

    const choose = (page: Page, { name, bytes }: TestFile): Promise<void> =>
      page
        .getByLabel('Documents', { exact: true })
        .setInputFiles([{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }]);

    it('says of a list that there is no answer, after another try, and reads it once it is asked to and there is one', async () => {
      const page = await openAt('/app', 'Documents');
      await page.getByText('Nothing here yet').waitFor();
      way.swallowAll();
      let tries = 0;
      page.on('request', (request) => (tries += Number(/state=failed/.test(request.url()))));
      await page.getByRole('link', { name: 'Failed' }).click();
      await passing(page, page.getByRole('alert').filter({ hasText: 'The service does not answer. Try again in a moment.' }));
      expect(tries).toBe(2);
      endSilence();
      await page.getByRole('button', { name: 'Try again' }).click();
      await passing(page, page.getByText('Every document could be read.'));
      expect(await page.getByRole('alert').count()).toBe(0);
    });

    it('says of a change that it may have been done, and makes it once it is asked to again', async () => {
      const page = await openAt('/app/settings', 'Settings');
      const retention = page.getByRole('form', { name: 'How long documents are kept' });
      await retention.getByRole('spinbutton').fill('30');
      way.swallowAll();
      await retention.getByRole('button', { name: 'Save' }).click();
      await passing(page, retention.getByRole('alert').filter({ hasText: 'this may have been done or not' }));
      endSilence();
      await retention.getByRole('button', { name: 'Save' }).click();
      await passing(page, retention.getByText('Saved.'));
    });

    it('sends a document again, and follows it to its end', async () => {
      const page = await openAt('/app', 'Documents');
      way.swallowAll();
      await choose(page, csvOf(3));
      await passing(page, page.getByText('No answer, sent again in 5 s').first());
      endSilence();
      await passing(page, page.getByRole('gridcell', { name: 'Item 3' }));
    });

    const LATE = 'This part of the app has not come yet';

    it('says of a panel whose part does not come that it does not, lets it be left, and shows it once it is loaded anew', async () => {
      const page = await openAt('/app', 'Documents');
      way.slowDown({ of: /assets\/developers-dialog/, afterMs: 1e8 });
      await page.getByRole('link', { name: 'Webhooks & API' }).click();
      await passing(page, page.getByRole('alert').filter({ hasText: LATE }));
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('alert').filter({ hasText: LATE }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Webhooks & API' }).click();
      await passing(page, page.getByRole('alert').filter({ hasText: LATE }));
      // What was asked for stays without an answer: where it broke off, the browser might ask anew, and show the panel before anybody presses.
      way.heal();
      await page.getByRole('button', { name: 'Load anew' }).click();
      await passing(page, page.getByRole('dialog', { name: 'Webhooks & API' }));
    });

    it.each([
      ['a document', '/app/extractions/ext_none', /assets\/review-page/, /^← /],
      ['the sample', '/', /assets\/sample-viewer/, /^\d+ of \d+ values need you$/],
    ])('says so of the page of %s, and shows it once it is loaded anew', async (_what, path, of, shown) => {
      const page = await openAt('/app', 'Documents');
      way.slowDown({ of, afterMs: 1e8 });
      await page.goto(way.url.replace(/\/$/, '') + path);
      await passing(page, page.getByRole('alert').filter({ hasText: LATE }));
      // What was asked for stays without an answer: to ask for it again alone would wait for the same.
      way.heal();
      await page.getByRole('button', { name: 'Load anew' }).click();
      await passing(page, page.getByText(shown).first());
      expect(await page.getByRole('alert').filter({ hasText: LATE }).count()).toBe(0);
    });

    it('asks anew how far a run is whose stream went silent', async () => {
      const page = await openAt('/app', 'Documents');
      await whileEnginePaused(system, async () => {
        const followed = page.waitForResponse(/infer\/ext_\w+\/events/);
        await choose(page, csvOf(3));
        await followed;
        way.swallowExisting();
      });
      await passing(page, page.getByRole('gridcell', { name: 'Item 3' }));
    });
  });

  it('says so where a part of the app cannot be fetched, and shows it once it can', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await page.route('**/assets/review-page*', (route) => route.abort());
    await visitor.upload(csvOf(2));
    await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor();
    await page.unroute('**/assets/review-page*');
    await page.getByRole('button', { name: 'Load anew' }).click();
    await page.getByRole('gridcell', { name: 'Item 2' }).waitFor();
  });

  it('keeps only the cells in view in the page, however wide the table', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    const line = (cell: (column: number) => unknown): string => Array.from({ length: 300 }, (_, column) => cell(column)).join(',');
    const csv = [line((column) => `Column ${column + 1}`), ...[1, 2, 3].map((row) => line((column) => row * 1_000 + column))].join('\n');
    await visitor.upload({ name: 'wide.csv', bytes: Buffer.from(csv) });
    const table = page.getByRole('grid', { name: 'Extracted rows' });
    await table.getByRole('gridcell', { name: '1000', exact: true }).waitFor();
    expect(await table.getByRole('gridcell').count()).toBeLessThan(3 * 60);
    await table.hover();
    await page.mouse.wheel(1_000_000, 0);
    await table.getByRole('gridcell', { name: '1299', exact: true }).waitFor();
    expect(await table.getAttribute('aria-colcount')).toBe('301');
  });

  it('opens the Webhooks & API panel where the address asks for it, also right after signing in', async () => {
    const visitor = await open('/app?modal=webhooks');
    const { page } = visitor;
    const panel = page.getByRole('dialog', { name: 'Webhooks & API' });
    await visitor.signUp();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${system.baseUrl}/app`);
    await page.goBack();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await visitor.signOut();
    await page.goto(`${system.baseUrl}/app?modal=webhooks`);
    await visitor.signIn();
    await panel.waitFor();
  });

  it('makes a key that works, shows it once, and revokes it', async () => {
    const visitor = await open('/app?modal=webhooks');
    const { page } = visitor;
    await visitor.signUp();
    await page.getByLabel('Name of the key').fill('Nightly import');
    await page.getByRole('checkbox', { name: 'Send documents' }).uncheck();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Copy API key' }).click();
    const key = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(key).toMatch(/^svc_live_[0-9a-f]{64}$/);
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(system.baseUrl + path, { method, headers: { 'X-API-Key': key } })).status;
    expect([await status('/api/v1/usage'), await status('/api/v1/infer', 'POST')]).toEqual([200, 403]);

    await page.reload();
    const line = page.getByRole('article', { name: 'Nightly import' });
    await line.waitFor();
    expect(await page.content()).not.toContain(key);
    await line.getByRole('button', { name: 'Revoke', exact: true }).click();
    await line.getByRole('button', { name: 'Revoke for good' }).click();
    await line.waitFor({ state: 'detached' });
    expect(await status('/api/v1/usage')).toBe(401);
    expect(visitor.complaints).toEqual([]);
  });

  it('adds an endpoint, tests it, shows what it was sent, and disables it', async () => {
    const visitor = await open('/app?modal=webhooks');
    const { page } = visitor;
    await visitor.signUp();
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    const add = async (url: string): Promise<void> => {
      await page.getByLabel('URL').fill(url);
      await page.getByRole('button', { name: 'Add endpoint' }).click();
    };
    await add('https://127.0.0.1:1/private');
    await page.getByRole('alert').filter({ hasText: 'public' }).waitFor();
    await page.getByRole('checkbox', { name: 'A document could not be read' }).check();
    await add(receiver.url());
    const secret = await page.getByTestId('secret').innerText();
    await page.getByRole('button', { name: 'I have stored it' }).click();

    const endpoint = page.getByRole('article', { name: receiver.url() });
    await endpoint.getByRole('button', { name: 'Send test' }).click();
    await endpoint.getByText('Delivered: HTTP 200').waitFor();
    const { body, headers } = receiver.requests.at(-1)!;
    expect(() => new Webhook(secret).verify(body.toString(), headers as Record<string, string>)).not.toThrow();
    await endpoint.getByRole('button', { name: 'Deliveries' }).click();
    await endpoint.getByText('Attempt 1 (test): HTTP 200').waitFor();

    await endpoint.getByRole('button', { name: 'Events' }).click();
    const choose = (name: string) => endpoint.getByRole('checkbox', { name });
    const isKept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await choose('A document was read').click();
    expect((await isKept).status()).toBe(200);
    // The last one cannot be taken away.
    await endpoint.locator('fieldset:enabled input:checked:disabled').waitFor();
    expect(await choose('A document could not be read').isChecked()).toBe(true);
    const listed = await page.request.get(`${system.baseUrl}/api/webhooks`);
    expect((await listed.json()) as unknown).toMatchObject({ data: [{ events: ['extraction.failed'] }] });

    await endpoint.getByRole('button', { name: 'Disable' }).click();
    await endpoint.getByText('Disabled', { exact: true }).waitFor();
    await endpoint.getByRole('button', { name: 'Enable' }).click();
    await endpoint.getByText('Enabled', { exact: true }).waitFor();
    await endpoint.getByRole('button', { name: 'Delete', exact: true }).click();
    await endpoint.getByRole('button', { name: 'Delete for good' }).click();
    await endpoint.waitFor({ state: 'detached' });
  });

  it('is there after 200 kB, all from the service itself, and its scripts may be kept for good', async () => {
    const visitor = await open();
    await visitor.page.getByLabel('E-mail').waitFor();
    const loaded = await visitor.page.evaluate<{ name: string; transferSize: number }[]>(
      `performance.getEntries().filter(({ transferSize }) => transferSize > 0).map(({ name, transferSize }) => ({ name, transferSize }))`,
    );
    expect(loaded.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(200_000);
    expect(loaded.filter(({ name }) => !name.startsWith(`${system.baseUrl}/`))).toEqual([]);
    const script = loaded.find(({ name }) => name.endsWith('.js'))!;
    expect((await fetch(script.name)).headers.get('Cache-Control')).toContain('immutable');
  });

  it('has no failing of accessibility on any screen, in light and dark', async () => {
    const visitor = await open('/');
    const { page } = visitor;
    await page.getByText(/values need you$/).waitFor();
    expect(await failingsOf(page)).toEqual([]);
    await page.goto(`${system.baseUrl}/app`);
    await page.getByLabel('E-mail').waitFor();
    expect(await failingsOf(page)).toEqual([]);
    await visitor.signUp();
    await visitor.upload(csvOf(2), await blankPdf());
    const list = page.getByRole('region', { name: 'Your documents' });
    await list.getByRole('button', { name: 'Retry blank.pdf' }).waitFor();
    await list.getByRole('cell', { name: 'Table', exact: true }).waitFor();
    expect(await failingsOf(page)).toEqual([]);
    for (const [path, name] of [
      ['/app/usage', 'Usage'],
      ['/app/settings', 'Settings'],
      ['/app?modal=webhooks', 'Webhooks & API'],
      ['/app?modal=account', 'Account'],
      ['/app/nowhere', 'There is no page at this address.'],
    ] as const) {
      await page.goto(system.baseUrl + path);
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
      expect([path, await failingsOf(page)]).toEqual([path, []]);
    }
  });

  it('sends documents on when the connection is back, wherever their person has gone and whatever was dropped meanwhile', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await page.context().setOffline(true);
    await visitor.upload(csvOf(2));
    await page.getByText('No connection').first().waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const data = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Item,Amount\\nLamp,3.00\\n'], 'second.csv'));
      return transfer;
    })()`);
    for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: data });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByRole('listitem').filter({ hasText: 'second.csv' }).getByText('No connection').first().waitFor();
    await page.context().setOffline(false);
    for (const name of ['items.csv', 'second.csv'])
      await uploads.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Open' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/settings');
  });

  it('sends a document once its person has signed in again', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await page.context().clearCookies();
    await visitor.upload(csvOf(3));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await visitor.signIn();
    await page.waitForURL(/\/app\/extractions\/ext_\w+$/);
  });

  it('says so where there is no page, and takes a password for a locked document', async () => {
    const visitor = await open('/app/nowhere');
    const { page } = visitor;
    await visitor.signUp();
    await page.getByText('There is no page at this address.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All documents' }).click();
    await visitor.upload(encryptedPdf('Order number 4711', 'sesame'));
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByLabel(/^Password of/).fill('sesame');
    await uploads.getByRole('button', { name: 'Unlock' }).click();
    await uploads.getByRole('link', { name: 'Open' }).waitFor();
  });

  it('reads a document again from the list of those that failed, with the password that it asks for', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    await visitor.upload(encryptedPdf('Order number 4711', 'sesame'));
    await page
      .getByRole('region', { name: 'Uploads' })
      .getByLabel(/^Password of/)
      .waitFor();
    await page.goto(`${system.baseUrl}/app?view=failed`);
    const row = page.getByRole('row').filter({ hasText: 'Not read' });
    await row.getByLabel(/^Password of/).fill('sesame');
    await row.getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('Every document could be read.').waitFor();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'o check' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('changes the name and the address of the account, and closes it', async () => {
    const visitor = await open('/app/settings');
    const { page } = visitor;
    await visitor.signUp();
    const account = page.getByRole('form', { name: 'Account', exact: true });
    await account.getByLabel('Name').fill('Ada Lovelace');
    await account.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Ada Lovelace' }).waitFor();
    const email = `new-${visitor.email}`;
    const move = async (password: string): Promise<void> => {
      await account.getByLabel('E-mail').fill(email);
      await account.getByLabel('Current password').fill(password);
      await account.getByRole('button', { name: 'Save' }).click();
    };
    await move('not the password at all');
    await account.getByRole('alert').waitFor();
    await move(Visitor.password);
    await account.getByText('Saved.').waitFor();

    const closing = page.getByRole('form', { name: 'Close the account' });
    const close = closing.getByRole('button', { name: 'Close the account for good' });
    await closing.getByLabel('Password of the account').fill(Visitor.password);
    await closing.getByLabel(/^Type .* to confirm$/).fill(visitor.email);
    expect(await close.isDisabled()).toBe(true);
    await closing.getByLabel(/^Type .* to confirm$/).fill(email);
    await close.click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    const signIn = { data: { email, password: Visitor.password }, headers: { Origin: system.baseUrl } };
    expect((await page.request.post(`${system.baseUrl}/api/auth/sign-in`, signIn)).status()).toBe(401);
  });

  it("refuses a wrong password in the service's words", async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.getByLabel('E-mail').fill(visitor.email);
    await page.getByLabel('Password').fill('not the password at all');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('heading', { name: 'Welcome back' }).isVisible()).toBe(true);
  });

  it('changes the password, and signs out everywhere', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    const elsewhere = await open();
    await elsewhere.signInAs(visitor.email);
    await page.getByRole('button', { name: 'Ada Example' }).click();
    await page.getByRole('link', { name: 'Password and sessions' }).click();
    const panel = page.getByRole('dialog', { name: 'Account' });
    const change = async (current: string, next: string): Promise<void> => {
      await panel.getByLabel('Current password').fill(current);
      await panel.getByLabel('New password').fill(next);
      await panel.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not the password at all', 'another horse, another battery');
    await panel.getByRole('alert').waitFor();
    await change(Visitor.password, 'another horse, another battery');
    await panel.getByText('The password is changed.').waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await elsewhere.signInAs(visitor.email, 'another horse, another battery');

    await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
    await panel.getByRole('button', { name: 'Sign out everywhere now' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('sends a document again, when it is asked to, where the service is busy', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.signUp();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/extract/infer', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      const [status, code] = keys.length === 1 ? [503, 'busy'] : [429, 'queue_limit_reached'];
      await route.fulfill({ status, headers: { 'Retry-After': '1' }, json: { code, detail: 'Not now.' } });
    });
    await visitor.upload(csvOf(3));
    await page.getByText('Busy, sent again in 1 s').first().waitFor();
    await page.waitForURL(/\/app\/extractions\/ext_\w+$/);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});
