import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Lithuanian. */
export const LITHUANIAN: LanguageLexicon = {
  code: 'lt',
  smallWords: folded(
    'ir | arba | už | su | iš | kaina | suma | iš viso | data | pvm | eur | kiekis | sąskaita | pirkėjas | pardavėjas | apmokėti | prekės | įmonės | kodas | adresas',
  ),
  numberWords: folded('nr | numeris'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'sąskaitos n | sąskaitos faktūros n | pvm sąskaitos faktūros n | dokumento n | serija ir n | serija n | faktūros n | kvito n | kreditinės sąskaitos n | sąskaita faktūra n | pvm sąskaita faktūra serija n | pvm sąskaita faktūra n | sąskaita n | išankstinės sąskaitos n | išankstinė sąskaita n | kvitas n | čekio n | pasiūlymo n | sąmatos n | akto n | protokolo n | išrašo n | važtaraščio sąskaitos n | faktūra n',
      ),
      weak: folded('serija | sąskaita | sąskaita faktūra'),
    },
    issueDate: {
      strong: folded(
        'sąskaitos data | išrašymo data | sąskaitos išrašymo data | dokumento data | išrašyta | data ir vieta | sąskaitos faktūros data | išrašymo data ir vieta | sudarymo data | dokumento sudarymo data | pasiūlymo data | pirkimo data | data ir laikas | čekio data | išdavimo data | tyrimo data | sąskaita išrašyta',
      ),
      weak: folded('data'),
    },
    dueDate: {
      strong: folded(
        'apmokėti iki | sumokėti iki | mokėjimo terminas | apmokėjimo terminas | mokėti iki | apmokėjimo data | apmokėti iki datos | terminas | apmokėti ne vėliau kaip iki | sumokėti ne vėliau kaip iki | apmokėjimo terminas iki | terminas apmokėti | mokėti iki datos | sąskaitos apmokėjimo terminas | sumokėkite iki | prašome apmokėti iki',
      ),
    },
    deliveryDate: {
      strong: folded(
        'pristatymo data | prekių pristatymo data | suteikimo data | paslaugos suteikimo data | tiekimo data | išsiuntimo data | pristatyti iki | pristatymo terminas | prekių išdavimo data | paslaugų suteikimo data | paslaugos data | tiekimo terminas | pakrovimo data | iškrovimo data | prekių išsiuntimo data',
      ),
    },
    orderNumber: {
      strong: folded(
        'užsakymo n | pirkimo užsakymo n | jūsų užsakymo n | užsakymas n | kliento užsakymo n | pirkėjo užsakymo n | rezervacijos n | darbų užsakymo n',
      ),
      weak: folded('užsakymas'),
    },
    contractNumber: {
      strong: folded('sutarties n | sutartis n | nuomos sutarties n | poliso n | draudimo poliso n | objekto n'),
      weak: folded('sutartis'),
    },
    customerNumber: {
      strong: folded(
        'kliento n | kliento kodas | pirkėjo n | abonento n | mokėtojo kodas | abonento kodas | sąskaitos kliento n | pirkėjo kodas | mokėtojo n | vartotojo kodas | kliento id',
      ),
    },
    sellerVatId: { strong: folded('pvm kodas | pvm mokėtojo kodas | pardavėjo pvm kodas | tiekėjo pvm kodas | pvm m kodas') },
    buyerVatId: { strong: folded('pirkėjo pvm kodas | kliento pvm kodas | užsakovo pvm kodas | pirkėjo pvm mokėtojo kodas') },
    sellerRegistrationNumber: { strong: folded('įmonės kodas | juridinio asmens kodas | į k | im kodas') },
    currency: { strong: folded('valiuta') },
    lineTotal: { strong: folded('tarpinė suma') },
    netTotal: {
      strong: folded(
        'suma be pvm | iš viso be pvm | viso be pvm | bendra suma be pvm | apmokestinamoji vertė | neto suma | suma be pvm eur | iš viso be pvm eur | apmokestinama suma | apmokestinamoji suma | suma be mokesčių | iš viso suma be pvm | tarpinė suma be pvm | kaina be pvm iš viso',
      ),
      weak: folded('suma neto | be pvm'),
    },
    taxTotal: {
      strong: folded(
        'pvm suma | pvm iš viso | iš viso pvm | pvm 21 | pvm suma eur | mokestis | pvm eur | pvm suma iš viso | iš viso pvm eur',
      ),
      weak: folded('pvm'),
    },
    grossTotal: {
      strong: folded(
        'iš viso su pvm | suma su pvm | viso su pvm | bendra suma su pvm | bendra suma | iš viso apmokėti | galutinė suma | mokėtina suma | suma apmokėjimui | viso apmokėti | iš viso eur | viso eur | iš viso su pvm eur | suma su pvm eur | bendra suma eur | bendra mokėtina suma | mokėtina suma eur | iš viso mokėti | viso mokėti | viso apmokėjimui | iš viso apmokėjimui | suma iš viso | užsakymo suma | pasiūlymo suma | pirkinio suma | sąskaitos suma | galutinė kaina | bendra kaina',
      ),
      weak: folded('iš viso | viso | suma'),
    },
    paid: {
      strong: folded(
        'sumokėta | apmokėta | avansas | išankstinis apmokėjimas | gauta įmoka | sumokėta suma | apmokėta suma | sumokėta kortele | gautas avansas | avansinis mokėjimas | gauti mokėjimai | įmokėta',
      ),
    },
    amountDue: {
      strong: folded(
        'liko mokėti | mokėti | likutis apmokėti | mokėtina | priemoka | liko sumokėti | likusi suma | mokėtinas likutis | skola | skola iš viso | nesumokėta suma | trūksta sumokėti',
      ),
      weak: folded('apmokėti'),
    },
    sellerName: {
      strong: folded(
        'pardavėjas | tiekėjas | paslaugų teikėjas | vykdytojas | išrašė įmonė | rangovas | siuntėjas pardavėjas | nuomotojas | pardavėjo pavadinimas | tiekėjo pavadinimas | draudikas | vežėjas | darbdavys | paslaugos teikėjas',
      ),
    },
    buyerName: {
      strong: folded(
        'pirkėjas | klientas | užsakovas | mokėtojas | gavėjas pirkėjas | abonentas | nuomininkas | pirkėjo pavadinimas | kliento pavadinimas | mokėtojo pavadinimas | draudėjas | vartotojas | kliento vardas pavardė',
      ),
      weak: folded('gavėjas | pacientas'),
    },
    shipTo: {
      strong: folded(
        'pristatymo adresas | pristatymo vieta | prekių gavėjas | iškrovimo vieta | pristatyti | prekių pristatymo adresas | prekių pristatymo vieta | objekto adresas',
      ),
    },
    shipFrom: { strong: folded('pakrovimo vieta | siuntėjas') },
    period: {
      strong: folded(
        'laikotarpis | ataskaitinis laikotarpis | sąskaitos laikotarpis | už laikotarpį | atsiskaitymo laikotarpis | už mėnesį | mėnuo | paslaugų laikotarpis | išrašo laikotarpis | vartojimo laikotarpis',
      ),
    },
    openingBalance: { strong: folded('pradinis likutis | likutis laikotarpio pradžioje') },
    closingBalance: { strong: folded('galutinis likutis | likutis laikotarpio pabaigoje | likutis pabaigoje') },
    accountNumber: {
      strong: folded('sąskaitos numeris banke | atsiskaitomoji sąskaita | a s | banko sąskaita'),
      weak: folded('sąskaita banke'),
    },
    accountHolder: { strong: folded('sąskaitos savininkas') },
    paymentTerms: { strong: folded('mokėjimo sąlygos | apmokėjimo sąlygos | mokėjimo būdas | atsiskaitymo būdas') },
    phone: { strong: folded('tel | telefonas | mob tel') },
    email: { strong: folded('el paštas | el p') },
    bankName: { strong: folded('bankas') },
    contact: { strong: folded('kontaktinis asmuo | vadybininkas | sąskaitą išrašė') },
    discountTotal: { strong: folded('nuolaida | nuolaidos suma | nuolaida iš viso | bendra nuolaida') },
    chargeTotal: {
      strong: folded(
        'pristatymas | pristatymo mokestis | siuntimo išlaidos | transporto išlaidos | pristatymo išlaidos | pašto išlaidos | aptarnavimo mokestis | delspinigiai | pakuotė | užstatas',
      ),
    },
    roundingAmount: { strong: folded('apvalinimas') },
    cashTendered: { strong: folded('grynieji | gryni | banko kortelė') },
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
  totals: folded(
    'iš viso | viso | suma be pvm | pvm suma | suma su pvm | bendra suma | mokėtina suma | tarpinė suma | iš viso be pvm | iš viso su pvm | viso be pvm | viso su pvm | iš viso eur | bendra suma su pvm | bendra suma be pvm | nuolaida iš viso | iš viso apmokėti | liko mokėti | iš viso debetas | iš viso kreditas | tarpinė suma be pvm | išmokėti | iš viso suma | mokėti iš viso',
  ),
  payments: folded('grynieji | grąža | pvm | banko kortelė | nuolaida | mokėti'),
  units: folded(
    'vnt | kompl | vnt. | vienetai | kg | kompl. | kpl | pak | pakuotė | dėžė | rulonas | m2 | m3 | km | kwh | litras | val | val. | valanda | diena | d. | mėn | mėn. | metai | naktis | pora | but | butelis | maišas',
  ),
  columns: {
    position: folded('eil n | eil | n'),
    articleNumber: folded('prekės kodas | kodas | artikulas | barkodas | artikulo kodas | produkto kodas | prekės n | paslaugos kodas'),
    description: folded(
      'pavadinimas | prekės pavadinimas | aprašymas | paslauga | prekė | prekės paslaugos pavadinimas | prekė paslauga | pavadinimas aprašymas | prekės pavadinimas ir aprašymas | prekių pavadinimas | paslaugos pavadinimas | prekių paslaugų pavadinimas | prekės ar paslaugos pavadinimas | darbų pavadinimas | produktas | mokėjimo paskirtis | gavėjas mokėtojas | operacija | paslaugos',
    ),
    quantity: folded('kiekis | kiek | vnt sk | kiekis vnt | valandos | svoris kg | užsakytas kiekis'),
    unit: folded('mato vnt | matas | mat vnt | mato vienetas | mat vienetas | vienetas | mvnt'),
    unitPrice: folded(
      'kaina | vnt kaina | vieneto kaina | kaina be pvm | kaina eur | vnt kaina be pvm | kaina su pvm | kaina be pvm eur | vieneto kaina be pvm | vnt kaina eur | valandos įkainis | kaina vnt | įkainis',
    ),
    discount: folded('nuolaida | nuolaida %'),
    taxRate: folded('pvm % | pvm tarifas'),
    taxAmount: folded('pvm suma | pvm eur'),
    lineTotal: folded(
      'suma | suma be pvm | suma eur | iš viso | viso | suma su pvm | vertė | iš viso eur | iš viso be pvm | iš viso su pvm | suma iš viso | viso eur | bendra kaina | vertė eur',
    ),
    date: folded('data | operacijos data | operacijos data ir laikas | valiutavimo data | įskaitymo data'),
    debit: folded('debetas | išlaidos | nurašyta | debetas eur | nurašymai | išmokėta'),
    credit: folded('kreditas | pajamos | įskaityta | kreditas eur | įplaukos | įmokėta'),
    balance: folded('likutis'),
  },
  greetings: folded('gerb | gerbiamas | gerbiama | gerbiamieji'),
  streets: folded('gatvė | prospektas | alėja | plentas'),
  legalForms: folded('uab | všį'),
  leadingLegalForms: folded('uab | všį'),
  countries: folded('lietuva'),
  contacts: folded('tel | telefonas | el paštas | įmonės kodas | pvm kodas | bankas | mob'),
  bankWords: folded('bankas'),
  confirmationMarks: folded('patvirtinimas'),
  registerNumbers: folded('įmonės kodas'),
  tillWords: folded('kasininkas | stalas | padavėjas | kasos aparatas | kvito nr'),
  payWords: folded(
    'priskaičiuotas atlyginimas | darbo užmokestis | gyventojų pajamų mokestis | gpm | vsd | psd | sodra | neapmokestinamas pajamų dydis | npd | atostoginiai | viršvalandžiai | išmokėtina suma | ligos pašalpa | bazinis atlyginimas',
  ),
};
