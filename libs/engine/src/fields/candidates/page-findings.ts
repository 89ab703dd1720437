import type { Convention } from '@gridline/values';
import type { Box } from '../../model/box';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { findLabels, type FoundLabel } from '../labels/find-labels';
import { wrappedLabels } from '../labels/wrapped-labels';
import { findValues } from '../values/find-values';
import type { PrintedValue } from '../values/printed-value';
import { PAGE_FINDINGS } from './weights';

/** What stands on a page, found once for all labels. */
export interface PageFindings {
  page: LaidOutPage;
  labels: readonly FoundLabel[];
  values: readonly PrintedValue[];
  /** Segments that begin with a label of their own, and those that hold a number: every label asks about every segment. */
  headed: ReadonlySet<Segment>;
  numbered: ReadonlySet<Segment>;
  /** Whether a place lies in the rows of a table of items, where labels head columns and not fields. */
  isTabular: (box: Box) => boolean;
}

/** Every label and value of a page, and what its segments are. */
export function findOnPage(page: LaidOutPage, isTabular: PageFindings['isTabular'], convention: Convention): PageFindings {
  const labels = [...findLabels(page), ...wrappedLabels(page)];
  const values = findValues(page, convention);
  return { page, labels, values, headed: headedSegments(labels), numbered: numberedSegments(values), isTabular };
}

/** The segments that hold an account or tax number: it is nobody's name. */
const numberedSegments = (values: readonly PrintedValue[]): ReadonlySet<Segment> =>
  new Set(values.filter(({ kind }) => kind === 'iban' || kind === 'vatId').map(({ segment }) => segment));

/** The segments that begin with a label of their own. */
const headedSegments = (labels: readonly FoundLabel[]): ReadonlySet<Segment> =>
  new Set(labels.filter((label) => label.start === 0 && isHead(label)).map(({ segment }) => segment));

/** A strong label that begins its segment, or any label that is the whole of it. */
const isHead = (label: FoundLabel): boolean =>
  label.end === label.segment.words.length ||
  (label.sureness >= PAGE_FINDINGS.headSureness && !label.runsOn && label.meanings.some(({ weight }) => weight === 1));
