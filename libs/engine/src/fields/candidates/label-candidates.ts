import { checkIban, currenciesOf, currencyOf } from '@gridline/values';
import { boxHeight, containsCentre, overlapY } from '../../model/box';
import { hasLegalForm } from '../values/address-lines';
import { toCandidate, type Candidate } from './candidate';
import { isOfReference } from './date-candidates';
import type { FoundLabel } from '../labels/find-labels';
import type { PrintedValue } from '../values/printed-value';
import { codeIn, printedIn, textIn, type FreeValue } from '../values/free-values';
import type { LabelMeaning } from '../../lexicon/label-index';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { isGrossWord, isNetWord, isNumberWord, tellsBank } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { isBalanceKey } from '../../model/field';
import { nameIn } from './names-of-label';
import type { PageFindings } from './page-findings';
import { isRightBehind, numbersBesideTax, surenessOf, vatIdsOf } from './tax-numbers-of-label';
import { freeValues, printedValues, type PositionedValue } from './values-of-label';
import { LABEL_CANDIDATES } from './weights';
import { textOf } from '../../model/page';

/** Every way to fill a field from a label of the page. */
export function labelCandidates(findings: PageFindings): Candidate[] {
  return findings.labels.flatMap((label) => {
    const candidates = label.meanings.flatMap((meaning) => candidatesOf(label, meaning, findings));
    return findings.isTabular(label.box) ? candidates.flatMap(tabularCandidate) : candidates;
  });
}

/** A finder may have taken a line of the totals into a table: a strong label with its value beside it still counts, at a discount. */
function tabularCandidate(candidate: Candidate): Candidate[] {
  const { label, box, signals } = candidate;
  if (!label || signals.labelStrength < 1 || overlapY(label.box, box) < LABEL_CANDIDATES.sameLine * boxHeight(label.box)) return [];
  return [{ ...candidate, score: candidate.score * LABEL_CANDIDATES.inTable }];
}

function candidatesOf(label: FoundLabel, meaning: LabelMeaning, findings: PageFindings): Candidate[] {
  const { page } = findings;
  const all = (found: readonly PositionedValue[]): Candidate[] => found.map((each) => labelled(label, meaning, each, page));
  switch (meaning.type) {
    case 'dateRange':
      return rangeCandidates(label, meaning, findings);
    case 'text':
      return [...textsOf(label, meaning, findings), ...numberedCustomers(label, meaning, findings)];
    case 'vatId':
      return vatIdsOf(label, findings).map((found) => labelled(label, meaning, found, page, surenessOf(label, found.value)));
    case 'code':
      return [
        ...all(codeValues(label, findings)),
        ...(REGISTERED.has(meaning.key) ? taxNumbersOf(label, meaning, printedValues(label, 'vatId', findings), page) : []),
      ];
    case 'iban':
      return all([...printedValues(label, 'iban', findings), ...freeValues(label, unprovenIban, findings)]);
    case 'currency':
      return all(freeValues(label, currencyIn, findings));
    case 'amount':
      if (isRate(label)) return [];
      return [
        ...all(amountsOf(label, meaning, findings)),
        ...(meaning.key === 'taxTotal' ? taxNumbersOf(label, meaning, numbersBesideTax(label, findings), page) : []),
      ];
    default:
      if (meaning.key === 'issueDate' && isOfReference({ segment: label.segment, start: label.end })) return [];
      return all(printedValues(label, meaning.type, findings));
  }
}

/** `MWST %`: what stands under it are rates. */
const isRate = ({ segment, end }: FoundLabel): boolean => /^[([]?%[)\]]?$/.test(segment.words[end]?.text ?? '');

