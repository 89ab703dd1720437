import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Danish. */
export const DANISH: LanguageLexicon = {
  code: 'da',
  labels: {
    invoiceNumber: {
      strong: list('fakturanummer'),
    },
    issueDate: {
      strong: list('fakturadato'),
    },
    dueDate: {
      strong: list('forfaldsdato'),
    },
    customerNumber: {
      strong: list('kundenummer'),
    },
    sellerVatId: {
      strong: list('cvr | cvr nr'),
    },
    taxTotal: {
      strong: list('total moms'),
      weak: list('moms'),
    },
    grossTotal: {
      strong: list('at betale'),
    },
  },
  titleEndings: {
    'Credit Note': /kreditnota$/,
    Receipt: /\p{L}{3}kvittering$/u,
    Report: /\p{L}{3}rapport$/u,
  },
  invoiceMarks: list('faktur'),
  columns: {
    position: list('nr'),
  },
  streetEndings: list('vej'),
  legalForms: list('aps'),
  countries: list('danmark'),
};
