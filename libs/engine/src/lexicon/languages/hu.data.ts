import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Hungarian. `Számlaszám` is an account's number, `számla száma` an invoice's. */
export const HUNGARIAN: LanguageLexicon = {
  code: 'hu',
  smallWords: list('és | az | egy | nem | vagy | hogy | számla | összesen | fizetendő | kelte | áfa | ft | összeg | nettó | bruttó | után'),
  numberWords: folded('szám | száma | sz | sorszám | sorszáma'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `számla száma | számla sorszáma | számla sorszám | szla sz | számla sz | szla sorszám | bizonylatszám | bizonylat száma | bizonylat sorszáma | bizonylat sorszám | nyugtaszám | nyugta sorszáma | nyugta száma | díjbekérő száma | díjbekérő sorszáma | előlegszámla száma | sztornó számla száma | helyesbítő számla száma | számla azonosító | számla azonosítója | blokkszám | jóváíró számla száma`,
      ),
      weak: folded('számla | sorszám | számla nr'),
    },
    issueDate: {
      strong: folded(
        `számla kelte | kelt | keltezés | kiállítás dátuma | számla kiállításának dátuma | kiállítás kelte | kiállítás napja | kiállítva | számla dátuma | bizonylat kelte | kibocsátás dátuma | számla kibocsátásának kelte | kiállítási dátum | kiállítás időpontja`,
      ),
      weak: folded('dátum | kelte'),
    },
    dueDate: {
      strong:
        folded(`fizetési határidő | fizetési hat idő | esedékesség | fizetés határideje | fizetési határideje | fizetendő eddig | esedékesség napja
        | esedékes | befizetési határidő | fiz határidő | fizetés esedékessége | befizetés határideje`),
    },
    deliveryDate: {
      strong:
        folded(`teljesítés dátuma | teljesítés időpontja | teljesítés kelte | teljesítés napja | teljesítés ideje | teljesítés | teljesítési időpont
        | szállítás dátuma | szállítási határidő | teljesítés időpont | szállítás napja | kiszállítás dátuma | teljesítési dátum | szállítás időpontja`),
    },
    orderNumber: {
      strong: folded(
        `rendelésszám | rendelési szám | rendelés száma | megrendelés száma | megrendelésszám | megrendelési szám | vevői rendelésszám | vevő rendelésszáma | rendelésazonosító | az ön megrendelése | hivatkozási rendelés`,
      ),
      weak: folded('megrendelés | rendelés'),
    },
    contractNumber: { strong: folded('szerződésszám | szerződés száma | szerződés azonosító'), weak: folded('szerződés') },
    customerNumber: {
      strong: folded(
        `vevőkód | ügyfélszám | vevőszám | ügyfélkód | ügyfélazonosító | partnerkód | vevő azonosító | ügyfél száma | felhasználó azonosító száma | vevő kódja | fogyasztó azonosító`,
      ),
    },
    sellerVatId: {
      strong: folded(
        `adószám | eladó adószáma | szállító adószáma | közösségi adószám | eu adószám | uniós adószám | szolgáltató adószáma | kibocsátó adószáma | adóig szám`,
      ),
    },
    buyerVatId: { strong: folded('vevő adószáma | vevő közösségi adószáma | megrendelő adószáma | az ön adószáma | vásárló adószáma') },
    iban: { strong: folded('nemzetközi bankszámlaszám | iban szám | iban számlaszám') },
    bic: { strong: folded('swift kód | bic kód') },
    currency: { strong: folded('pénznem | devizanem | számla pénzneme | deviza') },
    lineTotal: { strong: folded('tételek összesen | tételek összege'), weak: folded('részösszeg') },
    netTotal: {
      strong: folded(
        `nettó összesen | nettó végösszeg | összesen nettó | nettó összeg | adóalap | adó alapja | nettó érték összesen | áfa alapja | áfa alap | nettó ár összesen | összes nettó | nettó számlaérték | áfa nélkül összesen | összesen áfa nélkül | adóalap összesen | nettó ellenérték | nettó mindösszesen | összes nettó érték`,
      ),
      weak: folded('nettó | nettó érték'),
    },
    taxTotal: {
      strong: folded(
        'áfa összesen | összes áfa | áfa összeg | áfa összege | összesen áfa | általános forgalmi adó | adó összege | áfa érték összesen | áthárított áfa | felszámított áfa',
      ),
      weak: folded('áfa | áfa érték | adó'),
    },
    grossTotal: {
      strong:
        folded(`visszateritendo | visszateritendo osszeg | jovairando osszeg | jovairas osszesen | fizetendő összesen | bruttó összesen | bruttó végösszeg | összesen bruttó | mindösszesen | végösszeg | számla végösszege
        | számla összege | számla értéke | bruttó összeg | összesen fizetendő | fizetendő végösszeg | számla végösszeg | összes bruttó | bruttó számlaérték
        | bruttó mindösszesen | számlaérték összesen | számla bruttó értéke | fizetendő bruttó | számla bruttó végösszege | áfával összesen | összesen áfával`),
      weak: folded('összesen | bruttó | bruttó érték | összeg | ossz'),
    },
    paid: {
      strong: folded(
        'kifizetve | fizetve | befizetve | előleg | fizetett előleg | levont előleg | befizetett előleg | kiegyenlítve | már kifizetett | előleg összege',
      ),
    },
    amountDue: {
      strong: folded(
        `fizetendő | fizetendő összeg | még fizetendő | hátralék | fennmaradó összeg | hátralévő összeg | befizetendő összeg | fizetendő egyenleg | fizetendő ft`,
      ),
    },
    sellerName: {
      strong: folded(
        'eladó | szállító | kibocsátó | számlakibocsátó | szolgáltató | kiállító | számlakiállító | eladó neve | szállító neve',
      ),
    },
    buyerName: {
      strong: folded(
        'vevő | vásárló | megrendelő | számlázási cím | vevő neve | ügyfél | ügyfél neve | számlázási név | fogyasztó | számlafizető | vevő neve és címe | fizető',
      ),
      weak: folded('címzett | felhasználó | név'),
    },
    shipTo: {
      strong: folded('szállítási cím | szállítás helye | átvevő | teljesítés helye | rendeltetési hely | átvétel helye | kiszállítási cím'),
    },
    period: {
      strong: folded(
        'elszámolási időszak | elszámolt időszak | számlázási időszak | időszak | elszámolás időszaka | kivonat időszaka | tárgyidőszak',
      ),
    },
    periodFrom: { strong: folded('időszak kezdete | kezdő dátum') },
    periodTo: { strong: folded('időszak vége | záró dátum') },
    openingBalance: { strong: folded('nyitó egyenleg | kezdő egyenleg | előző egyenleg | induló egyenleg') },
    closingBalance: { strong: folded('záró egyenleg | új egyenleg | aktuális egyenleg | záró könyvelt egyenleg') },
    accountNumber: {
      strong: folded('számlaszám | bankszámlaszám | bankszámla száma | bankszámla | pénzforgalmi jelzőszám | bankszla sz'),
    },
    accountHolder: { strong: folded('számlatulajdonos | számlatulajdonos neve') },
    paymentTerms: { strong: folded('fizetési mód | fizetés módja | fizetési feltételek | fizetési feltétel | fiz mód') },
    printDate: { strong: folded('nyomtatás dátuma | nyomtatva') },
    orderDate: { strong: folded('rendelés dátuma | megrendelés dátuma | rendelés kelte') },
    contractDate: { strong: folded('szerződés kelte') },
    deliveryNoteDate: { strong: folded('szállítólevél kelte') },
    accountExecutive: { strong: folded('pénztáros | ügyintéző') },
    phone: { strong: folded('telefon | telefonszám | tel') },
    bankName: { strong: folded('bank neve | számlavezető bank | pénzintézet') },
    sellerRegistrationNumber: { strong: folded('cégjegyzékszám | cg | cg szám | nyilvántartási szám') },
    deliveryNoteNumber: { strong: folded('szállítólevél száma | szállítólevélszám | szállítólevél') },
    yourReference: { strong: folded('hivatkozási szám | az önök jele') },
    contact: { strong: folded('kapcsolattartó | kapcsolattartó neve') },
    discountTotal: { strong: folded('kedvezmény | engedmény | kedvezmény összesen | árengedmény') },
    chargeTotal: { strong: folded('szállítási költség | szállítási díj | postaköltség | szállítás díja | kiszállítási díj') },
    roundingAmount: { strong: folded('kerekítés | kerekítési különbözet') },
    cashTendered: { strong: folded('készpénz | átvett | bankkártya | kapott') },
    change: { strong: folded('visszajáró') },
    associatedInvoiceNumber: {
      strong: folded('eredeti számla száma | hivatkozott számla | eredeti számla sorszáma | módosított számla száma'),
    },
    page: { strong: folded('oldal') },
    postBox: { strong: folded('postafiók') },
  },
  labelFillers: folded('ft | huf | áfa | összesen | nettó | bruttó'),
  netWords: folded('nettó | nélkül'),
  grossWords: folded('bruttó | áfával'),
  titles: {
    'Credit Note': folded('sztornó számla | jóváíró számla | helyesbítő számla | módosító számla | stornó számla | érvénytelenítő számla'),
    Invoice: folded(
      'számla | előlegszámla | díjbekérő | proforma számla | végszámla | elszámoló számla | készpénzfizetési számla | egyszerűsített számla | számlarészletező | elektronikus számla',
    ),
    Receipt: folded('nyugta | blokk | pénztárbizonylat | bevételi pénztárbizonylat'),
    'Bank Statement': folded('bankszámlakivonat | számlakivonat | kivonat | folyószámla kivonat | bankkivonat | bankszámla kivonat'),
    'Purchase Order': folded('megrendelés | rendelés | rendelés visszaigazolás | megrendelő | rendelés visszaigazolása'),
    Quote: folded('ajánlat | árajánlat'),
    'Delivery Note': folded('szállítólevél | szállítói levél | fuvarlevél'),
    'Price List': folded('árlista | árjegyzék'),
    Report: folded('jelentés | éves jelentés | beszámoló | kimutatás'),
    Form: folded('űrlap | kérelem | nyomtatvány | jelentkezési lap | adatlap | igénylőlap'),
    Other: folded('bérjegyzék | fizetési jegyzék | bérlap | béradatok'),
  },
  titleEndings: {
    Invoice: folded('számla'),
    'Bank Statement': folded('kivonat'),
    Quote: folded('ajánlat'),
    Report: folded('jelentés'),
  },
  noTitleEndings: folded('bankszámla | folyószámla'),
  creditMarks: folded('sztorno | storno | jovair | helyesbit'),
  invoiceMarks: folded('szamla'),
  totals:
    folded(`összesen | mindösszesen | végösszeg | részösszeg | fizetendő | nettó összesen | bruttó összesen | összes | nyitó egyenleg | záró egyenleg
    | nyitóegyenleg | záróegyenleg | egyenleg | kerekítés | áfa összesen | adóalap | összeg | számla végösszege | átvitel`),
  carried: folded('áthozat | átvitel | átvitt összeg | áthozott összeg'),
  payments: folded('készpénz | bankkártya | visszajáró | áfa | kerekítés | fizetendő | adóalap'),
  units: list('db | m2 | óra | csomag | klt'),
  columns: {
    position: folded('ssz | sorszám | sor | tétel | sz'),
    articleNumber: folded('cikkszám | termékkód | kód | vtsz | szj | vtsz szj | cikksz | teszor | cikk szám | azonosító'),
    description:
      folded(`megnevezés | leírás | termék | termék megnevezése | szolgáltatás | szolgáltatás megnevezése | termék neve | árucikk | tétel megnevezése
      | termék szolgáltatás | cikk megnevezése | áru megnevezése | név | tranzakció | közlemény | jogcím | termék szolgáltatás megnevezése | megnevezése`),
    quantity: folded('mennyiség | menny | db | darab | mennyiségi | óra | fogyasztás | óraszám | darabszám'),
    unit: folded('me | egység | mértékegység | menny egys | m e | mee | egys | mennyiségi egység'),
    unitPrice: folded(
      'egységár | nettó egységár | ár | egys ár | nettó ár | e ár | nettó e ár | bruttó egységár | egységár ft | bruttó ár | óradíj | díj | nettó egys ár',
    ),
    discount: folded('kedvezmény | engedmény | kedv | kedv % | kedvezmény %'),
    taxRate: folded('áfa | áfa % | áfa kulcs | áfakulcs | áfa mértéke | áfa tartalom | adókulcs'),
    taxAmount: folded('áfa érték | áfa összeg | áfa ft | áfa összege | áfa értéke'),
    lineTotal: folded(
      'érték | összesen | bruttó | nettó | nettó érték | bruttó érték | összeg | bruttó ár összesen | nettó összeg | bruttó összeg | ár összesen | érték ft | összesen ft | összeg ft | fizetendő',
    ),
    date: folded('dátum | könyvelés dátuma | könyvelési dátum | értéknap | tranzakció dátuma | könyvelés napja | terhelés napja'),
    debit: folded('terhelés | tartozik | kiadás | kifizetés | kiadások'),
    credit: folded('jóváírás | követel | bevétel | befizetés | jóváírások'),
    balance: folded('egyenleg'),
  },
  columnQualifiers: folded('nélkül'),
  greetings: folded('tisztelt | kedves'),
  salutations: folded('címzett | tisztelt ügyfelünk'),
  yourWords: folded('önök | az ön'),
  periodWords: folded('időszak | időszakra'),
  remarks: folded('megjegyzés | megjegyzések | forrás | táblázat | figyelem'),
  captions: list('táblázat | ábra | forrás'),
  notes: list('forrás | megjegyzés'),
  openEnds: list('és | az | vagy'),
  streets: folded('utca | u | tér | körút | krt | sétány | köz | fasor | rakpart | sor | dűlő | hrsz'),
  streetEndings: folded('utca'),
  legalForms: folded('kft | zrt | bt | nyrt | kkt | rt | ev | egyéni vállalkozó'),
  countries: folded('magyarország'),
  contacts: folded('tel | telefon | adószám | bankszámlaszám | cégjegyzékszám | cg'),
  bankWords: folded('bankszámla | számlaszám'),
  confirmationMarks: folded('visszaigazolás'),
  copyMarks: list('eredeti | masolat | eredeti peldany | vevo peldanya | elado peldanya | masodlat | 1 peldany | 2 peldany'),
  tillWords: folded('penztaros | asztal | felszolgalo | ap szam | navcs | bankkartya | nyugtaszam | borravalo'),
};
