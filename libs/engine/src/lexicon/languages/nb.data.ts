import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Norwegian (bokmål). */
export const NORWEGIAN: LanguageLexicon = {
  code: 'nb',
  smallWords: list(
    'og | er | det | ikke | på | til | av | med | som | faktura | dato | beløp | mva | betale | kr | eller | fra | sum | antall | for | vår',
  ),
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fakturanummer | faktura n | fakt n | kreditnota n | kvittering n | kvitteringsnummer | bilagsnummer | bilag n | bongnummer',
      ),
      weak: folded('faktura | kvittering'),
    },
    issueDate: {
      strong: folded('fakturadato | utstedt | utstedelsesdato | utstedt dato | dato utstedt | bilagsdato | fakt dato | kreditnotadato'),
      weak: folded('dato'),
    },
    dueDate: {
      strong: folded(
        'trekkes den | belastes konto den | forfallsdato | forfall | betalingsfrist | forfaller | betales innen | forfaller til betaling | betales senest | frist for betaling | forf dato',
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveringsdato | levert dato | leveringstidspunkt | ønsket leveringsdato | levert | leveransedato | lev dato | forventet levering',
      ),
      weak: folded('levering'),
    },
    orderNumber: {
      strong: folded(
        'ordrenummer | deres ordrenummer | ordrenr | ordre n | deres ordre | bestillingsnummer | bestilling n | innkjøpsordre n | rekvisisjonsnummer | bestillingsnr | deres bestilling | vårt ordrenr | deres ordrenr',
      ),
      weak: folded('ordre | bestilling'),
    },
    contractNumber: { strong: folded('kontraktsnummer | avtalenummer | avtale n | kontrakt n'), weak: folded('kontrakt') },
    customerNumber: { strong: folded('kundenummer | kunde n | kunde id | ditt kundenummer | abonnementsnummer | medlemsnummer') },
    sellerVatId: { strong: folded('mva n | mva reg n | organisasjonsnummer mva | org nr mva') },
    buyerVatId: { strong: folded('kundens mva nummer | kjøpers organisasjonsnummer | deres mva nummer | kjøpers mva nr') },
    currency: { strong: folded('valuta') },
    lineTotal: { strong: folded('sum linjer | sum varelinjer'), weak: folded('delsum') },
    netTotal: {
      strong: folded(
        'sum eks mva | nettobeløp | sum ekskl mva | beløp eks mva | totalt eks mva | eks mva | sum netto | mva grunnlag | grunnlag mva | sum før mva | totalt ekskl mva | avgiftspliktig beløp | avgiftsgrunnlag | mva grunnlag beløp | ordresum eks mva',
      ),
      weak: folded('delsum | grunnlag'),
    },
    taxTotal: {
      strong: folded('mva beløp | sum mva | herav mva | mva kr | merverdiavgift | totalt mva | mva totalt | mva nok | hvorav mva'),
      weak: folded('mva'),
    },
    grossTotal: {
      strong: folded(
        'til gode | kreditbelop | sum kredit | til utbetaling | belop til gode | å betale | sum å betale | totalt å betale | totalbeløp | sum inkl mva | totalt inkl mva | fakturabeløp | totalsum | beløp å betale | til betaling | total nok | sum nok | bruttobeløp | total inkl mva | totalt nok | ordresum inkl mva | fakturatotal | beløp inkl mva | sum total',
      ),
      weak: folded('sum | totalt | total | beløp | brutto'),
    },
    paid: {
      strong: folded(
        'betalt med | betalt med kort | betalt | innbetalt | allerede betalt | forskudd | akonto | forskuddsbetalt | betalt beløp | tidligere betalt',
      ),
    },
    amountDue: {
      strong: folded('restbeløp | gjenstående beløp | utestående beløp | rest å betale | utestående | skyldig beløp'),
      weak: folded('saldo'),
    },
    sellerName: { strong: folded('selger | leverandør | utsteder | betalingsmottaker | fakturautsteder'), weak: folded('avsender') },
    buyerName: {
      strong: folded(
        'kjøper | kunde | fakturaadresse | faktureres | bestiller | fakturamottaker | kundenavn | oppdragsgiver | faktura til',
      ),
      weak: folded('mottaker'),
    },
    shipTo: { strong: folded('leveringsadresse | leveres til | leveringssted | varemottaker') },
    period: {
      strong: folded(
        'faktureringsperiode | periode | fakturaperiode | gjelder perioden | avlesningsperiode | avregningsperiode | for perioden',
      ),
    },
    periodFrom: { strong: folded('periode fra | fra dato') },
    periodTo: { strong: folded('periode til | til dato') },
    openingBalance: { strong: folded('inngående saldo | inngående balanse | saldo fra forrige') },
    closingBalance: { strong: folded('utgående saldo | utgående balanse | ny saldo | saldo i deres favør') },
    accountNumber: { strong: folded('kontonummer | kontonr | bankkonto | bankkontonummer'), weak: folded('konto') },
    accountHolder: { strong: folded('kontohaver | kontoeier') },
    paymentTerms: { strong: folded('betalingsbetingelser | betalingsvilkår | betalingsmåte | betalingsbet') },
    printDate: { strong: folded('utskriftsdato') },
    orderDate: { strong: folded('ordredato | bestillingsdato') },
    contractDate: { strong: folded('kontraktsdato | avtaledato') },
    accountExecutive: { strong: folded('kasserer | ekspeditør') },
    phone: { strong: folded('telefon | tlf | mobil | telefonnummer') },
    email: { strong: folded('e post') },
    website: { strong: folded('hjemmeside | nettside | nettsted') },
    sellerRegistrationNumber: { strong: folded('org nr | organisationsnummer | organisasjonsnummer | foretaksnummer | org nummer') },
    deliveryNoteNumber: { strong: folded('pakkseddel n | følgeseddel n | fraktbrevnummer') },
    yourReference: { strong: folded('deres referanse | deres ref | kundereferanse') },
    ourReference: { strong: folded('vår referanse | vår ref') },
    contact: { strong: folded('kontaktperson | saksbehandler') },
    discountTotal: { strong: folded('rabatt | sum rabatt | total rabatt') },
    chargeTotal: { strong: folded('frakt | fraktkostnad | fakturagebyr | gebyr | porto') },
    roundingAmount: { strong: folded('øreavrunding | avrunding | øresavrunding') },
    cashTendered: { strong: folded('kontant | mottatt | kort | bankkort | bankaxept | vipps') },
    change: { strong: folded('veksel | vekslepenger') },
    totalQuantity: { strong: folded('antall varer | antall artikler') },
    associatedInvoiceNumber: { strong: folded('gjelder faktura | opprinnelig faktura | krediterer faktura | opprinnelig fakturanummer') },
    page: { strong: folded('side') },
    postBox: { strong: folded('postboks') },
  },
  labelFillers: folded('kr | nok | mva | eks | ekskl | inkl | nr'),
  netWords: folded('eks | ekskl | netto | uten'),
  grossWords: folded('inkl | brutto'),
  titles: {
    Letter: folded('purring | betalingspåminnelse | inkassovarsel | følgebrev brev | påminnelse'),
    Table: folded(
      'resultater | resultatliste | startliste | rutetabell | timeplan | vaktliste | vaktplan | turnusplan | varetelling | lagerliste | terminliste |  tømmekalender ',
    ),
    'Credit Note': folded('kreditnota faktura | tilbakebetaling | kreditnota | kreditfaktura'),
    Invoice: folded(
      'strømregning | strømfaktura | avdragsfaktura | a konto faktura | kontingent | fellesfaktura | faktura kopi | medlemskontingent | kommunale avgifter | purrefaktura | avregningsfaktura |   faktura | proformafaktura | samlefaktura | regning | husleiefaktura | avregning | sluttfaktura',
    ),
    Receipt: folded(
      'kassakvittering | kassalapp | betalingskvittering | innbetalingskvittering | parkeringskvittering | kvittering | salgskvittering | kontantnota',
    ),
    'Bank Statement': folded(
      'kontobevegelser | kontooversikt | transaksjonsoversikt | kredittkortutskrift | kontoutskrift | kontoutdrag | kontoutskriften',
    ),
    'Purchase Order': folded(
      ' innkjøpsbestilling |  arbeidsordre | bestillingsseddel | salgsordre | bestilling | innkjøpsordre | ordrebekreftelse | bestillingsbekreftelse | rekvisisjon',
    ),
    Quote: folded('anbud | kostnadsoverslag | kostnadsestimat | pristilbud arbeid | budsjettpris |  tilbud | pristilbud | prisoverslag'),
    'Delivery Note': folded(
      'pakkliste | plukkliste | leveringsnota | veieseddel | mottaksseddel | lasteliste | utleveringsseddel | transportseddel | følgebrev | pakkseddel | følgeseddel | fraktbrev | leveringsseddel | leveranseseddel',
    ),
    'Price List': folded('    gebyrregulativ | meny | vinkart | våre priser |  prisoversikt | prisliste'),
    Report: folded(
      'protokoll | møtereferat | referat | prøvesvar | analyserapport | tilstandsrapport | befaringsrapport |  resultatregnskap | månedsrapport | kvartalsrapport | kasserapport | prøverapport | inspeksjonsrapport | vitnemål | rapport | årsrapport | årsregnskap',
    ),
    Form: folded(
      'timeliste | timeseddel | timerapport | arbeidsseddel | oppmøteliste | egenmelding | reiseregning | utleggsrefusjon |  samtykke | skademelding | kjørebok | bestillingsskjema | påmeldingsskjema | søknadsskjema | sjekkliste | skattemelding | egenerklæring | refusjonskrav | avviksskjema | stevning | skjema | søknad | blankett | påmelding | spørreskjema',
    ),
    Other: folded('leiekontrakt | arbeidsavtale | forsikringsbevis |    lønnsoppgave | lønnsslipp | lønnslipp | lønnsspesifikasjon'),
  },
  titleEndings: {
    'Credit Note': list('kreditnota'),
    Invoice: list('faktura'),
    Receipt: list('kvittering'),
    Form: list('skjema'),
    'Price List': list('prisliste'),
    Report: list('rapport'),
  },
  creditMarks: folded('kredit'),
  invoiceMarks: folded('faktur'),
  totals: folded(
    'sum | total | totalt | delsum | å betale | sum å betale | totalsum | totalbeløp | netto | avrunding | øreavrunding | inngående saldo | utgående saldo  | eks mva | herav mva | saldo | til betaling',
  ),
  carried: folded('overført fra forrige side | overføres til neste side'),
  payments: folded('kontant | kort | veksel | mva | avrunding | bankaxept | vipps | herav mva | øreavrunding | antall varer'),
  units: list('stk | pk | pakke'),
  columns: {
    position: folded('nr | linje | pos'),
    articleNumber: folded('varenummer | varenr | artikkelnummer | artikkelnr | art nr | vare nr | produktnummer | produktnr | produktkode'),
    description: folded(
      'beskrivelse | varetekst | tekst | produkt | vare | tjeneste | varebeskrivelse | betegnelse | varenavn | artikkel | forklaring | spesifikasjon | produktnavn | gjelder',
    ),
    quantity: folded('antall | ant | mengde | timer | forbruk | kvantum | levert antall | stk'),
    unit: folded('enhet | enh'),
    unitPrice: folded(
      'pris | a pris | enhetspris | stykkpris | pris pr enhet | pris stk | timepris | pris eks mva | enhetspris eks mva | stk pris | pris per enhet',
    ),
    discount: folded('rabatt | rab | rabatt % | rab %'),
    taxRate: folded('mva | mva % | mva sats | % mva | mva kode'),
    taxAmount: folded('mva beløp | mva kr'),
    lineTotal: folded(
      'sum | beløp | total | totalt | linjesum | sum eks mva | beløp eks mva | netto | nettobeløp | totalpris | beløp kr | linjetotal | sum kr | sum inkl mva | beløp inkl mva',
    ),
    date: folded('dato | bokføringsdato | bokført | rentedato | transaksjonsdato | valuteringsdato | bokf dato'),
    debit: folded('debet | ut av konto | ut fra konto | belastet | uttak'),
    credit: folded('kredit | inn på konto | godskrevet | innskudd'),
    balance: folded('saldo'),
  },
  columnQualifiers: folded('eks | ekskl | inkl | uten'),
  greetings: folded('hei | kjære'),
  salutations: folded('herr | fru | til'),
  yourWords: folded('deres | din | ditt'),
  periodWords: folded('perioden | periode | fra'),
  datedOn: list('den'),
  remarks: folded('merknad | merknader | kilde | tabell | kommentar | melding'),
  captions: list('tabell | figur | kilde'),
  notes: list('kilde | merk'),
  openEnds: list('og | av | for | til | med | på'),
  streets: folded('gate | gata | gaten | vei | veien | veg | vegen | postboks | plass | plassen | torg'),
  streetEndings: folded('gata | gate | gaten | veien | vegen | vei | veg'),
  replyMarks: list('sv | vs'),
  legalForms: folded('as | asa | enk | nuf'),
  countries: folded('norge | sverige | danmark'),
  contacts: folded('tlf | telefon | mobil | e post | org nr | orgnr | foretaksregisteret | bankkonto | kontonr'),
  bankWords: folded('bankkonto | kontonr'),
  confirmationMarks: list('bekreftelse'),
  copyMarks: list('original | kopi | kundekopi | kundens kvittering | duplikat | gjenpart'),
  tillWords: folded('kasse | ekspeditor | bord | betjent av | bankaxept | du ble betjent av | kvittering nr | driks'),
};
