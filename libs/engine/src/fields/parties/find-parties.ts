import { findDates } from '@gridline/values';
import { boxHeight, overlapX, overlapY, unionBox, type Box } from '../../model/box';
import {
  cleanName,
  hasLegalForm,
  isLegalFormAlone,
  isOnlyLegalForm,
  isContactLine,
  isCountryLine,
  isNameLine,
  isPostalLine,
  isRegisterLine,
  isStreetLine,
  isTradeLine,
} from '../values/address-lines';
import { hasBankWord, isSalutation, labelMeanings, titleType } from '../../lexicon/lexicon';
import type { FoundLabel } from '../labels/find-labels';
import type { PageFindings } from '../candidates/page-findings';
import { compactForm, wordForms } from '../../lexicon/label-words';
import { isKnownLabel } from '../../lexicon/whole-labels';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { partyBlocks } from './party-blocks';
import type { TextBlock } from '../../layout/text-blocks';
import { FIND_PARTIES } from './weights';
import { readScoreOf, textOf } from '../../model/page';

/** Who a party is to the document; null where nothing says so. */
type PartyRole = 'seller' | 'buyer' | 'other';

/** Someone whom the document names with an address. */
export interface Party {
  role: PartyRole | null;
  /** How the role is known. */
  known: 'label' | 'senderLine' | 'salutation' | null;
  name: string;
  nameBox: Box;
  /** Lines after the name, without contact data; may be empty for a sender's line. */
  address: string;
  box: Box;
  page: LaidOutPage;
  /** Whether the block also holds telephone, bank or register data, as letterheads do. */
  contact: boolean;
  readScore: number;
}

const ROLE_BY_KEY: Readonly<Record<string, PartyRole>> = {
  sellerName: 'seller',
  buyerName: 'buyer',
  shipTo: 'other',
  shipFrom: 'other',
  invoicee: 'other',
  requisitioner: 'other',
};

/** Every block of a page that is a party's address, with the role that a label or a sender's line above it gives. */
export function findParties(findings: PageFindings): Party[] {
  const labels = findings.labels.filter(
    (label) =>
      label.start === 0 && label.sureness >= FIND_PARTIES.headingSureness && (!label.runsOn || label.end > 1) && roleOf(label) !== null,
  );
  return partyBlocks(findings.page, labels).flatMap((block) => partiesOf(block, labels));
}

const roleOf = (label: FoundLabel): PartyRole | null =>
  label.meanings.map(({ key }) => ROLE_BY_KEY[key]).find((role) => role !== undefined) ?? null;

/** `To` and its like head whom a paper goes to, as a salutation does: of an order that is the seller. */
const isStrong = (label: FoundLabel): boolean => label.meanings.some(({ key, weight }) => ROLE_BY_KEY[key] !== undefined && weight === 1);

function partiesOf(block: TextBlock, labels: readonly FoundLabel[]): Party[] {
  const parties: Party[] = [];
  const senderLine = block.lines.findIndex((line) => senderParts(line.text) !== null);
  if (senderLine >= 0) parties.push(toSender(block.page, block.lines[senderLine]!, block.lines[senderLine - 1]));
  const lines = block.lines.slice(senderLine + 1);
  const own = labels.find((label) => lines.includes(label.segment));
  const party = addressParty(block.page, lines, own);
  if (!party) return parties;
  const label = own ?? labels.find((each) => isHeading(each, party.box));
  if (label) return [...parties, { ...party, role: roleOf(label), known: isStrong(label) ? 'label' : 'salutation' }];
  if (senderLine >= 0 && lines.length <= 8) return [...parties, { ...party, role: 'buyer', known: 'senderLine' }];
  return [...parties, isSalutation(lines[0]!.text) || isAddressed(party.name) ? { ...party, role: 'buyer', known: 'salutation' } : party];
}

/** `M. et Mme Thibaudeau`: nobody says so of themselves. */
function isAddressed(name: string): boolean {
  const words = name.split(' ');
  return !hasLegalForm(name) && [1, 2, 3].some((count) => count < words.length && isHonorific(words.slice(0, count).join(' ')));
}

/** Single letters also begin names. */
const isHonorific = (text: string): boolean => compactForm(text).length > 1 && isSalutation(text);

