import { LIST_PAGE_BYTES, type ExtractionProvenance } from '@gridline/contracts';
import type { RowTexts } from './row-chunks';

/** An extraction of a list, its rows not yet read. */
export interface ListedHead {
  id: string;
  rowCount: number;
}

/** The JSON of one extraction: its head, its rows, and where its values were read. */
export async function* extractionText(
  head: object,
  rows: RowTexts,
  places?: { known: Omit<ExtractionProvenance, 'cells' | 'cellConfidence'>; cells: RowTexts; cellConfidence: RowTexts },
): AsyncGenerator<string> {
  yield `${openObject(head)}"rows":[`;
  yield* rows;
  yield ']';
  if (places) {
    yield `,"provenance":${openObject(places.known)}"cells":[`;
    yield* places.cells;
    yield '],"cellConfidence":[';
    yield* places.cellConfidence;
    yield ']}';
  }
  yield '}';
}

/**
 * The JSON of a page of the list. Once it holds as many bytes as a page may, the items that follow come without their rows and say how many
 * those are: each extraction is on its page, and none of them seems to be empty that is not.
 */
export async function* listText<Head extends ListedHead>(
  heads: AsyncIterable<Head>,
  toItem: (head: Head) => object,
  rowsOf: (head: Head) => RowTexts,
  pagination: object,
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
  yield `],"pagination":${JSON.stringify(pagination)}}`;
}

/** An object's JSON without its end, ready for one more member. */
function openObject(value: object): string {
  const json = JSON.stringify(value);
  return json === '{}' ? '{' : `${json.slice(0, -1)},`;
}
