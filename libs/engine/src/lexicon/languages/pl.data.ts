import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Polish. */
export const POLISH: LanguageLexicon = {
  code: 'pl',
  smallWords:
    list(`i | w | z | na | do | od | dla | faktura | data | ilosc | cena | wartosc | razem | netto | brutto | vat | nabywca | sprzedawca
    | numer | nip | adres | zaplaty | termin | platnosci | kwota | sprzedazy | wystawienia | lp | jm | stawka | podatek | naleznosc
    | slownie | konto | ul | nazwa | uslugi | szt | ulica | dnia`),
  numberWords: list('numer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numer faktury | nr faktury | faktura nr | faktura vat nr | faktura numer | numer dokumentu | numer faktury vat | nr faktury vat
        | faktura vat numer | faktura korygujaca nr | nr dokumentu | paragon nr | nr paragonu | faktura proforma nr | rachunek nr`),
      weak: list('faktura | paragon'),
    },
    issueDate: {
      strong: list(`data wystawienia | data faktury | z dnia | wystawiono dnia | data wystawienia faktury | wystawiono | data dokumentu
        | wystawiona dnia`),
      weak: list('data'),
    },
    dueDate: {
      strong: list(`termin platnosci | termin zaplaty | data platnosci | zaplata do | platne do | termin zaplaty do | termin platnosci do`),
    },
    deliveryDate: {
      strong: list(`data dostawy | data sprzedazy | data wykonania uslugi | termin dostawy | data wykonania | data zakonczenia dostawy
        | data dokonania dostawy | planowana dostawa | data zakonczenia dostawy lub wykonania uslugi`),
      weak: list('dostawa'),
    },
    orderNumber: {
      strong: list(`numer zamowienia | nr zamowienia | zamowienie nr | zamowienie numer | zamowienie klienta | nr zamowienia klienta
        | panstwa zamowienie | wasze zamowienie | numer zamowienia klienta`),
      weak: list('zamowienie'),
    },
    contractNumber: {
      strong: list('numer umowy | nr umowy'),
    },
    customerNumber: {
      strong: list('numer klienta | nr klienta | numer kontrahenta | kod klienta | id klienta'),
    },
    sellerVatId: {
      strong: list('nip | nip sprzedawcy | numer nip | nr nip | nip ue | vat ue'),
    },
    buyerVatId: {
      strong: list('nip nabywcy | nip klienta | nip kupujacego | nip odbiorcy'),
    },
    iban: {
      strong: list('rachunek | numer konta | nr konta'),
    },
    bic: {
      strong: list('kod swift'),
    },
    currency: {
      strong: list('waluta'),
    },
    lineTotal: {
      strong: list('suma pozycji | wartosc towarow'),
    },
    netTotal: {
      strong:
        list(`razem netto | wartosc netto | suma netto | kwota netto | ogolem netto | razem wartosc netto | wartosc ogolem netto | netto razem
        | lacznie netto | suma wartosci netto`),
      weak: list('netto | suma'),
    },
    taxTotal: {
      strong:
        list(`kwota vat | razem vat | suma vat | podatek vat | kwota podatku | kwota podatku vat | suma podatku | wartosc vat | razem podatek
        | ogolem vat | vat razem`),
      weak: list('vat | podatek'),
    },
    grossTotal: {
      strong: list(`razem brutto | suma brutto | kwota brutto | wartosc brutto | razem do zaplaty | lacznie brutto | ogolem brutto
        | wartosc ogolem brutto | brutto razem | suma do zaplaty | kwota ogolem | lacznie do zaplaty | naleznosc ogolem
        | suma wartosci brutto`),
      weak: list('brutto | razem | ogolem | suma | wartosc | kwota'),
    },
    paid: {
      strong: list('zaplacono | zaliczka | wplacono | przedplata | zaplacona zaliczka'),
    },
    amountDue: {
      strong: list(`do zaplaty | pozostalo do zaplaty | kwota do zaplaty | do doplaty | pozostaje do zaplaty | kwota pozostala do zaplaty
        | saldo do zaplaty`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list('sprzedawca | wystawca | dostawca | wykonawca | uslugodawca | sprzedajacy | dane sprzedawcy'),
    },
    buyerName: {
      strong: list('nabywca | odbiorca | kupujacy | zamawiajacy | dane nabywcy | klient | platnik | uslugobiorca'),
    },
    shipTo: {
      strong: list('adres dostawy | miejsce dostawy'),
    },
    name: {
      strong: list('nazwa'),
    },
    period: {
      strong: list('okres | okres rozliczeniowy | za okres'),
    },
    openingBalance: {
      strong: list('saldo poczatkowe | saldo otwarcia | stan poczatkowy'),
    },
    closingBalance: {
      strong: list('saldo koncowe | saldo zamkniecia | stan koncowy'),
    },
    accountNumber: {
      strong: list('numer rachunku | nr rachunku | numer rachunku bankowego | kto nr'),
    },
    accountHolder: {
      strong: list('posiadacz rachunku'),
    },
    paymentTerms: {
      strong: list('warunki platnosci'),
    },
    orderDate: {
      strong: list('data zamowienia'),
    },
    sellerRegistrationNumber: {
      strong: list('numer krs | krs | regon'),
    },
    discountTotal: {
      strong: list('rabat | opust | upust'),
    },
    chargeTotal: {
      strong: list('koszty wysylki | koszt dostawy | wysylka'),
    },
    cashTendered: {
      strong: list('gotowka'),
    },
    change: {
      strong: list('reszta'),
    },
    page: {
      strong: list('strona'),
    },
    postBox: {
      strong: list('skrytka pocztowa'),
    },
  },
  labelFillers: list('netto | brutto | vat | nr'),
  netWords: list('netto'),
  grossWords: list('brutto'),
  titles: {
    'Credit Note': list('faktura korygujaca'),
    Invoice: list('faktura | faktura vat | proforma'),
    Receipt: list('paragon | paragon fiskalny'),
    'Bank Statement': list('wyciag bankowy | wyciag z rachunku'),
    'Purchase Order': list('zamowienie'),
    Quote: list('oferta'),
    'Delivery Note': list('dowod dostawy | wz'),
    'Price List': list('cennik'),
    Report: list('raport | sprawozdanie'),
    Form: list('formularz | wniosek'),
    Other: list('pasek wynagrodzenia'),
  },
  creditMarks: list('korygujaca'),
  invoiceMarks: list('faktur'),
  totals: list(`saldo | stan poczatkowy | stan koncowy | saldo koncowe | suma | razem | nowe saldo | poprzednie saldo | wartosc netto
    | wartosc brutto | kwota netto | kwota vat | kwota brutto | podatek vat | ogolem | do zaplaty | wartosc ogolem`),
  carried: list('z przeniesienia | do przeniesienia'),
  payments: list('gotowka | reszta | karta | ptu | podatek'),
  units: list('szt'),
  payWords: list(
    `wynagrodzenie zasadnicze | placa zasadnicza | skladka emerytalna | skladka rentowa | skladka chorobowa | skladka zdrowotna | zaliczka na podatek | do wyplaty | wynagrodzenie brutto | wynagrodzenie netto`,
  ),
  columns: {
    position: list('nr | lp | l p | poz | pozycja | lp poz'),
    articleNumber: list('indeks | kod | kod towaru | numer katalogowy'),
    description:
      list(`produkt | operacja | opis operacji | nazwa | opis | nazwa towaru | nazwa towaru lub uslugi | tytul | nazwa uslugi | nazwa produktu
      | nazwa i opis | usluga | nazwa towaru uslugi`),
    quantity: list('zuzycie | dni | ilosc | liczba | godziny | szt'),
    unit: list('jm | j m | jednostka | jednostka miary | j miary'),
    unitPrice: list('cena | cena jednostkowa | cena netto | cena jedn | cena jedn netto | cena jednostkowa netto | cena brutto'),
    discount: list('rabat | upust | upust %'),
    taxRate: list('vat % | vat | stawka vat | stawka | % vat | vat stawka'),
    taxAmount: list('kwota vat'),
    lineTotal: list(
      `netto | wartosc | wartosc netto | wartosc brutto | kwota | brutto | wartosc sprzedazy | kwota netto | kwota brutto | razem`,
    ),
    date: list('data | data operacji | data ksiegowania | data transakcji'),
    debit: list('obciazenia | wn | wyplaty'),
    credit: list('uznania | ma | wplaty'),
    balance: list('saldo | saldo po operacji'),
  },
  columnQualifiers: list('bez'),
  greetings: list('szanowni | szanowny'),
  salutations: list('szanowny pan | szanowna pani'),
  yourWords: list('panstwa'),
  periodWords: list('od | okres'),
  datedOn: list('dnia'),
  datedOnAlone: list('dnia'),
  remarks: list('uwaga | uwagi | zrodlo'),
  streets: list('ul | ulica | al | aleja | plac | os'),
  replyMarks: list('odp | pd'),
  legalForms: list('spzoo | spk | spj'),
  leadingLegalForms: list('pphu | phu | fhu'),
  legalFormEndings: list('spzoo'),
  countries: list('polska'),
  contacts: list('vat'),
};
