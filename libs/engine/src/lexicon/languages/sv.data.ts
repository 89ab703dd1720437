import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Swedish. */
export const SWEDISH: LanguageLexicon = {
  code: 'sv',
  smallWords: list(
    'och | att | det | för | inte | är | på | av | med | till | faktura | datum | belopp | moms | betala | kr | eller | från | summa | antal',
  ),
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `faktura n | faktnr | fakt n | kvitto n | kreditfaktura n | kreditnota n | verifikationsnummer | verifikat n | dokumentnummer | dokumentnr | notanummer | nota n`,
      ),
      weak: folded('faktura | kvitto'),
    },
    issueDate: {
      strong: folded(
        'fakturadatum | fakturadat | utfärdad | utfärdandedatum | utskriftsdatum faktura | kvittodatum | dokumentdatum | utställd | datum för utfärdande | fakt datum',
      ),
      weak: folded('datum'),
    },
    dueDate: {
      strong: folded(
        `dras fran ditt konto den | autogirodragning | förfallodag | förfallodatum | förfaller | betalas senast | oss tillhanda senast | förf datum | förfaller till betalning | sista betalningsdag | sista betalningsdatum | förfaller den | betalas senast den | betaldatum | betalningsdatum | att betala senast | senast betalt`,
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveransdatum | leveransdag | leveransdat | levererad | levererat datum | utleveransdatum | önskat leveransdatum | lev datum | beräknad leverans | leveransvecka',
      ),
      weak: folded('leverans'),
    },
    orderNumber: {
      strong: folded(
        'ordernummer | ert ordernummer | order n | inköpsordernummer | inköpsorder n | er order | ert ordernr | er beställning | beställningsnummer | beställningsnr | vårt ordernummer | best n | rekvisitionsnummer',
      ),
      weak: folded('er referens order | order | beställning'),
    },
    contractNumber: { strong: folded('avtalsnummer | avtal n | kontraktsnummer | avtalsnr'), weak: folded('avtal') },
    customerNumber: { strong: folded('kundnummer | kund n | ert kundnummer | kund id | medlemsnummer') },
    sellerVatId: {
      strong: folded(
        'momsregnr | vat momsregnr | momsregistreringsnummer | momsreg n | vat n | momsnummer | säljarens momsregnr | vårt momsregnr | momsnr',
      ),
    },
    buyerVatId: {
      strong: folded(
        'köparens momsregistreringsnummer | ert momsregnr | köparens momsregnr | kundens momsregnr | kundens vat n | er momsregnr | ert vat nummer | ert momsregistreringsnummer',
      ),
    },
    currency: { strong: folded('valuta | valutakod') },
    lineTotal: { strong: folded('summa rader | radsumma | varuvärde | summa artiklar'), weak: folded('delsumma') },
    netTotal: {
      strong: folded(
        'summa exkl moms | nettobelopp | exkl moms | belopp exkl moms | totalt exkl moms | summa netto | summa före moms | belopp före moms | nettosumma | total exkl moms | momsunderlag | beskattningsunderlag | momsgrundande belopp | totalt netto | totalbelopp exkl moms | momspliktigt belopp',
      ),
      weak: folded('delsumma | underlag'),
    },
    taxTotal: {
      strong: folded('total moms | momsbelopp | moms kr | varav moms | summa moms | moms totalt | moms sek | totalt moms | mervärdesskatt'),
      weak: folded('moms'),
    },
    grossTotal: {
      strong:
        folded(`er tillgodo | att erhalla | tillgodo | summa kredit | belopp att aterfa | kreditbelopp | ert tillgodohavande | att aterbetala | totalt att kreditera | att betala | summa att betala | totalt att betala | totalbelopp | summa inkl moms | totalt inkl moms | total inkl moms | fakturabelopp | totalsumma | fakturatotal | slutsumma
        | belopp att betala | total sek | totalt sek | bruttobelopp | att betala sek | summa totalt | belopp inkl moms | att betala kr | totalt belopp | köpesumma | totalt belopp inkl moms | fakturabelopp inkl moms`),
      weak: folded('summa | totalt | total | belopp | brutto'),
    },
    paid: {
      strong: folded(
        'betalt med | avgar a conto | betalt med kort | akonto | betalt | redan betalt | inbetalt | erlagd förskottsbetalning | förskott | betalt belopp | avgår förskott | tidigare betalt | erhållet förskott | handpenning',
      ),
    },
    amountDue: {
      strong: folded(
        'kvar att betala | återstår att betala | återstående belopp | utestående belopp | restbelopp | obetalt belopp | att erlägga | restskuld',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded('leverantör | säljare | utfärdare | fakturautställare | betalningsmottagare | utställare'),
      weak: folded('avsändare'),
    },
    buyerName: {
      strong: folded(
        'köpare | kund | fakturaadress | faktureras | beställare | fakturamottagare | faktura till | kundnamn | uppdragsgivare',
      ),
      weak: folded('mottagare'),
    },
    shipTo: { strong: folded('leveransadress | leverans till | leveransplats | godsmottagare | levereras till') },
    period: {
      strong: folded(
        'faktureringsperiod | avser perioden | fakturaperiod | avläsningsperiod | debiteringsperiod | avser period | redovisningsperiod',
      ),
    },
    periodFrom: { strong: folded('period från | från datum') },
    periodTo: { strong: folded('period till | till datum') },
    openingBalance: { strong: folded('ingående saldo | ingående balans | föregående saldo') },
    closingBalance: { strong: folded('utgående saldo | utgående balans | nytt saldo') },
    accountNumber: {
      strong: folded('kontonummer | bankgiro | plusgiro | bankgironummer | clearing och kontonummer | plusgironummer'),
      weak: folded('bg | pg | konto'),
    },
    accountHolder: { strong: folded('kontohavare | kontoinnehavare') },
    branchCode: { strong: folded('clearingnummer') },
    paymentTerms: { strong: folded('betalningsvillkor | bet villkor | betalningssätt | betalvillkor | betalsätt') },
    printDate: { strong: folded('utskriftsdatum | utskriven') },
    orderDate: { strong: folded('orderdatum | beställningsdatum') },
    contractDate: { strong: folded('avtalsdatum') },
    accountExecutive: { strong: folded('kassör | kassörska | expedit | säljare namn') },
    phone: { strong: folded('telefon | tel | mobil | telefonnummer | tfn') },
    email: { strong: folded('e post') },
    website: { strong: folded('hemsida | webbplats') },
    sellerRegistrationNumber: { strong: folded('org nr | organisationsnummer | org nummer | organisationsnr') },
    deliveryNoteNumber: { strong: folded('följesedel n | följesedelsnummer | följesedelsnr | fraktsedelsnummer') },
    yourReference: { strong: folded('er referens | er ref | kundreferens | ert referensnummer | märkning') },
    ourReference: { strong: folded('vår referens | vår ref') },
    contact: { strong: folded('kontaktperson | handläggare') },
    discountTotal: { strong: folded('rabatt | total rabatt | summa rabatt | avgår rabatt') },
    chargeTotal: { strong: folded('frakt | fraktkostnad | expeditionsavgift | faktureringsavgift | fakturaavgift | fraktavgift') },
    roundingAmount: { strong: folded('öresutjämning | avrundning | öresavrundning') },
    cashTendered: { strong: folded('kontant | mottaget | kort | kontokort | bankkort | erhållet | swish') },
    change: { strong: folded('växel') },
    totalQuantity: { strong: folded('antal artiklar | antal varor') },
    associatedInvoiceNumber: {
      strong: folded('avser faktura | ursprunglig faktura | krediterar faktura | avser fakturanr | ursprungligt fakturanummer'),
    },
    page: { strong: folded('sida') },
  },
  labelFillers: folded('kr | sek | moms | exkl | inkl | nr'),
  netWords: folded('exkl | netto | utan'),
  grossWords: folded('inkl | brutto'),
  titles: {
    Letter: folded('påminnelse | betalningspåminnelse | kravbrev | inkassokrav | missiv'),
    Table: folded(
      'resultat | resultatlista | startlista |  tidtabell | lagerlista | inventeringslista | tjänstgöringsschema | arbetsschema | spelschema |  stycklista | tömningsschema ',
    ),
    'Credit Note': folded('kreditnota faktura | kredit faktura | återbetalningsfaktura | kreditfaktura | kreditnota'),
    Invoice: folded(
      'hyresfaktura | elfaktura | avgiftsavi | slutavräkning | självfaktura | fakturakopia | påminnelsefaktura | betalningsavi | delägaravgift | kostnadsräkning | faktura | proformafaktura | samlingsfaktura | räkning | avi | hyresavi | delfaktura | slutfaktura | räntefaktura',
    ),
    Receipt: folded(
      'kontantfaktura | försäljningskvitto | kontantkvitto | kvittens | betalningskvitto | parkeringskvitto | kvitto | kassakvitto | kassanota',
    ),
    'Bank Statement': folded(
      'kontoöversikt | kontohändelser | transaktionsöversikt | kontokortsutdrag | kontoutdrag | kontoutdraget | kontobesked | transaktionslista',
    ),
    'Purchase Order': folded(
      ' inköpsbeställning |   arbetsorder | köpeorder | köpekontrakt | beställningssedel | beställning | inköpsorder | orderbekräftelse | ordererkännande | beställningsbekräftelse',
    ),
    Quote: folded('kostnadsförslag | prisuppgift | arbetsoffert | budgetoffert | anbudsformulär | offert | anbud | prisförslag'),
    'Delivery Note': folded(
      'fraktsedel cmr | leveransbesked | leveransnota | plocklista | packlista | lastsedel |  vågsedel | godsmottagning | utlämningskvitto | transportsedel | följesedel | fraktsedel | packsedel | leveranssedel',
    ),
    'Price List': folded('    avgiftslista | meny | vinlista | prisblad | våra priser | tariff | prislista'),
    Report: folded(
      'protokoll | mötesprotokoll | besiktningsprotokoll | provningsrapport | analysrapport | provsvar | resultatrapport | resultaträkning | balansräkning | bokslut | månadsrapport | kvartalsrapport | verksamhetsberättelse | besiktningsutlåtande | kassarapport |  egenkontroll | rapport | årsredovisning | årsrapport | delårsrapport',
    ),
    Form: folded(
      'tidrapport | tidkort | tidsedel | närvarolista |   reseräkning | utläggsredovisning | fullmakt | samtyckesblankett | anmälningsblankett | skadeanmälan | körjournal | orderblankett | ansökningsblankett | hälsodeklaration | checklista | enkät | semesteransökan | reklamation | stämningsansökan | blankett | ansökan | anmälan | formulär | frågeformulär',
    ),
    Other: folded(
      'hyresavtal | hyreskontrakt | anställningsavtal | försäkringsbrev |   lönebesked specifikation | köpeavtal | lönespecifikation | lönebesked | lönespec',
    ),
  },
  titleEndings: {
    'Credit Note': list('kreditnota | kreditfaktura'),
    Invoice: list('faktura'),
    Receipt: list('kvitto'),
    'Price List': list('prislista'),
    Report: list('rapport'),
  },
  creditMarks: folded('kredit'),
  invoiceMarks: folded('faktur'),
  totals:
    folded(`saldo | summa | total | totalt | delsumma | att betala | summa att betala | totalsumma | totalbelopp | netto | öresutjämning | avrundning | ingående saldo | utgående saldo
     | exkl moms | varav moms | momsbelopp | kvar att betala`),
  carried: folded('transport från föregående sida | överförs'),
  payments: folded('kontant | kort | växel | moms | avrundning | öresutjämning | mottaget | swish | bankkort | varav moms | antal varor'),
  units: list('st | tim | förp'),
  columns: {
    position: folded('nr | rad | radnr | pos'),
    articleNumber: folded('artikelnummer | artikelnr | art nr | artnr | artikel nr | varunr | artikelkod | varunummer'),
    description: folded(
      'benämning | beskrivning | produkt | tjänst | text | specifikation | vara | varor | avser | produktnamn | artikelbenämning | benämning beskrivning | transaktion | produktbeskrivning | varubeskrivning',
    ),
    quantity: folded(
      'antal | lev antal | kvantitet | mängd | timmar | förbrukning | st | levererat antal | levererat | best antal | antal timmar',
    ),
    unit: folded('enhet | enh'),
    unitPrice: folded(
      'pris | a pris | styckpris | st pris | enhetspris | pris st | pris enhet | pris per enhet | timpris | pris exkl moms | a pris exkl moms | pris kr',
    ),
    discount: folded('rabatt | rab | rabatt % | rab %'),
    taxRate: folded('moms | moms % | momssats | % moms'),
    taxAmount: folded('momsbelopp | moms kr | moms sek'),
    lineTotal: folded(
      'summa | belopp | total | totalt | radbelopp | radsumma | summa exkl moms | belopp kr | nettobelopp | totalpris | summa kr | belopp exkl moms | pris totalt | summa inkl moms | belopp sek',
    ),
    date: folded('datum | bokföringsdag | bokföringsdatum | transaktionsdatum | valutadag | bokf datum | reskontradatum'),
    debit: folded('debet | uttag'),
    credit: folded('kredit | insättning | insättningar'),
    balance: folded('saldo | bokfört saldo'),
  },
  columnQualifiers: folded('exkl | inkl | utan'),
  greetings: folded('hej | bästa | bäste'),
  salutations: folded('herr | fru | till'),
  yourWords: folded('ert | ditt | din'),
  periodWords: folded('perioden | period | från'),
  datedOn: list('den'),
  datedOnAlone: list('den'),
  remarks: folded('anmärkning | anmärkningar | obs | källa | tabell | meddelande'),
  captions: list('tabell | figur | källa'),
  notes: list('källa | anm'),
  openEnds: list('och | av | för | till | med | på'),
  streets: folded('gatan | gata | vägen | väg | box | torg | torget'),
  streetEndings: folded('gatan | gata | vagen | torget | stigen | backen'),
  replyMarks: list('sv'),
  legalForms: folded('ab | hb | kb | aktiebolag | handelsbolag | publ'),
  countries: folded('sverige | norge | danmark'),
  contacts: folded(
    'tel | telefon | mobil | e post | org nr | orgnr | bankgiro | plusgiro | momsreg | momsregnr | säte | f skatt | godkänd för f skatt',
  ),
  bankWords: folded('bankgiro | plusgiro | clearing'),
  confirmationMarks: folded('bekräftelse | erkännande'),
  copyMarks: list('original | kopia | kundkopia | kundens ex | butikens ex | kundkvitto | dubblett'),
  tillWords: folded('kassa | kassor | kassorska | bord | kvittonr | du betjanades av | kontrollenhet | kortkop | dricks'),
};
