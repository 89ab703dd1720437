import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Welsh. */
export const WELSH: LanguageLexicon = {
  code: 'cy',
  ofFewPapers: true,
  latinModel: 'cym',
  opensWithTwoStems: true,
  letters: 'âêîôûŵŷ',
  smallWords: folded(
    'yr | yn | ac | neu | ei | eich | ein | ar | gyfer | gan | oddi | wrth | drwy | rhwng | hwn | hon | nad | nid | sydd | bydd | oes | fod | wedi | heb | gyda | ynghylch | am | dyddiad | rhif | anfoneb | cyfanswm | swm | pris | nifer | disgrifiad | cwsmer | cyfeiriad | ffôn | taw | talu | taliad | tâl | diolch | os | gwelwch | dda | enw | uned | banc | cyfrif | gwasanaeth | gwasanaethau | archeb | cyfeirnod | mis | blwyddyn | diwrnod | awr | ebost | cymru | cyngor | llofnod | tudalen',
  ),
  numberWords: folded('rhif | rhifau'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'rhif yr anfoneb | n anfoneb | anfoneb n | n derbynneb | rhif y dderbynneb | derbynneb n | n dogfen | rhif y ddogfen | n dyfynbris | rhif y dyfynbris | dyfynbris n | n nodyn credyd | rhif y nodyn credyd | nodyn credyd n | rhif yr adroddiad | n adroddiad | rhif y polisi | rhif y bil | n bil | n cais | rhif y cais',
      ),
      weak: folded('anfoneb'),
    },
    issueDate: {
      strong: folded(
        'dyddiad yr anfoneb | dyddiad anfoneb | dyddiad cyhoeddi | dyddiad y dderbynneb | dyddiad y ddogfen | dyddiad y dyfynbris | dyddiad gwerthu | dyddiad ac amser | dyddiad y bil | dyddiad yr adroddiad | dyddiad y datganiad | cyhoeddwyd ar | dyddiad prynu',
      ),
      weak: folded('dyddiad'),
    },
    dueDate: {
      strong: folded(
        'dyddiad dyledus | dyddiad talu | talu erbyn | i w dalu erbyn | yn ddyledus erbyn | dyddiad talu terfynol | dyddiad cau talu | taliad yn ddyledus erbyn | dyddiad taliad | talwch erbyn | taliad erbyn | yn daladwy erbyn',
      ),
    },
    deliveryDate: {
      strong: folded('dyddiad danfon | dyddiad dosbarthu | dyddiad cyflenwi | dyddiad y gwasanaeth | dyddiad anfon | dyddiad cyflawni'),
    },
    orderNumber: {
      strong: folded('n archeb | rhif yr archeb | archeb n | n archeb brynu | rhif yr archeb brynu | eich archeb | archeb brynu n'),
      weak: folded('archeb'),
    },
    contractNumber: { strong: folded('n contract | rhif y contract | contract rhif') },
    customerNumber: {
      strong: folded(
        'n cwsmer | rhif y cwsmer | cod cwsmer | n aelod | rhif aelodaeth | n claf | n tenant | rhif gweithiwr | n cyflogai | cyfeirnod cwsmer',
      ),
    },
    sellerVatId: { strong: folded('n taw | n cofrestru taw | taw n | cofrestr taw') },
    buyerVatId: { strong: folded('n taw y cwsmer | rhif taw cwsmer') },
    sellerRegistrationNumber: {
      strong: folded('n cwmni | rhif y cwmni | rhif cofrestru | n elusen | rhif cofrestru cwmni | rhif elusen gofrestredig'),
    },
    currency: { strong: folded('arian cyfred | arian') },
    lineTotal: { strong: folded('is gyfanswm') },
    netTotal: {
      strong: folded(
        'cyfanswm heb taw | swm heb taw | cyfanswm net | heb gynnwys taw | cyfanswm cyn taw | swm net | swm trethadwy | cyfanswm heb gynnwys taw',
      ),
      weak: folded('heb taw'),
    },
    taxTotal: { strong: folded('cyfanswm taw | swm taw | taw ar 20% | treth ar werth | cyfanswm treth | swm y taw'), weak: folded('taw') },
    grossTotal: {
      strong: folded(
        'cyfanswm gan gynnwys taw | cyfanswm i w dalu | cyfanswm taladwy | cyfanswm yr anfoneb | cyfanswm terfynol | cyfanswm y bil | swm i w dalu | cyfanswm gyda taw | cyfanswm gros | cyfanswm yn cynnwys taw | y cyfanswm | cyfanswm anfoneb | prif gyfanswm | cyfanswm y swm',
      ),
      weak: folded('cyfanswm | swm'),
    },
    paid: {
      strong: folded(
        'talwyd | swm a dalwyd | wedi i dalu | taliadau a dderbyniwyd | blaendal | taliad a dderbyniwyd | blaendal a dalwyd | taliad ymlaen llaw',
      ),
    },
    amountDue: {
      strong: folded(
        'swm dyledus | balans dyledus | yn ddyledus | swm sy n ddyledus | balans i w dalu | cyfanswm dyledus | swm sy n weddill | balans sy n ddyledus | balans sy n weddill | gweddill i w dalu',
      ),
    },
    sellerName: {
      strong: folded('gwerthwr | cyflenwr | enw r cyflenwr | cyhoeddwyd gan | contractwr | landlord enw | cyflogwr | enw r cyflogwr'),
    },
    buyerName: {
      strong: folded(
        'cwsmer | prynwr | enw r cwsmer | enw cwsmer | anfonebu i | anfoneb i | bil i | cleient | claf | enw r claf | cyflogai | enw r cyflogai | tenant | ymgeisydd | enw r ymgeisydd | disgybl | enw r disgybl | derbyniwyd gan | derbyniwyd oddi wrth | aelod | teithiwr',
      ),
      weak: folded('enw | enw llawn'),
    },
    shipTo: { strong: folded('cyfeiriad danfon | danfon i | cyfeiriad dosbarthu | dosbarthu i | cyfeiriad y safle | man danfon') },
    shipFrom: { strong: folded('anfonwyd o | casglwyd o') },
    name: { strong: folded('enw r cwmni | enw cwmni | enw r busnes | enw masnachu') },
    period: { strong: folded('cyfnod | cyfnod bilio | cyfnod y datganiad | cyfnod yr anfoneb | cyfnod tâl | cyfnod y bil | cyfnod rhent') },
    periodFrom: { strong: folded('dyddiad dechrau | dyddiad cychwyn') },
    periodTo: { strong: folded('dyddiad gorffen | dyddiad diwedd | dyddiad dod i ben') },
    openingBalance: { strong: folded('balans agoriadol | balans blaenorol | balans cychwynnol') },
    closingBalance: { strong: folded('balans terfynol | balans cau | balans newydd | balans cyfredol | balans presennol') },
    accountNumber: { strong: folded('n cyfrif | rhif y cyfrif | cyfrif banc | n cyfrif banc | cyfrif n | n cerdyn') },
    accountHolder: { strong: folded('enw r cyfrif | deiliad y cyfrif | enw cyfrif') },
    branchCode: { strong: folded('cod didoli') },
    bankName: { strong: folded('enw r banc | banc') },
    paymentTerms: { strong: folded('telerau talu | dull talu | dull o dalu | amodau talu') },
    contractDate: { strong: folded('dyddiad y contract') },
    orderDate: { strong: folded('dyddiad yr archeb | dyddiad archebu') },
    deliveryNoteNumber: { strong: folded('n nodyn danfon | rhif y nodyn danfon | nodyn danfon n') },
    printDate: { strong: folded('dyddiad argraffu | argraffwyd ar') },
    phone: { strong: folded('ffôn | rhif ffôn | ffôn symudol | teleffon') },
    fax: { strong: folded('ffacs') },
    email: { strong: folded('ebost | cyfeiriad ebost') },
    website: { strong: folded('gwefan') },
    contact: { strong: folded('cyswllt | enw cyswllt | person cyswllt | cysylltwch â') },
    accountExecutive: { strong: folded('ariannwr | gweinwyd gan | paratowyd gan | eich gweinydd | gweinydd') },
    discountTotal: { strong: folded('cyfanswm gostyngiad | swm y gostyngiad'), weak: folded('gostyngiad | disgownt') },
    chargeTotal: { strong: folded('tâl danfon | tâl dosbarthu | cludiant | tâl gwasanaeth | cost danfon | postio a phacio | llog') },
    roundingAmount: { strong: folded('talgrynnu') },
    cashTendered: { strong: folded('arian parod | cerdyn | cerdyn debyd | cerdyn credyd | talwyd ag arian parod | talu â cherdyn') },
    change: { strong: folded('newid') },
    totalQuantity: { strong: folded('nifer yr eitemau | cyfanswm nifer | cyfanswm pwysau | cyfanswm eitemau') },
    associatedInvoiceNumber: { strong: folded('rhif yr anfoneb wreiddiol | anfoneb wreiddiol n') },
    yourReference: { strong: folded('eich cyf | eich cyfeirnod | eich cyfeirnod chi') },
    ourReference: { strong: folded('ein cyf | ein cyfeirnod | ein cyfeirnod ni') },
    page: { strong: folded('tudalen | tud') },
    postBox: { strong: folded('blwch post') },
  },
  titles: {
    'Credit Note': folded('nodyn credyd | credyd nodyn | anfoneb gredyd'),
    Invoice: folded(
      'anfoneb | anfoneb taw | anfoneb dreth | anfoneb pro forma | bil dŵr | bil trydan | bil nwy | bil y dreth gyngor | bil treth gyngor | anfoneb gwerthu',
    ),
    Receipt: folded('derbynneb | derbynneb am daliad | derbynneb taw | derbynneb taliad | derbynneb arian'),
    'Bank Statement': folded('datganiad | datganiad cyfrif | datganiad banc | cyfriflen | cyfriflen banc | datganiad o gyfrif | trafodion'),
    'Purchase Order': folded('archeb brynu | archeb | cadarnhad archeb | cadarnhad o archeb | archeb waith | ffurflen archebu'),
    Quote: folded('dyfynbris | amcangyfrif | pris amcangyfrifedig | cynnig pris | amcanbris'),
    'Delivery Note': folded('nodyn danfon | nodyn dosbarthu | nodyn anfon | slip pacio | nodyn cludo'),
    'Price List': folded('rhestr brisiau | prisiau | bwydlen | rhestr prisiau | taliadau a ffioedd | ein prisiau'),
    Report: folded(
      'adroddiad | adroddiad blynyddol | cofnodion | cofnodion y cyfarfod | mantolen | adroddiad arolygu | adroddiad ariannol | canlyniadau | cofnodion cyfarfod | adroddiad ysgol | cyfrif incwm a gwariant',
    ),
    Form: folded(
      'ffurflen | ffurflen gais | ffurflen gofrestru | holiadur | ffurflen ganiatâd | cais | ffurflen archebu lle | ffurflen gwyno | datganiad personol | ffurflen aelodaeth | taflen amser',
    ),
    Other: folded('slip cyflog | slip tâl | cytundeb tenantiaeth | contract cyflogaeth | tystysgrif | polisi yswiriant'),
    Letter: folded('llythyr | nodyn atgoffa | llythyr atgoffa | hysbysiad | gwahoddiad | hysbysiad atgoffa'),
    Table: folded('amserlen | amserlen bysiau | tabl | rota | amserlen ysgol | canlyniadau r gynghrair | rhestr stoc | amserlen trenau'),
  },
  columns: {
    position: folded('eitem rhif'),
    articleNumber: folded('cod | cod eitem | cod cynnyrch'),
    description: folded('disgrifiad | eitem | manylion | gwasanaeth | cynnyrch | gwaith | disgrifiad o r gwaith | disgrifiad o r eitem'),
    quantity: folded('nifer | maint | oriau | diwrnodau | pwysau | defnydd'),
    unit: folded('uned | unedau'),
    unitPrice: folded('pris | pris uned | pris yr uned | pris fesul uned | cyfradd | pris yr un'),
    discount: folded('gostyngiad | gostyngiad %'),
    taxRate: folded('cyfradd taw | taw % | % taw'),
    taxAmount: folded('taw | swm taw'),
    lineTotal: folded('swm | cyfanswm | swm net | gwerth | cost | cyfanswm heb taw | swm £'),
    date: folded('dyddiad'),
    debit: folded('debyd | taliadau allan | arian allan | taliadau'),
    credit: folded('credyd | arian i mewn | i mewn | derbyniadau'),
    balance: folded('balans'),
  },
  columnQualifiers: folded('heb'),
  creditMarks: folded('credyd'),
  invoiceMarks: folded('anfoneb'),
  confirmationMarks: folded('cadarnhad'),
  labelFillers: folded('taw'),
  netWords: folded('heb | net'),
  grossWords: folded('gynnwys'),
  totals: folded(
    'cyfanswm | is gyfanswm | isgyfanswm | cyfanswm taw | balans agoriadol | balans terfynol | cyfanswm i w dalu | swm dyledus | cyfanswm gan gynnwys taw | balans dyledus',
  ),
  carried: folded('a ddygwyd ymlaen | dygwyd ymlaen | a ddygir ymlaen | cario ymlaen'),
  payments: folded('arian parod | taw | cerdyn | newid | gostyngiad'),
  units: list('awr | oriau | diwrnod | uned | blwch | pecyn | noson | litr | metr | darn | potel'),
  greetings: folded('annwyl | helo | bore da'),
  yourWords: folded('eich'),
  periodWords: folded('cyfnod'),
  periodJoiners: list('hyd at'),
  remarks: folded('nodiadau | sylwadau | pwysig'),
  notes: list('Ffynhonnell'),
  captions: list('Tabl | Ffigur'),
  openEnds: list('gyfer | gyda'),
  streets: folded('stryd | heol | ffordd | rhodfa | cilgant | rhes'),
  legalForms: folded('cyf | cyfyngedig'),
  countries: folded('cymru | lloegr | yr alban'),
  contacts: folded('ffôn | ebost | e bost | gwefan | rhif cwmni | rhif cofrestru | rhif taw | cofrestrwyd'),
  bankWords: folded('cod didoli | rhif cyfrif | cyfrif banc'),
  bankParts: list('banc'),
  copyMarks: folded('copi | gwreiddiol | copi cwsmer | copi r cwsmer'),
  payWords: folded(
    'cyflog sylfaenol | cyflog gros | cyflog net | tâl net | tâl gros | yswiriant gwladol | treth incwm | cod treth | didyniadau | goramser | pensiwn',
  ),
  tillWords: folded('ariannwr | bwrdd | gweinwyd gan'),
};
