/** Where a value stands: what is checked of a provenance. */
interface Provenance {
  page: number;
  box?: { left: number; top: number; right: number; bottom: number };
}

/** What is checked of an engine's answer. */
export interface CheckedAnswer {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  confidence: number;
  cellConfidence: readonly (readonly number[])[];
  fieldConfidence: Readonly<Record<string, number>>;
  metadataConfidence: Readonly<Record<string, number>>;
  provenance: {
    cells: readonly (readonly (Provenance | null)[])[];
    fields: Readonly<Record<string, Provenance>>;
  };
  tables: readonly { confidence: number }[];
  pages: readonly { number: number; width: number; height: number }[];
  pageCount: number;
}

/** Boxes of glyphs may reach over the paper's edge by this, in points. */
const OVERHANG = 2;

/** What no answer may have, whatever the document: an empty list is a sound answer. */
export const answerFaults = (answer: CheckedAnswer): string[] => [
  ...shapeFaults(answer),
  ...confidenceFaults(answer),
  ...provenanceFaults(answer),
];

function shapeFaults({ columns, rows, cellConfidence, provenance, pageCount }: CheckedAnswer): string[] {
  const faults: string[] = [];
  rows.forEach((row, index) => {
    if (row.length !== columns.length) faults.push(`row ${index} has ${row.length} cells, the table ${columns.length} columns`);
    if (cellConfidence[index]?.length !== row.length) faults.push(`row ${index} has not a confidence for each cell`);
    if (provenance.cells[index]?.length !== row.length) faults.push(`row ${index} has not a provenance for each cell`);
  });
  if (!(pageCount > 0)) faults.push(`${pageCount} pages`);
  return faults;
}

function confidenceFaults({ confidence, cellConfidence, fieldConfidence, metadataConfidence, tables }: CheckedAnswer): string[] {
  const all = [
    confidence,
    ...cellConfidence.flat(),
    ...Object.values(fieldConfidence),
    ...Object.values(metadataConfidence),
    ...tables.map((table) => table.confidence),
  ];
  return all.filter((value) => !(value >= 0 && value <= 1)).map((value) => `a confidence of ${value}`);
}

function provenanceFaults({ columns, provenance, pages }: CheckedAnswer): string[] {
  const sizes = new Map(pages.map((page) => [page.number, page]));
  const known = [...provenance.cells.flat(), ...Object.values(provenance.fields)].filter((cell) => cell !== null);
  const outside = known.filter(({ page, box }) => box && !isInside(box, sizes.get(page)));
  // An answer without a table lists the fields, in the order of their keys.
  const rows = columns.join('|') === 'Field|Value' ? [] : provenance.cells;
  const firstPages = rows.map((row) => row.find((cell) => cell !== null)?.page).filter((page) => page !== undefined);
  return [
    ...outside.map(({ page, box }) => `a box outside page ${page}: ${JSON.stringify(box)}`),
    ...firstPages.flatMap((page, index) =>
      page < (firstPages[index - 1] ?? 0) ? [`a row of page ${page} after one of page ${firstPages[index - 1]}`] : [],
    ),
  ];
}

function isInside(
  { left, top, right, bottom }: NonNullable<Provenance['box']>,
  page: { width: number; height: number } | undefined,
): boolean {
  if (!page) return false;
  const { width, height } = page;
  return (
    left >= -OVERHANG && top >= -OVERHANG && right <= width + OVERHANG && bottom <= height + OVERHANG && left <= right && top <= bottom
  );
}
