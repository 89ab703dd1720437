import { boxHeight, overlapY, unionBox, type Box } from '../model/box';
import { isContactLine, isCountryLine, isNameLine, isPostalLine, isStreetLine, hasLegalForm } from './address-lines';
import { placeOf, type Candidate } from './candidate';
import type { FoundLabel } from './find-labels';
import type { PageFindings } from './label-candidates';
import { wordForms } from './label-words';
import type { PageText, Phrase } from './page-text';
import { findBlocks, type TextBlock } from './text-blocks';

/** Someone whom the document names with an address. */
export interface Party {
  role: 'seller' | 'buyer' | 'other' | null;
  name: Phrase;
  nameText: string;
  /** Lines after the name, without contact data. */
  address: Phrase[];
  box: Box;
  page: PageText;
  /** Whether the block also holds telephone, bank or register data, as letterheads do. */
  contact: boolean;
  label?: FoundLabel;
}

const ROLE_BY_KEY: Readonly<Record<string, 'seller' | 'buyer' | 'other'>> = {
  sellerName: 'seller',
  buyerName: 'buyer',
  shipTo: 'other',
  shipFrom: 'other',
  invoicee: 'other',
  requisitioner: 'other',
};

/** Every block of a page that is a party's address, with the role that a label gives it. */
export function findParties(findings: PageFindings): Party[] {
  const labels = findings.labels.filter((label) => label.start === 0 && label.standing >= 0.5 && roleOf(label) !== null);
  return findBlocks(findings.page).flatMap((block) => toParty(block, labels));
}

const roleOf = (label: FoundLabel): Party['role'] =>
  label.meanings.map(({ key }) => ROLE_BY_KEY[key]).find((role) => role !== undefined) ?? null;

function toParty(block: TextBlock, labels: readonly FoundLabel[]): Party[] {
  const own = labels.find((label) => block.lines.includes(label.phrase));
  const from = own ? block.lines.indexOf(own.phrase) : 0;
  const lines = block.lines.slice(from);
  const head = own ? textBehind(own) : null;
  const rest = own && !head ? lines.slice(1) : lines;
  const party = readLines(block.page, rest, head);
  if (!party) return [];
  const label = own ?? labels.find((each) => isHeading(each, party.box));
  return [{ ...party, role: label ? roleOf(label) : null, ...(label ? { label } : {}) }];
}

/** What stands behind a label in its own phrase: `BUYER: Kunden AG`. */
function textBehind(label: FoundLabel): string | null {
  const text = label.phrase.words
    .slice(label.end)
    .map((word) => word.text)
    .join(' ')
    .replace(/^[:\s-]+/, '');
  return isNameLine(text) ? text : null;
}

/** Words that stand alone before a name and are not of it. */
const SALUTATIONS: ReadonlySet<string> = new Set([
  'firma',
  'an',
  'herrn',
  'herr',
  'frau',
  'an die firma',
  'familie',
  'mr',
  'mrs',
  'ms',
  'm',
  'mme',
  'spett le',
  'exmo s sr s',
  'to',
  'a',
]);

function readLines(page: PageText, lines: readonly Phrase[], head: string | null): Omit<Party, 'role' | 'label'> | null {
  const name = lines.find((line) => !SALUTATIONS.has(wordForms(line.text).join(' ')));
  if (!name) return null;
  const nameText = head ?? name.text;
  const following = lines.slice(lines.indexOf(name) + 1);
  const stop = following.findIndex((line) => isContactLine(line.text) || /:$/.test(line.words[0]!.text));
  const address = (stop < 0 ? following : following.slice(0, stop)).slice(0, 7);
  const place = address.findLastIndex((line) => isPostalLine(line.text) || isCountryLine(line.text));
  if (place < 0 || !isNameLine(nameText) || !address.some((line) => isPostalLine(line.text) || isStreetLine(line.text))) return null;
  const kept = address.slice(0, place + 1);
  return {
    page,
    name,
    nameText,
    address: kept,
    box: unionBox([name, ...kept].map((line) => line.box)),
    contact: lines.some((line) => isContactLine(line.text)),
  };
}

