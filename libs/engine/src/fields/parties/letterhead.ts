import { boxHeight, overlapX, unionBox } from '../../model/box';
import { COUNTRY_NAMES, STREET_WORDS } from '../../lexicon/address-words.data';
import { DOC_TYPE_TITLES } from '../../lexicon/doc-type-words.data';
import { titleType } from '../../lexicon/title-types';
import {
  cleanName,
  formOfName,
  hasLegalForm,
  isLegalFormAlone,
  isRegisterLine,
  isContactLine,
  isNameLine,
  isPostalLine,
  isStreetLine,
  isCountryLine,
} from '../values/address-lines';
import { toCandidate, type Candidate, type ReadValue } from '../candidates/candidate';
import type { PageFindings } from '../candidates/label-candidates';
import { labelMeanings } from '../../lexicon/label-index';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { isSalutation } from './party-blocks';
import { isReceiptPage } from '../candidates/receipt-signs';
import { toPhrase, type PageText, type Phrase } from '../../layout/page-text';

/** The head of a page: the sender's name and what follows it of the address, line by line. Receipts have nothing else. */
interface Letterhead {
  name: Phrase[];
  nameText: string;
  address: Phrase[];
}

/** A head has at most this many lines; the longest of the receipts measured (sroie) has nine. */
const HEAD_LINES = 14;
/** Lines that were read worse than this are smudges, logos and pen strokes. */
const LEGIBLE = 0.45;

const TITLES = new Set(Object.values(DOC_TYPE_TITLES).flat());
/** Readers lose the blank of `TAX INVOICE`. */
const COMPACT_TITLES = new Set([...TITLES].map(compactForm));

/** The sender by the top of the first page: weak beside labelled parties, often all there is on a receipt. */
export function letterheadCandidates(findings: PageFindings): Candidate[] {
  const { page } = findings;
  if (page.number > 1) return [];
  const head = readHead(findings);
  const isSender =
    head && (isReceiptPage(page, findings.labels) || head.address.length > 0 || hasLegalForm(head.nameText) || isLarge(head, page));
  return [...titledName(page), ...(isSender ? headCandidates(page, head) : [])];
}

/** A name without address or legal form is one by its letters, larger than those of the page. */
function isLarge({ name }: Letterhead, page: PageText): boolean {
  const sizes = page.phrases.map((phrase) => phrase.fontSize).sort((a, b) => a - b);
  return page.placed && Math.max(...name.map((line) => line.fontSize)) > LARGE * sizes[Math.floor(sizes.length / 2)]!;
}
const LARGE = 1.2;

/** A name in the largest letters with the title behind it (`Northern Web Services Invoice`) says whose document it is. */
function titledName(page: PageText): Candidate[] {
  const largest = Math.max(...page.phrases.map((phrase) => phrase.fontSize));
  const phrase = page.phrases.find(({ fontSize, box }) => fontSize === largest && box.top < TITLE_WITHIN * page.height);
  const words = phrase?.words.slice(0, -1) ?? [];
  if (!phrase || words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word.text))) return [];
  const isTitle = (from: number): boolean =>
    TITLES.has(
      wordForms(
        phrase.words
          .slice(from)
          .map((word) => word.text)
          .join(' '),
      ).join(' '),
    );
  if (!isTitle(words.length) || isTitle(words.length - 1)) return [];
  const { text, box } = toPhrase(words, phrase.line);
  const read = { value: text, text, box, readScore: readScore([phrase]) };
  return [toCandidate('sellerName', read, { page, score: TITLED, position: TITLED, formatValid: formOfName(text) })];
}

/** Above an unlabelled block, below a label. */
const TITLED = 0.78;
const TITLE_WITHIN = 0.25;

/** What a name at the head of a page is worth, and how much more with a legal form and with an address below it. An estimate. */
const AT_THE_TOP = 0.32;
const WITH_LEGAL_FORM = 0.12;
const WITH_ADDRESS = 0.15;

function headCandidates(page: PageText, head: Letterhead): Candidate[] {
  const score = AT_THE_TOP + (hasLegalForm(head.nameText) ? WITH_LEGAL_FORM : 0) + (head.address.length > 0 ? WITH_ADDRESS : 0);
  const found = { page, score, position: score, formatValid: formOfName(head.nameText) };
  const name = toCandidate('sellerName', readLines(head.name, head.nameText), found);
  return head.address.length === 0
    ? [name]
    : [name, toCandidate('sellerAddress', readLines(head.address), { ...found, beside: 'address' })];
}

