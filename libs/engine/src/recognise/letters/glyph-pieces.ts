import { boxCentreX, boxCentreY, boxHeight, boxWidth, overlapX, unionBox } from '../../model/box';
import type { PixelBox } from '../image/gray-image';
import { GLYPH_PIECES } from './weights';

/** A run of print in letters of one square each. */
export interface GlyphRun {
  left: number;
  right: number;
  /** The height at which its letters have their middle, and the square that they are set in. */
  middle: number;
  em: number;
}

/** What a letter may be made of: pieces that follow one another, from `from` to `to`, and their box. */
export interface PieceGroup {
  from: number;
  to: number;
  box: PixelBox;
}

/** The pieces of ink that a run's letters are made of, from the left: marks over one another are one piece, and what is wider than a letter is cut. */
export function piecesOf(marks: readonly PixelBox[], { left, right, middle, em }: GlyphRun): PixelBox[] {
  const isOf = (mark: PixelBox): boolean =>
    boxCentreX(mark) > left - GLYPH_PIECES.beside * em &&
    boxCentreX(mark) < right + GLYPH_PIECES.beside * em &&
    Math.abs(boxCentreY(mark) - middle) < GLYPH_PIECES.offMiddle * em &&
    boxHeight(mark) < GLYPH_PIECES.highest * em;
  const inOrder = marks.filter(isOf).sort((a, b) => a.left - b.left);
  const joined = inOrder.reduce<PixelBox[]>((pieces, mark) => {
    const last = pieces.at(-1);
    return last && overlapX(last, mark) > 0 ? [...pieces.slice(0, -1), unionBox([last, mark])] : [...pieces, mark];
  }, []);
  return joined.flatMap((piece) => cut(piece, em));
}

/** Letters that touch one another, in equal parts. */
function cut(piece: PixelBox, em: number): PixelBox[] {
  if (boxWidth(piece) <= GLYPH_PIECES.widest * em) return [piece];
  const count = Math.max(2, Math.round(boxWidth(piece) / em));
  const width = boxWidth(piece) / count;
  return Array.from({ length: count }, (_, at) => ({ ...piece, left: piece.left + at * width, right: piece.left + (at + 1) * width }));
}

/** Every group of pieces that is no wider than a letter. */
export function groupsOf(pieces: readonly PixelBox[], em: number): PieceGroup[] {
  return pieces.flatMap((first, from): PieceGroup[] => {
    const groups: PieceGroup[] = [];
    let box = first;
    for (let to = from; to < pieces.length; to++) {
      box = unionBox([box, pieces[to]!]);
      if (boxWidth(box) > GLYPH_PIECES.widest * em) break;
      groups.push({ from, to, box });
    }
    return groups;
  });
}
