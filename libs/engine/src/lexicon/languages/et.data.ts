import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Estonian: its titles. */
export const ESTONIAN: LanguageLexicon = {
  code: 'et',
  titles: {
    'Credit Note': folded('kreeditarve | kreeditarve nr'),
    Invoice: folded('arve | ettemaksuarve | arve saateleht | müügiarve'),
    Receipt: folded('kviitung | tšekk | kassatšekk | maksekviitung'),
    'Bank Statement': folded('konto väljavõte | kontoväljavõte | pangakonto väljavõte'),
    'Purchase Order': folded('tellimus | ostutellimus | tellimuse kinnitus'),
    Quote: folded('hinnapakkumine | pakkumine | hinnapakkumus'),
    'Delivery Note': folded('saateleht | veoseleht | pakkeleht | üleandmise akt'),
    'Price List': folded('hinnakiri | menüü'),
    Report: folded('aruanne | aastaaruanne | katseprotokoll | protokoll | analüüsi tulemused'),
    Form: folded('avaldus | taotlus | ankeet | vorm'),
    Table: folded('tunniplaan | sõiduplaan | tulemused | graafik'),
  },
  copyMarks: folded('originaal | koopia | duplikaat'),
};
