import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Polish. */
export const POLISH: LanguageLexicon = {
  code: 'pl',
  smallWords:
    list(`i | w | z | na | do | od | dla | faktura | data | ilosc | cena | wartosc | razem | netto | brutto | vat | nabywca | sprzedawca
    | numer | nip | adres | zaplaty | termin | platnosci | kwota | sprzedazy | wystawienia | lp | jm | stawka | podatek | naleznosc
    | slownie | konto | ul | nazwa | uslugi | szt | ulica | dnia | oraz | po | przez | sie | jest | nie | prosimy | rachunek | klient | zamowienie | okres | saldo | tel | dane | strona | zl`),
  numberWords: list('numer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numer faktury | nr faktury | faktura nr | faktura vat nr | faktura numer | numer dokumentu | numer faktury vat | nr faktury vat
        | faktura vat numer | faktura korygujaca nr | nr dokumentu | paragon nr | nr paragonu | faktura proforma nr | rachunek nr | numer | nr | faktura korekta nr | faktura zaliczkowa nr | faktura koncowa nr | nota n | rachunek numer | nr rachunku zakupu | proforma nr | nr paragonu fiskalnego | nr wydruku | nr noty | nr proformy | korekta nr | numer faktury korygujacej | nr faktury korygujacej | numer korekty | nr korekty | faktura koncowa numer | faktura zaliczkowa numer | faktura uproszczona n | numer proformy | numer faktury proforma | numer paragonu | numer noty | nota ksiegowa n | nota obciazeniowa n | nota korygujaca n | numer rachunku faktury | rachunek uproszczony n | numer oferty | oferta n | nr oferty | numer wyceny | wycena n | kosztorys n | numer kosztorysu | wyciag n | nr wyciagu | numer wyciagu | kp n | dowod wplaty n | numer dowodu wplaty | nr kp | numer raportu | raport n | numer protokolu | protokol n | numer sprawozdania | numer wezwania | numer dokumentu sprzedazy | symbol dokumentu | numer ksef | numer decyzji | pokwitowanie n | nr pokwitowania | faktura marza n | numer wlasny dokumentu | wz faktura n`),
      weak: list('faktura | paragon'),
    },
    issueDate: {
      strong: list(`data wystawienia | data faktury | z dnia | wystawiono dnia | data wystawienia faktury | wystawiono | data dokumentu
        | wystawiona dnia | wystawiony dnia | data i miejsce wystawienia | miejsce i data wystawienia | data wydania | data sporzadzenia | sporzadzono dnia | data oferty | data wyciagu | data wydruku | dnia | data wystawienia dokumentu | data badania | data raportu | data wystawienia rachunku | w dniu | data wystawienia faktury korygujacej | data wystawienia korekty | data wystaw | data wyst | wystawiono w dniu | data i godzina | data i czas | data sprzedazy i wystawienia | data paragonu | data zakupu | data sporzadzenia oferty | data przygotowania | data utworzenia | utworzono dnia | miejscowosc i data | data sporzadzenia dokumentu | data sporzadzenia protokolu | data wydruku paragonu | data pisma | data pobrania materialu | data wyniku | data wydania wyniku | data wykonania badania | data faktury korygujacej | data generowania | wygenerowano dnia | data dowodu`),
      weak: list('data'),
    },
    dueDate: {
      strong: list(
        `data pobrania | termin platnosci | termin zaplaty | data platnosci | zaplata do | platne do | termin zaplaty do | termin platnosci do | do dnia | zaplac do | platnosc do | prosimy o zaplate do | data wymagalnosci | data zaplaty | platne do dnia | termin splaty | do zaplaty do | zaplac do dnia | termin plat | data platnosci do | oplac do | termin platnosci faktury | termin zaplaty faktury | ostateczny termin platnosci | ostateczny termin zaplaty | termin wplaty | termin uregulowania | data terminu platnosci | do zaplaty w terminie do | do zaplaty do dnia | zaplata w terminie do | platnosc w terminie do | nalezy zaplacic do | prosimy o wplate do | prosimy o uregulowanie do | termin pl | platnosc do dnia | zaplata do dnia | platne w terminie do | wymagalne w dniu | oplacic do | wplata do | data obciazenia rachunku | data obciazenia konta | termin zaplaty uplywa`,
      ),
      weak: list('termin'),
    },
    deliveryDate: {
      strong: list(`data dostawy | data sprzedazy | data wykonania uslugi | termin dostawy | data wykonania | data zakonczenia dostawy
        | data dokonania dostawy | planowana dostawa | data zakonczenia dostawy lub wykonania uslugi | data wydania towaru | data dostarczenia | data realizacji | termin realizacji | data wysylki | data dostawy towaru | data zakonczenia uslugi | data obowiazku podatkowego | data sprzedazy uslugi | data dokonania lub zakonczenia dostawy | data zaladunku | data rozladunku | data spr | dostarczono dnia | data sprzed | data sprzedazy towaru | data dokonania dostawy towarow | data dostawy towarow lub wykonania uslugi | data dostawy wykonania uslugi | data wykonania uslugi lub dostawy | data dostawy lub wykonania uslugi | data uslugi | data swiadczenia uslugi | data zakonczenia | data zakonczenia dostawy towarow | data odbioru | data odbioru towaru | przewidywana data dostawy | planowany termin dostawy | oczekiwana data dostawy | zadany termin dostawy | wymagany termin dostawy | potwierdzony termin dostawy | data nadania | data wyslania | wyslano dnia | data zaladunku towaru | data realizacji zamowienia | termin realizacji zamowienia | data zdarzenia gospodarczego | miesiac sprzedazy | data dokonania | data wizyty`),
      weak: list('dostawa'),
    },
    orderNumber: {
      strong: list(`numer zamowienia | nr zamowienia | zamowienie nr | zamowienie numer | zamowienie klienta | nr zamowienia klienta
        | panstwa zamowienie | wasze zamowienie | numer zamowienia klienta | zamowienie klienta nr | wasze zamowienie nr | zamowienia nr | do zamowienia | zam nr | nr zam | numer zlecenia | zlecenie nr | nr zlecenia | zlecenie | dotyczy zamowienia | nr zamowienia odbiorcy | numer zamowienia odbiorcy | numer zamowienia zakupu | nr zamowienia zakupu | zamowienie zakupu nr | zamowienie do dostawcy nr | nr zamowienia dostawcy | wasz numer zamowienia | panstwa numer zamowienia | panstwa zamowienie nr | numer zamowienia kupujacego | numer zam | numer zamowienia internetowego | nr zlecenia klienta | zlecenie klienta nr | numer zlecenia klienta | zlecenie transportowe nr | nr zlecenia transportowego | numer rezerwacji | nr rezerwacji | rezerwacja nr | numer po | nr po | id zamowienia | zam klienta | nr zam klienta | zlecenie serwisowe nr | nr zlecenia serwisowego | zamowienie wewnetrzne nr | dotyczy zamowienia nr | wg zamowienia nr | zgodnie z zamowieniem nr`),
      weak: list('zamowienie'),
    },
    contractNumber: {
      strong: list(
        'numer umowy | nr umowy | umowa nr | umowa | nr polisy | polisa nr | numer polisy | umowa numer | nr umowy o dostawe | projekt nr | nr projektu | nr sprawy | znak sprawy | umowa najmu nr | nr umowy najmu | umowa ramowa nr | zgodnie z umowa nr | wg umowy nr | dotyczy umowy | dotyczy umowy nr | seria i numer polisy | seria i nr polisy | numer szkody | nr szkody | numer kontraktu | kontrakt nr | nr kontraktu | numer sprawy | numer projektu | numer licznika umowa | nr umowy kompleksowej | numer kredytu | nr umowy kredytu | numer ewidencyjny umowy',
      ),
    },
    customerNumber: {
      strong: list(
        'numer klienta | nr klienta | numer kontrahenta | kod klienta | id klienta | klient nr | nr odbiorcy | kod kontrahenta | numer odbiorcy | kod odbiorcy | nr ewidencyjny | numer platnika | nr platnika | id kontrahenta | indywidualny numer klienta | numer abonenta | nr abonenta | numer pacjenta | nr nabywcy | numer kupujacego | nr kupujacego | kod nabywcy | kod kupujacego | numer nabywcy | id nabywcy | id odbiorcy | nr kontrahenta | symbol kontrahenta | akronim | numer platnika faktury | nr konta klienta | numer punktu poboru | numer ppe | kod ppe | ppe | nr ppe | numer ewidencyjny odbiorcy | numer licznika odbiorcy | numer czlonkowski | nr czlonkowski | numer lokatora | nr pacjenta | id pacjenta | numer karty klienta | nr karty klienta | numer uzytkownika | numer subskrybenta | identyfikator klienta | identyfikator odbiorcy | nr klienta sap | numer ksiegowy klienta',
      ),
    },
    sellerVatId: {
      strong: list(
        'nip | nip sprzedawcy | numer nip | nr nip | nip ue | vat ue | nip pl | nr identyfikacji podatkowej | numer identyfikacji podatkowej | nip vat | nip dostawcy | nip wystawcy | nip wykonawcy | nip sprzedajacego | nip uslugodawcy | nr vat ue | numer vat | numer vat ue | nr vat | nip eu | numer identyfikacyjny vat | identyfikator podatkowy | nip zleceniobiorcy | nip firmy',
      ),
    },
    buyerVatId: {
      strong: list(
        'nip nabywcy | nip klienta | nip kupujacego | nip odbiorcy | nip zamawiajacego | nip kontrahenta | nip platnika | nip nabyw | nip zleceniodawcy | nip uslugobiorcy | nip najemcy | numer nip nabywcy | nr nip nabywcy | nip pesel nabywcy | nip pesel | vat ue nabywcy | nr vat nabywcy | nip kupujacego pl',
      ),
    },
    iban: {
      strong: list(
        'rachunek | numer konta | nr konta | nr rachunku bankowego | numer rachunku do wplat | nr konta bankowego | rachunek bankowy | nr rachunku iban | numer konta bankowego | konto bankowe',
      ),
    },
    bic: {
      strong: list('kod swift | bic swift | swift | kod bic | swift bic | kod swift bic | kod bic swift | bic banku'),
    },
    currency: {
      strong: list('waluta | waluta faktury | waluta dokumentu | waluta rachunku | waluta platnosci | waluta rozliczenia | waluta wyciagu'),
    },
    lineTotal: {
      strong: list(
        'suma pozycji | wartosc towarow | razem pozycje | suma za pozycje | wartosc pozycji razem | razem towary | razem uslugi',
      ),
    },
    netTotal: {
      strong:
        list(`razem netto | wartosc netto | suma netto | kwota netto | ogolem netto | razem wartosc netto | wartosc ogolem netto | netto razem
        | lacznie netto | suma wartosci netto | do zaplaty netto | podstawa opodatkowania | netto ogolem | cena netto razem | lacznie wartosc netto | naleznosc netto | skladka netto | razem netto pln | razem kwota netto | suma netto pln | kwota netto razem | kwota netto ogolem | laczna kwota netto | laczna wartosc netto | wartosc netto razem | wartosc sprzedazy netto | sprzedaz netto | wartosc towaru netto | wartosc uslug netto | wartosc zamowienia netto | wartosc oferty netto | cena ogolem netto | cena laczna netto | suma bez vat | wartosc bez vat | kwota bez vat | razem bez vat | podstawa vat | podstawa opodatkowania vat | netto pln | netto zl | razem netto zl | razem wartosc bez podatku | calkowita wartosc netto | wartosc faktury netto | kwota netto pln | suma wartosci sprzedazy netto | do zaplaty netto pln`),
      weak: list('netto | suma'),
    },
    taxTotal: {
      strong:
        list(`kwota vat | razem vat | suma vat | podatek vat | kwota podatku | kwota podatku vat | suma podatku | wartosc vat | razem podatek
        | ogolem vat | vat razem | vat ogolem | lacznie vat | vat 23% | vat 8% | vat 5% | naleznosc vat | w tym vat | razem kwota vat | kwota vat razem | vat 23 | kwota vat pln | razem podatek vat | suma podatku vat | laczna kwota vat | laczna kwota podatku | lacznie podatek | podatek od towarow i uslug | kwota podatku od towarow i uslug | w tym podatek vat | w tym podatek | nalezny vat | nalezny podatek | wartosc podatku | wartosc podatku vat | suma ptu | ptu a | ptu razem | ptu suma | kwota ptu | kwota podatku pln | vat pln | vat kwota | podatek vat pln | vat zl | podatek razem`),
      weak: list('vat | podatek'),
    },
    grossTotal: {
      strong:
        list(`do zwrotu | kwota do zwrotu | razem do zwrotu | kwota korekty | wartosc korekty brutto | razem brutto | suma brutto | kwota brutto | wartosc brutto | razem do zaplaty | lacznie brutto | ogolem brutto
        | wartosc ogolem brutto | brutto razem | suma do zaplaty | kwota ogolem | lacznie do zaplaty | naleznosc ogolem
        | suma wartosci brutto | do zaplaty razem | suma pln | wartosc brutto razem | kwota do zaplaty brutto | razem wartosc brutto | razem pln | suma zamowienia | wartosc zamowienia | naleznosc brutto | lacznie do zaplaty pln | kwota calkowita | ogolem do zaplaty | lacznie | razem do wplaty | wartosc brutto ogolem | kwota faktury | wartosc faktury | razem naleznosc | kwota brutto razem | kwota brutto ogolem | kwota brutto pln | laczna kwota brutto | laczna wartosc brutto | laczna kwota do zaplaty | laczna kwota | laczna wartosc | laczna naleznosc | ogolem wartosc brutto | ogolem pln | ogolem zl | razem brutto pln | razem zl | razem do zaplaty pln | razem do zaplaty zl | razem naleznosc pln | kwota naleznosci ogolem | kwota do zaplaty ogolem | do zaplaty ogolem | do zaplaty brutto | do zaplaty lacznie | suma zl | suma eur | suma brutto pln | suma do zaplaty pln | suma paragonu | suma faktury | wartosc brutto pln | wartosc sprzedazy brutto | wartosc zamowienia brutto | wartosc oferty brutto | wartosc oferty | kwota faktury brutto | wartosc faktury brutto | cena brutto razem | cena ogolem | cena laczna | cena laczna brutto | cena calkowita | calkowita kwota | calkowita wartosc | calkowita kwota do zaplaty | calkowita wartosc brutto | calkowity koszt | laczny koszt | koszt calkowity | skladka laczna | laczna skladka | skladka do zaplaty | kwota transakcji | kwota rachunku | razem z vat | ogolem z vat | suma z vat | razem eur | brutto pln | naleznosc pln | oplata laczna | oplaty razem | czynsz razem | razem koszty`),
      weak: list('brutto | razem | ogolem | suma | wartosc | kwota'),
    },
    paid: {
      strong: list(
        'wplacono zaliczke | pomniejszono o zaliczke | zaplacono | zaliczka | wplacono | przedplata | zaplacona zaliczka | wplaty | juz zaplacono | otrzymano | rozliczono | wplacona zaliczka | zadatek | zaplacono gotowka | zaplacono karta | pobrano | kwota zaplacona | zaplacono przelewem | zaplacono pln | wplacono pln | kwota wplacona | kwota wplaty | wplata | wplaty klienta | otrzymana wplata | otrzymana zaliczka | otrzymane zaliczki | wplacone zaliczki | zaliczki | kwota zaliczki | rozliczone zaliczki | rozliczenie zaliczki | rozliczenie zaliczek | pomniejszono o zaliczki | zaplacono zaliczka | pobrana zaliczka | zaplacono dotychczas | dotychczas zaplacono | oplacono | uregulowano | zafakturowano wczesniej | kaucja | kaucja wplacona | nadplata z poprzedniego okresu | zaplacone | zaplacono w dniu | suma wplat',
      ),
    },
    amountDue: {
      strong: list(`do zaplaty | pozostalo do zaplaty | kwota do zaplaty | do doplaty | pozostaje do zaplaty | kwota pozostala do zaplaty
        | saldo do zaplaty | pozostaje | naleznosc do zaplaty | do zaplaty pln | pozostalo | zostalo do zaplaty | kwota naleznosci | kwota wymagana | razem do uregulowania | do zaplaty zl | pozostalo do zaplaty pln | pozostalo do uregulowania | pozostaje do uregulowania | pozostala kwota do zaplaty | pozostala kwota | pozostala naleznosc | kwota pozostala | kwota do doplaty | doplata | niedoplata | zaleglosc | zaleglosci | suma zaleglosci | zadluzenie | saldo zadluzenia | kwota zadluzenia | do splaty | zostaje do zaplaty | brakujaca kwota | naleznosci przeterminowane | kwota zaleglosci | kwota wymagalna | saldo naleznosci | razem zaleglosci | do uregulowania | saldo do uregulowania | kwota niezaplacona | nieoplacone | stan rozliczen`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list(
        'sprzedawca | wystawca | dostawca | wykonawca | uslugodawca | sprzedajacy | dane sprzedawcy | dostawca towaru | zleceniobiorca | nadawca | wynajmujacy | firma wystawiajaca | producent | nazwa sprzedawcy | nazwa dostawcy | nazwa wykonawcy | dane dostawcy | dane wykonawcy | ubezpieczyciel | towarzystwo ubezpieczen | przewoznik | spedytor | uslugodawca dane | pracodawca | wystawca faktury | wystawiajacy | zaklad ubezpieczen | oferent | sprzedawca towaru | firma sprzedajaca | podmiot wystawiajacy | pozyczkodawca | operator | sprzedajacy dane',
      ),
    },
    buyerName: {
      strong: list(
        'nabywca platnik | nabywca | odbiorca | kupujacy | zamawiajacy | dane nabywcy | klient | platnik | uslugobiorca | zleceniodawca | kontrahent | adresat | najemca | ubezpieczajacy | pacjent | nabywca dane | abonent | odbiorca faktury | dane klienta | zamawiajacy firma | dane odbiorcy | ubezpieczony | klient odbiorca | nazwa nabywcy | nazwa klienta | nazwa odbiorcy | nazwa zamawiajacego | dane platnika | dane zamawiajacego | dane kupujacego | dane do faktury | dane zleceniodawcy | imie i nazwisko klienta | imie i nazwisko nabywcy | klient dane | nabywca odbiorca | nabywca zamawiajacy | nabywca klient | odbiorca energii | odbiorca uslugi | gosc | imie i nazwisko goscia | imie i nazwisko pacjenta | dane pacjenta | lokator | wlasciciel pojazdu | wynajmujacy lokator | czlonek | ubezpieczony dane | uczestnik | uczen | imie i nazwisko ucznia | uslugobiorca dane | zlecajacy | inwestor | uzytkownik | konsument | firma kupujaca | kredytobiorca | wystawiono dla | faktura dla | oferta dla | dla firmy | platnik dane',
      ),
    },
    shipTo: {
      strong: list(
        'adres dostawy | miejsce dostawy | odbiorca towaru | adres wysylki | dostarczyc do | miejsce rozladunku | dostawa do | miejsce dostarczenia | adres dostarczenia | adres dostawy towaru | adres odbiorcy dostawy | miejsce wysylki | odbiorca przesylki | punkt odbioru | paczkomat | adres rozladunku | miejsce przeznaczenia | miejsce montazu | adres montazu | miejsce instalacji | miejsce wykonania uslugi | adres inwestycji | adres punktu poboru | magazyn docelowy | wyslac do | wysylka do | dostarczenie do | przeznaczenie',
      ),
    },
    name: {
      strong: list(
        'nazwa | imie i nazwisko | nazwisko i imie | nazwa firmy | pelna nazwa | firma | nazwisko imie | imie nazwisko | nazwa podmiotu | pracownik | imie i nazwisko pracownika',
      ),
    },
    period: {
      strong: list(
        'okres | okres rozliczeniowy | za okres | okres rozliczenia | za okres od do | okres wyciagu | okres obrachunkowy | okres ubezpieczenia | okres faktury | okres najmu | okres sprzedazy | okres uslugi | okres swiadczenia uslugi | okres swiadczenia uslug | okres abonamentowy | okres abonamentu | okres umowy | okres pobytu | pobyt | okres wynagrodzenia | miesiac rozliczeniowy | okres sprawozdawczy | za miesiac | rozliczenie za okres | rozliczenie okresu | okres odczytowy | okres zuzycia | wyciag za okres | okres raportu | od do | okres ochrony | okres trwania | termin pobytu | okres placowy | okres zatrudnienia',
      ),
    },
    openingBalance: {
      weak: list(`saldo na dzien | stan na dzien`),
      strong: list(
        'saldo poczatkowe | saldo otwarcia | stan poczatkowy | saldo na poczatek okresu | saldo na poczatku | saldo poprzednie | saldo z poprzedniego wyciagu | saldo na poczatek dnia | saldo poczatkowe na dzien | bilans otwarcia | saldo otwarcia okresu | saldo na poczatku okresu | saldo na dzien otwarcia | stan poczatkowy konta | poprzednie saldo | stan poprzedni | saldo z przeniesienia',
      ),
    },
    closingBalance: {
      weak: list(`saldo na dzien | stan na dzien`),
      strong: list(
        'saldo koncowe | saldo zamkniecia | stan koncowy | saldo na koniec okresu | saldo na koncu | saldo biezace | nowe saldo | saldo na koniec dnia | saldo koncowe na dzien | bilans zamkniecia | saldo na koncu okresu | saldo po operacjach | stan koncowy konta | saldo dostepne | dostepne srodki | srodki dostepne | stan konta | saldo ksiegowe | saldo rachunku',
      ),
    },
    accountNumber: {
      strong: list(
        'numer rachunku | nr rachunku | numer rachunku bankowego | kto nr | konto nr | konto bankowe nr | rachunek bankowy nr | nr rach | nr rachunku odbiorcy | numer rachunku odbiorcy | rachunek odbiorcy | rachunek do wplat | konto do wplat | nr konta do wplat | wplaty na konto | przelew na konto | indywidualny numer rachunku | indywidualny rachunek | mikrorachunek | mikrorachunek podatkowy | rachunek platnosci | numer konta do wplaty | bank i numer rachunku | bank i numer konta | rachunek sprzedawcy | konto sprzedawcy | numer nrb | nrb',
      ),
    },
    accountHolder: {
      strong: list(
        'posiadacz rachunku | wlasciciel rachunku | wlasciciel konta | wlasciciel | posiadacz | na rzecz | nazwa posiadacza rachunku | posiadacz konta | nazwa odbiorcy przelewu | wlasciciel rachunku bankowego | posiadacz karty',
      ),
    },
    paymentTerms: {
      strong: list(
        'warunki platnosci | sposob platnosci | sposob zaplaty | forma platnosci | forma zaplaty | metoda platnosci | metoda zaplaty | warunki platnosci dni | rodzaj platnosci | platnosc | termin i forma platnosci | warunki zaplaty | forma i termin platnosci | sposob i termin platnosci | typ platnosci | zaplata | forma plat',
      ),
    },
    orderDate: {
      strong: list(
        'data zamowienia | zamowienie z dnia | data zlozenia zamowienia | data przyjecia zamowienia | data zlecenia | zamowiono dnia | data zam | data rezerwacji',
      ),
    },
    sellerRegistrationNumber: {
      strong: list(
        'numer krs | krs | regon | nr krs | nr regon | numer regon | nr bdo | numer bdo | nr rejestrowy | numer rejestrowy | numer rejestrowy bdo | nr ewidencyjny dzialalnosci | regon sprzedawcy | numer wpisu | wpis do ewidencji | nr licencji',
      ),
    },
    discountTotal: {
      strong: list(
        'rabat | opust | upust | laczny rabat | rabat lacznie | kwota rabatu | wartosc rabatu | rabat razem | suma rabatow | suma rabatu | suma opustow | opusty lacznie | opust lacznie | udzielony rabat | znizka | znizki | kwota znizki | bonifikata | skonto | oszczedzasz | zaoszczedziles | oszczednosc | rabat kwotowy | rabat pln | razem rabat | rabat od sumy | opusty narzuty | upust kwota | razem upust',
      ),
    },
    chargeTotal: {
      strong: list(
        'koszty wysylki | koszt dostawy | wysylka | koszt wysylki | koszty dostawy | dostawa kurierem | koszt transportu | koszty transportu | transport i rozladunek | oplata za dostawe | oplata transportowa | przesylka | koszt przesylki | koszty przesylki | koszt pakowania | opakowanie | oplata manipulacyjna | oplata za pobranie | pobranie | za pobraniem | oplata klimatyczna | oplata miejscowa | oplata serwisowa | serwis 10% | odsetki | odsetki za zwloke | odsetki karne | odsetki za opoznienie | oplata za wezwanie | koszt upomnienia | oplata dodatkowa | oplaty dodatkowe | oplata paliwowa | doplata paliwowa | napiwek | kaucja za butelki | kaucja opakowania | oplata recyklingowa | oplata srodowiskowa | fracht | ubezpieczenie przesylki',
      ),
    },
    cashTendered: {
      strong: list(
        'gotowka | gotowka pln | wplata gotowka | otrzymano gotowka | gotowka otrzymana | karta platnicza | karta kredytowa | karta debetowa | platnosc karta | platnosc gotowka | zaplacono karta platnicza | bon podarunkowy | bon towarowy | blik | karta pln | przyjeto gotowke | przyjeto',
      ),
    },
    change: {
      strong: list('reszta | reszta pln | reszta gotowka | reszta zl | wydano | wydano reszty | do wydania'),
    },
    page: {
      strong: list('strona | str | strona nr | strona z | karta nr strona'),
    },
    postBox: {
      strong: list('skrytka pocztowa'),
    },
    periodFrom: {
      strong: list(
        'od dnia | okres od | data od | data poczatkowa | data przyjazdu | przyjazd | poczatek okresu | data rozpoczecia | wazne od | wazna od | obowiazuje od | poczatek ochrony',
      ),
    },
    periodTo: {
      strong: list(
        'okres do | data do | data koncowa | data wyjazdu | wyjazd | koniec okresu | data zakonczenia okresu | wazne do | wazna do | oferta wazna do | termin waznosci oferty | waznosc oferty | waznosc oferty do | obowiazuje do | koniec ochrony | termin waznosci',
      ),
    },
    contact: {
      strong: list(
        'osoba kontaktowa | kontakt | opiekun klienta | opiekun handlowy | osoba do kontaktu | osoba odpowiedzialna | kontakt handlowy | przedstawiciel handlowy | przedstawiciel | handlowiec | doradca | doradca klienta | sporzadzil | opracowal | prowadzacy sprawe | sprawe prowadzi | kierownik projektu | dane kontaktowe | osoba kontaktowa klienta | przygotowal | osoba upowazniona do wystawienia',
      ),
    },
    phone: {
      strong: list(
        'telefon | nr telefonu | tel kom | kom | tel fax | tel kontaktowy | telefon kontaktowy | numer telefonu | telefon komorkowy | tel komorkowy | infolinia | nr tel | centrala | telefon fax | telefony',
      ),
    },
    bankName: { strong: list('nazwa banku | bank odbiorcy | bank sprzedawcy | w banku | bank prowadzacy | nazwa banku odbiorcy') },
    salesOffice: { strong: folded('oddział | placówka | sklep nr | punkt sprzedaży | biuro obsługi | salon') },
    printDate: { strong: folded('wydrukowano | wydrukowano dnia | data i godzina wydruku | wydruk z dnia | czas wydruku') },
    originalDate: { strong: folded('data oryginału') },
    contractDate: { strong: folded('data umowy | data zawarcia umowy | umowa z dnia | data zawarcia') },
    deliveryNoteDate: { strong: folded('data wz | data dokumentu wz') },
    deliveryNoteNumber: {
      strong: folded(
        'nr wz | numer wz | wz nr | dokument wz nr | do wz | nr dokumentu wz | numer listu przewozowego | nr listu przewozowego | list przewozowy nr | nr przesyłki | numer przesyłki | numer paczki | nr paczki | nr cmr | numer dokumentu dostawy | dokument dostawy nr | dowód dostawy nr | nr dowodu dostawy | specyfikacja nr | pz nr | nr pz | numer pz | mm nr | kwit wagowy nr | nr kwitu wagowego | dowód wydania nr | numer śledzenia',
      ),
    },
    associatedInvoiceDate: {
      strong: folded(
        'data faktury korygowanej | data wystawienia faktury korygowanej | data faktury pierwotnej | z dnia faktury | data dokumentu korygowanego',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'korekta do faktury | korekta do faktury nr | dotyczy faktury | dotyczy faktury nr | faktura korygowana | faktura korygowana nr | nr faktury korygowanej | numer faktury korygowanej | faktura pierwotna nr | nr faktury pierwotnej | faktury pierwotnej nr | do faktury nr | do paragonu nr | do dokumentu nr | dokument korygowany | korygowany dokument | nr dokumentu korygowanego | faktura zaliczkowa do | powiązana faktura nr',
      ),
    },
    withholdingTax: {
      strong: folded(
        'zaliczka na podatek dochodowy | podatek u źródła | pobrana zaliczka na podatek | podatek dochodowy | zaliczka na pit',
      ),
    },
    totalQuantity: {
      strong: folded(
        'łączna ilość | razem ilość | suma ilości | ilość razem | ilość łącznie | liczba pozycji | ilość pozycji | liczba sztuk | ilość paczek | liczba paczek | ilość sztuk razem | liczba palet',
      ),
    },
    roundingAmount: {
      strong: folded('zaokrąglenie | zaokrąglenia | różnica z zaokrąglenia | wyrównanie zaokrąglenia | kwota zaokrąglenia'),
    },
    accountExecutive: {
      strong: folded(
        'kasjer | kasjerka | wystawił | wystawiła | sprzedał | obsługiwał | obsługa | kelner | kelnerka | osoba wystawiająca | fakturę wystawił | osoba upoważniona do wystawienia faktury | mechanik | serwisant | technik | kierowca | pracownik obsługi | imię i nazwisko wystawcy',
      ),
    },
    ourReference: { strong: folded('nasz znak | znak pisma | nr pisma | l dz | nasz numer | numer wewnętrzny | nasza referencja') },
    yourReference: {
      strong: folded(
        'wasz znak | państwa znak | nr referencyjny | numer referencyjny | referencje | tytuł przelewu | tytułem | tytuł wpłaty | numer referencyjny klienta | referencja klienta | w tytule przelewu | nr ref klienta | tytuł płatności',
      ),
    },
    website: { strong: folded('strona www | strona internetowa | adres strony | witryna') },
    email: { strong: folded('adres e mail | poczta elektroniczna | e mail kontaktowy') },
    shipFrom: {
      strong: folded(
        'miejsce załadunku | adres załadunku | miejsce nadania | magazyn wydania | magazyn źródłowy | nadawca przesyłki | adres nadania | miejsce wydania',
      ),
    },
  },
  labelFillers: list('netto | brutto | vat | nr'),
  netWords: list('netto | bez vat | bez podatku'),
  debtWords: list('debetowe | debet | debetu | ujemne'),
  grossWords: list('brutto | z vat'),
  titles: {
    Letter: list('wezwanie do zaplaty | przypomnienie | upomnienie '),
    Table: list(
      'wyniki | lista startowa | plan lekcji |  harmonogram | grafik pracy | stan magazynowy | spis z natury | remanent | terminarz | klasyfikacja',
    ),
    'Credit Note': list('faktura korygujaca | nota korygujaca | faktura korekta | korekta faktury | faktura vat korygujaca | korekta'),
    Invoice: list(
      'faktura za energie | nota obciazeniowa czynsz | rozliczenie mediow | faktura detaliczna | faktura zbiorcza | faktura | faktura vat | proforma | faktura pro forma | faktura proforma | faktura zaliczkowa | faktura koncowa | rachunek | rachunek uproszczony | nota ksiegowa | nota obciazeniowa | nota odsetkowa | faktura vat marza',
    ),
    Receipt: list(
      'dowod wplaty | kp dowod wplaty |  asygnata |  paragon | paragon fiskalny | potwierdzenie zaplaty | dowod zakupu | dowod sprzedazy | kp | pokwitowanie | potwierdzenie wplaty | niefiskalny | rachunek dla klienta',
    ),
    'Bank Statement': list(
      'wyciag bankowy | wyciag z rachunku | wyciag | wyciag z rachunku bankowego | historia rachunku | zestawienie operacji',
    ),
    'Purchase Order': list(
      'zlecenie serwisowe | zamowienie towaru | potwierdzenie zamowienia | zapotrzebowanie | zamowienie | zamowienie zakupu | zlecenie | zamowienie do dostawcy | zlecenie transportowe',
    ),
    Quote: list(
      ' kosztorys naprawy | oferta handlowa nr | zapytanie ofertowe |  oferta | kosztorys | kosztorys ofertowy | wycena | oferta cenowa | oferta handlowa',
    ),
    'Delivery Note': list(
      'protokol odbioru | protokol zdawczo odbiorczy | przyjecie zewnetrzne |   kwit wagowy | specyfikacja dostawy | potwierdzenie odbioru | dokument wydania | dowod dostawy | wz | wydanie zewnetrzne | list przewozowy | dokument wz | specyfikacja wysylkowa | dowod wydania | lista pakowa | protokol przekazania | lista zaladunkowa',
    ),
    'Price List': list(
      ' cennik uslug | karta win |  wykaz oplat | nasz cennik | cennik | lista cen | menu | cenniki | karta dan | taryfa | taryfa oplat | tabela oplat',
    ),
    Report: list(
      'protokol | protokol z zebrania | swiadectwo | karta wynikow | swiadectwo jakosci | certyfikat jakosci | raport kasowy |  orzeczenie | raport dzienny | protokol pomiarow | raport | sprawozdanie | zestawienie | wyniki badan | sprawozdanie z badan | bilans | raport miesieczny | sprawozdanie finansowe | wyniki badan laboratoryjnych | protokol badania | rachunek zyskow i strat',
    ),
    Form: list(
      'lista obecnosci | karta pracy | ewidencja czasu pracy |  polecenie wyjazdu sluzbowego | oswiadczenie | pelnomocnictwo | upowaznienie |  deklaracja czlonkowska | karta gwarancyjna | kwestionariusz | pozew | ewidencja przebiegu pojazdu | zeznanie podatkowe | formularz | wniosek | deklaracja | zgloszenie | ankieta | podanie | karta zgloszenia',
    ),
    Other: list(
      ' umowa o prace | umowa zlecenia | recepta | umowa kupna sprzedazy | pasek wynagrodzenia | lista plac | polisa | polisa ubezpieczeniowa | rachunek wynagrodzenia | umowa najmu | karta wynagrodzenia | odcinek wyplaty | rozklad jazdy | grafik',
    ),
  },
  creditMarks: list('korygujaca'),
  invoiceMarks: list('faktur'),
  totals: list(`saldo | stan poczatkowy | stan koncowy | saldo koncowe | suma | razem | nowe saldo | poprzednie saldo | wartosc netto
    | wartosc brutto | kwota netto | kwota vat | kwota brutto | podatek vat | ogolem | do zaplaty | wartosc ogolem | razem netto | razem brutto | razem vat | razem pln | razem zl | suma pln | suma netto | suma brutto | suma vat | suma ptu | razem do zaplaty | suma do zaplaty | lacznie | laczna kwota | laczna wartosc | lacznie do zaplaty | lacznie netto | lacznie brutto | ogolem netto | ogolem brutto | w tym | razem ilosc | razem strona | suma strony | suma czesciowa | podsuma | kwota do zaplaty | kwota naleznosci | pozostalo do zaplaty | pozostaje do zaplaty | wartosc zamowienia | wartosc oferty | podstawa opodatkowania | zaplacono | suma obciazen | suma uznan | suma wplywow | suma wyplat | suma wplat | obroty wn | obroty ma | razem obciazenia | razem uznania | razem wplywy | razem wydatki | suma bilansowa | wynagrodzenie brutto | do wyplaty | razem potracenia | razem skladki | razem godziny | razem robocizna | razem materialy | razem material | razem czesci | robocizna razem | materialy razem | razem koszty | zysk netto | razem przychody | ogolem koszty | niedoplata | nadplata | zaokraglenie | razem rabat | sprzedaz opodatkowana | sprzed opod ptu a | rozliczenie podatku | razem rozliczenie | zuzycie razem | suma koncowa`),
  carried: list(
    'z przeniesienia | do przeniesienia | przeniesienie | z przeniesienia z poprzedniej strony | do przeniesienia na nastepna strone | przeniesiono | saldo z przeniesienia | razem do przeniesienia | suma z poprzedniej strony',
  ),
  payments: list(
    'gotowka | reszta | karta | ptu | podatek | suma ptu | sprzedaz opod | razem | zaplacono | gotowka pln | karta platnicza | blik | sprzedaz opodatkowana | kwota a | sp op | karta pln | karta kredytowa | karta debetowa | platnosc karta | platnosc | gotowka zl | reszta pln | sprzed opod | sprzedaz op | ptu a | ptu b | ptu c | ptu d | kwota ptu | podsuma | do zaplaty | rozliczenie platnosci | zaplacono karta | zaplacono gotowka | bon | opakowania zwrotne | liczba pozycji | ilosc pozycji | forma platnosci | przelew | wplacono | suma pln | w tym ptu | napiwek | kaucja',
  ),
  units: list(
    'szt | kg | op | kpl | godz | mb | usl | opak | para | szt. | sztuk | sztuki | sztuka | karton | kart | kartony | opakowanie | opakowań | pacz | paczka | pudełko | worek | wor | rolka | rol | arkusz | ark | zestaw | zest | komplet | usługa | usł | metr | m2 | m3 | mkw | mtr | km | kwh | mwh | gj | litr | litrów | l. | tona | tony | t. | kg. | godz. | godzina | godziny | godzin | rbg | r-g | rg | mg | doba | dób | dzień | dni | nocleg | noclegi | tydzień | mies | mies. | miesiąc | miesięcy | rok | os | osoba | osób | raz | kurs | paleta | palet | butelka | but | puszka | wiadro | beczka | porcja | por | szt/kpl | abonament | ryczałt | ha | tys | stos | zabieg | wizyta | badanie | kpl. | op. | m.b. | mb.',
  ),
  payWords: list(
    `wynagrodzenie zasadnicze | placa zasadnicza | skladka emerytalna | skladka rentowa | skladka chorobowa | skladka zdrowotna | zaliczka na podatek | do wyplaty | wynagrodzenie brutto | wynagrodzenie netto | placa brutto | placa netto | wynagrodzenie za prace | premia | premia uznaniowa | nadgodziny | dodatek stazowy | dodatek funkcyjny | wynagrodzenie chorobowe | zasilek chorobowy | wynagrodzenie urlopowe | ekwiwalent za urlop | podatek dochodowy | ubezpieczenie emerytalne | ubezpieczenie rentowe | ubezpieczenie chorobowe | ubezpieczenie zdrowotne | skladki zus | koszty uzyskania przychodu | koszty uzyskania | kwota wolna | ulga podatkowa | podstawa opodatkowania pracownika | ppk | potracenia | suma potracen | kwota do wyplaty | na reke | przelew na konto | placa zasadnicza brutto | fundusz pracy | fgsp | skladki pracownika | skladki pracodawcy | godziny przepracowane | dni przepracowane | pit 4 | brutto razem`,
  ),
  columns: {
    position: list('nr | lp | l p | poz | pozycja | lp poz | poz nr | numer pozycji | liczba porzadkowa | pozycje'),
    articleNumber: list(
      'indeks | kod | kod towaru | numer katalogowy | kod artykulu | kod ean | kod kreskowy | nr katalogowy | nr kat | numer kat | nr art | nr artykulu | numer artykulu | numer produktu | symbol | symbol towaru | symbol produktu | indeks towaru | indeks materialowy | nr czesci | numer czesci | kod uslugi | pkwiu | pkwiu cn | kod pkwiu | kod cn | gtu | sku kod | kod dostawcy | nr indeksu | nr produktu',
    ),
    description:
      list(`produkt | operacja | opis operacji | nazwa | opis | nazwa towaru | nazwa towaru lub uslugi | tytul | nazwa uslugi | nazwa produktu
      | nazwa i opis | usluga | nazwa towaru uslugi | nazwa artykulu | nazwa materialu | nazwa i opis towaru | nazwa towaru i uslugi | nazwa towarow | nazwa towarow i uslug | nazwa towarow lub uslug | nazwa towaru lub uslugi pkwiu | nazwa pozycji | nazwa uslugi towaru | nazwa czesci | nazwa leku | nazwa badania | nazwa potrawy | nazwa robot | nazwa prac | nazwa czynnosci | nazwa swiadczenia | opis towaru | opis uslugi | opis produktu | opis pozycji | opis prac | opis robot | opis transakcji | opis czynnosci | opis materialu | opis towaru uslugi | rodzaj uslugi | rodzaj towaru | rodzaj prac | rodzaj operacji | typ operacji | tytul operacji | tytul platnosci | szczegoly | szczegoly operacji | szczegoly transakcji | nadawca odbiorca | odbiorca nadawca | kontrahent tytul | towar | towar usluga | towar lub usluga | produkt usluga | przedmiot | przedmiot zamowienia | przedmiot uslugi | przedmiot sprzedazy | wyszczegolnienie | tresc | artykul | asortyment | czynnosc | czynnosci | robocizna | czesc | czesci | skladnik | skladnik wynagrodzenia | potrawa | danie | badanie | parametr | zabieg | uslugi | pozycja opis | specyfikacja | dostawa lub usluga | element | zakres prac | zakres uslug`),
    quantity: list(
      'zuzycie | dni | ilosc | liczba | godziny | szt | ilosc szt | il | ilosc jm | ilosc j m | liczba sztuk | ilosc sztuk | ilosc zamowiona | ilosc wydana | ilosc dostarczona | zamowiono | wydano | dostarczono | otrzymano ilosc | liczba godzin | ilosc godzin | liczba dni | liczba nocy | liczba osob | waga kg | waga | masa netto | waga netto | waga brutto | zuzycie kwh | zuzycie m3 | ilosc kg | ilosc m2 | roboczogodziny | ilosc opak | ilosc palet | ilosc mb | il szt',
    ),
    unit: list('jm | j m | jednostka | jednostka miary | j miary | jedn miary | jedn m | miara | jm jednostka | jednostki'),
    unitPrice: list(
      'cena | cena jednostkowa | cena netto | cena jedn | cena jedn netto | cena jednostkowa netto | cena brutto | cena jednostkowa bez podatku | cena jednostkowa netto pln | cena jednostkowa netto zl | cena jednostkowa brutto | cena jedn brutto | cena jedn bez podatku | cena j netto | c j | c j netto | cena netto pln | cena netto zl | cena brutto pln | cena za szt | cena za sztuke | cena szt | cena netto szt | cena za jm | cena jm | cena pln | cena zl | cena bez vat | cena bez rabatu | cena po rabacie | cena po rabacie netto | cena katalogowa | cena sprzedazy | cena zakupu | cena detaliczna | cena hurtowa | cena za godzine | stawka godzinowa | stawka za godzine | stawka netto | cena za kg | cena za dobe | cena uslugi | cena 1 szt | c netto | c brutto | cena z vat | cena za 1 | nowa cena | cena regularna | cena jedn pln',
    ),
    discount: list(
      'rabat | upust | upust % | rabat kwota | rabat pln | upust kwotowy | kwota rabatu | % rabatu | % upustu | opust % | znizka % | bonifikata %',
    ),
    taxRate: list(
      'vat % | vat | stawka vat | stawka | % vat | vat stawka | stawka podatku | stawka vat % | stawka podatku vat | st vat | stawka ptu | ptu | % podatku | vat st | stawka % | vat w %',
    ),
    taxAmount: list(
      'kwota vat | podatek vat | wartosc vat | kwota podatku | kwota podatku vat | vat kwota | vat pln | podatek pln | vat zl | kwota vat pln | wartosc podatku | podatek kwota | suma vat',
    ),
    lineTotal: list(
      `netto | wartosc | wartosc netto | wartosc brutto | kwota | brutto | wartosc sprzedazy | kwota netto | kwota brutto | razem | wartosc netto pln | wartosc netto zl | wartosc brutto pln | wartosc brutto zl | wartosc pln | wartosc zl | wart netto | wart brutto | wartosc towaru | wartosc sprzedazy netto | wartosc sprzedazy brutto | wartosc bez podatku | wartosc z podatkiem | wartosc z vat | wartosc bez vat | wartosc towarow netto | kwota pln | kwota zl | kwota netto pln | kwota brutto pln | kwota operacji | kwota transakcji | suma pln | suma netto | suma brutto | razem netto | razem brutto | razem pln | razem zl | ogolem | ogolem brutto | ogolem netto | lacznie | laczna wartosc | laczna cena | cena laczna | cena razem | cena ogolem | naleznosc | naleznosc netto | naleznosc brutto | oplata | do zaplaty | koszt | koszt netto | koszt brutto | wartosc pozycji | wartosc razem | wartosc calkowita | netto pln | brutto pln | netto zl | brutto zl | kwota w pln | sprzedaz netto | sprzedaz brutto`,
    ),
    date: list(
      'data | data operacji | data ksiegowania | data transakcji | data waluty | data zaksiegowania | data obciazenia | data wplywu | data rozliczenia | data wykonania | data sprzedazy | data uslugi | data zdarzenia | dzien | data wystawienia | data dokumentu | data ksieg | termin platnosci | data wizyty',
    ),
    debit: list(
      'obciazenia | wn | wyplaty | obciazenie | winien | kwota obciazenia | kwota wn | wydatki | wydatek | rozchod | strona wn | rozchody | wyplata | obciazenia pln',
    ),
    credit: list(
      'uznania | ma | wplaty | uznanie | kwota uznania | kwota ma | wplywy | wplyw | przychod | strona ma | przychody | wplata | uznania pln',
    ),
    balance: list(
      'saldo | saldo po operacji | saldo po transakcji | saldo koncowe | saldo rachunku | saldo pln | stan | stan konta | saldo ksiegowe | saldo po | saldo biezace',
    ),
  },
  columnQualifiers: list('bez | bez podatku | lacznie'),
  greetings: list(
    'szanowni | szanowny | szanowna | dzien dobry | szanowni panstwo | drogi kliencie | drodzy klienci | drodzy panstwo | szanowni klienci | szanowny kliencie | szanowna pani | szanowny panie | witam | witamy | dobry wieczor | drogi | droga',
  ),
  salutations: list(
    'szanowny pan | szanowna pani | pan | pani | sz p | sz pan | sz pani | szanowni panstwo | panstwo | klient | firma | do rak | w p | wp | sz p pan | sz p pani | adresat | nabywca',
  ),
  yourWords: list('panstwa | twoj | twoje | twojego | twojej | wasze | waszego | pani | pana'),
  periodWords: list('od | okres | okresie | okresu | za okres | od dnia'),
  datedOn: list('dnia'),
  datedOnAlone: list('dnia'),
  remarks: list(
    'uwaga | uwagi | zrodlo | uwagi do zamowienia | informacja | informacje dodatkowe | dodatkowe informacje | adnotacje | adnotacja | komentarz | komentarze | informacje | wazne | wazne informacje | warunki | warunki dostawy | warunki handlowe | opis dodatkowy | uwagi do faktury | uwagi dodatkowe | podstawa zwolnienia | podstawa prawna | zastrzezenia | objasnienia | wyjasnienia | pouczenie | nota prawna',
  ),
  streets: list(
    'ul | ulica | al | aleja | plac | os | rynek | skwer | bulwar | osiedle | pl | szosa | rondo | trakt | aleje | lok | osiedla | zaulek | wybrzeze | park | droga | estrada | skr | skrytka pocztowa | mieszkanie | pietro | budynek | kolonia | wies | gmina',
  ),
  replyMarks: list('odp | pd'),
  legalForms: list(
    'spzoo | spk | spj | sp z o o | spolka | spolka jawna | spolka akcyjna | sa | sc | spka | spk a | spp | psa | spzook | spolka z ograniczona odpowiedzialnoscia | sp z oo | sp z o o sp k | spolka komandytowa | spolka cywilna | spolka partnerska | spolka z o o | s a | s c | s k a | ska | spzoosk | stowarzyszenie | fundacja | jdg | spoldzielnia | prosta spolka akcyjna',
  ),
  leadingLegalForms: list(
    'pphu | phu | fhu | firma handlowa | ppuh | ppu | zphu | zpu | pw | fpuh | przedsiebiorstwo | spoldzielnia | wspolnota mieszkaniowa | gospodarstwo | fundacja | stowarzyszenie | indywidualna praktyka lekarska | nzoz | gabinet | zaklad',
  ),
  legalFormEndings: list('spzoo'),
  countries: list(
    'polska | niemcy | francja | czechy | slowacja | ukraina | litwa | austria | holandia | belgia | wielka brytania | wlochy | hiszpania | pl | rumunia | wegry | szwecja | dania | norwegia | stany zjednoczone | usa | rosja | irlandia | czeska republika',
  ),
  contacts: list(
    'vat | tel | telefon | fax | nip | regon | krs | konto | bank | kom | e mail | kapital zakladowy | infolinia | www | bdo | rachunek | sad rejonowy | krajowy rejestr sadowy | wydzial gospodarczy | kapital | rejestr bdo | telefon kontaktowy | biuro | adres e mail | strona www | nr rachunku | nr konta | nr bdo | biuro obslugi klienta | siedziba | adres korespondencyjny | nr tel | sekretariat | swift | godziny otwarcia',
  ),
  bankWords: list(
    'bank | pko bp | pko bank | santander | mbank | ing bank śląski | bank pekao | millennium | alior bank | credit agricole | bnp paribas | getin | bank spółdzielczy | nr konta | numer konta | numer rachunku',
  ),
  confirmationMarks: list('potwierdzenie | potwierdzamy | przyjecie do realizacji'),
  copyMarks: list(
    'oryginal | kopia | duplikat | oryginal kopia | egzemplarz dla nabywcy | kopia dla klienta | egzemplarz dla klienta | odpis | do faktury | oryginał dla nabywcy | kopia dla sprzedawcy | oryginał dla klienta | kopia dla nabywcy | kopia sprzedawcy | egzemplarz sprzedawcy | egzemplarz nr 1 | egzemplarz 1 | egzemplarz odbiorcy | egzemplarz dla odbiorcy | potwierdzenie dla klienta | dla klienta | dla posiadacza karty | dla sprzedawcy | kopia dla akceptanta | duplikat z dnia | wydruk kopia | egz 1 | egz nr 1 | oryginał faktury | nabywca oryginał | paragon kopia',
  ),
  tillWords: folded(
    'kasjer | kasa | stolik | kelner | karta platnicza | nr wydr | paragon nr | napiwek | obsługiwał | kasjer nr | nr kasy | stanowisko | kasa nr | nr stolika | rachunek kelnerski | nr unik | nr ewidencyjny | nr sys | zbliżeniowa | zbliżeniowo | dziękujemy za zakupy | dziękujemy i zapraszamy | zapraszamy ponownie | zapraszamy | nr trans | sprzedawca nr | nr paragonu | kelnerka | terminal nr | numer transakcji | sklep nr | liczba gości | karta stałego klienta | kod autoryzacji | pieczęć | niefiskalny',
  ),
  missing: list('brak | nie dotyczy | n/d | nd'),
  phoneWords: folded('telefon | kom | infolinia | nr tel'),
  codeWords: folded('tel | nip | regon | krs | fax | kom | konto'),
  registerNumbers: folded('numer krs | nr krs | regon'),
  registers: folded('krs | krajowy rejestr sądowy | sąd rejonowy | rejestr przedsiębiorców'),
  streetEndings: folded('owska | ńska'),
  openEnds: list('oraz | dla | przez | pod | nad | lub | albo | przy | jako | który | która | które | ich'),
  notes: list('źródło | uwaga | uwagi | przypis | objaśnienia | legenda | adnotacje'),
  captions: list('tabela | rysunek | rys | wykres | zdjęcie | tab | załącznik | źródło'),
  writtenAt: list('w'),
};
