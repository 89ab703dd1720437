import type { Box } from '../../model/box';
import type { FieldSignals } from '../../model/field';
import type { FoundLabel } from '../labels/find-labels';
import type { LaidOutPage } from '../../layout/laid-out-page';

/** One way to fill one field: a label and a value that it may head. */
export interface Candidate {
  key: string;
  value: string;
  text: string;
  box: Box;
  page: LaidOutPage;
  label?: FoundLabel;
  /** Which value of a label it is, for labels that head two: the beginning and the end of a period. */
  bound?: 'from' | 'to';
  /** Identity of the words that the value covers; two fields of one label kind do not share them. */
  coveredWords: string;
  /** What the candidates of one field are ranked by; about 1 for a sure label with its value beside it. */
  score: number;
  signals: CandidateSignals;
}

/** Every candidate says how its label, its place, its form and its reading are. */
type CandidateSignals = FieldSignals & Required<Pick<FieldSignals, 'labelStrength' | 'position' | 'formatValid' | 'readScore'>>;

/** Words of a page that were read as a value. */
export interface ReadValue {
  value: string;
  text: string;
  box: Box;
  readScore: number;
}

/** How a value came to be a candidate. */
interface Finding extends Omit<CandidateSignals, 'labelStrength' | 'readScore'> {
  page: LaidOutPage;
  score: number;
  /** 0 where no label says what the value is. */
  labelStrength?: number;
  label?: FoundLabel;
  /** What tells it from other fields that cover words at the same place: an address begins with its name, a currency stands in an amount. */
  beside?: 'address' | 'addressee' | 'currency' | 'issuer' | 'reckoned' | 'sum' | 'wrapped';
}

/** The one way in which candidates are made. */
export function toCandidate(key: string, { value, text, box, readScore }: ReadValue, finding: Finding): Candidate {
  const { page, score, label, beside, labelStrength = 0, ...signals } = finding;
  const words = coveredWords(page, box);
  return {
    key,
    value,
    text,
    box,
    page,
    ...(label ? { label } : {}),
    coveredWords: beside ? `${words}:${beside}` : words,
    score,
    signals: { ...signals, labelStrength, readScore },
  };
}

/** Identity of the words in a box, by where they begin. */
export const coveredWords = (page: LaidOutPage, box: Box): string =>
  `${page.number}:${Math.round(box.left)}:${Math.round(box.top)}:${page.placed ? 'p' : 'c'}`;
