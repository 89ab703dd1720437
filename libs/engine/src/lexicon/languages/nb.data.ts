import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Norwegian (bokmål). */
export const NORWEGIAN: LanguageLexicon = {
  code: 'nb',
  latinModel: 'nor',
  sisterOf: 'da',
  letters: 'æøåé',
  otherLetters: 'òôó',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords: list(
    'og | er | det | ikke | på | til | av | med | som | faktura | dato | beløp | mva | betale | kr | eller | fra | sum | antall | for | vår',
  ),
  dates: { locales: list('nn') },
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fakturanummer | faktura n | fakt n | kreditnota n | kvittering n | kvitteringsnummer | bilagsnummer | bilag n | bongnummer | vår faktura n | vårt fakturanr | kreditfaktura n | bongnr | kvitteringsnr | bilagsnr | tilbudsnummer | tilbud n | tilbudsnr | purring n | purrenummer | regning n | regningsnummer | kontoutskrift n | avregning n | avregningsnummer | rapportnummer | dokumentnummer | dokumentnr | proforma n | proformafaktura n | sluttfaktura n | fakturareferanse | krav n | kassakvittering n | salgskvittering n | faktura id',
      ),
      weak: folded('faktura | kvittering'),
    },
    issueDate: {
      strong: folded(
        'fakturadato | utstedt | utstedelsesdato | utstedt dato | dato utstedt | bilagsdato | fakt dato | kreditnotadato | dato faktura | dato for faktura | tilbudsdato | dato for tilbud | dato for utstedelse | utstedt den | kvitteringsdato | kjøpsdato | salgsdato | dato og tid | dato klokkeslett | dato tid | rapportdato | prøvetakingsdato | prøvedato | kontoutskriftsdato | dokumentdato | opprettet | opprettet dato | datert | utskriftsdato faktura | dato på faktura | fakturert | fakturert dato | kravdato | dato skrevet | sted og dato | sted dato',
      ),
      weak: folded('dato'),
    },
    dueDate: {
      strong: folded(
        'trekkes den | belastes konto den | forfallsdato | forfall | betalingsfrist | forfaller | betales innen | forfaller til betaling | betales senest | frist for betaling | forf dato | forfallsdag | forfall dato | forfaller den | forfallen | betales innen den | må betales innen | betalingsfrist dato | siste betalingsfrist | siste frist for betaling | siste betalingsdato | betalingsdato | senest betalt | betal innen | bes betalt innen | beløpet belastes | beløpet trekkes | trekkes fra konto | avtalegiro belastes | belastningsdato | avtalegiro trekkes den | ny betalingsfrist | ny forfallsdato | å betale innen | til forfall | betalingsfrist den | siste betalingsdag | trekkdato',
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveringsdato | levert dato | leveringstidspunkt | ønsket leveringsdato | levert | leveransedato | lev dato | forventet levering | lev dag | leveringsuke | leveringstid | levering dato | bekreftet leveringsdato | bekreftet levering | forventet leveringsdato | levert den | leveres | utført | utført dato | utført den | arbeid utført | sendt dato | sendt | forsendelsesdato | avsendt | avsendelsesdato | hentedato | lastedato | lossedato | tjeneste utført | dato for levering | ønsket levering | leveringsdato tjeneste | pakket dato | utførelsesdato',
      ),
      weak: folded('levering'),
    },
    orderNumber: {
      strong: folded(
        'ordrenummer | deres ordrenummer | ordrenr | ordre n | deres ordre | bestillingsnummer | bestilling n | innkjøpsordre n | rekvisisjonsnummer | bestillingsnr | deres bestilling | vårt ordrenr | deres ordrenr | order n | kundeordre n | deres bestillingsnr | deres bestillingsnummer | deres rekvisisjon | deres rekvisisjonsnr | rekvisisjon n | rekvisisjonsnr | rekvisisjonsnr kunde | innkjøpsordre | vår ordre | vår ordre n | vårt ordrenummer | salgsordre n | arbeidsordre n | oppdragsnummer | oppdrag n | bookingnummer | bookingreferanse ordre | reservasjonsnummer | po nummer | nettordre n | verkstedordre n | serviceordre n | ordrereferanse',
      ),
      weak: folded('ordre | bestilling'),
    },
    contractNumber: {
      strong: folded(
        'kontraktsnummer | avtalenummer | avtale n | kontrakt n | rammeavtale n | leiekontrakt n | leieforhold n | leieobjekt n | polisenummer | forsikringsnummer | forsikring n | prosjektnummer | prosjektnr | saksnummer | sak n | saksnr | skadenummer | lånenummer | målepunkt id | målernummer | anleggsnummer | anlegg n | avtale id | abonnement n',
      ),
      weak: folded('kontrakt | anleggsadresse n'),
    },
    customerNumber: {
      strong: folded(
        'kundenummer | kunde n | kunde id | ditt kundenummer | abonnementsnummer | medlemsnummer | deres kundenummer | kundenummer hos oss | debitornummer | medlemsnr | medlem n | leietakernummer | pasientnummer | abonnentnummer | forbrukernummer | kundekode | kundekonto | gjestenummer | kid kunde',
      ),
    },
    sellerVatId: {
      strong: folded(
        'mva n | mva reg n | organisasjonsnummer mva | org nr mva | mva registreringsnummer | foretaksregisteret mva | org n mva | organisasjonsnr mva | vat n | no mva | mva org nr | mva registrert',
      ),
    },
    buyerVatId: {
      strong: folded(
        'kundens mva nummer | kjøpers organisasjonsnummer | deres mva nummer | kjøpers mva nr | kundens org nr mva | kjøpers org nr | kundens orgnr | kundens organisasjonsnummer | deres org nr | kundens mva nr | org nr kunde | kunde org n',
      ),
    },
    currency: { strong: folded('valuta | valutakode | fakturavaluta | valuta faktura') },
    lineTotal: {
      strong: folded('sum linjer | sum varelinjer | sum vareinnkjøp | varelinjer totalt | sum varer | sum ordrelinjer'),
      weak: folded('delsum'),
    },
    netTotal: {
      strong: folded(
        'sum eks mva | nettobeløp | sum ekskl mva | beløp eks mva | totalt eks mva | eks mva | sum netto | mva grunnlag | grunnlag mva | sum før mva | totalt ekskl mva | avgiftspliktig beløp | avgiftsgrunnlag | mva grunnlag beløp | ordresum eks mva | netto nok | netto kr | nettobeløp nok | sum eks mva nok | sum ekskl mva kr | sum ekskl | sum eks | sum eksklusive mva | sum eksklusiv mva | sum uten mva | total eks mva | total ekskl mva | total uten mva | totalt uten mva | totalt eksklusiv mva | totalsum eks mva | beløp ekskl mva | beløp uten mva | beløp før mva | pris eks mva totalt | sum ordre eks mva | sum varer eks mva | delsum eks mva | sum avgiftspliktig | avgiftspliktig | avgiftspliktig sum | avgiftsfritt | sum avgiftsfritt | mva pliktig beløp | mva grunnlag 25% | grunnlag 25% | beregningsgrunnlag mva | tilbudssum eks mva | netto totalt | netto sum | ordreverdi eks mva | eksklusive mva | til sammen eks mva',
      ),
      weak: folded('delsum | grunnlag'),
    },
    taxTotal: {
      strong: folded(
        'mva beløp | sum mva | herav mva | mva kr | merverdiavgift | totalt mva | mva totalt | mva nok | hvorav mva | mva beløp totalt | mva sum | beløp mva | mva beløp nok | herav merverdiavgift | inkludert mva | mva utgjør | utgående mva | totalt mva beløp | sum merverdiavgift | mva i kr | hvorav mva utgjør | mva av | pluss mva | mva totalt nok',
      ),
      weak: folded('mva'),
    },
    grossTotal: {
      strong: folded(
        'til gode | kreditbelop | sum kredit | til utbetaling | belop til gode | å betale | sum å betale | totalt å betale | totalbeløp | sum inkl mva | totalt inkl mva | fakturabeløp | totalsum | beløp å betale | til betaling | total nok | sum nok | bruttobeløp | total inkl mva | totalt nok | ordresum inkl mva | fakturatotal | beløp inkl mva | sum total | å betale nok | å betale kr | å betale totalt | beløp å betale nok | beløp å betale kr | total å betale | totalbeløp å betale | totalsum nok | totalsum inkl mva | totalsum å betale | totalt inklusiv mva | totalt inklusive mva | total inkludert mva | sum inklusiv mva | sum inkludert mva | sum til betaling | sum totalt | sum kr | sum totalt inkl mva | sum å betale nok | til betaling nok | til betaling kr | totalt til betaling | fakturasum | fakturabeløp nok | fakturabeløp inkl mva | beløp totalt | beløp inkludert mva | totalt kr | total kr | totalpris | totalpris inkl mva | totalkostnad | ordresum | ordretotal | ordrebeløp | ordreverdi | tilbudssum | tilbudssum inkl mva | total tilbudssum | sum tilbud | kjøpesum | totalt kjøp | sum kjøp | sum inkl | beløp i nok | beløp nok | netto å betale | årspremie | sum premie | premie å betale | husleie totalt | total eur | sum eur | slutt sum | til sammen | til sammen å betale | å betale inkl mva',
      ),
      weak: folded('sum | totalt | total | beløp | brutto'),
    },
    paid: {
      strong: folded(
        'betalt med | betalt med kort | betalt | innbetalt | allerede betalt | forskudd | akonto | forskuddsbetalt | betalt beløp | tidligere betalt | betalt beløp nok | betalt kontant | betalt med vipps | betalt med bankkort | mottatt betaling | mottatte betalinger | innbetalinger | innbetalt beløp | betaling mottatt | forskuddsbetaling | forskuddsfakturert | tidligere fakturert | fratrukket akonto | a konto betalt | akontobeløp | depositum | depositum betalt | delbetaling | allerede fakturert | trukket forskudd | herav betalt | betalt via',
      ),
    },
    amountDue: {
      strong: folded(
        'restbeløp | gjenstående beløp | utestående beløp | rest å betale | utestående | skyldig beløp | restsum | resterende | resterende beløp | resterende å betale | gjenstår | gjenstår å betale | gjenstående | gjenstående å betale | gjenstående saldo | utestående saldo | ubetalt | ubetalt beløp | skyldig | skyldig saldo | skyldig sum | totalt utestående | forfalt beløp | saldo å betale | saldo til betaling | manglende betaling | restgjeld | restkrav | du skal betale | du skylder | å betale nå',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded(
        'selger | leverandør | utsteder | betalingsmottaker | fakturautsteder | selgers navn | leverandørens navn | navn på leverandør | utleier | forsikringsselskap | transportør | entreprenør | arbeidsgiver | oppdragstaker | solgt av | levert av | tilbyder | kreditor | håndverker | strømleverandør | nettselskap | nettleverandør | utført av firma | fakturerende firma | behandler',
      ),
      weak: folded('avsender | utført av'),
    },
    buyerName: {
      strong: folded(
        'kjøper | kunde | fakturaadresse | faktureres | bestiller | fakturamottaker | kundenavn | oppdragsgiver | faktura til | kjøpers navn | kundens navn | kundeinformasjon | kundeopplysninger | fakturer til | faktureres til | fakturert til | faktura sendes til | leietaker | leietakers navn | forsikringstaker | pasient | pasientens navn | gjest | gjestens navn | medlem | abonnent | elev | bestilt av | byggherre | tiltakshaver | betaler | forbruker | eier | debitor | oppdragsgiver navn | tilbud til | regningsadresse | regningsmottaker | kontaktinformasjon kunde | kjøretøyeier',
      ),
      weak: folded('mottaker'),
    },
    shipTo: {
      strong: folded(
        'leveringsadresse | leveres til | leveringssted | varemottaker | levering til | leveringsadresse navn | lev adresse | levert til | sendes til | forsendelsesadresse | mottaker av varer | arbeidssted | oppdragssted | utføres på | byggeplass | lossested | losseplass | utleveringssted | hentested | hentes på | anleggsadresse | målepunktadresse | installasjonsadresse | bestemmelsessted | objektadresse',
      ),
    },
    period: {
      strong: folded(
        'faktureringsperiode | periode | fakturaperiode | gjelder perioden | avlesningsperiode | avregningsperiode | for perioden | fakturert periode | leieperiode | lønnsperiode | forbruksperiode | forsikringsperiode | abonnementsperiode | terminperiode | måleperiode | for perioden fra til | perioden | gjelder periode | kontoutskrift for perioden | opphold | oppholdsperiode | måned | gjelder måned | avtaleperiode | tidsrom | avregnet periode | strømforbruk periode',
      ),
    },
    periodFrom: {
      strong: folded('periode fra | fra dato | startdato | fra og med | f o m | ankomst | ankomstdato | innsjekking | gyldig fra'),
    },
    periodTo: {
      strong: folded(
        'periode til | til dato | sluttdato | til og med | t o m | avreise | avreisedato | utsjekking | gyldig til | tilbudet er gyldig til | tilbudet gjelder til | utløpsdato',
      ),
    },
    openingBalance: {
      weak: folded(
        'saldo pr | saldo per | saldo den | innestående pr | innestående per | kassebeholdning per | restgjeld per | restgjeld pr',
      ),
      strong: folded(
        'inngående saldo | inngående balanse | saldo fra forrige | inngående saldo nok | saldo ved periodens start | saldo forrige | saldo forrige periode | tidligere saldo | overført saldo | saldo overført | inng saldo | startsaldo | saldo i deres favør forrige | saldo siste utskrift | saldo pr start | saldo inn | saldo fra forrige kontoutskrift',
      ),
    },
    closingBalance: {
      weak: folded(
        'saldo pr | saldo per | saldo den | innestående pr | innestående per | kassebeholdning per | restgjeld per | restgjeld pr',
      ),
      strong: folded(
        'utgående saldo | utgående balanse | ny saldo | saldo i deres favør | utgående saldo nok | saldo ved periodens slutt | utg saldo | sluttsaldo | gjeldende saldo | disponibel saldo | disponibelt beløp | saldo nå | saldo i vår favør | saldo ut | bokført saldo',
      ),
    },
    accountNumber: {
      strong: folded(
        'kortnummer | kort nr | kontonummer | kontonr | bankkonto | bankkontonummer | bankkontonr | betales til konto | betales til kontonummer | til konto | til kontonummer | innbetales til konto | vår bankkonto | kontonummer for betaling | belastes konto | beløp til konto | mottakers konto | mottakers kontonummer | bankgiro | bankgirokonto | postgiro | kontonummer mottaker | klientkonto',
      ),
      weak: folded('konto'),
    },
    accountHolder: {
      strong: folded('kontohaver | kontoeier | kontohavers navn | kontoinnehaver | kontonavn | kortholder | kortinnehaver'),
    },
    paymentTerms: {
      strong: folded(
        'betalingsbetingelser | betalingsvilkår | betalingsmåte | betalingsbet | betalingsform | betalingsmetode | betalingstype | betalingsmiddel | betalingsbetingelse | bet betingelser | betaling | betalingsvilkår dager | kreditt dager | kredittid | netto dager | betalingsmåte kort',
      ),
    },
    printDate: { strong: folded('utskriftsdato | utskrevet | utskrevet den | utskrift | utskrevet dato | skrevet ut | utskrift dato') },
    orderDate: {
      strong: folded(
        'ordredato | bestillingsdato | bestilt | bestilt dato | bestilt den | bestilling dato | dato bestilt | deres ordre dato | rekvisisjonsdato',
      ),
    },
    contractDate: { strong: folded('kontraktsdato | avtaledato | kontrakt dato | dato for avtale') },
    accountExecutive: {
      strong: folded(
        'kasserer | ekspeditør | kasserer n | betjent av | du ble ekspedert av | ekspedert av | ekspeditør nr | kassemedarbeider | servitør | montør | mekaniker | tekniker | sjåfør | medarbeider | kasse operatør',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tlf | mobil | telefonnummer | tlf nr | telefonnr | mobilnr | mobilnummer | mobiltelefon | sentralbord | kundeservice | kundesenter | mob',
      ),
    },
    email: { strong: folded('e post | epostadresse | e mail adresse | mailadresse') },
    website: { strong: folded('hjemmeside | nettside | nettsted | nettadresse | webside | web adresse | internettadresse') },
    sellerRegistrationNumber: {
      strong: folded(
        'org nr | organisationsnummer | organisasjonsnummer | foretaksnummer | org nummer | organisasjonsnr | foretaksregisteret org nr | foretaksregisteret | hpr nummer | hpr nr | foretaksnr',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'pakkseddel n | følgeseddel n | fraktbrevnummer | pakkseddel | følgeseddel | fraktbrevnr | sendingsnummer | sending n | sendingsnr | forsendelsesnummer | sporingsnummer | pakkenummer | leveransenummer | leveringsnummer | veieseddel n | plukkliste n | kollinummer | leveringsnr',
      ),
    },
    yourReference: {
      strong: folded(
        'deres referanse | deres ref | kundereferanse | kid | kid nummer | kidnr | kundeidentifikasjon | betalings kid | deres referansenr | deres merke | deres merking | merkes | merking | referansenummer | deres ref n | betalingsreferanse | innbetalingsreferanse | kundens referanse | kundens ref | bestillers referanse | ehf referanse',
      ),
    },
    ourReference: {
      strong: folded(
        'vår referanse | vår ref | vår ref n | vår kontakt | vårt saksnummer | vår selger | vårt referansenr | vår saksbehandler',
      ),
    },
    contact: {
      strong: folded(
        'kontaktperson | saksbehandler | kontakt | deres kontakt | deres kontaktperson | vår kontaktperson | prosjektleder | ansvarlig | utarbeidet av | utstedt av person | selger kontakt | att | kundeansvarlig | kontaktinformasjon | tilbud utarbeidet av | konsulent | rådgiver',
      ),
    },
    discountTotal: {
      strong: folded(
        'rabatt | sum rabatt | total rabatt | rabatter | rabatt totalt | rabatt kr | rabatt nok | kvantumsrabatt | kunderabatt | kontantrabatt | du har spart | du sparer | spart | spart beløp | besparelse | fradrag | rabattbeløp | medlemsrabatt | bonus brukt | trumf rabatt | kampanjerabatt | herav rabatt | fakturarabatt | avslag',
      ),
    },
    chargeTotal: {
      strong: folded(
        'frakt | fraktkostnad | fakturagebyr | gebyr | porto | frakt og ekspedisjon | frakt eks mva | frakt kr | frakt nok | fraktgebyr | fraktkostnader | porto og ekspedisjon | ekspedisjonsgebyr | emballasje | emballasjegebyr | leveringsgebyr | leveringskostnad | administrasjonsgebyr | adm gebyr | purregebyr | renter | forsinkelsesrenter | forsinkelsesrente | termingebyr | betalingsgebyr | kortgebyr | miljøgebyr | miljøavgift | drivstofftillegg | bomavgift | bompenger | kjøregodtgjørelse tillegg | pant | servicegebyr | oppmøtepris | fremmøtegebyr | tips | drikkepenger | inkassosalær | inkassogebyr | etableringsgebyr | håndteringsgebyr | papirfakturagebyr | forsendelse',
      ),
    },
    roundingAmount: {
      strong: folded(
        'øreavrunding | avrunding | øresavrunding | ører | avrunding kr | avrundet | avrunding nok | øreavr | kontantavrunding',
      ),
    },
    cashTendered: {
      strong: folded(
        'kontant | mottatt | kort | bankkort | bankaxept | vipps | kontanter | kontant nok | kontant mottatt | mottatt kontant | visa bankaxept | kortbetaling | kredittkort | gavekort | mottatt beløp | kortbetaling nok',
      ),
    },
    change: { strong: folded('veksel | vekslepenger | tilbake | veksel tilbake | retur kontant | vekslepenger tilbake | penger tilbake') },
    totalQuantity: {
      strong: folded(
        'antall varer | antall artikler | antall totalt | totalt antall | sum antall | antall kolli | antall enheter | antall linjer | antall stk totalt | kolli totalt',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'gjelder faktura | opprinnelig faktura | krediterer faktura | opprinnelig fakturanummer | kreditert faktura | kreditering av faktura | kreditnota til faktura | kreditering av fakturanr | gjelder fakturanr | gjelder fakturanummer | opprinnelig fakturanr | krediterer fakturanr | kreditnota for faktura | vedrører faktura | ref faktura n | vedr faktura n | krediteres faktura',
      ),
    },
    page: { strong: folded('side | side n | side av') },
    postBox: { strong: folded('postboks') },
    name: { strong: folded('navn | fullt navn | fornavn etternavn | firmanavn | firma | ansatt | ansattes navn | virksomhet') },
    salesOffice: { strong: folded('butikk | avdeling | filial | kontor | utsalgssted | verksted') },
    deliveryNoteDate: { strong: folded('pakkseddeldato | følgeseddeldato') },
    associatedInvoiceDate: { strong: folded('opprinnelig fakturadato') },
    withholdingTax: { strong: folded('forskuddstrekk | skattetrekk | tabelltrekk | prosenttrekk | forskuddsskatt') },
    bankName: { strong: folded('bank | bankens navn | bankforbindelse | banknavn | vår bank') },
    bic: { strong: folded('swift kode | bic kode | swift adresse | bic swift kode') },
    shipFrom: { strong: folded('lastested | hentes fra | henteadresse | avsendersted | sendes fra | levert fra lager') },
    iban: { strong: folded('iban n | iban konto') },
  },
  labelFillers: folded('kr | nok | mva | eks | ekskl | inkl | nr'),
  netWords: folded('eks | ekskl | netto | uten | eksklusiv | eksklusive | før'),
  grossWords: folded('inkl | brutto | inklusiv | inklusive | inkludert'),
  titles: {
    Letter: folded(
      'purring | betalingspåminnelse | inkassovarsel | følgebrev brev | påminnelse | purring 1 | purrebrev | 1 purring | 2 purring | første purring | betalingsoppfordring | innkalling | oppsigelse | invitasjon | informasjon til kunder | bekreftelse brev | husleieregulering ',
    ),
    Table: folded(
      'resultater | resultatliste | startliste | rutetabell | timeplan | vaktliste | vaktplan | turnusplan | varetelling | lagerliste | terminliste | tømmekalender | oversikt | deltakerliste | opptelling | varelager | lagerstatus | framdriftsplan | fremdriftsplan | kampoppsett | møteplan | bemanningsplan | rangering | plan tabell | bussrute | rutetider | poengtabell | arbeidsplan',
    ),
    'Credit Note': folded('kreditnota faktura | tilbakebetaling | kreditnota | kreditfaktura | kreditnota av faktura'),
    Invoice: folded(
      'strømregning | strømfaktura | avdragsfaktura | a konto faktura | kontingent | fellesfaktura | faktura kopi | medlemskontingent | kommunale avgifter | purrefaktura | avregningsfaktura | faktura | proformafaktura | samlefaktura | regning | husleiefaktura | avregning | sluttfaktura | efaktura | ehf faktura | strømfaktura nr | fjernvarmefaktura | vannavgift faktura | vann og avløp | eiendomsskatt faktura | husleiegiro | giroblankett | felleskostnader | felleskostnad | medlemskontingent faktura | kontingentfaktura | årsoppgjør faktura | forsikringspremie | premiefaktura | forskuddsfaktura | verkstedfaktura | barnehagefaktura | sfo faktura | betalingskrav | avgiftsfaktura | egenandel faktura | fakturaspesifikasjon',
    ),
    Receipt: folded(
      'kassakvittering | kassalapp | betalingskvittering | innbetalingskvittering | parkeringskvittering | kvittering | salgskvittering | kontantnota | kjøpskvittering | kassebong | taxikvittering | kvittering bankkort | bilettkvittering | betalingsbekreftelse | foreløpig regning | kassakvittering kopi | egenandelskvittering | kvittering egenandel | kvittering kopi | returkvittering | bong',
    ),
    'Bank Statement': folded(
      'kontobevegelser | kontooversikt | transaksjonsoversikt | kredittkortutskrift | kontoutskrift | kontoutdrag | kontoutskriften | kontoutskrift nr | kontoutskrift for | transaksjonsliste | transaksjoner | saldooppgave | årsoppgave | årsoppgave bank | kredittkortfaktura oversikt | kontospesifikasjon | kontohistorikk | kundekontoutskrift | reskontroutskrift | kontoinformasjon | faktura kredittkort',
    ),
    'Purchase Order': folded(
      ' innkjøpsbestilling | arbeidsordre | bestillingsseddel | salgsordre | bestilling | innkjøpsordre | ordrebekreftelse | bestillingsbekreftelse | rekvisisjon | innkjøpsordre nr | ordrebekreftelse nr | bekreftelse på ordre | bekreftelse på bestilling | transportoppdrag | kjøreordre | oppdragsbekreftelse | bookingbekreftelse | reservasjonsbekreftelse | rekvisisjon nr | verkstedordre | innkjøpsrekvisisjon',
    ),
    Quote: folded(
      'anbud | kostnadsoverslag | kostnadsestimat | pristilbud arbeid | budsjettpris | tilbud | pristilbud | prisoverslag | uforpliktende tilbud | kalkulasjon | budsjett | prisoverslag arbeid | kostnadskalkyle | anbudsskjema | tilbudsskjema | pristilbud nr | prisforespørsel | budsjettoverslag',
    ),
    'Delivery Note': folded(
      'pakkliste | plukkliste | leveringsnota | veieseddel | mottaksseddel | lasteliste | utleveringsseddel | transportseddel | følgebrev | pakkseddel | følgeseddel | fraktbrev | leveringsseddel | leveranseseddel | pakkseddel nr | leveringsbekreftelse | utleveringskvittering | lasteseddel | mottakskvittering | varemottak | overtakelsesprotokoll | overlevering | veielapp | fraktbrev cmr | sendingsliste | deklarasjon av avfall | tolldeklarasjon | leveranseliste',
    ),
    'Price List': folded(
      ' gebyrregulativ | meny | vinkart | våre priser | prisoversikt | prisliste | menypriser | dagens meny | drikkekart | veiledende priser | gebyrer og priser | prisliste nr | lunsjmeny | avgifter og gebyrer',
    ),
    Report: folded(
      'protokoll | møtereferat | referat | prøvesvar | analyserapport | tilstandsrapport | befaringsrapport | resultatregnskap | månedsrapport | kvartalsrapport | kasserapport | prøverapport | inspeksjonsrapport | vitnemål | rapport | årsrapport | årsregnskap | møteprotokoll | styreprotokoll | generalforsamling protokoll | årsmøteprotokoll | analysebevis | legeerklæring | balanserapport | saldobalanse | hovedbok | regnskapsrapport | dagsoppgjør | kasseoppgjør | takstrapport | energiattest | egenkontroll rapport | sluttrapport | kontrollrapport | karakterutskrift | karakterkort | halvårsvurdering | revisjonsberetning | skaderapport | referat fra møte',
    ),
    Form: folded(
      'timeliste | timeseddel | timerapport | arbeidsseddel | oppmøteliste | egenmelding | reiseregning | utleggsrefusjon | samtykke | skademelding | kjørebok | bestillingsskjema | påmeldingsskjema | søknadsskjema | sjekkliste | skattemelding | egenerklæring | refusjonskrav | avviksskjema | stevning | skjema | søknad | blankett | påmelding | spørreskjema | søknad om | registreringsskjema | meldingsskjema | bestillingsskjema retur | returskjema | angreskjema | reklamasjonsskjema | reklamasjon | innmeldingsskjema | innmelding | samtykkeskjema | fullmaktsskjema | egenerklæringsskjema | feriesøknad | permisjonssøknad | timeføring | kjøregodtgjørelse | utgiftsrefusjon | refusjonsskjema | evalueringsskjema | medlemsskjema | deltakerregistrering | flyttemelding | adresseendring | avtalegiro avtale | uførhet skjema | skademeldingsskjema | bilskademelding | arbeidsrapport skjema | arbeidsseddel nr | ukeseddel | servicerapport skjema ',
    ),
    Other: folded(
      'leiekontrakt | arbeidsavtale | forsikringsbevis | lønnsoppgave | lønnsslipp | lønnslipp | lønnsspesifikasjon | lønnslipp for | lønnsoppgave for | lønnsutbetaling | husleiekontrakt | kjøpekontrakt | arbeidskontrakt | forsikringspolise | kjøpsavtale | leieavtale | serviceavtale | gjeldsbrev | billett og kvittering | ansettelsesavtale | oppdragsavtale',
    ),
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
    'sum | total | totalt | delsum | ordreverdi | ordresum | ordrebeløp | å betale | sum å betale | totalsum | totalbeløp | netto | avrunding | øreavrunding | inngående saldo | utgående saldo | eks mva | herav mva | saldo | til betaling | sum eks mva | sum ekskl mva | sum inkl mva | totalt eks mva | totalt ekskl mva | totalt inkl mva | total eks mva | total inkl mva | sum mva | mva totalt | mva beløp | mva grunnlag | grunnlag | nettobeløp | bruttobeløp | sum netto | sum rabatt | total rabatt | sum kr | sum nok | totalt nok | total nok | totalt kr | totalt å betale | beløp å betale | sum til betaling | totalt til betaling | sluttsum | ordresum | tilbudssum | sum timer | sum materiell | sum materialer | sum arbeid | sum varer | sum innskudd | sum uttak | sum inn | sum ut | sum debet | sum kredit | brutto lønn | netto utbetalt | til utbetaling | utbetalt | sum trekk | sum tillegg | restbeløp | gjenstående beløp | utestående | mva 25 | mva 15 | sum side | resultat før skatt | årsresultat | driftsresultat | sum inntekter | sum kostnader | sum kjøp | antall varer totalt | saldo i alt | subtotal',
  ),
  carried: folded(
    'overført fra forrige side | overføres til neste side | overføres | transport til neste side | fra forrige side | overført til neste side | sum overført | overføring fra forrige side',
  ),
  payments: folded(
    'kontant | kort | veksel | mva | avrunding | bankaxept | vipps | herav mva | øreavrunding | antall varer | kontanter | kredittkort | gavekort | mottatt | bank axept | mva 25 | mva 15 | mva 12 | mva sats | du har spart | spart | grunnlag | tilbake | betalt | kortbetaling | driks | tips | antall enheter | visa bankaxept | subtotal | mva grunnlag',
  ),
  units: list(
    'stk | pk | pakke | stykk | stk. | pakker | pk. | eske | kartong | krt | kasse | sekk | rull | rl | boks | flaske | fl | spann | pall | kolli | sett | m2 | m3 | kvm | lm | lpm | meter | mtr | km | kwh | mwh | liter | ltr | tonn | time | timer | tim | dag | dager | døgn | uke | uker | mnd | måned | måneder | år | natt | netter | pers | personer | gang | ganger | tur | bunt | plate | ark | kg | bnt | f pak | fpk | dpak | poser | pose | kurv',
  ),
  columns: {
    position: folded('nr | linje | pos | posisjon'),
    articleNumber: folded(
      'varenummer | varenr | artikkelnummer | artikkelnr | art nr | vare nr | produktnummer | produktnr | produktkode | produktnr ean | vareid | strekkode | ean kode | nobb nr | nobb | el nummer | elnr | nrf nr | artikkel nr | artikkelkode | delenummer | delenr | gtin nr | tjenestekode',
    ),
    description: folded(
      'beskrivelse | varetekst | tekst | produkt | vare | tjeneste | varebeskrivelse | betegnelse | varenavn | artikkel | forklaring | spesifikasjon | produktnavn | gjelder | vare tjeneste | beskrivelse av vare | beskrivelse av tjeneste | beskrivelse av arbeid | produkt tjeneste | tjenester | arbeid | arbeidsbeskrivelse | utført arbeid | oppdrag | hendelse | transaksjon | transaksjonstype | transaksjonstekst | mottaker avsender | avsender mottaker | innhold | materiell | legemiddel | medisin | undersøkelse | rett | utgiftstype | lønnsart | varenavn beskrivelse | delenavn | post beskrivelse | benevnelse | artikkelnavn | type tjeneste | arbeidsart | kostnadstype',
    ),
    quantity: folded(
      'antall | ant | mengde | timer | forbruk | kvantum | levert antall | stk | antall stk | antall enh | antall enheter | antall timer | antall dager | antall personer | antall netter | bestilt antall | levert | levert mengde | restantall | vekt | vekt kg | forbruk kwh | volum | ant timer | faktisk antall | ant stk | bestilt ant | levert ant',
    ),
    unit: folded('enhet | enh | måleenhet | mengdeenhet | pr enhet | ben enhet | benevning'),
    unitPrice: folded(
      'pris | a pris | enhetspris | stykkpris | pris pr enhet | pris stk | timepris | pris eks mva | enhetspris eks mva | stk pris | pris per enhet | a pris eks mva | pris per stk | pris per time | enhetspris nok | enhetspris kr | enhetspris ekskl mva | enhetspris inkl mva | enh pris | pris nok | pris ekskl mva | pris inkl mva | pris uten mva | stykkpris eks mva | veil pris | veiledende pris | timespris | ordinær pris | kilopris',
    ),
    discount: folded('rabatt | rab | rabatt % | rab % | rabatt nok | rabattbeløp'),
    taxRate: folded(
      'mva | mva % | mva sats | % mva | mva kode | mva prosent | mva i % | sats mva | mva kode sats | avgift % | avgiftskode',
    ),
    taxAmount: folded('mva beløp | mva kr | mva nok | mva sum | herav mva | beløp mva'),
    lineTotal: folded(
      'sum | beløp | total | totalt | linjesum | sum eks mva | beløp eks mva | netto | nettobeløp | totalpris | beløp kr | linjetotal | sum kr | sum inkl mva | beløp inkl mva | sum ekskl mva | sum inkl | sum eks | beløp ekskl mva | beløp nok | beløp i nok | total eks mva | total ekskl mva | total inkl mva | totalt eks mva | totalt inkl mva | totalt nok | total nok | netto beløp | netto sum | netto nok | bruttobeløp | linjebeløp | linjesum nok | linjetotal nok | linje total | linje sum | totalbeløp | sum nok | verdi | å betale | fakturabeløp | restbeløp | beløp uten mva | sum beløp | sum pris',
    ),
    date: folded(
      'dato | bokføringsdato | bokført | rentedato | transaksjonsdato | valuteringsdato | bokf dato | bokført dato | valutadato | transaksjons dato | kjøpsdato | trans dato | utført dato | dato bokført | forfallsdato',
    ),
    debit: folded(
      'debet | ut av konto | ut fra konto | belastet | uttak | belastning | utbetaling | utbetalinger | uttak kr | ut av konto nok | ut kr | til belastning',
    ),
    credit: folded(
      'kredit | inn på konto | godskrevet | innskudd | innbetaling | innbetalinger | inntekt | inntekter | inn kr | godskrift | til gode kr | inn på konto nok',
    ),
    balance: folded('saldo | saldo nok | løpende saldo'),
  },
  columnQualifiers: folded('eks | ekskl | inkl | uten'),
  greetings: folded('hei | kjære | kjære kunde | hei kjære | god dag | goddag | til rette vedkommende'),
  titlesOfPersons: folded('herr | fru'),
  signing: folded('underskrift'),
  salutations: folded('herr | fru | til | hr | att | c o | kunde | v'),
  saidOfNames: list('er et | er en'),
  yourWords: folded('deres | din | ditt'),
  periodJoiners: list('til | t.o.m.'),
  periodWords: folded('perioden | periode | fra'),
  datedOn: list('den'),
  remarks: folded(
    'merknad | merknader | kilde | tabell | kommentar | melding | noter | note | øvrig | øvrig informasjon | øvrige opplysninger | beskjed | viktig | informasjon | opplysninger | vilkår | kommentarer | fakturatekst informasjon | melding til kunde | betingelser',
  ),
  captions: list('tabell | figur | kilde | tab | fig | diagram | vedlegg'),
  notes: list('kilde | merk | noter | merknad | anm | obs | merknader'),
  openEnds: list('og | av | for | til | med | på | eller | fra | samt | som | inkl | ekskl | ved | under | uten | hos'),
  streets: folded(
    'gate | gata | gaten | vei | veien | veg | vegen | postboks | plass | plassen | torg | allé | torvet | stien | bakken | brygge | bryggen | kaia | kaien | løkka | boulevard | sving | svingen | kleiva | tunet | haugen',
  ),
  streetEndings: folded(
    'gata | gate | gaten | veien | vegen | vei | veg | alleen | torget | stien | bakken | bryggen | kaia | svingen | tunet | haugen | lia',
  ),
  replyMarks: list('sv | vs'),
  legalForms: folded(
    'as | asa | enk | nuf | enkeltpersonforetak | samvirkeforetak | ans | sa norge | stiftelse | borettslag | sameie | forening | kommune | idrettslag | fylkeskommune',
  ),
  countries: folded('norge | sverige | danmark | tyskland | svalbard | norge no | storbritannia | finland | polen'),
  contacts: folded(
    'tlf | telefon | mobil | e post | org nr | orgnr | foretaksregisteret | bankkonto | kontonr | tlf nr | epost | hjemmeside | organisasjonsnummer | org nr mva | besøksadresse | postadresse | kundeservice | kundesenter | vipps | swift | kontonummer | mobilnr | nettside | bic | sentralbord | orgnummer',
  ),
  bankWords: folded('bankkonto | kontonr | nordea | sparebank | sparebanken | handelsbanken | kontonummer | eika | sbanken'),
  confirmationMarks: list('bekreftelse | bekreft'),
  copyMarks: list(
    'original | kopi | kundekopi | kundens kvittering | duplikat | gjenpart | fakturakopi | kopi av faktura | kundens kopi | kundens eksemplar | butikkens kopi | butikkens kvittering | original til kunde | kopi til kunde | kvitteringskopi | ikke kvittering | ta vare på kvitteringen | ikke kvittering for kjøp | foreløpig kvittering',
  ),
  tillWords: folded(
    'kasse | ekspeditor | bord | betjent av | bankaxept | du ble betjent av | kvittering nr | driks | kasse nr | kassenr | takk for besøket | velkommen tilbake | takk for handelen | velkommen igjen | kontaktløs | kvitteringsnr | bong nr | bord nr | bordnr | bonus | åpent kjøp | servitør | selger nr | terminal id | butikk nr | bank axept | operatør | kassapunkt | godkjent kjøp | salgskvittering | butikknr',
  ),
  missing: list('ingen | mangler | ikke oppgitt'),
  phoneWords: folded('tlf | telefon | mobil | mob'),
  codeWords: folded('tlf | tel | telefon | mob | mobil | org nr'),
  registerNumbers: folded('org nr | organisasjonsnummer'),
  registers: folded('foretaksregisteret | brønnøysundregistrene'),
  leadingLegalForms: folded('borettslaget | sameiet | stiftelsen | foreningen'),
  payWords: folded(
    'brutto lønn | bruttolønn | netto lønn | nettolønn | månedslønn | fastlønn | grunnlønn | timelønn | skattetrekk | forskuddstrekk | tabelltrekk | prosenttrekk | feriepenger | feriepengegrunnlag | overtid | overtid 50% | overtid 100% | overtidstillegg | pensjonstrekk | pensjon | fagforeningstrekk | netto utbetalt | utbetalt beløp | trekkgrunnlag | skattekommune | tabellnummer | arbeidsgiveravgift | sykepenger | egenmelding | diett | kjøregodtgjørelse | bilgodtgjørelse | kveldstillegg | helgetillegg | bonus utbetalt | lønnsart | hittil i år | naturalytelse | elektronisk kommunikasjon',
  ),
  currencyUnits: { NOK: list('kroner') },
  eachWords: list('pris'),
};
