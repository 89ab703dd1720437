import type { FoundLabel } from './find-labels';
import type { PageText } from './page-text';

/** Paper rolls are narrower than any sheet: A4 and letter are .71 and .77 of their height wide; of the receipts measured (sroie) two in three are under this. */
const NARROW = 0.62;

/** Whether a page has the form of a till's paper roll. */
export const isNarrow = (page: PageText): boolean => page.placed && page.width < NARROW * page.height;

/** Whether a page is a till's receipt: by its form, or because only a till gives change. It has one party, its sender, at the top. */
export const isReceiptPage = (page: PageText, labels: readonly FoundLabel[]): boolean =>
  isNarrow(page) || labels.some((label) => label.standing === 1 && label.meanings.some(({ key }) => key === 'change'));
