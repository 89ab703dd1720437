import { boxCentreX, boxHeight, unionBox, type Box } from '../../model/box';
import { textOf, type Word } from '../../model/page';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { cleanName, isOnlyLegalForm } from '../values/address-lines';
import { typeSizes } from './item-features';
import { NAME_VARIANTS } from './weights';

/** How far a name may go at a place: a part of a line, or of lines that follow one another. */
export interface NameVariant {
  /** The lines it is taken from, and which words of them are left out at its front and at its end: the same list for all that leave out the same. */
  lines: readonly Segment[];
  before: readonly Word[];
  words: readonly Word[];
  behind: readonly Word[];
  value: string;
  text: string;
  box: Box;
}

/** The lines that a name at a place may go on in. */
export interface NameLines {
  above: Segment | undefined;
  own: Segment;
  below: readonly Segment[];
  /** Where the longest line of its block ends, and where the next text on the right begins, or the text of the page ends. */
  room: NameRoom;
  /** Its letters against the usual and the largest ones of the page, and how far down the page it stands. */
  prominence: [number, number, number];
}

export interface NameRoom {
  block: number;
  column: number;
}

/** Every extent that a name which stands in a segment may have; the whole segment is the first. */
export function nameVariants(page: LaidOutPage, own: Segment): { lines: NameLines; variants: NameVariant[] } {
  const above = lineBeside(page, own, -1);
  const next = lineBeside(page, own, 1);
  const last = next && lineBeside(page, next, 1);
  const below = [next, last].flatMap((line) => line ?? []);
  const sets = [[own], ...(above ? [[above, own]] : []), ...(next ? [[own, next]] : []), ...(next && last ? [[own, next, last]] : []), ...(above && next ? [[above, own, next]] : [])]; // prettier-ignore
  const seen = new Set<string>();
  const inFull = sets.flatMap((lines) => withFormBelow(page, lines));
  const variants = [...sets, ...inFull].flatMap(extentsOf).filter(({ value }) => value !== '' && !seen.has(value) && seen.add(value));
  const prominence = prominenceOf(page, own);
  return { lines: { above, own, below, room: roomOf(page, own), prominence }, variants: variants.slice(0, NAME_VARIANTS.most) };
}

/** The lines and the one below them, beyond as many as a name usually has, where that is nothing but the legal form: `Westland`, `Mobile`, `Engineering`, `Ltd`. */
function withFormBelow(page: LaidOutPage, lines: readonly Segment[]): Segment[][] {
  const form = lines.length === NAME_VARIANTS.lines ? lineBeside(page, lines.at(-1)!, 1) : undefined;
  return form && isOnlyLegalForm(form.text) ? [[...lines, form]] : [];
}

const prominenceOf = (page: LaidOutPage, { fontSize, box }: Segment): NameLines['prominence'] => {
  const [usual, largest] = typeSizes(page);
  return [fontSize / (usual || 1), fontSize / (largest || 1), box.top / page.height];
};

/** How wide its block is by the lines above and below it, and how wide it might be. */
function roomOf(page: LaidOutPage, own: Segment): NameRoom {
  const lines = [own];
  for (const step of [-1, 1] as const)
    for (let line = lineBeside(page, own, step); line && lines.length < NAME_VARIANTS.blockLines; line = lineBeside(page, line, step))
      lines.push(line);
  const block = Math.max(...lines.map(({ box }) => box.right));
  const top = Math.min(...lines.map(({ box }) => box.top));
  const bottom = Math.max(...lines.map(({ box }) => box.bottom));
  const beside = page.segments.filter(({ box }) => box.left >= block && box.top < bottom && box.bottom > top);
  const column = beside.length > 0 ? beside.map(({ box }) => box.left) : page.segments.map(({ box }) => box.right);
  return { block, column: beside.length > 0 ? Math.min(...column) : Math.max(...column) };
}

/** Extents that begin or end at one word share what they leave out there. */
function extentsOf(lines: Segment[]): NameVariant[] {
  const words = lines.flatMap((line) => line.words);
  const firstWords = lines[0]!.words.length;
  const untilLast = words.length - lines.at(-1)!.words.length;
  const colon = words.slice(0, firstWords - 1).findIndex(({ text }) => /[:：]$/.test(text));
  const starts = Array.from({ length: firstWords }, (_, at) => at)
    .filter((at) => at <= NAME_VARIANTS.wordsBefore || at === colon + 1)
    .map((start) => ({ start, before: words.slice(0, start) }));
  const ends = Array.from({ length: words.length - untilLast }, (_, at) => ({ end: words.length - at, behind: words.slice(words.length - at) })); // prettier-ignore
  return starts.flatMap(({ start, before }) =>
    ends
      .filter(({ end }) => end > start && end - start <= NAME_VARIANTS.words)
      .map(({ end, behind }) => {
        const kept = words.slice(start, end);
        // `Wohnungsbau-` and `genossenschaft` stay two words: which hyphens are the name's own is not known.
        const text = textOf(kept);
        return { lines, before, words: kept, behind, value: cleanName(text), text, box: unionBox(kept.map(({ box }) => box)) };
      }),
  );
}

/** The line closely above (-1) or below (1) at the same edge or under the same middle, in letters of about the same size. */
function lineBeside(page: LaidOutPage, { box, fontSize, line }: Segment, step: -1 | 1): Segment | undefined {
  const height = Math.max(1, boxHeight(box));
  for (let at = line + step; page.lines[at] && Math.abs(at - line) <= NAME_VARIANTS.linesApart; at += step) {
    const found = page.lines[at]!.segments.find((each) => {
      const gap = step > 0 ? each.box.top - box.bottom : box.top - each.box.bottom;
      const size = each.fontSize / (fontSize || 1);
      return (
        gap > -NAME_VARIANTS.into * height &&
        gap < NAME_VARIANTS.apart * height &&
        size > NAME_VARIANTS.smaller &&
        size < 1 / NAME_VARIANTS.smaller &&
        (Math.abs(each.box.left - box.left) < height || Math.abs(boxCentreX(each.box) - boxCentreX(box)) < height)
      );
    });
    if (found) return found;
  }
  return undefined;
}
