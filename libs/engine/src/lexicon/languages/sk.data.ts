import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Slovak. */
export const SLOVAK: LanguageLexicon = {
  code: 'sk',
  smallWords: list('je | sa | alebo | pre | pri | dňa | číslo | suma | faktúra | dph | spolu | splatnosti | bol | sú | nie | ako | vás'),
  numberWords: folded('číslo | č | čís'),
  labels: {
    invoiceNumber: {
      strong: folded(`n faktúry | faktúra n | faktúra daňový doklad n | n dokladu | doklad n | dobropis n | n dobropisu | zálohová faktúra n
        | proforma faktúra n | n daňového dokladu | bloček n | pokladničný doklad n | opravná faktúra n | poradové číslo faktúry`),
      weak: folded('faktúra'),
    },
    issueDate: {
      strong: folded(
        'dátum vystavenia | dátum vyhotovenia | vystavené dňa | dátum faktúry | vyhotovené | vyhotovené dňa | deň vystavenia | vystavené',
      ),
      weak: folded('dátum | dňa | zo dňa'),
    },
    dueDate: {
      strong: folded(
        'dátum splatnosti | splatnosť | splatné dňa | deň splatnosti | splatné do | uhraďte do | lehota splatnosti | splatnosť faktúry',
      ),
    },
    deliveryDate: {
      strong: folded(`dátum dodania | deň dodania | dátum dodania tovaru alebo služby | dátum zdaniteľného plnenia | dátum dodania tovaru
        | dátum dodania služby | termín dodania | dátum plnenia | dátum expedície | vznik daňovej povinnosti`),
    },
    orderNumber: {
      strong: folded('n objednávky | objednávka n | vaša objednávka | vaša objednávka n | n zákazky | zákazka n'),
      weak: folded('objednávka'),
    },
    contractNumber: { strong: folded('n zmluvy | zmluva n'), weak: folded('zmluva') },
    customerNumber: { strong: folded('zákaznícke číslo | n zákazníka | n odberateľa | id zákazníka') },
    sellerVatId: { strong: folded('ič dph | dič | ič dph dodávateľa | ič pre daň') },
    buyerVatId: { strong: folded('ič dph odberateľa | dič odberateľa | ič dph zákazníka') },
    currency: { strong: folded('mena') },
    lineTotal: { strong: folded('súčet položiek'), weak: folded('medzisúčet') },
    netTotal: {
      strong:
        folded(`spolu bez dph | celkom bez dph | základ dane | základ dph | suma bez dph | cena bez dph spolu | medzisúčet bez dph | základ dane spolu
        | cena spolu bez dph | celková suma bez dph | súčet bez dph`),
      weak: folded('bez dph | základ'),
    },
    taxTotal: {
      strong: folded('dph spolu | výška dph | suma dph | spolu dph | celkom dph | výška dane | daň z pridanej hodnoty'),
      weak: folded('dph | daň'),
    },
    grossTotal: {
      strong:
        folded(`k vrateniu | celkom k vrateniu | suma na vratenie | dobropisovana suma | na vratenie | spolu k úhrade | celkom k úhrade | spolu s dph | celkom s dph | celková suma | celková suma s dph | celková cena | suma s dph
        | spolu na úhradu | celkom na úhradu | fakturovaná suma | suma celkom | celková čiastka | cena spolu s dph | celkom eur | spolu eur | celková cena s dph
        | celková suma k úhrade`),
      weak: folded('spolu | celkom | suma'),
    },
    paid: {
      strong: folded(
        'uhradene zalohou | odpocet zalohy | uhradené | zaplatené | uhradené zálohy | uhradené preddavky | preddavky | prijaté preddavky | zaplatené preddavkom | záloha',
      ),
    },
    amountDue: {
      strong: folded(
        'k úhrade | na úhradu | suma na úhradu | suma k úhrade | zostáva uhradiť | ostáva uhradiť | zostatok na úhradu | nedoplatok',
      ),
    },
    sellerName: { strong: folded('dodávateľ | predávajúci | poskytovateľ | zhotoviteľ | vystavil | predajca') },
    buyerName: {
      strong: folded('odberateľ | kupujúci | objednávateľ | zákazník | fakturačná adresa | platiteľ'),
      weak: folded('príjemca'),
    },
    shipTo: { strong: folded('dodacia adresa | miesto dodania | adresa dodania | konečný príjemca | miesto určenia') },
    period: { strong: folded('fakturačné obdobie | zúčtovacie obdobie | obdobie | za obdobie | fakturované obdobie') },
    periodFrom: { strong: folded('obdobie od') },
    periodTo: { strong: folded('obdobie do') },
    openingBalance: { strong: folded('počiatočný zostatok | predchádzajúci zostatok | začiatočný zostatok | počiatočný stav') },
    closingBalance: { strong: folded('konečný zostatok | nový zostatok | konečný stav') },
    accountNumber: { strong: folded('číslo účtu | bankový účet | č účtu') },
    accountHolder: { strong: folded('majiteľ účtu | názov účtu') },
    branchCode: { strong: folded('kód banky') },
    paymentTerms: { strong: folded('forma úhrady | spôsob úhrady | spôsob platby | platobné podmienky') },
    printDate: { strong: folded('dátum tlače | vytlačené') },
    orderDate: { strong: folded('dátum objednávky') },
    accountExecutive: { strong: folded('pokladník') },
    phone: { strong: folded('telefón | tel | mobil') },
    bankName: { strong: folded('banka | názov banky') },
    sellerRegistrationNumber: { strong: folded('ičo | ič') },
    deliveryNoteNumber: { strong: folded('dodací list n | n dodacieho listu | dodací list') },
    contact: { strong: folded('kontaktná osoba | vybavuje | kontakt') },
    discountTotal: { strong: folded('zľava | zľava spolu | celková zľava') },
    chargeTotal: { strong: folded('doprava | poštovné | poštovné a balné | prepravné') },
    roundingAmount: { strong: folded('zaokrúhlenie') },
    cashTendered: { strong: folded('hotovosť | prijaté | v hotovosti | platobná karta') },
    change: { strong: folded('výdavok | vydané | vrátené') },
    associatedInvoiceNumber: { strong: folded('k faktúre n | pôvodná faktúra n | číslo pôvodnej faktúry') },
    page: { strong: folded('strana') },
  },
  labelFillers: folded('dph | č | číslo | zo | dňa | bez | vrátane | s'),
  netWords: folded('bez'),
  grossWords: folded('vrátane'),
  titles: {
    Letter: folded('upomienka | výzva na úhradu '),
    Table: folded('výsledková listina | rozvrh hodín | cestovný poriadok | inventúrny súpis |  rozpis služieb '),
    'Credit Note': folded('ťarchopis | opravný doklad | dobropis | opravná faktúra'),
    Invoice: folded(
      'faktúra za služby | vyúčtovanie energií | predpis platieb | ročné vyúčtovanie | konečná faktúra | faktúra | faktúra daňový doklad | zálohová faktúra | proforma faktúra | predfaktúra | vyúčtovacia faktúra | vyúčtovanie',
    ),
    Receipt: folded(
      'príjmový doklad | výdavkový pokladničný doklad | účtenka | potvrdenie o platbe | bloček | pokladničný doklad | pokladničný blok | príjmový pokladničný doklad | potvrdenka',
    ),
    'Bank Statement': folded('výpis z účtu | bankový výpis | výpis'),
    'Purchase Order': folded(
      'objednávka tovaru | záväzná objednávka | objednávkový list | zákazkový list |  objednávka | potvrdenie objednávky',
    ),
    Quote: folded('rozpočet |  kalkulácia ceny | ponuka na dodávku | predbežná cena | ponuka | cenová ponuka'),
    'Delivery Note': folded(
      'príjemka | výdajka | preberací protokol | odovzdávací protokol | nákladný list | prepravný list | vážny lístok | dodací list | baliaci list',
    ),
    'Price List': folded('cenník služieb | sadzobník | sadzobník poplatkov | jedálny lístok | nápojový lístok |  cenník'),
    Report: folded(
      'zápisnica | protokol | protokol o skúške |  laboratórny nález | lekárska správa | súvaha | výkaz ziskov a strát | vysvedčenie | revízna správa | správa | výročná správa | prehľad',
    ),
    Form: folded(
      'výkaz práce | dochádzka | cestovný príkaz |  splnomocnenie |  daňové priznanie | prezenčná listina |  formulár | žiadosť | prihláška | dotazník',
    ),
    Other: folded('nájomná zmluva | pracovná zmluva | poistná zmluva | kúpna zmluva |  lekársky predpis | výplatná páska'),
  },
  creditMarks: folded('dobropis | opravn'),
  invoiceMarks: folded('faktur'),
  totals:
    folded(`spolu | celkom | súčet | medzisúčet | celková suma | k úhrade | na úhradu | základ dane | zaokrúhlenie | počiatočný zostatok
    | konečný zostatok | nový zostatok | celková cena | spolu k úhrade`),
  carried: folded('z prevodu'),
  payments: folded('hotovosť | kartou | platba | výdavok | dph | zaokrúhlenie | základ'),
  units: list('ks | m2 | hod | kpl'),
  columns: {
    position: folded('por č | p č | poradie | riadok'),
    articleNumber: folded('kód | katalógové číslo | kat č | kód tovaru | číslo položky | číslo tovaru'),
    description: folded(
      'popis | názov | položka | predmet | predmet fakturácie | tovar | názov tovaru | názov položky | služba | označenie | popis položky | názov tovaru služby',
    ),
    quantity: folded('množstvo | počet | ks | počet ks | spotreba | počet hodín | množ'),
    unit: folded('mj | m j | jednotka | jedn | merná jednotka'),
    unitPrice: folded(
      'cena | cena za mj | cena mj | jednotková cena | cena za jednotku | jedn cena | j cena | cena bez dph | cena ks | cena za ks',
    ),
    discount: folded('zľava | zľava %'),
    taxRate: folded('dph | dph % | % dph | sazba dph | sadzba dph | sadzba'),
    taxAmount: folded('výška dph | suma dph | dph eur'),
    lineTotal: folded(
      'spolu | celkom | spolu bez dph | spolu s dph | celkom s dph | celkom bez dph | suma | cena spolu | celková cena | hodnota | základ dane | spolu eur',
    ),
    date: folded('dátum | dátum zaúčtovania | dátum valuty | dátum transakcie'),
    debit: folded('má dať | výdaj | debet | na ťarchu'),
    credit: folded('príjem | kredit | v prospech'),
    balance: folded('zostatok'),
  },
  columnQualifiers: folded('bez | vrátane'),
  greetings: folded('vážení | vážený | vážená | dobrý deň'),
  salutations: folded('pán | pani | firma'),
  yourWords: folded('váš | vaša | vaše | vášho'),
  periodWords: folded('obdobie | od'),
  datedOn: list('dňa'),
  datedOnAlone: list('dňa'),
  remarks: folded('poznámka | poznámky | pozn | zdroj | tabuľka | upozornenie'),
  notes: list('zdroj | poznámka'),
  openEnds: list('zo | pre | pri | alebo'),
  streets: folded('ulica | ul | námestie | nám | trieda | nábrežie'),
  legalForms: folded('sro | as'),
  legalFormEndings: folded('spolsro'),
  countries: folded('slovensko | slovenská republika | česká republika'),
  contacts: folded('tel | telefón | mobil | ičo | dič | ič dph | banka | účet | obchodný register'),
  bankWords: folded('číslo účtu'),
  confirmationMarks: list('potvrdenie'),
  copyMarks: list('original | kopia | duplikat | opis | kopia pre zakaznika'),
  tillWords: folded('pokladnik | pokladnica | stol | obsluhoval | okp | platobna karta | cislo dokladu pokladnice'),
};