/** Of a balance's row of amounts, as what came in, what went out and what is left, the last one is the balance. */
function amountsOf(label: FoundLabel, { key }: LabelMeaning, findings: PageFindings): PositionedValue[] {
  const found = printedValues(label, 'amount', findings);
  if (!isBalanceKey(key)) return found;
  const { segments } = findings.page.lines[label.segment.line]!;
  const behind = segments.slice(segments.indexOf(label.segment) + 1);
  const end = behind.findIndex((segment) => !findings.values.some((value) => value.kind === 'amount' && isWhole(value, segment)));
  const row = behind.slice(0, end === -1 ? behind.length : end);
  return row.length > 1 ? found.filter(({ value }) => !row.slice(0, -1).includes(value.segment)) : found;
}

const isWhole = ({ segment, start, end }: PrintedValue, of: Segment): boolean => segment === of && start === 0 && end === of.words.length;

/** A number's word within a segment belongs to the word before it (`Employee No`), and a group of an account number is none by itself. */
function codeValues(label: FoundLabel, findings: PageFindings): PositionedValue[] {
  if (label.start > 0 && isNumberWord(compactForm(label.text))) return [];
  const ibans = findings.values.filter(({ kind }) => kind === 'iban');
  return freeValues(label, codeIn, findings).filter(({ value }) => !ibans.some(({ box }) => containsCentre(box, value.box)));
}

/** `Titular`, `Titulaire` apart from a bank's data is who has the contract, of whatever it is. */
function textsOf(label: FoundLabel, meaning: LabelMeaning, findings: PageFindings): Candidate[] {
  const texts = textCandidates(label, meaning, findings);
  if (meaning.key !== 'accountHolder' || isAmongBankData(label, findings.page)) return texts;
  return [...texts, ...texts.map((text) => ({ ...text, key: 'contractHolder' }))];
}

/** A free text proves little by its form: its label must open its segment, or end in a colon. */
function textCandidates(label: FoundLabel, meaning: LabelMeaning, findings: PageFindings): Candidate[] {
  if (label.sureness < LABEL_CANDIDATES.textSureness && !/[:：]$/.test(label.text)) return [];
  // `Banco Atlântida`, `Bank of Ireland`: the word is of the name.
  if (meaning.key === 'bankName' && label.runsOn) return [];
  const form = CONTACT_FORMS[meaning.key];
  const read = NAME_KEYS.has(meaning.key) ? nameIn : form ? printedIn : textIn;
  const accounts = findings.values.filter(({ kind }) => kind === 'iban');
  return freeValues(label, read, findings)
    .filter(({ value }) => !accounts.some(({ box }) => containsCentre(value.box, box)))
    .flatMap((found) => (form ? withinForm(found, form) : [found]))
    .map((found) => labelled(label, meaning, found, findings.page, doubtOf(label)))
    .map((candidate) => (isPerson(candidate) ? { ...candidate, score: candidate.score - LABEL_CANDIDATES.person } : candidate));
}

/** `Họ tên người mua hàng: Trần Quốc Bảo` over `Tên đơn vị: CÔNG TY …`: of two names under labels of one party the company's is the party's. */
const isPerson = ({ key, value }: Candidate): boolean => PARTY_KEYS.has(key) && !hasLegalForm(value);

/** `Cliente` over `21110417`: the customer, by its number. */
function numberedCustomers(label: FoundLabel, { key, weight }: LabelMeaning, findings: PageFindings): Candidate[] {
  if (key !== 'buyerName' || label.sureness < 1 || label.runsOn || wordForms(label.text).length > 1) return [];
  const customer: LabelMeaning = { key: 'customerNumber', type: 'code', weight: weight * LABEL_CANDIDATES.customerByNumber };
  return freeValues(label, customerNumberIn, findings).map((found) => labelled(label, customer, found, findings.page));
}

function customerNumberIn(segment: Segment, start: number, end: number): FreeValue | null {
  const code = codeIn(segment, start, end);
  return code && CUSTOMER_NUMBER.test(code.value) && code.text === printedIn(segment, start, end)?.text ? code : null;
}

const CUSTOMER_NUMBER = /^(?:[A-Z]{1,3}[-.]?)?\d{4,10}$/;

