import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** What no language owns: signs, codes and the names of things that are called so everywhere. */
export const INTERNATIONAL: LanguageLexicon = {
  code: 'mul',
  money: { debitMarks: list('DR'), creditMarks: list('CR') },
  numberWords: list('n | no | nr | num | #'),
  labels: {
    iban: {
      strong: list('iban'),
    },
    bic: {
      strong: list('bic | swift | bic swift | swift bic'),
    },
    ifsc: {
      strong: list('ifsc'),
    },
    cashTendered: {
      strong: list('visa | mastercard'),
    },
  },
  labelFillers: list('# | % | eur | euro | euros | usd | gbp | chf | pln | rm | myr | sgd'),
  payments: list('visa | master card | maestro | amex'),
  units: list('kg | g | l'),
  amountOpenings: list('$ | € | £ | ¥ | ₹ | ( | USD | EUR | GBP | CHF'),
  missing: list('x | (x)'),
  phoneWords: list('tel | fax'),
  columns: {
    position: list('#'),
    articleNumber: list('sku | gtin | ean | isbn | upc | asin | cpv'),
    taxRate: list('%'),
  },
  legalForms: list('oy | oyj | doo | shpk | mchj'),
  legalFormEndings: list('shpk'),
  countries: list('de | fr | at | ch | it | es | nl | be | lu | pt | pl | gb'),
  codeWords: list('no | nr | tel | fax'),
  contacts: list('fax | e mail | email | mail | www | http | https | web | internet | iban | bic | swift | gln'),
  bankWords: list('swift | bic | iban'),
  publicHosts: list(
    'gmail | googlemail | hotmail | outlook | live | yahoo | gmx | icloud | aol | proton | protonmail | mail | online | orange | wanadoo | free | libero | tonline | example | www',
  ),
  sumRemarks: list('100'),
  bankCodes: list('iban | bic | swift'),
  otherUnits: list('lek | pula | taka | som | para | guarani'),
  sideMarks: list('C | D | CR | CB | DR | DB'),
};