/** A sender's line above the recipient's address: name, street and place in one line (`Muster GmbH · Musterstraße 17 · 65432 Musterort`). With commas it needs the street: `Seattle, WA 98109, US` is a place. */
function senderParts(text: string): string[] | null {
  const parts = text.split(/\s+[-–—·•●|*]\s+|\s*[·•●|]\s*|,\s+/).filter((part) => part.trim() !== '');
  if (parts.length < 3 || parts.length > 6 || !isNameLine(parts[0]!) || isStreetLine(parts[0]!) || /:/.test(parts[0]!)) return null;
  // A line of banks and their codes is no address: `Raiffeisenbank Talheim · (BLZ 620 111 22) · Sparkasse`.
  if (hasBankWord(text)) return null;
  return parts.slice(1).some(isPostalLine) && (parts.slice(1).some(isStreetLine) || !/,\s/.test(text)) ? parts : null;
}

/** `Luzvera Comercializadora, S.L.U., Paseo de la Habana 54`: the comma before the legal form parts nothing. */
function withLegalForm([first = '', second = '', ...others]: readonly string[]): string[] {
  const [form = '', ...rest] = second.split(' ');
  const joined = `${first}, ${form}`;
  if (hasLegalForm(first) || !isLegalFormAlone(form.replace(/\./g, '')) || !hasLegalForm(joined)) return [first, second, ...others];
  return rest.length > 0 ? [joined, rest.join(' '), ...others] : [joined, ...others];
}

/** The company named above the line is the sender, and the line's first part its trade. */
function toSender(page: LaidOutPage, line: Segment, above: Segment | undefined): Party {
  const [first = '', ...address] = withLegalForm(senderParts(line.text)!);
  const isNamedAbove = above && hasLegalForm(above.text) && isNameLine(above.text) && !hasLegalForm(first);
  const head = isNamedAbove ? above : hasLegalForm(first) ? undefined : letterheadOver(line, page);
  const name = cleanName(head ? head.text : fullName(first, page));
  return {
    role: 'seller',
    known: 'senderLine',
    name,
    nameBox: line.box,
    address: address.join(', '),
    box: line.box,
    page,
    contact: false,
    readScore: readScore([line]),
  };
}

/** A name in larger letters closely above the line: what the line begins with is its trade, its street or its department. */
function letterheadOver(line: Segment, page: LaidOutPage): Segment | undefined {
  const over = page.segments.filter(({ text, box, fontSize }) => {
    const gap = line.box.top - box.bottom;
    const isNear = gap > -FIND_PARTIES.intoHeading * boxHeight(line.box) && gap < FIND_PARTIES.letterheadGap * boxHeight(line.box);
    const isLarger = fontSize >= FIND_PARTIES.letterheadSize * line.fontSize;
    return isNear && isLarger && overlapX(box, line.box) > 0 && isPartyName(text);
  });
  return over.sort((a, b) => b.box.bottom - a.box.bottom)[0];
}

/** The line above an address is short: the name in full, with its legal form, stands elsewhere on the page as often as not. */
function fullName(first: string, page: LaidOutPage): string {
  if (hasLegalForm(first)) return first;
  const beginning = `${wordForms(first).join(' ')} `;
  const full = page.segments.find(({ text }) => hasLegalForm(text) && isNameLine(text) && wordForms(text).join(' ').startsWith(beginning));
  return full && !isStreetLine(full.text) && !isPostalLine(full.text) ? full.text : first;
}

/** The address in a block's lines: a name, then lines up to the one with the place, ended by contact data. */
function addressParty(page: LaidOutPage, lines: readonly Segment[], own: FoundLabel | undefined): Party | null {
  const head = own ? textBehind(own) : null;
  const from = own ? lines.indexOf(own.segment) + (head ? 0 : 1) : 0;
  const body = lines.slice(from);
  const name = head ? body[0] : body.find((line) => isPartyName(line.text));
  if (!name) return null;
  const full = head ? undefined : fullNameBelow(name, body);
  const rest = !head && !full ? restOfName(name, body[body.indexOf(name) + 1]) : undefined;
  const following = body.slice(body.indexOf(rest ?? full ?? name) + 1).filter((line) => !namesContact(line));
  const stop = following.findIndex((line) => isContactLine(line.text) || /:$/.test(line.words[0]!.text));
  const candidates = (stop < 0 ? following : following.slice(0, stop)).slice(0, 7);
  const place = candidates.findLastIndex((line) => isPostalLine(line.text) || isCountryLine(line.text));
  const address = candidates.slice(0, place + 1).filter((line) => !isRegisterLine(line.text));
  if (!address.some((line) => isPostalLine(line.text) || isStreetLine(line.text))) return null;
  return {
    role: null,
    known: null,
    name: cleanName(rest ? joinedName(name.text, rest.text) : (head ?? (full ?? name).text)),
    nameBox: (full ?? name).box,
    address: textOf(address),
    box: unionBox([name, ...address].map((line) => line.box)),
    page,
    contact: closeLines(body, name, address.at(-1)!).some((line) => isContactLine(line.text)),
    readScore: readScore([name]),
  };
}

