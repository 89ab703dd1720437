import { boxArea, boxCentreY, boxHeight, boxWidth, contains, type Box } from '../../model/box';
import type { FilledBox, Page, Ruling, Word } from '../../model/page';
import { JOIN_RULINGS } from './weights';

/** All lines that separate on a page: drawn rulings and the edges of filled boxes, each line once. */
export function pageRulings(page: Page): Ruling[] {
  const cells = page.fills.filter((fill) => isCellLike(fill, page));
  const edges = cells.filter((fill) => !isHidden(fill, cells)).flatMap(({ box }) => boxEdges(box));
  const drawn = page.reader === 'ocr' ? page.rulings.map((ruling) => withoutStems(ruling, page.words)) : page.rulings;
  return joinRulings([...drawn, ...edges, ...page.words.filter(isTypedRuling).map(typedRuling)]);
}

/** A recognised vertical line, less an end that stands inside a word: the stem of a letter that runs into it, as a descender does. */
function withoutStems(ruling: Ruling, words: readonly Word[]): Ruling {
  if (ruling.orientation === 'horizontal') return ruling;
  const inside = words.filter(({ box }) => box.left + 1 < ruling.position && ruling.position < box.right - 1).map(({ box }) => box);
  const above = inside.find(({ top, bottom }) => top - 1 <= ruling.start && ruling.start < bottom);
  const below = inside.find(({ top, bottom }) => top < ruling.end && ruling.end <= bottom + 1);
  return { ...ruling, start: above?.bottom ?? ruling.start, end: below?.top ?? ruling.end };
}

/** A ruling typed with characters. */
const TYPED_RULING = /^[-–—_=]{5,}$/;

/** Whether the word is a ruling typed with dashes or underscores. */
export const isTypedRuling = (word: Word): boolean => TYPED_RULING.test(word.text) && word.rotation === undefined;

const typedRuling = ({ box }: Word): Ruling => ({
  orientation: 'horizontal',
  position: boxCentreY(box),
  start: box.left,
  end: box.right,
  thickness: JOIN_RULINGS.typedPt,
});

/** Whether the fill lies inside a larger one of the same shade, as the shading of a paragraph does inside its cell. */
function isHidden(fill: FilledBox, others: readonly FilledBox[]): boolean {
  return others.some(
    ({ box, shade }) =>
      box !== fill.box &&
      Math.abs(shade - fill.shade) < JOIN_RULINGS.sameShade &&
      contains(box, fill.box, JOIN_RULINGS.insidePt) &&
      boxArea(box) > JOIN_RULINGS.largerArea * boxArea(fill.box),
  );
}

/** Whether a fill may be a cell or a row of them: darker than paper, larger than a bullet, and not the ground of the page. */
function isCellLike({ box, shade }: FilledBox, page: Page): boolean {
  if (shade > JOIN_RULINGS.paperShade || Math.min(boxWidth(box), boxHeight(box)) < JOIN_RULINGS.minFillPt) return false;
  return boxArea(box) < JOIN_RULINGS.groundShare * page.width * page.height;
}

function boxEdges({ left, top, right, bottom }: Box): Ruling[] {
  return [
    { orientation: 'horizontal', position: top, start: left, end: right, thickness: 0 },
    { orientation: 'horizontal', position: bottom, start: left, end: right, thickness: 0 },
    { orientation: 'vertical', position: left, start: top, end: bottom, thickness: 0 },
    { orientation: 'vertical', position: right, start: top, end: bottom, thickness: 0 },
  ];
}

/** Joins pieces of the same line: drawn twice, touching, dashed or dotted. */
export function joinRulings(rulings: readonly Ruling[]): Ruling[] {
  return [...joinAlong(rulings, 'horizontal'), ...joinAlong(rulings, 'vertical')];
}

function joinAlong(rulings: readonly Ruling[], orientation: Ruling['orientation']): Ruling[] {
  const sorted = rulings.filter((ruling) => ruling.orientation === orientation).sort((a, b) => a.position - b.position);
  const joined: Ruling[] = [];
  let from = 0;
  for (let i = 1; i <= sorted.length; i++) {
    if (i < sorted.length && sorted[i]!.position - sorted[from]!.position <= JOIN_RULINGS.sameLinePt) continue;
    joined.push(...joinCollinear(sorted.slice(from, i)));
    from = i;
  }
  return joined.filter((ruling) => ruling.end - ruling.start >= JOIN_RULINGS.minLengthPt);
}

function joinCollinear(pieces: Ruling[]): Ruling[] {
  pieces.sort((a, b) => a.start - b.start);
  const joined: Ruling[] = [];
  for (const piece of pieces) {
    const last = joined[joined.length - 1];
    if (!last || piece.start > last.end + JOIN_RULINGS.gapPt) {
      joined.push({ ...piece });
      continue;
    }
    if (piece.end - piece.start > last.end - last.start) last.position = piece.position;
    last.end = Math.max(last.end, piece.end);
    last.thickness = Math.max(last.thickness, piece.thickness);
  }
  return joined;
}
