import type { Convention } from '@gridline/values';
import type { Box } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { findLabels, type FoundLabel } from '../labels/find-labels';
import { findValues, type PrintedValue } from '../values/find-values';
import { PAGE_FINDINGS } from './weights';

/** What stands on a page, found once for all labels. */
export interface PageFindings {
  page: LaidOutPage;
  labels: readonly FoundLabel[];
  values: readonly PrintedValue[];
  /** Phrases that begin with a label of their own, and those that hold a number: every label asks about every phrase. */
  headed: ReadonlySet<Segment>;
  numbered: ReadonlySet<Segment>;
  /** Whether a place lies in the rows of a table of items, where labels head columns and not fields. */
  isTabular: (box: Box) => boolean;
}

/** Every label and value of a page, and what its phrases are. */
export function findOnPage(page: LaidOutPage, isTabular: PageFindings['isTabular'], convention: Convention): PageFindings {
  const labels = findLabels(page);
  const values = findValues(page, convention);
  return { page, labels, values, headed: headedPhrases(labels), numbered: numberedPhrases(values), isTabular };
}

/** The phrases that hold an account or tax number: it is nobody's name. */
const numberedPhrases = (values: readonly PrintedValue[]): ReadonlySet<Segment> =>
  new Set(values.filter(({ kind }) => kind === 'iban' || kind === 'vatId').map(({ phrase }) => phrase));

/** The phrases that begin with a label of their own. */
const headedPhrases = (labels: readonly FoundLabel[]): ReadonlySet<Segment> =>
  new Set(labels.filter((label) => label.start === 0 && isHead(label)).map(({ phrase }) => phrase));

/** A strong label that begins its phrase, or any label that is the whole of it. */
const isHead = (label: FoundLabel): boolean =>
  label.end === label.phrase.words.length ||
  (label.standing >= PAGE_FINDINGS.headStanding && !label.runsOn && label.meanings.some(({ weight }) => weight === 1));
