import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Lithuanian. */
export const LITHUANIAN: LanguageLexicon = {
  code: 'lt',
  latinModel: 'lit',
  letters: 'ąčęėįšųūž',
  charsets: list('windows-1257'),
  smallWords: folded(
    'ir | arba | už | su | iš | kaina | suma | iš viso | data | pvm | eur | kiekis | sąskaita | pirkėjas | pardavėjas | apmokėti | prekės | įmonės | kodas | adresas',
  ),
  dates: { yearWords: list('m.'), dateEndings: list('d') },
  numberWords: folded('nr | numeris'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'sąskaitos n | sąskaitos faktūros n | pvm sąskaitos faktūros n | dokumento n | serija ir n | serija n | faktūros n | kvito n | kreditinės sąskaitos n',
      ),
      weak: folded('serija | sąskaita | sąskaita faktūra'),
    },
    issueDate: {
      strong: folded('sąskaitos data | išrašymo data | sąskaitos išrašymo data | dokumento data | išrašyta | data ir vieta'),
      weak: folded('data'),
    },
    dueDate: {
      strong: folded(
        'apmokėti iki | sumokėti iki | mokėjimo terminas | apmokėjimo terminas | mokėti iki | apmokėjimo data | apmokėti iki datos | terminas',
      ),
    },
    deliveryDate: {
      strong: folded(
        'pristatymo data | prekių pristatymo data | suteikimo data | paslaugos suteikimo data | tiekimo data | išsiuntimo data | pristatyti iki',
      ),
    },
    orderNumber: { strong: folded('užsakymo n | pirkimo užsakymo n | jūsų užsakymo n'), weak: folded('užsakymas') },
    contractNumber: { strong: folded('sutarties n | sutartis n'), weak: folded('sutartis') },
    customerNumber: {
      strong: folded('kliento n | kliento kodas | pirkėjo n | abonento n | mokėtojo kodas | abonento kodas | sąskaitos kliento n'),
    },
    sellerVatId: { strong: folded('pvm kodas | pvm mokėtojo kodas | pardavėjo pvm kodas | tiekėjo pvm kodas | pvm m kodas') },
    buyerVatId: { strong: folded('pirkėjo pvm kodas | kliento pvm kodas | užsakovo pvm kodas | pirkėjo pvm mokėtojo kodas') },
    sellerRegistrationNumber: { strong: folded('įmonės kodas | juridinio asmens kodas | į k | im kodas') },
    currency: { strong: folded('valiuta') },
    lineTotal: { strong: folded('tarpinė suma') },
    netTotal: {
      strong: folded('suma be pvm | iš viso be pvm | viso be pvm | bendra suma be pvm | apmokestinamoji vertė | neto suma'),
      weak: folded('suma neto | be pvm'),
    },
    taxTotal: { strong: folded('pvm suma | pvm iš viso | iš viso pvm | pvm 21 | pvm suma eur | mokestis'), weak: folded('pvm') },
    grossTotal: {
      strong: folded(
        'iš viso su pvm | suma su pvm | viso su pvm | bendra suma su pvm | bendra suma | iš viso apmokėti | galutinė suma | mokėtina suma | suma apmokėjimui | viso apmokėti',
      ),
      weak: folded('iš viso | viso | suma'),
    },
    paid: { strong: folded('sumokėta | apmokėta | avansas | išankstinis apmokėjimas | gauta įmoka') },
    amountDue: { strong: folded('liko mokėti | mokėti | likutis apmokėti | mokėtina | priemoka'), weak: folded('apmokėti') },
    sellerName: {
      strong: folded(
        'pardavėjas | tiekėjas | paslaugų teikėjas | vykdytojas | išrašė įmonė | rangovas | siuntėjas pardavėjas | nuomotojas',
      ),
    },
    buyerName: {
      strong: folded(
        'gauta iš | pinigus sumokėjo | pirkėjas | klientas | užsakovas | mokėtojas | gavėjas pirkėjas | abonentas | nuomininkas',
      ),
      weak: folded('gavėjas | pacientas'),
    },
    shipTo: { strong: folded('pristatymo adresas | pristatymo vieta | prekių gavėjas | iškrovimo vieta | pristatyti') },
    shipFrom: { strong: folded('pakrovimo vieta | siuntėjas') },
    period: { strong: folded('laikotarpis | ataskaitinis laikotarpis | sąskaitos laikotarpis | už laikotarpį') },
    openingBalance: {
      weak: folded('likutis sąskaitoje | likutis dienai'),
      strong: folded('pradinis likutis | likutis laikotarpio pradžioje'),
    },
    closingBalance: {
      weak: folded('likutis sąskaitoje | likutis dienai'),
      strong: folded('galutinis likutis | likutis laikotarpio pabaigoje | likutis pabaigoje'),
    },
    accountNumber: {
      strong: folded('korteles numeris | sąskaitos numeris banke | atsiskaitomoji sąskaita | a s | banko sąskaita'),
      weak: folded('sąskaita banke'),
    },
    accountHolder: { strong: folded('sąskaitos savininkas') },
    paymentTerms: { strong: folded('mokėjimo sąlygos | apmokėjimo sąlygos | mokėjimo būdas | atsiskaitymo būdas') },
    phone: { strong: folded('tel | telefonas | mob tel') },
    email: { strong: folded('el paštas | el p') },
    bankName: { strong: folded('bankas') },
    contact: { strong: folded('kontaktinis asmuo | vadybininkas | sąskaitą išrašė') },
    discountTotal: { strong: folded('nuolaida | nuolaidos suma') },
    chargeTotal: { strong: folded('pristatymas | pristatymo mokestis | siuntimo išlaidos') },
    roundingAmount: { strong: folded('apvalinimas') },
    cashTendered: {
      strong: folded(
        'grynieji | gryni | banko kortelė | grynais | kortele | mokejimo kortele | atsiskaityta kortele | sumoketa kortele | sumoketa grynais',
      ),
    },
    change: { strong: folded('grąža') },
    page: { strong: folded('puslapis | psl') },
    deliveryNoteNumber: { strong: folded('važtaraščio n') },
    orderDate: { strong: folded('užsakymo data') },
    periodFrom: { strong: folded('nuo') },
    periodTo: { strong: folded('iki') },
  },
  titles: {
    'Credit Note': folded('kreditinė sąskaita | kreditinė pvm sąskaita faktūra'),
    Invoice: folded('sąskaita faktūra | pvm sąskaita faktūra | sąskaita | išankstinė sąskaita'),
    Receipt: folded('kvitas | kasos kvitas | pinigų priėmimo kvitas'),
    'Bank Statement': folded('sąskaitos išrašas | banko išrašas'),
    'Purchase Order': folded('užsakymas | pirkimo užsakymas | užsakymo patvirtinimas'),
    Quote: folded('pasiūlymas | komercinis pasiūlymas | kainos pasiūlymas | sąmata'),
    'Delivery Note': folded('važtaraštis | krovinio važtaraštis | prekių perdavimo aktas'),
    'Price List': folded('kainoraštis | kainininkas | meniu'),
    Report: folded('ataskaita | metinė ataskaita | protokolas | tyrimų protokolas'),
    Form: folded('prašymas | paraiška | anketa | forma | deklaracija'),
    Table: folded('tvarkaraštis | sąrašas | rezultatai'),
  },
  copyMarks: folded('originalas | kopija | dublikatas'),
  labelFillers: folded('eur | pvm | nr'),
  creditMarks: folded('kredit'),
  invoiceMarks: folded('sąskait | faktūr'),
  totals: folded('iš viso | viso | suma be pvm | pvm suma | suma su pvm | bendra suma | mokėtina suma | tarpinė suma'),
  payments: folded('grynieji | grąža | pvm | banko kortelė | nuolaida | mokėti'),
  units: folded('vnt | kompl'),
  columns: {
    position: folded('eil n | eil | n'),
    articleNumber: folded('prekės kodas | kodas | artikulas | barkodas'),
    description: folded(
      'pavadinimas | prekės pavadinimas | aprašymas | paslauga | prekė | prekės paslaugos pavadinimas | prekė paslauga | pavadinimas aprašymas',
    ),
    quantity: folded('kiekis | kiek | vnt sk'),
    unit: folded('mato vnt | matas | mat vnt | mato vienetas'),
    unitPrice: folded('kaina | vnt kaina | vieneto kaina | kaina be pvm | kaina eur | vnt kaina be pvm'),
    discount: folded('nuolaida | nuolaida %'),
    taxRate: folded('pvm % | pvm tarifas'),
    taxAmount: folded('pvm suma | pvm eur'),
    lineTotal: folded('suma | suma be pvm | suma eur | iš viso | viso | suma su pvm | vertė'),
    date: folded('data | operacijos data'),
    debit: folded('debetas | išlaidos | nurašyta'),
    credit: folded('kreditas | pajamos | įskaityta'),
    balance: folded('likutis'),
  },
  greetings: folded('gerb | gerbiamas | gerbiama | gerbiamieji'),
  signing: folded('parašas'),
  streets: folded('gatvė | prospektas | alėja | plentas'),
  legalForms: folded('uab | všį | uždaroji akcinė bendrovė | mažoji bendrija'),
  leadingLegalForms: folded('uab | všį | mb'),
  countries: folded('lietuva'),
  contacts: folded('tel | telefonas | el paštas | įmonės kodas | pvm kodas | bankas | mob'),
  bankWords: folded('bankas'),
  confirmationMarks: folded('patvirtinimas'),
  registerNumbers: folded('įmonės kodas'),
  tillWords: folded('kasininkas | stalas | padavėjas | kasos aparatas | kvito nr'),
};
