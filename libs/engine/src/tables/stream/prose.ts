import { boxWidth, overlapX } from '../../model/box';
import type { Segment } from '../../layout/segments';
import { isValue } from '../grid/numeric-text';
import { GAP_EM } from '../../layout/gaps';
import { PROSE } from './weights';

/** Finds the segments that are running text: chains of long lines under one another, from margin to margin. */
export function findProse(lines: readonly (readonly Segment[])[]): Set<Segment> {
  const prose = new Set<Segment>();
  const seen = new Set<Segment>();
  lines.forEach((segments, index) => {
    for (const segment of segments) {
      if (seen.has(segment)) continue;
      const chain = follow(segment, lines, index, seen);
      if (isParagraph(chain) && !labelsFigures(chain, lines)) for (const member of chain) prose.add(member);
    }
  });
  return prose;
}

function follow(start: Segment, lines: readonly (readonly Segment[])[], index: number, seen: Set<Segment>): Segment[] {
  const chain = [start];
  seen.add(start);
  let current = start;
  for (let i = index + 1; i < lines.length; i++) {
    const candidates = lines[i]!;
    const top = Math.min(...candidates.map((segment) => segment.box.top));
    if (top - current.box.top > GAP_EM.lines.prosePitch * current.fontSize) break;
    const next = candidates.find((segment) => !seen.has(segment) && isNextLine(current, segment, chain.length === 1));
    if (!next) continue;
    chain.push(next);
    seen.add(next);
    current = next;
    if (lineWidth(next) < PROSE.shortShare * Math.max(...chain.map(lineWidth))) break;
  }
  return chain;
}

const lineWidth = (segment: Segment): number => boxWidth(segment.box);

/** Whether `next` is the following line of the same column of text; a first line may be indented. */
function isNextLine(current: Segment, next: Segment, isFirst: boolean): boolean {
  const pitch = next.box.top - current.box.top;
  if (pitch < PROSE.leastPitchEm * current.fontSize || pitch > GAP_EM.lines.prosePitch * current.fontSize) return false;
  if (Math.abs(next.fontSize - current.fontSize) > PROSE.sameSizeShare * current.fontSize) return false;
  if (lineWidth(current) < PROSE.shortShare * lineWidth(next)) return false;
  const indent = Math.abs(next.box.left - current.box.left);
  if (indent > (isFirst ? 5 : 1) * current.fontSize) return false;
  return overlapX(current.box, next.box) > PROSE.underShare * Math.min(lineWidth(current), lineWidth(next));
}

/** Whether most lines of the chain have a figure next to their right: long labels of a table's rows. */
function labelsFigures(chain: readonly Segment[], lines: readonly (readonly Segment[])[]): boolean {
  const beside = chain.map((segment) =>
    lines.find((line) => line.includes(segment))!.filter((other) => other.box.left > segment.box.right),
  );
  return beside.filter((others) => others.length > 0 && isValue(others[0]!.text)).length >= PROSE.labellingShare * chain.length;
}

function isParagraph(chain: readonly Segment[]): boolean {
  const words = chain.reduce((sum, segment) => sum + segment.words.length, 0);
  if (chain.length < PROSE.proseLines) return chain.some((segment) => segment.words.length >= PROSE.sentenceWords && !isFigures(segment));
  return words / chain.length >= PROSE.proseWords && !chain.every(isFigures);
}

/** Whether most of the words are figures: a row of a narrow table, not a sentence. */
function isFigures(segment: Segment): boolean {
  return segment.words.filter((word) => isValue(word.text)).length >= segment.words.length / 2;
}
