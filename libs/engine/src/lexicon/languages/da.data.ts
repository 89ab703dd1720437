import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Danish. */
export const DANISH: LanguageLexicon = {
  code: 'da',
  latinModel: 'dan',
  letters: 'æøå',
  otherLetters: 'é',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords: list(
    'og | er | det | ikke | på | til | af | med | som | faktura | dato | beløb | moms | betale | kr | eller | fra | i | antal | for | ved | vores',
  ),
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fakturanummer | faktura n | fakt n | kreditnota n | bon n | kvittering n | bilagsnummer | bilag n | regningsnummer | regning n | bilagsnr | vores fakturanr | kvitteringsnr | kvitteringsnummer | tilbudsnummer | tilbud n | tilbudsnr | rykker n | opkrævning n | opkrævningsnummer | kontoudtog n | udtog n | dokumentnummer | følgeseddel faktura n | rapportnummer | afregning n | afregningsnummer | afregningsnr | nota n | kassebon n | aconto faktura n | proforma n | proformafaktura n | ekspeditionsnummer | transaktionsnr',
      ),
      weak: folded('faktura | kvittering | regning'),
    },
    issueDate: {
      strong: folded(
        'fakturadato | udstedt | udstedelsesdato | udskrevet dato | bilagsdato | fakt dato | udstedt den | kreditnotadato | regningsdato | dato for faktura | fakturadato dato | tilbudsdato | dato for tilbud | dato for udstedelse | udskriftsdato faktura | bondato | købsdato | salgsdato | dato og tid | dato tid | rapportdato | prøvedato | kontoudtogsdato | opgørelsesdato | opkrævningsdato | rykkerdato | dokumentdato | oprettet | oprettet den | oprettelsesdato | dateret | udfærdiget | udfærdiget den | kvitteringsdato | faktura udstedt | notadato | fakturering | dannet den | sted og dato',
      ),
      weak: folded('dato'),
    },
    dueDate: {
      strong: folded(
        'traekkes den | betales via bs den | forfaldsdato | forfald | betalingsfrist | forfalder | betales senest | sidste rettidige betalingsdag | senest betaling | sidste rettidige betaling | betalingsdato | forfalder den | betales inden | rettidig betaling | sidste betalingsdag | forfaldsdag | betalingsdag | betalingsdato senest | betalingsfrist dato | sidste betalingsfrist | sidste frist | betales | betales den | senest betalt | betal senest | betales senest den | forfaldsdato betaling | forfaldent | forfald dato | beløbet trækkes den | trækkes via betalingsservice | betalingsservice den | beløbet bedes indbetalt senest | bedes betalt senest | indbetales senest | forfalder til betaling | forfalder til betaling den | seneste betalingsdato | rettidig betalingsdato | frist for betaling | betalingstermin | skal betales senest | forf dato | til betaling senest | rettidig betaling senest | betalingsfrist den',
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveringsdato | leveret | leveringsdag | ønsket leveringsdato | leveret den | leveret dato | lev dato | afsendelsesdato | forventet levering | lev dag | leveringstidspunkt | levering dato | leveringsuge | levering uge | bekræftet leveringsdato | forventet leveringsdato | leveringstid | udført | udført dato | udført den | afsendt | afsendt den | afsendelse | forsendelsesdato | afhentningsdato | læssedato | lossedato | leveres | leveres den | dato for levering | udførelsesdato | arbejdet udført | arbejde udført den | ydelsesdato',
      ),
      weak: folded('levering'),
    },
    orderNumber: {
      strong: folded(
        'ordrenummer | ordrenr | ordre n | deres ordre | indkøbsordre n | rekvisitionsnummer | rekvisition n | jeres ordrenummer | ordreref | bestillingsnummer | deres ordrenr | rekv n | vores ordrenr | jeres ordre | købsordre n | rekvisitionsnr | order n | kundeordre n | kundens ordre n | deres ordrenummer | deres rekvisition | deres rekv n | jeres rekvisition | jeres ordrenr | rekvisitionsnr kunde | indkøbsordre | vores ordre | vor ordre | vor ordre n | salgsordre n | webordre n | bestilling n | bestillingsnr | arbejdsordre n | sagsordre n | opgave n | bookingnummer | bookingnr | reservationsnummer | po nummer | rekvisitionsnummer kunde | deres indkøbsordre | ordrereference',
      ),
      weak: folded('ordre | rekvisition'),
    },
    contractNumber: {
      strong: folded(
        'kontraktnummer | aftalenummer | aftale n | kontrakt n | policenummer | rammeaftale n | lejekontrakt n | lejemålsnummer | lejemål n | policenr | forsikringsnummer | abonnement n | projektnummer | sagsnummer | sag n | sagsnr | journalnummer | skadenummer | lånenummer | målepunkt | målepunkts id | installationsnummer | installation n | målernummer | leveringsaftale n | tilslutning n',
      ),
      weak: folded('målepunkt n | aftagenummer'),
    },
    customerNumber: {
      strong: folded(
        'kundenummer | kunde n | debitor n | kunde id | medlemsnummer | kundenummer hos os | deres kundenummer | jeres kundenummer | debitorkonto | medlemsnr | medlem n | lejernummer | lejernr | patientnummer | forbrugernummer | kontonr kunde | kundekonto | kunde nr hos os | abonnentnummer | kundekode | ejendomsnummer',
      ),
    },
    sellerVatId: {
      strong: folded(
        'se n | cvr n | momsnummer | cvr | moms n | cvr se n | momsregnr | vat cvr | vat n | vat nr dk | momsregistreringsnummer | cvr moms n | vores cvr n | cvr nr dk | vat reg n | dk cvr | se cvr nr | cvr/se',
      ),
    },
    buyerVatId: {
      strong: folded(
        'købers cvr | kundens cvr | deres cvr n | jeres cvr n | kundens cvr n | kunde cvr | købers cvr n | kunde cvr n | kunde vat n | kundens vat n | købers momsnummer | købers vat n | kundens momsnummer | deres cvr | købers momsnr | kundens momsnr',
      ),
    },
    currency: { strong: folded('valuta | valutakode | faktura valuta | møntenhed') },
    lineTotal: {
      strong: folded('varetotal | sum af linjer | varer i alt | varer total | linjer i alt | sum varer | varesum | varelinjer i alt'),
      weak: folded('subtotal'),
    },
    netTotal: {
      strong: folded(
        'i alt ekskl moms | nettobeløb | beløb ekskl moms | total ekskl moms | subtotal ekskl moms | i alt uden moms | ekskl moms | momsgrundlag | i alt excl moms | netto i alt | momspligtigt beløb | i alt eksklusiv moms | sum ekskl moms | beløb uden moms | total excl moms | momspligtig beløb | beløb excl moms | nettototal | netto dkk | netto kr | nettobeløb dkk | subtotal excl moms | subtotal uden moms | subtotal eksklusiv moms | total eksklusiv moms | total ex moms | i alt ex moms | i alt netto | total uden moms | beløb eksklusiv moms | beløb ex moms | pris ekskl moms i alt | varekøb i alt ekskl moms | ordretotal ekskl moms | momsfrit beløb | momspligtig sum | samlet beløb ekskl moms | samlet pris ekskl moms | samlet ekskl moms | samlet pris uden moms | eksklusiv moms | tilbudssum ekskl moms | pris uden moms i alt | i alt kr ekskl moms | i alt dkk ekskl moms | momspligtigt grundlag | sum excl moms | sum uden moms',
      ),
      weak: folded('netto | subtotal | uden moms'),
    },
    taxTotal: {
      strong: folded(
        'moms i alt | momsbeløb | heraf moms | moms udgør | heraf udgør moms | samlet moms | moms dkk | total moms | momsen udgør | momsbeløb i alt | moms kr | inkl moms heraf | moms af | tillagt moms | plus moms | salgsmoms | moms i alt dkk | moms total | totalt momsbeløb | momsbeløb dkk | samlet momsbeløb',
      ),
      weak: folded('moms'),
    },
    grossTotal: {
      strong: folded(
        'til gode | deres tilgodehavende | tilgodehavende | kreditbelob | til udbetaling | i alt inkl moms | total inkl moms | at betale | til betaling | i alt at betale | totalbeløb | fakturatotal | beløb i alt | fakturabeløb | total dkk | i alt dkk | samlet beløb | beløb at betale | samlet pris | beløb inkl moms | i alt kr | total kr | i alt til betaling | bruttobeløb | total til betaling | sum inkl moms | i alt incl moms | total incl moms | beløb til betaling | at betale i alt | at betale dkk | at betale kr | beløb at betale dkk | total at betale | til betaling dkk | til betaling i alt | til betaling kr | fakturasum | faktura i alt | fakturabeløb i alt | fakturabeløb dkk | totalsum | totalpris | total pris inkl moms | totalbeløb inkl moms | totalbeløb dkk | total inklusiv moms | i alt inklusiv moms | i alt med moms | i alt inkl moms dkk | i alt inkl moms kr | samlet beløb inkl moms | samlet pris inkl moms | samlet total | samlet sum | samlet inkl moms | samlet beløb til betaling | slutsum | beløb inklusiv moms | bruttobeløb dkk | ordretotal | ordresum | ordrebeløb | tilbudssum | tilbud i alt | tilbudspris i alt | tilbudspris inkl moms | pris i alt inkl moms | total inkl moms dkk | total inkl moms kr | købesum | køb i alt | total køb | sum til betaling | husleje i alt | årlig præmie | samlet præmie | præmie i alt | i alt eur | total eur | regning i alt | netto til betaling | saldo til betaling i alt | samlet udgift | beløb i dkk',
      ),
      weak: folded('i alt | total | beløb'),
    },
    paid: {
      strong: folded(
        'betalt med | betalt med kort | betalt | indbetalt | acontobetaling | aconto | forudbetalt | betalt beløb | forudbetaling | allerede betalt | tidligere faktureret aconto | betalt i alt | modtaget betaling | modtagne betalinger | indbetalinger | indbetalt i alt | betalt kontant | betalt med dankort | betalt med mobilepay | betalt via | betaling modtaget | depositum | depositum betalt | indbetalt depositum | a conto betalt | a conto indbetalt | indbetalt aconto | betalt aconto | fratrukket aconto | tidligere faktureret | tidligere betalt | tidligere aconto | forskud | forudbetalt beløb | heraf betalt | fratrækkes aconto | rate betalt',
      ),
    },
    amountDue: {
      strong: folded(
        'restbeløb | skyldigt beløb | resterende beløb | udestående beløb | rest til betaling | udestående | restance | til betaling nu | restbeløb til betaling | resterende saldo | resterende | resterende betaling | mangler betaling | mangler at betale | skyldig | skyldig saldo | skyldig i alt | skyldes | forfalden saldo | forfaldent beløb | saldo til betaling | udestående saldo | ubetalt | ubetalt beløb | ikke betalt | efterbetaling | til indbetaling | restgæld | at betale efter aconto | restsaldo | du skal betale | du skylder',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded(
        'sælger | leverandør | udsteder | kreditor | fakturaudsteder | beløbsmodtager | sælgers navn | leverandørens navn | udlejer | firma sælger | fakturerende firma | forsikringsselskab | selskab | transportør | fragtfører | entreprenør | udført af firma | arbejdsgiver | leveret af | solgt af | tilbudsgiver | kreditor navn | håndværker | energiselskab | leverandørnavn | elleverandør | netselskab | faktureret af',
      ),
      weak: folded('afsender | udført af'),
    },
    buyerName: {
      strong: folded(
        'køber | kunde | faktureringsadresse | fakturaadresse | faktureres til | bestiller | fakturamodtager | kundenavn | rekvirent | faktura til | debitor | købers navn | kundens navn | navn på kunde | kundeoplysninger | kundeinformation | faktureres | fakturér til | fakturér | faktureret til | sendes til faktura | lejer | lejers navn | forsikringstager | forsikrede | patient | patientens navn | gæst | gæstens navn | medlem | abonnent | elev | kontohaver kunde | bestilt af | rekvireret af | opdragsgiver | ordregiver | bygherre | ejer | forbruger | tilbud til | betaler | debitor navn | arbejdstager kunde | faktureringsoplysninger | købers oplysninger',
      ),
      weak: folded('modtager'),
    },
    shipTo: {
      strong: folded(
        'leveringsadresse | leveres til | leveringssted | levering til | varemodtager | leveringsadr | leveres hos | leveringsadresse navn | sendes til | forsendelsesadresse | modtager af varer | arbejdssted | arbejdsadresse | udføres på | byggeplads | lossested | afleveringssted | afleveringsadresse | udleveringssted | pakkeshop | installationsadresse | forbrugssted | forbrugsadresse | leveringsdestination',
      ),
    },
    period: {
      strong: folded(
        'faktureringsperiode | periode | opgørelsesperiode | afregningsperiode | for perioden | fakturaperiode | aflæsningsperiode | fakturering periode | faktureret periode | lejeperiode | lønperiode | forbrugsperiode | dækningsperiode | forsikringsperiode | abonnementsperiode | kontoudtogsperiode | vedr perioden | vedrører perioden | vedrørende perioden | måned | vedr måned | perioden | periodens start og slut | ophold | opholdsperiode | a conto periode | målerperiode | betalingsperiode | opkrævningsperiode',
      ),
    },
    periodFrom: {
      strong: folded(
        'periode fra | fra dato | startdato | fra og med | ankomst | ankomstdato | indtjekning | gyldig fra | gældende fra | ikrafttrædelse',
      ),
    },
    periodTo: {
      strong: folded(
        'periode til | til dato | slutdato | til og med | afrejse | afrejsedato | udtjekning | gyldig til | gældende til | tilbuddet gælder til | tilbud gyldigt til | tilbuddet er gældende til | udløbsdato | gyldighed til',
      ),
    },
    openingBalance: {
      weak: folded('saldo pr | saldo den | saldo d | indestående pr | beholdning pr | kassebeholdning pr | restgæld pr | restgæld den'),
      strong: folded(
        'primosaldo | saldo fra forrige udskrift | saldo primo | forrige saldo | overført saldo | indgående saldo | startsaldo | gammel saldo | saldo fra sidste udtog | saldo ved periodens start | saldo overført | overført fra sidste | tidligere saldo | saldo forrige periode | indgående balance | overførsel saldo | saldo fra sidste kontoudtog',
      ),
    },
    closingBalance: {
      weak: folded('saldo den | saldo d | indestående pr | beholdning pr | kassebeholdning pr | restgæld pr | restgæld den'),
      strong: folded(
        'ultimosaldo | saldo ultimo | ny saldo | slutsaldo | udgående saldo | saldo ved periodens slut | aktuel saldo | nuværende saldo | bogført saldo ultimo | disponibel saldo | til disposition | udgående balance | saldo pr | saldo i alt',
      ),
    },
    accountNumber: {
      strong: folded(
        'kortnummer | kort nr | kontonummer | kontonr | reg og kontonr | bankkonto | reg konto n | kontonr reg n | bank kontonummer | indbetales på konto | overføres til konto | reg nr kontonr | kontonummer bank | vores bankkonto | fi kreditor | kreditornummer | kreditornr | fik kreditor | gironummer | girokonto | giro | beløbsmodtagers konto',
      ),
      weak: folded('konto'),
    },
    accountHolder: { strong: folded('kontohaver | kontohavers navn | kontoindehaver | kontoejer | kortholder | kontonavn') },
    branchCode: { strong: folded('reg n | registreringsnummer') },
    paymentTerms: {
      strong: folded(
        'betalingsbetingelser | betalingsbetingelse | betalingsmåde | betalingsvilkår | betaling betingelser | betalingsform | betalingsmetode | betalingstype | betalingsmiddel | bet betingelser | betalingsbet | betalingsfrist dage | betaling | kreditdage | kredittid | netto dage',
      ),
    },
    printDate: { strong: folded('udskriftsdato | udskrevet | udskrevet den | udskrift | udprintet | udskrift dato | udskrivningsdato') },
    orderDate: {
      strong: folded(
        'ordredato | bestillingsdato | bestilt | bestilt den | bestilling dato | dato for bestilling | deres ordre af | ordre af | rekvisitionsdato | købt den | deres ordre dato',
      ),
    },
    contractDate: { strong: folded('aftaledato | kontraktdato | dato for aftale') },
    accountExecutive: {
      strong: folded(
        'ekspedient | betjent af | kasserer | kasse ekspedient | ekspederet af | ekspedition | kassemedarbejder | tjener | medarbejder | montør | mekaniker | tekniker | chauffør | udfyldt af | du er betjent af | betjening',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tlf | mobil | telefonnummer | tlf n | telefonnr | mobilnr | mobilnummer | mobiltelefon | kundeservice | hovednummer | direkte tlf',
      ),
    },
    email: { strong: folded('e mail adresse | mailadresse | e post') },
    website: { strong: folded('hjemmeside | web | webside | internet adresse | www adresse') },
    deliveryNoteNumber: {
      strong: folded(
        'følgeseddel n | fragtbrevsnummer | følgeseddel | fragtbrev n | forsendelsesnummer | forsendelse n | pakkenummer | track and trace n | leveringsnummer | levering n | leveringsnr | pakseddel n | pakkeseddel n | vejeseddel n | plukliste n | stregkode n | kolli n | leverance n',
      ),
    },
    yourReference: {
      strong: folded(
        'deres reference | deres ref | jeres ref | kundereference | ean nummer ref | fi kode | fik n | betalings id | betalingsidentifikation | identifikationsnummer | kortart | ocr linje | ean nr | ean nummer | ean lokationsnummer | gln nummer | deres ref n | jeres reference | kundens reference | kundens ref | kunde ref | rekvirent reference | personreference | mærke | mærkning | indbetalingsreference | referencenummer | ref nr | betalingsreference | kreditor reference',
      ),
    },
    ourReference: {
      strong: folded(
        'vores reference | vor ref | vores ref | vores ref n | vor reference | sælger ref | vores sag | vores sagsnummer | vores journal n | vores kontakt',
      ),
    },
    contact: {
      strong: folded(
        'kontaktperson | sagsbehandler | att | kontakt | deres kontakt | vores kontaktperson | jeres kontaktperson | projektleder | ansvarlig | sælger kontakt | udarbejdet af | kontaktoplysninger | att person | konsulent | tilbud udarbejdet af | kundeansvarlig | byggeleder',
      ),
    },
    discountTotal: {
      strong: folded(
        'rabat | samlet rabat | rabat i alt | rabat total | rabat kr | rabat dkk | total rabat | mængderabat | kunderabat | kontantrabat | medlemsrabat | tilbudsrabat | du har sparet | du sparer | sparet i alt | besparelse | fradrag | rabatbeløb | heraf rabat | kampagnerabat | rabat på ordre | varerabat | kupon rabat | givet rabat | fakturarabat',
      ),
    },
    chargeTotal: {
      strong: folded(
        'fragt | forsendelse | gebyr | leveringsomkostninger | fakturagebyr | fragtomkostninger | fragt og håndtering | fragt og emballage | fragt ekskl moms | fragt dkk | fragt kr | porto | porto og ekspedition | emballage | ekspeditionsgebyr | administrationsgebyr | adm gebyr | levering gebyr | leveringsgebyr | forsendelsesgebyr | betalingsgebyr | kortgebyr | rykkergebyr | renter | morarenter | rente | opkrævningsgebyr | girogebyr | miljøgebyr | miljøbidrag | miljøtillæg | energitillæg | olietillæg | brændstoftillæg | broafgift | kørsel gebyr | kørselsgebyr | pant | emballagegebyr | fragttillæg | drikkepenge | servicegebyr | oprettelsesgebyr | pakkegebyr | betalingsservicegebyr',
      ),
    },
    roundingAmount: { strong: folded('øreafrunding | afrunding | ører afrunding | afrundet | afrund | øreafr | afrunding af øre') },
    cashTendered: {
      strong: folded(
        'kontant | modtaget | dankort | betalingskort | mobilepay | kort | kontanter | kontant dkk | modtaget kontant | dankort beløb | visa dankort | betalt dankort | kontant modtaget | gavekort | kreditkort | kortbetaling | betaling dankort | visa',
      ),
    },
    change: { strong: folded('byttepenge | retur byttepenge | retur kontant | retur | byttepenge retur | penge retur | tilbage') },
    totalQuantity: {
      strong: folded(
        'antal varer | antal i alt | samlet antal | antal kolli | antal linjer | antal enheder i alt | antal varer i alt | totalt antal | kolli i alt',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'vedrører faktura | oprindelig faktura | krediterer faktura | vedr faktura n | krediteret faktura | kreditnota til faktura | kredit for faktura | kreditering af faktura n | modregnes i faktura | vedrører fakturanr | oprindeligt fakturanr | oprindeligt fakturanummer | fakturanr krediteret | udlignes med faktura | kreditnota vedr faktura | vedrørende faktura n',
      ),
    },
    page: { strong: folded('side | side n | side af') },
    postBox: { strong: folded('postboks') },
    name: { strong: folded('navn | fulde navn | fornavn efternavn | firmanavn | firma | virksomhed | virksomhedsnavn | medarbejder navn') },
    salesOffice: { strong: folded('butik | afdeling | filial | forretning | salgssted | værksted') },
    deliveryNoteDate: { strong: folded('følgeseddeldato') },
    associatedInvoiceDate: { strong: folded('oprindelig fakturadato') },
    withholdingTax: { strong: folded('a skat | am bidrag | indeholdt a skat | kildeskat') },
    sellerRegistrationNumber: {
      strong: folded('virksomhedsnummer | p nummer | produktionsenhed | selskabsnummer | autorisationsnummer | org nr | ydernummer'),
    },
    bankName: { strong: folded('pengeinstitut | bank | bankens navn | bankforbindelse | banknavn | vores bank') },
    bic: { strong: folded('swift kode | bic kode | swift adresse | bic swift kode') },
    shipFrom: { strong: folded('læssested | afhentningsadresse | afhentes | afsendes fra | afhentningssted | leveret fra') },
    iban: { strong: folded('iban n | iban kontonummer | iban konto') },
  },
  labelFillers: folded('kr | dkk | moms | ekskl | excl | inkl | incl | nr | i | alt'),
  netWords: folded('ekskl | excl | netto | uden | eksklusiv | før'),
  grossWords: folded('inkl | incl | brutto | med | inklusiv'),
  titles: {
    Letter: folded(
      'rykker | rykkerskrivelse | betalingspåmindelse | følgeskrivelse | inkassovarsel | rykkerbrev | rykker 1 | rykker 2 | første rykker | anden rykker | inkassobrev | meddelelse | indkaldelse | opsigelse | varsling | invitation | orientering | information til kunder | påmindelse | bekræftelse brev',
    ),
    Table: folded(
      'resultater | resultatliste | startliste | køreplan | skema tabel | vagtplan | lagerliste | turnering | holdplan | stykliste | lageroptælling | skema oversigt | oversigt | deltagerliste | optælling | lagerbeholdning | tidsplan | stillingen | kampprogram | kalender | afhentningskalender | medlemsliste | resultattavle | ferieplan | lektionsplan | arbejdsplan | tømningskalender | lageropgørelse ',
    ),
    'Credit Note': folded('kredit nota | kreditnota | kreditfaktura | kreditnota nr | kreditnotaen | returnota'),
    Invoice: folded(
      'elregning | varmeregning | vandregning | kontingentopkrævning | rykker faktura | a conto faktura | slutregning | forbrugsafregning | girokort | lejeopkrævning | faktura | proformafaktura | regning | samlefaktura | acontofaktura | slutfaktura | opkrævning | huslejeopkrævning | slutopgørelse | årsopgørelse | faktura nummer | elektronisk faktura | fakturakopi | el regning | gasregning | fjernvarmeregning | telefonregning | mobilregning | aconto opkrævning | betalingsservice | giro indbetalingskort | indbetalingskort | lejeregning | boligydelse | ejerforeningsbidrag | fællesudgifter | årskontingent | slutafregning | opgørelse | forbrugsregnskab | vandafregning | varmeafregning | præmieopkrævning | ejendomsskat | skattebillet | deludbetaling | ratefaktura | stopfaktura | udgiftsnota | salgsfaktura | værkstedsfaktura | regning nr | institution opkrævning | betalingsoversigt',
    ),
    Receipt: folded(
      'kassekvittering | kontantkvittering | betalingskvittering | kontantnota | parkeringskvittering | kvittering | kassebon | kontantbilag | kvittering for betaling | købskvittering | kvittering nr | taxakvittering | tankkvittering | parkeringsbillet | dankortkvittering | kvittering dankort | kortkvittering | kvittering for køb | restaurantregning | betalingsbekræftelse | indbetalingskvittering | salgsbon | ekspeditionsbon',
    ),
    'Bank Statement': folded(
      'kontobevægelser | posteringsoversigt | kontooversigt | kontoudtog | kontoudskrift | kontoudtoget | kontoudtog nr | kontoudtog for | kontoudskrift nr | posteringsliste | postering oversigt | årsudskrift | årsopgørelse bank | kreditkortudtog | kortoversigt | kortudtog | debitorudtog | transaktionsoversigt | bevægelser | netbank kontobevægelser | saldomeddelelse | kontoudskrivning',
    ),
    'Purchase Order': folded(
      'bestillingsseddel | købskontrakt | arbejdsordre | salgsordre | ordreseddel | ordre | bestilling | indkøbsordre | ordrebekræftelse | købsordre | rekvisition | købsordre nr | indkøbsordre nr | ordre nr | ordrebekræftelse nr | bestillingsliste | indkøbsrekvisition | ordrespecifikation | kundeordre | transportordre | transportopgave | fragtordre | arbejdsseddel ordre | bekræftelse på ordre | bekræftelse på bestilling | bookingbekræftelse | reservationsbekræftelse | serviceordre | rammeordre',
    ),
    Quote: folded(
      'prisforslag | tilbudsliste | tilbud på arbejde | prisestimat | tilbud | overslag | prisoverslag | tilbud nr | tilbudsbrev | uforpligtende tilbud | kalkulation | overslag pris | kostoverslag | tilbudsskema | tilbudsliste priser | prisoplysning | prisberegning | budgetoverslag | beregning | entreprisetilbud',
    ),
    'Delivery Note': folded(
      'pakkeliste | plukliste | leveringsnota | vejeseddel | fragtseddel | varemodtagelse | transportseddel | følgebrev | følgeseddel | pakkeseddel | fragtbrev | leveringsseddel | pakseddel | følgeseddel nr | leverance følgeseddel | leveringsbekræftelse | leveringskvittering | leveringsbevis | fragtbrev cmr | pakkelabel | kolliliste | læsseliste | modtagekvittering | modtagelseskontrol | afleveringsprotokol | afleveringsforretning | retursseddel | returseddel | udleveringsseddel | udlevering | vareudlevering | forsendelsesliste | overdragelsesdokument',
    ),
    'Price List': folded(
      ' takstblad | menukort | vinkort | vores priser | prisoversigt | kontingent og priser | prisliste | prisoversigt ydelser | menukort priser | frokostmenu | priskatalog | vejledende priser | drikkekort | priskurant | behandlingspriser | gebyrer og satser',
    ),
    Report: folded(
      'referat | mødereferat | protokol | analyserapport | prøvesvar | tilstandsrapport | resultatopgørelse | månedsrapport | kvartalsrapport | kasserapport | testrapport | eksamensbevis | karakterblad | inspektionsrapport | rapport | årsrapport | årsregnskab | referat af møde | generalforsamling referat | bestyrelsesreferat | måle rapport | målerapport | analyseresultat | analyseresultater | udskrivningsbrev | journalnotat | epikrise | lægeattest | regnskab | saldobalance | driftsregnskab | perioderapport | salgsrapport | kasseopgørelse | dagsopgørelse | z bon | eftersynsrapport | energimærke | energirapport | synsrapport | besigtigelsesrapport | vurderingsrapport | kontrolrapport | beretning | årsberetning | udtalelse | standpunktskarakterer | eksamensresultat | afgangsbevis ',
    ),
    Form: folded(
      'timeseddel | arbejdsseddel | ugeseddel | fremmødeliste | kørselsregnskab | kørebog | fuldmagt | samtykkeerklæring | skadesanmeldelse | selvangivelse | tilmeldingsblanket | ansøgningsskema | tjekliste | rejseafregning | udlægsbilag | bestillingsseddel medlemmer | stævning | blanket | ansøgning | skema | formular | tilmelding | spørgeskema | ansøgningsblanket | ansøgning om | tilmeldingsskema | tilmeldingsblanket kursus | indmeldelsesblanket | indmeldelse | anmeldelse | anmeldelsesskema | reklamationsskema | fortrydelsesformular | erklæring | tro og love erklæring | oplysningsskema | lægeerklæring | ferieanmodning | fraværsskema | timeregistrering | timeregnskab | arbejdssedler | bestillingsformular | evaluering | evalueringsskema | medlemsskema | deltagerregistrering | betalingsaftale | udlægsafregning | udlægsskema | kørselsgodtgørelse | garantibevis | flyttemeddelelse | flytteanmeldelse | servicerapport skema | uheldsrapport | køreseddel | ugerapport',
    ),
    Other: folded(
      'lejekontrakt | ansættelseskontrakt | lønseddel | lønspecifikation | lønseddel for | lønopgørelse | lønudbetaling | lejeaftale | købsaftale | ansættelsesbevis | ansættelsesaftale | forsikringspolice | købekontrakt | slutseddel | entreprisekontrakt | serviceaftale | rejseplan | boardingkort | fremlejekontrakt | gældsbrev',
    ),
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
    'i alt | ialt | ordreværdi | ordresum | ordrebeløb | total | subtotal | at betale | til betaling | heraf moms | sum | beløb i alt | momsbeløb | primosaldo | saldo primo | saldo ultimo | ny saldo | saldo | afrunding | øreafrunding | netto | samlet beløb | momsgrundlag | i alt ekskl moms | i alt inkl moms | i alt excl moms | i alt incl moms | i alt uden moms | total ekskl moms | total inkl moms | total dkk | i alt dkk | i alt kr | total kr | subtotal ekskl moms | nettobeløb | momspligtigt beløb | momsfrit beløb | moms i alt | moms 25 | rabat i alt | samlet rabat | fragt i alt | beløb at betale | totalbeløb | totalsum | samlet total | samlet pris | samlet beløb ekskl moms | varer i alt | arbejde i alt | materialer i alt | timer i alt | antal i alt | indbetalinger i alt | udbetalinger i alt | debet i alt | kredit i alt | bevægelser i alt | bruttoløn | nettoløn | til udbetaling | til disposition | fradrag i alt | tillæg i alt | restbeløb | saldo i alt | ordretotal | tilbudssum | årets resultat | sideskift | resultat før skat | køb i alt | byttepenge | aconto betalt',
  ),
  carried: folded(
    'transporteret | overført fra forrige side | overføres til næste side | overføres | transport til næste side | transport fra forrige side | overført til næste side | fra forrige side | overført fra side',
  ),
  payments: folded(
    'kontant | kort | dankort | retur | moms | afrunding | mobilepay | byttepenge | heraf moms | øreafrunding | antal varer | kontanter | betalingskort | visa dankort | kreditkort | gavekort | modtaget | moms 25 | momssats | heraf | du har sparet | sparet | betaling | subtotal | beløb inkl | antal enheder | drikkepenge | kortbetaling',
  ),
  units: list(
    'stk | pk | ks | styk | stk. | stykker | pakke | pakker | pk. | kasse | kass | karton | krt | ktn | sæk | rulle | rl | ps | pose | bdt | bundt | m2 | m3 | lbm | lm | meter | km | kwh | mwh | liter | ltr | ton | time | timer | tim | dag | dage | uge | uger | md | mdr | måned | måneder | år | nat | nætter | pers | personer | sæt | dåse | flaske | fl | spand | plade | palle | pll | kolli | æske | ds | kg | gang | tur | bk | bakke',
  ),
  columns: {
    position: folded('nr | linje | pos | linje nr | lin | linienr | linjenr'),
    articleNumber: folded(
      'varenummer | varenr | vare nr | art nr | varekode | artikelnr | produktnummer | varenr ean | vare id | varekode ean | stregkode | ean nr | ean nummer | el nr | vvs nr | bestillingsnr | bestillings nr | lev varenr | reservedelsnr | varenummer ean | ydelseskode | ydelsesnr',
    ),
    description: folded(
      'beskrivelse | varetekst | tekst | vare | produkt | ydelse | betegnelse | varebeskrivelse | varebetegnelse | specifikation | varenavn | posteringstekst | produktnavn | vedrørende | ydelser | beskrivelse af vare | beskrivelse af ydelse | ydelse beskrivelse | vare beskrivelse | vare tekst | vare ydelse | varer | produktbeskrivelse | produkt beskrivelse | produkt ydelse | arbejde | arbejdsbeskrivelse | udført arbejde | udført | opgave | titel | posteringstype | transaktionstekst | modtager afsender | emne | indhold | materialer | materiale beskrivelse | lægemiddel | medicin | præparat | undersøgelse | ret | retter | udgiftstype | lønart | linjetekst | fakturatekst | specifikation af | art beskrivelse | vareart | reservedel | aktivitet | fortegnelse | bygningsdel',
    ),
    quantity: folded(
      'antal | mængde | timer | forbrug | leveret antal | stk | antal timer | antal stk | antal enh | antal enheder | antal dage | bestilt antal | bestilt | leveret | levering antal | mgd | vægt kg | vægt | forbrug kwh | forbrug m3 | time antal | rest | volumen | antal pk',
    ),
    unit: folded('enhed | enh | måleenhed | mængdeenhed | pakning | pr enhed | eh | enheder'),
    unitPrice: folded(
      'pris | stykpris | stk pris | enhedspris | a pris | pris pr enhed | pris pr stk | timepris | pris ekskl moms | pris stk | enhedspris ekskl moms | salgspris | stk pris dkk | stk pris ekskl moms | stykpris ekskl moms | stykpris dkk | stykpris kr | enhedspris dkk | enhedspris kr | enhedspris excl moms | enhedspris inkl moms | pris pr stk ekskl moms | pris dkk | pris excl moms | pris uden moms | pris enhed | pris pr time | pris pr kg | pris pr | listepris | vejl pris | vejledende pris | kr stk | kr enhed | kr time | kr pr stk | sats | timesats | timeløn sats | salgspris ekskl moms | normalpris | tilbudspris | udsalgspris | pris pr nat | literpris | ny pris',
    ),
    discount: folded('rabat | rab | rabat % | rab % | rabat kr | rabatpct | rabat pct | rabat dkk | rabatbeløb | rb %'),
    taxRate: folded('moms | moms % | momssats | % moms | momspct | moms pct | momsprocent | momskode | m kode | moms kode'),
    taxAmount: folded('momsbeløb | moms kr | moms dkk | moms beløb | heraf moms'),
    lineTotal: folded(
      'beløb | i alt | ialt | total | pris i alt | linjebeløb | linjetotal | beløb ekskl moms | nettobeløb | beløb kr | beløb i alt | total kr | sum | i alt ekskl moms | total dkk | beløb dkk | totalpris | i alt kr | beløb ex moms | beløb excl moms | beløb uden moms | beløb inkl moms | i alt inkl moms | i alt excl moms | i alt ex moms | i alt dkk | ialt kr | ialt dkk | ialt ekskl moms | total ekskl moms | total excl moms | total pris | linie total | linjetotal dkk | linjebeløb dkk | nettobeløb dkk | nettopris i alt | netto kr | bruttobeløb | samlet pris | samlet | samlet beløb | pris ialt | pris i alt dkk | pris i alt ekskl moms | sum dkk | værdi | beløb i kr | beløb i dkk | fakturabeløb | omkostning | restbeløb | udgift i alt | linjepris | kr i alt | pris samlet',
    ),
    date: folded(
      'dato | bogføringsdato | bogført | valørdato | rentedato | bogført dato | bogf dato | bogføringsdag | posteringsdato | transaktionsdato | valør dato | købsdato | disp dato | udført dato | ekspeditionsdato | bilagsdato | rente dato',
    ),
    debit: folded(
      'debet | udbetalt | hævet | udbetaling | udgift | ud af konto | udbetalinger | udgifter | hævninger | træk | hævet beløb | afgang',
    ),
    credit: folded(
      'kredit | indsat | indbetaling | indtægt | ind på konto | indbetalinger | indtægter | indsættelser | indsat beløb | tilgang | indgående',
    ),
    balance: folded('saldo | saldo dkk | bogført saldo | løbende saldo | ny saldo'),
  },
  columnQualifiers: folded('ekskl | excl | inkl | incl | uden'),
  greetings: folded('kære | hej | kære kunde | hej kære | god dag | goddag | til rette vedkommende'),
  titlesOfPersons: folded('hr | fru'),
  signing: folded('underskrift'),
  salutations: folded('hr | fru | til | herr | fr | att | c o | kunde | vedr'),
  saidOfNames: list('er et | er en'),
  yourWords: folded('deres | jeres | din | dit'),
  periodJoiners: list('til | t.o.m.'),
  periodWords: folded('perioden | periode | fra'),
  datedOn: list('den'),
  remarks: folded(
    'bemærkning | bemærkninger | kilde | tabel | bemærk | meddelelse | noter | note | bemærkninger til faktura | øvrigt | øvrige oplysninger | besked | betalingsbetingelser tekst | vigtigt | information | oplysninger | vilkår | kommentar | kommentarer | yderligere information',
  ),
  captions: list('tabel | figur | kilde | tab | fig | diagram | bilag'),
  notes: list('kilde | noter | bemærk | anm | obs | bemærkning'),
  openEnds: list('og | af | for | til | med | på | eller | fra | samt | som | inkl | ekskl | ved | under | uden'),
  streets: folded(
    'gade | vej | plads | postboks | stræde | allé | torv | torvet | stien | havnen | kaj | bakken | boulevard | gården | vænge | st tv | st th | strandvej | gaden | vejen',
  ),
  streetEndings: folded(
    'sgade | egade | rgade | vej | stræde | plads | vænget | parken | alle | torv | bakken | stien | gaarden | toften | vaenge | kaj | vejen | gaden',
  ),
  replyMarks: list('sv | vs'),
  signedForms: list('a/s | i/s | k/s | p/s | p/f | sp/f'),
  legalForms: folded(
    'aps | as | ivs | amba | smba | i s | k s | p s | enkeltmandsvirksomhed | partnerselskab | kommanditselskab | interessentskab | fond | forening | andelsboligforening | ejerforening | iværksætterselskab | a m b a | fmba | kommune | holding aps',
  ),
  countries: folded('danmark | sverige | norge | tyskland | færøerne | grønland | finland | england | danmark dk'),
  contacts: folded(
    'tlf | telefon | mobil | cvr | cvr nr | se nr | reg nr | bank | kontonr | cvr nummer | tlf nr | e mail | hjemmeside | se nummer | kontonummer | mobilepay | bankkonto | vat | reg | fax | ean nr | swift | email | mobilnr',
  ),
  bankWords: folded(
    'reg nr | bankkonto | kontonr | danske bank | jyske bank | nordea | sydbank | nykredit | spar nord | pengeinstitut | kontonummer | sparekasse | arbejdernes landsbank',
  ),
  confirmationMarks: folded('bekræftelse | bekræft'),
  copyMarks: list(
    'original | kopi | kundens kopi | kundekvittering | duplikat | genpart | faktura kopi | fakturakopi | kopi af faktura | kundens eksemplar | kundens bon | butikkens kopi | butikkens kvittering | original til kunden | kopi til kunden | kundekopi | kopibon | forretningens kopi | gem din kvittering | genudskrift',
  ),
  tillWords: folded(
    'kasse | ekspedient | bord | bon nr | dankort | betjent af | du blev betjent af | drikkepenge | kassenr | kasse nr | ekspedient nr | tak for besøget | velkommen igen | tak for handlen | byttegaranti | kontaktløs | bonnr | betjent | kvitteringsnr | du er betjent af | tjener | bordnr | bord nr | visa dankort | terminal id | kvittering nr | gem bonen | godkendt køb | butik nr',
  ),
  missing: list('ingen | mangler | ej'),
  phoneWords: folded('tlf | telefon | mobil'),
  codeWords: folded('tlf | tel | telefon | cvr | mobil | fax'),
  registerNumbers: folded('cvr nr | se nr | cvr nummer'),
  registers: folded('erhvervsstyrelsen'),
  leadingLegalForms: folded('firmaet | andelsselskabet | ejerforeningen | andelsboligforeningen | foreningen | fonden | aktieselskabet'),
  payWords: folded(
    'bruttoløn | nettoløn | månedsløn | grundløn | timeløn | a skat | am bidrag | a indkomst | am indkomst | atp | atp bidrag | pension | pensionsbidrag | eget pensionsbidrag | feriepenge | ferieberettiget løn | ferietillæg | overtid | overtidsbetaling | sygdom | søgnehelligdag | til udbetaling | udbetalt beløb | personligt fradrag | skattefradrag | trækprocent | trækgrundlag | kørselsgodtgørelse | løn i alt | feriedage | feriefridage | fritvalg | fritvalgskonto | personalegoder | løntillæg | diæter',
  ),
  currencyUnits: { DKK: list('kroner') },
  eachWords: list('pris'),
};
