import { isLabelOf } from '../../lexicon/whole-labels';
import { toSegment, type Segment } from '../../layout/segments';
import { boxAround } from '../../model/box';
import { textOf } from '../../model/page';
import type { FoundLabel } from '../labels/find-labels';
import { lineCarriedOn } from '../values/line-carried-on';
import type { PageFindings } from './page-findings';

/** Some words of a segment. */
export interface Stretch {
  segment: Segment;
  start: number;
  end: number;
}

/** `Agência / Conta` over `0482-1 / 20.931-7`: of two values that share a place, the words of the one that the label means; all words elsewhere. */
export function partMeant(label: FoundLabel, stretch: Stretch): Stretch {
  const { segment, start, end } = stretch;
  const strokes = [start - 1];
  for (let at = start; at < end; at++) if (segment.words[at]!.text === '/') strokes.push(at);
  strokes.push(end);
  const { words, text } = label.segment;
  const isAmongOthers = segment !== label.segment && [words[label.start - 1], words[label.end]].some((beside) => beside?.text === '/');
  const parts = (isAmongOthers ? text : label.text).replace(/[:：]$/, '').split('/');
  if (parts.length < 2 || parts.length !== strokes.length - 1) return stretch;
  const isMeant = (key: string): boolean => label.meanings.some((meaning) => meaning.key === key);
  const meant = parts.flatMap((part, at) => (isLabelOf(part.trim(), isMeant) ? [at] : []));
  return meant.length === 1 ? { segment, start: strokes[meant[0]!]! + 1, end: strokes[meant[0]! + 1]! } : stretch;
}

/** `V/Commande : CH-` over `Lotissement-07`: what a narrow cell breaks at its hyphen is one word again. */
export function withBrokenWord({ segment, start, end }: Stretch, { page, labels }: PageFindings): Stretch {
  const last = segment.words[end - 1];
  const below = end > start && end === segment.words.length && BROKEN_AT_HYPHEN.test(last!.text) ? lineCarriedOn(segment, page) : undefined;
  if (!below || labels.some((label) => label.segment === below && label.start === 0)) return { segment, start, end };
  const [first, ...others] = below.words;
  const whole = { ...last!, text: textOf([last!, first!]).replace('- ', '-'), box: boxAround([last!, first!]) };
  const words = [...segment.words.slice(0, end - 1), whole, ...others];
  return { segment: toSegment(words, segment.line), start, end: words.length };
}

const BROKEN_AT_HYPHEN = /^[\p{L}\p{N}].*-$/u;
