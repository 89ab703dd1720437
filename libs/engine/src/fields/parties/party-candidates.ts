import { boxHeight, type Box } from '../../model/box';
import { opensPaymentSlip, titleType } from '../../lexicon/lexicon';
import { formOfName, hasLegalForm, isNameLine } from '../values/address-lines';
import { toCandidate, type Candidate, type ReadValue } from '../candidates/candidate';
import { findParties, type Party } from './find-parties';
import { isReceiptPage } from '../candidates/receipt-signs';
import type { PageFindings } from '../candidates/page-findings';
import { compactForm } from '../../lexicon/label-words';
import { KNOWN_SCORES, PARTY_CANDIDATES } from './weights';

/** The parties of a document as candidates for its seller and its buyer: labels first, then what letterheads and address windows look like. */
export function partyCandidates(pages: readonly PageFindings[]): Candidate[] {
  const parties = pages.slice(0, PARTY_CANDIDATES.partyPages).flatMap(partiesOf);
  return parties.flatMap((party) => [
    ...toCandidates(party, 'seller', sellerScore(party, parties)),
    ...toCandidates(party, 'buyer', buyerScore(party, parties)),
  ]);
}

/** What looks like an address among the items is a description; on a receipt it is a piece of the head, which is read as a whole. */
function partiesOf(findings: PageFindings): Party[] {
  const parties = findParties(findings).filter(
    ({ known, nameBox }) => (known !== null && known !== 'senderLine') || !findings.isTabular(nameBox),
  );
  const told = parties.map((party) => (isOnSlip(party, findings) ? { ...party, role: 'seller' as const } : party));
  return isReceiptPage(findings.page, findings.labels) ? told.filter(({ known }) => known === 'label') : told;
}

/** `PAYMENT ADVICE` over `To:`: the slip that goes back with the payment is addressed to who is paid. */
const isOnSlip = ({ known, nameBox }: Party, { page }: PageFindings): boolean =>
  known === 'salutation' && page.segments.some(({ text, box }) => box.bottom <= nameBox.top && opensPaymentSlip(text));

function sellerScore(party: Party, all: readonly Party[]): number {
  if (party.role) return party.role === 'seller' && party.known ? KNOWN_SCORES[party.known] : 0;
  if (isAddressee(party)) return PARTY_CANDIDATES.firstGuess;
  const alone = all.filter((other) => other.role === null).length === 1 ? PARTY_CANDIDATES.sellerAlone : 0;
  const buyerElsewhere = all.some((other) => other.role === 'buyer') ? PARTY_CANDIDATES.buyerElsewhere : 0;
  const footer = depth(party) > PARTY_CANDIDATES.footerFrom ? PARTY_CANDIDATES.footer : 0;
  return (
    PARTY_CANDIDATES.seller +
    (party.contact ? PARTY_CANDIDATES.sellerContact : 0) +
    buyerElsewhere +
    alone +
    footer +
    (hasLegalForm(party.name) ? PARTY_CANDIDATES.sellerLegalForm : 0) -
    PARTY_CANDIDATES.sellerPerPage * depth(party)
  );
}

function buyerScore(party: Party, all: readonly Party[]): number {
  if (party.known === 'senderLine' && party.role === 'seller' && isFromBuyer(party, all)) return PARTY_CANDIDATES.addressee;
  if (party.role) return party.role === 'buyer' && party.known ? KNOWN_SCORES[party.known] : 0;
  if (sellersOf(all).some((seller) => isSameName(seller, party))) return 0;
  const unlabelled = all.filter((other) => other.role === null).length;
  const sellerElsewhere = all.some((other) => other.role === 'seller');
  if (unlabelled === 1 && !sellerElsewhere) return isAddressee(party) ? PARTY_CANDIDATES.addressee : PARTY_CANDIDATES.onlyParty;
  return (
    PARTY_CANDIDATES.buyer +
    (party.contact ? PARTY_CANDIDATES.buyerContact : PARTY_CANDIDATES.buyerNoContact) +
    (isInAddressWindow(party) ? PARTY_CANDIDATES.inWindow : 0) +
    (sellerElsewhere ? PARTY_CANDIDATES.sellerElsewhere : 0)
  );
}

/** Who is labelled as the seller, else whose line stands above the address: an order is sent by the buyer, and labels its seller. */
function sellersOf(parties: readonly Party[]): Party[] {
  const sellers = parties.filter(({ role }) => role === 'seller');
  const labelled = sellers.filter(({ known }) => known === 'label');
  return labelled.length > 0 ? labelled : sellers;
}

/** Whether the sender of a paper that labels another one as its seller is the buyer, as of an order. */
const isFromBuyer = (sender: Party, all: readonly Party[]): boolean =>
  all.some(({ role, known }) => role === 'seller' && known === 'label') && !sellersOf(all).some((seller) => isSameName(seller, sender));

const isSameName = (a: Party, b: Party): boolean => compactForm(a.name) === compactForm(b.name);

/** Below the letterhead's name, in an envelope's window and without a word of how to reach or to pay them: who the letter goes to. */
const isAddressee = (party: Party): boolean => !party.contact && isInAddressWindow(party) && hasNameAbove(party);

/** A name in letters larger than the address's, above it at the head of the page. */
function hasNameAbove({ page, box, nameBox }: Party): boolean {
  const size = boxHeight(nameBox);
  return page.segments.some(
    (segment) =>
      segment.box.bottom < box.top &&
      segment.box.top < PARTY_CANDIDATES.head * page.height &&
      boxHeight(segment.box) > PARTY_CANDIDATES.larger * size &&
      isNameLine(segment.text) &&
      titleType(segment.text) === undefined,
  );
}

const depth = (party: Party): number => party.box.top / party.page.height;

/** Where a letter's envelope shows the recipient (DIN 5008 and its kin, with the right-hand windows of France): 10 to 38 % down the page. */
const isInAddressWindow = (party: Party): boolean =>
  party.page.isFirst && depth(party) > PARTY_CANDIDATES.windowFrom && depth(party) < PARTY_CANDIDATES.windowTo;

function toCandidates(party: Party, role: 'seller' | 'buyer', score: number): Candidate[] {
  if (score <= 0) return [];
  const { page, name, nameBox, address, box, readScore } = party;
  const labelStrength = party.known ? KNOWN_SCORES[party.known] : 0;
  const found = { page, score, labelStrength, position: score, formatValid: formOfName(name) };
  const read = (text: string, where: Box): ReadValue => ({ value: text, text, box: where, readScore });
  const named = toCandidate(`${role}Name`, read(name, nameBox), found);
  return address === '' ? [named] : [named, toCandidate(`${role}Address`, read(address, box), { ...found, beside: 'address' })];
}
