import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Icelandic: its titles. */
export const ICELANDIC: LanguageLexicon = {
  code: 'is',
  titles: {
    'Credit Note': folded('kreditreikningur | kreditnóta | inneignarnóta'),
    Invoice: folded('reikningur | sölureikningur | greiðsluseðill | uppgjörsreikningur'),
    Receipt: folded('kvittun | greiðslukvittun | sölukvittun | kassakvittun'),
    'Bank Statement': folded('reikningsyfirlit | bankayfirlit | færsluyfirlit | kreditkortayfirlit'),
    'Purchase Order': folded('pöntun | innkaupapöntun | pöntunarstaðfesting | verkbeiðni'),
    Quote: folded('tilboð | verðtilboð | kostnaðaráætlun'),
    'Delivery Note': folded('fylgiseðill | afhendingarseðill | farmbréf | pökkunarseðill'),
    'Price List': folded('verðlisti | verðskrá | gjaldskrá | matseðill'),
    Report: folded('skýrsla | ársskýrsla | ársreikningur | fundargerð | rannsóknarniðurstöður'),
    Form: folded('eyðublað | umsókn | skráningarblað | tímaskýrsla | umboð'),
    Other: folded('launaseðill | leigusamningur | ráðningarsamningur'),
    Table: folded('stundatafla | tímatafla | birgðalisti | úrslit'),
  },
  copyMarks: folded('frumrit | afrit | samrit'),
};
