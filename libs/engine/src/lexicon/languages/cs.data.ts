import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Czech. */
export const CZECH: LanguageLexicon = {
  code: 'cs',
  latinModel: 'ces',
  letters: 'áčďéěíňóřšťúůýž',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords: list(
    'je | se | ve | nebo | pro | při | dne | číslo | částka | faktura | kč | dph | celkem | splatnosti | byl | jsou | není | ktera | ktery | podle | nasi | vasi | prosime | dekujeme | odberatel | dodavatel | cena | mnozstvi | datum | objednavka | vystaveni | zbozi | sluzby | strana | zakaznik | mesic | sidlo | zapsana | zapsan | soudu | zustatek | jako | jsme | neni | bude | take | pouze | vcetne',
  ),
  dates: { months: { 3: list('brez'), 5: list('kvet'), 9: list('sijna'), 10: list('rij'), 12: list('pros') } },
  numberWords: folded('číslo | č | čís'),
  labels: {
    invoiceNumber: {
      strong:
        folded(`n faktury | faktura n | faktura daňový doklad n | daňový doklad n | n daňového dokladu | n dokladu | doklad n | účtenka n
        | n účtenky | paragon n | dobropis n | n dobropisu | opravný daňový doklad n | zálohová faktura n | n zálohové faktury
        | proforma faktura n | evidenční n dokladu | ev n dokladu | evidenční n daňového dokladu | faktura dobropis n | vyúčtování n
        | n vyúčtování | pokladní doklad n | stvrzenka n | faktura variabilní symbol | číslo dokladu faktury | evidenční n | evidenční číslo dokladu | variabilní symbol faktury | konečná faktura n | n proforma faktury | n pokladního dokladu | zjednodušený daňový doklad n | n paragonu | příjmový pokladní doklad n | výdajový pokladní doklad n | n nabídky | nabídka n | cenová nabídka n | n cenové nabídky | n upomínky | n vrubopisu | vrubopis n | n opravného daňového dokladu | n stvrzenky | n vyúčtovací faktury | vyúčtovací faktura n | pořadové n dokladu | pořadové n | n výpisu | výpis n | n protokolu | protokol n | n žádanky | splátkový kalendář n | předpis n | storno faktury n | uctenka | ev č dokladu | evidenční číslo faktury | n opravného dokladu`),
      weak: folded('faktura | dobropis | daňový doklad'),
    },
    issueDate: {
      strong:
        folded(`datum vystavení | vystaveno | vystaveno dne | den vystavení | datum vystavení dokladu | datum vystavení faktury | datum faktury
        | dne vystaveno | datum vyhotovení | datum vystavení daňového dokladu | vystaveno v dne | místo a datum vystavení | faktura ze dne | datum nabídky | datum výpisu | datum a čas vystavení | datum a čas | datum prodeje | datum nákupu | datum dokladu | datum vydání | datum zprávy | datum nálezu | datum a místo vystavení | vydáno dne | datum dobropisu | datum vystavení nabídky | vytvořeno dne | vyhotoveno dne | vyhotoveno | datum zpracování dokladu | datum vystavení výpisu | datum odběru | místo a datum | dne vystavení`),
      weak: folded('datum | dne | ze dne'),
    },
    dueDate: {
      strong: folded(`datum splatnosti | splatnost | splatnost dne | den splatnosti | splatné dne | splatno | splatno dne | uhraďte do
        | zaplaťte do | uhradit do | datum splatnosti faktury | splatnost faktury | datum úhrady | termín úhrady | termín splatnosti | prosíme uhradit do | prosíme uhraďte do | zaplatit do | lhůta splatnosti | splatné do | datum platby | platba do | nejpozději do | termín platby | inkaso dne | inkaso proběhne dne | splatnost do | splatné | splatno do | uhradit nejpozději do | k úhradě do`),
    },
    deliveryDate: {
      strong:
        folded(`datum uskutečnění zdanitelného plnění | duzp | dat usk zdan plnění | den uskutečnění zdanitelného plnění | datum dodání
        | datum zdanitelného plnění | datum uskutečnění plnění | datum uskut zdan plnění | datum plnění | termín dodání | datum expedice | dodáno dne
        | požadovaný termín dodání | datum odeslání | datum usk zdan plnění | datum uskutečnění plnění nebo přijetí platby | den uskutečnění plnění | datum zdan plnění | datum přijetí platby | datum přijetí úplaty | den plnění | dodáno | datum dodávky | den dodání | datum nakládky | datum vykládky | datum předání | datum převzetí | datum provedení služby | datum realizace | dodací lhůta | datum dodání zboží | datum povinnosti přiznat daň | dppd | datum poskytnutí služby | datum doručení | předpokládané dodání | datum vyskladnění | datum zd plnění | termín dodávky | den povinnosti přiznat daň | zdanitelné plnění ze dne | datum uskut plnění | uskutečnění zdanitelného plnění`),
    },
    orderNumber: {
      strong:
        folded(`n objednávky | objednávka n | vaše objednávka | vaše objednávka n | n vaší objednávky | objednávka zákazníka | obj n | n obj
        | n zakázky | zakázka n | číslo objednávky odběratele | objednávka odběratele n | objednávka ze dne n | na základě objednávky n | interní objednávka n | zakázkové číslo | n internetové objednávky | vaše obj | n zakázkového listu | zakázkový list n | id objednávky | dle objednávky n | podle objednávky n | n výrobního příkazu | číslo nákupní objednávky | n kupní objednávky | naše objednávka n`),
      weak: folded('objednávka | zakázka'),
    },
    contractNumber: {
      strong: folded(
        'n smlouvy | smlouva n | nájemní smlouva n | n pojistné smlouvy | pojistná smlouva n | dle smlouvy n | podle smlouvy n | rámcová smlouva n | n rámcové smlouvy | smluvní účet | n smluvního účtu | n projektu | kód projektu | n pojistky | smlouva o dílo n | pojistka n | úvěrová smlouva n | smlouva o úvěru n | n smlouvy o dodávce',
      ),
      weak: folded('smlouva | eic opm'),
    },
    customerNumber: {
      strong: folded(
        'zák číslo | zák č | číslo zák | kód zák | zákaznické číslo | n zákazníka | zákazník n | číslo odběratele | id zákazníka | kód zákazníka | n odběratele | odběratel n | kód odběratele | id odběratele | číslo odběrného místa | odběrné místo n | ean odběrného místa | ean opm | kód odběrného místa | klientské číslo | číslo klienta | členské číslo | číslo člena | číslo pacienta | číslo účastníka | číslo partnera | číslo obchodního partnera | id klienta | registrační číslo zákazníka | číslo plátce | číslo spotřebního místa | evidenční číslo odběratele | n místa spotřeby',
      ),
    },
    sellerVatId: {
      strong: folded(
        'dič | dič dodavatele | dič prodávajícího | daňové identifikační číslo | ič dph | dič cz | dič poskytovatele | dič zhotovitele | dič plátce | daňové id číslo | daňové identifikační n',
      ),
    },
    buyerVatId: {
      strong: folded(
        'dič odběratele | dič zákazníka | dič kupujícího | vaše dič | dič objednatele | dič příjemce | dič klienta | dič kupujícího plátce',
      ),
    },
    iban: { strong: folded('číslo účtu iban | iban kód | iban účtu | účet iban | iban dodavatele | n účtu iban | mezinárodní číslo účtu') },
    bic: { strong: folded('swift kód | bic kód | bic swift kód | swift banky | kód swift | kód bic') },
    currency: { strong: folded('měna | měna dokladu | měna faktury | měna účtu') },
    lineTotal: {
      strong: folded(
        'součet položek | celkem za položky | součet položek bez dph | mezisoučet položek | celkem položky | suma položek | cena položek | součet za položky',
      ),
      weak: folded('mezisoučet'),
    },
    netTotal: {
      strong:
        folded(`celkem bez dph | základ daně | základ dph | základ daně celkem | cena bez dph celkem | celkem cena bez dph | celková cena bez dph
        | součet bez dph | mezisoučet bez dph | částka bez dph | celkem základ | celkem základ daně | základ celkem | hodnota bez dph
        | cena celkem bez dph | zdanitelná částka | částka celkem bez dph | základ daně pro dph | základ pro dph | základ daně 21% | základ daně 12% | základ 21% | celkem základ dph | cena celkem bez daně | celkem bez daně | částka bez daně | hodnota celkem bez dph | celková hodnota bez dph | mezisoučet základ daně | celkem netto | netto celkem | součet základů daně | suma bez dph | cena bez dph | základní cena celkem | souhrn bez dph | základ dph celkem`),
      weak: folded('bez dph | základ | mezisoučet'),
    },
    taxTotal: {
      strong: folded(
        'dph celkem | celkem dph | výše dph | částka dph | daň celkem | dph částka | součet dph | výše daně | daň z přidané hodnoty | z toho dph | celková dph | suma dph | hodnota dph | celkem daň | částka daně | výše daně celkem | celková výše dph | dph kč | dph v kč | daň dph | dph celkem kč | součet daně',
      ),
      weak: folded('dph | daň'),
    },
    grossTotal: {
      strong:
        folded(`celkem k vraceni | castka k vraceni | dobropisovana castka | celkem dobropis | celkem k úhradě | celkem s dph | celkem včetně dph | celkem vč dph | celková částka | celkem kč | celkem czk | fakturovaná částka
        | celková cena | celková cena s dph | cena celkem s dph | cena celkem včetně dph | částka s dph | součet s dph | celková částka s dph
        | celková částka k úhradě | celkem k zaplacení | celkem za fakturu | celkem částka k úhradě | částka celkem | celkem po zaokrouhlení
        | cena s dph celkem | hodnota celkem | celkem k platbě | celková částka faktury | částka faktury | suma faktury | faktura celkem | celková fakturovaná částka | cena celkem včetně daně | celkem včetně daně | celkem s daní | součet včetně dph | částka včetně dph | částka celkem s dph | celkem k úhradě kč | částka k úhradě celkem | hodnota s dph | hodnota celkem s dph | cena včetně dph | cena celkem vč dph | celková cena vč dph | celková cena včetně dph | celková hodnota | celková částka včetně dph | k úhradě celkem | k úhradě kč celkem | cena objednávky | celková cena objednávky | částka objednávky | suma celkem | souhrn celkem | celkové náklady | celková cena nabídky | celkem brutto | celkem za objednávku | celkem eur | celkem k zaplacení kč | celkem k zaplacení včetně dph | celková platba | celkem zaplaceno | součet celkem | částka k platbě | celkem za nákup | pojistné celkem | celkové pojistné | roční pojistné`),
      weak: folded('celkem | součet | částka | cena celkem'),
    },
    paid: {
      strong:
        folded(`zaplaceno zalohou | uhrazeno zalohami | zaplaceno | uhrazeno | již uhrazeno | již zaplaceno | uhrazené zálohy | zaplacené zálohy | odečet zálohy | odpočet zálohy | zálohy
        | uhrazeno zálohou | přijaté zálohy | odpočet záloh | zaplacená záloha | uhrazená záloha | zaplaceno zálohově | uhrazeno předem | uhrazeno zálohovou fakturou | uhrazeno zálohami celkem | zaplaceno předem | zaplacené zálohy celkem | odečet záloh | odečet zálohové faktury | odpočet zálohové faktury | záloha | zaplaceno v hotovosti | zaplaceno hotově | zaplaceno kartou | přijatá platba | přijaté platby | uhrazená částka | dosud uhrazeno | doposud uhrazeno | depozit | přijatá záloha | celkem uhrazeno | vaše platby | vaše platba | předplaceno | zálohově uhrazeno | z toho uhrazeno | již uhrazeno zálohami | zaplaceno celkem`),
    },
    amountDue: {
      strong: folded(`k úhradě | zbývá uhradit | zbývá k úhradě | částka k úhradě | k zaplacení | doplatek | nedoplatek | zbývá zaplatit
        | zůstatek k úhradě | zůstatek k zaplacení | zbývající částka | dlužná částka | neuhrazená částka | neuhrazený zůstatek | výše nedoplatku | nedoplatek k úhradě | rozdíl k úhradě | částka k zaplacení | k úhradě kč | k úhradě zbývá | k doplacení | doplatit | doplatek k úhradě | k inkasu | dluh celkem | celkem dluží | přeplatek nedoplatek | zbývá doplatit | zbývá uhradit kč`),
    },
    sellerName: {
      strong: folded(
        'dodavatel | prodávající | poskytovatel | zhotovitel | vystavil | prodejce | výstavce | dodavatel služby | poskytovatel služby | poskytovatel služeb | název dodavatele | pronajímatel | pojišťovna | pojistitel | přepravce | údaje o dodavateli | fakturu vystavil | zaměstnavatel | obchodník | dopravce | prodávající dodavatel | realizátor | dodavatel zboží | dodavatel energie | vystavovatel',
      ),
    },
    buyerName: {
      strong: folded(
        'odběratel | kupující | objednatel | zákazník | příjemce faktury | fakturační adresa | plátce | odběratel plátce | odběratel zákazník | název odběratele | jméno zákazníka | údaje o odběrateli | údaje o zákazníkovi | nájemce | pojistník | pojištěný | klient | pacient | jméno pacienta | účastník | fakturováno | faktura pro | fakturujeme vám pro | kupující odběratel | příjemce služby | host | jméno hosta | nájemník | uživatel | název zákazníka | jméno a příjmení zákazníka | vlastník vozidla | odběratel fakturační adresa | fakturační údaje | adresa odběratele | objednavatel | adresát | zadavatel | investor | strávník',
      ),
      weak: folded('příjemce | žák'),
    },
    shipTo: {
      strong: folded(
        'dodací adresa | místo dodání | místo určení | adresa dodání | konečný příjemce | místo plnění | adresa doručení | doručovací adresa | místo doručení | adresa pro doručení | příjemce zboží | místo vykládky | konečný odběratel | místo převzetí | místo montáže | dodat na adresu | doručit na adresu | dodací místo | doručit | výdejní místo | místo instalace',
      ),
    },
    name: {
      strong: folded(
        'název firmy | jméno a příjmení | příjmení a jméno | obchodní jméno | obchodní firma | název společnosti | titul jméno příjmení | jméno příjmení',
      ),
    },
    period: {
      strong: folded(
        'fakturační období | zúčtovací období | období | za období | období výpisu | zúčtovací období od do | fakturované období | za měsíc | účtované období | období dodávky | období pojištění | pojistné období | období nájmu | v období | období od do | termín pobytu | období pobytu | zúčtovací měsíc | období spotřeby | vyúčtované období | výplatní období',
      ),
    },
    periodFrom: {
      strong: folded('období od | datum od | začátek období | příjezd | datum příjezdu | platnost od | počátek pojištění | počátek období'),
    },
    periodTo: {
      strong: folded(
        'období do | datum do | konec období | odjezd | datum odjezdu | platnost do | konec pojištění | platí do | nabídka platí do',
      ),
    },
    openingBalance: {
      weak: folded(
        'zůstatek k | zůstatek ke dni | zůstatek ke | stav účtu k | stav účtu ke dni | peněžní zůstatek k | zůstatek na účtu k | stav pokladny k | nesplacená jistina k | zůstatek úvěru k',
      ),
      strong: folded(
        'počáteční zůstatek | předchozí zůstatek | počáteční stav | zůstatek na počátku | zůstatek na začátku | zůstatek na začátku období | předešlý zůstatek | starý zůstatek | zůstatek z minulého období | výchozí zůstatek | předchozí stav | počáteční zůstatek účtu | zůstatek minulého výpisu | původní zůstatek',
      ),
    },
    closingBalance: {
      weak: folded(
        'zůstatek k | zůstatek ke | stav účtu k | stav účtu ke dni | peněžní zůstatek k | zůstatek na účtu k | stav pokladny k | nesplacená jistina k | zůstatek úvěru k',
      ),
      strong: folded(
        'konečný zůstatek | nový zůstatek | konečný stav | zůstatek na konci | konečný zůstatek účtu | zůstatek na konci období | aktuální zůstatek | zůstatek účtu | disponibilní zůstatek | konečný zůstatek ke dni | zůstatek ke dni | použitelný zůstatek | koncový zůstatek',
      ),
    },
    accountNumber: {
      strong: folded(
        'cislo karty | c karty | číslo účtu | bankovní účet | č účtu | účet | účet číslo | č účtu kód banky | číslo bankovního účtu | číslo účtu kód banky | účet příjemce | účet dodavatele | běžný účet | spořicí účet | číslo běžného účtu | číslo účtu příjemce | účet v bance | na účet | bankovní účet číslo | n účtu banka | bankovní účet n | n účtu dodavatele | účet n | účet č kód banky | běžný účet n',
      ),
      weak: folded('bankovní spojení | č ú'),
    },
    accountHolder: {
      strong: folded(
        'majitel účtu | název účtu | majitel bankovního účtu | jméno majitele účtu | vlastník účtu | držitel účtu | název účtu majitele',
      ),
    },
    branchCode: { strong: folded('kód banky') },
    paymentTerms: {
      strong: folded(
        'forma úhrady | způsob úhrady | způsob platby | platební podmínky | forma platby | podmínky platby | způsob placení | druh platby | typ platby | platba | úhrada | způsob a termín úhrady | platební podmínka | způsob platby a splatnost',
      ),
    },
    printDate: { strong: folded('datum tisku | vytištěno | datum a čas tisku | vytištěno dne | čas tisku | tisk') },
    orderDate: {
      strong: folded(
        'datum objednávky | objednáno dne | ze dne objednávky | objednávka ze dne | datum vaší objednávky | datum přijetí objednávky | objednávka dne',
      ),
    },
    contractDate: { strong: folded('datum smlouvy | smlouva ze dne | datum uzavření smlouvy | datum podpisu smlouvy') },
    deliveryNoteDate: { strong: folded('datum dodacího listu') },
    accountExecutive: {
      strong: folded(
        'pokladní | prodavač | vystavil jméno | pokladní č | prodavačka | obsluha | číšník | obsluhoval vás | fakturoval | účtoval | technik | mechanik | servisní technik',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | mobil | telefonní číslo | tel č | mob | kontaktní telefon | tel fax | telefon fax | mobilní telefon | infolinka | zákaznická linka',
      ),
    },
    bankName: {
      strong: folded('banka | název banky | bankovní spojení banka | banka dodavatele | banka příjemce | peněžní ústav | bankovní ústav'),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'ičo | ič | identifikační číslo | ičo dodavatele | ič dodavatele | ičo prodávajícího | identifikační číslo osoby | vložka n | oddíl vložka | identifikační n',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'dodací list n | n dodacího listu | dodací list | dodací listy | dle dodacího listu n | dl n | n přepravního listu | přepravní list n | nákladní list n | číslo zásilky | n příjemky | n výdejky | výdejka n | příjemka n | číslo nákladního listu',
      ),
    },
    yourReference: {
      strong: folded(
        'vaše značka | vaše zn | variabilní symbol | vs | var symbol | vaše reference | variab symbol | váš dopis značky | reference platby | referenční číslo | vaše číslo | var s',
      ),
    },
    ourReference: { strong: folded('naše značka | naše zn | naše reference | naše číslo | číslo jednací | č j | číslo spisu | sp zn') },
    contact: {
      strong: folded(
        'kontaktní osoba | vyřizuje | kontakt | kontaktní osoba odběratele | vypracoval | odpovědná osoba | referent | zpracoval | obchodní zástupce | kontaktní údaje | vyhotovil | vaše kontaktní osoba | projektový manažer | správce',
      ),
    },
    discountTotal: {
      strong: folded(
        'sleva | sleva celkem | celková sleva | výše slevy | částka slevy | poskytnutá sleva | sleva z ceny | množstevní sleva | rabat | slevy celkem | ušetřili jste | celkem sleva | hodnota slevy | skonto | sleva kč | celkem slevy',
      ),
    },
    chargeTotal: {
      strong: folded(
        'doprava | poštovné | balné a poštovné | poštovné a balné | dopravné | balné | náklady na dopravu | cena dopravy | manipulační poplatek | doručení | poplatek za doručení | poplatek za dopravu | dobírka | dobírečné | poplatek za upomínku | úrok z prodlení | recyklační poplatek | vratné obaly | zálohované obaly | místní poplatek | servisní poplatek | poplatky celkem | přepravné | náklady na přepravu | lázeňský poplatek | pobytový poplatek | spropitné | doprava a balné | doprava a platba | doprava celkem',
      ),
    },
    roundingAmount: {
      strong: folded(
        'zaokrouhlení | haléřové vyrovnání | zaokrouhleno | zaokrouhlení celkem | haléřové zaokrouhlení | rozdíl zaokrouhlení | zaokrouhlení částky | halířové vyrovnání | zaokrouhlení kč | zaokr',
      ),
    },
    cashTendered: {
      strong: folded(
        'hotovost | přijato | hotově | platební karta | přijatá hotovost | hotovost kč | platba hotově | platba v hotovosti | platba kartou | placeno kartou | placeno hotově | kartou | stravenky | bankovní karta | zaplaceno hotovost | karta | platba kartou bezkontaktně | v hotovosti',
      ),
    },
    change: { strong: folded('vráceno | vrátit | k vrácení | vrátit kč | vráceno v hotovosti | vráceno kč | zpět | k vrácení hotovost') },
    associatedInvoiceNumber: {
      strong: folded(
        'k faktuře n | číslo původního dokladu | původní doklad n | k dokladu n | původní faktura n | opravuje fakturu n | související faktura n | číslo původní faktury | vztahuje se k faktuře n | dobropis k faktuře n | k daňovému dokladu n | číslo původního daňového dokladu | evidenční číslo původního daňového dokladu | opravovaný doklad n',
      ),
    },
    page: { strong: folded('strana | str | strana n | list n') },
    postBox: { strong: folded('p o box') },
    salesOffice: { strong: folded('provozovna | provozovna č | pobočka | prodejna') },
    originalDate: { strong: folded('datum originálu') },
    associatedInvoiceDate: { strong: folded('datum původní faktury | datum původního dokladu') },
    withholdingTax: { strong: folded('srážková daň | záloha na daň | daň z příjmů') },
    totalQuantity: {
      strong: folded(
        'celkové množství | počet položek | množství celkem | celkem kusů | celkový počet kusů | počet kusů celkem | položek celkem | celkem položek',
      ),
    },
    website: { strong: folded('webové stránky | internetové stránky | www stránky') },
    email: { strong: folded('e mailová adresa | elektronická pošta') },
    shipFrom: { strong: folded('místo nakládky | odesílatel zboží | místo odeslání | sklad výdeje | adresa nakládky | odesláno z') },
  },
  labelFillers: folded('kč | czk | dph | č | číslo | ze | dne | do | od | bez | včetně | vč | s'),
  netWords: folded('bez'),
  grossWords: folded('včetně | vč'),
  titles: {
    Letter: folded(
      'upomínka | výzva k úhradě | upomínka č | předžalobní výzva | předžalobní upomínka | výzva k zaplacení | oznámení | průvodní dopis | odstoupení od smlouvy | výpověď smlouvy | oznámení o změně | připomínka platby | druhá upomínka | první upomínka ',
    ),
    Table: folded(
      'výsledková listina | výsledky | rozvrh hodin | jízdní řád | inventurní soupis | rozpis služeb | stav skladu | plán směn | rozpis směn | kalendář svozu | seznam účastníků | startovní listina | tabulka výsledků | evidence majetku | výsledky závodu | inventurní seznam | rozvrh směn',
    ),
    'Credit Note': folded(
      'vrubopis | opravný doklad | dobropis | opravný daňový doklad | faktura dobropis | opravný daňový doklad dobropis | opravný daňový doklad č | faktura storno ',
    ),
    Invoice:
      folded(`vyúčtování energií | předpis plateb | roční vyúčtování | závěrečná faktura | faktura za služby | daňový doklad faktura | faktura | faktura daňový doklad | daňový doklad | zálohová faktura | proforma faktura | vyúčtování | vyúčtování služeb
      | konečná faktura | vyúčtovací faktura | faktura za telekomunikační služby | faktura za nájem | faktura za opravu | vyúčtování nákladů | zúčtovací faktura | vyúčtování elektřiny | vyúčtování plynu | vyúčtování vody | vyúčtování dodávky elektřiny | souhrnná faktura | sběrná faktura | měsíční faktura | dílčí faktura | vyúčtování č | vyúčtování nájmu | předpis nájemného | evidenční list | výzva k platbě zálohy | zálohová faktura č | proforma faktura č | platební výměr | předpis pojistného | vyúčtování pojistného | daňový doklad č | daňový doklad k přijaté platbě | předpis záloh | vyúčtování záloh`),
    Receipt: folded(
      'výdajový pokladní doklad | potvrzení o platbě | pokladní blok | pokladní stvrzenka | účtenka | paragon | stvrzenka | pokladní doklad | příjmový pokladní doklad | zjednodušený daňový doklad | účtenka č | pokladní účtenka | pokladní lístek | potvrzení o zaplacení | potvrzení o úhradě | výdajový doklad | příjmový pokladní doklad č | parkovací lístek | doklad o zaplacení | doklad o nákupu | kopie dokladu o platbě | potvrzení o přijetí platby | prodejka | paragon č | potvrzení o platbě kartou | zjednodušený daňový doklad č',
    ),
    'Bank Statement': folded(
      'výpis z účtu | výpis z běžného účtu | bankovní výpis | výpis | výpis z úvěrového účtu | výpis z bankovního účtu | měsíční výpis | výpis z účtu č | výpis z kreditní karty | přehled transakcí | přehled pohybů | pohyby na účtu | seznam transakcí | výpis pohybů na účtu | seznam pohybů | výpis ze spořicího účtu | historie transakcí | výpis obratů',
    ),
    'Purchase Order': folded(
      'objednávka zboží | závazná objednávka | objednací list | zakázkový list | objednávka | potvrzení objednávky | přijatá objednávka | vydaná objednávka | nákupní objednávka | potvrzení vaší objednávky | objednávka služeb | pracovní zakázka | přepravní objednávka | potvrzení o objednávce | objednávka materiálu | kupní objednávka | přijetí objednávky',
    ),
    Quote: folded(
      'rozpočet | položkový rozpočet | cenová kalkulace | cenová rozvaha | nabídkový list | nabídka | cenová nabídka | kalkulace | nabídka č | cenová nabídka č | předběžná kalkulace | obchodní nabídka | nezávazná nabídka | odhad ceny | odhad nákladů | kalkulace ceny | nabídkový rozpočet | poptávka',
    ),
    'Delivery Note': folded(
      'příjemka | výdejka | předávací protokol | přepravní list | vážní lístek | expediční list | dodací list | balicí list | nákladní list | mezinárodní nákladní list | cmr nákladní list | vážní list | příjemka zboží | výdejka zboží | skladová výdejka | předací list | dodací a předávací protokol | potvrzení o převzetí | seznam balení | předávací a přejímací protokol | vrácení zboží | skladový výdej | expedice | přejímací protokol | průvodka',
    ),
    'Price List': folded(
      'sazebník | sazebník poplatků | jídelní lístek | nápojový lístek | ceník služeb | ceník | ceník č | ceník výrobků | ceník prací | denní menu | vinný lístek | nabídka jídel | ceník zboží | platný ceník | velkoobchodní ceník | maloobchodní ceník | ceník poplatků | polední menu | ceník pronájmu',
    ),
    Report: folded(
      'zápis z jednání | zkušební protokol | protokol o zkoušce | výsledky vyšetření | laboratorní nález | lékařská zpráva | rozvaha | výkaz zisku a ztráty | vysvědčení | revizní zpráva | protokol o měření | zpráva | výroční zpráva | přehled | protokol | zápis ze schůze | zápis ze shromáždění | výsledky laboratorních vyšetření | propouštěcí zpráva | finanční zpráva | účetní závěrka | měsíční zpráva | měsíční přehled | přehled prodejů | pokladní kniha | denní uzávěrka | zkušební zpráva | stavební deník | znalecký posudek | servisní protokol | výsledek vyšetření | hodnocení žáka | zpráva o činnosti | výsledky testů | výsledovka | hlavní kniha | protokol o revizi',
    ),
    Form: folded(
      'výkaz práce | docházka | cestovní příkaz | plná moc | daňové přiznání | prezenční listina | formulář | žádost | přihláška | dotazník | formulář žádosti | žádost o | žádost o dovolenou | žádost o vrácení | hlášení škody | oznámení pojistné události | reklamační list | reklamační protokol | reklamační formulář | čestné prohlášení | prohlášení | souhlas se zpracováním | kniha jízd | evidence docházky | evidence pracovní doby | vyúčtování pracovní cesty | vyúčtování cestovních náhrad | záruční list | vstupní dotazník | zápisový lístek | závazná přihláška | pracovní výkaz | servisní list | montážní list | seznam přítomných | přiznání k dani | záznam o provozu vozidla',
    ),
    Other: folded(
      'nájemní smlouva | pracovní smlouva | pojistná smlouva | kupní smlouva | lékařský předpis | výplatní páska | výplatní lístek | výplatní páska za | výplatnice | smlouva o dílo | smlouva o nájmu | smlouva o poskytování služeb | pojistka | dohoda o provedení práce | potvrzení o pojištění | jízdenka | potvrzení o příjmu | smlouva o pronájmu | elektronický recept',
    ),
  },
  creditMarks: folded('dobropis | opravn'),
  invoiceMarks: folded('faktur'),
  totals:
    folded(`celkem | součet | mezisoučet | celková částka | celková cena | k úhradě | k zaplacení | zbývá uhradit | zaokrouhlení | základ daně
    | celkem k úhradě | počáteční zůstatek | konečný zůstatek | nový zůstatek | cena celkem | nedoplatek | přeplatek | celkem bez dph | celkem s dph | celkem vč dph | celkem včetně dph | částka bez dph | částka s dph | celkem základ | celkem dph | základ daně celkem | celková cena bez dph | celková cena s dph | celkem kč | celkem eur | cena celkem bez dph | cena celkem s dph | suma | suma celkem | sleva celkem | doplatek | zbývá k úhradě | výše dph | dph celkem | předchozí zůstatek | obraty celkem | celkem debet | celkem kredit | příjmy celkem | výdaje celkem | celkem za stranu | částka celkem | celkové množství | počet položek | rekapitulace | rekapitulace dph | rozpis dph | k výplatě | čistá mzda | hrubá mzda | úhrn | mezisoučet bez dph | součet bez dph | součet s dph | celkem za období | celkem položky | celkem k platbě`),
  carried: folded(
    'převedeno | k převodu | z převodu | přenos z předchozí strany | převod na další stranu | přenos na další stranu | převod z předchozí strany | z předchozí strany | na převod | přenáší se',
  ),
  payments: folded(
    'hotovost | hotově | kartou | platba | vráceno | dph | zaokrouhlení | základ | daň | platební karta | bankovní karta | přijato | dph 21 | dph 12 | sazba dph | základ daně | způsob platby | zaplaceno | placeno | počet položek | stravenky | fik | bkp | hotovost kč | rozpis dph | platba kartou | k vrácení | vrátit | spropitné | rekapitulace dph',
  ),
  units: list(
    'ks | m2 | hod | kpl | ks. | kus | kusů | kusy | bal | balení | sada | soubor | kompl | komplet | krab | krabice | hod. | hodina | hodin | den | dní | dny | měs | měsíc | měsíců | noci | m3 | bm | km | kwh | mwh | pár | láhev | pytel | kart | paleta | role | soub | osob | osoba | porce | kč/ks | svazek',
  ),
  columns: {
    position: folded('poř č | pořadí | p č | řádek | pol č | poř | řádek č | poř číslo'),
    articleNumber: folded(
      'kód | katalogové číslo | kat č | č zboží | kód zboží | kód položky | objednací číslo | číslo položky | označení zboží | č položky | artikl č | čárový kód | číslo zboží | kat číslo | obj číslo | číslo výrobku | kód materiálu | číslo dílu | katalogové č',
    ),
    description:
      folded(`popis | název | položka | označení dodávky | předmět | předmět plnění | zboží | název zboží | název položky | služba | popis položky
      | popis transakce | označení | název zboží služby | druh zboží | předmět fakturace | popis zboží | popis služby | zpráva pro příjemce | název produktu | název služby | název výrobku | název a popis | zboží služba | výrobek | popis prací | popis plnění | popis operace | typ transakce | název jídla | název léku | vyšetření | název vyšetření | název materiálu | díl | název dílu | označení položky | popis položky rozpočtu | zboží popis | název protiúčtu | informace k platbě | předmět dodávky | předmět zdanitelného plnění | název zboží nebo služby | text položky | popis zboží služby | rozsah plnění | náplň práce`),
    quantity: folded(
      'množství | počet | ks | počet ks | počet mj | množ | spotřeba | hodin | počet hodin | dodáno | počet kusů | dodané množství | objednané množství | objednáno | počet jednotek | množství mj | množství ks | počet m j | množství v mj',
    ),
    unit: folded('mj | m j | jednotka | jedn | měrná jednotka | jednotka množství | měr jednotka'),
    unitPrice:
      folded(`cena | cena za mj | cena mj | j cena | jednotková cena | cena za jednotku | cena za kus | cena ks | cena bez dph | cena za mj bez dph
      | jedn cena | cena kč | cena jedn | cena za ks | sazba za hodinu | cena mj bez dph | prodejní cena | cena mj kč | cena v kč | hodinová sazba | nákupní cena | cena za 1 ks | cena za jednotku bez dph | jednotková cena kč | jednotk cena | kč mj | kč ks | kč za mj | prodejní cena s dph | sazba kč | cena za hod | jedn cena kč | cena za kus bez dph`),
    discount: folded('sleva | sleva % | sleva v % | % slevy | sl % | výše slevy | sleva kč | sleva %kč'),
    taxRate: folded('dph | dph % | % dph | sazba dph | sazba | sazba dph % | sazba daně | dph sazba | saz dph | sazba % | dph v %'),
    taxAmount: folded(
      'dph kč | výše dph | částka dph | daň | dph částka | dph celkem | daň kč | výše daně | dph v kč | částka daně | dph czk',
    ),
    lineTotal:
      folded(`celkem | cena celkem | celkem bez dph | celkem s dph | celkem kč | celkem včetně dph | celkem vč dph | částka | celková cena | hodnota | základ | základ daně
      | kč celkem | částka kč | celkem czk | cena celkem bez dph | cena celkem s dph | celkem bez dph kč | celkem s dph kč | částka bez dph | částka s dph | celková částka | částka celkem | celkem za položku | cena bez dph celkem | celkem v kč | celkem netto | celkem eur | kč celkem bez dph | kč celkem s dph | cena celkem kč | celkem cena | celkem cena bez dph | celkem cena s dph | cena vč dph celkem | cena celkem vč dph | součet | hodnota celkem | netto celkem | částka v kč`),
    date: folded(
      'datum | datum zaúčtování | datum valuty | datum zpracování | datum transakce | datum provedení | datum splatnosti | datum operace | datum realizace | den zaúčtování | datum účtování | zaúčtováno | datum odepsání | datum návštěvy',
    ),
    debit: folded(
      'má dáti | výdaj | na vrub | debet | odepsáno | výdaje | odchozí | tíže | odchozí platby | debet kč | úbytek | na vrub kč | odchozí kč | výdej',
    ),
    credit: folded(
      'příjem | ve prospěch | kredit | připsáno | příjmy | příchozí | příchozí platby | připsané | přírůstek | ve prospěch kč | kredit kč | příchozí kč',
    ),
    balance: folded(
      'zůstatek | zůstatek účtu | konečný zůstatek | zůstatek kč | zůstatek po transakci | zůstatek po operaci | zůstatek czk',
    ),
  },
  columnQualifiers: folded('bez | včetně | vč'),
  greetings: folded(
    'vážení | vážený | vážená | dobrý den | milí | milá | milý | vážený zákazníku | vážení zákazníci | vážená paní | vážený pane | dobrý večer | hezký den',
  ),
  titlesOfPersons: folded('pan | paní | ing | mgr | mudr'),
  signing: folded('podpis | razítko'),
  salutations: folded(
    'pan | paní | firma | vážený zákazníku | vážený pane | společnost | odběratel | k rukám | do rukou | pro | vážený zákazník',
  ),
  yourWords: folded('váš | vaše | vašeho | vašem | vám | vašich | vaši'),
  periodWords: folded('období | od | za období | období od'),
  writtenAt: list('V | Ve'),
  datedOn: list('dne'),
  datedOnAlone: list('dne'),
  remarks: folded(
    'poznámka | poznámky | pozn | zdroj | tabulka | upozornění | poznámka k faktuře | text na faktuře | upozornění pro zákazníka | doplňující údaje | dodatečné informace | informace | vyjádření | důležité | dodací podmínky | důležité upozornění | vzkaz',
  ),
  captions: list('tabulka | obrázek | graf | zdroj | tab | obr | schéma | příloha'),
  notes: list('zdroj | poznámka | pozn | poznámky | vysvětlivky | legenda'),
  openEnds: list('ze | pro | při | nebo | pod | nad | jako | který | která | které | aby'),
  streets: folded(
    'ulice | ul | náměstí | nám | třída | nábřeží | sídliště | čp | silnice | alej | bulvár | čtvrť | poštovní přihrádka | č p | parc',
  ),
  legalForms: folded(
    'sro | as | vos | zs | spol sro | družstvo | osvč | z s | ops | o p s | akciová společnost | svj | společenství vlastníků',
  ),
  legalFormEndings: folded('spolsro | sro | příspěvkováorganizace | akciováspolečnost'),
  countries: folded(
    'česká republika | česko | slovenská republika | německo | rakousko | polsko | čr | maďarsko | ukrajina | itálie | slovensko | francie',
  ),
  contacts: folded(
    'tel | telefon | mobil | ičo | dič | banka | účet | obchodní rejstřík | spisová značka | mob | krajský soud | městský soud | oddíl c | vložka | zapsaná v obchodním rejstříku | základní kapitál | bankovní spojení | jednatel | webové stránky | zápis | živnostenský rejstřík | č účtu | infolinka | datová schránka | živnostenský úřad',
  ),
  bankWords: folded('číslo účtu | kód banky | bankovní spojení | běžný účet | česká spořitelna | komerční banka | bankovní účet | kb as'),
  confirmationMarks: folded('potvrzení | potvrzeno'),
  copyMarks: list(
    'original | kopie | duplikat | opis | kopie pro zakaznika | stejnopis | originál pro odběratele | kopie pro odběratele | originál | kopie dokladu | opis dokladu | pro zákazníka | pro odběratele | pro účetnictví | 1 výtisk | 2 výtisk | prvopis | druhopis | výtisk pro zákazníka | duplikát',
  ),
  tillWords: folded(
    'pokladni | pokladna | stul | obsluhoval | obsluhovala | bkp | fik | platebni karta | cislo uctenky | spropitne | pokladna č | obsluhoval vás | číšník | číšnice | prodavač | číslo dokladu pokladny | děkujeme za nákup | děkujeme za návštěvu | bezkontaktně | kód fik | kód bkp | stůl č | režim tržby | běžný režim | provozovna č | dýško | prodejna č | děkujeme a přejeme',
  ),
  missing: list('není | neuvedeno'),
  phoneWords: folded('telefon | tel č | mob | mobil'),
  replyMarks: folded('odp | re'),
  codeWords: folded('tel | mob | ičo | dič'),
  registerNumbers: folded('ičo | vložka'),
  registers: folded('obchodní rejstřík | krajský soud | městský soud | živnostenský rejstřík'),
  payWords: folded(
    'hrubá mzda | čistá mzda | základní mzda | zdravotní pojištění | sociální pojištění | sociální zabezpečení | sleva na poplatníka | záloha na daň | daňové zvýhodnění | k výplatě | částka k výplatě | pojistné zaměstnance | pojistné zaměstnavatele | dovolená | náhrada mzdy | příplatky | prémie | odměny | odpracované hodiny | srážky | superhrubá mzda | osobní ohodnocení | daňový bonus | náhrada za nemoc | základ pro výpočet zálohy | doplatek mzdy',
  ),
  periodJoiners: list('do'),
};
