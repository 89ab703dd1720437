import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Czech. */
export const CZECH: LanguageLexicon = {
  code: 'cs',
  labels: {
    invoiceNumber: {
      strong: list('cislo faktury | faktura cislo | danovy doklad c'),
      weak: list('faktura'),
    },
    issueDate: {
      strong: list('datum vystaveni'),
      weak: list('datum'),
    },
    dueDate: {
      strong: list('datum splatnosti | splatnost'),
    },
    deliveryDate: {
      strong: list('datum uskutecneni zdanitelneho plneni | duzp'),
    },
    sellerVatId: {
      strong: list('dic'),
    },
    netTotal: {
      strong: list('celkem bez dph | zaklad dane'),
    },
    taxTotal: {
      strong: list('dph celkem'),
      weak: list('dph'),
    },
    grossTotal: {
      strong: list('celkem k uhrade | celkem s dph'),
      weak: list('celkem'),
    },
    sellerName: {
      strong: list('dodavatel'),
    },
    buyerName: {
      strong: list('odberatel'),
    },
    sellerRegistrationNumber: {
      strong: list('ico'),
    },
  },
  titles: {
    Invoice: list('faktura'),
  },
  invoiceMarks: list('faktur'),
  columns: {
    date: list('datum'),
  },
  legalForms: list('sro | as'),
  countries: list('ceska republika'),
};
