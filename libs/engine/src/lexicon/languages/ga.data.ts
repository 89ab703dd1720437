import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Irish. */
export const IRISH: LanguageLexicon = {
  code: 'ga',
  ofFewPapers: true,
  latinModel: 'gle',
  letters: 'áéíóú',
  smallWords: folded(
    'agus | leis | ón | dón | faoi | chun | roimh | atá | bhfuil | níl | seo | sin | gach | iad | bhur | dáta | uimhir | uimh | sonrasc | iomlán | méid | praghas | cainníocht | custaiméir | seoladh | fón | cbl | íoc | íocaíocht | íoctha | admháil | ainm | cur | síos | seirbhís | seirbhísí | ordú | cuntas | tagairt | raibh | maith | agat | agaibh | thoil | éire | sráid | bóthar | baile | átha | cliath | bliain | uair | leathanach | síniú | costas | táille | ríomhphost | láithreán',
  ),
  numberWords: folded('uimhir | uimh'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'uimhir an tsonraisc | uimhir sonraisc | uimh an tsonraisc | uimh sonraisc | sonrasc n | uimhir na hadmhála | uimh admhála | admháil n | uimhir an doiciméid | uimhir an luachana | luachan n | uimhir an nóta creidmheasa | nóta creidmheasa n | uimhir an bhille | bille n | uimhir na tuarascála | uimhir an pholasaí | uimhir an iarratais',
      ),
      weak: folded('sonrasc'),
    },
    issueDate: {
      strong: folded(
        'dáta an tsonraisc | dáta sonraisc | dáta eisiúna | dáta na hadmhála | dáta an doiciméid | dáta an luachana | dáta an bhille | dáta díolacháin | dáta agus am | dáta na tuarascála | dáta an ráitis | arna eisiúint',
      ),
      weak: folded('dáta'),
    },
    dueDate: {
      strong: folded(
        'dáta dlite | dáta íocaíochta | le híoc faoi | le híoc roimh | dáta dlite íocaíochta | íocaíocht dlite faoi | iníoctha faoi | spriocdháta íocaíochta | dáta íoctha | íoc faoi',
      ),
    },
    deliveryDate: { strong: folded('dáta seachadta | dáta an tsoláthair | dáta soláthair | dáta na seirbhíse | dáta seolta') },
    orderNumber: {
      strong: folded(
        'uimhir an ordaithe | uimhir ordaithe | uimh ordaithe | ordú n | uimhir an ordaithe ceannaigh | ordú ceannaigh n | bhur n ordú | d ordú',
      ),
    },
    contractNumber: { strong: folded('uimhir an chonartha | uimhir chonartha | conradh n') },
    customerNumber: {
      strong: folded(
        'uimhir chustaiméara | uimhir an chustaiméara | uimh chustaiméara | cód custaiméara | uimhir bhallraíochta | uimhir an othair | uimhir fostaí',
      ),
    },
    sellerVatId: { strong: folded('uimhir cbl | uimh cbl | uimhir chláraithe cbl | uimhir chlárúcháin cbl | cbl n') },
    buyerVatId: { strong: folded('uimhir cbl an chustaiméara | uimh cbl an chustaiméara') },
    sellerRegistrationNumber: {
      strong: folded(
        'uimhir chláraithe | uimhir chlárúcháin | uimhir na cuideachta | uimh na cuideachta | uimhir charthanachta | cláraithe in éirinn n',
      ),
    },
    currency: { strong: folded('airgeadra') },
    lineTotal: { strong: folded('fo iomlán | fomhéid iomlán') },
    netTotal: {
      strong: folded(
        'iomlán gan cbl | méid gan cbl | glaniomlán | iomlán roimh cbl | glanmhéid | luach gan cbl | iomlán glan | méid inchánach',
      ),
      weak: folded('gan cbl'),
    },
    taxTotal: {
      strong: folded('iomlán cbl | méid cbl | cbl iomlán | cáin bhreisluacha | cbl 23% | cbl 13 5% | iomlán cánach | méid cánach'),
      weak: folded('cbl'),
    },
    grossTotal: {
      strong: folded(
        'iomlán le híoc | iomlán cbl san áireamh | iomlán lena n áirítear cbl | iomlán an tsonraisc | méid iomlán | mór iomlán | an t iomlán | iomlán iomlán | méid le híoc | iomlán an bhille | iomlán móide cbl | iomlán in euro | suim iomlán | ollmhéid | ollsuim',
      ),
      weak: folded('iomlán | méid | suim'),
    },
    paid: {
      strong: folded(
        'íoctha | méid íoctha | íocadh | réamhíocaíocht | éarlais | íocaíocht faighte | méid a íocadh | íocaíochtaí a fuarthas',
      ),
    },
    amountDue: {
      strong: folded(
        'méid dlite | iarmhéid dlite | iarmhéid le híoc | suim dlite | fós le híoc | méid gan íoc | iomlán dlite | iarmhéid gan íoc',
      ),
    },
    sellerName: {
      strong: folded(
        'díoltóir | soláthraí | ainm an tsoláthraí | arna eisiúint ag | conraitheoir | fostóir | tiarna talún | ainm an díoltóra | ainm an fhostóra',
      ),
    },
    buyerName: {
      strong: folded(
        'custaiméir | ceannaitheoir | ainm an chustaiméara | cliant | sonrasc chuig | bille chuig | othar | ainm an othair | fostaí | ainm an fhostaí | tionónta | iarratasóir | ainm an iarratasóra | dalta | ainm an dalta | faighte ó | fuarthas ó',
      ),
      weak: folded('ainm | ainm agus sloinne | ainm iomlán'),
    },
    shipTo: { strong: folded('seoladh seachadta | seachadadh chuig | ionad seachadta | seachadta chuig | seoladh an tsuímh') },
    name: { strong: folded('ainm na cuideachta | ainm an ghnó | ainm trádála') },
    period: { strong: folded('tréimhse | tréimhse bhilleála | tréimhse an ráitis | tréimhse phá | tréimhse billeála') },
    periodFrom: { strong: folded('dáta tosaithe | dáta tosaigh') },
    periodTo: { strong: folded('dáta críochnaithe | dáta deiridh') },
    openingBalance: { strong: folded('iarmhéid tosaigh | iarmhéid tosaithe | iarmhéid roimhe seo') },
    closingBalance: { strong: folded('iarmhéid deiridh | iarmhéid scoir | iarmhéid nua | iarmhéid reatha') },
    accountNumber: {
      strong: folded('uimhir chuntais | uimhir an chuntais | uimh chuntais | cuntas bainc | uimhir chuntais bainc | cuntas n'),
    },
    accountHolder: { strong: folded('ainm an chuntais | sealbhóir an chuntais | ainm cuntais') },
    branchCode: { strong: folded('cód sórtála') },
    bankName: { strong: folded('ainm an bhainc | banc') },
    paymentTerms: { strong: folded('téarmaí íocaíochta | modh íocaíochta | coinníollacha íocaíochta | slí íocaíochta') },
    contractDate: { strong: folded('dáta an chonartha') },
    orderDate: { strong: folded('dáta an ordaithe | dáta ordaithe') },
    deliveryNoteNumber: { strong: folded('uimhir an nóta seachadta | nóta seachadta n') },
    phone: { strong: folded('fón | guthán | teileafón | fón póca | uimhir theileafóin | uimhir ghutháin') },
    fax: { strong: folded('facs') },
    email: { strong: folded('ríomhphost | r phost | seoladh ríomhphoist') },
    website: { strong: folded('suíomh gréasáin | láithreán gréasáin') },
    contact: { strong: folded('teagmháil | duine teagmhála | teagmhálaí') },
    accountExecutive: { strong: folded('airgeadóir | ullmhaithe ag | d fhreastail ort | freastalaí') },
    discountTotal: { strong: folded('lascaine iomlán | méid na lascaine'), weak: folded('lascaine') },
    chargeTotal: { strong: folded('táille seachadta | costas seachadta | táille seirbhíse | iompar | postas agus pacáistiú') },
    roundingAmount: { strong: folded('slánú') },
    cashTendered: { strong: folded('airgead tirim | cárta creidmheasa | cárta dochair | íoctha le cárta') },
    change: { strong: folded('sóinseáil | briseadh') },
    totalQuantity: { strong: folded('cainníocht iomlán | líon míreanna | meáchan iomlán') },
    associatedInvoiceNumber: { strong: folded('uimhir an tsonraisc bhunaidh | sonrasc bunaidh n') },
    yourReference: { strong: folded('do thagairt | bhur dtagairt') },
    ourReference: { strong: folded('ár dtagairt') },
    page: { strong: folded('leathanach | lch') },
    postBox: { strong: folded('bosca poist') },
  },
  titles: {
    'Credit Note': folded('nóta creidmheasa | sonrasc creidmheasa'),
    Invoice: folded(
      'sonrasc | sonrasc cbl | sonrasc pro forma | bille leictreachais | bille uisce | bille gáis | sonrasc cánach | sonrasc díolacháin',
    ),
    Receipt: folded('admháil | admháil íocaíochta | admháil airgid | admháil cbl'),
    'Bank Statement': folded('ráiteas bainc | ráiteas cuntais | ráiteas'),
    'Purchase Order': folded('ordú ceannaigh | dearbhú ordaithe | foirm ordaithe | ordú oibre'),
    Quote: folded('luachan | meastachán | tairiscint praghais | meastachán costais'),
    'Delivery Note': folded('nóta seachadta | duillín pacála | nóta seolta'),
    'Price List': folded('praghasliosta | liosta praghsanna | biachlár | praghsanna | táillí | liosta táillí'),
    Report: folded(
      'tuarascáil | tuarascáil bhliantúil | miontuairiscí | miontuairiscí an chruinnithe | clár comhardaithe | tuarascáil scoile | torthaí | tuarascáil airgeadais | tuarascáil chigireachta | cuntas ioncaim agus caiteachais',
    ),
    Form: folded(
      'foirm | foirm iarratais | foirm chlárúcháin | ceistneoir | foirm chláraithe | foirm toilithe | foirm ghearáin | foirm bhallraíochta | dearbhú | iarratas',
    ),
    Other: folded('duillín pá | conradh fostaíochta | léas | teastas | deimhniú | polasaí árachais'),
    Letter: folded('meabhrúchán | meabhrúchán íocaíochta | litir | cuireadh'),
    Table: folded('clár ama | amchlár | tráthchlár | clár ama na mbus | liosta stoic | uainchlár'),
  },
  columns: {
    articleNumber: folded('cód | cód míre | cód táirge'),
    description: folded('cur síos | sonraí | tuairisc | táirge | seirbhís | obair'),
    quantity: folded('cainníocht | líon | uaireanta | méid uaireanta | meáchan | laethanta'),
    unit: folded('aonad'),
    unitPrice: folded('praghas | praghas aonaid | aonadphraghas | praghas an aonaid | praghas in aghaidh an aonaid'),
    discount: folded('lascaine | lascaine %'),
    taxRate: folded('ráta cbl | cbl %'),
    taxAmount: folded('cbl | méid cbl'),
    lineTotal: folded('méid | iomlán | luach | suim | iomlán gan cbl | costas'),
    date: folded('dáta'),
    debit: folded('dochar | amach | íocaíochtaí'),
    credit: folded('sochar | isteach | lóisteálacha | creidmheas'),
    balance: folded('iarmhéid'),
  },
  columnQualifiers: folded('gan'),
  creditMarks: folded('nóta creidmheas'),
  invoiceMarks: folded('sonrasc | sonraisc'),
  confirmationMarks: folded('dearbhú'),
  labelFillers: folded('cbl'),
  netWords: folded('gan'),
  totals: folded(
    'iomlán | fo iomlán | iomlán le híoc | iomlán gan cbl | iomlán cbl | méid dlite | iarmhéid tosaigh | iarmhéid deiridh | iarmhéid dlite | mór iomlán | an t iomlán',
  ),
  carried: folded('tugtha ar aghaidh | tugtha anonn'),
  payments: folded('airgead tirim | cbl | sóinseáil | lascaine'),
  units: list('uair | uaireanta | laethanta | aonad | bosca | lítear | méadar | píosa | oíche'),
  greetings: folded('a chara | a chairde | a dhuine uasail | a bhean uasal | dia duit'),
  salutations: folded('an tuasal'),
  yourWords: folded('bhur'),
  periodWords: folded('tréimhse'),
  periodJoiners: list('go dtí'),
  remarks: folded('nótaí | tabhair faoi deara'),
  notes: list('Foinse'),
  captions: list('Fíor'),
  streets: folded('sráid | bóthar | ascaill | cearnóg | garrán | páirc | céide | cúirt'),
  legalForms: folded('teoranta'),
  signedForms: list('teo. | c.p.t. | c.g.a.'),
  countries: folded('éire | poblacht na héireann'),
  contacts: folded('fón | guthán | ríomhphost | suíomh gréasáin | uimhir cbl | láithreán gréasáin'),
  bankWords: folded('cuntas bainc | cód sórtála | banc na héireann'),
  bankParts: list('banc'),
  copyMarks: folded('cóip | bunchóip | cóip an chustaiméara'),
  payWords: folded('bunphá | pá comhlán | glanphá | ollphá | cáin ioncaim | msu | muirear sóisialta uilíoch | asbhaintí | ragobair'),
  tillWords: folded('airgeadóir | bord | freastalaí'),
};
