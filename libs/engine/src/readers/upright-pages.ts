import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { ExtractedDocument } from '../model/extracted-document';
import type { Page, Ruling, Word } from '../model/page';
import type { Provenance } from '../model/table';
import { toDisplay, toReading } from './source/reading-frame';
import { UPRIGHT_PAGES } from './weights';

type Turn = 90 | 180 | 270;

/** Turns pages whose text runs sideways or upside down, as printing a broad sheet to a PDF leaves them, so that it reads from left to right. */
export const uprightPages = (document: Document): Document => ({ ...document, pages: document.pages.map(uprightPage) });

function uprightPage(page: Page): Page {
  const turn = turnOf(page.words);
  if (!turn) return page;
  const read = (box: Box): Box => toReading(box, turn, page.width, page.height);
  return {
    ...page,
    turned: turn,
    ...sizeTurned(page, turn),
    words: page.words.map((word) => turnedWord(word, turn, read)),
    rulings: page.rulings.map((ruling) => turnedRuling(ruling, read)),
    fills: page.fills.map((fill) => ({ ...fill, box: read(fill.box) })),
    images: page.images.map(read),
    ...(page.drawings ? { drawings: page.drawings.map(read) } : {}),
  };
}

/** The size of a page turned so, either way. */
const sizeTurned = ({ width, height }: Pick<Page, 'width' | 'height'>, turn: Turn | undefined): Pick<Page, 'width' | 'height'> =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

/** The rotation that most letters share; null where that is none. */
function turnOf(words: readonly Word[]): Turn | null {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, rotation = 0 } of words) letters[rotation] += text.length;
  const all = letters[0] + letters[90] + letters[180] + letters[270];
  return ([90, 180, 270] as const).find((turn) => letters[turn] > UPRIGHT_PAGES.mostOfText * all) ?? null;
}

function turnedWord({ rotation, ...word }: Word, turn: Turn, read: (box: Box) => Box): Word {
  const rest = (((rotation ?? 0) - turn + 360) % 360) as 0 | Turn;
  return { ...word, box: read(word.box), ...(rest === 0 ? {} : { rotation: rest }) };
}

function turnedRuling(ruling: Ruling, read: (box: Box) => Box): Ruling {
  const { orientation, position, start, end } = ruling;
  const { left, top, right, bottom } = read(
    orientation === 'horizontal'
      ? { left: start, right: end, top: position, bottom: position }
      : { top: start, bottom: end, left: position, right: position },
  );
  return bottom - top < right - left
    ? { ...ruling, orientation: 'horizontal', position: top, start: left, end: right }
    : { ...ruling, orientation: 'vertical', position: left, start: top, end: bottom };
}

/** The boxes of an answer on its pages as they are displayed again. */
export function displayedAnswer(answer: ExtractedDocument, pages: readonly Page[]): ExtractedDocument {
  const turned = new Map(pages.filter((page) => page.turned !== undefined || page.mirrored).map((page) => [page.number, page]));
  if (turned.size === 0) return answer;
  const displayed = (number: number, box: Box): Box => {
    const page = turned.get(number);
    if (!page) return box;
    const read = page.mirrored ? { ...box, left: page.width - box.right, right: page.width - box.left } : box;
    if (page.turned === undefined) return read;
    const { width, height } = sizeTurned(page, page.turned);
    return toDisplay(read, page.turned, width, height);
  };
  const place = <Place extends Provenance | null>(provenance: Place): Place =>
    provenance?.box ? { ...provenance, box: displayed(provenance.page, provenance.box) } : provenance;
  const { columns, cells, fields } = answer.provenance;
  return {
    ...answer,
    provenance: {
      columns: columns.map(place),
      cells: cells.map((row) => row.map(place)),
      fields: Object.fromEntries(Object.entries(fields).map(([key, provenance]) => [key, place(provenance)])),
    },
    tables: answer.tables.map((table) => (table.box ? { ...table, box: displayed(table.page, table.box) } : table)),
    pages: answer.pages.map((page) => ({ ...page, ...sizeTurned(page, turned.get(page.number)?.turned) })),
  };
}
