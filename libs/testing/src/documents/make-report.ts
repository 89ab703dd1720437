import type { Language } from './language.data';
import { Sheet, type Column } from './sheet';
import type { MadeDocument } from './made-document';
import { printedAmount } from './printed-values';
import type { Random } from './random';

/** A report: paragraphs around one table of figures by year. */
export function makeReport(seed: number, random: Random, language: Language): MadeDocument {
  const sheet = new Sheet(random);
  const years = Array.from({ length: random.whole(2, 5) }, (_, index) => String(2018 + index));
  const columns: Column[] = [
    { label: language.labels.description, width: 0, align: 'left' },
    ...years.map((label) => ({ label, width: 74, align: 'right' as const })),
  ];
  const rows = language.items
    .slice(0, random.whole(3, language.items.length))
    .map((item) => [item, ...years.map(() => (random.chance(0.08) ? '' : printedAmount(random.whole(-90_000, 9_000_000), language)))]);

  sheet.text(`${language.labels.report} ${years.at(-1)}`, { size: 16, bold: true });
  sheet.gap(10);
  sheet.paragraph(language.items, random.whole(20, 60));
  sheet.gap(14);
  sheet.table(columns, rows);
  sheet.gap(14);
  sheet.paragraph(language.items, random.whole(20, 60));

  return sheet.finish('report', seed, {
    docType: 'Report',
    language: language.code,
    fields: {},
    columns: columns.map(({ label }) => label),
    rows,
  });
}
