import type { FoundLabel } from '../labels/find-labels';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { RECEIPT_SIGNS } from './weights';

/** Whether a page has the form of a till's paper roll. */
export const isNarrow = (page: LaidOutPage): boolean =>
  page.placed && page.width < RECEIPT_SIGNS.narrow * page.height && (page.reader === 'ocr' || page.width < RECEIPT_SIGNS.widestRoll);

/** Whether a page is a till's receipt: by its form, or because only a till gives change. It has one party, its sender, at the top. */
export const isReceiptPage = (page: LaidOutPage, labels: readonly FoundLabel[]): boolean =>
  isNarrow(page) ||
  heads(labels, 'change', 1) ||
  (heads(labels, 'roundingAmount', RECEIPT_SIGNS.tillSureness) && heads(labels, 'cashTendered', RECEIPT_SIGNS.tillSureness));

const heads = (labels: readonly FoundLabel[], key: string, sureness: number): boolean =>
  labels.some((label) => label.sureness >= sureness && label.meanings.some((meaning) => meaning.key === key));
