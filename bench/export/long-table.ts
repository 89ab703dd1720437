import type { ExtractionHead, RowChunks } from '../../apps/export/src/table/extraction-table';

/** As an order book prints them: texts, codes, quantities, amounts in the German form, dates, shares. */
const COLUMNS = ['Pos.', 'Art.-Nr.', 'EAN', 'Description', 'Supplier', 'Ordered', 'Delivered', 'Qty', 'Unit', 'Price', 'Discount', 'Total'];

/** Rows in one answer of the extraction service. */
const CHUNK_ROWS = 1_000;

/** The head of a table of 12 columns. */
export const longTableHead = (rowCount: number): ExtractionHead => ({
  id: 'ext_1',
  fileId: 'file_1',
  fileName: 'orders.pdf',
  docType: 'Report',
  label: '',
  columns: COLUMNS,
  metadata: { currency: 'EUR' },
  confidence: 0.9,
  fieldConfidence: Object.fromEntries(COLUMNS.map((column) => [column, 0.9])),
  summary: 'Orders.',
  createdAt: '2026-01-01T00:00:00.000Z',
  rowCount,
});

/** Its rows, each chunk parsed from JSON as it arrives from the extraction service. */
export async function* longTableRows(rowCount: number): RowChunks {
  for (let first = 0; first < rowCount; first += CHUNK_ROWS) {
    let json = '';
    for (let row = first; row < Math.min(first + CHUNK_ROWS, rowCount); row++)
      json += `${row > first ? ',' : ''}${JSON.stringify(longTableRow(row))}`;
    yield await Promise.resolve(JSON.parse(`[${json}]`) as string[][]);
  }
}

function longTableRow(row: number): string[] {
  const quantity = (row % 97) + 1;
  const cents = (row * 7919) % 1_000_000;
  return [
    String(row + 1),
    `00${(row * 31) % 100_000}`,
    String(4_000_000_000_000 + row * 17),
    `Steel bracket, ${row % 400} mm, "galvanised"`,
    `Müller & Söhne ${row % 50}`,
    germanDate(row % 360),
    germanDate((row + 14) % 360),
    String(quantity),
    'pcs',
    germanAmount(cents),
    `${row % 15} %`,
    `${germanAmount(cents * quantity)} €`,
  ];
}

const germanDate = (day: number): string => `${String((day % 28) + 1).padStart(2, '0')}.${String((day % 12) + 1).padStart(2, '0')}.2025`;

function germanAmount(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${String(cents % 100).padStart(2, '0')}`;
}
