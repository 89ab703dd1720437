import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Hungarian. `Számlaszám` is an account's number, `számla száma` an invoice's. */
export const HUNGARIAN: LanguageLexicon = {
  code: 'hu',
  latinModel: 'hun',
  letters: 'áéíóöőúüű',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords: list(
    'és | az | egy | nem | vagy | hogy | számla | összesen | fizetendő | kelte | áfa | ft | összeg | nettó | bruttó | után | mely | amely | szerint | alapjan | reszere | kerjuk | koszonjuk | vevo | elado | szallito | mennyiseg | megnevezes | egysegar | fizetesi | hatarido | teljesites | kiallitas | bankszamlaszam | cim | adoszam | tisztelt | ugyfelunk | nelkul | valamint | csak | illetve | oldal | ertek | havi | dij',
  ),
  numberWords: folded('szám | száma | sz | sorszám | sorszáma'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `számla száma | számla sorszáma | számla sorszám | szla sz | számla sz | szla sorszám | bizonylatszám | bizonylat száma | bizonylat sorszáma | bizonylat sorszám | nyugtaszám | nyugta sorszáma | nyugta száma | díjbekérő száma | díjbekérő sorszáma | előlegszámla száma | sztornó számla száma | helyesbítő számla száma | számla azonosító | számla azonosítója | blokkszám | jóváíró számla száma | számla sorsz | számla azonosító száma | a számla száma | a számla sorszáma | bizonylatazonosító | bizonylat sz | nyugtasorszám | nyugta sorsz | végszámla száma | végszámla sorszáma | részszámla száma | proforma száma | proforma számla száma | díjbekérő szám | díjbekérő azonosító | ajánlatszám | ajánlat száma | árajánlat száma | árajánlatszám | ajánlat azonosító | kivonat száma | kivonatszám | kivonat sorszáma | módosító számla száma | módosító okirat száma | jóváírás száma | stornó számla száma | sztornó bizonylat száma | jegyzőkönyv száma | munkalap száma | munkalapszám | csekk száma | fizetési felszólítás száma | iktatószám | felszólítás száma | elszámoló számla száma | számla sorszám szám | egyedi azonosító`,
      ),
      weak: folded('számla | sorszám | számla nr | árajánlat n'),
    },
    issueDate: {
      strong: folded(
        `számla kelte | kelt | keltezés | kiállítás dátuma | számla kiállításának dátuma | kiállítás kelte | kiállítás napja | kiállítva | számla dátuma | bizonylat kelte | kibocsátás dátuma | számla kibocsátásának kelte | kiállítási dátum | kiállítás időpontja | kiállítás | kiállítás ideje | számlakészítés dátuma | számla kiállítás dátuma | számla kiállítás kelte | a számla kelte | ajánlat kelte | ajánlat dátuma | árajánlat dátuma | ajánlatadás dátuma | kibocsátás napja | kibocsátás kelte | kivonat kelte | kivonat dátuma | bizonylat dátuma | vásárlás dátuma | vásárlás ideje | értékesítés dátuma | dátum és időpont | nyugta kelte | nyugta dátuma | lelet dátuma | lelet kelte | jelentés dátuma | munkalap kelte | számlázás dátuma | kiállítva ekkor | készült | készítés dátuma | kelt dátum | számla dátum | mintavétel dátuma | kelt budapest | kiállítás helye és ideje | kelt hely dátum`,
      ),
      weak: folded('dátum | kelte'),
    },
    dueDate: {
      strong:
        folded(`fizetési határidő | fizetési hat idő | esedékesség | fizetés határideje | fizetési határideje | fizetendő eddig | esedékesség napja
        | esedékes | befizetési határidő | fiz határidő | fizetés esedékessége | befizetés határideje | fizetési határidő dátuma | fizetési határnap | fizetési határidő napja | számla esedékessége | esedékesség dátuma | esedékesség kelte | fizetési esedékesség | kérjük fizesse be | fizetendő határidőre | fizetendő legkésőbb | befizetés határnapja | lejárat | fizetés napja | határidő | beszedés napja | beszedés dátuma | fizetés dátuma | utalás határideje | kiegyenlítés határideje`),
    },
    deliveryDate: {
      strong:
        folded(`teljesítés dátuma | teljesítés időpontja | teljesítés kelte | teljesítés napja | teljesítés ideje | teljesítés | teljesítési időpont
        | szállítás dátuma | szállítási határidő | teljesítés időpont | szállítás napja | kiszállítás dátuma | teljesítési dátum | szállítás időpontja | szállítás ideje | kiszállítás napja | kiszállítás időpontja | várható szállítás | várható szállítási idő | kért szállítási határidő | vállalt szállítási határidő | átadás dátuma | átadás időpontja | átvétel dátuma | átvétel időpontja | felrakás dátuma | lerakás dátuma | szolgáltatás dátuma | szolgáltatás napja | elvégzés dátuma | munkavégzés dátuma | adófizetési kötelezettség keletkezése | telj dátuma | telj dátum | telj idő | teljesítés napja dátum | kiszállítva | feladás dátuma | szállítási dátum | szállítási idő`),
    },
    orderNumber: {
      strong: folded(
        `rendelésszám | rendelési szám | rendelés száma | megrendelés száma | megrendelésszám | megrendelési szám | vevői rendelésszám | vevő rendelésszáma | rendelésazonosító | az ön megrendelése | hivatkozási rendelés | rendelés sorszáma | rendelés azonosítója | vevői rendelés száma | vevői megrendelés száma | vevő rendelési száma | megrendelő száma | megrendelés azonosító | megrendelés sorszáma | webrendelés száma | az ön rendelése | önök rendelése | önök rendelési száma | rendelési azonosító | rendelési hivatkozás | munkaszám | projektszám | po szám | beszerzési megrendelés száma | vevői hivatkozás | megr szám | rend szám | megbízás száma | megbízásszám | hivatkozott megrendelés`,
      ),
      weak: folded('megrendelés | rendelés'),
    },
    contractNumber: {
      strong: folded(
        'szerződésszám | szerződés száma | szerződés azonosító | szerződés sorszáma | bérleti szerződés száma | szerz szám | szerződés szerinti azonosító | szerződéses folyószámla | szerződéses folyószámla száma | folyószámla száma | keretszerződés száma | kötvényszám | kötvény száma | biztosítási kötvény száma | szerződés azonosítója | ügyiratszám | ügyszám | ügy száma | kárszám | hitelszerződés n',
      ),
      weak: folded('szerződés | mérési pont | fogyasztási hely azonosító'),
    },
    customerNumber: {
      strong: folded(
        `vevőkód | ügyfélszám | vevőszám | ügyfélkód | ügyfélazonosító | partnerkód | vevő azonosító | ügyfél száma | felhasználó azonosító száma | vevő kódja | fogyasztó azonosító | ügyfél azonosítója | ügyfélazonosító szám | vevő száma | partnerszám | partner azonosító | felhasználó azonosító | felhasználó azonosítója | felhasználási hely azonosító | felhasználási hely azonosítója | pod azonosító | mérési pont azonosító | mérési pont azonosítója | fogyasztóhely azonosító | fogyasztó száma | előfizetői szám | előfizető azonosító | előfizetői azonosító | tagszám | tagsági szám | páciens azonosító | betegazonosító | taj szám | taj | díjfizető azonosító | fizető azonosító | adózó azonosító | törzsszám`,
      ),
    },
    sellerVatId: {
      strong: folded(
        `adószám | eladó adószáma | szállító adószáma | közösségi adószám | eu adószám | uniós adószám | szolgáltató adószáma | kibocsátó adószáma | adóig szám | adószáma | adóigazgatási szám | magyar adószám | belföldi adószám | eu adószáma | áfa szám | csoportazonosító szám | csoport azonosító | adószám eu | kiállító adószáma | szolgáltató adószám | eladó adószám | szállító adószám | cég adószáma | adóigazgatási azonosító | csoportos adószám | közösségi adószáma`,
      ),
    },
    buyerVatId: {
      strong: folded(
        'vevő adószáma | vevő közösségi adószáma | megrendelő adószáma | az ön adószáma | vásárló adószáma | vevő adószám | vevő eu adószáma | vevő csoportazonosító száma | megrendelő adószám | vásárló adószám | ügyfél adószáma | fizető adószáma | vevő közösségi adószám | felhasználó adószáma | partner adószáma | vevő csoportazonosító',
      ),
    },
    iban: { strong: folded('nemzetközi bankszámlaszám | iban szám | iban számlaszám | nemzetközi számlaszám | iban n') },
    bic: { strong: folded('swift kód | bic kód | swift | bic swift kód | swift bic kód') },
    currency: {
      strong: folded(
        'pénznem | devizanem | számla pénzneme | deviza | pénzneme | valuta | elszámolás pénzneme | számla devizaneme | devizanem kód | valutanem',
      ),
    },
    lineTotal: {
      strong: folded(
        'tételek összesen | tételek összege | tételösszeg | tétel összesen | termékek összesen | termékek összege | áruk összesen | részösszesen',
      ),
      weak: folded('részösszeg'),
    },
    netTotal: {
      strong: folded(
        `nettó összesen | nettó végösszeg | összesen nettó | nettó összeg | adóalap | adó alapja | nettó érték összesen | áfa alapja | áfa alap | nettó ár összesen | összes nettó | nettó számlaérték | áfa nélkül összesen | összesen áfa nélkül | adóalap összesen | nettó ellenérték | nettó mindösszesen | összes nettó érték | nettó végösszeg összesen | összes nettó ár | nettó fizetendő | nettó számla összesen | számla nettó értéke | számla nettó végösszege | nettó alap | összesen áfa nélküli érték | áfa nélküli érték | áfa nélküli összeg | áfa nélküli végösszeg | nettó ár | nettó összérték | adó nélküli összeg | adó nélküli ellenérték | adóalap 27% | nettó 27% | nettó ft | nettó összesen ft | nettó összesen huf | adóalap ft | alap összesen | nettó részösszeg | áfa alapja összesen | nettó díj | nettó díj összesen`,
      ),
      weak: folded('nettó | nettó érték'),
    },
    taxTotal: {
      strong: folded(
        'áfa összesen | összes áfa | áfa összeg | áfa összege | összesen áfa | általános forgalmi adó | adó összege | áfa érték összesen | áthárított áfa | felszámított áfa | áfa értéke | áfa érték ft | áfa ft | áfa huf | áfa mindösszesen | fizetendő áfa | áfa tartalom | ebből áfa | az áfa összege | számla áfa összege | áfa összeg összesen | adó összesen | összes adó | áfa végösszeg | forgalmi adó',
      ),
      weak: folded('áfa | áfa érték | adó'),
    },
    grossTotal: {
      strong:
        folded(`visszateritendo | visszateritendo osszeg | jovairando osszeg | jovairas osszesen | fizetendő összesen | bruttó összesen | bruttó végösszeg | összesen bruttó | mindösszesen | végösszeg | számla végösszege
        | számla összege | számla értéke | bruttó összeg | összesen fizetendő | fizetendő végösszeg | számla végösszeg | összes bruttó | bruttó számlaérték
        | bruttó mindösszesen | számlaérték összesen | számla bruttó értéke | fizetendő bruttó | számla bruttó végösszege | áfával összesen | összesen áfával | fizetendő mindösszesen | mindösszesen fizetendő | mindösszesen bruttó | mindösszesen ft | összesen ft | összesen huf | fizetendő végösszege | végösszeg ft | végösszeg huf | bruttó végösszege | számla összesen | számla végösszege ft | számlaérték | a számla végösszege | a számla összege | számla teljes összege | teljes összeg | bruttó fizetendő | bruttó fizetendő összeg | bruttó összesen ft | bruttó összesen huf | bruttó érték összesen | bruttó összérték | bruttó végérték | összesen bruttó ár | összes fizetendő | összesen eur | rendelés összege | rendelés végösszege | megrendelés összege | megrendelés értéke | rendelés értéke | ajánlat összesen | ajánlat végösszege | árajánlat végösszege | ajánlati ár összesen | végösszeg bruttó | végösszeg összesen | kártyás fizetés összege | összes érték | teljes ár | fizetett végösszeg | éves díj | biztosítási díj összesen | összes díj | bruttó díj | fizetendő díj | összesen bruttó érték`),
      weak: folded('összesen | bruttó | bruttó érték | összeg | ossz'),
    },
    paid: {
      strong: folded(
        'kifizetve | fizetve | befizetve | előleg | fizetett előleg | levont előleg | befizetett előleg | kiegyenlítve | már kifizetett | előleg összege | befizetett összeg | kifizetett összeg | megfizetett összeg | fizetett összeg | már befizetett | eddig befizetett | előző befizetés | befizetések | befizetések összesen | rendezve | pénzügyi teljesítést nem igényel | előlegként fizetve | előlegszámlával rendezve | levonandó előleg | előleg levonása | beszámított előleg | foglaló | kaució | utólag rendezve | készpénzben fizetve | kártyával fizetve | jóváírt befizetés | korábban fizetett | elszámolt előleg | fizetett előleg összege | már fizetett | előleg levonás | kiegyenlített összeg | eddig fizetett',
      ),
    },
    amountDue: {
      strong: folded(
        `fizetendő | fizetendő összeg | még fizetendő | hátralék | fennmaradó összeg | hátralévő összeg | befizetendő összeg | fizetendő egyenleg | fizetendő ft | fennálló tartozás | tartozás | összes tartozás | tartozás összege | hátralék összege | lejárt tartozás | egyenleg fizetendő | rendezendő összeg | fizetendő hátralék | maradék fizetendő | fizetendő különbözet | különbözet fizetendő | még fizetendő összeg | még kiegyenlítendő | nyitott összeg | nyitott tétel összege | utalandó összeg | utalandó | átutalandó összeg | átutalandó | fizetendő huf | kiegyenlítendő összeg | kifizetendő | fizetésre vár | rendezetlen összeg | esedékes összeg`,
      ),
    },
    sellerName: {
      strong: folded(
        'eladó | szállító | kibocsátó | számlakibocsátó | szolgáltató | kiállító | számlakiállító | eladó neve | szállító neve | számlakibocsátó neve | kibocsátó neve | eladó adatai | szállító adatai | szolgáltató neve | szolgáltató adatai | bérbeadó | biztosító | fuvarozó | kereskedő | kivitelező | vállalkozó | ajánlattevő | ajánlatadó | forgalmazó | munkáltató | munkáltató neve | üzemeltető | értékesítő | bérbeadó neve | számla kibocsátója',
      ),
    },
    buyerName: {
      strong: folded(
        'vevő | vásárló | megrendelő | számlázási cím | vevő neve | ügyfél | ügyfél neve | számlázási név | fogyasztó | számlafizető | vevő neve és címe | fizető | vevő adatai | megrendelő neve | megrendelő adatai | vásárló neve | partner neve | partner | bérlő | bérlő neve | biztosított | szerződő | szerződő neve | biztosított neve | páciens | páciens neve | beteg neve | vendég | vendég neve | előfizető | előfizető neve | felhasználó neve | számla címzettje | számlázási adatok | számlázási név és cím | ajánlatkérő | vevő megnevezése | vevő név | ügyfél megnevezése | számlafizető neve | fizető neve | költségviselő | díjfizető | tag neve | tanuló neve | kapja | vevő cég | tulajdonos',
      ),
      weak: folded('címzett | felhasználó | név | tanuló'),
    },
    shipTo: {
      strong: folded(
        'szállítási cím | szállítás helye | átvevő | teljesítés helye | rendeltetési hely | átvétel helye | kiszállítási cím | szállítási hely | kiszállítás helye | szállítás címe | átvételi hely | átvételi pont | átvevő neve | átvevő címe | kézbesítési cím | áru átvevője | áru átvétele | felhasználási hely | felhasználási hely címe | lerakóhely | lerakás helye | lerakodás helye | postázási cím | szállítási név | beépítés helye | címzett címe',
      ),
    },
    period: {
      strong: folded(
        'elszámolási időszak | elszámolt időszak | számlázási időszak | időszak | elszámolás időszaka | kivonat időszaka | tárgyidőszak | elszámolási időszak kezdete vége | elszámolt időszak kezdete vége | díjidőszak | számlázott időszak | bérleti időszak | tárgyhó | tárgyhónap | hónap | biztosítási időszak | biztosítás időtartama | teljesítési időszak | forgalmi időszak | szolgáltatási időszak | fogyasztási időszak | leolvasási időszak | bérelszámolási időszak | az elszámolás időszaka | időtartam | vonatkozási időszak | tartózkodás ideje | könyvelési időszak',
      ),
    },
    periodFrom: {
      strong: folded(
        'időszak kezdete | kezdő dátum | időszak eleje | kezdő időpont | kezdete | érkezés | érkezés dátuma | érkezés napja | kezdő nap | érvényesség kezdete | bejelentkezés napja',
      ),
    },
    periodTo: {
      strong: folded(
        'időszak vége | záró dátum | záró időpont | távozás | távozás dátuma | elutazás | záró nap | érvényesség vége | ajánlat érvényessége | ajánlat érvényes | az ajánlat érvényes | befejező dátum',
      ),
    },
    openingBalance: {
      strong: folded(
        'nyitó egyenleg | kezdő egyenleg | előző egyenleg | induló egyenleg | előző havi egyenleg | előző időszak egyenlege | előző záró egyenleg | induló egyenlege | számla nyitó egyenlege | nyitó könyvelt egyenleg | egyenleg az időszak elején | előző számlaegyenleg | nyitó állomány | kezdeti egyenleg',
      ),
    },
    closingBalance: {
      strong: folded(
        'záró egyenleg | új egyenleg | aktuális egyenleg | záró könyvelt egyenleg | záróegyenlege | aktuális számlaegyenleg | egyenleg az időszak végén | rendelkezésre álló egyenleg | számlaegyenleg | folyószámla egyenleg | könyvelt egyenleg | felhasználható egyenleg | új számlaegyenleg | záró állomány | időszak végi egyenleg',
      ),
    },
    accountNumber: {
      strong: folded(
        'kartyaszam | bankkartya szam | számlaszám | bankszámlaszám | bankszámla száma | bankszámla | pénzforgalmi jelzőszám | bankszla sz | bankszla szám | pénzforgalmi számlaszám | pénzforgalmi számla száma | folyószámlaszám | forint számlaszám | deviza számlaszám | kedvezményezett számlaszáma | jóváírandó számla | terhelendő számla | banki számlaszám | bankszámlák | átutalási számlaszám | bankszla | bszlasz',
      ),
    },
    accountHolder: {
      strong: folded(
        'számlatulajdonos | számlatulajdonos neve | számla tulajdonosa | számlatulajdonos megnevezése | kedvezményezett neve | kedvezményezett | kártyabirtokos | bankszámla tulajdonosa | számlabirtokos | számlavezetett neve',
      ),
    },
    paymentTerms: {
      strong: folded(
        'fizetési mód | fizetés módja | fizetési feltételek | fizetési feltétel | fiz mód | fizetési mód és határidő | fizetési módja | fizetés | fizetés feltétele | kiegyenlítés módja | fizetési eszköz | fizetés típusa | fizetési kondíció | fizetési kondíciók | számla fizetési módja',
      ),
    },
    printDate: {
      strong: folded(
        'nyomtatás dátuma | nyomtatva | nyomtatás ideje | nyomtatás időpontja | nyomtatás kelte | nyomtatva ekkor | kinyomtatva',
      ),
    },
    orderDate: {
      strong: folded(
        'rendelés dátuma | megrendelés dátuma | rendelés kelte | rendelés ideje | megrendelés kelte | megrendelés napja | rendelés napja | rendelés időpontja | megrendelés időpontja',
      ),
    },
    contractDate: { strong: folded('szerződés kelte | szerződéskötés dátuma | szerződés dátuma | szerződéskötés napja') },
    deliveryNoteDate: { strong: folded('szállítólevél kelte | szállítólevél dátuma') },
    accountExecutive: {
      strong: folded(
        'pénztáros | ügyintéző | pénztáros neve | kezelő | kiszolgálta | felszolgáló | eladó kódja | kasszás | kiállította | számlázó | pénztárgép kezelő',
      ),
    },
    phone: {
      strong: folded(
        'telefon | telefonszám | tel | telefon fax | tel fax | mobil | mobiltelefon | telefonos ügyfélszolgálat | ügyfélszolgálat | elérhetőség | tel szám | mobilszám | telefonos elérhetőség',
      ),
    },
    bankName: {
      strong: folded(
        'bank neve | számlavezető bank | pénzintézet | bankja | bank megnevezése | számlavezető pénzintézet | számlavezető | számlavezető bank neve | pénzintézet neve | kedvezményezett bankja',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'cégjegyzékszám | cg | cg szám | nyilvántartási szám | cgjsz | cégjegyzékszáma | nyilvántartási száma | vállalkozói nyilvántartási szám | egyéni vállalkozó nyilvántartási száma | ev nyilvántartási szám | vállalkozói igazolvány száma | statisztikai számjel | ksh szám | statisztikai szám | engedélyszám | cégj n',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'szállítólevél száma | szállítólevélszám | szállítólevél | szállítólevél sorszáma | szállítólevél sorszám | szállítólevél azonosító | fuvarlevél száma | fuvarlevélszám | cmr száma | csomagszám | csomag száma | küldeményazonosító | mérlegjegy száma | bevételi bizonylat száma | kiadási bizonylat száma | fuvarokmány száma',
      ),
    },
    yourReference: {
      strong: folded(
        'hivatkozási szám | az önök jele | hivatkozási száma | hivatkozás | közlemény rovat | befizető azonosító | fizetési azonosító | az ön hivatkozása | vevői referencia | vevő hivatkozása | megbízó azonosító | önök hivatkozása | átutalási azonosító | kérjük hivatkozzon',
      ),
    },
    contact: {
      strong: folded(
        'kapcsolattartó | kapcsolattartó neve | kapcsolattartó személy | kapcsolattartónk | ügyintéző neve | felelős | üzletkötő | készítette | projektvezető | értékesítési képviselő | eladó neve aláírása | kapcsolat | szerelő | számlát kiállította',
      ),
    },
    discountTotal: {
      strong: folded(
        'kedvezmény | engedmény | kedvezmény összesen | árengedmény | kedvezmény összege | engedmény összege | kedvezmény összeg | adott kedvezmény | összes kedvezmény | összes engedmény | engedmény összesen | mennyiségi kedvezmény | megtakarítás | az ön megtakarítása | kedvezmény értéke | akciós kedvezmény | skontó | levont kedvezmény | kupon kedvezmény | jóváírt kedvezmény',
      ),
    },
    chargeTotal: {
      strong: folded(
        'szállítási költség | szállítási díj | postaköltség | szállítás díja | kiszállítási díj | szállítás | házhozszállítás | házhozszállítási díj | kiszállítás | csomagolás | csomagolási díj | csomagolási költség | kezelési költség | kezelési díj | utánvét díja | utánvét kezelési díj | utánvét | fuvardíj | fuvarköltség | szervizdíj | szervizdíj 12% | felszolgálási díj | szolgáltatási díj felár | késedelmi kamat | késedelmi pótlék | felszólítási díj | betétdíj | göngyöleg | idegenforgalmi adó | ifa | termékdíj | borravaló | postázás | postázási díj | szállítási és kezelési költség | drs díj',
      ),
    },
    roundingAmount: {
      strong: folded('kerekítés | kerekítési különbözet | kerekítés összege | kerekítve | kerekítési különbség | kerekítés ft'),
    },
    cashTendered: {
      strong: folded(
        'készpénz | átvett | bankkártya | kapott | fizetett készpénz | készpénz ft | készpénz huf | bankkártyás fizetés | bankkártyával | szép kártya | utalvány | adott | kapott összeg | kapott készpénz | hitelkártya | kártya | készpénz fizetve | bankkártya ft',
      ),
    },
    change: { strong: folded('visszajáró | visszajáró ft | visszajáró összeg | visszajár | visszaadott összeg') },
    associatedInvoiceNumber: {
      strong: folded(
        'eredeti számla száma | hivatkozott számla | eredeti számla sorszáma | módosított számla száma | hivatkozott számla száma | hivatkozott számla sorszáma | eredeti számla | sztornózott számla száma | sztornózott számla | érvénytelenített számla száma | helyesbített számla száma | módosított számla sorszáma | jóváírt számla száma | az eredeti számla száma | kapcsolódó számla száma | előlegszámla sorszáma | kapcsolódó bizonylat | előzmény bizonylat',
      ),
    },
    page: { strong: folded('oldal | old | lap | oldalszám') },
    postBox: { strong: folded('postafiók') },
    name: { strong: folded('neve | teljes név | cégnév | cég neve | név cégnév | viselt név | munkavállaló neve | dolgozó neve') },
    salesOffice: { strong: folded('telephely | üzlet | fiók | értékesítés helye | bolt | eladás helye') },
    originalDate: { strong: folded('eredeti dátum') },
    associatedInvoiceDate: { strong: folded('eredeti számla kelte | hivatkozott számla kelte | eredeti számla dátuma') },
    withholdingTax: { strong: folded('személyi jövedelemadó | szja | levont szja | szja előleg | adóelőleg | levont adó') },
    totalQuantity: {
      strong: folded(
        'összes mennyiség | mennyiség összesen | tételszám | tételek száma | összes darab | darab összesen | összes tétel | összesen db',
      ),
    },
    ourReference: { strong: folded('hivatkozási számunk | saját hivatkozás | ügyiratszámunk | iktatási szám | belső azonosító') },
    website: { strong: folded('honlap | weboldal | weblap | internetes cím | web cím') },
    email: { strong: folded('e mail cím | elektronikus levélcím | e mail címe') },
    shipFrom: {
      strong: folded('felrakóhely | felrakás helye | felrakodás helye | feladás helye | feladó raktár | kiadó raktár | indulás helye'),
    },
  },
  labelFillers: folded('ft | huf | áfa | összesen | nettó | bruttó'),
  netWords: folded('nettó | nélkül | áfa nélkül | nettósított'),
  grossWords: folded('bruttó | áfával | áfás'),
  titles: {
    'Credit Note': folded(
      'sztornó számla | jóváíró számla | helyesbítő számla | módosító számla | stornó számla | érvénytelenítő számla | jóváírás | jóváírási értesítő | jóváíró bizonylat | számla sztornó | számlával egy tekintet alá eső okirat | helyesbítő bizonylat | sztornó bizonylat | visszáru számla',
    ),
    Invoice: folded(
      'számla | előlegszámla | díjbekérő | proforma számla | végszámla | elszámoló számla | készpénzfizetési számla | egyszerűsített számla | számlarészletező | elektronikus számla | e számla | átutalásos számla | részszámla | gyűjtőszámla | áramszámla | villanyszámla | gázszámla | vízszámla | távhőszámla | telefonszámla | közüzemi számla | közüzemi díjszámla | részletező számla | elszámoló számla villamos energia | díjszámla | díjértesítő | díjbekérő levél | díjközlő | közös költség | fizetési értesítő | fizetési értesítés | számlaértesítő | szállodai számla | éves elszámolás | elszámolás | vevői számla | exportszámla | áfás számla | számla szállítólevél | pro forma számla | előleg számla | végső számla | rezsielszámolás | biztosítási díjértesítő | fizetési meghagyás díj | számlamelléklet | havi számla | fuvarszámla | részletes számla',
    ),
    Receipt: folded(
      'nyugta | blokk | pénztárbizonylat | bevételi pénztárbizonylat | pénztárgépi nyugta | vásárlói bizonylat | bankkártyás bizonylat | átvételi elismervény | pénztári nyugta | kiadási pénztárbizonylat | parkolójegy | parkolási nyugta | blokk másolat | fizetési igazolás | befizetési igazolás | befizetési bizonylat | adományigazolás | készpénzes bizonylat | nem adóügyi bizonylat | nyugta másolat | fogyasztás | fogyasztási jegy | kártyás fizetés bizonylat | készpénzfizetési nyugta | e nyugta',
    ),
    'Bank Statement': folded(
      'bankszámlakivonat | számlakivonat | kivonat | folyószámla kivonat | bankkivonat | bankszámla kivonat | havi számlakivonat | számlatörténet | forgalmi kimutatás | hitelkártya kivonat | hitelkártya számlakivonat | bankszámla egyenlegközlő | folyószámla egyenlegközlő | napi kivonat | egyenlegértesítő | tranzakciólista | számlaforgalom | bankszámlatörténet | folyószámlakivonat | tranzakciós lista',
    ),
    'Purchase Order': folded(
      'megrendelés | rendelés | rendelés visszaigazolás | megrendelő | rendelés visszaigazolása | megrendelőlap | megrendelőlevél | beszerzési megrendelés | vevői rendelés | szállítói rendelés | rendelés igazolás | visszaigazolás | rendelési lap | munkamegrendelő | fuvarmegbízás | fuvarmegrendelés | megrendelés visszaigazolás | megrendelés visszaigazolása | árurendelés | igénybejelentés | rendelés összesítő',
    ),
    Quote: folded(
      'ajánlat | árajánlat | ajánlat kérés | költségvetés | árazott költségvetés | árkalkuláció | kalkuláció | előzetes árajánlat | költségbecslés | ajánlati lap | árajánlatkérés | ajánlattétel | kiviteli költségvetés | indikatív ajánlat | ajánlati költségvetés',
    ),
    'Delivery Note': folded(
      'szállítólevél | szállítói levél | fuvarlevél | szállítási jegyzék | szállítási jegyzőkönyv | áruátvételi bizonylat | átadás átvételi jegyzőkönyv | átvételi jegyzőkönyv | csomagolási lista | csomagjegyzék | rakjegyzék | kiadási bizonylat | bevételi bizonylat | raktári kivét | raktári bevét | kivételezési bizonylat | mérlegjegy | mérlegelési jegy | cmr fuvarlevél | nemzetközi fuvarlevél | kísérőjegy | visszáru jegy | visszáru | áruszállítási jegy | fuvarokmány | raktárközi bizonylat | szállítólevél másolat | menetlevél áru | csomagolási jegyzék | bevételezési bizonylat',
    ),
    'Price List': folded(
      'árlista | árjegyzék | napi menü | díjszabás | tarifatáblázat | szolgáltatási árlista | kiskereskedelmi árlista | nagykereskedelmi árlista | ártáblázat | díjtáblázat | díjjegyzék | kondíciós lista | hirdetmény díjak | szolgáltatásaink árai | étlap | itallap',
    ),
    Report: folded(
      'jelentés | éves jelentés | beszámoló | kimutatás | jegyzőkönyv | közgyűlési jegyzőkönyv | laborlelet | laboreredmény | laboratóriumi lelet | zárójelentés | ambuláns lap | ambuláns kezelőlap | orvosi jelentés | vizsgálati jegyzőkönyv | mérési jegyzőkönyv | eredménykimutatás | mérlegbeszámoló | havi jelentés | havi kimutatás | napi zárás | pénztárjelentés | pénztárkönyv | főkönyvi kivonat | bizonyítvány | értesítő jegyek | szakvélemény | szakértői vélemény | emlékeztető jegyzőkönyv | forgalmi jelentés | építési napló | minőségi bizonyítvány | megfelelőségi tanúsítvány | tanúsítvány | felülvizsgálati jegyzőkönyv | vizsgálati eredmény | állapotfelmérés | értékelés | éves beszámoló | lelet',
    ),
    Form: folded(
      'űrlap | kérelem | nyomtatvány | jelentkezési lap | adatlap | igénylőlap | igénylő lap | igazolás | meghatalmazás | nyilatkozat | hozzájáruló nyilatkozat | jelenléti ív | munkaidő nyilvántartás | kiküldetési rendelvény | útnyilvántartás | menetlevél | szabadságkérelem | szabadság engedély | kárbejelentő | kárbejelentő lap | baleseti bejelentő | reklamációs jegyzőkönyv | jótállási jegy | garanciajegy | munkalap | szervizlap | felvételi lap | regisztrációs lap | beiratkozási lap | adóbevallás | bevallás | belépési nyilatkozat | ellenőrző lista | megrendelő űrlap | visszaküldési űrlap | igénybejelentő lap | bejelentőlap | bejelentkezési lap | költségelszámolás | tagsági nyilatkozat',
    ),
    Other: folded(
      'bérjegyzék | fizetési jegyzék | bérlap | béradatok | bérelszámolás | bérkifizetési jegyzék | bérleti szerződés | munkaszerződés | adásvételi szerződés | vállalkozási szerződés | megbízási szerződés | biztosítási kötvény | orvosi vény | jövedelemigazolás | menetjegy | belépőjegy | szolgáltatási szerződés | elektronikus vény',
    ),
    Table: folded(
      'menetrend | leltárív | beosztás | műszakbeosztás | munkaidő beosztás | eredmények | eredménylista | ranglista | táblázat | ütemterv | készletlista | készletkimutatás | raktárkészlet | névjegyzék | hulladéknaptár | résztvevők listája | darabjegyzék | sorsolás | rajtlista',
    ),
    Letter: folded(
      'fizetési felszólítás | felszólítás | emlékeztető | fizetési emlékeztető | értesítés | értesítő | tájékoztató levél | felmondás | kísérőlevél | nyilatkozat elállásról | egyenlegközlő levél | hozzájárulás | tájékoztatás | elállási nyilatkozat',
    ),
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
    | nyitóegyenleg | záróegyenleg | egyenleg | kerekítés | áfa összesen | adóalap | összeg | számla végösszege | átvitel | nettó érték összesen | bruttó érték összesen | nettó végösszeg | bruttó végösszeg | összesen nettó | összesen bruttó | összesen áfa | összesen ft | összesen huf | mindösszesen ft | végösszeg ft | fizetendő összesen | fizetendő végösszeg | fizetendő összeg | részösszesen | kedvezmény összesen | engedmény összesen | fennálló tartozás | előző egyenleg | új egyenleg | forgalom összesen | terhelések összesen | jóváírások összesen | bevétel összesen | kiadás összesen | összes terhelés | összes jóváírás | oldal összesen | összes nettó | összes bruttó | összes áfa | áfa összesítő | áfa összesítés | áfa részletező | adóalap összesen | számla összesen | mennyiség összesen | kifizetendő | nettó bér | levonások összesen | juttatások összesen | hátralék | díj összesen | anyag összesen | munkadíj összesen | anyagköltség összesen | tételek összesen`),
  carried: folded(
    'áthozat | átvitel | átvitt összeg | áthozott összeg | átvitel a következő oldalra | áthozat az előző oldalról | következő oldalra átvitt | előző oldalról áthozott',
  ),
  payments: folded(
    'készpénz | bankkártya | visszajáró | áfa | kerekítés | fizetendő | adóalap | bankkártyás fizetés | szép kártya | utalvány | kapott | adott | kártya | áfa tartalom | ebből áfa | tételszám | fizetési mód | részösszeg | szervizdíj | borravaló | kerekítés ft | készpénz ft | készpénz huf | forgalmi',
  ),
  units: list(
    'db | m2 | óra | csomag | klt | db. | darab | csom | doboz | dob | karton | kart | zsák | raklap | pár | készlet | klt. | tekercs | tek | fm | nm | m3 | km | kwh | mwh | gj | kg. | liter | órák | nap | hó | hónap | hét | éj | éjszaka | fő | adag | üveg | palack | flakon | tonna | alkalom | alk | tétel | egység | szett | vg | dkg | cs | út | forduló',
  ),
  columns: {
    position: folded('ssz | sorszám | sor | tétel | sz | tétel sz | tételszám | sor sz | ssz szám | pozíció'),
    articleNumber: folded(
      'cikkszám | termékkód | kód | vtsz | szj | vtsz szj | cikksz | teszor | cikk szám | azonosító | cikk | termék kód | termékazonosító | termék azonosító | vonalkód | katalógusszám | rendelési kód | gyártói cikkszám | áru kód | árukód | vámtarifaszám | tételkód | cikkszám kód | besorolási szám | vtsz teszor | ktj | anyagszám | szolgáltatás kódja | rendelési szám | cikkkód',
    ),
    description:
      folded(`megnevezés | leírás | termék | termék megnevezése | szolgáltatás | szolgáltatás megnevezése | termék neve | árucikk | tétel megnevezése
      | termék szolgáltatás | cikk megnevezése | áru megnevezése | név | tranzakció | közlemény | jogcím | termék szolgáltatás megnevezése | megnevezése | termék leírása | szolgáltatás leírása | termék szolgáltatás neve | árumegnevezés | megnevezés leírás | megnevezés vtsz | szolgáltatás neve | cikk neve | cikknév | terméknév | áru neve | áru | munka megnevezése | munkafolyamat | anyag megnevezése | anyag | tevékenység | elvégzett munka | tranzakció leírása | tranzakció típusa | forgalom leírása | partner neve közlemény | leírás megnevezés | étel | étel neve | gyógyszer | gyógyszer neve | vizsgálat | vizsgálat megnevezése | vizsgálat neve | alkatrész | alkatrész megnevezése | díjtétel | díjtétel megnevezése | költségnem | kiegészítő adatok | tárgy | termék vagy szolgáltatás megnevezése | értékesített termék | szöveg | tétel leírása | tétel neve`),
    quantity: folded(
      'mennyiség | menny | db | darab | mennyiségi | óra | fogyasztás | óraszám | darabszám | rendelt mennyiség | szállított mennyiség | mennyiség db | rendelt | szállított | mennyisége | órák száma | napok száma | éjszakák száma | létszám | súly kg | nettó súly | bruttó súly | fogyasztás kwh | szállított db | menny db | összes db | kiadott mennyiség | elszámolt mennyiség',
    ),
    unit: folded(
      'me | egység | mértékegység | menny egys | m e | mee | egys | mennyiségi egység | menny egység | m egys | egység megnevezése | mért egys | mérték egys | mértékegys | mért egység',
    ),
    unitPrice: folded(
      'egységár | nettó egységár | ár | egys ár | nettó ár | e ár | nettó e ár | bruttó egységár | egységár ft | bruttó ár | óradíj | díj | nettó egys ár | bruttó egység ár | nettó egység ár | egység ár | egységár nettó | egységár huf | egységár bruttó | nettó egységár ft | nettó egységár huf | bruttó egységár ft | eladási ár | listaár | fogyasztói ár | nettó ár ft | bruttó ár ft | bruttó e ár | bruttó egys ár | ár db | ár ft | ft db | ft óra | óradíj ft | egységár áfa nélkül | nettó lista ár | anyag egységár | díj egységár | egységnyi ár | egységdíj | díj ft | anyag egységre | díj egységre | darabár',
    ),
    discount: folded(
      'kedvezmény | engedmény | kedv | kedv % | kedvezmény % | kedvezmény mértéke | engedmény mértéke | eng % | engedmény % | kedvezmény ft | árengedmény % | kedvezmény összege',
    ),
    taxRate: folded(
      'áfa | áfa % | áfa kulcs | áfakulcs | áfa mértéke | áfa tartalom | adókulcs | áfa kulcs % | áfa mérték | áfa kulcsa | adó % | adómérték | áfakulcs % | áfa kód',
    ),
    taxAmount: folded(
      'áfa érték | áfa összeg | áfa ft | áfa összege | áfa értéke | áfa összeg ft | áfa huf | áfa összege ft | áfa érték ft | adó összege | áfa összesen | áfa tartalma | áfa ért',
    ),
    lineTotal: folded(
      'érték | összesen | bruttó | nettó | nettó érték | bruttó érték | összeg | bruttó ár összesen | nettó összeg | bruttó összeg | ár összesen | érték ft | összesen ft | összeg ft | fizetendő | nettó összesen | bruttó összesen | nettó érték ft | bruttó érték ft | nettó érték huf | bruttó érték huf | bruttó összeg ft | nettó összeg ft | összérték | össz érték | összár | össz ár | összesen huf | összesen bruttó | összesen nettó | nettó ár összesen | nettó ért | bruttó ért | összes ár | fizetendő ft | díj összesen | anyag összesen | anyagköltség összesen | összeg huf | összeg eur | végösszeg | számlázott összeg | érték nettó | érték bruttó | áfás érték | áfás összeg | bruttó ft | nettó ft | nettó huf | bruttó huf',
    ),
    date: folded(
      'dátum | könyvelés dátuma | könyvelési dátum | értéknap | tranzakció dátuma | könyvelés napja | terhelés napja | értéknapja | teljesítés dátuma | könyvelési nap | könyvelés | könyv dátum | tranzakció napja | tranzakció ideje | kelt | nap | forgalom napja | esedékesség | bizonylat kelte | teljesítés napja',
    ),
    debit: folded(
      'terhelés | tartozik | kiadás | kifizetés | kiadások | terhelések | terhelés ft | terhelés huf | terhelés összege | kifizetések | kimenő',
    ),
    credit: folded(
      'jóváírás | követel | bevétel | befizetés | jóváírások | jóváírás ft | jóváírás huf | jóváírás összege | befizetések | bevételek | bejövő',
    ),
    balance: folded('egyenleg | egyenleg ft | egyenleg huf | könyvelt egyenleg | számlaegyenleg | új egyenleg | halmozott egyenleg'),
  },
  columnQualifiers: folded('nélkül'),
  greetings: folded(
    'tisztelt | kedves | tisztelt ügyfelünk | tisztelt partnerünk | tisztelt vevőnk | tisztelt cím | tisztelt hölgyem | tisztelt uram | kedves ügyfelünk | kedves vásárlónk | jó napot | üdvözöljük',
  ),
  signing: folded('aláírás'),
  salutations: folded('címzett | tisztelt ügyfelünk | tisztelt | részére | úr | úrhölgy | asszony | cég | vevő | megrendelő'),
  yourWords: folded('önök | az ön | önnek | öné | saját'),
  periodWords: folded('időszak | időszakra | közötti időszak | időszakra vonatkozó | közötti | időszakban'),
  remarks: folded(
    'megjegyzés | megjegyzések | forrás | táblázat | figyelem | egyéb megjegyzés | egyéb információ | egyéb információk | fontos | tájékoztató | tájékoztatás | közlemény | záradék | figyelmeztetés | megj',
  ),
  captions: list('táblázat | ábra | forrás | kép | grafikon | diagram | melléklet'),
  notes: list('forrás | megjegyzés | források | megj | jelmagyarázat | megjegyzések'),
  openEnds: list('és | az | vagy | illetve | valamint | mint | amely | hogy | egy'),
  streets: folded(
    'utca | u | tér | körút | krt | sétány | köz | fasor | rakpart | sor | dűlő | hrsz | útja | tere | körtér | lépcső | tanya | major | telep | lakótelep | liget | park | postafiók | lépcsőház | ipartelep | zug | mező',
  ),
  streetEndings: folded('utca | utja | utcaja | korut'),
  legalForms: folded(
    'kft | zrt | bt | nyrt | kkt | rt | ev | egyéni vállalkozó | korlátolt felelősségű társaság | betéti társaság | részvénytársaság | zártkörűen működő részvénytársaság | nonprofit kft | egyesület | alapítvány | szövetkezet | társasház | e v | e c | egyéni cég | kht | önkormányzat | ügyvédi iroda',
  ),
  countries: folded('magyarország | hungary | románia | szlovákia | ausztria | németország | szerbia | horvátország'),
  contacts: folded(
    'tel | telefon | adószám | bankszámlaszám | cégjegyzékszám | cg | fax | mobil | e mail cím | honlap | székhely | székhelye | telephely | cégbíróság | közösségi adószám | telefonszám | ügyfélszolgálat | statisztikai számjel | jegyzett tőke | bank | ügyvezető | levelezési cím | postacím',
  ),
  bankWords: folded(
    'bankszámla | számlaszám | otp bank | takarékbank | erste bank | k h bank | számlavezető | bankszla | pénzforgalmi jelzőszám',
  ),
  confirmationMarks: folded('visszaigazolás | visszaigazol'),
  copyMarks: list(
    'eredeti | masolat | eredeti peldany | vevo peldanya | elado peldanya | masodlat | 1 peldany | 2 peldany | eredeti példány vevő | másolat | példány | vevő példány | eladó példány | eredeti 1 példány | 1 példány eredeti | másodpéldány | hiteles másolat | ügyfél példánya | kereskedői példány | kártyabirtokos példánya | e számla hiteles | vevőpéldány | eladói példány',
  ),
  tillWords: folded(
    'penztaros | asztal | felszolgalo | ap szam | navcs | bankkartya | nyugtaszam | borravalo | asztalszám | pénztárgép | nyugta sorszáma | köszönjük a vásárlást | köszönjük hogy nálunk vásárolt | kiszolgálta | pénztár | pultos | érintéses | paypass | tranzakciós azonosító | terminál azonosító | engedélyszám | zárásszám | nav ellenőrző kód | sorszám nyugta | felszolgálta',
  ),
  debtWords: folded('tartozik | negatív'),
  times: list('db x'),
  missing: list('nincs | nem'),
  phoneWords: folded('telefon | mobil | tel'),
  replyMarks: folded('vá | vál'),
  codeWords: folded('telefon | tel | fax | adószám | mobil'),
  registerNumbers: folded('cégjegyzékszám | cgjsz'),
  registers: folded('cégjegyzék | cégbíróság | fővárosi törvényszék cégbírósága'),
  datedOn: list('kelt'),
  honorifics: folded('úr részére | részére'),
  payWords: folded(
    'alapbér | bruttó bér | nettó bér | törzsbér | személyi alapbér | személyi jövedelemadó | nyugdíjjárulék | tb járulék | társadalombiztosítási járulék | egészségbiztosítási járulék | szociális hozzájárulási adó | kifizetendő összeg | levonások összesen | családi kedvezmény | túlóra | túlórapótlék | műszakpótlék | szabadság | betegszabadság | táppénz | munkába járás | letiltás | előleg levonás | távolléti díj | béren kívüli juttatás | cafeteria | levonások | ledolgozott órák | jutalom | adóalap összesen bér',
  ),
  currencyUnits: { HUF: list('ft | forint') },
};
