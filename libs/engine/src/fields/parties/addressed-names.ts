import { readScoreOf } from '../../model/page';
import { boxHeight, overlapX } from '../../model/box';
import { endsInHonorific, isSalutation, namesDepartment, titleType } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { toCandidate, type Candidate } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { cleanName, formOfName, isNameLine } from '../values/address-lines';
import { ADDRESSED_NAMES, KNOWN_SCORES } from './weights';

/** `株式会社青嵐 御中`, `한국물산 귀하`: the word of respect behind a name says that the paper is for them. */
export function addressedNames({ page }: PageFindings): Candidate[] {
  return page.segments.flatMap((segment) => {
    const named = nameAddressed(segment, page);
    const name = named && cleanName(named.text.replace(LABEL, ''));
    if (!named || !name || !isNameLine(name)) return [];
    const value = { value: name, text: name, box: named.box, readScore: readScoreOf(named.words) };
    const score = KNOWN_SCORES.salutation;
    const found = { page, score, labelStrength: score, position: score, formatValid: formOfName(name) };
    return [toCandidate('buyerName', value, found), toCandidate('addressee', value, { ...found, beside: 'addressee' })];
  });
}

/** `고객: 윤하나 님`. */
const LABEL = /^[^:：]{1,12}[:：]\s*/u;

/** The segment that holds the name: the word of respect ends it, or stands a blank of an em behind it. */
function nameAddressed(segment: Segment, page: LaidOutPage): Segment | undefined {
  if (!endsInHonorific(segment.text)) return undefined;
  const { segments } = page.lines[segment.line]!;
  const named = isSalutation(segment.text) ? segments[segments.indexOf(segment) - 1] : segment;
  return named && namesDepartment(cleanName(named.text)) ? (organisationOf(named, page) ?? named) : named;
}

/** `さくら市立南中学校` before or over `図書室 御中`: the text closely on the left of a department, else the line closely above it. */
function organisationOf(department: Segment, page: LaidOutPage): Segment | undefined {
  const { segments } = page.lines[department.line]!;
  const height = boxHeight(department.box);
  const left = segments[segments.indexOf(department) - 1];
  if (left && department.box.left - left.box.right < ADDRESSED_NAMES.beside * height) return isOrganisation(left) ? left : undefined;
  const [above] = page.segments
    .filter(({ box }) => box.bottom < department.box.bottom - height / 2 && overlapX(box, department.box) > 0)
    .sort((a, b) => b.box.bottom - a.box.bottom);
  return above && department.box.top - above.box.bottom < height && isOrganisation(above) ? above : undefined;
}

const isOrganisation = ({ text }: Segment): boolean =>
  !/[:：\d]/.test(text) && isNameLine(cleanName(text)) && titleType(text) === undefined;
