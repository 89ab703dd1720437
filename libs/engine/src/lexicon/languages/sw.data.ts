import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Swahili. */
export const SWAHILI: LanguageLexicon = {
  code: 'sw',
  smallWords: folded(
    'na | ya | wa | kwa | jumla | tarehe | bei | kiasi | malipo | namba | mteja | bidhaa | jina | anwani | simu | ankara | risiti | shilingi',
  ),
  numberWords: folded('namba | nambari'),
  labels: {
    periodFrom: { strong: folded('tarehe ya kuanza | kuanzia tarehe | mwanzo wa kipindi') },
    periodTo: { strong: folded('hadi tarehe | mwisho wa kipindi') },
    invoiceNumber: {
      strong: folded(
        'ankara na | namba ya stakabadhi | namba ya ankara | ankara n | nambari ya ankara | namba ya risiti | risiti n | stakabadhi n',
      ),
    },
    issueDate: {
      strong: folded('tarehe ya risiti | tarehe na muda | imetolewa tarehe | tarehe ya ankara | tarehe ya kutolewa'),
      weak: folded('tarehe'),
    },
    dueDate: {
      strong: folded(
        'tarehe ya malipo | ilipwe ifikapo | tarehe ya mwisho ya malipo | lipa kabla ya | tarehe ya kulipa | mwisho wa kulipa',
      ),
    },
    deliveryDate: { strong: folded('tarehe ya kupokea mzigo | tarehe ya kufikisha') },
    orderNumber: { strong: folded('namba ya oda | oda n | agizo n') },
    customerNumber: { strong: folded('namba ya mteja | nambari ya mteja | akaunti ya mteja') },
    sellerVatId: { strong: folded('namba ya vat | namba ya mlipa kodi') },
    netTotal: { strong: folded('jumla bila kodi | jumla kabla ya kodi | jumla bila vat') },
    taxTotal: { strong: folded('jumla ya vat | kodi | kodi ya ongezeko la thamani | jumla ya kodi ') },
    grossTotal: {
      strong: folded(
        'jumla ya jumla | jumla kuu ya malipo | jumla inayolipwa | jumla yote | jumla kuu | jumla ya malipo | jumla pamoja na kodi | kiasi cha kulipa',
      ),
      weak: folded('jumla'),
    },
    paid: {
      strong: folded('kimelipwa | malipo yaliyofanyika | kilicholipwa | malipo yaliyopokelewa | kiasi kilicholipwa | malipo ya awali'),
    },
    amountDue: { strong: folded('salio la kulipa | kiasi kilichobaki | deni lililobaki | salio | baki | kiasi kinachodaiwa | deni') },
    sellerName: { strong: folded('jina la muuzaji | mwajiri | muuzaji | msambazaji | mtoa huduma') },
    buyerName: {
      strong: folded(
        'jina la mnunuzi | mgonjwa | jina la mgonjwa | mwanafunzi | mfanyakazi | mpangaji | imepokelewa kutoka kwa | mteja | mnunuzi | jina la mteja',
      ),
      weak: folded('kwa'),
    },
    shipTo: { strong: folded('peleka kwa | mahali pa kupeleka') },
    period: { strong: folded('kipindi cha bili | mwezi | kipindi') },
    openingBalance: { strong: folded('salio la kuanzia | salio la mwanzo') },
    closingBalance: { strong: folded('salio la kufunga | salio la mwisho') },
    paymentTerms: { strong: folded('masharti ya malipo | njia ya malipo') },
    phone: { strong: folded('nambari ya simu | namba ya simu | simu') },
    contact: { strong: folded('mhusika') },
    discountTotal: { strong: folded('punguzo') },
    page: { strong: folded('ukurasa') },
    accountNumber: { strong: folded('namba ya akaunti | nambari ya akaunti') },
    accountHolder: { strong: folded('jina la akaunti') },
    bankName: { strong: folded('jina la benki | benki') },
    cashTendered: { strong: folded('fedha taslimu | taslimu | kwa kadi') },
    change: { strong: folded('chenji') },
    email: { strong: folded('barua pepe') },
    website: { strong: folded('tovuti') },
    contractNumber: { strong: folded('namba ya mkataba') },
    orderDate: { strong: folded('tarehe ya oda') },
    chargeTotal: { strong: folded('gharama za usafiri | gharama ya usafirishaji') },
    accountExecutive: { strong: folded('mhudumu | keshia | imeandaliwa na') },
    deliveryNoteNumber: { strong: folded('namba ya hati ya kupokelea') },
    sellerRegistrationNumber: { strong: folded('namba ya usajili') },
  },
  titles: {
    'Credit Note': folded('hati ya mkopo'),
    Invoice: folded('bili | bili ya maji | bili ya umeme | ankara ya maji | ankara ya umeme | ankara | ankara ya kodi | ankara ya malipo'),
    Receipt: folded('risiti ya mauzo | stakabadhi ya malipo | risiti ya efd | risiti | stakabadhi | risiti ya malipo'),
    'Bank Statement': folded('taarifa ya akaunti | taarifa ya benki'),
    'Purchase Order': folded('oda ya ununuzi | agizo la ununuzi | hati ya ununuzi'),
    Quote: folded('nukuu | makadirio | nukuu ya bei | makadirio ya bei'),
    'Delivery Note': folded('hati ya uwasilishaji | hati ya kupokea mzigo | hati ya kupokelea mizigo | hati ya kupeleka bidhaa'),
    'Price List': folded('orodha ya bei za bidhaa | bei zetu | orodha ya bei'),
    Report: folded('ripoti ya mwaka | ripoti ya mwezi | muhtasari | matokeo | ripoti | taarifa | muhtasari wa kikao'),
    Form: folded('fomu ya usajili | hojaji | ombi la likizo | fomu | fomu ya maombi'),
    Table: folded('ratiba ya masomo | ratiba ya mabasi | ratiba | orodha'),
    Letter: folded('barua | taarifa ya madai | mwaliko | kumbusho la malipo'),
    Other: folded('hati ya mshahara | mkataba wa ajira | mkataba wa pango'),
  },
  columns: {
    description: folded('maelezo ya bidhaa | jina la bidhaa | maelezo | bidhaa | huduma'),
    quantity: folded('kiasi cha bidhaa | uzito | idadi'),
    unitPrice: folded('bei ya moja | bei kwa kipimo | bei ya kitengo | bei | bei ya kila moja | bei kwa kimoja'),
    lineTotal: folded('jumla | kiasi'),
    date: folded('tarehe'),
    balance: folded('salio'),
    debit: folded('toka'),
    credit: folded('ingia'),
    unit: folded('kipimo | kizio'),
    discount: folded('punguzo'),
  },
  copyMarks: folded('nakala | nakala halisi'),
  signing: folded('sahihi'),
};
