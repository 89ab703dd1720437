import { boxCentreY, overlapX } from '../../model/box';
import type { Ruling } from '../../model/page';
import { isDataLine, isFullWidth, isPeriod, isPrice, segmentsOf, textBox, type Region } from '../grid/region';
import type { Segment } from '../../layout/segments';
import { isValue } from '../grid/numeric-text';
import { HEADER_END } from './weights';

/** How many leading lines of the region are its header: judged by rulings first, by the first row of figures otherwise. */
export function headerLineCount(region: Region): number {
  const segmented = region.lines.map((line) => segmentsOf(region, line));
  let end = endOfHeader(region, segmented);
  while (end > 1 && segmented[end - 1]!.some(({ text }) => isPrice(text))) end--;
  return end;
}

function endOfHeader(region: Region, segmented: (readonly Segment[])[]): number {
  const firstData = segmented.findIndex((segments, at) => isDataLine(segments) || standsOverFigures(segments, segmented[at + 1]));
  const ruled = endByRuling(region, segmented, firstData);
  if (ruled !== undefined) return ruled;
  if (firstData === -1) return endByStyle(region);
  return Math.min(endByFigures(segmented, firstData), HEADER_END.maxHeaderLines);
}

/** Whether a row of few figures among its texts has them over those of the next: two, or the last of both. */
function standsOverFigures(segments: readonly Segment[], next: readonly Segment[] = []): boolean {
  const below = next.filter(isEntry);
  const over = segments.slice(1).filter((segment) => isEntry(segment) && below.some(({ box }) => overlapX(box, segment.box) > 0));
  return over.length > 1 || (over.length === 1 && segments.length > 2 && over[0] === segments.at(-1) && below.at(-1) === next.at(-1));
}

/** What a row has under labels: years are labels themselves. */
const isEntry = ({ text }: Segment): boolean => isValue(text) && !isPeriod(text);

function endByRuling(region: Region, segmented: readonly (readonly Segment[])[], firstData: number): number | undefined {
  const text = textBox(region.lines);
  const lineAbove = (ruling: Ruling): number => region.lines.filter((line) => boxCentreY(line.box) < ruling.position).length;
  const counts = region.horizontals
    .filter((ruling) => isFullWidth(ruling, text))
    .map(lineAbove)
    .filter((count) => count > 0 && count < region.lines.length);
  const interior = [...new Set(counts)].filter((count) => segmented.slice(0, count).some((segments) => segments.length > 1));
  const first = interior[0];
  if (first === undefined || first > HEADER_END.maxHeaderLines) return undefined;
  if (interior.length <= HEADER_END.fewRulings && looksLikeHeader(segmented.slice(0, first))) return first;
  const above = interior.filter((count) => count <= firstData);
  // The name of a section between two rulings is a row of its own.
  const section = above.findIndex((count, i) => i > 0 && isSectionRow(segmented, above[i - 1]!, count, firstData));
  return section === -1 ? above[above.length - 1] : above[section - 1];
}

const isSectionRow = (segmented: readonly (readonly Segment[])[], from: number, to: number, firstData: number): boolean =>
  to - from === 1 && isSectionLabel(segmented[from]!, segmented[firstData]!);

/** Whether the lines could be a header: at most one row that reads like data, as a header of years or sizes does. */
const looksLikeHeader = (segmented: readonly (readonly Segment[])[]): boolean => segmented.filter(isDataLine).length <= 1;

/** Leading bold lines before lines that are not, else one line. */
function endByStyle(region: Region): number {
  const bold = region.lines.map((line) => line.words.every((word) => word.bold));
  const firstPlain = bold.indexOf(false);
  if (firstPlain > 0 && firstPlain <= HEADER_END.maxHeaderLines) return firstPlain;
  return region.lines.length > 1 ? 1 : 0;
}

/** The header ends before the first row of figures, and before a section label that leads it. */
function endByFigures(segmented: readonly (readonly Segment[])[], firstData: number): number {
  let end = firstData;
  while (end > 1 && isSectionLabel(segmented[end - 1]!, segmented[firstData]!)) end--;
  const headed = segmented.slice(0, end).some((segments) => segments.length > 1 || isHeading(segments));
  return headed ? end : firstData;
}

function isSectionLabel(segments: readonly Segment[], data: readonly Segment[]): boolean {
  const [only] = segments;
  return (
    segments.length === 1 &&
    only!.box.left < data[1]!.box.left &&
    !isValue(only!.text) &&
    only!.box.left <= data[0]!.box.left + only!.fontSize
  );
}

const isHeading = (segments: readonly Segment[]): boolean => segments.length > 0 && segments.every((segment) => isPeriod(segment.text));