/** `Attn: Inside Sales`, between a name and its street. */
const namesContact = ({ words }: Segment): boolean =>
  words.length > 1 && /:$/.test(words[0]!.text) && labelMeanings(compactForm(words[0]!.text), false).some(({ key }) => key === 'contact');

/** `Warsztat „Klos-` over `Serwis” Jan Kłos`: a hyphen or an open quote at the end of a line goes on in the next. */
const goesOn = (text: string): boolean => /\p{L}-$/u.test(text) || /[„«“][^”“»"]*$/u.test(text);

/** The line that a name goes on in: of an open sign, or its legal form alone, as `KG` below `Heckert Maschinenbau GmbH & Co.` */
function restOfName(name: Segment, below: Segment | undefined): Segment | undefined {
  if (!below || goesOn(name.text)) return below;
  return isOnlyLegalForm(below.text) && below.box.top - name.box.bottom < boxHeight(name.box) ? below : undefined;
}

const joinedName = (above: string, below: string): string => (above.endsWith('-') ? `${above}${below}` : `${above} ${below}`);

/** The lines that follow one another closely from the name to the address's end and beyond both: behind a wider gap stands what is of the paper, not of the party. */
function closeLines(lines: readonly Segment[], name: Segment, last: Segment): readonly Segment[] {
  const isParted = (index: number): boolean => {
    const [above, line] = [lines[index - 1], lines[index]];
    return !above || !line || line.box.top - above.box.bottom > FIND_PARTIES.parted * boxHeight(line.box);
  };
  let [from, to] = [lines.indexOf(name), lines.indexOf(last)];
  while (!isParted(from)) from--;
  while (!isParted(to + 1)) to++;
  return lines.slice(from, to + 1);
}

/** A trade name over the same name with its legal form: `LuceViva` over `LuceViva Energia S.p.A.`. */
function fullNameBelow(name: Segment, lines: readonly Segment[]): Segment | undefined {
  const next = lines[lines.indexOf(name) + 1];
  const isFull = next && hasLegalForm(next.text) && isPartyName(next.text) && !hasLegalForm(name.text);
  return isFull &&
    wordForms(next.text)
      .join(' ')
      .startsWith(`${wordForms(name.text).join(' ')} `)
    ? next
    : undefined;
}

const isPartyName = (text: string): boolean =>
  isNameLine(text) &&
  !isRegisterLine(text) &&
  !isContactLine(text) &&
  !isPostalLine(text) &&
  !isStreetLine(text) &&
  !/:[\s\d]/.test(text) &&
  !isTradeLine(text) &&
  findDates(text).length === 0 &&
  !isSalutation(text) &&
  titleType(text) === undefined &&
  !isKnownLabel(text);

/** What stands behind a label in its own segment: `BUYER: Kunden AG`. */
function textBehind(label: FoundLabel): string | null {
  const words = label.segment.words.slice(label.end).map((word) => word.text);
  const text = words.join(' ').replace(/^[:\s-]+/, '');
  return isNameLine(text) ? text : null;
}

/** A label directly above the block's left edge, or left of its first line. */
function isHeading(label: FoundLabel, box: Box): boolean {
  const height = boxHeight(label.box);
  const above = box.top - label.box.bottom;
  if (above >= -FIND_PARTIES.intoHeading * height && above < FIND_PARTIES.headingAbove * height)
    return Math.abs(label.box.left - box.left) < FIND_PARTIES.headingIndent * height;
  const firstLine = { ...box, bottom: box.top + height };
  return (
    overlapY(label.box, firstLine) > FIND_PARTIES.sameLine * height &&
    label.box.right <= box.left &&
    box.left - label.box.right < FIND_PARTIES.headingBeside * height
  );
}

const readScore = (segments: readonly Segment[]): number => readScoreOf(segments.flatMap((segment) => segment.words));
