import { boxCentreY, boxHeight, boxWidth, overlapX, overlapY } from '../../model/box';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { isSplinterOf } from './drop-doubles';
import { DROP_PIECES } from './weights';

/** Leaves out what was read once more within a word of its own line: a part of its text (`60-` within `307,60-`), and the dot of one of its letters. */
export const dropPieces = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => {
    const words = line.words.filter((word) => !line.words.some((whole) => whole !== word && isPieceOf(word, whole)));
    return words.length === line.words.length ? line : { ...line, words };
  });

const isPieceOf = (piece: ReadWord, whole: ReadWord): boolean =>
  overlapX(piece, whole) >= DROP_PIECES.within * boxWidth(piece) &&
  overlapY(piece, whole) >= DROP_PIECES.within * boxHeight(piece) &&
  (isPartOfText(piece.text, whole.text) || isDotOf(piece, whole));

const isPartOfText = (part: string, text: string): boolean => part.length < text.length && (text.startsWith(part) || text.endsWith(part));

const isDotOf = (mark: ReadWord, word: ReadWord): boolean =>
  !/[\p{L}\p{N}]/u.test(mark.text) && isSplinterOf(mark, word) && mark.bottom < boxCentreY(word);
