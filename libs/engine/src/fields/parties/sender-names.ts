import { toCandidate, type Candidate } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { cleanName, hasLegalForm, isLegalFormAlone, isNameLine, isOnlyLegalForm } from '../values/address-lines';
import { isPublicHost } from '../../lexicon/lexicon';
import { compactForm } from '../../lexicon/label-words';
import { toSegment, type Segment } from '../../layout/segments';
import { SENDER_NAMES } from './weights';
import { readScoreOf, textOf } from '../../model/page';

/** Companies that the foot of a page or the line of a bank account names with their legal form: whose paper it is, if its domain or its letterhead says the same. */
export function namedSenders(findings: PageFindings): Candidate[] {
  const { page } = findings;
  const hosts = hostsOn(page.segments);
  return page.segments.flatMap((segment) => {
    if (segment.words.length < SENDER_NAMES.lineWords && segment.box.top < SENDER_NAMES.footFrom * page.height) return [];
    if (findings.isTabular(segment.box)) return [];
    return companiesIn(segment).flatMap((name) => {
      const agrees = hosts.some((host) => isOfHost(name.text, host)) ? SENDER_NAMES.domain : 0;
      const heads = isAtHead(name.text, findings, segment) ? SENDER_NAMES.letterhead : 0;
      if (agrees + heads === 0) return [];
      const readScore = readScoreOf(name.words);
      const score = SENDER_NAMES.named + agrees + heads;
      const text = cleanName(name.text);
      return [toCandidate('sellerName', { value: text, text, box: name.box, readScore }, { page, score, position: score, formatValid: 1 })];
    });
  });
}

/** A name with its legal form that opens a line or stands behind a colon: its words up to the form. */
function companiesIn(segment: Segment): Segment[] {
  const starts = [0, ...segment.words.flatMap((word, index) => (/[:–—·|•]$/.test(word.text) ? [index + 1] : []))];
  return starts.flatMap((start) => {
    for (let end = start + 2; end <= Math.min(segment.words.length, start + SENDER_NAMES.nameWords); end++) {
      const words = segment.words.slice(start, end);
      const text = textOf(words);
      // `Papier Plume – SAS au capital de 150 000 €`: a register's line, whose dash is not of the name.
      if (/[.:;]\s|,\s.*,\s|\s[–—]\s/.test(text) || /\d/.test(text)) return [];
      if (!hasLegalForm(text.replace(/[.,]$/, '')) || /^\p{Ll}+$/u.test(words.at(-1)!.text)) continue;
      const whole = segment.words.slice(start, endOfForm(segment, end));
      return isNameLine(text.replace(/[,:]$/, '')) && /^\p{Lu}/u.test(text) ? [toSegment(whole, segment.line)] : [];
    }
    return [];
  });
}

/** `GmbH & Co. KG`, `S.A. de C.V.`: the form goes on behind the sign, and in two words. */
function endOfForm({ words }: Segment, end: number): number {
  const next = words.slice(end, end + 2).map(({ text }) => text.replace(/,$/, ''));
  if (/^\p{Ll}/u.test(next[0] ?? '') && next.length === 2 && isOnlyLegalForm(next.join(' '))) return end + 2;
  if (words[end]?.text !== '&' || !/^co\b/i.test(words[end + 1]?.text ?? '')) return end;
  const last = words[end + 2]?.text.replace(/[.,]$/, '') ?? '';
  return end + (isLegalFormAlone(last) && last !== '' ? 3 : 2);
}

/** The names of the hosts of addresses and pages on the web, without those that give anyone an address. */
export function hostsOn(segments: readonly Segment[]): string[] {
  const hosts = new Set<string>();
  for (const { words } of segments)
    for (const { text } of words) {
      const host = text.includes('.') ? HOST.exec(text)?.[1] : undefined;
      if (host) hosts.add(compactForm(host));
    }
  return [...hosts].filter((host) => host.length >= SENDER_NAMES.hostLetters && !isPublicHost(host));
}

const HOST = /(?:@|www\.|https?:\/\/|^)([\p{L}\d-]{3,})\.[a-z]{2,}(?:[/.)]|$)/iu;

/** `harrowquill.example` and `Harrow & Quill Advisory Ltd`. */
export function isOfHost(name: string, host: string): boolean {
  const compact = compactForm(name.replace(/&/g, ' '));
  return (
    compact.includes(host) || (compact.length >= SENDER_NAMES.hostLetters && host.includes(compact.slice(0, SENDER_NAMES.hostBeginning)))
  );
}

/** The first words of the name stand by themselves at the head of the page, larger or not. */
function isAtHead(name: string, { page }: PageFindings, own: Segment): boolean {
  const beginning = compactForm(name);
  return page.segments.some((segment) => {
    const form = compactForm(segment.text);
    return (
      segment !== own &&
      segment.box.top < SENDER_NAMES.head * page.height &&
      form.length >= SENDER_NAMES.hostLetters &&
      beginning.startsWith(form)
    );
  });
}