function readLines(lines: readonly Phrase[], text = lines.map((line) => line.text).join(' ')): ReadValue {
  return { value: text, text, box: unionBox(lines.map((line) => line.box)), readScore: readScore(lines) };
}

const readScore = (lines: readonly Phrase[]): number => {
  const scores = lines.flatMap((line) => line.words.map((word) => word.readScore));
  return scores.reduce((a, b) => a + b, 0) / scores.length;
};

function readHead(findings: PageFindings): Letterhead | null {
  const lines = headLines(findings);
  const from = nameLine(lines);
  if (from < 0) return null;
  const name = [...beginningOf(lines, from), lines[from]!];
  if (lines[from + 1] && isOnlyLegalForm(lines[from + 1]!.text)) name.push(lines[from + 1]!);
  const printed = cleanName(name.map((line) => line.text).join(' '));
  const nameText = findings.page.reader === 'ocr' ? mendedName(printed) : printed;
  if (nameText === '') return null;
  return { name, nameText, address: addressLines(lines.slice(lines.indexOf(name.at(-1)!) + 1)) };
}

/** What a recogniser makes of a name: a low blank, and one wrong letter in `SDN BHD`. */
const mendedName = (name: string): string => name.replace(/_/g, ' ').replace(/\bS[^D\s]N(?=\.? BHD\b)/i, 'SDN');

/** A name that ran out of its line ends in the legal form below: the line above is then close, and the wider one, or the only one with a name in it. */
function beginningOf(lines: readonly Phrase[], from: number): Phrase[] {
  const [above, line] = [lines[from - 1], lines[from]!];
  if (!above || !hasLegalForm(line.text) || hasLegalForm(above.text) || !isNameLine(above.text) || isRegisterLine(above.text)) return [];
  const isClose = line.box.top - above.box.bottom < Math.max(line.fontSize, above.fontSize);
  return isClose && (above.text.length > line.text.length || isLegalFormAlone(line.text)) ? [above] : [];
}

/** Legible lines from the top to the first one that is no longer of the head: a title, a date, a label with its value. */
function headLines({ page, labels, isTabular }: PageFindings): Phrase[] {
  const isRoll = isReceiptPage(page, labels);
  const lines: Phrase[] = [];
  for (const line of page.lines.slice(0, 2 * HEAD_LINES)) {
    if (line.length === 0) continue;
    const phrase = mainPhrase(line);
    if (!isLegible(phrase) || (lines.length === 0 && titleType(phrase.text))) continue;
    if ((lines.length > 0 && endsHead(phrase, labels)) || isTabular(phrase.box)) break;
    if (!isRoll && lines.length > 0 && isBelowHead(lines.at(-1)!, phrase)) break;
    lines.push(phrase);
    if (lines.length === HEAD_LINES) break;
  }
  return lines;
}

/** On a sheet, what stands far below the letterhead is the addressee's. */
const isBelowHead = (above: Phrase, phrase: Phrase): boolean =>
  phrase.box.top - above.box.bottom > BELOW_HEAD * Math.max(boxHeight(above.box), boxHeight(phrase.box));
const BELOW_HEAD = 4;

/** The widest phrase of a line with what stands close to it: heads are set with generous blanks. */
function mainPhrase(line: readonly Phrase[]): Phrase {
  const widest = line.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  let from = line.indexOf(widest);
  let to = from + 1;
  while (from > 0 && areNear(line[from - 1]!, line[from]!)) from--;
  while (to < line.length && areNear(line[to - 1]!, line[to]!)) to++;
  const words = line.slice(from, to).flatMap((phrase) => phrase.words);
  return to - from === 1 ? widest : toPhrase(words, widest.line);
}

const NEAR_EM = 2;
const areNear = (left: Phrase, right: Phrase): boolean =>
  right.box.left - left.box.right < NEAR_EM * Math.max(left.fontSize, right.fontSize);

