import { endsInHonorific, isSalutation } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { toCandidate, type Candidate } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { cleanName, formOfName, isNameLine } from '../values/address-lines';
import { KNOWN_SCORES } from './weights';

/** `株式会社青嵐 御中`, `한국물산 귀하`: the word of respect behind a name says that the paper is for them. */
export function addressedNames({ page }: PageFindings): Candidate[] {
  return page.segments.flatMap((segment) => {
    const named = nameAddressed(segment, page);
    const name = named && cleanName(named.text);
    if (!named || !name || !isNameLine(name)) return [];
    const value = { value: name, text: name, box: named.box, readScore: Math.min(...named.words.map((word) => word.readScore)) };
    const score = KNOWN_SCORES.salutation;
    return [toCandidate('buyerName', value, { page, score, labelStrength: score, position: score, formatValid: formOfName(name) })];
  });
}

/** The segment that holds the name: the word of respect ends it, or stands a blank of an em behind it. */
function nameAddressed(segment: Segment, page: LaidOutPage): Segment | undefined {
  if (!endsInHonorific(segment.text)) return undefined;
  if (!isSalutation(segment.text)) return segment;
  const { segments } = page.lines[segment.line]!;
  return segments[segments.indexOf(segment) - 1];
}
