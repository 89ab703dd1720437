import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Norwegian (bokmål). */
export const NORWEGIAN: LanguageLexicon = {
  code: 'nb',
  labels: {
    invoiceNumber: {
      strong: list('fakturanummer'),
    },
    issueDate: {
      strong: list('fakturadato'),
    },
    dueDate: {
      strong: list('forfallsdato'),
    },
    customerNumber: {
      strong: list('kundenummer'),
    },
    taxTotal: {
      weak: list('mva'),
    },
    sellerRegistrationNumber: {
      strong: list('org nr | organisationsnummer'),
    },
  },
  titleEndings: {
    'Credit Note': /kreditnota$/,
    Invoice: /\p{L}{3}faktura$/u,
    Receipt: /\p{L}{3}kvittering$/u,
    Report: /\p{L}{3}rapport$/u,
  },
  invoiceMarks: list('faktur'),
  columns: {
    position: list('nr'),
  },
  legalForms: list('as | asa'),
  countries: list('norge'),
};
