import type { Box, Findings, Page, Table } from '@gridline/engine';

/** Text of a document, safe inside HTML and SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!);

const place = ({ left, top, right, bottom }: Box): string =>
  `x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(right - left).toFixed(1)}" height="${(bottom - top).toFixed(1)}"`;

/** Pixels that a page is drawn wide at least: a receipt is as narrow as its paper. */
const SHOWN_WIDTH = 830;

/** A page as the engine saw it, each kind of thing a layer of its own that the page's switches hide. */
export function drawPage(page: Page, findings: Findings): string {
  const tables = findings.tables.filter((table) => table.page === page.number);
  const layers = {
    images: page.images.map((box) => `<rect ${place(box)}/>`),
    fills: page.fills.map(
      ({ box, shade }) =>
        `<rect ${place(box)} fill="rgb(${Math.round(shade * 255)} ${Math.round(shade * 255)} ${Math.round(shade * 255)})"/>`,
    ),
    words: page.words.map(drawWord),
    rulings: page.rulings.map(({ orientation, position, start, end }) =>
      orientation === 'horizontal' ? `<path d="M${start} ${position}H${end}"/>` : `<path d="M${position} ${start}V${end}"/>`,
    ),
    cells: tables.flatMap(drawCells),
    regions: tables.map(drawRegion),
    answer: drawAnswer(page, findings),
    fields: drawFields(page, findings),
  };
  const groups = Object.entries(layers).map(([name, shapes]) => `<g class="${name}">${shapes.join('')}</g>`);
  return `<svg viewBox="0 0 ${page.width} ${page.height}" width="${Math.max(SHOWN_WIDTH, page.width * 1.4)}">${groups.join('')}</svg>`;
}

function drawWord({ text, box, bold, readScore }: Page['words'][number]): string {
  const size = Math.max(1, (box.bottom - box.top) * 0.85);
  const doubt = readScore < 0.8 ? ' class="doubtful"' : '';
  return `<text x="${box.left.toFixed(1)}" y="${(box.bottom - size * 0.2).toFixed(1)}" font-size="${size.toFixed(1)}" textLength="${Math.max(1, box.right - box.left).toFixed(1)}" lengthAdjust="spacingAndGlyphs"${bold ? ' font-weight="700"' : ''}${doubt}>${escapeText(text)}</text>`;
}

function drawRegion(table: Table, index: number): string {
  if (!table.box) return '';
  const signals = Object.entries(table.signals).map(([name, value]) => `${name} ${Number(value.toFixed(3))}`);
  const title = `table ${index + 1}: ${table.method}, ${table.rowCount} x ${table.columnCount}, ${table.headerRows} header rows; ${signals.join(', ')}`;
  return `<rect ${place(table.box)}><title>${escapeText(title)}</title></rect>`;
}

function drawCells(table: Table): string[] {
  return table.cells.flatMap(({ box, row, column, text }) => {
    if (!box) return [];
    const kind = row < table.headerRows ? ' class="header"' : '';
    return [`<rect ${place(box)}${kind}><title>${escapeText(`row ${row}, column ${column}: ${text}`)}</title></rect>`];
  });
}

function drawAnswer(page: Page, { answer, confidences }: Findings): string[] {
  return answer.rows.flatMap((row, r) =>
    row.cells.flatMap(({ text, provenance }, c) => {
      if (provenance?.page !== page.number || !provenance.box) return [];
      const confidence = confidences.cells[r]![c]!;
      const hue = Math.round(confidence * 120);
      return [
        `<rect ${place(provenance.box)} fill="hsl(${hue} 80% 50%)"><title>${escapeText(`${answer.columns[c]!.text}: ${text} (${confidence.toFixed(2)})`)}</title></rect>`,
      ];
    }),
  );
}

function drawFields(page: Page, { answer, confidences }: Findings): string[] {
  return answer.fields.flatMap(({ key, value, provenance }, index) => {
    if (provenance.page !== page.number || !provenance.box) return [];
    const { left, top } = provenance.box;
    const title = `${key} = ${value} (${confidences.fields[index]!.toFixed(2)})`;
    return [
      `<rect ${place(provenance.box)}><title>${escapeText(title)}</title></rect><text x="${left}" y="${top - 1}" font-size="5">${escapeText(key)}</text>`,
    ];
  });
}