/** What runs on without a colon is the beginning of a name itself as often as not, and within a segment hardly ever a label. */
const doubtOf = ({ runsOn, start }: FoundLabel): number =>
  runsOn ? (start > 0 ? LABEL_CANDIDATES.runsOnWithin : LABEL_CANDIDATES.runsOn) : 1;

/** What of a text has the form: `+44 1326 555 010 office@harbour.example` is a telephone's number and an address. */
function withinForm({ value, position }: PositionedValue, form: RegExp): PositionedValue[] {
  const match = form.exec(value.value);
  return match ? [{ position, value: { ...value, value: match[0] } }] : [];
}

const TELEPHONE = /[+(]*\d(?:[^\p{L}\d@,;|·•]{0,4}\d){4,}/u;

/** What the free texts that do have a form look like. */
const CONTACT_FORMS: Readonly<Record<string, RegExp>> = {
  phone: TELEPHONE,
  fax: TELEPHONE,
  email: /[^\s<>@]+@[^\s<>@]*[^\s<>@.,;]/,
  website: /^\S+\.\S+$/,
};

/** `Rechnungssumme Netto`, `Total (excl. VAT)`: the first such word behind a total's label says which total it is. */
function keyOf(label: FoundLabel, { key }: LabelMeaning, page: LaidOutPage): string {
  if (key === 'accountNumber') return isAmongBankData(label, page) ? key : 'accountWithSender';
  if (key === 'taxTotal') return totalWithTax(label) ?? key;
  if (key !== 'grossTotal' && key !== 'netTotal') return key;
  const behind = wordForms(textOf(label.segment.words.slice(label.end)));
  const word = behind.find((each) => isNetWord(each) || isGrossWord(each));
  if (!word) return key;
  return isNetWord(word) ? 'netTotal' : 'grossTotal';
}

/** A bank's word in the label itself, or on its line and those about it. */
function isAmongBankData({ segment }: FoundLabel, page: LaidOutPage): boolean {
  const near = [-2, -1, 0, 1, 2].flatMap((offset) => page.lines[segment.line + offset]?.segments ?? []);
  const isBeside = ({ box }: Segment): boolean =>
    box.left < segment.box.right + LABEL_CANDIDATES.bankAside * page.width &&
    box.right > segment.box.left - LABEL_CANDIDATES.bankAside * page.width;
  return near.some((other) => isBeside(other) && (ACCOUNT_NUMBER.test(other.text) || tellsBank(other.text)));
}

/** How an IBAN opens. */
const ACCOUNT_NUMBER = /\b[A-Z]{2}\d{2} ?\d{4}/i;

/** `Beitrag inklusive 19 % Steuer`, `Betrag ohne MwSt.`: a tax that the words before it say to be in the amount, or not in it, is not the amount. */
function totalWithTax({ segment, start }: FoundLabel): 'grossTotal' | 'netTotal' | null {
  const before = textOf(segment.words.slice(0, start));
  const [word = ''] = wordForms(BEHIND_OTHERS.exec(before)?.[1] ?? '');
  if (isNetWord(word)) return 'netTotal';
  return isGrossWord(word) ? 'grossTotal' : null;
}

/** The last word before a tax, or before its rate, that does not open the line. */
const BEHIND_OTHERS = /\S\s+(\p{L}+)[.,:]?(?: \(?\d{1,2}(?:[.,]\d+)? ?%\)?)?$/u;

function labelled(label: FoundLabel, meaning: LabelMeaning, { value, position }: PositionedValue, page: LaidOutPage, doubt = 1): Candidate {
  const labelStrength = meaning.weight * label.sureness * doubt;
  // Where it stands beside its label matters less than that it has one: other currencies stand in sentences.
  const score = labelStrength * value.form * (meaning.key === 'currency' ? 1 : position);
  return toCandidate(keyOf(label, meaning, page), value, { page, score, label, labelStrength, position, formatValid: value.form });
}

/** Labels of a register's numbers: in some countries the tax number is the same one with letters around it (`Org.nr. NO 914 882 307 MVA`). */
const REGISTERED: ReadonlySet<string> = new Set(['sellerRegistrationNumber', 'sellerTaxNumber']);

/** Tax numbers right behind a label that usually heads something else. */
function taxNumbersOf(label: FoundLabel, { weight }: LabelMeaning, found: readonly PositionedValue[], page: LaidOutPage): Candidate[] {
  const meaning: LabelMeaning = { key: 'sellerVatId', type: 'vatId', weight };
  return found
    .filter(({ value }) => isRightBehind(label, value))
    .map((each) => labelled(label, meaning, each, page, surenessOf(label, each.value)));
}

/** An account number whose check digits are wrong is still what the document says; the check reports it. A part of one is none. */
function unprovenIban(segment: Segment, start: number, end: number): FreeValue | null {
  const text = textIn(segment, start, end);
  const iban = text && checkIban(text.text.replace(/[,;].*$/, ''));
  return text && iban?.isWhole ? { ...text, value: iban.iban, form: LABEL_CANDIDATES.unprovenIban } : null;
}

/** Two dates in one segment beside or below a label are its beginning and its end. */
function rangeCandidates(label: FoundLabel, meaning: LabelMeaning, findings: PageFindings): Candidate[] {
  return printedValues(label, 'date', findings).flatMap((found) => {
    const { value, position } = found;
    const end = findings.values.find((other) => other.kind === 'date' && isNextTo(value, other));
    if (!end) return [];
    const from = labelled(label, { ...meaning, key: `${meaning.key}From` }, found, findings.page);
    const to = labelled(label, { ...meaning, key: `${meaning.key}To` }, { value: end, position }, findings.page);
    return [
      { ...from, bound: 'from' as const },
      { ...to, bound: 'to' as const },
    ];
  });
}

/** Behind the first date in its word (`02/26/20-03/03/20`) or its segment, or in the segment behind it on the line. */
function isNextTo(first: PrintedValue, other: PrintedValue): boolean {
  if (other.segment === first.segment && other.start === first.start) return other.value > first.value;
  if (other.segment === first.segment) return other.start >= first.end && other.start <= first.end + 3;
  if (isCarriedOver(first, other)) return true;
  const gap = other.box.left - first.box.right;
  return (
    other.segment.line === first.segment.line &&
    first.end >= first.segment.words.length - 1 &&
    other.start <= 1 &&
    gap > 0 &&
    gap < 4 * first.segment.fontSize
  );
}

/** `01.01.2025 –` over `15.04.2025`: a narrow cell breaks a period behind its dash. */
const isCarriedOver = ({ segment, box, end }: PrintedValue, other: PrintedValue): boolean =>
  end < segment.words.length &&
  /^[-–—]$/.test(segment.words.at(-1)!.text) &&
  other.start === 0 &&
  Math.abs(other.box.left - box.left) < segment.fontSize &&
  other.box.top > box.top &&
  other.box.top - box.bottom < segment.fontSize;

const PARTY_KEYS: ReadonlySet<string> = new Set(['sellerName', 'buyerName', 'name', 'accountHolder']);
const NAME_KEYS: ReadonlySet<string> = new Set([...PARTY_KEYS, 'advertiser', 'agency']);

/** A sign that several countries print is settled with those that stand beside amounts; one that may be a word (`Lek`) is none under such a label. */
function currencyIn(segment: Segment, start: number, end: number): FreeValue | null {
  for (const word of segment.words.slice(start, end)) {
    const sign = word.text.replace(/[()[\]:,]/g, '');
    const [only, ...others] = currenciesOf(sign);
    const code = others.length > 0 ? null : (only ?? currencyOf(sign));
    if (code) return { value: code, text: word.text, box: word.box, form: 1, readScore: word.readScore };
  }
  return null;
}
