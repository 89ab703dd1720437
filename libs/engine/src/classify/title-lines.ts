import { boxHeight } from '../model/box';
import { median } from '../model/median';
import { wordForms } from '../lexicon/label-words';
import { typeOfTitle } from '../lexicon/lexicon';
import { withoutDataLines, type LaidOutPage } from '../layout/laid-out-page';
import type { Segment } from '../layout/segments';
import { REFERRED, type TitleLine } from './title-scores';
import { CLASSIFY } from './weights';

/** The lines of the first page that may be a title. */
export function titleLines(pages: readonly LaidOutPage[]): TitleLine[] {
  const first = pages[0] && withoutDataLines(pages[0]);
  if (!first) return [];
  const usual = middleSize(first.segments.map((segment) => segment.fontSize));
  const segments = first.segments.slice(0, CLASSIFY.titleLines);
  const toTitleLine = (segment: Segment, text = segment.text): TitleLine => ({
    text,
    relativeSize: middleSize(segment.words.map((word) => word.fontSize)) / usual,
    depth: Math.min(1, segment.box.top / first.height),
    isRecognised: first.reader === 'ocr',
  });
  const wrapped = segments.flatMap((segment) => {
    const below = segments.find((other) => isNextLine(segment, other));
    const text = below && `${segment.text} ${below.text}`;
    return text && isWholeTitle(text) && !isWholeTitle(segment.text) ? [toTitleLine(segment, text)] : [];
  });
  return [...segments.map((segment) => toTitleLine(segment, labelWithNumber(segment, first))), ...wrapped];
}

/** `Auftrag` beside `A24-1188`: a label with its number, a gap apart; the text itself elsewhere. */
function labelWithNumber(segment: Segment, { lines }: LaidOutPage): string {
  const type = typeOfTitle(wordForms(segment.text).join(' '));
  if (type === undefined || !REFERRED.has(type)) return segment.text;
  const { segments } = lines[segment.line]!;
  const beside = segments[segments.indexOf(segment) + 1];
  return beside && /^\S*\d\S*$/.test(beside.text) ? `${segment.text}: ${beside.text}` : segment.text;
}

/** `NOTA DI` over `CREDITO`: a narrow cell breaks its title. */
const isNextLine = (above: Segment, below: Segment): boolean =>
  below.line > above.line &&
  below.box.top - above.box.bottom < boxHeight(above.box) &&
  Math.abs(below.box.left - above.box.left) < boxHeight(above.box);

const isWholeTitle = (text: string): boolean => typeOfTitle(wordForms(text).join(' ')) !== undefined;

/** A recogniser measures single words too high or too low. */
const middleSize = (sizes: readonly number[]): number => median(sizes) ?? 1;
