import { layOutPage } from '../../layout/laid-out-page';
import { printedPage, type PrintedLine } from '../../fields/page.fixture';
import type { Table } from '../../model/table';
import { withCaptions } from './printed-captions';

const table: Table = {
  ...{ page: 1, box: { left: 60, top: 200, right: 300, bottom: 300 }, method: 'stream', reader: 'pdfium' },
  ...{ rowCount: 1, columnCount: 1, headerRows: 0, cells: [], signals: {} },
};

const titleUnder = (lines: PrintedLine[], of = table): string | undefined => withCaptions([of], [layOutPage(printedPage(lines))])[0]!.title;

describe('the caption of a table', () => {
  it('is printed over it, on one line or on several', () => {
    expect(titleUnder([{ text: 'Table 3: Sales by region', left: 60, top: 184 }])).toBe('Table 3: Sales by region');
    const two = [
      { text: 'Tabelle 2 Umsatz nach Region', left: 60, top: 170 },
      { text: 'und Quartal, in Tausend', left: 60, top: 184 },
    ];
    expect(titleUnder(two)).toBe('Tabelle 2 Umsatz nach Region und Quartal, in Tausend');
  });

  it('or under it', () => {
    expect(titleUnder([{ text: 'Table 4. Costs', left: 60, top: 306 }])).toBe('Table 4. Costs');
  });

  it('is no sentence, no source, nothing far off or beside it, and never takes the place of a title', () => {
    expect(titleUnder([{ text: 'The tables below say more.', left: 60, top: 184 }])).toBeUndefined();
    expect(titleUnder([{ text: 'Source: own figures', left: 60, top: 306 }])).toBeUndefined();
    expect(titleUnder([{ text: 'Table 3: Sales', left: 60, top: 120 }])).toBeUndefined();
    expect(titleUnder([{ text: 'Table 3: Sales', left: 400, top: 184 }])).toBeUndefined();
    expect(titleUnder([{ text: 'Table 3: Sales', left: 60, top: 184 }], { ...table, title: 'Staff' })).toBe('Staff');
  });
});