function isLegible(phrase: Phrase): boolean {
  const letters = phrase.text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters >= 4 && letters > 0.6 * phrase.text.replace(/\s/g, '').length && readScore([phrase]) > LEGIBLE;
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

function endsHead(phrase: Phrase, labels: PageFindings['labels']): boolean {
  if (COMPACT_TITLES.has(compactForm(phrase.text)) || titleType(phrase.text)) return true;
  if (isStreetLine(phrase.text)) return false;
  return labels.some(
    (label) =>
      label.phrase === phrase &&
      label.start === 0 &&
      (!label.runsOn || label.end > 1) &&
      label.meanings.some(({ key }) => HEAD_ENDING_KEYS.has(key)),
  );
}

const NAME_WITHIN = 5;

/** The first line with a company's legal form near the top, else the first that is a name and not an address. */
function nameLine(lines: readonly Phrase[]): number {
  const top = lines.slice(0, NAME_WITHIN);
  const legal = top.findIndex((line) => hasLegalForm(line.text) && isNameLine(cleanName(line.text)));
  if (legal >= 0) return legal;
  return top.findIndex(
    (line) =>
      isNameLine(line.text) &&
      !/^\d|:(?:\s|$)/.test(line.text) &&
      labelMeanings(compactForm(line.text), false).length === 0 &&
      !isContactLine(line.text) &&
      !isStreetLine(line.text) &&
      !isPostalLine(line.text) &&
      !isSalutation(line.text) &&
      titleType(line.text) === undefined,
  );
}

const isOnlyLegalForm = (text: string): boolean =>
  /^(?:\(?m\)?\s*)?(?:sdn\.?\s*bhd\.?|gmbh|s\/b|ltd\.?|inc\.?|llc|enterprise|trading)$/i.test(text.trim());

/** From the first line of a place, with what leads up to it, to the last one, with the region behind it. */
function addressLines(lines: readonly Phrase[]): Phrase[] {
  const place = lines.findIndex((line) => isPlaceLine(line.text) && !endsAddress(line.text));
  if (place < 0) return [];
  const end = lines.findIndex((line, index) => index > place && (endsAddress(line.text) || isApart(lines[index - 1]!, line)));
  const body = lines.slice(0, end < 0 ? lines.length : end);
  const last = body.findLastIndex((line) => isPlaceLine(line.text));
  return [...leadingLines(lines.slice(0, place)), ...body.slice(place, last + 1), ...regionLines(body.slice(last))];
}

/** A building, a floor or a street without its number stands above the place, and ends in a comma or holds a number. */
function leadingLines(before: readonly Phrase[]): Phrase[] {
  const other = before.findLastIndex(({ text }) => endsAddress(text) || !(/\d/.test(text) || /,/.test(text) || isStreetStart(text)));
  return before.slice(other + 1);
}

/** `Jalan Besar Kepong`: a word for a street opens the line. */
const isStreetStart = (text: string): boolean => STREET_WORDS.has(wordForms(text)[0] ?? '') && wordForms(text).length > 1;

/** A region or a country behind the last place; the line that a comma leaves open goes on. */
function regionLines([place, ...following]: readonly Phrase[]): Phrase[] {
  const regions: Phrase[] = [];
  let above = place!;
  for (const line of following) {
    if (!isRegion(line.text) || ENDS_IN_COUNTRY.test(above.text) || (regions.length > 0 && !/[,-]$/.test(above.text))) break;
    regions.push(line);
    above = line;
  }
  return regions;
}

/** The lines of an address follow one another closely, and stand over one another. */
const isApart = (above: Phrase, line: Phrase): boolean =>
  overlapX(above.box, line.box) <= 0 || line.box.top - above.box.bottom > APART * Math.max(boxHeight(above.box), boxHeight(line.box));
const APART = 1.6;

const isPlaceLine = (text: string): boolean =>
  isStreetStart(text) || isPostalLine(text) || isStreetLine(text) || isCountryLine(text) || MISREAD_POSTAL_CODE.test(text);
/** `$3200 Johor`, `582G0 Kuala Lumpur`: one sign of five is not a digit. */
const MISREAD_POSTAL_CODE = /(?:^|\s)(?=\S*\d\S*\d\S*\d\S*\d)[\d$OGSBIl]{5} \p{Lu}/u;
const endsAddress = (text: string): boolean => isContactLine(text) || isRegisterLine(text);

const ENDS_IN_COUNTRY = new RegExp(`\\b(?:${[...COUNTRY_NAMES].filter((name) => name.length > 3).join('|')})\\W*$`, 'i');

/** What follows the last line with a number: a region or a country, in letters alone. */
const isRegion = (text: string): boolean => !/[\d:]/.test(text) && wordForms(text).length <= 6;
