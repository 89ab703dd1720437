import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import type { Browser } from 'playwright-core';
import { GUIDES } from '../../apps/gateway/src/docs/guides';
import { failingsOf } from '../browser/support/failings';
import { request, type TestAccount } from '../support/account';
import { describeInBrowser, launchBrowser } from '../support/browser';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';
import { snippetsOf } from '../support/snippets';

const run = promisify(execFile);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('the documentation', () => {
  let system: SharedSystem;
  let account: TestAccount;
  let folder: string;

  onSharedSystem((given) => ({ system, account } = given));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gridline-docs-'));
    await copyFile(join(projectRoot(), 'apps/gateway/samples/invoice.pdf'), join(folder, 'invoice.pdf'));
    // What a service refuses is an error of curl's here, so that a snippet that is refused fails.
    await writeFile(join(folder, '.curlrc'), 'fail-with-body\nshow-error\n');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const guide = async (name: string): Promise<string> => (await request(`${system.baseUrl}/docs/guides/${name}.md`)).body as string;

  const attempt = (program: string, args: string[], environment: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, HOME: folder, BASE_URL: system.baseUrl, API_KEY: account.key, ...environment };
    return run(program, args, { cwd: folder, env }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    });
  };

  it.each(GUIDES)('%s: every snippet for curl runs', async (name) => {
    await attempt('bash', ['-euo', 'pipefail', '-c', snippetsOf(await guide(name), 'bash')]);
  });

  const attemptPython = async (code: string, environment: Record<string, string> = {}) => {
    const { body } = await request(`${system.baseUrl}/docs/gridline.py`);
    await writeFile(join(folder, 'gridline.py'), body as string);
    return attempt('python3', ['-c', code], { PYTHONDONTWRITEBYTECODE: '1', ...environment });
  };

  it.each(GUIDES)('%s: every snippet in Python runs', async (name) => {
    await attemptPython(snippetsOf(await guide(name), 'python'));
  });

  it('has a client in Python that asks again for an answer that broke off', async () => {
    const page = JSON.stringify({ data: [{ id: 'ext_1' }], pagination: { page: 1, hasMore: false }, nextCursor: null });
    let asked = 0;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      if (asked++ > 0) response.end(page);
      else response.write(page.slice(0, 20), () => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { stdout } = await attemptPython(
      `import os
from gridline import Gridline
print([each["id"] for each in Gridline(os.environ["BASE_URL"], "key").list()])`,
      { BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    );
    server.close();
    expect({ asked, stdout: stdout.trim() }).toEqual({ asked: 2, stdout: "['ext_1']" });
  });

  it('has a client in Python that says why a parameter was refused', async () => {
    const { stdout } = await attemptPython(`import os
from gridline import ApiError, Gridline
try:
    Gridline(os.environ["BASE_URL"], os.environ["API_KEY"]).infer("invoice.pdf", pages="x")
except ApiError as error:
    print(error)`);
    expect(stdout).toMatch(/^Invalid: form\.pages\. \(pages and ranges of pages/);
  });

  // Those in TypeScript run where the client is packed and installed: test/client/package.spec.ts.

  it('is told to language models, and leads nowhere that is not there', async () => {
    const { body: llms, headers } = await request(`${system.baseUrl}/llms.txt`);
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
    const pages = ['/docs', '/docs/reference', ...GUIDES.map((name) => `/docs/guides/${name}`)];
    const texts = await Promise.all(pages.map(async (path) => (await request(system.baseUrl + path)).body as string));
    const links = [...texts, llms as string].flatMap((text) => [...text.matchAll(/(?:href|src)="(\/[^"]*)"|\]\((\/[^)]*)\)/g)]);
    const paths = new Set(links.map(([, inPage, inText]) => (inPage ?? inText)!));
    expect(paths.size).toBeGreaterThan(GUIDES.length);
    for (const path of paths) {
      const { status, body } = await request(system.baseUrl + path);
      expect({ path, status }).toEqual({ path, status: 200 });
      const anchor = path.split('#')[1];
      if (anchor) expect(body as string).toContain(`id="${anchor}"`);
    }
    const { body: index } = await request(`${system.baseUrl}/docs/search.json`);
    for (const { at } of index as { at: string }[]) {
      const [path, anchor] = at.split('#') as [string, string?];
      if (anchor) expect(texts[pages.indexOf(path)]).toContain(`id="${anchor}"`);
    }
    expect((await request(`${system.baseUrl}/docs/guides/none`)).status).toBe(404);
    expect((await request(`${system.baseUrl}/docs/constructor`)).status).toBe(404);
  });

  describeInBrowser('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => void (browser = await launchBrowser()));
    afterAll(() => browser?.close());
    afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

    it('can be read by everybody, in light and dark', async () => {
      const page = await browser.newPage();
      // Those with all that any page has: tables, pictures, snippets, programs.
      for (const path of ['/docs', '/docs/reference', '/docs/guides/confidence', '/docs/guides/limits', '/docs/guides/webhooks']) {
        await page.goto(system.baseUrl + path);
        await page.evaluate(`document.querySelectorAll('details').forEach((each, at) => (each.open = at < 30))`);
        expect([path, await failingsOf(page, WCAG)]).toEqual([path, []]);
      }
    });

    it('tries a route with a key: a document is sent, and refused without one', async () => {
      const page = await browser.newPage();
      await page.goto(`${system.baseUrl}/docs/reference#postV1Infer`);
      const route = page.getByRole('region', { name: 'POST /api/v1/infer' });
      await route.getByText('Try it').click();
      await route.getByLabel('file part').setInputFiles(join(folder, 'invoice.pdf'));
      await route.getByLabel('reference part').fill('tried');
      await route.getByRole('button', { name: 'Send' }).click();
      await route.getByText('401 Unauthorized').waitFor();
      await page.getByLabel('API key').fill(account.key);
      await route.getByRole('button', { name: 'Send' }).click();
      await route.getByText('201 Created').waitFor();
      expect(await route.getByRole('status').textContent()).toContain('"docType": "Invoice"');
      expect(await route.getByText('curl').textContent()).not.toContain(account.key);
      expect((await account.byKey('/api/v1/extractions?reference=tried')).body.data).toHaveLength(1);
    });

    it('shows one language at a time, remembers it, and finds', async () => {
      const page = await browser.newPage();
      await page.goto(`${system.baseUrl}/docs/guides/waiting`);
      await page.getByRole('tab', { name: 'Python' }).first().click();
      expect(await page.getByText('from gridline import ExtractionFailed').isVisible()).toBe(true);
      expect(await page.getByText('Prefer: respond-async" -F').isVisible()).toBe(false);
      await page.getByRole('combobox', { name: 'Search' }).fill('own machine');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/guides/webhooks#on-your-own-machine');
      expect(await page.getByText('verify_webhook(raw_body').isVisible()).toBe(true);
    });
  });
});
