import type { Box } from '../../model/box';
import type { FoundLabel } from '../labels/find-labels';
import type { PageText } from '../../layout/page-text';

/** One way to fill one field: a label and a value that it may head. */
export interface Candidate {
  key: string;
  value: string;
  text: string;
  box: Box;
  page: PageText;
  label?: FoundLabel;
  /** Which value of a label it is, for labels that head two: the beginning and the end of a period. */
  slot?: 'from' | 'to';
  /** Which words the value covers; two fields of one label kind do not share them. */
  place: string;
  score: number;
  signals: Record<string, number>;
}

/** Identifies words of a page across candidates. */
export const placeOf = (page: PageText, box: Box): string =>
  `${page.number}:${Math.round(box.left)}:${Math.round(box.top)}:${page.placed ? 'p' : 'c'}`;
