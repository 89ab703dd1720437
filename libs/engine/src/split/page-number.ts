import type { FoundLabel } from '../fields/labels/find-labels';
import type { PageFindings } from '../fields/candidates/page-findings';
import { pageCountWords } from '../lexicon/lexicon';
import { PAGE_NUMBER } from './weights';
import { textOf } from '../model/page';

/** The number that a page prints of itself, and of how many it says it is. */
export interface PageNumber {
  page: number;
  of?: number;
}

/** `Page 2 of 3`, `Seite: 2/3`; without such a label a bare `2`, `- 2 -` or `2 / 3` in the margin above or below. */
export function pageNumberOn({ page, labels }: PageFindings): PageNumber | undefined {
  const labelled = labels.filter(({ meanings }) => meanings.some(({ key }) => key === 'page'));
  const told = labelled.flatMap((label) => readNumber(wordsBehind(label), BEHIND_LABEL) ?? numberBeside(label, page.segments) ?? []);
  // Of several the one that also says how many there are.
  const best = told.find(({ of }) => of !== undefined) ?? told[0];
  if (best) return best;
  const inMargin = page.segments.filter(
    ({ box }) => box.bottom < PAGE_NUMBER.top * page.height || box.top > PAGE_NUMBER.bottom * page.height,
  );
  return inMargin.flatMap(({ text }) => readNumber(text, BARE) ?? [])[0];
}

const BEHIND_LABEL = /^[\s:#.]*(\d{1,3})(?:\s*(?:[/|]|\p{L}{1,6}\.?)\s*(\d{1,3}))?(?![\d.,])/u;
const BARE = new RegExp(`^[-–—•\\s]*(\\d{1,3})(?:\\s*(?:/|${pageCountWords})\\s*(\\d{1,3}))?[-–—•\\s]*$`, 'u');

const wordsBehind = ({ segment, end }: FoundLabel): string => textOf(segment.words.slice(end));

/** The number stands apart from its label: the nearest segment of its line. */
function numberBeside(label: FoundLabel, segments: PageFindings['page']['segments']): PageNumber | undefined {
  if (label.end < label.segment.words.length) return undefined;
  const [next] = segments
    .filter(({ line, box }) => line === label.segment.line && box.left > label.box.right)
    .sort((a, b) => a.box.left - b.box.left);
  return next && readNumber(next.text, BEHIND_LABEL);
}

function readNumber(text: string, form: RegExp): PageNumber | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [page, of] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])];
  if (page === 0 || (of !== undefined && of < page)) return undefined;
  return of === undefined ? { page } : { page, of };
}