/** A label directly above the block's left edge, or left of its first line. */
function isHeading(label: FoundLabel, box: Box): boolean {
  const height = boxHeight(label.box);
  const above = box.top - label.box.bottom;
  if (above >= -0.5 * height && above < 3 * height) return Math.abs(label.box.left - box.left) < 4 * height;
  const firstLine = { ...box, bottom: box.top + height };
  return overlapY(label.box, firstLine) > 0.4 * height && label.box.right <= box.left && box.left - label.box.right < 14 * height;
}

/** The parties of a document as candidates for its seller and its buyer: labels first, then what letterheads and address windows look like. */
export function partyCandidates(pages: readonly PageFindings[]): Candidate[] {
  const parties = pages.slice(0, 3).flatMap(findParties);
  const sellers = parties.map((party) => ({ party, score: sellerScore(party, parties) }));
  const buyers = parties.map((party) => ({ party, score: buyerScore(party, parties) }));
  return [
    ...sellers.flatMap(({ party, score }) => toCandidates(party, 'seller', score)),
    ...buyers.flatMap(({ party, score }) => toCandidates(party, 'buyer', score)),
  ];
}

function sellerScore(party: Party, all: readonly Party[]): number {
  if (party.role) return party.role === 'seller' ? 0.95 : 0;
  const unlabelled = all.filter((other) => other.role === null);
  const othersHaveRoles = all.some((other) => other.role === 'buyer');
  const alone = unlabelled.length === 1 ? 0.15 : 0;
  return (
    0.3 +
    (party.contact ? 0.25 : 0) +
    (othersHaveRoles ? 0.15 : 0) +
    alone +
    (hasLegalForm(party.nameText) ? 0.05 : 0) -
    0.1 * topness(party)
  );
}

function buyerScore(party: Party, all: readonly Party[]): number {
  if (party.role) return party.role === 'buyer' ? 0.95 : 0;
  const unlabelled = all.filter((other) => other.role === null).length;
  if (unlabelled === 1 && !all.some((other) => other.role === 'seller')) return 0.28;
  return (
    0.3 + (party.contact ? -0.15 : 0.2) + (isInAddressWindow(party) ? 0.2 : 0) + (all.some((other) => other.role === 'seller') ? 0.1 : 0)
  );
}

const topness = (party: Party): number => party.box.top / party.page.height;

/** Where a letter's envelope shows the recipient (DIN 5008 and its kin, with the right-hand windows of France): 10 to 38 % down the page. */
const isInAddressWindow = (party: Party): boolean => party.page.number === 1 && topness(party) > 0.1 && topness(party) < 0.38;

function toCandidates(party: Party, role: 'seller' | 'buyer', score: number): Candidate[] {
  if (score <= 0) return [];
  const signals = {
    labelStrength: party.role ? 1 : 0,
    position: score,
    formatValid: hasLegalForm(party.nameText) ? 1 : 0.5,
    readScore: readScore([party.name]),
  };
  const base = { page: party.page, score, signals };
  const addressBox = unionBox(party.address.map((line) => line.box));
  const address = party.address.map((line) => line.text.replace(/,$/, '')).join(', ');
  return [
    {
      ...base,
      key: `${role}Name`,
      value: party.nameText,
      text: party.nameText,
      box: party.name.box,
      place: placeOf(party.page, party.name.box),
    },
    { ...base, key: `${role}Address`, value: address, text: address, box: addressBox, place: placeOf(party.page, addressBox) },
  ];
}

const readScore = (phrases: readonly Phrase[]): number =>
  Math.min(...phrases.flatMap((phrase) => phrase.words.map((word) => word.readScore)));
