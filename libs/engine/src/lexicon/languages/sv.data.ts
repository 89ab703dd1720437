import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Swedish. */
export const SWEDISH: LanguageLexicon = {
  code: 'sv',
  latinModel: 'swe',
  letters: 'åäöé',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords: list(
    'och | att | det | för | inte | är | på | av | med | till | faktura | datum | belopp | moms | betala | kr | eller | från | summa | antal',
  ),
  numberWords: folded('nummer | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `faktura n | faktnr | fakt n | kvitto n | kreditfaktura n | kreditnota n | verifikationsnummer | verifikat n | dokumentnummer | dokumentnr | notanummer | nota n | fakturanr ocr | fakturanummer ocr | vårt fakturanr | vårt fakturanummer | kreditnr | offertnummer | offertnr | avinummer | ordererkännande n | bongnr | räkning n | räkningsnummer | slutfaktura n | delfaktura n | påminnelse n | rapportnummer | protokoll n | prisoffert n | autogiro faktura n | samlingsfaktura n | proformafaktura n | proforma n | besiktningsprotokoll n | arbetsorder faktura n | avi nr`,
      ),
      weak: folded('faktura | kvitto'),
    },
    issueDate: {
      strong: folded(
        'fakturadatum | fakturadat | utfärdad | utfärdandedatum | utskriftsdatum faktura | kvittodatum | dokumentdatum | utställd | datum för utfärdande | fakt datum | datum faktura | fakturans datum | offertdatum | datum för offert | kvittodatum tid | utfärdad den | utfärdat | utfärdat den | skapad | skapad den | datum och tid | köpdatum | inköpsdatum | utställd den | kontoutdrag datum | rapportdatum | provtagningsdatum | datum för köp | avidatum | aviseringsdatum | utskickad | daterad | upprättad | upprättad den | besiktningsdatum | datum för utskrift av faktura | kreditdatum | försäljningsdatum | bokningsdatum | ort och datum | ort datum',
      ),
      weak: folded('datum'),
    },
    dueDate: {
      strong: folded(
        `dras fran ditt konto den | autogirodragning | förfallodag | förfallodatum | förfaller | betalas senast | oss tillhanda senast | förf datum | förfaller till betalning | sista betalningsdag | sista betalningsdatum | förfaller den | betalas senast den | betaldatum | betalningsdatum | att betala senast | senast betalt | förfallodatum ocr | förf dag | förfaller datum | förfallodag den | betalas | betalas före | betalas till oss senast | oss tillhanda | vara oss tillhanda senast | ska vara betald senast | ska betalas senast | senaste betaldag | sista betaldag | sista dag för betalning | betala senast | betala senast den | betalning senast | dras från ditt konto | dras via autogiro den | betalningsdag | dras den | förfallotid | förfaller till betalning den | att betala senast den | betalas den`,
      ),
    },
    deliveryDate: {
      strong: folded(
        'leveransdatum | leveransdag | leveransdat | levererad | levererat datum | utleveransdatum | önskat leveransdatum | lev datum | beräknad leverans | leveransvecka | lev dag | leveransdatum beräknat | beräknat leveransdatum | beräknad leveransdag | bekräftat leveransdatum | leveranstid | leveranstidpunkt | levereras | levererad den | levererat den | utfört datum | utfört den | datum för utförande | skickat datum | avsänt | avsändningsdatum | utlastningsdatum | lastningsdatum | lossningsdatum | tjänsten utförd | arbetet utfört | prestationsdatum | hämtdatum | hämtningsdatum | ankomst gods datum',
      ),
      weak: folded('leverans'),
    },
    orderNumber: {
      strong: folded(
        'ordernummer | ert ordernummer | order n | inköpsordernummer | inköpsorder n | er order | ert ordernr | er beställning | beställningsnummer | beställningsnr | vårt ordernummer | best n | rekvisitionsnummer | kundorder n | kundens ordernummer | kundens ordernr | er order n | ert beställningsnummer | beställning n | inköpsorder | vår order n | vår order | rekvisition n | rekvisitionsnr | arbetsordernummer | uppdragsnummer | uppdrag n | webborder n | bokningsnummer | bokningsnr | bokning n | er rekvisition | po nummer | ordernummer kund | ert ordernummer po | orderref | orderreferens',
      ),
      weak: folded('er referens order | order | beställning'),
    },
    contractNumber: {
      strong: folded(
        'avtalsnummer | avtal n | kontraktsnummer | avtalsnr | ramavtal n | hyresavtal n | hyreskontrakt n | kontrakt n | kontraktsnr | abonnemangsnummer | försäkringsnummer | försäkring n | projektnummer | ärendenummer | skadenummer | objektsnummer | lånenummer | anläggnings id | anläggningsnummer | anl id | avtals id',
      ),
      weak: folded('avtal | anläggnings id n | mätpunkt | områdes id'),
    },
    customerNumber: {
      strong: folded(
        'kundnummer | kund n | ert kundnummer | kund id | medlemsnummer | kundnummer hos oss | ert kundnr | hyresgästnummer | medlemsnr | medlem n | abonnentnummer | gästnummer | patientnummer | kundkod | betalare n | kontraktskund n | debitor n',
      ),
    },
    sellerVatId: {
      strong: folded(
        'momsregnr | vat momsregnr | momsregistreringsnummer | momsreg n | vat n | momsnummer | säljarens momsregnr | vårt momsregnr | momsnr | momsregistreringsnr | vat reg n | org nr momsreg n | vat registreringsnummer | vårt vat n | säljarens vat n | momsregistreringsnummer vat | se vat',
      ),
    },
    buyerVatId: {
      strong: folded(
        'köparens momsregistreringsnummer | ert momsregnr | köparens momsregnr | kundens momsregnr | kundens vat n | er momsregnr | ert vat nummer | ert momsregistreringsnummer | ert vat nr | kundens momsregistreringsnummer | köparens vat n | er vat | kund vat n | ert organisationsnummer | köparens org n | vat nr kund',
      ),
    },
    currency: { strong: folded('valuta | valutakod | valutakod faktura | fakturavaluta') },
    lineTotal: {
      strong: folded(
        'summa rader | radsumma | varuvärde | summa artiklar | summa artikelrader | artiklar totalt | summa varor | varor totalt',
      ),
      weak: folded('delsumma'),
    },
    netTotal: {
      strong: folded(
        'summa exkl moms | ordervärde exkl moms | nettobelopp | exkl moms | belopp exkl moms | totalt exkl moms | summa netto | summa före moms | belopp före moms | nettosumma | total exkl moms | momsunderlag | beskattningsunderlag | momsgrundande belopp | totalt netto | totalbelopp exkl moms | momspliktigt belopp | netto kr | nettobelopp sek | netto sek | summa exkl | summa exklusive moms | totalt exklusive moms | total exklusive moms | belopp exklusive moms | pris exkl moms totalt | summa varor exkl moms | totalsumma exkl moms | ordersumma exkl moms | varuvärde exkl moms | summa ex moms | totalt ex moms | belopp ex moms | totalt utan moms | summa utan moms | underlag moms | momsunderlag 25% | netto totalt | total netto | delsumma exkl moms | offertsumma exkl moms | värde exkl moms | exklusive moms | netto exkl moms',
      ),
      weak: folded('delsumma | underlag'),
    },
    taxTotal: {
      strong: folded(
        'total moms | momsbelopp | moms kr | varav moms | summa moms | moms totalt | moms sek | totalt moms | mervärdesskatt | total momsbelopp | momssumma | utgående moms | därav moms | moms totalt sek | moms att betala | moms i kr | momsbelopp kr | momsbelopp sek',
      ),
      weak: folded('moms'),
    },
    grossTotal: {
      strong:
        folded(`er tillgodo | att erhalla | tillgodo | summa kredit | belopp att aterfa | kreditbelopp | ert tillgodohavande | att aterbetala | totalt att kreditera | att betala | summa att betala | totalt att betala | totalbelopp | summa inkl moms | totalt inkl moms | total inkl moms | fakturabelopp | totalsumma | fakturatotal | slutsumma
        | belopp att betala | total sek | totalt sek | bruttobelopp | att betala sek | summa totalt | belopp inkl moms | att betala kr | totalt belopp | köpesumma | totalt belopp inkl moms | fakturabelopp inkl moms | att betala kr sek | belopp att betala sek | summa att betala kr | totalbelopp att betala | total att betala | totalt kr | summa kr | totalsumma inkl moms | totalsumma att betala | fakturasumma | fakturans totalsumma | totalt inklusive moms | summa inklusive moms | total inklusive moms | belopp inklusive moms | att betala inkl moms | totalpris inkl moms | slutbelopp | slutsumma att betala | ordersumma | ordertotal | ordervärde | orderbelopp | total inkl moms sek | att betala totalt | summa sek | offertsumma | offertbelopp | totalpris | totalkostnad | summa inkl | totalt inkl | totalt att erlägga | köp total | totalt köp | total kr | netto att betala | årspremie | premie att betala | hyra att betala | summa hyra | pris inkl moms totalt | belopp i sek | total eur`),
      weak: folded('summa | totalt | total | belopp | brutto'),
    },
    paid: {
      strong: folded(
        'betalt med | avgar a conto | betalt med kort | akonto | betalt | redan betalt | inbetalt | erlagd förskottsbetalning | förskott | betalt belopp | avgår förskott | tidigare betalt | erhållet förskott | handpenning | betalat | betalat belopp | betald | inbetalningar | erhållen betalning | betalning erhållen | betalt kort | betalt med swish | delbetalning | inbetalt belopp | förskottsbetalning | förskottsbetalt | förskottsfakturerat | tidigare fakturerat | a conto | avgår a conto fakturor | avgår förskottsbetalning | deposition | erlagt | betalning kort | redan fakturerat | tidigare delfakturerat',
      ),
    },
    amountDue: {
      strong: folded(
        'kvar att betala | återstår att betala | återstående belopp | utestående belopp | restbelopp | obetalt belopp | att erlägga | restskuld | kvarstår att betala | kvarstående belopp | kvar att betala sek | rest att betala | resterande belopp | resterande att betala | återstår | obetalt | skuld | total skuld | skuld att betala | att betala efter avdrag | att betala efter rot | att betala efter skattereduktion | belopp efter skattereduktion | förfallet belopp | total fordran | summa skuld | slutbetalning | restsumma | utestående skuld | utestående saldo | saldo att betala',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded(
        'leverantör | säljare | utfärdare | fakturautställare | betalningsmottagare | utställare | säljarens namn | leverantörens namn | säljande företag | utfärdat av företag | fakturerande företag | hyresvärd | försäkringsgivare | försäkringsbolag | transportör | entreprenör | arbetsgivare | utförare | försäljare | betalas till | mottagare av betalning | vårdgivare | uppdragstagare | från företag | uthyrare | elhandelsföretag | elleverantör | nätägare',
      ),
      weak: folded('avsändare'),
    },
    buyerName: {
      strong: folded(
        'köpare | kund | fakturaadress | faktureras | beställare | fakturamottagare | faktura till | kundnamn | uppdragsgivare | kundens namn | köparens namn | beställarens namn | kunduppgifter | kundinformation | fakturamottagare namn | fakturera till | faktureras till | debiteras | hyresgäst | hyrestagare | försäkringstagare | patient | patientens namn | gäst | gästens namn | medlem | abonnent | elev | uppdragsgivare namn | faktura ställd till | betalare | er adress faktura | fordonsägare | bokad av | beställd av | konsument | anställd kund | offert till | ägare | arbetstagare',
      ),
      weak: folded('mottagare'),
    },
    shipTo: {
      strong: folded(
        'leveransadress | leverans till | leveransplats | godsmottagare | levereras till | leveransadress namn | lev adress | leverera till | leveransort | mottagare gods | godsadress | leveransställe | arbetsplats | utföres på | lossningsplats | mottagaradress | utlämningsställe | ombud | uthämtningsställe | skickas till | objektadress | anläggningsadress',
      ),
    },
    period: {
      strong: folded(
        'faktureringsperiod | avser perioden | fakturaperiod | avläsningsperiod | debiteringsperiod | avser period | redovisningsperiod | period avser | avser tiden | för perioden | hyresperiod | förbrukningsperiod | löneperiod | försäkringsperiod | försäkringstid | avtalsperiod | mätperiod | faktura avser period | perioden | kontoutdragsperiod | vistelse | vistelseperiod | uthyrningsperiod | månad | avser månad | prenumerationsperiod | tidsperiod',
      ),
    },
    periodFrom: {
      strong: folded(
        'period från | från datum | startdatum | från och med | ankomst | ankomstdatum | incheckning | gäller från | försäkringstid från',
      ),
    },
    periodTo: {
      strong: folded(
        'period till | till datum | slutdatum | till och med | t o m | avresa | avresedatum | utcheckning | gäller till | giltig till | giltig t o m | offerten gäller till | gäller t o m | giltighetstid till',
      ),
    },
    openingBalance: {
      weak: folded('saldo per | saldo den | behållning per | behållning den | kassabehållning per | saldo kvar per | skuld per'),
      strong: folded(
        'ingående saldo | ingående balans | föregående saldo | ing saldo | ingående saldo kr | saldo vid periodens början | balans från föregående | saldo föregående | tidigare saldo | ing balans | föregående utdrag saldo | ingående kontosaldo | saldo från föregående',
      ),
    },
    closingBalance: {
      weak: folded('saldo per | saldo den | behållning per | behållning den | kassabehållning per | saldo kvar per | skuld per'),
      strong: folded(
        'utgående saldo | utgående balans | nytt saldo | utg saldo | saldo vid periodens slut | slutsaldo | aktuellt saldo | utg balans | utgående kontosaldo | tillgängligt belopp | disponibelt belopp | saldo efter | bokfört saldo',
      ),
    },
    accountNumber: {
      strong: folded(
        'kortnummer | kort nr | kontonummer | bankgiro | plusgiro | bankgironummer | clearing och kontonummer | plusgironummer | bg nr | bankgiro nr | plusgiro nr | pg nr | till bankgiro | till plusgiro | bankkonto | bankkontonummer | betalas till bankgiro | till konto | clearingnr kontonr | mottagarens bankgiro | postgiro',
      ),
      weak: folded('bg | pg | konto'),
    },
    accountHolder: {
      strong: folded('kontohavare | kontoinnehavare | kontots ägare | kontohavarens namn | innehavare | kortinnehavare | kontohavare namn'),
    },
    branchCode: { strong: folded('clearingnummer') },
    paymentTerms: {
      strong: folded(
        'betalningsvillkor | bet villkor | betalningssätt | betalvillkor | betalsätt | betalningsvillkor netto | betalningsvillkor dagar | bet vill | betaltyp | betalsätt kort | betalningsmetod | betalningsform | betalning | villkor | kreditvillkor | betalas med | betalmetod',
      ),
    },
    printDate: {
      strong: folded('utskriftsdatum | utskriven | utskrivet | utskrift | utskriven den | utskrivet den | utskriftstid | utskrift datum'),
    },
    orderDate: {
      strong: folded(
        'orderdatum | beställningsdatum | beställd | beställd den | beställning datum | datum för beställning | er order datum | er beställning datum | bokad den',
      ),
    },
    contractDate: { strong: folded('avtalsdatum | avtal daterat | kontraktsdatum | datum för avtal') },
    accountExecutive: {
      strong: folded(
        'kassör | kassörska | expedit | säljare namn | kassör n | betjänad av | du betjänades av | personal | kassabiträde | tekniker | mekaniker | servitör | kundmottagare | kassaoperatör',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | mobil | telefonnummer | tfn | tel nr | tfn nr | mobiltelefon | mobilnr | mobilnummer | växel tel | kundtjänst | kundservice | telefon växel | tele | telefon arbete',
      ),
    },
    email: { strong: folded('e post | e postadress | mejl | mailadress | e mail adress') },
    website: { strong: folded('hemsida | webbplats | webb | webbadress | internetadress | hemsidan') },
    sellerRegistrationNumber: {
      strong: folded(
        'org nr | organisationsnummer | org nummer | organisationsnr | organisationsnummer org nr | org no | personnummer org nr | företagets organisationsnummer | bolagets org nr',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'följesedel n | följesedelsnummer | följesedelsnr | fraktsedelsnummer | följesedel | fraktsedel n | fraktsedelsnr | sändningsnummer | sändnings id | kollinummer | kolli id | leveransnummer | leveransnr | packsedel n | packsedelsnummer | paketnummer | spårningsnummer | vågsedel n | plocklista n | waybill n',
      ),
    },
    yourReference: {
      strong: folded(
        'er referens | er ref | kundreferens | ert referensnummer | märkning | ocr | ocr nr | ocr nummer | ocr referens | referens nr ocr | betalningsreferens | referensnummer | ange vid betalning | ange ocr | er ref nr | ert märke | godsmärke | godsmärkning | ert referens nr | kundens referens | kundens ref | er märkning | ange vid betalning ocr | meddelande referens',
      ),
    },
    ourReference: {
      strong: folded(
        'vår referens | vår ref | vår ref nr | vår kontakt | vårt referensnummer | vår handläggare | vårt ärende | vår beteckning | diarienummer | dnr | vår säljare',
      ),
    },
    contact: {
      strong: folded(
        'kontaktperson | handläggare | kontakt | er kontaktperson | vår kontaktperson | kontaktuppgifter | ansvarig | projektledare | utfärdad av | upprättad av | handläggare namn | säljansvarig | kundansvarig | ansvarig säljare | attesteras av | beställare kontakt',
      ),
    },
    discountTotal: {
      strong: folded(
        'rabatt | total rabatt | summa rabatt | avgår rabatt | rabatter | rabatt totalt | rabatt kr | total rabatt sek | rabattsumma | mängdrabatt | kundrabatt | du har sparat | du sparar | besparing | avdrag | kassarabatt | medlemsrabatt | bonusavdrag | kampanjrabatt | erhållen rabatt | rabattbelopp | kupong | rot avdrag | rutavdrag | skattereduktion | preliminär skattereduktion',
      ),
    },
    chargeTotal: {
      strong: folded(
        'frakt | fraktkostnad | expeditionsavgift | faktureringsavgift | fakturaavgift | fraktavgift | frakt och hantering | fraktkostnader | frakt exkl moms | frakt kr | frakt sek | emballage | emballageavgift | leveransavgift | porto | administrationsavgift | adm avgift | påminnelseavgift | dröjsmålsränta | ränta | inkassoavgift | uppläggningsavgift | aviavgift | serviceavgift | hanteringsavgift | expeditionsavg | fakt avg | fakturaavg | framkörning | framkörningsavgift | miljöavgift | pant | frakt och emballage | hemleverans | postförskottsavgift | dricks | energitillägg | drivmedelstillägg | bränsletillägg',
      ),
    },
    roundingAmount: {
      strong: folded(
        'öresutjämning | avrundning | öresavrundning | öresavr | öresut | öresutj | avrundn | öresavrundning sek | avrundat | avr',
      ),
    },
    cashTendered: {
      strong: folded(
        'kontant | mottaget | kort | kontokort | bankkort | erhållet | swish | kontant betalt | kontanter | kontant sek | mottaget kontant | erhållet kontant | kontokort belopp | betalkort | kreditkort | presentkort | betalsätt kontant | kortbetalning | mottaget belopp | kort sek | kontant mottaget',
      ),
    },
    change: { strong: folded('växel | växel tillbaka | tillbaka | växel åter | åter | växel kontant') },
    totalQuantity: {
      strong: folded(
        'antal artiklar | antal varor | totalt antal | antal totalt | antal kollin | antal kolli | summa antal | antal rader | total kvantitet | antal enheter',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'avser faktura | ursprunglig faktura | krediterar faktura | avser fakturanr | ursprungligt fakturanummer | krediterar fakturanr | krediterar fakturanummer | kredit av faktura | kredit avser faktura | kredit avser fakturanr | avser fakturanummer | ref fakturanr | ursprungsfaktura | originalfaktura | tillhör faktura | krediterad faktura | ursprungsfaktura nr | referens till faktura',
      ),
    },
    page: { strong: folded('sida | sid | sida n | sidnr | blad') },
    postBox: { strong: folded('postbox') },
    name: {
      strong: folded('namn | för och efternamn | efternamn förnamn | företagsnamn | företag | firma | den anställdes namn | anställd'),
    },
    salesOffice: { strong: folded('butik | kontor | filial | säljkontor | försäljningsställe | verkstad') },
    deliveryNoteDate: { strong: folded('följesedelsdatum | följesedel datum') },
    associatedInvoiceDate: { strong: folded('ursprungligt fakturadatum | datum ursprunglig faktura') },
    withholdingTax: { strong: folded('preliminärskatt | avdragen skatt | prel skatt | skatteavdrag') },
    bankName: { strong: folded('bank | bankens namn | bankförbindelse | banknamn | vår bank') },
    bic: { strong: folded('bic swift kod | swift kod | swift adress | bic kod') },
    shipFrom: { strong: folded('lastningsplats | hämtadress | avsändarort | levererat från | upphämtningsplats | avgår från lager') },
    iban: { strong: folded('iban n | iban kontonummer') },
  },
  labelFillers: folded('kr | sek | moms | exkl | inkl | nr'),
  netWords: folded('exkl | netto | utan | exklusive | före'),
  grossWords: folded('inkl | brutto | inklusive'),
  titles: {
    Letter: folded(
      'påminnelse | betalningspåminnelse | kravbrev | inkassokrav | missiv | betalningspåminnelse faktura | påminnelse om betalning | underrättelse | meddelande | kallelse | följebrev | uppsägning | intyg brev | information till kund | inbjudan | bekräftelse brev | kravbrev inkasso',
    ),
    Table: folded(
      'resultat | resultatlista | startlista | tidtabell | lagerlista | inventeringslista | tjänstgöringsschema | arbetsschema | spelschema | stycklista | tömningsschema | deltagarlista | inventering | inventarieförteckning | lagersaldo | planering | lektionsschema | placeringar | serietabell | ställning | bemanning | reservdelslista | medlemslista | sammanställning | förteckning | resultattabell | tågtider',
    ),
    'Credit Note': folded(
      'kreditnota faktura | kredit faktura | återbetalningsfaktura | kreditfaktura | kreditnota | kreditfaktura nr | kreditering | krediterad faktura | retur kredit',
    ),
    Invoice: folded(
      'hyresfaktura | elfaktura | avgiftsavi | slutavräkning | självfaktura | fakturakopia | påminnelsefaktura | betalningsavi | delägaravgift | kostnadsräkning | faktura | proformafaktura | samlingsfaktura | räkning | avi | hyresavi | delfaktura | slutfaktura | räntefaktura | faktura nr | fakturanr | e faktura | fakturaspecifikation | vattenfaktura | fjärrvärmefaktura | telefaktura | mobilfaktura | elräkning | hyresräkning | påminnelseavgift | förskottsfaktura | servicefaktura | verkstadsfaktura | betalningsuppmaning | kundfaktura | årsavgift | medlemsavgift | delbetalning | faktura specifikation | autogiroavisering | slutreglering | årsavräkning | hyra och avgift | trängselskatt | fordonsskatt | patientavgift faktura | försäkringsavi | premieavi | serviceräkning | kursavgift | inbetalningsavi',
    ),
    Receipt: folded(
      'kontantfaktura | försäljningskvitto | kontantkvitto | kvittens | betalningskvitto | parkeringskvitto | kvitto | kassakvitto | kassanota | kvittokopia | kortkvitto | köpkvitto | kassakvitto kopia | kvitto kopia | taxikvitto | tankkvitto | returkvitto | betalningsbekräftelse | bekräftelse på betalning | öppenköpskvitto | digitalt kvitto | verifikation',
    ),
    'Bank Statement': folded(
      'kontoöversikt | kontohändelser | transaktionsöversikt | kontokortsutdrag | kontoutdrag | kontoutdraget | kontobesked | transaktionslista | kontoutdrag nr | kontoutdrag för | saldobesked | kontospecifikation | kontohistorik | transaktioner | sammandrag | kontosammandrag | årsbesked | kreditkortsutdrag | fakturautdrag | kortfaktura | reskontrautdrag | kundreskontra utdrag | transaktionshistorik | lånebesked',
    ),
    'Purchase Order': folded(
      ' inköpsbeställning | arbetsorder | köpeorder | köpekontrakt | beställningssedel | beställning | inköpsorder | orderbekräftelse | ordererkännande | beställningsbekräftelse | inköpsorder nr | orderbekräftelse nr | orderblankett order | kundorder | beställningsorder | ordererkännande nr | orderspecifikation | avropsorder | transportorder | transportuppdrag | uppdragsbekräftelse | bokningsbekräftelse | inköpsrekvisition | serviceorder',
    ),
    Quote: folded(
      'kostnadsförslag | prisuppgift | arbetsoffert | budgetoffert | anbudsformulär | offert | anbud | prisförslag | offert nr | prisoffert | kostnadskalkyl | kostnadsberäkning | anbudsbrev | kostnadsuppskattning | anbudssammanställning | offertförslag | prisindikation | beräkning | budgetpris | mängdförteckning',
    ),
    'Delivery Note': folded(
      'fraktsedel cmr | leveransbesked | leveransnota | plocklista | packlista | lastsedel | vågsedel | godsmottagning | utlämningskvitto | transportsedel | följesedel | fraktsedel | packsedel | leveranssedel | utlämningssedel | leveransbekräftelse | utleveranssedel | mottagningskvitto | inleverans | packningslista | leveransdokument | leveransprotokoll | överlämnandeprotokoll | retursedel | transportdokument | avhämtningssedel | lastlista | kollilista | invägning | vägningskvitto | sändningslista | cmr fraktsedel | tulldeklaration',
    ),
    'Price List': folded(
      ' avgiftslista | meny | vinlista | prisblad | våra priser | tariff | prislista | matsedel | lunchmeny | dagens lunch | dryckeslista | avgifter | bruttoprislista | prislista tjänster | priser och villkor | nettoprislista | vinlista och priser',
    ),
    Report: folded(
      'protokoll | mötesprotokoll | besiktningsprotokoll | provningsrapport | analysrapport | provsvar | resultatrapport | resultaträkning | balansräkning | bokslut | månadsrapport | kvartalsrapport | verksamhetsberättelse | besiktningsutlåtande | kassarapport | egenkontroll | rapport | årsredovisning | årsrapport | delårsrapport | månadsrapport försäljning | dagsrapport | dagskassa | kassabok | provningsprotokoll | mätprotokoll | laboratorierapport | laboratoriesvar | analyssvar | journalkopia | läkarintyg | utlåtande | besiktning | slutbetyg | betygsutdrag | huvudbok | råbalans | balansrapport | resultat och balansräkning | styrelseprotokoll | stämmoprotokoll | minnesanteckningar | årsberättelse | revisionsberättelse | servicerapport | analyscertifikat | provrapport | säljrapport | z rapport | utredning | energideklaration | serviceprotokoll',
    ),
    Form: folded(
      'tidrapport | tidkort | tidsedel | närvarolista | reseräkning | utläggsredovisning | fullmakt | samtyckesblankett | anmälningsblankett | skadeanmälan | körjournal | orderblankett | ansökningsblankett | hälsodeklaration | checklista | enkät | semesteransökan | reklamation | stämningsansökan | blankett | ansökan | anmälan | formulär | frågeformulär | ansökan om | ansökan om ledighet | anmälan om | anmälningssedel | beställningsformulär | beställningsblankett | returblankett | returformulär | reklamationsformulär | samtycke | medgivande | autogiromedgivande | deklaration | inkomstdeklaration | närvaroförteckning | utvärdering | kursutvärdering | frånvaroanmälan | kvittoredovisning | arbetssedel | arbetsrapport | garantisedel | flyttanmälan | adressändring | fullmaktsblankett | resekostnad | servicekort | registreringsbevis',
    ),
    Other: folded(
      'hyresavtal | hyreskontrakt | anställningsavtal | försäkringsbrev | lönebesked specifikation | köpeavtal | lönespecifikation | lönebesked | lönespec | löneutbetalning | lönebesked för | löneuppgift | köpekontrakt bostad | hyresavtal för bostad | anställningsbevis | försäkringsbesked | kvittens nyckel | entreprenadavtal | uppdragsavtal | biljett och bokning | arbetsgivarintyg | skuldebrev',
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
    folded(`saldo | ordervärde | orderbelopp | ordersumma | summa | total | totalt | delsumma | att betala | summa att betala | totalsumma | totalbelopp | netto | öresutjämning | avrundning | ingående saldo | utgående saldo
     | exkl moms | varav moms | momsbelopp | kvar att betala | summa exkl moms | summa inkl moms | totalt exkl moms | totalt inkl moms | total exkl moms | total inkl moms | summa moms | moms totalt | nettobelopp | bruttobelopp | netto totalt | totalt att betala | att betala sek | total sek | totalt sek | summa sek | summa kr | total rabatt | summa rabatt | slutsumma | ordersumma | ordertotal | offertsumma | belopp att betala | varav moms 25 | moms 25 | ing saldo | utg saldo | summa insättningar | summa uttag | summa debet | summa kredit | omsättning totalt | bruttolön | nettolön | summa tillägg | summa avdrag | återstår att betala | totalt antal | summa sida | delsumma exkl moms | totalt belopp | att utbetala | utbetalas | summa arbete | summa material | momsspecifikation | totalt antal varor | skattereduktion | rot avdrag`),
  carried: folded(
    'transport från föregående sida | överförs | transport till nästa sida | från föregående sida | överfört från föregående sida | överförs till nästa sida | ingående från föregående sida',
  ),
  payments: folded(
    'kontant | kort | växel | moms | avrundning | öresutjämning | mottaget | swish | bankkort | varav moms | antal varor | kontanter | kreditkort | betalkort | kontokort | presentkort | momssats | moms 25 | moms 12 | moms 6 | betalsätt | du sparade | öresavrundning | dricks | tillbaka | erhållet | kvitto nr | debiteras | antal artiklar',
  ),
  units: list(
    'st | tim | förp | styck | stk | kg | paket | pkt | kart | krt | kartong | låda | säck | rulle | rle | meter | lpm | lm | kvm | kbm | m2 | m3 | km | kwh | mwh | liter | ltr | ton | timme | timmar | tim. | dag | dagar | vecka | mån | månad | år | natt | nätter | pers | sats | burk | flaska | fl | dunk | hink | pall | kolli | ask | ggr | omg | klump | mil | fp | frp',
  ),
  columns: {
    position: folded('nr | rad | radnr | pos | rad nr | radnummer | löpnr'),
    articleNumber: folded(
      'artikelnummer | artikelnr | art nr | artnr | artikel nr | varunr | artikelkod | varunummer | produktkod | artkod | streckkod | beställningsnummer artikel | varukod | reservdelsnr | artikelnummer ean | rsk nr | e nr | lev artnr | tjänstekod',
    ),
    description: folded(
      'benämning | beskrivning | produkt | tjänst | text | specifikation | vara | varor | avser | produktnamn | artikelbenämning | benämning beskrivning | transaktion | produktbeskrivning | varubeskrivning | vara tjänst | varans benämning | beskrivning av vara | beskrivning av tjänst | benämning tjänst | artikelbeskrivning | artikelnamn | artikel benämning | artikeltext | tjänst beskrivning | produkt tjänst | arbete | arbetsbeskrivning | utfört arbete | åtgärd | faktura avser | händelse | transaktionstyp | transaktionstext | mottagare avsändare | rubrik | läkemedel | analys | undersökning | rätt | kostnadsslag | löneart | uppdrag | tjänster | detaljer | fakturatext | specifikation av tjänst | varubenämning | varunamn | produkter | innehåll | reservdel | moment | text beskrivning | avgiftstyp | behandling',
    ),
    quantity: folded(
      'antal | lev antal | kvantitet | mängd | timmar | förbrukning | st | levererat antal | levererat | best antal | antal timmar | antal st | kvant | beställt antal | beställt | levererad | antal enheter | antal dagar | antal nätter | antal personer | tim | vikt kg | vikt | förbrukning kwh | lev | restantal | levererad kvantitet | volym | antal förp | antal timmar tim',
    ),
    unit: folded('enhet | enh | förpackning | enhetskod | mått | mängdenhet | måttenhet | förp enhet'),
    unitPrice: folded(
      'pris | a pris | styckpris | st pris | enhetspris | pris st | pris enhet | pris per enhet | timpris | pris exkl moms | a pris exkl moms | pris kr | a pris sek | a pris kr | pris per st | pris per styck | pris per timme | pris tim | enhetspris exkl moms | enhetspris sek | enhets pris | pris sek | pris exkl | pris inkl moms | styck pris | nettopris | bruttopris | ordinarie pris | pris ex moms | kr st | kr enhet | kr tim | kr kwh | öre kwh | pris förp | timdebitering | a pris ex moms | listpris | utpris | cirkapris | pris per kg | jmf pris | timkostnad | pris per natt',
    ),
    discount: folded('rabatt | rab | rabatt % | rab % | rabatt kr | rab kr | rabatt sek | rabattsats | rabattbelopp | rab i %'),
    taxRate: folded('moms | moms % | momssats | % moms | moms i % | momskod | moms sats | momsats | mvs % | moms procent'),
    taxAmount: folded('momsbelopp | moms kr | moms sek | moms belopp | moms i kr | moms totalt | varav moms'),
    lineTotal: folded(
      'summa | belopp | total | totalt | radbelopp | radsumma | summa exkl moms | belopp kr | nettobelopp | totalpris | summa kr | belopp exkl moms | pris totalt | summa inkl moms | belopp sek | summa ex moms | summa exkl | summa inkl | belopp exkl | belopp inkl moms | belopp ex moms | total exkl moms | total inkl moms | totalt exkl moms | totalt inkl moms | totalt kr | total sek | totalt sek | radtotal | rad summa | nettosumma | nettobelopp sek | bruttobelopp | att betala | kostnad | totalpris exkl moms | pris total | totalbelopp | värde | belopp i kr | fakturabelopp | summa belopp | belopp exklusive moms | pris totalt kr | restbelopp',
    ),
    date: folded(
      'datum | bokföringsdag | bokföringsdatum | transaktionsdatum | valutadag | bokf datum | reskontradatum | bokföringsdatum valuta | dag | trans datum | transdatum | bokförd | reskontradag | köpdatum | inköpsdatum | affärsdag | utförd | leveransdatum | bokf dag | rtd',
    ),
    debit: folded('debet | uttag | uttag kr | belastat | utbetalning | utbetalningar | utgifter | debet kr | ut belopp | utgift'),
    credit: folded(
      'kredit | insättning | insättningar | insättning kr | insatt | inbetalning | inbetalningar | intäkter | inkomst | kredit kr | in belopp | inkomster',
    ),
    balance: folded('saldo | bokfört saldo | saldo kr | saldo sek | behållning | kontosaldo | saldo efter | ackumulerat saldo'),
  },
  columnQualifiers: folded('exkl | inkl | utan'),
  greetings: folded('hej | bästa | bäste | hej kära | bästa kund | bäste kund | hejsan | god dag | hej och tack'),
  titlesOfPersons: folded('herr | fru'),
  signing: folded('underskrift | namnteckning'),
  salutations: folded('herr | fru | till | herrn | fr | kund | att | c o | för kännedom'),
  saidOfNames: list('är ett | är en'),
  yourWords: folded('ert | ditt | din'),
  periodJoiners: list('till | t.o.m.'),
  periodWords: folded('perioden | period | från'),
  datedOn: list('den'),
  datedOnAlone: list('den'),
  remarks: folded(
    'anmärkning | anmärkningar | obs | källa | tabell | meddelande | anteckningar | övrigt | övrig information | notering | noteringar | observera | villkor och information | fakturatext information | meddelande till kund | info | upplysningar | allmänna villkor | leveransvillkor',
  ),
  captions: list('tabell | figur | källa | tab | fig | bild | diagram | bilaga'),
  notes: list('källa | anm | noter | obs | anmärkning | observera'),
  openEnds: list('och | av | för | till | med | på | från | eller | samt | som | inkl | exkl | vid | hos | under'),
  streets: folded(
    'gatan | gata | vägen | väg | box | torg | torget | gränd | allé | esplanaden | gården | backe | stig | leden | kajen | hamnen | stranden',
  ),
  streetEndings: folded(
    'gatan | gata | vagen | torget | stigen | backen | grand | esplanaden | alle | leden | garden | kajen | platsen | hamnen',
  ),
  replyMarks: list('sv | vb'),
  legalForms: folded(
    'ab | hb | kb | aktiebolag | handelsbolag | publ | enskild firma | ekonomisk förening | ek för | ideell förening | kommanditbolag | stiftelse | bostadsrättsförening | brf | filial | förening | kommun',
  ),
  countries: folded('sverige | norge | danmark | finland | tyskland | sverige se | storbritannien | usa | polen'),
  contacts: folded(
    'tel | telefon | mobil | e post | org nr | orgnr | bankgiro | plusgiro | momsreg | momsregnr | säte | f skatt | godkänd för f skatt | tfn | e postadress | hemsida | webbplats | organisationsnummer | innehar f skattsedel | innehar f skattebevis | vat nr | besöksadress | postadress | kundtjänst | bolagets säte | styrelsens säte | swish | momsregistreringsnummer | bic',
  ),
  bankWords: folded(
    'bankgiro | plusgiro | clearing | bankgirot | handelsbanken | swedbank | nordea | plusgirot | skandinaviska enskilda banken',
  ),
  confirmationMarks: folded('bekräftelse | erkännande | bekräfta'),
  copyMarks: list(
    'original | kopia | kundkopia | kundens ex | butikens ex | kundkvitto | dubblett | original till kund | kopia till kund | kundens kvitto | kundens exemplar | säljarens ex | arkivkopia | fakturakopia | kvitto kopia | spara kvittot | ej kvitto | butikens kvitto | kortinnehavarens ex',
  ),
  tillWords: folded(
    'kassa | kassor | kassorska | bord | kvittonr | du betjanades av | kontrollenhet | kortkop | dricks | kvitto nr | tack för besöket | välkommen åter | kassanr | kassa nr | expedit | öppet köp | kontaktlös | kontaktlöst | köp kort | servitris | servitör | personligt kort | kontaktlös betalning | ditt kvitto | bordsnr | butiksnr | säljare nr | kassalinje | spara kvittot | tabellkvitto',
  ),
  missing: list('saknas | ingen | ej'),
  phoneWords: folded('telefon | tfn | mobil | växel'),
  codeWords: folded('tel | telefon | tfn | fax | org nr | mobil'),
  registerNumbers: folded('org nr | organisationsnummer'),
  registers: folded('bolagsverket'),
  leadingLegalForms: folded('aktiebolaget | ab | brf | stiftelsen | bostadsrättsföreningen | advokatfirman'),
  payWords: folded(
    'bruttolön | nettolön | månadslön | grundlön | timlön | preliminär skatt | prel skatt | skatteavdrag | skattetabell | semesterdagar | semesterlön | semesterersättning | övertid | övertidsersättning | ob tillägg | sjukavdrag | sjuklön | karensavdrag | traktamente | utbetalas | att utbetala | utbetalt belopp | arbetsgivaravgift | bruttolöneavdrag | löneart | ackumulerad lön | förmånsvärde | friskvårdsbidrag | fackavgift | kommunalskatt | tjänstepension | sparade semesterdagar',
  ),
  currencyUnits: { SEK: list('kronor') },
  eachWords: list('pris'),
};
