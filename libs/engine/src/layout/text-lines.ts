import { boxAround, boxCentreY, boxHeight } from '../model/box';
import { textOf, type TextLine, type Word } from '../model/page';
import { TEXT_LINES } from './weights';

/** Groups words that share a baseline to lines, top to bottom; words inside a line run left to right. Turned words are left out. */
export function groupLines(words: readonly Word[]): TextLine[] {
  if (words.length === 1) return words[0]!.rotation === undefined ? [toLine(words)] : [];
  const upright = words.filter((word) => word.rotation === undefined).sort((a, b) => boxCentreY(a.box) - boxCentreY(b.box));
  const lines: OpenLine[] = [];
  for (const word of upright) {
    const line = closestLine(lines, word);
    if (line) extend(line, word);
    else lines.push({ words: [word], top: word.box.top, bottom: word.box.bottom });
  }
  const inOrder = lines.map(({ words: members }) => toLine(members)).sort((a, b) => boxCentreY(a.box) - boxCentreY(b.box));
  inOrder.forEach((line, index) => (line.index = index));
  return inOrder;
}

/** Lines cut down to some of their words; those that have none of them are left out. */
export function restrictLines(lines: readonly TextLine[], words: readonly Word[]): TextLine[] {
  const kept = new Set(words);
  const restricted = lines.flatMap((line) => {
    const own = line.words.filter((word) => kept.has(word));
    if (own.length === line.words.length) return [line];
    return own.length > 0 ? [toLine(own, line.index)] : [];
  });
  return restricted.sort((a, b) => boxCentreY(a.box) - boxCentreY(b.box));
}

/** Makes one line of words that are known to share it. */
export function toLine(words: readonly Word[], index = 0): TextLine {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left);
  return { words: sorted, box: boxAround(sorted), text: textOf(sorted), index };
}

/** Whether a line is in bold from end to end, and no word of another is. */
export const isBoldBeside = (line: Pick<TextLine, 'words'>, plain: Pick<TextLine, 'words'>): boolean =>
  line.words.every(({ bold }) => bold) && !plain.words.some(({ bold }) => bold);

interface OpenLine {
  words: Word[];
  /** The band of its first word, of its first lower one beside tall ones: a tall word must not pull its neighbours' lines together. A speck gives none. */
  top: number;
  bottom: number;
}

function closestLine(lines: readonly OpenLine[], word: Word): OpenLine | undefined {
  let best: OpenLine | undefined;
  let bestShare = TEXT_LINES.sameLineShare;
  for (let i = lines.length - 1; i >= Math.max(0, lines.length - TEXT_LINES.openLines); i--) {
    const line = lines[i]!;
    const shared = Math.min(line.bottom, word.box.bottom) - Math.max(line.top, word.box.top);
    const share = shared / Math.min(line.bottom - line.top, boxHeight(word.box));
    if (share > bestShare) {
      best = line;
      bestShare = share;
    }
  }
  return best;
}

function extend(line: OpenLine, word: Word): void {
  const isBesideTall = !mayBeSpeck(word) && line.words.every(({ box }) => boxHeight(box) > TEXT_LINES.tall * boxHeight(word.box));
  const isBesideSpeck = mayBeSpeck(line.words[0]!) && line.bottom - line.top < TEXT_LINES.speck * boxHeight(word.box);
  line.words.push(word);
  if (isBesideSpeck || isBesideTall) [line.top, line.bottom] = [word.box.top, word.box.bottom];
}

const mayBeSpeck = ({ text, readScore }: Word): boolean => readScore < 1 && !/[\p{L}\p{N}]{3}/u.test(text);
