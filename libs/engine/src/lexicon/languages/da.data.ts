import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Danish. */
export const DANISH: LanguageLexicon = {
  code: 'da',
  smallWords: list(
    'og | er | det | ikke | på | til | af | med | som | faktura | dato | beløb | moms | betale | kr | eller | fra | i | antal | for | ved | vores',
  ),
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fakturanummer | faktura n | fakt n | kreditnota n | bon n | kvittering n | bilagsnummer | bilag n | regningsnummer | regning n | bilagsnr',
      ),
      weak: folded('faktura | kvittering | regning'),
    },
    issueDate: {
      strong: folded(
        'fakturadato | udstedt | udstedelsesdato | udskrevet dato | bilagsdato | fakt dato | udstedt den | kreditnotadato | regningsdato',
      ),
      weak: folded('dato'),
    },
    dueDate: {
      strong: folded(
        'traekkes den | betales via bs den | forfaldsdato | forfald | betalingsfrist | forfalder | betales senest | sidste rettidige betalingsdag | senest betaling | sidste rettidige betaling | betalingsdato | forfalder den | betales inden | rettidig betaling | sidste betalingsdag | forfaldsdag | betalingsdag',
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveringsdato | leveret | leveringsdag | ønsket leveringsdato | leveret den | leveret dato | lev dato | afsendelsesdato | forventet levering',
      ),
      weak: folded('levering'),
    },
    orderNumber: {
      strong: folded(
        'ordrenummer | ordrenr | ordre n | deres ordre | indkøbsordre n | rekvisitionsnummer | rekvisition n | jeres ordrenummer | ordreref | bestillingsnummer | deres ordrenr | rekv n | vores ordrenr | jeres ordre | købsordre n | rekvisitionsnr',
      ),
      weak: folded('ordre | rekvisition'),
    },
    contractNumber: { strong: folded('kontraktnummer | aftalenummer | aftale n | kontrakt n | policenummer') },
    customerNumber: { strong: folded('kundenummer | kunde n | debitor n | kunde id | medlemsnummer') },
    sellerVatId: { strong: folded('se n | cvr n | momsnummer | cvr | moms n | cvr se n | momsregnr | vat cvr') },
    buyerVatId: { strong: folded('købers cvr | kundens cvr | deres cvr n | jeres cvr n | kundens cvr n | kunde cvr') },
    currency: { strong: folded('valuta') },
    lineTotal: { strong: folded('varetotal | sum af linjer | varer i alt'), weak: folded('subtotal') },
    netTotal: {
      strong: folded(
        'i alt ekskl moms | nettobeløb | beløb ekskl moms | total ekskl moms | subtotal ekskl moms | i alt uden moms | ekskl moms | momsgrundlag | i alt excl moms | netto i alt | momspligtigt beløb | i alt eksklusiv moms | sum ekskl moms | beløb uden moms | total excl moms | momspligtig beløb | beløb excl moms | nettototal',
      ),
      weak: folded('netto | subtotal | uden moms'),
    },
    taxTotal: {
      strong: folded(
        'moms i alt | momsbeløb | heraf moms | moms udgør | heraf udgør moms | samlet moms | moms dkk | total moms | momsen udgør',
      ),
      weak: folded('moms'),
    },
    grossTotal: {
      strong: folded(
        'til gode | deres tilgodehavende | tilgodehavende | kreditbelob | til udbetaling | i alt inkl moms | total inkl moms | at betale | til betaling | i alt at betale | totalbeløb | fakturatotal | beløb i alt | fakturabeløb | total dkk | i alt dkk | samlet beløb | beløb at betale | samlet pris | beløb inkl moms | i alt kr | total kr | i alt til betaling | bruttobeløb | total til betaling | sum inkl moms | i alt incl moms | total incl moms | beløb til betaling',
      ),
      weak: folded('i alt | total | beløb'),
    },
    paid: {
      strong: folded(
        'betalt med | betalt med kort | betalt | indbetalt | acontobetaling | aconto | forudbetalt | betalt beløb | forudbetaling | allerede betalt | tidligere faktureret aconto',
      ),
    },
    amountDue: {
      strong: folded('restbeløb | skyldigt beløb | resterende beløb | udestående beløb | rest til betaling | udestående | restance'),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded('sælger | leverandør | udsteder | kreditor | fakturaudsteder | beløbsmodtager'),
      weak: folded('afsender'),
    },
    buyerName: {
      strong: folded(
        'køber | kunde | faktureringsadresse | fakturaadresse | faktureres til | bestiller | fakturamodtager | kundenavn | rekvirent | faktura til | debitor',
      ),
      weak: folded('modtager'),
    },
    shipTo: { strong: folded('leveringsadresse | leveres til | leveringssted | levering til | varemodtager') },
    period: {
      strong: folded(
        'faktureringsperiode | periode | opgørelsesperiode | afregningsperiode | for perioden | fakturaperiode | aflæsningsperiode',
      ),
    },
    periodFrom: { strong: folded('periode fra | fra dato') },
    periodTo: { strong: folded('periode til | til dato') },
    openingBalance: {
      strong: folded('primosaldo | saldo primo | forrige saldo | overført saldo | indgående saldo | startsaldo | gammel saldo'),
    },
    closingBalance: { strong: folded('ultimosaldo | saldo ultimo | ny saldo | slutsaldo | udgående saldo') },
    accountNumber: { strong: folded('kontonummer | kontonr | reg og kontonr | bankkonto | reg konto n'), weak: folded('konto') },
    accountHolder: { strong: folded('kontohaver') },
    branchCode: { strong: folded('reg n | registreringsnummer') },
    paymentTerms: { strong: folded('betalingsbetingelser | betalingsbetingelse | betalingsmåde | betalingsvilkår') },
    printDate: { strong: folded('udskriftsdato | udskrevet') },
    orderDate: { strong: folded('ordredato | bestillingsdato') },
    contractDate: { strong: folded('aftaledato') },
    accountExecutive: { strong: folded('ekspedient | betjent af | kasserer') },
    phone: { strong: folded('telefon | tlf | mobil | telefonnummer') },
    email: { strong: folded('e mail adresse | mailadresse') },
    website: { strong: folded('hjemmeside') },
    deliveryNoteNumber: { strong: folded('følgeseddel n | fragtbrevsnummer') },
    yourReference: { strong: folded('deres reference | deres ref | jeres ref | kundereference | ean nummer ref') },
    ourReference: { strong: folded('vores reference | vor ref | vores ref') },
    contact: { strong: folded('kontaktperson | sagsbehandler | att') },
    discountTotal: { strong: folded('rabat | samlet rabat | rabat i alt') },
    chargeTotal: { strong: folded('fragt | forsendelse | gebyr | leveringsomkostninger | fakturagebyr | fragtomkostninger') },
    roundingAmount: { strong: folded('øreafrunding | afrunding') },
    cashTendered: { strong: folded('kontant | modtaget | dankort | betalingskort | mobilepay | kort') },
    change: { strong: folded('byttepenge | retur byttepenge') },
    totalQuantity: { strong: folded('antal varer') },
    associatedInvoiceNumber: { strong: folded('vedrører faktura | oprindelig faktura | krediterer faktura | vedr faktura n') },
    page: { strong: folded('side') },
    postBox: { strong: folded('postboks') },
  },
  labelFillers: folded('kr | dkk | moms | ekskl | excl | inkl | incl | nr | i | alt'),
  netWords: folded('ekskl | excl | netto | uden'),
  grossWords: folded('inkl | incl | brutto | med'),
  titles: {
    Letter: folded('rykker | rykkerskrivelse | betalingspåmindelse | følgeskrivelse | inkassovarsel'),
    Table: folded(
      'resultater | resultatliste | startliste | køreplan | skema tabel | vagtplan | lagerliste |  turnering | holdplan | stykliste | lageroptælling',
    ),
    'Credit Note': folded('kredit nota | kreditnota | kreditfaktura'),
    Invoice: folded(
      'elregning | varmeregning | vandregning | kontingentopkrævning | rykker faktura | a conto faktura | slutregning | forbrugsafregning |  girokort | lejeopkrævning | faktura | proformafaktura | regning | samlefaktura | acontofaktura | slutfaktura | opkrævning | huslejeopkrævning | slutopgørelse | årsopgørelse',
    ),
    Receipt: folded(
      'kassekvittering | kontantkvittering | betalingskvittering |  kontantnota | parkeringskvittering | kvittering | kassebon | kontantbilag',
    ),
    'Bank Statement': folded('kontobevægelser | posteringsoversigt |  kontooversigt | kontoudtog | kontoudskrift | kontoudtoget'),
    'Purchase Order': folded(
      'bestillingsseddel | købskontrakt | arbejdsordre | salgsordre | ordreseddel | ordre | bestilling | indkøbsordre | ordrebekræftelse | købsordre | rekvisition',
    ),
    Quote: folded('prisforslag | tilbudsliste | tilbud på arbejde | prisestimat | tilbud | overslag | prisoverslag'),
    'Delivery Note': folded(
      'pakkeliste | plukliste | leveringsnota | vejeseddel | fragtseddel | varemodtagelse | transportseddel | følgebrev | følgeseddel | pakkeseddel | fragtbrev | leveringsseddel | pakseddel',
    ),
    'Price List': folded('  takstblad | menukort | vinkort |  vores priser | prisoversigt | kontingent og priser | prisliste'),
    Report: folded(
      'referat | mødereferat | protokol | analyserapport | prøvesvar | tilstandsrapport | resultatopgørelse |  månedsrapport | kvartalsrapport | kasserapport | testrapport | eksamensbevis | karakterblad | inspektionsrapport | rapport | årsrapport | årsregnskab',
    ),
    Form: folded(
      'timeseddel | arbejdsseddel | ugeseddel | fremmødeliste | kørselsregnskab | kørebog | fuldmagt | samtykkeerklæring |  skadesanmeldelse | selvangivelse | tilmeldingsblanket | ansøgningsskema | tjekliste | rejseafregning | udlægsbilag | bestillingsseddel medlemmer | stævning | blanket | ansøgning | skema | formular | tilmelding | spørgeskema',
    ),
    Other: folded('lejekontrakt | ansættelseskontrakt |     lønseddel | lønspecifikation'),
  },
  titleEndings: {
    'Credit Note': list('kreditnota'),
    Invoice: list('faktura | regning'),
    Receipt: list('kvittering'),
    Form: list('blanket | skema'),
    'Price List': list('prisliste'),
    Report: list('rapport'),
  },
  creditMarks: folded('kredit'),
  invoiceMarks: folded('faktur'),
  totals: folded(
    'i alt | ialt | total | subtotal | at betale | til betaling | heraf moms | sum | beløb i alt | momsbeløb | primosaldo | saldo primo | saldo ultimo | ny saldo | saldo | afrunding | øreafrunding  | netto | samlet beløb | momsgrundlag',
  ),
  carried: folded('transporteret | overført fra forrige side | overføres til næste side'),
  payments: folded(
    'kontant | kort | dankort | retur | moms | afrunding | mobilepay | byttepenge | heraf moms | øreafrunding | antal varer',
  ),
  units: list('stk | pk | ks'),
  columns: {
    position: folded('nr | linje | pos'),
    articleNumber: folded('varenummer | varenr | vare nr | art nr | varekode | artikelnr | produktnummer'),
    description: folded(
      'beskrivelse | varetekst | tekst | vare | produkt | ydelse | betegnelse | varebeskrivelse | varebetegnelse | specifikation | varenavn | posteringstekst | produktnavn | vedrørende | ydelser',
    ),
    quantity: folded('antal | mængde | timer | forbrug | leveret antal | stk | antal timer | antal stk'),
    unit: folded('enhed | enh'),
    unitPrice: folded(
      'pris | stykpris | stk pris | enhedspris | a pris | pris pr enhed | pris pr stk | timepris | pris ekskl moms | pris stk | enhedspris ekskl moms | salgspris',
    ),
    discount: folded('rabat | rab | rabat % | rab %'),
    taxRate: folded('moms | moms % | momssats | % moms'),
    taxAmount: folded('momsbeløb | moms kr'),
    lineTotal: folded(
      'beløb | i alt | ialt | total | pris i alt | linjebeløb | linjetotal | beløb ekskl moms | nettobeløb | beløb kr | beløb i alt | total kr | sum | i alt ekskl moms | total dkk | beløb dkk | totalpris | i alt kr',
    ),
    date: folded('dato | bogføringsdato | bogført | valørdato | rentedato | bogført dato'),
    debit: folded('debet | udbetalt | hævet | udbetaling | udgift'),
    credit: folded('kredit | indsat | indbetaling | indtægt'),
    balance: folded('saldo'),
  },
  columnQualifiers: folded('ekskl | excl | inkl | incl | uden'),
  greetings: folded('kære | hej'),
  salutations: folded('hr | fru | til'),
  yourWords: folded('deres | jeres | din | dit'),
  periodWords: folded('perioden | periode | fra'),
  datedOn: list('den'),
  remarks: folded('bemærkning | bemærkninger | kilde | tabel | bemærk | meddelelse'),
  captions: list('tabel | figur | kilde'),
  notes: list('kilde'),
  openEnds: list('og | af | for | til | med | på'),
  streets: folded('gade | vej | plads | postboks | stræde'),
  streetEndings: folded('sgade | egade | rgade | vej | stræde | plads | vænget | parken'),
  replyMarks: list('sv | vs'),
  legalForms: folded('aps | as | ivs | amba | smba'),
  countries: folded('danmark | sverige | norge'),
  contacts: folded('tlf | telefon | mobil | cvr | cvr nr | se nr | reg nr | bank | kontonr'),
  bankWords: folded('reg nr | bankkonto | kontonr'),
  confirmationMarks: folded('bekræftelse'),
  copyMarks: list('original | kopi | kundens kopi | kundekvittering | duplikat | genpart'),
  tillWords: folded('kasse | ekspedient | bord | bon nr | dankort | betjent af | du blev betjent af | drikkepenge'),
};
