import type { FoundLabel } from '../labels/find-labels';
import type { LaidOutPage } from '../../layout/laid-out-page';

/** Paper rolls are narrower than any sheet: A4 and letter are .71 and .77 of their height wide; of the receipts measured (sroie) two in three are under this. */
const NARROW = 0.62;

/** The widest rolls are 112 mm; a photograph has no scale of its own. In points. */
const WIDEST_ROLL = 330;

/** Whether a page has the form of a till's paper roll. */
export const isNarrow = (page: LaidOutPage): boolean =>
  page.placed && page.width < NARROW * page.height && (page.reader === 'ocr' || page.width < WIDEST_ROLL);

/** Whether a page is a till's receipt: by its form, or because only a till gives change. It has one party, its sender, at the top. */
export const isReceiptPage = (page: LaidOutPage, labels: readonly FoundLabel[]): boolean =>
  isNarrow(page) || heads(labels, 'change', 1) || (heads(labels, 'roundingAmount', 0.7) && heads(labels, 'cashTendered', 0.7));

const heads = (labels: readonly FoundLabel[], key: string, standing: number): boolean =>
  labels.some((label) => label.standing >= standing && label.meanings.some((meaning) => meaning.key === key));
