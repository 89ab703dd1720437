import { isDeepStrictEqual } from 'node:util';
import { longInvoicePdf, WRONG_LINES } from '@gridline/testing';
import { Workbook } from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { invoicePdf } from '../support/documents';
import type { SharedSystem } from '../support/shared-system';
import { until } from '../support/until';
import { failingsOf } from './support/failings';
import { inkOf } from './support/ink';
import { Visitor } from './support/visitor';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place {
  left: number;
  width: number;
}

/** Runs in the page: where the columns of the labels and of the first row are. */
const PLACES_OF_COLUMNS = `(() => {
  const places = (selector) => [...document.querySelectorAll(selector)].map((each) => {
    const { left, width } = each.getBoundingClientRect();
    return { left, width };
  });
  return { labels: places('[role=columnheader][aria-colindex]'), cells: places('[aria-rowindex="2"] [aria-colindex]') };
})()`;

/** The screen in which documents are checked, in the system and the browser of the caller. */
export function describeReview(parts: () => { system: SharedSystem; browser: Browser }): void {
  describe('checking a document', () => {
    let visitor: Visitor;
    let page: Page;
    let path: string | undefined;
    /** Whether the document is as it was uploaded: one that a test changed, or left half changed, is none for the next. */
    let isAsUploaded = false;

    const open = async (): Promise<void> => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(parts().system.baseUrl + path!);
      await needYou().waitFor();
    };
    const needYou = () => page.getByText(/values? needs? you$/);
    const cell = (row: number, column: number) =>
      page.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${column + 2}"]`);
    const api = async <Answer>(suffix = ''): Promise<Answer> =>
      (await page.request.get(`${parts().system.baseUrl}/api${path!.slice('/app'.length)}${suffix}`)).json() as Promise<Answer>;

    /** One document for all tests that leave it as it is; the system is there from the first test on. */
    const setUp = async (): Promise<void> => {
      await visitor?.close();
      visitor = await Visitor.open(parts().browser, `${parts().system.baseUrl}/app`);
      page = visitor.page;
      await visitor.signUp();
      await visitor.upload(await longInvoicePdf());
      await page.waitForURL(/\/app\/extractions\/ext_\w+$/);
      path = new URL(page.url()).pathname;
      isAsUploaded = true;
    };
    beforeEach(async () => {
      if (!isAsUploaded) await setUp();
      await open();
    });
    afterAll(() => visitor?.close());

    it.each([1440, 390])('has every header exactly over its cells, at %d pixels', async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await cell(0, 0).waitFor();
      // Both rows of one moment: a page that is being laid out anew has its cells elsewhere in the next.
      const places = (): Promise<Record<'labels' | 'cells', Place[]>> => page.evaluate(PLACES_OF_COLUMNS);
      const settled = await until(places, ({ labels, cells }) => isDeepStrictEqual(labels, cells));
      expect(settled.labels.length).toBeGreaterThan(2);
      const last = settled.labels.at(-1)!;
      if (width === 1440) expect(last.left + last.width).toBeLessThanOrEqual(1440);
    });

    it('makes a column wider by keys on its label, its cells with it', async () => {
      await cell(0, 1).click();
      await page.keyboard.press('ArrowUp');
      const header = page.getByRole('columnheader', { name: 'Article' });
      const before = (await header.boundingBox())!;
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Alt+ArrowRight');
      await until(
        async () => (await header.boundingBox())!.width,
        (width) => width === before.width + 72,
      );
      expect((await cell(0, 1).boundingBox())!.width).toBe(before.width + 72);
    });

    it('draws the box within 2 pixels of the print, at two zooms and turned', async () => {
      await cell(6, 7).click();
      await expectInkInBox();
      await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 4, delay: 20 });
      await expectInkInBox();
      await page.getByRole('button', { name: 'Turn the page' }).click();
      await expectInkInBox();
    });

    const expectInkInBox = async (): Promise<void> => {
      // A picture whose address changes meanwhile is waited for anew.
      await page.evaluate(`(async () => {
        for (const image of document.images) while (!(await image.decode().then(() => true, () => false))) await new Promise(requestAnimationFrame);
      })()`);
      const box = (await page.getByTestId('box').boundingBox())!;
      const hidden = await page.addStyleTag({ content: '[data-testid=page] > span { visibility: hidden }' });
      const clip = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10 };
      const ink = (await inkOf(await page.screenshot({ clip })))!;
      await hidden.evaluate('(element) => element.remove()');
      // Print lies across the line's height with room above and below; along the line it fills its box.
      expect(Math.min(ink.left, ink.top, clip.width - ink.right, clip.height - ink.bottom)).toBeGreaterThanOrEqual(3);
      const isUpright = box.width > box.height;
      const [start, end] = isUpright ? [ink.left, clip.width - ink.right] : [ink.top, clip.height - ink.bottom];
      expect(Math.max(Math.abs(start - 5), Math.abs(end - 5))).toBeLessThanOrEqual(2);
    };

    it('says why a page has no picture, and fetches it again where that may help', async () => {
      const answer = { status: 503, code: 'busy', detail: 'Not now.', retryable: true };
      await page.route('**/pages/*?width=*', (route) => route.fulfill({ status: answer.status, json: answer }));
      await open();
      const again = page.getByRole('button', { name: 'Try again' });
      await page.getByRole('alert').filter({ hasText: 'could not be loaded. Not now.' }).waitFor();
      Object.assign(answer, { status: 404, code: 'no_page_picture', retryable: false });
      await again.click();
      await page.getByText('There is no picture of this page').waitFor();
      expect(await again.count()).toBe(0);
      await page.unroute('**/pages/*?width=*');
      visitor.complaints.splice(0); // of the answers that were made up
    });

    it('has no failing of accessibility, in light and dark', async () => {
      expect(await failingsOf(page)).toEqual([]);
    });

    it('takes words of the page into the active value, by a click, by another behind it, and by a frame around some', async () => {
      const document = `${parts().system.baseUrl}/api${path!.slice('/app'.length)}`;
      const { words } = (await (await page.request.get(`${document}/pages/1/words`)).json()) as { words: { text: string; box: Box }[] };
      const boxOf = (text: string): Box => words.find((word) => word.text === text)!.box;
      const sheet = page.getByTestId('page');
      const { x, y, width } = (await sheet.boundingBox())!;
      const scale = width / 595;
      const at = ({ left, top, right, bottom }: Box): [number, number] => [
        x + ((left + right) / 2) * scale,
        y + ((top + bottom) / 2) * scale,
      ];
      const typed = (text: string) =>
        until(
          () => page.locator('textarea').inputValue(),
          (typedText) => typedText === text,
        );
      await page.getByRole('button', { name: /^Issue date/ }).click();
      await page.mouse.click(...at(boxOf('INVOICE')));
      await typed('INVOICE');
      await page.mouse.click(...at(boxOf('Northwind')));
      await typed('INVOICE Northwind');
      await page.keyboard.press('Escape');
      await page.mouse.move(x + boxOf('Invoice').left * scale - 2, y + boxOf('Invoice').top * scale - 2);
      await page.mouse.down();
      await page.mouse.move(x + boxOf('NF-20418').right * scale + 2, y + boxOf('NF-20418').bottom * scale + 2, { steps: 3 });
      await page.mouse.up();
      await typed('Invoice number: NF-20418');
      await page.keyboard.press('Escape');
      // What is printed as a value that was found leads to it, where nothing is being typed.
      await page.mouse.click(...at(boxOf('NF-20418')));
      await page
        .getByRole('button', { name: /^Invoice number/ })
        .and(page.locator(':focus'))
        .waitFor();
    });

    it('finds words in the pages, and turns to the page on which they stand', async () => {
      await page.keyboard.press('[');
      await page.getByText('1 of 2').waitFor();
      await page.keyboard.press('Control+f');
      await page.keyboard.type('total gbp');
      await page.getByText('Not on this page').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('2 of 2').waitFor();
      await page.getByTestId('match').first().waitFor();
      expect(await page.getByTestId('match').count()).toBe(2);
      await page.keyboard.press('Escape');
      await page.getByTestId('match').first().waitFor({ state: 'detached' });
    });

    it('has rows added and removed, labels of columns and the type corrected, another table chosen, and all of it taken back', async () => {
      const stored = () => api<{ columns: string[]; rows: string[][]; docType: string }>();
      const before = await stored();
      isAsUploaded = false;
      const saved = async (act: () => Promise<unknown>): Promise<void> => {
        const answer = page.waitForResponse((each) => each.request().method() === 'PATCH');
        await act();
        expect((await answer).status()).toBe(200);
      };
      await cell(0, 1).click();
      await saved(() => page.keyboard.press('Alt+Enter'));
      await cell(1, 0).and(page.locator(':focus')).waitFor();
      await saved(async () => {
        await page.keyboard.type('1a');
        await page.keyboard.press('Enter');
      });
      expect((await stored()).rows.slice(0, 3).map(([first]) => first)).toEqual(['1', '1a', '2']);
      await cell(1, 0).click();
      await saved(() => page.keyboard.press('Alt+Backspace'));
      await cell(0, 1).click();
      await page.keyboard.press('ArrowUp');
      await saved(async () => {
        await page.keyboard.type('Code');
        await page.keyboard.press('Enter');
      });
      await page.getByRole('columnheader', { name: 'Code' }).waitFor();
      await saved(() => page.getByLabel('Type of document').selectOption('Quote'));
      expect(await stored()).toMatchObject({ docType: 'Quote', rows: before.rows, columns: before.columns.with(1, 'Code') });
      await page.getByRole('tab', { name: 'Table 2, page 2' }).click();
      await page.getByRole('grid', { name: 'Rows of a table that was found' }).getByRole('gridcell', { name: 'AR-1175' }).waitFor();
      await saved(() => page.getByRole('button', { name: 'Use as the answer' }).click());
      await page.getByRole('grid', { name: 'Extracted rows' }).and(page.locator('[aria-rowcount="16"]')).waitFor();
      for (let changes = 6; changes > 0; changes--) await saved(() => page.keyboard.press('Control+z'));
      const { rows, columns, docType } = before;
      expect(await stored()).toMatchObject({ rows, columns, docType });
      expect(visitor.complaints).toEqual([]);
      isAsUploaded = true;
    });

    it('refuses a correction of a version that another tab has changed, and shows the other', async () => {
      isAsUploaded = false;
      const other = await page.context().newPage();
      await other.goto(page.url());
      const type = async (tab: Page, text: string): Promise<void> => {
        await tab.getByRole('button', { name: /^Invoice number/ }).click();
        await tab.keyboard.type(text);
        await tab.keyboard.press('Enter');
      };
      const isKept = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await type(other, 'NF-1');
      expect((await isKept).status()).toBe(200);
      await other.close();
      await type(page, 'NF-2');
      await page.getByText('changed in another tab').waitFor();
      await page.getByRole('button', { name: 'Invoice number: NF-1' }).waitFor();
      visitor.complaints.splice(0); // of the answer 412, by which the tab was told
    });

    it.each(['503', 'no answer'])('sends a change again whose answer was lost (%s), and it is done once', async (seen) => {
      isAsUploaded = false;
      const [before, { version }] = [await api<{ rows: string[][] }>(), await api<{ version: number }>('/review')];
      const lost = new Set<string>();
      await page.route(/\/api\/extractions\/ext_\w+(\/approval)?$/, async (route) => {
        const method = route.request().method();
        if (method === 'GET' || lost.has(method)) return route.fallback();
        lost.add(method);
        expect((await route.fetch()).status()).toBe(200);
        if (seen === 'no answer') return route.abort();
        const problem = { type: 'about:blank', title: 'Busy', status: 503, code: 'busy', retryable: true };
        return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, contentType: 'application/problem+json', json: problem });
      });
      const done = (method: string): Promise<unknown> =>
        page.waitForResponse((answer) => answer.request().method() === method && answer.status() === 200);
      await cell(0, 1).click();
      await Promise.all([done('PATCH'), page.keyboard.press('Alt+Enter')]);
      await Promise.all([
        done('PUT'),
        page
          .getByRole('button', { name: /^Approve/ })
          .first()
          .click(),
      ]);
      expect([...lost]).toEqual(['PATCH', 'PUT']);
      expect((await api<{ rows: string[][] }>()).rows).toHaveLength(before.rows.length + 1);
      expect((await api<{ version: number }>('/review')).version).toBe(version + 2);
      await page.unroute(/\/api\/extractions\//);
      visitor.complaints.splice(0); // of the answers that were lost
    });

    it('leads to what needs a person by one key each; what is typed is checked again, is kept, and is in the workbook', async () => {
      isAsUploaded = false;
      const { needsReview, items } = await api<{ needsReview: number; items: { kind: string; row?: number }[] }>('/review');
      expect(await needYou().innerText()).toMatch(new RegExp(`^${needsReview} of \\d+ values need you$`));
      await page.getByText('The lines add up to 9,123.00, the total says 9,096.00.').waitFor();
      // What is right as it is, the total among it, needs Enter; what is wrong is typed.
      const right = items.filter(({ kind, row }) => kind !== 'check' || row === undefined).map(() => 'Enter');
      const keys = [...right, ...Object.values(WRONG_LINES).flatMap((amount) => [...amount, 'Enter'])];
      for (const key of keys) await page.keyboard.press(key);
      await page.getByText(/^None of \d+ values needs you$/).waitFor();
      await page.getByText('The lines add up to').waitFor({ state: 'detached' });
      await page.reload();
      await cell(6, 7).getByText('84.00').waitFor();

      const bytes = await (await page.request.get(`${parts().system.baseUrl}/api${path!.slice('/app'.length)}/export?format=xlsx`)).body();
      const workbook = new Workbook();
      await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
      expect(String(workbook.worksheets[0]!.getRow(8).getCell(8).value)).toMatch(/^84/);

      await page.keyboard.press('Control+z');
      // The row does not come to its amount again, nor the lines to the total.
      await page.getByText(/^2 of \d+ values need you$/).waitFor();
      expect(visitor.complaints).toEqual([]);
    });

    it('approves ten documents, one after the other, by the keyboard alone', async () => {
      isAsUploaded = false;
      // Whatever the engine is sure of, each has something to look at.
      const headers = { Origin: parts().system.baseUrl };
      await page.request.put(`${parts().system.baseUrl}/api/settings/review`, { headers, data: { threshold: 1 } });
      const names = Array.from({ length: 9 }, (_, index) => `${index}.pdf`);
      const { bytes } = await invoicePdf();
      for (const name of names) {
        await page.request.post(`${parts().system.baseUrl}/api/extract/infer`, {
          headers,
          multipart: { file: { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) } },
        });
      }
      for (let open = names.length + 1; open > 0; open--) {
        const here = page.url();
        await needYou().waitFor();
        await page.keyboard.press('Control+Enter');
        await page.waitForURL((url) => url.href !== here);
      }
      expect(new URL(page.url()).pathname).toBe('/app');
    });
  });
}
