import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Swahili. */
export const SWAHILI: LanguageLexicon = {
  code: 'sw',
  smallWords: folded(
    'na | ya | wa | kwa | jumla | tarehe | bei | kiasi | malipo | namba | mteja | bidhaa | jina | anwani | simu | ankara | risiti | shilingi',
  ),
  numberWords: folded('namba | nambari'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'namba ya ankara | ankara n | nambari ya ankara | namba ya risiti | risiti n | stakabadhi n | namba ya stakabadhi | namba ya hati | kumbukumbu n | namba ya malipo | namba ya bili | bili n',
      ),
    },
    issueDate: {
      strong: folded(
        'tarehe ya ankara | tarehe ya kutolewa | tarehe ya risiti | tarehe ya bili | tarehe ya hati | tarehe na muda | tarehe ya kuandaliwa',
      ),
      weak: folded('tarehe'),
    },
    dueDate: {
      strong: folded(
        'tarehe ya mwisho ya malipo | lipa kabla ya | tarehe ya kulipa | mwisho wa kulipa | tarehe ya mwisho kulipa | lipa kabla | mwisho wa malipo | siku ya mwisho ya kulipa',
      ),
    },
    deliveryDate: { strong: folded('tarehe ya kupokea mzigo | tarehe ya kufikisha | tarehe ya kupeleka | tarehe ya kufikishwa') },
    orderNumber: { strong: folded('namba ya oda | oda n | agizo n') },
    customerNumber: {
      strong: folded(
        'namba ya mteja | nambari ya mteja | akaunti ya mteja | namba ya akaunti ya mteja | namba ya mita | namba ya mwanachama',
      ),
    },
    sellerVatId: { strong: folded('namba ya vat | namba ya mlipa kodi') },
    netTotal: { strong: folded('jumla bila kodi | jumla kabla ya kodi | jumla bila vat | jumla ndogo | jumla kabla ya vat') },
    taxTotal: { strong: folded('kodi | kodi ya ongezeko la thamani | jumla ya kodi | vat 18 % | jumla ya vat | ushuru | kiasi cha kodi') },
    grossTotal: {
      strong: folded(
        'jumla kuu | jumla ya malipo | jumla pamoja na kodi | kiasi cha kulipa | jumla ya kulipa | jumla ya ankara | jumla yote | kiasi kamili | jumla ya gharama',
      ),
      weak: folded('jumla'),
    },
    paid: {
      strong: folded(
        'kilicholipwa | malipo yaliyopokelewa | kiasi kilicholipwa | malipo ya awali | malipo | kiasi kilicholipwa tayari | ametoa',
      ),
    },
    amountDue: {
      strong: folded(
        'salio | baki | kiasi kinachodaiwa | deni | salio la kulipa | kiasi kinachotakiwa kulipwa | baki ya kulipa | deni lote',
      ),
    },
    sellerName: { strong: folded('muuzaji | msambazaji | mtoa huduma | jina la muuzaji | muuzaji jina | mwajiri') },
    buyerName: {
      strong: folded(
        'mteja | mnunuzi | jina la mteja | jina la mnunuzi | imepokelewa kutoka kwa | mgonjwa | mpangaji | jina la mwanafunzi',
      ),
      weak: folded('kwa'),
    },
    shipTo: { strong: folded('peleka kwa | mahali pa kupeleka') },
    period: { strong: folded('kipindi') },
    openingBalance: { strong: folded('salio la kuanzia | salio la mwanzo') },
    closingBalance: { strong: folded('salio la kufunga | salio la mwisho') },
    paymentTerms: { strong: folded('masharti ya malipo | njia ya malipo') },
    phone: { strong: folded('simu') },
    contact: { strong: folded('mhusika') },
    discountTotal: { strong: folded('punguzo') },
    page: { strong: folded('ukurasa') },
    cashTendered: { strong: folded('fedha taslimu | taslimu') },
    change: { strong: folded('chenji') },
    bankName: { strong: folded('benki | jina la benki') },
    accountNumber: { strong: folded('namba ya akaunti | akaunti namba') },
  },
  titles: {
    'Credit Note': folded('hati ya mkopo'),
    Invoice: folded('ankara | ankara ya kodi | ankara ya malipo'),
    Receipt: folded('risiti | stakabadhi | risiti ya malipo'),
    'Bank Statement': folded('taarifa ya akaunti | taarifa ya benki'),
    'Purchase Order': folded('agizo la ununuzi | hati ya ununuzi'),
    Quote: folded('nukuu ya bei | makadirio ya bei'),
    'Delivery Note': folded('hati ya kupokelea mizigo | hati ya kupeleka bidhaa'),
    'Price List': folded('orodha ya bei'),
    Report: folded('ripoti | taarifa | muhtasari wa kikao'),
    Form: folded('fomu | fomu ya maombi'),
    Table: folded('ratiba | orodha'),
  },
  columns: {
    description: folded('maelezo | bidhaa | huduma | aina ya bidhaa | jina la bidhaa | maelezo ya bidhaa'),
    quantity: folded('idadi | kiasi idadi | idadi ya bidhaa'),
    unitPrice: folded('bei | bei ya kila moja | bei kwa kimoja | bei ya moja | bei kwa kila moja | kiwango'),
    lineTotal: folded('jumla | kiasi | jumla ya bei | kiasi tsh | jumla tsh | jumla ksh'),
    date: folded('tarehe'),
    balance: folded('salio'),
    debit: folded('toka'),
    credit: folded('ingia'),
    unit: folded('kipimo'),
  },
  copyMarks: folded('nakala | nakala halisi'),
  greetings: folded('ndugu | mpendwa'),
  units: list('kilo | lita | kipande | vipande | siku | mwezi | saa | debe | mfuko | katoni'),
  payments: folded('taslimu | chenji | kodi'),
  totals: folded('jumla | jumla kuu | jumla ndogo | jumla ya kulipa | salio | kodi | punguzo'),
};
