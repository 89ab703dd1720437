import type { Language } from './language.data';
import { drawManner, type Manner } from './manner';
import type { MadeDocument } from './made-document';
import { printedAmount } from './printed-values';
import type { Random } from './random';
import { Sheet } from './sheet';
import { drawLook, TableDrawing, type Column } from './table-drawing';

/** How a report writes what was lost and what is not there. */
interface Figures {
  manner: Manner;
  hasBrackets: boolean;
  blank: string;
  inThousands: boolean;
}

/** A report: paragraphs around one table of figures by year, sometimes with a column of shares or notes, or in two columns of text. */
export function makeReport(seed: number, random: Random, language: Language): MadeDocument {
  const manner = drawManner(random, language);
  const sheet = new Sheet(random, manner.face);
  const years = Array.from({ length: random.whole(2, 5) }, (_, index) => String(2018 + index));
  const hasShare = random.chance(0.3);
  const figures = { manner, hasBrackets: random.chance(0.3), blank: random.pick(['', '', '-', 'n/a']), inThousands: random.chance(0.5) };
  const columns: Column[] = [
    { label: language.labels.description[0]!, align: 'left', wide: true },
    ...years.map((label): Column => ({ label, align: 'right' })),
    ...(hasShare ? [{ label: '%', align: 'right' as const }] : []),
  ];
  const rows = language.items
    .slice(0, random.whole(3, language.items.length))
    .map((item) => [
      item,
      ...years.map(() => printFigure(random, figures)),
      ...(hasShare ? [`${random.whole(0, 99)}${manner.decimal}${random.digits(1)}`] : []),
    ]);
  const look = drawLook(sheet);
  const isTwoColumned = random.chance(0.3);

  sheet.text(`${manner.labels.report} ${years.at(-1)}`, { size: 16, bold: true });
  sheet.gap(10);
  writeProse(sheet, language, isTwoColumned);
  sheet.gap(14);
  new TableDrawing(sheet, columns, look, rows).draw(rows);
  sheet.gap(14);
  writeProse(sheet, language, isTwoColumned);

  return sheet.finish('report', seed, {
    docType: 'Report',
    language: language.code,
    layout: `report ${look.style}${isTwoColumned ? ' in columns' : ''}`,
    fields: {},
    columns: columns.map(({ label }) => label),
    rows,
  });
}

function printFigure(random: Random, { manner, hasBrackets, blank, inThousands }: Figures): string {
  if (random.chance(0.08)) return blank;
  const value = random.whole(-90_000, 9_000_000);
  const printed = printedAmount(Math.abs(value), manner);
  const size = inThousands ? printed.slice(0, -3) : printed;
  if (value >= 0) return size;
  return hasBrackets ? `(${size})` : `-${size}`;
}

function writeProse(sheet: Sheet, { items }: Language, isTwoColumned: boolean): void {
  const { random } = sheet;
  const count = random.whole(20, 60);
  if (!isTwoColumned) return sheet.paragraph(items, count);
  const width = sheet.room * 0.47;
  sheet.sideBySide(
    () => sheet.paragraph(items, count, sheet.left, width),
    () => sheet.paragraph(items, count, sheet.left + sheet.room - width, width),
  );
}
