import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Latvian: its titles. */
export const LATVIAN: LanguageLexicon = {
  code: 'lv',
  titles: {
    'Credit Note': folded('kredītrēķins | kredīta rēķins'),
    Invoice: folded('rēķins | avansa rēķins | priekšapmaksas rēķins | rēķins faktūra'),
    Receipt: folded('čeks | kvīts | kases čeks | maksājuma kvīts'),
    'Bank Statement': folded('konta izraksts | konta pārskats | bankas izraksts'),
    'Purchase Order': folded('pasūtījums | pirkuma pasūtījums | pasūtījuma apstiprinājums'),
    Quote: folded('piedāvājums | cenu piedāvājums | tāme'),
    'Delivery Note': folded('pavadzīme | preču pavadzīme | piegādes pavadzīme | transporta pavadzīme'),
    'Price List': folded('cenrādis | cenu lapa | ēdienkarte'),
    Report: folded('pārskats | gada pārskats | testēšanas pārskats | protokols | atskaite'),
    Form: folded('iesniegums | pieteikums | veidlapa | anketa | pieteikuma veidlapa'),
    Table: folded('saraksts | grafiks | stundu saraksts | rezultāti'),
  },
  copyMarks: folded('oriģināls | kopija | dublikāts'),
};
