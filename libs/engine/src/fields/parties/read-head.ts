import { boxHeight, overlapX } from '../../model/box';
import { isCompactTitle, isSalutation, titleType, withRecognisedForm } from '../../lexicon/lexicon';
import { compactForm } from '../../lexicon/label-words';
import { isKnownLabel } from '../../lexicon/whole-labels';
import { toSegment, type Segment } from '../../layout/segments';
import type { PageFindings } from '../candidates/page-findings';
import { isReceiptPage } from '../candidates/receipt-signs';
import {
  cleanName,
  hasLegalForm,
  isContactLine,
  isLegalFormAlone,
  isOnlyLegalForm,
  isNameLine,
  isPostalLine,
  isRegisterLine,
  isStreetLine,
  isTradeLine,
} from '../values/address-lines';
import { addressLines } from './head-address';
import { READ_HEAD } from './weights';
import { textOf } from '../../model/page';

/** The head of a page: the sender's name and what follows it of the address, line by line. Receipts have nothing else. */
export interface Letterhead {
  name: Segment[];
  nameText: string;
  address: Segment[];
  /** Whether the line below says where the sender is or how to reach them. */
  isReachable: boolean;
}

/** The name and the address at the head of a page; null where nothing there is a name. */
export function readHead(findings: PageFindings): Letterhead | null {
  const lines = headLines(findings);
  const from = nameLine(lines);
  if (from < 0) return null;
  const name = [...beginningOf(lines, from), lines[from]!];
  if (lines[from + 1] && isOnlyLegalForm(lines[from + 1]!.text)) name.push(lines[from + 1]!);
  const printed = cleanName(textOf(name));
  const nameText = findings.page.reader === 'ocr' ? mendedName(printed) : printed;
  if (nameText === '') return null;
  const following = lines.slice(lines.indexOf(name.at(-1)!) + 1);
  const [below] = following;
  const isReachable = below !== undefined && (isPostalLine(below.text) || isStreetLine(below.text) || isContactLine(below.text));
  return { name, nameText, address: addressLines(following), isReachable };
}

/** What a recogniser makes of a name: a low blank, and one wrong letter in a legal form. */
const mendedName = (name: string): string => withRecognisedForm(name.replace(/_/g, ' '));

/** A name that ran out of its line ends in the legal form below: the line above is then close, and the wider one, or the only one with a name in it. */
function beginningOf(lines: readonly Segment[], from: number): Segment[] {
  const [above, line] = [lines[from - 1], lines[from]!];
  if (!above || !hasLegalForm(line.text) || hasLegalForm(above.text) || !isNameLine(above.text)) return [];
  if (isRegisterLine(above.text) || isContactLine(above.text) || overlapX(above.box, line.box) <= 0) return [];
  const isClose = line.box.top - above.box.bottom < Math.max(line.fontSize, above.fontSize);
  return isClose && (above.text.length > line.text.length || isLegalFormAlone(line.text)) ? [above] : [];
}

/** Legible lines from the top to the first one that is no longer of the head: a title, a date, a label with its value. */
function headLines({ page, labels, isTabular }: PageFindings): Segment[] {
  const isRoll = isReceiptPage(page, labels);
  const lines: Segment[] = [];
  for (const { segments } of page.lines.slice(0, 2 * READ_HEAD.headLines)) {
    if (segments.length === 0) continue;
    const segment = mainSegment(besideTitle(segments));
    if (!isLegible(segment) || (lines.length === 0 && titleType(segment.text))) continue;
    if ((lines.length > 0 && endsHead(segment, labels)) || isTabular(segment.box)) break;
    if (!isRoll && lines.length > 0 && isBelowHead(lines.at(-1)!, segment)) break;
    lines.push(segment);
    if (lines.length === READ_HEAD.headLines) break;
  }
  return lines;
}

/** On a sheet, what stands far below the letterhead is the addressee's. */
const isBelowHead = (above: Segment, segment: Segment): boolean =>
  segment.box.top - above.box.bottom > READ_HEAD.belowHead * Math.max(boxHeight(above.box), boxHeight(segment.box));

/** Of a line with a title, the names beside it; what is said of this copy in brackets is none. */
function besideTitle(line: readonly Segment[]): readonly Segment[] {
  const titles = line.filter(({ text }) => titleType(text) !== undefined);
  if (titles.length === 0) return line;
  const names = line.filter(({ text }) => isNameLine(text) && !/\d|^\(.*\)$/.test(text) && titleType(text) === undefined);
  return names.length > 0 ? names : titles;
}

/** The widest segment of a line, of those in its largest letters, with what stands close to it: heads are set with generous blanks. */
function mainSegment(line: readonly Segment[]): Segment {
  const largest = Math.max(...line.map(({ fontSize }) => fontSize));
  const inLargest = line.filter(({ fontSize }) => fontSize * READ_HEAD.larger > largest);
  const widest = inLargest.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  let from = line.indexOf(widest);
  let to = from + 1;
  while (from > 0 && areNear(line[from - 1]!, line[from]!)) from--;
  while (to < line.length && areNear(line[to - 1]!, line[to]!)) to++;
  const words = line.slice(from, to).flatMap((segment) => segment.words);
  return to - from === 1 ? widest : toSegment(words, widest.line);
}

const areNear = (left: Segment, right: Segment): boolean =>
  right.box.left - left.box.right < READ_HEAD.nearEm * Math.max(left.fontSize, right.fontSize);

function isLegible(segment: Segment): boolean {
  const letters = segment.text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return (
    letters >= 4 &&
    letters > READ_HEAD.lettersShare * segment.text.replace(/\s/g, '').length &&
    meanReadScore([segment]) > READ_HEAD.legible
  );
}

const HEAD_ENDING_KEYS: ReadonlySet<string> = new Set([
  'invoiceNumber',
  'issueDate',
  'grossTotal',
  'accountExecutive',
  'buyerName',
  'cashTendered',
  'orderNumber',
]);

function endsHead(segment: Segment, labels: PageFindings['labels']): boolean {
  // Readers lose the blank of `TAX INVOICE`.
  if (isCompactTitle(compactForm(segment.text)) || titleType(segment.text)) return true;
  if (isStreetLine(segment.text)) return false;
  return labels.some(
    (label) =>
      label.segment === segment &&
      label.start === 0 &&
      (!label.runsOn || label.end > 1) &&
      label.meanings.some(({ key }) => HEAD_ENDING_KEYS.has(key)),
  );
}

/** The first line with a company's legal form near the top, else the first that is a name and not an address. */
function nameLine(lines: readonly Segment[]): number {
  const top = lines.slice(0, READ_HEAD.nameWithin);
  const legal = top.findIndex((line) => hasLegalForm(line.text) && !isPostalLine(line.text) && isNameLine(cleanName(line.text)));
  if (legal >= 0) return legal;
  return top.findIndex(
    (line) =>
      isNameLine(line.text) &&
      !isTradeLine(line.text) &&
      !/^\d|:(?:\s|$)|\b(?:19|20)\d{2}\b/.test(line.text) &&
      !isKnownLabel(line.text) &&
      !isContactLine(line.text) &&
      !isStreetLine(line.text) &&
      !isPostalLine(line.text) &&
      !isSalutation(line.text) &&
      titleType(line.text) === undefined,
  );
}

/** How well the words of some lines were read, on average. */
export const meanReadScore = (lines: readonly Segment[]): number => {
  const scores = lines.flatMap((line) => line.words.map((word) => word.readScore));
  return scores.reduce((a, b) => a + b, 0) / scores.length;
};
