import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { ExtractedDocument } from '../model/extracted-document';
import type { Page, Ruling, Word } from '../model/page';
import type { Provenance } from '../model/table';
import { UPRIGHT_PAGES } from './weights';

type Turn = 90 | 180 | 270;

/** Turns pages whose text runs sideways or upside down, as printing a broad sheet to a PDF leaves them, so that it reads from left to right. */
export const uprightPages = (document: Document): Document => ({ ...document, pages: document.pages.map(uprightPage) });

function uprightPage(page: Page): Page {
  const turn = turnOf(page.words);
  if (!turn) return page;
  const toReading = (box: Box): Box => readingBox(box, turn, page.width, page.height);
  const sideways = turn !== 180;
  return {
    ...page,
    turned: turn,
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
    words: page.words.map((word) => turnedWord(word, turn, toReading)),
    rulings: page.rulings.map((ruling) => turnedRuling(ruling, toReading)),
    fills: page.fills.map((fill) => ({ ...fill, box: toReading(fill.box) })),
    images: page.images.map(toReading),
    ...(page.drawings ? { drawings: page.drawings.map(toReading) } : {}),
  };
}

/** The rotation that most letters share; null where that is none. */
function turnOf(words: readonly Word[]): Turn | null {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, rotation = 0 } of words) letters[rotation] += text.length;
  const all = letters[0] + letters[90] + letters[180] + letters[270];
  return ([90, 180, 270] as const).find((turn) => letters[turn] > UPRIGHT_PAGES.mostOfText * all) ?? null;
}

function turnedWord({ rotation, ...word }: Word, turn: Turn, toReading: (box: Box) => Box): Word {
  const rest = (((rotation ?? 0) - turn + 360) % 360) as 0 | Turn;
  return { ...word, box: toReading(word.box), ...(rest === 0 ? {} : { rotation: rest }) };
}

function turnedRuling(ruling: Ruling, toReading: (box: Box) => Box): Ruling {
  const { orientation, position, start, end } = ruling;
  const { left, top, right, bottom } = toReading(
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
    return page.turned === undefined ? read : displayedBox(read, page.turned, page.width, page.height);
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
    pages: answer.pages.map((page) =>
      turned.get(page.number)?.turned === undefined || turned.get(page.number)!.turned === 180
        ? page
        : { ...page, width: page.height, height: page.width },
    ),
  };
}

/** A displayed box where text of that rotation runs left to right; width and height are the displayed page's. */
function readingBox({ left, top, right, bottom }: Box, turn: Turn, width: number, height: number): Box {
  if (turn === 90) return { left: top, top: width - right, right: bottom, bottom: width - left };
  if (turn === 180) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  return { left: height - bottom, top: left, right: height - top, bottom: right };
}

/** The way back: width and height are those of the page as it is read. */
const displayedBox = (box: Box, turn: Turn, width: number, height: number): Box =>
  readingBox(box, turn === 180 ? 180 : turn === 90 ? 270 : 90, width, height);
