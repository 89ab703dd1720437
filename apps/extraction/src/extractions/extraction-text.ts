import { LIST_PAGE_BYTES, type ExtractionProvenance } from '@gridline/contracts';
import type { RowTexts } from './row-chunks';

/** An extraction of a list, its rows not yet read. */
export interface ListedHead {
  id: string;
  rowCount: number;
}

/** What is told beside the rows. */
export interface ExtrasText {
  provenance?: { known: Omit<ExtractionProvenance, 'cells' | 'cellConfidence'>; cells: RowTexts; cellConfidence: RowTexts };
  tables?: { head: object; rows: RowTexts }[];
  lowConfidence?: RowTexts;
  corrections?: RowTexts;
}

/** The JSON of one extraction: its head, its rows, where its values were read, and every table. */
export async function* extractionText(
  head: object,
  rows: RowTexts,
  { provenance, tables, lowConfidence, corrections }: ExtrasText = {},
): AsyncGenerator<string> {
  yield `${openObject(head)}"rows":[`;
  yield* rows;
  yield ']';
  if (provenance) {
    yield `,"provenance":${openObject(provenance.known)}"cells":[`;
    yield* provenance.cells;
    yield '],"cellConfidence":[';
    yield* provenance.cellConfidence;
    yield ']}';
  }
  if (tables) yield* tablesText(tables);
  for (const [name, list] of Object.entries({ lowConfidence, corrections })) {
    if (!list) continue;
    yield `,"${name}":[`;
    yield* list;
    yield ']';
  }
  yield '}';
}

async function* tablesText(tables: NonNullable<ExtrasText['tables']>): AsyncGenerator<string> {
  yield ',"tables":[';
  for (const [index, table] of tables.entries()) {
    yield `${index === 0 ? '' : ','}${openObject(table.head)}"rows":[`;
    yield* table.rows;
    yield ']}';
  }
  yield ']';
}

/** The JSON of a file that was split, with each of its documents. */
export async function* splitText(head: object, parts: readonly (() => Promise<AsyncGenerator<string>>)[]): AsyncGenerator<string> {
  yield `${openObject(head)}"parts":[`;
  for (const [index, text] of parts.entries()) {
    if (index > 0) yield ',';
    yield* await text();
  }
  yield ']}';
}

/**
 * The JSON of a page of the list. Once it holds as many bytes as a page may, the items that follow come without their rows and say how many
 * those are: each extraction is on its page, and none of them seems to be empty that is not.
 */
export async function* listText<Head extends ListedHead>(
  heads: AsyncIterable<Head>,
  toItem: (head: Head) => object,
  rowsOf: (head: Head) => RowTexts,
  end: object,
): AsyncGenerator<string> {
  let bytes = 0;
  let between = '{"data":[';
  const counted = (text: string): string => {
    bytes += Buffer.byteLength(text);
    return text;
  };
  for await (const head of heads) {
    const isFull = bytes >= LIST_PAGE_BYTES && head.rowCount > 0;
    yield counted(`${between}${openObject({ ...toItem(head), ...(isFull ? { rowsOmitted: head.rowCount } : {}) })}"rows":[`);
    if (!isFull) for await (const text of rowsOf(head)) yield counted(text);
    yield ']}';
    between = ',';
  }
  if (between !== ',') yield between;
  yield `],${JSON.stringify(end).slice(1)}`;
}

/** An object's JSON without its end, ready for one more member. */
function openObject(value: object): string {
  const json = JSON.stringify(value);
  return json === '{}' ? '{' : `${json.slice(0, -1)},`;
}
