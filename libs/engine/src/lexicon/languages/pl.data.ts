import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Polish. */
export const POLISH: LanguageLexicon = {
  code: 'pl',
  latinModel: 'pol',
  letters: 'ąćęłńóśźż',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords:
    list(`i | w | z | na | do | od | dla | faktura | data | ilosc | cena | wartosc | razem | netto | brutto | vat | nabywca | sprzedawca
    | numer | nip | adres | zaplaty | termin | platnosci | kwota | sprzedazy | wystawienia | lp | jm | stawka | podatek | naleznosc
    | slownie | konto | ul | nazwa | uslugi | szt | ulica | dnia | oraz | po | przez | sie | jest | nie | prosimy | rachunek | klient | zamowienie | okres | saldo | tel | dane | strona | zl`),
  numberWords: list('numer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numer faktury | nr faktury | faktura nr | faktura vat nr | faktura numer | numer dokumentu | numer faktury vat | nr faktury vat
        | faktura vat numer | faktura korygujaca nr | nr dokumentu | paragon nr | nr paragonu | faktura proforma nr | rachunek nr | numer | faktura korekta nr | faktura zaliczkowa nr | faktura koncowa nr | nota n | rachunek numer | nr rachunku zakupu | proforma nr | nr paragonu fiskalnego | nr wydruku | nr noty | nr proformy | korekta nr | faktura vat n | n korekty | n rachunku uproszczonego | n faktury korygujacej | nota korygujaca n | nota ksiegowa n | numer ksef | kp nr`),
      weak: list('faktura | paragon | n oferty | nr'),
    },
    issueDate: {
      strong: list(`data wystawienia | data faktury | z dnia | wystawiono dnia | data wystawienia faktury | wystawiono | data dokumentu
        | wystawiona dnia | wystawiony dnia | data i miejsce wystawienia | miejsce i data wystawienia | data sporzadzenia | sporzadzono dnia | data oferty | data wyciagu | data wydruku | dnia | data wystawienia dokumentu | data badania | data raportu | data wystawienia rachunku | w dniu | data i miejsce`),
      weak: list('data | data wydania'),
    },
    dueDate: {
      strong: list(
        `data pobrania | termin platnosci | termin zaplaty | data platnosci | zaplata do | platne do | termin zaplaty do | termin platnosci do | do dnia | zaplac do | platnosc do | prosimy o zaplate do | data wymagalnosci | data zaplaty | platne do dnia | termin splaty | do zaplaty do | zaplac do dnia | termin plat | data platnosci do | oplac do | zaplacic do | termin wplaty | zaplacic do dnia | wplacic do`,
      ),
      weak: list('termin'),
    },
    deliveryDate: {
      strong: list(`data dostawy | data sprzedazy | data wykonania uslugi | termin dostawy | data wykonania | data zakonczenia dostawy
        | data dokonania dostawy | planowana dostawa | data zakonczenia dostawy lub wykonania uslugi | data wydania towaru | data dostarczenia | data realizacji | termin realizacji | data wysylki | data dostawy towaru | data zakonczenia uslugi | data obowiazku podatkowego | data sprzedazy uslugi | data dokonania lub zakonczenia dostawy | data zaladunku | data rozladunku | data spr | dostarczono dnia | data zakonczenia dostawy uslugi | data dostawy wykonania uslugi | data dokonania lub zakonczenia dostawy towarow lub wykonania uslugi | data swiadczenia uslugi`),
      weak: list('dostawa | data wydania'),
    },
    orderNumber: {
      strong:
        list(`numer zamowienia | zam klienta | nr zamowienia | zamowienie nr | zamowienie numer | zamowienie klienta | nr zamowienia klienta
        | panstwa zamowienie | wasze zamowienie | numer zamowienia klienta | zamowienie klienta nr | wasze zamowienie nr | zamowienia nr | do zamowienia | zam nr | nr zam | numer zlecenia | zlecenie nr | nr zlecenia | zlecenie | dotyczy zamowienia | nr zamowienia odbiorcy | numer zamowienia odbiorcy | nasze zamowienie n`),
      weak: list('zamowienie'),
    },
    contractNumber: {
      strong: list(
        'numer umowy | nr umowy | umowa nr | umowa | nr polisy | polisa nr | numer polisy | umowa numer | nr umowy o dostawe | projekt nr | nr projektu | nr sprawy | znak sprawy | umowa najmu n | n umowy najmu | numer umowy kredytu | umowa kredytu n | seria i nr polisy | numer polisy ubezpieczeniowej',
      ),
      weak: folded('nr ppe | numer ppe | kod ppe | punkt poboru energii | n punktu poboru | punkt poboru'),
    },
    customerNumber: {
      strong: list(
        'numer klienta | nr klienta | numer kontrahenta | kod klienta | id klienta | klient nr | nr odbiorcy | kod kontrahenta | numer odbiorcy | kod odbiorcy | nr ewidencyjny | numer platnika | nr platnika | id kontrahenta | indywidualny numer klienta | numer abonenta | nr abonenta | numer pacjenta | nr nabywcy | kod nabywcy | n kontrahenta | numer ewidencyjny | n czlonka | n czlonkowski | n pacjenta',
      ),
    },
    sellerVatId: {
      strong: list(
        'nip | nip sprzedawcy | numer nip | nr nip | nip ue | vat ue | nip pl | nr identyfikacji podatkowej | numer identyfikacji podatkowej | nip vat | nip dostawcy | nip wystawcy | numer nip sprzedawcy | nip wykonawcy | nip uslugodawcy | vat ue n | n vat ue | nip eu | nip nr',
      ),
    },
    buyerVatId: {
      strong: list(
        'nip nabywcy | nip klienta | nip kupujacego | nip odbiorcy | nip zamawiajacego | nip kontrahenta | nip platnika | nip nabyw | n nip nabywcy | nip uslugobiorcy | vat ue nabywcy | pesel nip nabywcy',
      ),
    },
    iban: {
      strong: list(
        'rachunek | numer konta | nr konta | nr rachunku bankowego | numer rachunku do wplat | nr konta bankowego | rachunek bankowy | nr rachunku iban | numer konta bankowego | konto bankowe | numer rachunku iban | rachunek iban | konto iban | iban rachunku | n iban',
      ),
    },
    bic: {
      strong: list('kod swift | bic swift | swift | kod bic'),
    },
    currency: {
      strong: list('waluta | waluta faktury | waluta dokumentu'),
    },
    lineTotal: {
      strong: list('suma pozycji | wartosc towarow | wartosc pozycji | suma czesciowa | podsuma'),
    },
    netTotal: {
      strong:
        list(`razem netto | wartosc netto | suma netto | kwota netto | ogolem netto | razem wartosc netto | wartosc ogolem netto | netto razem
        | lacznie netto | suma wartosci netto | do zaplaty netto | podstawa opodatkowania | netto ogolem | cena netto razem | lacznie wartosc netto | naleznosc netto | skladka netto | razem netto pln | wartosc sprzedazy netto | wartosc netto razem`),
      weak: list('netto | suma'),
    },
    taxTotal: {
      strong:
        list(`kwota vat | razem vat | suma vat | podatek vat | kwota podatku | kwota podatku vat | suma podatku | wartosc vat | razem podatek
        | ogolem vat | vat razem | vat ogolem | lacznie vat | naleznosc vat | w tym vat | razem kwota vat | kwota vat razem | vat 23 | suma ptu | kwota ptu`),
      weak: list('vat | podatek'),
    },
    grossTotal: {
      strong:
        list(`do zwrotu | kwota do zwrotu | razem do zwrotu | kwota korekty | wartosc korekty brutto | razem brutto | suma brutto | kwota brutto | wartosc brutto | razem do zaplaty | lacznie brutto | ogolem brutto
        | wartosc ogolem brutto | brutto razem | suma do zaplaty | kwota ogolem | lacznie do zaplaty | naleznosc ogolem
        | suma wartosci brutto | do zaplaty razem | suma pln | wartosc brutto razem | kwota do zaplaty brutto | razem wartosc brutto | razem pln | suma zamowienia | wartosc zamowienia | naleznosc brutto | lacznie do zaplaty pln | kwota calkowita | ogolem do zaplaty | lacznie | razem do wplaty | wartosc brutto ogolem | kwota faktury | wartosc faktury | razem naleznosc | wartosc sprzedazy brutto | kwota naleznosci ogolem | naleznosc razem | laczna kwota | calkowita kwota do zaplaty`),
      weak: list('brutto | razem | ogolem | suma | wartosc | kwota'),
    },
    paid: {
      strong: list(
        'wplacono zaliczke | pomniejszono o zaliczke | zaplacono | zaliczka | wplacono | przedplata | zaplacona zaliczka | wplaty | juz zaplacono | otrzymano | rozliczono | wplacona zaliczka | zadatek | zaplacono gotowka | zaplacono karta | pobrano | kwota zaplacona | otrzymana zaliczka | kaucja | uregulowano | suma wplat | zaplacono przelewem',
      ),
      weak: folded('wpłata'),
    },
    amountDue: {
      strong: list(`do zaplaty | pozostalo do zaplaty | kwota do zaplaty | do doplaty | pozostaje do zaplaty | kwota pozostala do zaplaty
        | saldo do zaplaty | pozostaje | naleznosc do zaplaty | do zaplaty pln | pozostalo | zostalo do zaplaty | kwota naleznosci | kwota wymagana | razem do uregulowania | niedoplata | kwota niezaplacona | do uregulowania`),
      weak: list('saldo | naleznosc'),
    },
    sellerName: {
      strong: list(
        'sprzedawca | wystawca | dostawca | wykonawca | uslugodawca | sprzedajacy | dane sprzedawcy | dostawca towaru | zleceniobiorca | nadawca | wynajmujacy | firma wystawiajaca | producent | wystawca faktury | nazwa sprzedawcy | odbiorca platnosci | wystawiajacy | oferent',
      ),
    },
    buyerName: {
      strong: list(
        'nabywca platnik | nabywca | kupujacy | zamawiajacy | dane nabywcy | klient | platnik | uslugobiorca | zleceniodawca | kontrahent | adresat | najemca | ubezpieczajacy | pacjent | nabywca dane | abonent | odbiorca faktury | dane klienta | zamawiajacy firma | dane odbiorcy | ubezpieczony | klient odbiorca | nazwa nabywcy | dane do faktury | adres do faktury | nazwa klienta',
      ),
      weak: list('odbiorca | gosc | czlonek | lokator | uczen | imie i nazwisko pacjenta | imie i nazwisko klienta'),
    },
    shipTo: {
      strong: list(
        'odbiorca | adres dostawy | miejsce dostawy | odbiorca towaru | adres wysylki | dostarczyc do | miejsce rozladunku | dostawa do | miejsce przeznaczenia | adres odbioru | adres montazu',
      ),
    },
    name: {
      strong: list('nazwa'),
    },
    period: {
      strong: list(
        'okres | okres rozliczeniowy | za okres | okres rozliczenia | za okres od do | okres wyciagu | okres obrachunkowy | okres ubezpieczenia | okres faktury | okres najmu | wyciag za okres | okres od do | rozliczenie za okres | zakres dat | okres uslugi | okres swiadczenia uslugi | za miesiac',
      ),
    },
    openingBalance: {
      weak: list(
        `stan konta na dzien | stan rachunku na dzien | stan srodkow na dzien | saldo rachunku na dzien | saldo zadluzenia na dzien | stan kasy na dzien | kapital do splaty na dzien | saldo na dzien | stan na dzien`,
      ),
      strong: list(
        'saldo poczatkowe | saldo otwarcia | stan poczatkowy | saldo na poczatek okresu | saldo na poczatku | saldo poprzednie | saldo z poprzedniego wyciagu | saldo na poczatek dnia | saldo na poczatku okresu | poprzednie saldo | saldo poczatkowe na dzien | saldo poczatek',
      ),
    },
    closingBalance: {
      weak: list(
        `stan konta na dzien | stan rachunku na dzien | stan srodkow na dzien | saldo rachunku na dzien | saldo zadluzenia na dzien | stan kasy na dzien | kapital do splaty na dzien | saldo na dzien | stan na dzien`,
      ),
      strong: list(
        'saldo koncowe | saldo zamkniecia | stan koncowy | saldo na koniec okresu | saldo na koncu | saldo biezace | nowe saldo | saldo na koniec dnia | saldo na koncu okresu | saldo koncowe na dzien',
      ),
    },
    accountNumber: {
      strong: list(
        'numer karty | nr karty | numer rachunku | nr rachunku | numer rachunku bankowego | kto nr | konto nr | n rach | rachunek nr banku | rachunek do wplat | wplata na konto | indywidualny numer rachunku | rachunek odbiorcy | n rachunku odbiorcy | rachunek bankowy n',
      ),
    },
    accountHolder: {
      strong: list(
        'posiadacz rachunku | wlasciciel rachunku | wlasciciel konta | wlasciciel | posiadacz | na rzecz | posiadacz konta | nazwa rachunku | posiadacz rachunku bankowego | wlasciciel karty',
      ),
    },
    paymentTerms: {
      strong: list('warunki platnosci | forma platnosci | sposob platnosci | metoda platnosci | sposob zaplaty | forma zaplaty'),
    },
    orderDate: {
      strong: list('data zamowienia | zamowienie z dnia | data zlozenia zamowienia | data zlecenia'),
    },
    sellerRegistrationNumber: {
      strong: list(
        'numer krs | krs | regon | nr krs | krs nr | n regon | regon n | nr bdo | numer bdo | n rejestrowy | numer rejestrowy bdo | n wpisu | numer w rejestrze | n wpisu do rejestru | wpis do krs',
      ),
    },
    discountTotal: {
      strong: list('rabat | opust | upust | kwota rabatu | suma rabatow | rabat lacznie | rabat razem | wartosc rabatu'),
    },
    chargeTotal: {
      strong: list(
        'koszty wysylki | koszt dostawy | wysylka | koszty dostawy | koszt wysylki | przesylka | oplata za dostawe | oplata serwisowa',
      ),
    },
    cashTendered: {
      strong: list(
        'gotowka | karta | karta platnicza | karta debetowa | karta kredytowa | blik | platnosc karta | gotowka pln | karta pln',
      ),
    },
    change: {
      strong: list('reszta | reszta gotowka'),
    },
    page: {
      strong: list('strona'),
    },
    postBox: {
      strong: list('skrytka pocztowa'),
    },
    periodFrom: { strong: list('od dnia | okres od | data od | data poczatkowa | poczatek okresu') },
    periodTo: { strong: list('okres do | data do | data koncowa | koniec okresu') },
    contact: {
      strong: list(
        'osoba kontaktowa | kontakt | opiekun klienta | opiekun handlowy | handlowiec | wystawil | osoba do kontaktu | sporzadzil',
      ),
    },
    phone: { strong: list('telefon | nr telefonu | tel kom | kom') },
    bankName: { strong: list('nazwa banku | bank odbiorcy | bank sprzedawcy | bank prowadzacy rachunek') },
    roundingAmount: { strong: folded('zaokrąglenie | zaokrąglenia | kwota zaokrąglenia') },
    withholdingTax: { strong: folded('podatek u źródła') },
    shipFrom: { strong: folded('miejsce załadunku | miejsce wydania | magazyn wydający') },
    deliveryNoteNumber: {
      strong: folded(
        'nr wz | wz nr | numer wz | dokument wz | n dokumentu wz | list przewozowy n | n listu przewozowego | n przesyłki | dokument wz n',
      ),
    },
    contractDate: { strong: folded('umowa z dnia | data umowy | data zawarcia umowy') },
    yourReference: {
      strong: folded(
        'tytuł przelewu | tytuł płatności | tytułem | tytuł wpłaty | n referencyjny | państwa znak | wasz znak | referencje klienta',
      ),
    },
    ourReference: { strong: folded('nasz znak | nasze referencje') },
    associatedInvoiceNumber: {
      strong: folded(
        'do faktury n | dotyczy faktury n | korekta do faktury n | n faktury korygowanej | korekta faktury n | faktura korygowana n',
      ),
    },
  },
  labelFillers: list('netto | brutto | vat | nr'),
  netWords: list('netto'),
  debtWords: list('debetowe'),
  grossWords: list('brutto'),
  titles: {
    Letter: list('wezwanie do zaplaty | przypomnienie | upomnienie '),
    Table: list(
      'harmonogram splat | plan splaty | wyniki | lista startowa | plan lekcji | harmonogram | grafik pracy | stan magazynowy | spis z natury | remanent | terminarz | klasyfikacja',
    ),
    'Credit Note': list(
      'faktura korygujaca | nota korygujaca | faktura korekta | korekta faktury | faktura vat korygujaca | korekta | nota uznaniowa',
    ),
    Invoice: list(
      'faktura za energie | nota obciazeniowa czynsz | rozliczenie mediow | faktura detaliczna | faktura zbiorcza | faktura | faktura vat | proforma | faktura pro forma | faktura proforma | faktura zaliczkowa | faktura koncowa | rachunek | rachunek uproszczony | nota ksiegowa | nota obciazeniowa | nota odsetkowa | faktura vat marza | faktura rozliczeniowa | faktura sprzedazy | faktura uproszczona | faktura marza | faktura vat ue | faktura do paragonu | rachunek do umowy | rachunek za pobyt',
    ),
    Receipt: list(
      'dowod wplaty | kp dowod wplaty | asygnata | paragon | paragon fiskalny | potwierdzenie zaplaty | dowod zakupu | dowod sprzedazy | kp | pokwitowanie | potwierdzenie wplaty | niefiskalny | rachunek dla klienta | kp kasa przyjmie | kasa przyjmie | potwierdzenie przelewu | potwierdzenie platnosci | dowod wyplaty | potwierdzenie transakcji',
    ),
    'Bank Statement': list(
      'wyciag bankowy | wyciag z rachunku | wyciag | wyciag z rachunku bankowego | historia rachunku | zestawienie operacji | wyciag z konta | historia operacji | historia transakcji | wyciag z karty kredytowej | lista operacji',
    ),
    'Purchase Order': list(
      'zlecenie serwisowe | zamowienie towaru | potwierdzenie zamowienia | zapotrzebowanie | zamowienie | zamowienie zakupu | zlecenie | zamowienie do dostawcy | zlecenie transportowe | formularz zamowienia',
    ),
    Quote: list(
      ' kosztorys naprawy | oferta handlowa nr | zapytanie ofertowe | oferta | kosztorys | kosztorys ofertowy | wycena | oferta cenowa | oferta handlowa | kalkulacja | propozycja cenowa',
    ),
    'Delivery Note': list(
      'protokol odbioru | protokol zdawczo odbiorczy | przyjecie zewnetrzne | kwit wagowy | specyfikacja dostawy | potwierdzenie odbioru | dokument wydania | dowod dostawy | wz | wydanie zewnetrzne | list przewozowy | dokument wz | specyfikacja wysylkowa | dowod wydania | lista pakowa | protokol przekazania | lista zaladunkowa',
    ),
    'Price List': list(
      ' cennik uslug | karta win | wykaz oplat | nasz cennik | cennik | lista cen | menu | cenniki | karta dan | taryfa | taryfa oplat | tabela oplat',
    ),
    Report: list(
      'protokol | protokol z zebrania | swiadectwo | karta wynikow | swiadectwo jakosci | certyfikat jakosci | raport kasowy | orzeczenie | raport dzienny | protokol pomiarow | raport | sprawozdanie | zestawienie | wyniki badan | sprawozdanie z badan | bilans | raport miesieczny | sprawozdanie finansowe | wyniki badan laboratoryjnych | protokol badania | rachunek zyskow i strat | raport roczny | karta informacyjna | wynik badania | protokol z posiedzenia',
    ),
    Form: list(
      'lista obecnosci | karta pracy | ewidencja czasu pracy | polecenie wyjazdu sluzbowego | oswiadczenie | pelnomocnictwo | upowaznienie | deklaracja czlonkowska | karta gwarancyjna | kwestionariusz | pozew | ewidencja przebiegu pojazdu | zeznanie podatkowe | formularz | wniosek | deklaracja | zgloszenie | ankieta | podanie | karta zgloszenia | formularz zgloszeniowy | wniosek urlopowy | formularz reklamacyjny | zgloszenie szkody',
    ),
    Other: list(
      ' umowa o prace | umowa zlecenia | recepta | umowa kupna sprzedazy | pasek wynagrodzenia | lista plac | polisa | polisa ubezpieczeniowa | rachunek wynagrodzenia | umowa najmu | karta wynagrodzenia | odcinek wyplaty | rozklad jazdy | grafik',
    ),
  },
  creditMarks: list('korygujaca'),
  invoiceMarks: list('faktur'),
  totals: list(`saldo | stan poczatkowy | stan koncowy | saldo koncowe | suma | razem | nowe saldo | poprzednie saldo | wartosc netto
    | wartosc brutto | kwota netto | kwota vat | kwota brutto | podatek vat | ogolem | do zaplaty | wartosc ogolem | lacznie | kwota do zaplaty | pozostalo do zaplaty | naleznosc ogolem | laczna kwota | podsuma`),
  carried: list('z przeniesienia | do przeniesienia'),
  payments: list(
    'gotowka | reszta | karta | ptu | podatek | suma ptu | sprzedaz opod | razem | zaplacono | gotowka pln | karta platnicza | blik | sprzedaz opodatkowana | kwota a | sp op',
  ),
  units: list('szt | kg | op | kpl | godz | mb | usl | opak | para'),
  payWords: list(
    `wynagrodzenie zasadnicze | placa zasadnicza | skladka emerytalna | skladka rentowa | skladka chorobowa | skladka zdrowotna | zaliczka na podatek | do wyplaty | wynagrodzenie brutto | wynagrodzenie netto`,
  ),
  columns: {
    position: list('nr | lp | l p | poz | pozycja | lp poz'),
    articleNumber: list(
      'indeks | kod | kod towaru | numer katalogowy | nr kat | nr artykulu | pkwiu | nr katalogowy | symbol towaru | nr produktu',
    ),
    description:
      list(`produkt | operacja | opis operacji | nazwa | opis | nazwa towaru | nazwa towaru lub uslugi | tytul | nazwa uslugi | nazwa produktu
      | nazwa i opis | usluga | nazwa towaru uslugi | towar | wyszczegolnienie | tresc | szczegoly operacji | przedmiot sprzedazy`),
    quantity: list('zuzycie | dni | ilosc | liczba | godziny | szt'),
    unit: list('jm | j m | jednostka | jednostka miary | j miary | miara'),
    unitPrice: list(
      'cena | cena jednostkowa | cena netto | cena jedn | cena jedn netto | cena jednostkowa netto | cena brutto | c j netto | cj netto',
    ),
    discount: list('rabat | upust | upust % | % rabatu'),
    taxRate: list('vat % | vat | stawka vat | stawka | % vat | vat stawka | st vat'),
    taxAmount: list('kwota vat | wartosc vat | podatek vat | podatek | kwota podatku | vat pln'),
    lineTotal: list(
      `netto | wartosc | wartosc netto | wartosc brutto | kwota | brutto | wartosc sprzedazy | kwota netto | kwota brutto | razem | naleznosc`,
    ),
    date: list('data | data operacji | data ksiegowania | data transakcji | dzien'),
    debit: list('obciazenia | wn | wyplaty | winien | wyplata | wydatki | rozchod | obciazenie'),
    credit: list('uznania | ma | wplaty | wplywy | wplata | uznanie | przychod | kredyt'),
    balance: list('saldo | saldo po operacji | stan konta'),
  },
  columnQualifiers: list('bez'),
  greetings: list('szanowni | szanowny | szanowna | dzien dobry | szanowni panstwo'),
  titlesOfPersons: folded('pan | pani'),
  signing: folded('podpis | pieczęć'),
  salutations: list('szanowny pan | szanowna pani | pan | pani | sz p | sz pan | sz pani | szanowni panstwo | panstwo'),
  yourWords: list('panstwa'),
  periodWords: list('od | okres'),
  datedOn: list('dnia'),
  datedOnAlone: list('dnia'),
  remarks: list('uwaga | uwagi | zrodlo | uwagi do zamowienia | informacja | informacje dodatkowe'),
  streets: list('ul | ulica | al | aleja | plac | os | rynek | skwer | bulwar | osiedle | pl | szosa | rondo | trakt | aleje | lok'),
  replyMarks: list('odp | pd'),
  legalForms: list(
    'spzoo | spk | spj | sj | sp z o o | spolka | spolka jawna | spolka akcyjna | sa | sc | spka | spk a | spp | psa | spzook',
  ),
  leadingLegalForms: list('pphu | phu | fhu'),
  legalFormEndings: list('spzoo | spzoospk | spzoosk | spk | spj'),
  countries: list(
    'polska | niemcy | francja | czechy | slowacja | ukraina | litwa | austria | holandia | belgia | wielka brytania | wlochy | hiszpania',
  ),
  contacts: list(
    'vat | tel | telefon | fax | nip | regon | krs | konto | bank | kom | e mail | kapital zakladowy | infolinia | www | bdo | rachunek',
  ),
  bankWords: list('bank'),
  confirmationMarks: list('potwierdzenie'),
  copyMarks: list(
    'oryginal | kopia | duplikat | oryginal kopia | egzemplarz dla nabywcy | kopia dla klienta | egzemplarz dla klienta | odpis | do faktury',
  ),
  tillWords: folded('kasjer | kasa | stolik | kelner | karta platnicza | nr wydr | paragon nr | napiwek | obsługiwał'),
  periodJoiners: list('do'),
  bankParts: list('bank'),
  currencyUnitFirst: true,
};
