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
        'sąskaitos n | sąskaitos faktūros n | pvm sąskaitos faktūros n | dokumento n | serija ir n | serija n | faktūros n | kvito n | kreditinės sąskaitos n | sąskaita n | sąskaita faktūra n | pvm sąskaita faktūra n | kvitas n | čekio n | kasos čekio n | išankstinės sąskaitos n | kreditinė sąskaita n | dokumento serija ir n',
      ),
      weak: folded('serija | sąskaita | sąskaita faktūra | pasiūlymo n'),
    },
    issueDate: {
      strong: folded(
        'sąskaitos data | išrašymo data | sąskaitos išrašymo data | dokumento data | išrašyta | data ir vieta | sudarymo data | išdavimo data | išrašymo data ir vieta | pasiūlymo data | data vieta | dokumento išrašymo data | sąskaitos faktūros data | važtaraščio data | išduota',
      ),
      weak: folded('data'),
    },
    dueDate: {
      strong: folded(
        'apmokėti iki | sumokėti iki | mokėjimo terminas | apmokėjimo terminas | mokėti iki | apmokėjimo data | apmokėti iki datos | terminas | apmokėjimo terminas iki | sumokėti iki datos | mokėti ne vėliau kaip iki | apmokėti ne vėliau kaip | apmokėti ne vėliau kaip iki | sąskaitos apmokėjimo terminas | mokėjimo data | sąskaitą apmokėti iki | atsiskaityti iki',
      ),
    },
    deliveryDate: {
      strong: folded(
        'pristatymo data | prekių pristatymo data | suteikimo data | paslaugos suteikimo data | tiekimo data | išsiuntimo data | pristatyti iki | pristatymo terminas | prekių išsiuntimo data | paslaugų suteikimo data | atlikimo data | darbų atlikimo data | pvm prievolės atsiradimo data | prekių perdavimo data | prekių tiekimo data | sandorio data',
      ),
    },
    orderNumber: {
      strong: folded(
        'užsakymo n | pirkimo užsakymo n | jūsų užsakymo n | užsakymas n | kliento užsakymo n | mūsų užsakymo n | užsakymo kodas',
      ),
      weak: folded('užsakymas'),
    },
    contractNumber: {
      strong: folded(
        'sutarties n | sutartis n | draudimo poliso n | poliso n | draudimo sutarties n | nuomos sutarties n | paskolos sutarties n | polisas n',
      ),
      weak: folded('sutartis | objekto n | objekto kodas | eic kodas'),
    },
    customerNumber: {
      strong: folded(
        'kliento n | kliento kodas | pirkėjo n | abonento n | mokėtojo kodas | abonento kodas | sąskaitos kliento n | klientas n | mokėtojo n | nario n | paciento n | sutarties kliento kodas',
      ),
    },
    sellerVatId: {
      strong: folded(
        'pvm kodas | pvm mokėtojo kodas | pardavėjo pvm kodas | tiekėjo pvm kodas | pvm m kodas | pvm mokėtojo n | pvm kodas n | pvm moketojo kodas lt | pvm mok kodas | teikėjo pvm kodas',
      ),
    },
    buyerVatId: {
      strong: folded(
        'pirkėjo pvm kodas | kliento pvm kodas | užsakovo pvm kodas | pirkėjo pvm mokėtojo kodas | pirkėjo pvm n | kliento pvm mokėtojo kodas | gavėjo pvm kodas | mokėtojo pvm kodas',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'įmonės kodas | juridinio asmens kodas | į k | im kodas | juridinio asmens kodas n | registracijos kodas | kodas įmonės | registro kodas | pardavėjo įmonės kodas | tiekėjo įmonės kodas | individualios veiklos pažymos n',
      ),
    },
    currency: { strong: folded('valiuta') },
    lineTotal: { strong: folded('tarpinė suma') },
    netTotal: {
      strong: folded(
        'suma be pvm | iš viso be pvm | viso be pvm | bendra suma be pvm | apmokestinamoji vertė | neto suma | suma be pvm iš viso | iš viso neto | viso neto | neto iš viso | apmokestinamoji suma | kaina be pvm iš viso | suma iš viso be pvm | tarpinė suma be pvm',
      ),
      weak: folded('suma neto | be pvm'),
    },
    taxTotal: {
      strong: folded(
        'pvm suma | pvm iš viso | iš viso pvm | pvm 21 | pvm suma eur | mokestis | viso pvm | pvm 21 suma | pridėtinės vertės mokestis',
      ),
      weak: folded('pvm'),
    },
    grossTotal: {
      strong: folded(
        'iš viso su pvm | suma su pvm | viso su pvm | bendra suma su pvm | bendra suma | iš viso apmokėti | galutinė suma | mokėtina suma | suma apmokėjimui | viso apmokėti | suma iš viso | bendra sąskaitos suma | sąskaitos suma | iš viso suma | iš viso mokėti | viso mokėti | mokėti iš viso | iš viso su pvm eur | apmokėti iš viso | suma su pvm iš viso | galutinė suma apmokėjimui | bruto suma',
      ),
      weak: folded('iš viso | viso | suma'),
    },
    paid: {
      strong: folded(
        'sumokėta | apmokėta | avansas | išankstinis apmokėjimas | gauta įmoka | sumokėta suma | apmokėta suma | sumokėtas avansas | avansinis mokėjimas | jau sumokėta | depozitas | užstatas | gauta suma | įmokos',
      ),
    },
    amountDue: {
      strong: folded(
        'liko mokėti | mokėti | likutis apmokėti | mokėtina | priemoka | apmokėtina suma | liko apmokėti | neapmokėta suma | mokama suma | suma mokėjimui | nesumokėta suma | likusi suma',
      ),
      weak: folded('apmokėti'),
    },
    sellerName: {
      strong: folded(
        'pardavėjas | tiekėjas | paslaugų teikėjas | vykdytojas | išrašė įmonė | rangovas | siuntėjas pardavėjas | nuomotojas | pardavėjo pavadinimas | tiekėjo pavadinimas | paslaugos teikėjas | sąskaitą išrašė įmonė | prekių tiekėjas | lėšų gavėjas',
      ),
    },
    buyerName: {
      strong: folded(
        'gauta iš | pinigus sumokėjo | pirkėjas | klientas | užsakovas | mokėtojas | gavėjas pirkėjas | abonentas | nuomininkas | pirkėjo pavadinimas | kliento pavadinimas | paslaugų gavėjas | paslaugos gavėjas | sąskaitos gavėjas | draudėjas | užsakovo pavadinimas | kliento vardas | mokėtojo pavadinimas',
      ),
      weak: folded('gavėjas | pacientas | apdraustasis | narys | svečias | vartotojas | paciento vardas'),
    },
    shipTo: { strong: folded('pristatymo adresas | pristatymo vieta | prekių gavėjas | iškrovimo vieta | pristatyti') },
    shipFrom: { strong: folded('pakrovimo vieta | siuntėjas') },
    period: {
      strong: folded(
        'laikotarpis | ataskaitinis laikotarpis | sąskaitos laikotarpis | už laikotarpį | periodas | išrašo laikotarpis | išrašo periodas | atsiskaitymo laikotarpis | paslaugų laikotarpis | draudimo laikotarpis | nuomos laikotarpis | apmokestinimo laikotarpis | paslaugų teikimo laikotarpis | laikotarpis nuo iki',
      ),
    },
    openingBalance: {
      weak: folded('likutis sąskaitoje | likutis dienai'),
      strong: folded(
        'pradinis likutis | likutis laikotarpio pradžioje | likutis pradžioje | pradžios likutis | laikotarpio pradžios likutis | pradinis sąskaitos likutis | likutis periodo pradžioje | pradinis saldo',
      ),
    },
    closingBalance: {
      weak: folded('likutis sąskaitoje | likutis dienai'),
      strong: folded(
        'galutinis likutis | likutis laikotarpio pabaigoje | likutis pabaigoje | pabaigos likutis | laikotarpio pabaigos likutis | galutinis sąskaitos likutis | likutis periodo pabaigoje | galutinis saldo',
      ),
    },
    accountNumber: {
      strong: folded(
        'korteles numeris | sąskaitos numeris banke | atsiskaitomoji sąskaita | banko sąskaita | sąskaitos n banke | banko sąskaitos n | atsiskaitomosios sąskaitos n | kortelės n | a s nr | sąsk n | atsisk sąskaita | gavėjo sąskaita | gavėjo sąskaitos n | einamoji sąskaita | sąskaitos n iban',
      ),
      weak: folded('sąskaita banke'),
    },
    accountHolder: { strong: folded('sąskaitos savininkas | sąskaitos turėtojas | sąskaitos savininko pavadinimas | kortelės savininkas') },
    paymentTerms: { strong: folded('mokėjimo sąlygos | apmokėjimo sąlygos | mokėjimo būdas | atsiskaitymo būdas') },
    phone: { strong: folded('tel | telefonas | mob tel') },
    email: { strong: folded('el paštas | el p') },
    bankName: { strong: folded('bankas | banko pavadinimas | gavėjo bankas') },
    contact: { strong: folded('kontaktinis asmuo | vadybininkas | sąskaitą išrašė') },
    discountTotal: { strong: folded('nuolaida | nuolaidos suma | nuolaida iš viso | nuolaidų suma | bendra nuolaida') },
    chargeTotal: { strong: folded('pristatymas | pristatymo mokestis | siuntimo išlaidos') },
    roundingAmount: { strong: folded('apvalinimas | suapvalinimas | apvalinimo suma') },
    cashTendered: {
      strong: folded(
        'grynieji | gryni | banko kortelė | grynais | kortele | mokejimo kortele | atsiskaityta kortele | sumoketa kortele | sumoketa grynais',
      ),
    },
    change: { strong: folded('grąža') },
    page: { strong: folded('puslapis | psl') },
    deliveryNoteNumber: { strong: folded('važtaraščio n') },
    orderDate: { strong: folded('užsakymo data') },
    periodFrom: { strong: folded('nuo | laikotarpis nuo | laikotarpio pradžia | pradžios data | data nuo') },
    periodTo: { strong: folded('iki | laikotarpis iki | laikotarpio pabaiga | pabaigos data | data iki') },
    iban: { strong: folded('iban sąskaita | sąskaita iban | a s iban | banko sąskaita iban') },
  },
  titles: {
    'Credit Note': folded('kreditinė sąskaita | kreditinė pvm sąskaita faktūra | kreditinė sąskaita faktūra | kreditinis dokumentas'),
    Invoice: folded(
      'sąskaita faktūra | pvm sąskaita faktūra | sąskaita | išankstinė sąskaita | pvm sąskaita | proforma sąskaita | avansinė sąskaita | išankstinė sąskaita apmokėjimui | sąskaita apmokėjimui | mokėjimo pranešimas',
    ),
    Receipt: folded(
      'kvitas | kasos kvitas | pinigų priėmimo kvitas | kasos čekis | čekis | kasos pajamų orderis | mokėjimo kvitas | mokėjimo patvirtinimas | pinigų priėmimo kvito nr',
    ),
    'Bank Statement': folded('sąskaitos išrašas | banko išrašas | banko sąskaitos išrašas | sąskaitų išrašas | išrašas'),
    'Purchase Order': folded('užsakymas | pirkimo užsakymas | užsakymo patvirtinimas | prekių užsakymas | užsakymo forma'),
    Quote: folded('pasiūlymas | komercinis pasiūlymas | kainos pasiūlymas | sąmata | kainų pasiūlymas | lokalinė sąmata'),
    'Delivery Note': folded(
      'važtaraštis | krovinio važtaraštis | prekių perdavimo aktas | prekių važtaraštis | priėmimo perdavimo aktas | perdavimo priėmimo aktas | krovinio gabenimo važtaraštis | pakavimo lapas',
    ),
    'Price List': folded('kainoraštis | kainininkas | meniu | kainų sąrašas | paslaugų kainoraštis'),
    Report: folded(
      'ataskaita | metinė ataskaita | protokolas | tyrimų protokolas | metinis pranešimas | posėdžio protokolas | susirinkimo protokolas | tyrimo protokolas | tyrimų rezultatai | avansinė apyskaita',
    ),
    Form: folded(
      'prašymas | paraiška | anketa | forma | deklaracija | registracijos forma | paraiškos forma | prašymo forma | užsakymo anketa',
    ),
    Table: folded('tvarkaraštis | sąrašas | rezultatai'),
  },
  copyMarks: folded('originalas | kopija | dublikatas'),
  labelFillers: folded('eur | pvm | nr'),
  creditMarks: folded('kredit'),
  invoiceMarks: folded('sąskait | faktūr'),
  totals: folded(
    'iš viso | viso | suma be pvm | pvm suma | suma su pvm | bendra suma | mokėtina suma | tarpinė suma | galutinė suma | apmokėti',
  ),
  payments: folded('grynieji | grąža | pvm | banko kortelė | nuolaida | mokėti'),
  units: folded('vnt | kompl'),
  columns: {
    position: folded('eil n | eil | n'),
    articleNumber: folded('prekės kodas | kodas | artikulas | barkodas | prekės n | artikulo nr'),
    description: folded(
      'pavadinimas | prekės pavadinimas | aprašymas | paslauga | prekė | prekės paslaugos pavadinimas | prekė paslauga | pavadinimas aprašymas | mokėjimo paskirtis | paskirtis',
    ),
    quantity: folded('kiekis | kiek | vnt sk | vnt | skaičius'),
    unit: folded('mato vnt | matas | mat vnt | mato vienetas'),
    unitPrice: folded('kaina | vnt kaina | vieneto kaina | kaina be pvm | kaina eur | vnt kaina be pvm | įkainis'),
    discount: folded('nuolaida | nuolaida %'),
    taxRate: folded('pvm % | pvm tarifas'),
    taxAmount: folded('pvm suma | pvm eur'),
    lineTotal: folded('suma | suma be pvm | suma eur | iš viso | viso | suma su pvm | vertė | bendra kaina'),
    date: folded('data | operacijos data'),
    debit: folded('debetas | išlaidos | nurašyta | išeinančios | išmokėta'),
    credit: folded('kreditas | pajamos | įskaityta | gauta | įplaukos'),
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
