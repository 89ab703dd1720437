import { unionBox, type Box } from '../model/box';
import { DOC_TYPE_TITLES } from '../classify/doc-type-words.data';
import {
  cleanName,
  hasLegalForm,
  isRegisterLine,
  isContactLine,
  isNameLine,
  isPostalLine,
  isStreetLine,
  isCountryLine,
} from './address-lines';
import { placeOf, type Candidate } from './candidate';
import type { PageFindings } from './label-candidates';
import { wordForms } from './label-words';
import { toPhrase, type PageText, type Phrase } from './page-text';

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

/** The sender by the top of the first page: weak beside labelled parties, often all there is on a receipt. */
export function letterheadCandidates({ page, labels }: PageFindings): Candidate[] {
  const head = page.number === 1 ? readHead(page, labels) : null;
  if (!head) return [];
  const score = 0.32 + (hasLegalForm(head.nameText) ? 0.12 : 0) + (head.address.length > 0 ? 0.15 : 0);
  const nameBox = unionBox(head.name.map((line) => line.box));
  const signals = { labelStrength: 0, position: score, formatValid: hasLegalForm(head.nameText) ? 1 : 0.5 };
  const base = { page, score };
  const candidates: Candidate[] = [
    {
      ...base,
      key: 'sellerName',
      value: head.nameText,
      text: head.nameText,
      box: nameBox,
      place: placeOf(page, nameBox),
      signals: { ...signals, readScore: readScore(head.name) },
    },
  ];
  if (head.address.length > 0) {
    const text = head.address.map((line) => line.text).join(' ');
    const box = unionBox(head.address.map((line) => line.box));
    candidates.push({
      ...base,
      key: 'sellerAddress',
      value: text,
      text,
      box,
      place: `${placeOf(page, box)}:address`,
      signals: { ...signals, readScore: readScore(head.address) },
    });
  }
  return candidates;
}

const readScore = (lines: readonly Phrase[]): number => {
  const scores = lines.flatMap((line) => line.words.map((word) => word.readScore));
  return scores.reduce((a, b) => a + b, 0) / scores.length;
};

function readHead(page: PageText, labels: PageFindings['labels']): Letterhead | null {
  const lines = headLines(page, labels);
  const from = nameLine(lines);
  if (from < 0) return null;
  const name = [lines[from]!];
  if (lines[from + 1] && isOnlyLegalForm(lines[from + 1]!.text)) name.push(lines[from + 1]!);
  const nameText = cleanName(name.map((line) => line.text).join(' '));
  if (nameText === '') return null;
  return { name, nameText, address: addressLines(lines.slice(from + name.length)) };
}

/** Legible lines from the top to the first one that is no longer of the head: a title, a date, a label with its value. */
function headLines(page: PageText, labels: PageFindings['labels']): Phrase[] {
  const lines: Phrase[] = [];
  for (const line of page.lines.slice(0, 2 * HEAD_LINES)) {
    if (line.length === 0) continue;
    const phrase = mainPhrase(line);
    if (!isLegible(phrase)) continue;
    if (lines.length > 0 && endsHead(phrase, labels)) break;
    lines.push(phrase);
    if (lines.length === HEAD_LINES) break;
  }
  return lines;
}

/** The widest phrase of a line with what stands close to it: heads are set with generous blanks. */
function mainPhrase(line: readonly Phrase[]): Phrase {
  const widest = line.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const near = line.filter((phrase) => phrase === widest || gapBetween(phrase.box, widest.box) < NEAR_EM * widest.fontSize);
  return near.length === 1
    ? widest
    : toPhrase(
        near.flatMap((phrase) => phrase.words),
        widest.line,
      );
}

const NEAR_EM = 2;
const gapBetween = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, 0);

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
  if (TITLES.has(wordForms(phrase.text).join(' '))) return true;
  return labels.some(
    (label) => label.phrase === phrase && label.start === 0 && !label.runsOn && label.meanings.some(({ key }) => HEAD_ENDING_KEYS.has(key)),
  );
}

const NAME_WITHIN = 5;

/** The first line with a company's legal form near the top, else the first that is a name and not an address. */
function nameLine(lines: readonly Phrase[]): number {
  const top = lines.slice(0, NAME_WITHIN);
  const legal = top.findIndex((line) => hasLegalForm(line.text) && isNameLine(line.text));
  if (legal >= 0) return legal;
  return top.findIndex(
    (line) =>
      isNameLine(line.text) &&
      !isContactLine(line.text) &&
      !isStreetLine(line.text) &&
      !isPostalLine(line.text) &&
      !TITLES.has(wordForms(line.text).join(' ')),
  );
}

const isOnlyLegalForm = (text: string): boolean =>
  /^(?:\(?m\)?\s*)?(?:sdn\.?\s*bhd\.?|gmbh|s\/b|ltd\.?|inc\.?|llc|enterprise|trading)$/i.test(text.trim());

function addressLines(lines: readonly Phrase[]): Phrase[] {
  const address: Phrase[] = [];
  for (const line of lines) {
    if (isRegisterLine(line.text) && address.length === 0) continue;
    if (isContactLine(line.text) || isRegisterLine(line.text)) break;
    address.push(line);
  }
  const last = address.findLastIndex((line) => isPostalLine(line.text) || isStreetLine(line.text) || isCountryLine(line.text));
  return last < 0 ? [] : address.slice(0, Math.min(address.length, last + 2));
}
