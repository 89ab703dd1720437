import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Luxembourgish. */
export const LUXEMBOURGISH: LanguageLexicon = {
  code: 'lb',
  ofFewPapers: true,
  latinModel: 'ltz',
  letters: 'äéëèêôöü',
  smallWords: folded(
    'vun | fir | ass | sinn | iech | och | ouni | wann | ech | hien | vum | déi | dës | dëst | hunn | huet | kënnen | gëtt | ginn | präis | unzuel | quantitéit | bezuelen | bezuelt | clientsnummer | beschreiwung | bezeechnung | liwwerung | zuelung | strooss | lëtzebuerg | stonn | stonnen | stéck | joer | mount | numm | säit | ënnerschrëft',
  ),
  labels: {
    invoiceNumber: {
      strong: folded(
        'rechnung n | nummer vun der rechnung | rechnungsnumm | quittung n | nummer vun der quittung | dokument n | nummer vum dokument | nummer vum devis | kreditnote n | nummer vun der kreditnot | offer n | nummer vun der offer | nummer vum rapport | ticket n',
      ),
    },
    issueDate: {
      strong: folded(
        'datum vun der rechnung | ausgestallt den | ausgestallt de | datum an auerzäit | datum vum devis | datum vun der offer | datum vun der quittung | rechnungsdatum vum | erstallt den | kafdatum',
      ),
    },
    dueDate: {
      strong: folded(
        'ze bezuele bis | ze bezuelen bis | fällegkeetsdatum | fälleg den | fällegkeet | zuelbar bis | bezuelbar bis | ze bezuele virum | zuelungsfrist | spéitstens ze bezuelen',
      ),
    },
    deliveryDate: { strong: folded('liwwerdatum | liwwerungsdatum | datum vun der liwwerung | datum vun der prestatioun | liwwerdag') },
    orderNumber: {
      strong: folded('nummer vun der bestellung | är bestellung | bestellnummer vum client | bong de commande n | bestellung nummer'),
    },
    contractNumber: { strong: folded('kontrakt n | kontraktsnummer | nummer vum kontrakt') },
    customerNumber: {
      strong: folded('clientsnummer | client n | clientennummer | är clientsnummer | membersnummer | matricule n | nummer vum client'),
    },
    sellerVatId: { strong: folded('tva nummer | tva n | tva id | eis tva nummer | lu tva n') },
    buyerVatId: { strong: folded('är tva nummer | tva nummer vum client | tva n vum client') },
    sellerRegistrationNumber: { strong: folded('handelsregëster n | rcs n | rcsl | autorisatioun n | etablissementsautorisatioun n') },
    currency: { strong: folded('wärung') },
    lineTotal: { strong: folded('zwëschesumm | zwëschentotal | zwëschenzomm') },
    netTotal: {
      strong: folded(
        'total ouni tva | betrag ouni tva | ouni tva | nettobetrag ouni tva | summ ouni tva | total hors tva | total netto ouni tva',
      ),
    },
    taxTotal: { strong: folded('tva betrag | total tva | tva total | tva zomm | betrag vun der tva | méiwäertsteier') },
    grossTotal: {
      strong: folded(
        'total mat tva | total ze bezuelen | ze bezuele betrag | betrag ze bezuelen | betrag mat tva | gesamtbetrag mat tva | total vun der rechnung | rechnungsbetrag mat tva | gesamtzomm | total tva abegraff | summ mat tva | total alles abegraff | ze bezuelen total | gesamtpräis',
      ),
      weak: folded('zomm'),
    },
    paid: { strong: folded('bezuelt | scho bezuelt | akont | bezuelten betrag | ugezuelt') },
    amountDue: {
      strong: folded('ze bezuelen | nach ze bezuelen | rescht ze bezuelen | oppene betrag | reschtbetrag | oppe stoend | scholden'),
    },
    sellerName: {
      strong: folded('verkeefer | liwwerant | fournisseur | ausgestallt vun | proprietaire vum logement | absender vun der rechnung'),
    },
    buyerName: {
      strong: folded(
        'keefer | rechnung un | numm vum client | clientin | numm vum keefer | patient numm | mataarbechter | locataire | numm a virnumm | virnumm an numm',
      ),
      weak: folded('numm | empfänger vun der rechnung'),
    },
    shipTo: { strong: folded('liwweradress | liwwerungsadress | liwwerplaz | liwweren un | adress vum chantier') },
    name: { strong: folded('numm vun der firma | firmennumm') },
    period: { strong: folded('period | rechnungsperiod | ofrechnungsperiod | zäitraum | verbrauchsperiod | fir de mount') },
    periodFrom: { strong: folded('vum datum | ufanksdatum') },
    periodTo: { strong: folded('bis den datum | enddatum vun der period') },
    openingBalance: { strong: folded('ufankssaldo | alen saldo | ale saldo | virege saldo') },
    closingBalance: { strong: folded('schlusssaldo vum | neie saldo | endsaldo vum | aktuelle saldo') },
    accountNumber: { strong: folded('kontosnummer | nummer vum konto | bankkonto nummer') },
    accountHolder: { strong: folded('titulaire vum konto | proprietär vum konto | kontobesëtzer') },
    bankName: { strong: folded('numm vun der bank') },
    paymentTerms: { strong: folded('zuelungsconditiounen | zuelungsbedéngungen | zuelungsmodus | zuelungsaart | bezuelmodus') },
    contractDate: { strong: folded('datum vum kontrakt') },
    orderDate: { strong: folded('datum vun der bestellung | bestelldag') },
    deliveryNoteNumber: { strong: folded('liwwerschäin n | liwwerbong n | nummer vum liwwerschäin') },
    phone: { strong: folded('telefonsnummer | handysnummer | gsm') },
    email: { strong: folded('mailadress | e mail adress') },
    website: { strong: folded('internetsäit | websäit') },
    contact: { strong: folded('kontaktpersoun | är kontaktpersoun | uspriechpartner') },
    accountExecutive: { strong: folded('et huet iech zervéiert | zervéiert vun | keess vun | opgestallt vun') },
    discountTotal: { strong: folded('remise total | total remise'), weak: folded('reduktioun') },
    chargeTotal: { strong: folded('liwwerkäschten | transportkäschten | verspéidungszënsen | porto a verpackung | deplacement | fraisen') },
    roundingAmount: { strong: folded('opronnung | ofronnung') },
    cashTendered: { strong: folded('baargeld | kaart | bankkaart | kreditkaart | mat der kaart bezuelt') },
    change: { strong: folded('zeréck | wiesselgeld') },
    totalQuantity: { strong: folded('gesamtquantitéit | gesamtgewiicht | unzuel artikelen | unzuel vun den artikelen') },
    associatedInvoiceNumber: { strong: folded('original rechnung n | fir rechnung n') },
    yourReference: { strong: folded('är referenz | ären zeechen') },
    ourReference: { strong: folded('eis referenz') },
    page: { strong: folded('säit') },
    postBox: { strong: folded('postkëscht') },
  },
  titles: {
    'Credit Note': folded('kreditnote | kreditnot | gutschrëft'),
    Invoice: folded(
      'akontrechnung | proforma rechnung | gasrechnung vum | stroumrechnung | waasserrechnung | honorairesrechnung | rechnung fir honoraren',
    ),
    Receipt: folded('kassenziedel | keessenziedel | keesseziedel | kassebong | keesebong | zuelungsbestätegung'),
    'Bank Statement': folded('kontoauszuch | auszuch vum konto | bankauszuch | extrait vum konto | kontosauszuch'),
    'Purchase Order': folded('bestellschäin | bestellungsbestätegung | bestätegung vun der bestellung | bestellbong | aarbechtsoptrag'),
    Quote: folded('offer | präisoffer | käschtevirschlag | käschtenvirschlag'),
    'Delivery Note': folded('liwwerschäin | liwwerbong | packlëscht | transportschäin'),
    'Price List': folded('präislëscht | eis präisser | präisser | menüskaart | tariffer | präisser an tariffer'),
    Report: folded(
      'jorsrapport | aktivitéitsrapport | sëtzungsrapport | rapport vun der sëtzung | kontrollrapport | jorsofschloss | bilan a resultater',
    ),
    Form: folded(
      'formulaire | umeldeformulaire | ufro | aschreiwungsformulaire | froebou | deklaratioun | aschreiwung | procuratioun | umeldung',
    ),
    Other: folded('paieziedel | lounziedel | aarbechtskontrakt | loyerskontrakt | mietkontrakt | certificat vun der residenz'),
    Letter: folded('zuelungserënnerung | erënnerung | bréif | invitatioun | matdeelung'),
    Table: folded('fuerplang | stonneplang | busfuerplang | inventaire vum stock | zäitplang | aarbechtsplang'),
  },
  columns: {
    articleNumber: folded('artikelsnummer'),
    description: folded('bezeechnung | beschreiwung | leeschtung | déngscht | prestatioun | aarbechten | wuer'),
    quantity: folded('quantitéit | unzuel | unz | stonnen | gewiicht | verbrauch kwh'),
    unit: folded('eenheet | unitéit'),
    unitPrice: folded(
      'präis | eenzelpräis | stéckpräis | präis pro stéck | eenheetspräis | präis ouni tva | präis pro stonn | präis mat tva',
    ),
    discount: folded('reduktioun | reduktioun %'),
    taxRate: folded('tva satz | tva %'),
    taxAmount: folded('tva betrag'),
    lineTotal: folded('total ouni tva | total mat tva | betrag ouni tva | gesamtpräis | zomm'),
    date: folded('wäertdatum | buchungsdag'),
    debit: folded('ausgaben a depensen | ausgank'),
    credit: folded('recetten | agank'),
    balance: folded('saldo konto'),
  },
  columnQualifiers: folded('ouni'),
  creditMarks: folded('gutschrëft'),
  confirmationMarks: folded('bestategung'),
  netWords: folded('ouni'),
  totals: folded(
    'zwëschesumm | zwëschentotal | total ouni tva | total mat tva | ze bezuelen | zomm | ufankssaldo | gesamtzomm | tva betrag',
  ),
  carried: folded('iwwerdrag'),
  payments: folded('baargeld | bankkaart | zeréck | reduktioun'),
  units: list('stéck | stonn | stonnen | dag | këscht | sak | fläsch'),
  greetings: folded('léiwe client | léif clientin | léiwe member | moien | gudde moien | dir dammen an dir hären | madame här'),
  salutations: folded('madamm'),
  periodWords: folded('period | zäitraum'),
  remarks: folded('bemierkung | bemierkungen | opgepasst'),
  notes: list('Quell'),
  streets: folded('strooss | plaz | industriezon'),
  streetEndings: folded('strooss'),
  countries: folded('lëtzebuerg | däitschland | frankräich | belsch'),
  contacts: folded('telefonsnummer | websäit | tva nummer | handelsregëster | kontosnummer'),
  bankWords: folded('spuerkeess | bcee | bankkonto'),
  copyMarks: folded('kopie fir de client | originalrechnung | duplikat vun der rechnung'),
  payWords: folded(
    'bruttoloun | nettoloun | gronnloun | krankekeess | pensiounskeess | lounsteier | iwwerstonnen | fleegeversécherung | netto ze bezuelen',
  ),
  tillWords: folded('keess | zervéiert vun | dësch'),
};
