/** How a suite's answers are scored; each kind has a scorer and a form of prediction. */
export type SuiteKind = CorpusKind | 'made';
export type CorpusKind = 'tables' | 'fields' | 'csv' | 'robust' | 'world';

/** One figure of a suite, beside what the best measured peer reaches and what we want to reach. */
export interface Goal {
  /** The scorer's measure. */
  measure: string;
  label: string;
  peer?: number;
  goal: number;
}

/** A suite as the bench runs it. */
export interface Suite {
  name: string;
  kind: SuiteKind;
  /** The corpus suite whose index and truth it uses, where that is another one. */
  of?: string;
  /** Folder of the documents inside the suite, where it is not the index's own. */
  folder?: string;
  /** Only documents whose index entry has this template. */
  template?: string;
  /** Documents by which the suite is judged: the measure of one document. */
  perDocument: string;
  goals: Goal[];
}

/** Every suite with the peers' figures and the goals; the peers ran on the same documents with the same scorers. Made suites need no corpus. */
export const SUITES: readonly Suite[] = [
  {
    name: 'made',
    kind: 'made',
    perDocument: 'cells',
    goals: [
      { measure: 'fields', label: 'fields exact F1', goal: 0.98 },
      { measure: 'cells', label: 'cell F1', goal: 0.99 },
      { measure: 'rows', label: 'whole-row F1', goal: 0.98 },
      { measure: 'docType', label: 'docType right', goal: 0.98 },
    ],
  },
  {
    name: 'made-scan',
    kind: 'made',
    folder: 'scan',
    perDocument: 'cells',
    goals: [
      { measure: 'fields', label: 'fields exact F1', goal: 0.93 },
      { measure: 'cells', label: 'cell F1', goal: 0.95 },
    ],
  },
  {
    name: 'icdar2013',
    kind: 'tables',
    perDocument: 'official',
    goals: [
      { measure: 'official', label: 'official document F1', peer: 0.859, goal: 0.94 },
      { measure: 'main', label: 'main table F1', peer: 0.879, goal: 0.96 },
    ],
  },
  {
    name: 'icdar2013-scan',
    kind: 'tables',
    perDocument: 'official',
    goals: [{ measure: 'official', label: 'official document F1', peer: 0.509, goal: 0.88 }],
  },
  {
    name: 'einvoice',
    kind: 'fields',
    perDocument: 'fields',
    goals: [
      { measure: 'fields', label: 'fields exact F1', peer: 0.3, goal: 0.93 },
      { measure: 'cells', label: 'line items, cell F1', peer: 0.73, goal: 0.95 },
      { measure: 'rows', label: 'line items, whole-row F1', peer: 0.45, goal: 0.9 },
    ],
  },
  {
    name: 'einvoice-letter',
    kind: 'fields',
    of: 'einvoice',
    template: 'letter',
    perDocument: 'fields',
    goals: [
      { measure: 'fields', label: 'fields exact F1', goal: 0.93 },
      { measure: 'cells', label: 'line items, cell F1', goal: 0.95 },
      { measure: 'rows', label: 'line items, whole-row F1', goal: 0.9 },
    ],
  },
  {
    name: 'einvoice-originals',
    kind: 'fields',
    of: 'einvoice',
    folder: 'originals',
    perDocument: 'fields',
    goals: [
      { measure: 'fields', label: 'fields exact F1', goal: 1 },
      { measure: 'cells', label: 'line items, cell F1', goal: 1 },
      { measure: 'rows', label: 'line items, whole-row F1', goal: 1 },
    ],
  },
  {
    name: 'invoice-fr',
    kind: 'fields',
    perDocument: 'fields',
    goals: [
      { measure: 'fields', label: 'fields exact F1', peer: 0.38, goal: 0.93 },
      { measure: 'cells', label: 'line items, cell F1', goal: 0.92 },
    ],
  },
  {
    name: 'adbuy',
    kind: 'fields',
    perDocument: 'fields',
    goals: [{ measure: 'fields', label: 'fields exact F1', peer: 0.34, goal: 0.88 }],
  },
  {
    name: 'invoice2data',
    kind: 'fields',
    perDocument: 'fields',
    goals: [
      { measure: 'fields', label: 'fields exact F1', peer: 0.45, goal: 0.95 },
      { measure: 'cells', label: 'line items, cell F1', goal: 0.95 },
    ],
  },
  {
    name: 'sroie',
    kind: 'fields',
    perDocument: 'fields',
    goals: [{ measure: 'fields', label: 'fields exact F1', peer: 0.43, goal: 0.8 }],
  },
  {
    name: 'bank',
    kind: 'fields',
    perDocument: 'fields',
    goals: [
      { measure: 'rows', label: 'transactions, whole-row F1', goal: 1 },
      { measure: 'count', label: 'transaction count right', goal: 1 },
      { measure: 'labels', label: 'column labels found', goal: 1 },
    ],
  },
  {
    name: 'csv-pollock',
    kind: 'csv',
    perDocument: 'cells',
    goals: [
      { measure: 'cells', label: 'cell F1', peer: 0.95, goal: 0.98 },
      { measure: 'header', label: 'header F1', peer: 0.69, goal: 0.95 },
      { measure: 'simple', label: 'simple score of 10', peer: 8.9, goal: 9.5 },
    ],
  },
  {
    name: 'office-docling',
    kind: 'tables',
    perDocument: 'pooled',
    goals: [{ measure: 'pooled', label: 'pooled adjacency F1', goal: 0.98 }],
  },
  { name: 'pubtabnet-mini', kind: 'tables', perDocument: 'matched', goals: [{ measure: 'matched', label: 'matched F1', goal: 0.9 }] },
  {
    name: 'peer-tables',
    kind: 'tables',
    perDocument: 'official',
    goals: [{ measure: 'official', label: 'official document F1', peer: 0.738, goal: 0.95 }],
  },
  {
    name: 'world',
    kind: 'world',
    perDocument: 'values',
    goals: [
      { measure: 'perfect', label: 'whole documents right', goal: 0.6 },
      { measure: 'labels', label: 'column labels right', goal: 0.95 },
      { measure: 'tablesWhole', label: 'tables whole', goal: 0.85 },
      { measure: 'cellF1', label: 'answer, cell F1', goal: 0.95 },
      { measure: 'rowF1', label: 'answer, whole-row F1', goal: 0.92 },
      { measure: 'fieldF1', label: 'fields exact F1', goal: 0.92 },
      { measure: 'docType', label: 'docType right', goal: 0.95 },
      { measure: 'sureCellsRight', label: 'cells said .95 or more that are right', goal: 0.99 },
      { measure: 'sureFieldsRight', label: 'fields said .95 or more that are right', goal: 0.98 },
    ],
  },
  {
    name: 'robust-pdfjs',
    kind: 'robust',
    perDocument: 'handled',
    goals: [{ measure: 'handled', label: 'answered as they should', peer: 0.987, goal: 1 }],
  },
];
