import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Slovak. */
export const SLOVAK: LanguageLexicon = {
  code: 'sk',
  latinModel: 'slk',
  sisterOf: 'cs',
  letters: 'áäčďéíĺľňóôŕšťúýž',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords: list(
    'je | sa | alebo | pre | pri | dňa | číslo | suma | faktúra | dph | spolu | splatnosti | bol | sú | nie | ako | vás | ktory | podla | nasej | vasej | prosime | dakujeme | dodavatel | odberatel | cena | mnozstvo | datum | objednavka | vystavenia | dodania | uhradit | ktore | tovar | sluzby | strana | zakaznik | mesiac | podnik | sidlo | zapisany | zapisana | mieste | zostatok',
  ),
  dates: { months: { 5: list('máj') } },
  numberWords: folded('číslo | č | čís'),
  labels: {
    invoiceNumber: {
      strong: folded(`n faktúry | faktúra n | faktúra daňový doklad n | n dokladu | doklad n | dobropis n | n dobropisu | zálohová faktúra n
        | proforma faktúra n | n daňového dokladu | bloček n | pokladničný doklad n | opravná faktúra n | poradové číslo faktúry | n faktúry variabilný symbol | faktúra n dokladu | evidenčné číslo faktúry | evidenčné n | faktúra variabilný symbol | vyúčtovacia faktúra n | n vyúčtovacej faktúry | n proforma faktúry | n zálohovej faktúry | n účtenky | účtenka n | n pokladničného dokladu | príjmový doklad n | potvrdenka n | n potvrdenky | zjednodušená faktúra n | n ponuky | ponuka n | cenová ponuka n | n cenovej ponuky | n upomienky | ťarchopis n | n ťarchopisu | n opravnej faktúry | vyúčtovanie n | n vyúčtovania | poradové n | príjmový pokladničný doklad n | n výpisu | výpis n | n protokolu | n žiadanky | n bločku | uid dokladu | daňový doklad n | n výdavkového dokladu | č fa | fa č | bločok n`),
      weak: folded('faktúra'),
    },
    issueDate: {
      strong: folded(
        'dátum vystavenia | dátum vyhotovenia | vystavené dňa | dátum faktúry | vyhotovené | vyhotovené dňa | deň vystavenia | vystavené | dátum vystavenia faktúry | dátum vystavenia dokladu | dátum dokladu | deň vyhotovenia | dátum vyhotovenia faktúry | vystavené v dňa | miesto a dátum vystavenia | faktúra zo dňa | dátum ponuky | dátum výpisu | dátum a čas vystavenia | dátum a čas | dátum predaja | dátum nákupu | dátum vyhotovenia dokladu | dátum vydania | dátum nálezu | dátum správy | dátum vystavenia ponuky | dátum a miesto vystavenia | vydané dňa | dátum dobropisu | dátum vystavenia opravnej faktúry | vytvorené dňa | dňa vystavenia | miesto a dátum',
      ),
      weak: folded('dátum | dňa | zo dňa'),
    },
    dueDate: {
      strong: folded(
        'dátum splatnosti | splatnosť | splatné dňa | deň splatnosti | splatné do | uhraďte do | lehota splatnosti | splatnosť faktúry | dátum splatnosti faktúry | dátum úhrady | termín úhrady | termín splatnosti | uhradiť do | zaplatiť do | prosíme uhradiť do | splatné | zaplaťte do | prosíme uhraďte do | dátum platby | lehota na úhradu | platba do | deň splatnosti faktúry | najneskôr do | termín platby | inkaso dňa',
      ),
    },
    deliveryDate: {
      strong: folded(`dátum dodania | deň dodania | dátum dodania tovaru alebo služby | dátum zdaniteľného plnenia | dátum dodania tovaru
        | dátum dodania služby | termín dodania | dátum plnenia | dátum expedície | vznik daňovej povinnosti | dátum dodania tovaru služby | dátum dodania služieb | deň dodania tovaru | deň dodania služby | dátum uskutočnenia zdaniteľného plnenia | dátum uskutočnenia dodania | dátum odoslania | dátum dodania alebo prijatia platby | dátum vzniku daňovej povinnosti | dátum prijatia platby | dátum nakládky | dátum vykládky | dodané dňa | požadovaný termín dodania | dátum prevzatia | dodacia lehota | dátum realizácie | dátum vykonania | dátum zdaniteľného obchodu | dátum odovzdania | dátum vykonania služby | dátum dodávky | deň dodávky | termín dodávky`),
    },
    orderNumber: {
      strong: folded(
        'n objednávky | objednávka n | vaša objednávka | vaša objednávka n | n zákazky | zákazka n | číslo vašej objednávky | číslo objednávky odberateľa | objednávka zákazníka | objednávka odberateľa n | obj n | n obj | objednávka zo dňa | na základe objednávky n | interná objednávka n | n zákazky dodávateľa | zákazkové číslo | n internetovej objednávky | vaša obj | n zákazkového listu | zákazkový list n | id objednávky | podľa objednávky n | naša objednávka n',
      ),
      weak: folded('objednávka'),
    },
    contractNumber: {
      strong: folded(
        'n zmluvy | zmluva n | nájomná zmluva n | n poistnej zmluvy | poistná zmluva n | podľa zmluvy n | rámcová zmluva n | n rámcovej zmluvy | zmluvný účet | n zmluvného účtu | n projektu | kód projektu | číslo poistky | n poistky | úverová zmluva n | n zmluvy o dodávke',
      ),
      weak: folded('zmluva'),
    },
    customerNumber: {
      strong: folded(
        'zákaznícke číslo | n zákazníka | n odberateľa | id zákazníka | zákazník n | odberateľ n | kód zákazníka | kód odberateľa | id odberateľa | číslo odberného miesta | odberné miesto n | eic kód | kód odberného miesta | klientske číslo | číslo klienta | číslo člena | číslo pacienta | číslo účastníka | n partnera | číslo obchodného partnera | id klienta | registračné číslo zákazníka | evidenčné číslo odberateľa | n odberného miesta | číslo om | variabilné číslo odberateľa',
      ),
    },
    sellerVatId: {
      strong: folded(
        'ič dph | dič | ič dph dodávateľa | ič pre daň | ič dph predávajúceho | dič dodávateľa | daňové identifikačné číslo | ič dph sk | identifikačné číslo pre dph | ič pre dph | dič predávajúceho | ič dph n',
      ),
    },
    buyerVatId: {
      strong: folded(
        'ič dph odberateľa | dič odberateľa | ič dph zákazníka | ič dph kupujúceho | ič dph objednávateľa | dič kupujúceho | dič zákazníka | vaše ič dph | dič objednávateľa | ič dph príjemcu',
      ),
    },
    currency: { strong: folded('mena | mena faktúry | mena dokladu | mena účtu') },
    lineTotal: {
      strong: folded('súčet položiek | medzisúčet položiek | spolu za položky | suma položiek | spolu položky | cena položiek'),
      weak: folded('medzisúčet'),
    },
    netTotal: {
      strong:
        folded(`spolu bez dph | celkom bez dph | základ dane | základ dph | suma bez dph | cena bez dph spolu | medzisúčet bez dph | základ dane spolu
        | cena spolu bez dph | celková suma bez dph | súčet bez dph | suma spolu bez dph | základ dane celkom | základ dane pre dph | spolu základ dane | spolu základ | základ spolu | celkom základ dane | cena celkom bez dph | celková cena bez dph | hodnota bez dph | čiastka bez dph | celková hodnota bez dph | medzisúčet základ dane | zdaniteľný základ | spolu bez dane | cena bez dane | spolu netto | základ 23% | základ 20% | základ dane 20% | základ dane 23% | základ dph spolu | celkom bez dane | suma základu dane`),
      weak: folded('bez dph | základ'),
    },
    taxTotal: {
      strong: folded(
        'dph spolu | výška dph | suma dph | spolu dph | celkom dph | výška dane | daň z pridanej hodnoty | dph celkom | z toho dph | daň spolu | celková dph | čiastka dph | hodnota dph | spolu daň | výška dane spolu | suma dane | celková suma dph | dph eur | dph spolu eur | daň celkom',
      ),
      weak: folded('dph | daň'),
    },
    grossTotal: {
      strong:
        folded(`k vrateniu | celkom k vrateniu | suma na vratenie | dobropisovana suma | na vratenie | spolu k úhrade | celkom k úhrade | spolu s dph | celkom s dph | celková suma | celková suma s dph | celková cena | suma s dph
        | spolu na úhradu | celkom na úhradu | fakturovaná suma | suma celkom | celková čiastka | cena spolu s dph | celkom eur | spolu eur | celková cena s dph
        | celková suma k úhrade | celkom k platbe | celková suma faktúry | suma faktúry | faktúra spolu | spolu k platbe | cena celkom s dph | cena spolu | celkom vrátane dph | spolu vrátane dph | suma vrátane dph | suma spolu | suma spolu s dph | spolu s daňou | celková hodnota | čiastka celkom | čiastka s dph | celkom na úhradu eur | spolu na úhradu eur | spolu k úhrade eur | hodnota s dph | celková fakturovaná suma | cena s dph | spolu cena s dph | celková cena objednávky | suma objednávky | cena objednávky | cena celkom | celková cena vrátane dph | k úhrade spolu | k úhrade celkom | suma na úhradu celkom | celkové náklady | celková cena ponuky | spolu za faktúru | spolu brutto | na úhradu spolu | celková platba | celkom zaplatené | cena ponuky spolu`),
      weak: folded('spolu | celkom | suma'),
    },
    paid: {
      strong: folded(
        'uhradene zalohou | odpocet zalohy | uhradené | zaplatené | uhradené zálohy | uhradené preddavky | preddavky | prijaté preddavky | zaplatené preddavkom | záloha | uhradené preddavkom | uhradené zálohovou faktúrou | uhradená záloha | už uhradené | už zaplatené | zaplatená záloha | zaplatené zálohy | odpočet preddavku | odpočet zálohovej faktúry | odpočet záloh | zaplatené v hotovosti | zaplatené kartou | prijatá platba | prijaté platby | uhradená suma | doteraz uhradené | preddavok | zaplatené vopred | depozit | prijatý preddavok | uhradené spolu | zaplatená suma | uhradené zálohami | zaplatené preddavky',
      ),
    },
    amountDue: {
      strong: folded(
        'k úhrade | na úhradu | suma na úhradu | suma k úhrade | zostáva uhradiť | ostáva uhradiť | zostatok na úhradu | nedoplatok | zostáva k úhrade | zostáva na úhradu | zostatok k úhrade | doplatok | zostáva zaplatiť | ostáva zaplatiť | suma na zaplatenie | k zaplateniu | na zaplatenie | treba uhradiť | dlžná suma | dlžná čiastka | neuhradená suma | neuhradený zostatok | výška nedoplatku | nedoplatok na úhradu | rozdiel k úhrade | preplatok nedoplatok | čiastka k úhrade | čiastka na úhradu | k úhrade eur | na úhradu eur',
      ),
    },
    sellerName: {
      strong: folded(
        'dodávateľ | predávajúci | poskytovateľ | zhotoviteľ | vystavil | predajca | dodávateľ služby | poskytovateľ služby | poskytovateľ služieb | názov dodávateľa | prenajímateľ | poisťovňa | poisťovateľ | prepravca | údaje o dodávateľovi | faktúru vystavil | zamestnávateľ | obchodník | dopravca | odosielateľ faktúry | predávajúci dodávateľ | realizátor',
      ),
    },
    buyerName: {
      strong: folded(
        'odberateľ | kupujúci | objednávateľ | zákazník | fakturačná adresa | platiteľ | odberateľ zákazník | príjemca faktúry | názov odberateľa | meno zákazníka | údaje o odberateľovi | údaje o zákazníkovi | nájomca | poistník | poistený | klient | pacient | meno pacienta | abonent | účastník | fakturované pre | faktúra pre | fakturujeme vám | kupujúci odberateľ | príjemca služby | hosť | meno hosťa | platca | nájomník | odoberateľ | užívateľ | žiak | názov zákazníka | meno a priezvisko zákazníka | vlastník vozidla',
      ),
      weak: folded('príjemca'),
    },
    shipTo: {
      strong: folded(
        'dodacia adresa | miesto dodania | adresa dodania | konečný príjemca | miesto určenia | adresa doručenia | doručovacia adresa | miesto doručenia | adresa pre doručenie | príjemca tovaru | miesto vykládky | prijímateľ tovaru | konečný odberateľ | miesto prevzatia | miesto plnenia | miesto montáže | dodať na adresu | doručiť na adresu',
      ),
    },
    period: {
      strong: folded(
        'fakturačné obdobie | zúčtovacie obdobie | obdobie | za obdobie | fakturované obdobie | zúčtovacie obdobie od do | fakturované obdobie od do | za mesiac | obdobie výpisu | účtované obdobie | obdobie dodávky | obdobie poistenia | poistné obdobie | obdobie nájmu | v období | obdobie od do | termín pobytu | obdobie pobytu | mesiac rok',
      ),
    },
    periodFrom: {
      strong: folded('obdobie od | začiatok obdobia | príchod | dátum príchodu | platnosť od | začiatok poistenia | dátum nástupu'),
    },
    periodTo: { strong: folded('obdobie do | koniec obdobia | odchod | dátum odchodu | platnosť do | koniec poistenia | platí do') },
    openingBalance: {
      weak: folded(
        'zostatok k | zostatok ku dňu | zostatok ku | stav účtu k | stav účtu ku dňu | zostatok na účte k | stav pokladne k | zostatok úveru k',
      ),
      strong: folded(
        'počiatočný zostatok | predchádzajúci zostatok | začiatočný zostatok | počiatočný stav | zostatok na začiatku | zostatok na začiatku obdobia | predošlý zostatok | starý zostatok | zostatok z predchádzajúceho obdobia | východiskový zostatok | začiatočný stav | pôvodný zostatok',
      ),
    },
    closingBalance: {
      weak: folded('zostatok k | zostatok ku | stav účtu k | stav účtu ku dňu | zostatok na účte k | stav pokladne k | zostatok úveru k'),
      strong: folded(
        'konečný zostatok | nový zostatok | konečný stav | zostatok na konci | zostatok na konci obdobia | aktuálny zostatok | zostatok účtu | disponibilný zostatok | konečný zostatok účtu | zostatok ku dňu | koncový zostatok',
      ),
    },
    accountNumber: {
      strong: folded(
        'cislo karty | c karty | číslo účtu | bankový účet | č účtu | účet číslo | číslo bankového účtu | účet príjemcu | bankové spojenie iban | účet dodávateľa | bežný účet | sporiaci účet | číslo bežného účtu | iban príjemcu | účet v banke | bankový účet n | účet n | n účtu banka | n účtu dodávateľa',
      ),
      weak: folded('č ú'),
    },
    accountHolder: {
      strong: folded(
        'majiteľ účtu | názov účtu | majiteľ bankového účtu | meno majiteľa účtu | vlastník účtu | držiteľ účtu | názov účtu majiteľa',
      ),
    },
    branchCode: { strong: folded('kód banky') },
    paymentTerms: {
      strong: folded(
        'forma úhrady | spôsob úhrady | spôsob platby | platobné podmienky | podmienky platby | spôsob platenia | forma platby | druh platby | typ platby | platba | úhrada | spôsob a termín úhrady | platobná podmienka',
      ),
    },
    printDate: { strong: folded('dátum tlače | vytlačené | dátum a čas tlače | vytlačené dňa | čas tlače') },
    orderDate: {
      strong: folded('dátum objednávky | objednané dňa | objednávka dátum | dátum vašej objednávky | dátum prijatia objednávky'),
    },
    accountExecutive: {
      strong: folded(
        'pokladník | vystavil meno | pokladníčka | predavač | predavačka | obsluha | čašník | obsluhoval vás | fakturoval | faktúru vyhotovil',
      ),
    },
    phone: {
      strong: folded(
        'telefón | tel | mobil | telefónne číslo | tel č | mob | kontaktný telefón | tel fax | telefón fax | mobilný telefón | infolinka | zákaznícka linka',
      ),
    },
    bankName: { strong: folded('banka | názov banky | bankové spojenie | banka dodávateľa | banka príjemcu | peňažný ústav') },
    sellerRegistrationNumber: {
      strong: folded(
        'ičo | ič | ičo dodávateľa | identifikačné číslo organizácie | identifikačné číslo | ičo predávajúceho | n zápisu | vložka číslo | oddiel vložka | reg č',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'dodací list n | n dodacieho listu | dodací list | dodacie listy | podľa dodacieho listu n | dl n | n prepravného listu | prepravný list n | nákladný list n | číslo zásielky | n príjemky | n výdajky | výdajka n | príjemka n | číslo nákladného listu',
      ),
    },
    contact: {
      strong: folded(
        'kontaktná osoba | vybavuje | kontakt | kontaktná osoba odberateľa | vypracoval | zodpovedná osoba | referent | spracoval | obchodný zástupca | kontaktné údaje | osoba zodpovedná za vystavenie | vybavuje tel | projektový manažér',
      ),
    },
    discountTotal: {
      strong: folded(
        'zľava | zľava spolu | celková zľava | zľava celkom | výška zľavy | suma zľavy | poskytnutá zľava | zľava z ceny | množstevná zľava | rabat | zľavy spolu | ušetrili ste | spolu zľava | hodnota zľavy | skonto',
      ),
    },
    chargeTotal: {
      strong: folded(
        'doprava | poštovné | poštovné a balné | prepravné | balné | dopravné | balné a poštovné | náklady na dopravu | cena dopravy | manipulačný poplatok | doručenie | poplatok za doručenie | poplatok za dopravu | dobierka | dobierkové | poplatok za upomienku | úrok z omeškania | recyklačný poplatok | záloha za obal | zálohované obaly | miestny poplatok | servisný poplatok | poplatky spolu | prepravné náklady | daň z ubytovania | miestna daň | prepitné | obsluha spolu',
      ),
    },
    roundingAmount: {
      strong: folded(
        'zaokrúhlenie | zaokrúhlenie celkom | centové vyrovnanie | halierové vyrovnanie | zaokrúhlené | rozdiel zaokrúhlenia | zaokrúhlenie sumy',
      ),
    },
    cashTendered: {
      strong: folded(
        'hotovosť | prijaté | v hotovosti | platobná karta | prijatá hotovosť | hotovosť eur | platba v hotovosti | platba kartou | platené kartou | platené v hotovosti | kartou | stravné lístky | gastrolístky | bankovou kartou | zaplatené hotovosť | karta | hotovosť v eur',
      ),
    },
    change: { strong: folded('výdavok | vydané | vrátené | vydať | výdavok v hotovosti | vrátiť | vydané v hotovosti') },
    associatedInvoiceNumber: {
      strong: folded(
        'k faktúre n | pôvodná faktúra n | číslo pôvodnej faktúry | k dokladu n | pôvodný doklad n | opravuje faktúru n | súvisiaca faktúra n | vzťahuje sa k faktúre n | dobropis k faktúre n | faktúra ktorá sa opravuje | k daňovému dokladu n',
      ),
    },
    page: { strong: folded('strana | str | strana n | list n') },
    postBox: { strong: folded('poštový priečinok | p o box') },
    name: {
      strong: folded('meno a priezvisko | priezvisko a meno | názov firmy | obchodné meno | názov spoločnosti | titul meno priezvisko'),
    },
    salesOffice: { strong: folded('prevádzka | prevádzkareň | pobočka | predajňa') },
    originalDate: { strong: folded('dátum originálu') },
    contractDate: { strong: folded('dátum zmluvy | zmluva zo dňa | dátum uzavretia zmluvy') },
    deliveryNoteDate: { strong: folded('dátum dodacieho listu') },
    associatedInvoiceDate: { strong: folded('dátum pôvodnej faktúry | dátum pôvodného dokladu') },
    withholdingTax: { strong: folded('zrážková daň | preddavok na daň | daň z príjmu') },
    totalQuantity: {
      strong: folded(
        'celkové množstvo | počet položiek | množstvo spolu | spolu kusov | celkový počet kusov | počet kusov spolu | položiek spolu',
      ),
    },
    ourReference: { strong: folded('naša značka | naša referencia | naše číslo | číslo spisu | spisová značka') },
    yourReference: {
      strong: folded(
        'variabilný symbol | vs | var symbol | vaša značka | vaša referencia | variabil symbol | váš list značky | referencia platby | referenčné číslo | vaše číslo',
      ),
    },
    website: { strong: folded('webová stránka | internetová stránka | web stránka') },
    email: { strong: folded('e mailová adresa | elektronická pošta') },
    bic: { strong: folded('swift kód | bic kód | swift banky | kód swift | kód bic') },
    shipFrom: { strong: folded('miesto nakládky | odosielateľ tovaru | miesto odoslania | sklad výdaja | adresa nakládky') },
    iban: { strong: folded('iban účtu | iban dodávateľa | účet iban | n účtu v tvare iban | n účtu iban') },
  },
  labelFillers: folded('dph | č | číslo | zo | dňa | bez | vrátane | s'),
  netWords: folded('bez'),
  grossWords: folded('vrátane | s dph'),
  titles: {
    Letter: folded(
      'upomienka | výzva na úhradu | upomienka č | predžalobná výzva | predžalobná upomienka | výzva na zaplatenie | oznámenie | sprievodný list | pokus o zmier | pozvánka | odstúpenie od zmluvy | výpoveď zmluvy | oznámenie o zmene | pripomienka platby',
    ),
    Table: folded(
      'výsledková listina | rozvrh hodín | cestovný poriadok | inventúrny súpis | rozpis služieb | inventúrny zoznam | plán zmien | rozpis zmien | kalendár vývozu | stav zásob | zoznam účastníkov | kusovník | štartová listina | tabuľka výsledkov | evidencia majetku | skladová karta',
    ),
    'Credit Note': folded(
      'ťarchopis | opravný doklad | dobropis | opravná faktúra | dobropis č | opravná faktúra dobropis | dobropis k faktúre | opravná faktúra č | storno doklad | vrátenie tovaru dobropis | oprava základu dane',
    ),
    Invoice: folded(
      'faktúra za služby | vyúčtovanie energií | predpis platieb | ročné vyúčtovanie | konečná faktúra | faktúra | faktúra daňový doklad | zálohová faktúra | proforma faktúra | predfaktúra | vyúčtovacia faktúra | vyúčtovanie | faktúra č | faktúra číslo | faktúra za dodávku | faktúra za elektrinu | faktúra za plyn | faktúra za vodu | faktúra za teplo | faktúra za telekomunikačné služby | faktúra za nájom | faktúra za prepravu | zjednodušená faktúra | splátkový kalendár | vyúčtovanie nákladov | zúčtovacia faktúra | vyúčtovacia faktúra za elektrinu | zálohový list | zálohová platba | súhrnná faktúra | mesačná faktúra | čiastková faktúra | predfaktúra č | elektronická faktúra | vyúčtovanie č | faktúra za služby č | poplatok za komunálny odpad | platobný výmer | predpis poistného | preddavková faktúra | šekový doklad | vyúčtovanie služieb | ostrá faktúra',
    ),
    Receipt: folded(
      'príjmový doklad | výdavkový pokladničný doklad | účtenka | potvrdenie o platbe | bloček | pokladničný doklad | pokladničný blok | príjmový pokladničný doklad | potvrdenka | pokladničná účtenka | pokladničný bloček | účtenka z pokladne | potvrdenie o zaplatení | potvrdenie o úhrade | príjmový pokladničný doklad č | pokladničný príjmový doklad | parkovací lístok | doklad o zaplatení | potvrdenka o platbe | doklad o nákupe | nedaňový doklad | kópia dokladu o platbe | doklad o platbe kartou | potvrdenie o prijatí platby | potvrdenka z terminálu',
    ),
    'Bank Statement': folded(
      'výpis z účtu | bankový výpis | výpis | výpis z bankového účtu | mesačný výpis | výpis č | výpis číslo | výpis z účtu číslo | výpis z kreditnej karty | prehľad transakcií | prehľad pohybov | pohyby na účte | zoznam transakcií | výpis z kreditného účtu | výpis pohybov na účte | zoznam pohybov',
    ),
    'Purchase Order': folded(
      'objednávka tovaru | záväzná objednávka | objednávkový list | zákazkový list | objednávka | potvrdenie objednávky | objednávka č | objednávka číslo | nákupná objednávka | potvrdenie vašej objednávky | objednávka služieb | objednávkový formulár | pracovná zákazka | zákazkový list č | prepravná objednávka | objednávka prepravy | potvrdenie o objednávke',
    ),
    Quote: folded(
      'rozpočet | kalkulácia ceny | ponuka na dodávku | predbežná cena | ponuka | cenová ponuka | ponuka č | cenová ponuka č | cenová kalkulácia | kalkulácia | predbežná kalkulácia | cenový návrh | výkaz výmer | obchodná ponuka | nezáväzná ponuka | cenový odhad | rozpočet stavby | krycí list rozpočtu | návrh ceny | ponukový list',
    ),
    'Delivery Note': folded(
      'príjemka | výdajka | preberací protokol | odovzdávací protokol | nákladný list | prepravný list | vážny lístok | dodací list | baliaci list | dodací list č | dodací list číslo | expedičný list | medzinárodný nákladný list | cmr nákladný list | vážny list | prijímací list | prevodka | skladová príjemka | skladová výdajka | preberací list | dodací a preberací protokol | potvrdenie o prevzatí | baliaci zoznam | zoznam balenia | odovzdávací a preberací protokol | vrátenka | sprievodný list k zásielke | colné vyhlásenie',
    ),
    'Price List': folded(
      'cenník služieb | sadzobník | sadzobník poplatkov | jedálny lístok | nápojový lístok | cenník | cenník č | cenník výrobkov | cenník prác | denné menu | vínna karta | ponuka jedál | cenník tovaru | platný cenník | veľkoobchodný cenník | maloobchodný cenník | cenník poplatkov',
    ),
    Report: folded(
      'zápisnica | protokol | protokol o skúške | laboratórny nález | lekárska správa | súvaha | výkaz ziskov a strát | vysvedčenie | revízna správa | správa | výročná správa | prehľad | zápisnica zo zasadnutia | zápisnica zo stretnutia | zápis z porady | výsledky vyšetrenia | výsledky laboratórnych vyšetrení | prepúšťacia správa | finančná správa | účtovná závierka | mesačná správa | mesačný prehľad | prehľad predaja | pokladničná kniha | denná uzávierka | protokol o meraní | skúšobný protokol | stavebný denník | znalecký posudok | servisný protokol | protokol o kontrole | certifikát kvality | hodnotiaca správa | výsledok vyšetrenia | správa o činnosti | hodnotenie žiaka',
    ),
    Form: folded(
      'výkaz práce | dochádzka | cestovný príkaz | splnomocnenie | daňové priznanie | prezenčná listina | formulár | žiadosť | prihláška | dotazník | formulár žiadosti | žiadosť o | žiadosť o dovolenku | žiadosť o vrátenie | prihlasovací formulár | hlásenie | hlásenie škody | oznámenie škodovej udalosti | reklamačný list | reklamačný protokol | reklamačný formulár | objednávkový formulár člena | čestné vyhlásenie | vyhlásenie | súhlas so spracovaním | kniha jázd | evidencia dochádzky | evidencia pracovného času | vyúčtovanie pracovnej cesty | záručný list | kontrolný zoznam | návratka | vstupný dotazník | evidenčný list | zápisný lístok | návrh na vklad | výkaz odpracovaných hodín | pracovný výkaz | servisný list | montážny list',
    ),
    Other: folded(
      'nájomná zmluva | pracovná zmluva | poistná zmluva | kúpna zmluva | lekársky predpis | výplatná páska | výplatná páska za | výplatný lístok | mzdový list | zmluva o dielo | zmluva o nájme | zmluva o poskytovaní služieb | dohoda o vykonaní práce | potvrdenie o poistení | cestovný lístok | vstupenka | rodný list | potvrdenie o príjme',
    ),
  },
  creditMarks: folded('dobropis | opravn'),
  invoiceMarks: folded('faktur'),
  totals:
    folded(`spolu | celkom | súčet | medzisúčet | celková suma | k úhrade | na úhradu | základ dane | zaokrúhlenie | počiatočný zostatok
    | konečný zostatok | nový zostatok | celková cena | spolu k úhrade | spolu bez dph | spolu s dph | celkom bez dph | celkom s dph | suma bez dph | suma dph | suma s dph | spolu základ | spolu dph | základ dane spolu | celková cena bez dph | celková cena s dph | celkom eur | spolu eur | cena spolu | cena celkom | suma spolu | zľava spolu | zľava celkom | doplatok | nedoplatok | preplatok | zostáva uhradiť | výška dph | dph spolu | predchádzajúci zostatok | obraty spolu | obraty celkom | spolu debet | spolu kredit | príjmy spolu | výdavky spolu | spolu za stranu | suma celkom | celkové množstvo | počet položiek | rekapitulácia | rekapitulácia dph | rozpis dph | k výplate | čistá mzda | hrubá mzda | úhrn | medzisúčet bez dph`),
  carried: folded(
    'z prevodu | prenos z predchádzajúcej strany | prevod na ďalšiu stranu | prenos na ďalšiu stranu | prenesené | prevod z predchádzajúcej strany | z predchádzajúcej strany | na prevod',
  ),
  payments: folded(
    'hotovosť | kartou | platba | výdavok | dph | zaokrúhlenie | základ | platobná karta | bankovou kartou | v hotovosti | prijaté | vydané | vrátené | dph 20 | dph 23 | dph 19 | dph 5 | sadzba dph | základ dane | spôsob platby | zaplatené | počet položiek | gastrolístky | stravné lístky | okp | uid | hotovosť eur | daň | rozpis dph | platba kartou',
  ),
  units: list(
    'ks | m2 | hod | kpl | ks. | kus | kusov | bal | balenie | sada | súbor | kompl | komplet | krab | krabica | hod. | hodina | hodín | deň | dní | mes | mesiac | noci | m3 | bm | km | kwh | mwh | pár | fľaša | vrece | kart | paleta | kg | os | osoba | porcia | kt | súpr',
  ),
  columns: {
    position: folded('por č | p č | poradie | riadok | č | poradové číslo | položka č | riadok č | pč'),
    articleNumber: folded(
      'kód | katalógové číslo | kat č | kód tovaru | číslo položky | číslo tovaru | kód produktu | č tovaru | kód výrobku | katalóg č | objednávacie číslo | artikel č | čiarový kód | číslo produktu | skladové číslo | označenie tovaru | kód služby | obj č',
    ),
    description: folded(
      'popis | názov | položka | predmet | predmet fakturácie | tovar | názov tovaru | názov položky | služba | označenie | popis položky | názov tovaru služby | predmet plnenia | popis tovaru | popis produktu | názov produktu | názov služby | názov výrobku | druh tovaru | druh služby | označenie dodávky | názov a popis | tovar služba | výrobok | popis prác | popis práce | popis plnenia | fakturujeme vám | účel platby | popis transakcie | popis operácie | informácia pre príjemcu | správa pre príjemcu | protistrana | typ transakcie | názov jedla | liek | názov lieku | vyšetrenie | názov vyšetrenia | činnosť | položka rozpočtu | názov materiálu | názov položky služby | popis dodávky | diel | názov dielu | úkon',
    ),
    quantity: folded(
      'množstvo | počet | ks | počet ks | spotreba | počet hodín | množ | počet kusov | dodané množstvo | objednané množstvo | dodané | objednané | počet jednotiek | počet dní | počet osôb | hmotnosť kg | spotreba kwh | hodiny | počet hod | množstvo mj | množstvo ks | výmera | netto kg',
    ),
    unit: folded('mj | m j | jednotka | jedn | merná jednotka | mer jedn | merná j | mer j | jedn mn | jednotka množstva'),
    unitPrice: folded(
      'cena | cena za mj | cena mj | jednotková cena | cena za jednotku | jedn cena | j cena | cena bez dph | cena ks | cena za ks | jednotková cena bez dph | jedn cena bez dph | cena kus | cena s dph | cena za ks bez dph | sadzba za hodinu | hodinová sadzba | cena za hodinu | cena j | predajná cena | j cena bez dph | cena mj eur | cena ks bez dph | cena za m j | cena za m2 | nákupná cena | cena za noc',
    ),
    discount: folded('zľava | zľava % | zľava v % | % zľavy | zľ % | výška zľavy | zľava eur'),
    taxRate: folded(
      'dph | dph % | % dph | sazba dph | sadzba dph | sadzba | sadzba dph % | sadzba dane | dph sadzba | % dane | daň % | sadz dph',
    ),
    taxAmount: folded('výška dph | suma dph | dph eur | dph spolu | daň eur | čiastka dph | hodnota dph | výška dane | dph suma'),
    lineTotal: folded(
      'spolu | celkom | spolu bez dph | spolu s dph | celkom s dph | celkom bez dph | suma | cena spolu | celková cena | hodnota | základ dane | spolu eur | cena spolu bez dph | cena spolu s dph | cena celkom | cena celkom bez dph | cena celkom s dph | spolu bez dph eur | spolu s dph eur | suma bez dph | suma s dph | celkom eur | čiastka | celková suma | celková cena bez dph | celková cena s dph | hodnota bez dph | netto spolu | spolu netto | cena za položku | suma spolu | spolu za položku | cena bez dph spolu',
    ),
    date: folded(
      'dátum | dátum zaúčtovania | dátum valuty | dátum transakcie | dátum pohybu | dátum operácie | dátum spracovania | dátum dokladu | dátum realizácie | deň zaúčtovania | deň valuty',
    ),
    debit: folded('má dať | výdaj | debet | na ťarchu | ťarcha | výdavky | odchádzajúce | debet eur | výber | odpísané | úbytok'),
    credit: folded('príjem | kredit | v prospech | prichádzajúce | pripísané | vklad | prírastok | prospech | kredit eur'),
    balance: folded('zostatok | zostatok účtu | konečný zostatok | zostatok eur | zostatok po transakcii | zostatok po operácii'),
  },
  columnQualifiers: folded('bez | vrátane'),
  greetings: folded(
    'vážení | vážený | vážená | dobrý deň | milí | milá | milý | vážený zákazník | vážení zákazníci | vážená pani | vážený pán | dobrý večer | pekný deň',
  ),
  titlesOfPersons: folded('pán | pani | ing | mgr | mudr'),
  signing: folded('podpis | pečiatka'),
  salutations: folded('pán | pani | firma | p | vážený zákazník | spoločnosť | odberateľ | k rukám | do rúk | pre'),
  yourWords: folded('váš | vaša | vaše | vášho | vám | vašich | vašom | vášmu'),
  periodJoiners: list('do'),
  periodWords: folded('obdobie | od | obdobia | za obdobie'),
  datedOn: list('dňa'),
  datedOnAlone: list('dňa'),
  remarks: folded(
    'poznámka | poznámky | pozn | zdroj | tabuľka | upozornenie | poznámka k faktúre | text na faktúre | upozornenie pre zákazníka | doplňujúce údaje | dodatočné informácie | informácie | vyjadrenie | dôležité | dodacie podmienky',
  ),
  notes: list('zdroj | poznámka | poznámky | pozn | vysvetlivky | legenda'),
  openEnds: list('zo | pre | pri | alebo | pod | nad | ako | ktorý | ktoré | aby'),
  streets: folded(
    'ulica | ul | námestie | nám | trieda | nábrežie | cesta | sídlisko | alej | bulvár | rad | poštový priečinok | štvrť | č d',
  ),
  legalForms: folded(
    'sro | as | vos | spol sro | spol | družstvo | živnostník | szčo | občianske združenie | akciová spoločnosť | živnosť',
  ),
  legalFormEndings: folded('spolsro | príspevkováorganizácia | akciováspoločnosť'),
  countries: folded(
    'slovensko | slovenská republika | česká republika | sr | čr | maďarsko | poľsko | rakúsko | nemecko | ukrajina | taliansko',
  ),
  contacts: folded(
    'tel | telefón | mobil | ičo | dič | ič dph | banka | účet | obchodný register | mob | e mailová adresa | okresný súd | oddiel sro | vložka | zapísaná v obchodnom registri | základné imanie | bankové spojenie | konateľ | webová stránka | zápis | živnostenský register | č účtu | infolinka',
  ),
  bankWords: folded('číslo účtu | bankové spojenie | bežný účet | kód banky | slovenská sporiteľňa | tatra banka | bankový účet'),
  confirmationMarks: list('potvrdenie | potvrdene'),
  copyMarks: list(
    'original | kopia | duplikat | opis | kopia pre zakaznika | originál pre odberateľa | originál | kópia | kópia pre odberateľa | odpis dokladu | pre zákazníka | pre odberateľa | kópia dokladu | pre účtovníctvo | exemplár pre odberateľa | 1 exemplár | 2 exemplár | duplikát | rovnopis',
  ),
  tillWords: folded(
    'pokladnik | pokladnica | stol | obsluhoval | okp | platobna karta | cislo dokladu pokladnice | pokladňa č | obsluhoval vás | čašník | čašníčka | predavač | číslo bloku | ďakujeme za nákup | ďakujeme za návštevu | bezkontaktne | e kasa | ekasa | kód pokladnice | stôl č | sprepitné | prepitné | hotovosť eur | prevádzka č',
  ),
  missing: list('bez | nie je'),
  phoneWords: folded('telefón | tel č | mob | mobil'),
  replyMarks: folded('odp'),
  codeWords: folded('tel | mob | ičo | dič'),
  registerNumbers: folded('ičo | vložka'),
  registers: folded('obchodný register | okresný súd | živnostenský register'),
  streetEndings: folded('ská cesta | ova ulica'),
  captions: list('tabuľka | obrázok | graf | zdroj'),
  writtenAt: list('V | Vo'),
  payWords: folded(
    'hrubá mzda | čistá mzda | základná mzda | tarifná mzda | zdravotné poistenie | sociálne poistenie | starobné poistenie | invalidné poistenie | nemocenské poistenie | poistenie v nezamestnanosti | nezdaniteľná časť | preddavok na daň | čiastkový základ dane | daňový bonus | k výplate | suma k výplate | odvody zamestnanca | odvody zamestnávateľa | dovolenka | náhrada mzdy | príplatky | prémie | odmeny | stravné | odpracované hodiny | zrážky | cena práce | superhrubá mzda',
  ),
};
