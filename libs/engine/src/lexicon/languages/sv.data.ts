import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Swedish. */
export const SWEDISH: LanguageLexicon = {
  code: 'sv',
  labels: {
    invoiceNumber: {
      strong: list('faktura nr | fakturanummer'),
      weak: list('faktura'),
    },
    issueDate: {
      strong: list('fakturadatum'),
    },
    dueDate: {
      strong: list('forfallodag | forfallodatum'),
    },
    customerNumber: {
      strong: list('kundnummer'),
    },
    sellerVatId: {
      strong: list('momsregnr | vat momsregnr | momsregistreringsnummer'),
    },
    taxTotal: {
      strong: list('total moms | momsbelopp'),
      weak: list('moms'),
    },
    grossTotal: {
      strong: list('att betala'),
      weak: list('summa'),
    },
    paid: {
      strong: list('akonto'),
    },
    amountDue: {
      weak: list('saldo'),
    },
    sellerName: {
      strong: list('leverantor'),
    },
    openingBalance: {
      strong: list('ingaende saldo'),
    },
    closingBalance: {
      strong: list('utgaende saldo'),
    },
    sellerRegistrationNumber: {
      strong: list('org nr | organisationsnummer'),
    },
  },
  titles: {
    Invoice: list('faktura'),
  },
  titleEndings: {
    'Credit Note': /(?:kreditnota|kreditfaktura)$/,
    Invoice: /\p{L}{3}faktura$/u,
    Report: /\p{L}{3}rapport$/u,
  },
  invoiceMarks: list('faktur'),
  totals: list('saldo'),
  columns: {
    position: list('nr'),
    balance: list('saldo'),
  },
  streetEndings: list('gata | vagen'),
  legalForms: list('ab'),
  countries: list('sverige'),
};
