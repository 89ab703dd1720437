import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Hungarian. */
export const HUNGARIAN: LanguageLexicon = {
  code: 'hu',
  labels: {
    sellerVatId: {
      strong: list('adoszam'),
    },
  },
  legalForms: list('kft | zrt'),
};
