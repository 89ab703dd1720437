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
    periodFrom: { strong: folded('tarehe ya kuanza | kuanzia tarehe | mwanzo wa kipindi | tarehe ya mwanzo') },
    periodTo: { strong: folded('hadi tarehe | mwisho wa kipindi | tarehe ya kumaliza | mpaka tarehe') },
    invoiceNumber: {
      strong: folded(
        'ankara na | namba ya stakabadhi | namba ya ankara | ankara n | nambari ya ankara | namba ya risiti | risiti n | stakabadhi n | risiti na. | nambari ya risiti | namba ya hati | namba ya nukuu | stakabadhi na. | nambari ya stakabadhi | namba ya waraka | nambari ya hati | namba ya bili | nambari ya bili | namba ya kumbukumbu ya malipo',
      ),
    },
    issueDate: {
      strong: folded(
        'tarehe ya risiti | tarehe na muda | imetolewa tarehe | tarehe ya ankara | tarehe ya kutolewa | tarehe ya bili | tarehe ya hati | tarehe ya kutoa',
      ),
      weak: folded('tarehe'),
    },
    dueDate: {
      strong: folded(
        'tarehe ya malipo | ilipwe ifikapo | tarehe ya mwisho ya malipo | lipa kabla ya | tarehe ya kulipa | mwisho wa kulipa | malipo kabla ya | tarehe ya mwisho ya kulipa | tarehe ya mwisho',
      ),
    },
    deliveryDate: {
      strong: folded(
        'tarehe ya kupokea mzigo | tarehe ya kufikisha | tarehe ya kupokea | tarehe ya kuwasilisha | tarehe ya usambazaji | tarehe ya uwasilishaji',
      ),
    },
    orderNumber: {
      strong: folded(
        'namba ya oda | oda n | agizo n | nambari ya oda | namba ya agizo | nambari ya agizo | oda na. | agizo na. | namba ya oda ya ununuzi',
      ),
    },
    customerNumber: {
      strong: folded(
        'namba ya mteja | nambari ya mteja | akaunti ya mteja | namba ya mwanachama | namba ya mgonjwa | nambari ya mwanachama | nambari ya mgonjwa',
      ),
    },
    sellerVatId: {
      strong: folded(
        'namba ya vat | namba ya mlipa kodi | nambari ya pin | namba ya utambulisho wa mlipa kodi | namba ya usajili wa vat | namba ya tin',
      ),
      weak: folded('vrn'),
    },
    netTotal: { strong: folded('jumla bila kodi | jumla kabla ya kodi | jumla bila vat | kiasi bila vat | kiasi kabla ya kodi') },
    taxTotal: { strong: folded('jumla ya vat | kodi | kodi ya ongezeko la thamani | jumla ya kodi | kiasi cha kodi') },
    grossTotal: {
      strong: folded(
        'jumla ya jumla | jumla kuu ya malipo | jumla inayolipwa | jumla yote | jumla kuu | jumla ya malipo | jumla pamoja na kodi | kiasi cha kulipa | jumla ya kulipa | kiasi cha jumla | jumla ya kiasi | jumla pamoja na vat',
      ),
      weak: folded('jumla'),
    },
    paid: {
      strong: folded(
        'kimelipwa | malipo yaliyofanyika | kilicholipwa | malipo yaliyopokelewa | kiasi kilicholipwa | malipo ya awali | imelipwa',
      ),
    },
    amountDue: {
      strong: folded(
        'salio la kulipa | kiasi kilichobaki | deni lililobaki | salio | baki | kiasi kinachodaiwa | deni | salio linalodaiwa | kiasi kinachotakiwa kulipwa | jumla ya deni',
      ),
    },
    sellerName: { strong: folded('jina la muuzaji | mwajiri | muuzaji | msambazaji | mtoa huduma | mwenye nyumba') },
    buyerName: {
      strong: folded(
        'jina la mnunuzi | mgonjwa | jina la mgonjwa | mwanafunzi | mfanyakazi | mpangaji | imepokelewa kutoka kwa | mteja | mnunuzi | jina la mteja | mwenye bima | mlipaji | jina la mwanachama | nimepokea kutoka kwa | jina la mlipaji',
      ),
      weak: folded('kwa'),
    },
    shipTo: { strong: folded('peleka kwa | mahali pa kupeleka | anwani ya kupeleka | anwani ya uwasilishaji') },
    period: { strong: folded('kipindi cha bili | mwezi | kipindi | kipindi cha taarifa | kipindi cha ankara | muda wa taarifa') },
    openingBalance: { strong: folded('salio la kuanzia | salio la mwanzo | salio la awali | salio la nyuma | salio lililotangulia') },
    closingBalance: { strong: folded('salio la kufunga | salio la mwisho | salio lililobaki | salio la sasa') },
    paymentTerms: { strong: folded('masharti ya malipo | njia ya malipo') },
    phone: { strong: folded('nambari ya simu | namba ya simu | simu') },
    contact: { strong: folded('mhusika') },
    discountTotal: { strong: folded('punguzo | jumla ya punguzo | punguzo la bei') },
    page: { strong: folded('ukurasa') },
    accountNumber: { strong: folded('namba ya akaunti | nambari ya akaunti | akaunti na. | namba ya kadi | akaunti namba') },
    accountHolder: { strong: folded('jina la akaunti | mmiliki wa akaunti | mwenye akaunti') },
    bankName: { strong: folded('jina la benki | benki') },
    cashTendered: { strong: folded('fedha taslimu | taslimu | kwa kadi') },
    change: { strong: folded('chenji') },
    email: { strong: folded('barua pepe') },
    website: { strong: folded('tovuti') },
    contractNumber: {
      strong: folded('namba ya mkataba | nambari ya mkataba | mkataba na. | namba ya bima | nambari ya bima | namba ya polisi'),
    },
    orderDate: { strong: folded('tarehe ya oda') },
    chargeTotal: { strong: folded('gharama za usafiri | gharama ya usafirishaji') },
    accountExecutive: { strong: folded('mhudumu | keshia | imeandaliwa na') },
    deliveryNoteNumber: { strong: folded('namba ya hati ya kupokelea | namba ya hati ya uwasilishaji') },
    sellerRegistrationNumber: { strong: folded('namba ya usajili | nambari ya usajili') },
    buyerVatId: { strong: folded('tin ya mteja | vrn ya mteja | pin ya mteja | tin ya mnunuzi | pin ya mnunuzi') },
    branchCode: { strong: folded('msimbo wa tawi') },
    lineTotal: { strong: folded('jumla ndogo') },
  },
  titles: {
    'Credit Note': folded('hati ya mkopo | noti ya mkopo'),
    Invoice: folded(
      'bili | bili ya maji | bili ya umeme | ankara ya maji | ankara ya umeme | ankara ya kodi | ankara ya malipo | hati ya malipo | ankara ya mauzo',
    ),
    Receipt: folded('risiti ya mauzo | stakabadhi ya malipo | risiti ya efd | risiti | stakabadhi | risiti ya malipo'),
    'Bank Statement': folded('taarifa ya akaunti | taarifa ya benki'),
    'Purchase Order': folded('oda ya ununuzi | agizo la ununuzi | hati ya ununuzi | agizo'),
    Quote: folded('nukuu | makadirio | nukuu ya bei | makadirio ya bei'),
    'Delivery Note': folded(
      'hati ya uwasilishaji | hati ya kupokea mzigo | hati ya kupokelea mizigo | hati ya kupeleka bidhaa | hati ya kupokelea bidhaa | hati ya kukabidhi',
    ),
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
    lineTotal: folded('jumla | kiasi | thamani'),
    date: folded('tarehe'),
    balance: folded('salio'),
    debit: folded('toka | kutoa'),
    credit: folded('ingia | kuweka'),
    unit: folded('kipimo | kizio'),
    discount: folded('punguzo'),
    articleNumber: folded('msimbo | msimbo wa bidhaa'),
    taxRate: folded('kiwango cha kodi'),
  },
  copyMarks: folded('nakala | nakala halisi'),
  signing: folded('sahihi'),
  totals: folded('jumla | jumla kuu | jumla ndogo'),
};
