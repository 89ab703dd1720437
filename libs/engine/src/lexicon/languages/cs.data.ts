import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Czech. */
export const CZECH: LanguageLexicon = {
  code: 'cs',
  smallWords: list('je | se | ve | nebo | pro | při | dne | číslo | částka | faktura | kč | dph | celkem | splatnosti | byl | jsou | není'),
  numberWords: folded('číslo | č | čís'),
  labels: {
    invoiceNumber: {
      strong:
        folded(`n faktury | faktura n | faktura daňový doklad n | daňový doklad n | n daňového dokladu | n dokladu | doklad n | účtenka n
        | n účtenky | paragon n | dobropis n | n dobropisu | opravný daňový doklad n | zálohová faktura n | n zálohové faktury
        | proforma faktura n | evidenční n dokladu | ev n dokladu | evidenční n daňového dokladu | faktura dobropis n | vyúčtování n
        | n vyúčtování | pokladní doklad n | stvrzenka n`),
      weak: folded('faktura | dobropis | daňový doklad'),
    },
    issueDate: {
      strong:
        folded(`datum vystavení | vystaveno | vystaveno dne | den vystavení | datum vystavení dokladu | datum vystavení faktury | datum faktury
        | dne vystaveno | datum vyhotovení`),
      weak: folded('datum | dne | ze dne'),
    },
    dueDate: {
      strong: folded(`datum splatnosti | splatnost | splatnost dne | den splatnosti | splatné dne | splatno | splatno dne | uhraďte do
        | zaplaťte do | uhradit do | datum splatnosti faktury | splatnost faktury`),
    },
    deliveryDate: {
      strong:
        folded(`datum uskutečnění zdanitelného plnění | duzp | dat usk zdan plnění | den uskutečnění zdanitelného plnění | datum dodání
        | datum zdanitelného plnění | datum uskutečnění plnění | datum uskut zdan plnění | datum plnění | termín dodání | datum expedice | dodáno dne
        | požadovaný termín dodání | datum odeslání`),
    },
    orderNumber: {
      strong:
        folded(`n objednávky | objednávka n | vaše objednávka | vaše objednávka n | n vaší objednávky | objednávka zákazníka | obj n | n obj
        | n zakázky | zakázka n`),
      weak: folded('objednávka | zakázka'),
    },
    contractNumber: { strong: folded('n smlouvy | smlouva n'), weak: folded('smlouva') },
    customerNumber: {
      strong: folded('zákaznické číslo | n zákazníka | zákazník n | číslo odběratele | id zákazníka | kód zákazníka | n odběratele'),
    },
    sellerVatId: { strong: folded('dič | dič dodavatele | dič prodávajícího | daňové identifikační číslo | ič dph') },
    buyerVatId: { strong: folded('dič odběratele | dič zákazníka | dič kupujícího | vaše dič') },
    iban: { strong: folded('číslo účtu iban | iban kód') },
    bic: { strong: folded('swift kód | bic kód') },
    currency: { strong: folded('měna | měna dokladu') },
    lineTotal: {
      strong: folded('součet položek | celkem za položky | součet položek bez dph | mezisoučet položek'),
      weak: folded('mezisoučet'),
    },
    netTotal: {
      strong:
        folded(`celkem bez dph | základ daně | základ dph | základ daně celkem | cena bez dph celkem | celkem cena bez dph | celková cena bez dph
        | součet bez dph | mezisoučet bez dph | částka bez dph | celkem základ | celkem základ daně | základ celkem | hodnota bez dph
        | cena celkem bez dph | zdanitelná částka`),
      weak: folded('bez dph | základ | mezisoučet'),
    },
    taxTotal: {
      strong: folded(
        'dph celkem | celkem dph | výše dph | částka dph | daň celkem | dph částka | součet dph | výše daně | daň z přidané hodnoty',
      ),
      weak: folded('dph | daň'),
    },
    grossTotal: {
      strong:
        folded(`celkem k vraceni | castka k vraceni | dobropisovana castka | celkem dobropis | celkem k úhradě | celkem s dph | celkem včetně dph | celkem vč dph | celková částka | celkem kč | celkem czk | fakturovaná částka
        | celková cena | celková cena s dph | cena celkem s dph | cena celkem včetně dph | částka s dph | součet s dph | celková částka s dph
        | celková částka k úhradě | celkem k zaplacení | celkem za fakturu | celkem částka k úhradě | částka celkem | celkem po zaokrouhlení
        | cena s dph celkem | hodnota celkem`),
      weak: folded('celkem | součet | částka | cena celkem'),
    },
    paid: {
      strong:
        folded(`zaplaceno zalohou | uhrazeno zalohami | zaplaceno | uhrazeno | již uhrazeno | již zaplaceno | uhrazené zálohy | zaplacené zálohy | odečet zálohy | odpočet zálohy | zálohy
        | uhrazeno zálohou | přijaté zálohy | odpočet záloh | zaplacená záloha | uhrazená záloha | zaplaceno zálohově`),
    },
    amountDue: {
      strong: folded(`k úhradě | zbývá uhradit | zbývá k úhradě | částka k úhradě | k zaplacení | doplatek | nedoplatek | zbývá zaplatit
        | zůstatek k úhradě`),
    },
    sellerName: { strong: folded('dodavatel | prodávající | poskytovatel | zhotovitel | vystavil | prodejce | výstavce') },
    buyerName: {
      strong: folded('odběratel | kupující | objednatel | zákazník | příjemce faktury | fakturační adresa | plátce | odběratel plátce'),
      weak: folded('příjemce'),
    },
    shipTo: { strong: folded('dodací adresa | místo dodání | místo určení | adresa dodání | konečný příjemce | místo plnění') },
    name: { strong: folded('název firmy | jméno a příjmení') },
    period: { strong: folded('fakturační období | zúčtovací období | období | za období | období výpisu') },
    periodFrom: { strong: folded('období od | datum od') },
    periodTo: { strong: folded('období do | datum do') },
    openingBalance: { strong: folded('počáteční zůstatek | předchozí zůstatek | počáteční stav | zůstatek na počátku') },
    closingBalance: { strong: folded('konečný zůstatek | nový zůstatek | konečný stav | zůstatek na konci | konečný zůstatek účtu') },
    accountNumber: { strong: folded('číslo účtu | bankovní účet | č ú | č účtu | účet'), weak: folded('bankovní spojení') },
    accountHolder: { strong: folded('majitel účtu | název účtu') },
    branchCode: { strong: folded('kód banky') },
    paymentTerms: { strong: folded('forma úhrady | způsob úhrady | způsob platby | platební podmínky | forma platby') },
    printDate: { strong: folded('datum tisku | vytištěno') },
    orderDate: { strong: folded('datum objednávky | objednáno dne | ze dne objednávky') },
    contractDate: { strong: folded('datum smlouvy') },
    deliveryNoteDate: { strong: folded('datum dodacího listu') },
    accountExecutive: { strong: folded('pokladní | prodavač') },
    phone: { strong: folded('telefon | tel | mobil') },
    bankName: { strong: folded('banka | název banky') },
    sellerRegistrationNumber: { strong: folded('ičo | ič | identifikační číslo') },
    deliveryNoteNumber: { strong: folded('dodací list n | n dodacího listu | dodací list') },
    yourReference: { strong: folded('vaše značka | vaše zn') },
    ourReference: { strong: folded('naše značka | naše zn') },
    contact: { strong: folded('kontaktní osoba | vyřizuje | kontakt') },
    discountTotal: { strong: folded('sleva | sleva celkem | celková sleva') },
    chargeTotal: { strong: folded('doprava | poštovné | balné a poštovné | poštovné a balné | dopravné') },
    roundingAmount: { strong: folded('zaokrouhlení | haléřové vyrovnání') },
    cashTendered: { strong: folded('hotovost | přijato | hotově | platební karta') },
    change: { strong: folded('vráceno | vrátit | k vrácení') },
    associatedInvoiceNumber: { strong: folded('k faktuře n | číslo původního dokladu | původní doklad n') },
    page: { strong: folded('strana') },
    postBox: { strong: folded('p o box') },
  },
  labelFillers: folded('kč | czk | dph | č | číslo | ze | dne | do | od | bez | včetně | vč | s'),
  netWords: folded('bez'),
  grossWords: folded('včetně | vč'),
  titles: {
    Letter: folded('upomínka | výzva k úhradě '),
    Table: folded('výsledková listina | výsledky | rozvrh hodin | jízdní řád | inventurní soupis |  rozpis služeb |  stav skladu'),
    'Credit Note': folded('vrubopis | opravný doklad | dobropis | opravný daňový doklad | faktura dobropis'),
    Invoice:
      folded(`vyúčtování energií | předpis plateb | roční vyúčtování | závěrečná faktura | faktura za služby | daňový doklad faktura | faktura | faktura daňový doklad | daňový doklad | zálohová faktura | proforma faktura | vyúčtování | vyúčtování služeb
      | konečná faktura | vyúčtovací faktura`),
    Receipt: folded(
      'výdajový pokladní doklad | potvrzení o platbě |  pokladní blok | pokladní stvrzenka | účtenka | paragon | stvrzenka | pokladní doklad | příjmový pokladní doklad | zjednodušený daňový doklad',
    ),
    'Bank Statement': folded('výpis z účtu | výpis z běžného účtu | bankovní výpis | výpis | výpis z úvěrového účtu'),
    'Purchase Order': folded(
      'objednávka zboží | závazná objednávka | objednací list | zakázkový list |  objednávka | potvrzení objednávky | přijatá objednávka | vydaná objednávka',
    ),
    Quote: folded(
      'rozpočet | položkový rozpočet | cenová kalkulace | cenová rozvaha | nabídkový list | nabídka | cenová nabídka | kalkulace',
    ),
    'Delivery Note': folded(
      'příjemka | výdejka | předávací protokol | přepravní list | vážní lístek | expediční list | dodací list | balicí list | nákladní list',
    ),
    'Price List': folded('sazebník | sazebník poplatků | jídelní lístek | nápojový lístek |  ceník služeb | ceník'),
    Report: folded(
      'zápis z jednání |  zkušební protokol | protokol o zkoušce | výsledky vyšetření | laboratorní nález | lékařská zpráva | rozvaha | výkaz zisku a ztráty | vysvědčení | revizní zpráva | protokol o měření | zpráva | výroční zpráva | přehled | protokol',
    ),
    Form: folded(
      'výkaz práce | docházka | cestovní příkaz |  plná moc |  daňové přiznání | prezenční listina |   formulář | žádost | přihláška | dotazník',
    ),
    Other: folded(
      'nájemní smlouva | pracovní smlouva | pojistná smlouva | kupní smlouva |  lékařský předpis | výplatní páska | výplatní lístek',
    ),
  },
  creditMarks: folded('dobropis | opravn'),
  invoiceMarks: folded('faktur'),
  totals:
    folded(`celkem | součet | mezisoučet | celková částka | celková cena | k úhradě | k zaplacení | zbývá uhradit | zaokrouhlení | základ daně
    | celkem k úhradě | počáteční zůstatek | konečný zůstatek | nový zůstatek | cena celkem   | nedoplatek | přeplatek`),
  carried: folded('převedeno | k převodu | z převodu'),
  payments: folded('hotovost | hotově | kartou | platba | vráceno | dph | zaokrouhlení | základ | daň'),
  units: list('ks | m2 | hod | kpl'),
  columns: {
    position: folded('poř č | pořadí | p č | řádek | pol č | poř'),
    articleNumber: folded(
      'kód | katalogové číslo | kat č | č zboží | kód zboží | kód položky | objednací číslo | číslo položky | označení zboží | č položky',
    ),
    description:
      folded(`popis | název | položka | označení dodávky | předmět | předmět plnění | zboží | název zboží | název položky | služba | popis položky
      | popis transakce | označení | název zboží služby | druh zboží | předmět fakturace | popis zboží | popis služby | zpráva pro příjemce`),
    quantity: folded('množství | počet | ks | počet ks | počet mj | množ | spotřeba | hodin | počet hodin | dodáno | počet kusů'),
    unit: folded('mj | m j | jednotka | jedn | měrná jednotka'),
    unitPrice:
      folded(`cena | cena za mj | cena mj | j cena | jednotková cena | cena za jednotku | cena za kus | cena ks | cena bez dph | cena za mj bez dph
      | jedn cena | cena kč | cena jedn | cena za ks | sazba za hodinu | cena mj bez dph | prodejní cena`),
    discount: folded('sleva | sleva %'),
    taxRate: folded('dph | dph % | % dph | sazba dph | sazba | sazba dph %'),
    taxAmount: folded('dph kč | výše dph | částka dph | daň | dph částka'),
    lineTotal:
      folded(`celkem | cena celkem | celkem bez dph | celkem s dph | celkem kč | celkem včetně dph | celkem vč dph | částka | celková cena | hodnota | základ | základ daně
      | kč celkem | částka kč | celkem czk | cena celkem bez dph | cena celkem s dph`),
    date: folded('datum | datum zaúčtování | datum valuty | datum zpracování | datum transakce | datum provedení | datum splatnosti'),
    debit: folded('má dáti | výdaj | na vrub | debet | odepsáno | výdaje | odchozí'),
    credit: folded('příjem | ve prospěch | kredit | připsáno | příjmy | příchozí'),
    balance: folded('zůstatek'),
  },
  columnQualifiers: folded('bez | včetně | vč'),
  greetings: folded('vážení | vážený | vážená | dobrý den'),
  salutations: folded('pan | paní | firma | vážený zákazníku'),
  yourWords: folded('váš | vaše | vašeho | vašem'),
  periodWords: folded('období | od | za období'),
  writtenAt: list('V | Ve'),
  datedOn: list('dne'),
  datedOnAlone: list('dne'),
  remarks: folded('poznámka | poznámky | pozn | zdroj | tabulka | upozornění'),
  captions: list('tabulka | obrázek | graf | zdroj'),
  notes: list('zdroj | poznámka | pozn'),
  openEnds: list('ze | pro | při | nebo'),
  streets: folded('ulice | ul | náměstí | nám | třída | nábřeží | sídliště | čp'),
  legalForms: folded('sro | as'),
  legalFormEndings: folded('spolsro | sro'),
  countries: folded('česká republika | česko | slovenská republika | německo | rakousko | polsko'),
  contacts: folded('tel | telefon | mobil | ičo | dič | banka | účet | obchodní rejstřík | spisová značka'),
  bankWords: folded('číslo účtu | kód banky'),
  confirmationMarks: folded('potvrzení'),
  copyMarks: list('original | kopie | duplikat | opis | kopie pro zakaznika | stejnopis'),
  tillWords: folded('pokladni | pokladna | stul | obsluhoval | obsluhovala | bkp | fik | platebni karta | cislo uctenky | spropitne'),
};
