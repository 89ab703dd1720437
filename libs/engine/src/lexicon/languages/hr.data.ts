import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Croatian; Serbian and Bosnian papers in Latin letters print much the same. */
export const CROATIAN: LanguageLexicon = {
  code: 'hr',
  smallWords: list(
    'i | je | se | za | na | od | do | ili | račun | datum | iznos | pdv | ukupno | količina | cijena | dospijeća | plaćanje | broj | molimo | izdavanja',
  ),
  numberWords: folded('broj | br'),
  labels: {
    invoiceNumber: {
      strong:
        folded(`račun n | n računa | faktura n | n fakture | n dokumenta | dokument n | račun otpremnica n | predračun n | ponuda račun n | odobrenje n | n odobrenja | r1 račun n | račun r1 n
        | račun r2 n | račun za predujam n | avansni račun n | fiskalni račun n | storno računa n | isječak n | n predračuna`),
      weak: folded('račun | faktura'),
    },
    issueDate: {
      strong: folded(
        'datum izdavanja | datum računa | datum izdavanja računa | izdano | datum i vrijeme izdavanja | datum dokumenta | datum fakture | nadnevak | datum izdaje | datum i mjesto izdavanja | mjesto i datum izdavanja | datum izrade',
      ),
      weak: folded('datum | dana'),
    },
    dueDate: {
      strong: folded(
        'datum dospijeća | rok plaćanja | dospijeće | dospijeva | platiti do | datum valute | valuta plaćanja | rok za plaćanje | dospijeće plaćanja | datum dospeća | plativo do | dospijeće računa',
      ),
    },
    deliveryDate: {
      strong: folded(
        'datum isporuke | datum otpreme | datum prometa | datum isporuke dobara i usluga | datum obavljene isporuke | datum obavljanja usluge | rok isporuke | datum dostave | datum obavljanja isporuke',
      ),
    },
    orderNumber: {
      strong: folded(
        'n narudžbe | narudžba n | narudžbenica n | n narudžbenice | vaša narudžba | vaša narudžbenica | broj porudžbine | porudžbina n | n naloga',
      ),
      weak: folded('narudžba | narudžbenica'),
    },
    contractNumber: { strong: folded('n ugovora | ugovor n'), weak: folded('ugovor') },
    customerNumber: {
      strong: folded('šifra kupca | n kupca | šifra partnera | kupac n | korisnički broj | šifra korisnika | broj korisnika'),
    },
    sellerVatId: {
      strong: folded(
        'pdv id | pdv id n | oib | oib izdavatelja | oib prodavatelja | pdv broj | pdv identifikacijski broj | pdv ident n | pib | id n za pdv | pib prodavca',
      ),
    },
    buyerVatId: { strong: folded('oib kupca | pdv id kupca | pdv broj kupca | pib kupca | oib primatelja') },
    currency: { strong: folded('valuta računa') },
    lineTotal: { strong: folded('ukupno stavke'), weak: folded('međuzbroj') },
    netTotal: {
      strong: folded(
        'osnovica | osnovica pdv | ukupno bez pdv | iznos bez pdv | porezna osnovica | ukupno bez pdv a | ukupna osnovica | osnovica za pdv | neto iznos | poreska osnovica | vrijednost bez pdv | iznos bez pdv a | osnovica za porez | ukupno neto',
      ),
      weak: folded('međuzbroj | bez pdv'),
    },
    taxTotal: {
      strong: folded(
        'ukupno pdv | pdv ukupno | iznos pdv | iznos pdv a | porez ukupno | ukupno porez | iznos poreza | porez na dodanu vrijednost | ukupan pdv',
      ),
      weak: folded('pdv | porez'),
    },
    grossTotal: {
      strong:
        folded(`za povrat | ukupno odobrenje | iznos odobrenja | ukupno za povrat | ukupno za platiti | sveukupno | ukupno s pdv | ukupno s pdv om | za platiti | ukupan iznos | iznos za plaćanje | ukupno za plaćanje | ukupni iznos | iznos računa | ukupno sa pdv | ukupno eur
        | iznos s pdv | za uplatu | ukupno sa pdv om | ukupno s porezom | ukupni iznos za plaćanje | iznos s pdv om | ukupno za uplatu | ukupan iznos računa`),
      weak: folded('ukupno | iznos | svega'),
    },
    paid: { strong: folded('plaćeno | uplaćeno | predujam | avans | plaćeni predujam | primljeni predujam | uplaćeni avans') },
    amountDue: {
      strong: folded('preostalo za platiti | preostali iznos | ostatak za platiti | dugovanje | dug | preostalo za plaćanje | ukupan dug'),
    },
    sellerName: { strong: folded('prodavatelj | dobavljač | isporučitelj | izdavatelj | izdavatelj računa | izvođač | pružatelj usluge') },
    buyerName: {
      strong: folded('kupac | naručitelj | primatelj računa | korisnik | platitelj | kupac naručitelj | primatelj usluge | naručilac'),
      weak: folded('primatelj | primalac'),
    },
    shipTo: { strong: folded('mjesto isporuke | adresa isporuke | adresa za dostavu | adresa dostave | mjesto dostave | mesto isporuke') },
    name: { strong: folded('naziv tvrtke | ime i prezime') },
    period: {
      strong: folded('obračunsko razdoblje | razdoblje | za razdoblje | razdoblje isporuke | obračunski period | razdoblje obračuna'),
    },
    periodFrom: { strong: folded('razdoblje od | od datuma') },
    periodTo: { strong: folded('razdoblje do | do datuma') },
    openingBalance: { strong: folded('početno stanje | prethodno stanje | početni saldo') },
    closingBalance: { strong: folded('završno stanje | novo stanje | konačno stanje | krajnje stanje | krajnji saldo') },
    accountNumber: { strong: folded('žiro račun | broj žiro računa | žr | tekući račun | transakcijski račun | poslovni račun') },
    accountHolder: { strong: folded('vlasnik računa') },
    paymentTerms: { strong: folded('način plaćanja | uvjeti plaćanja | uslovi plaćanja') },
    printDate: { strong: folded('datum ispisa') },
    orderDate: { strong: folded('datum narudžbe | datum narudžbenice') },
    contractDate: { strong: folded('datum ugovora') },
    deliveryNoteNumber: { strong: folded('otpremnica n | n otpremnice | dostavnica n') },
    accountExecutive: { strong: folded('operater | blagajnik | račun izdao | izdao') },
    phone: { strong: folded('telefon | tel | mob') },
    bankName: { strong: folded('banka') },
    sellerRegistrationNumber: { strong: folded('matični broj | mbs') },
    yourReference: { strong: folded('poziv na broj') },
    contact: { strong: folded('kontakt osoba | kontakt') },
    discountTotal: { strong: folded('popust | rabat | ukupni popust | ukupno rabat | iznos popusta') },
    chargeTotal: { strong: folded('dostava | trošak dostave | poštarina | prijevoz | troškovi dostave') },
    roundingAmount: { strong: folded('zaokruženje') },
    cashTendered: { strong: folded('gotovina | novčanice | kartica | primljeno') },
    change: { strong: folded('za vratiti | povrat | kusur') },
    associatedInvoiceNumber: { strong: folded('uz račun n | izvorni račun n') },
    page: { strong: folded('stranica') },
  },
  labelFillers: folded('eur | kn | pdv | br | broj | bez | sa | od | za'),
  netWords: folded('bez | neto'),
  grossWords: folded('sa | s'),
  titles: {
    Letter: folded('opomena | opomena pred tužbu |  dopis'),
    Table: folded('rezultati |  vozni red |  inventura | stanje zaliha | ljestvica '),
    'Credit Note': folded('odobrenje | storno račun | knjižno odobrenje | knjižna obavijest'),
    Invoice: folded(
      'račun za usluge | režije | konačni račun | opomena račun |  račun | r1 račun | faktura | predračun | račun za predujam | avansni račun | račun otpremnica | profaktura',
    ),
    Receipt: folded(
      'račun blagajna |  blagajnička uplatnica | potvrda o plaćanju | fiskalni račun | gotovinski račun | potvrda o uplati | blagajnički račun | uplatnica',
    ),
    'Bank Statement': folded(
      'izvod | izvadak | izvadak po računu | izvod po računu | bankovni izvadak | promet po računu | izvadak o stanju i prometu',
    ),
    'Purchase Order': folded(
      'nalog za nabavu | radni nalog | narudžbenica br |  narudžba | narudžbenica | potvrda narudžbe | porudžbenica',
    ),
    Quote: folded('troškovnik | procjena troškova | ponuda br | predračun ponuda | ponuda | predmjer'),
    'Delivery Note': folded(
      'međuskladišnica | izdatnica | primka | otpremni list | dostavni list | prijevoznica | zapisnik o primopredaji | otpremnica | dostavnica | teretni list',
    ),
    'Price List': folded(' jelovnik |  karta pića | cijene usluga | cjenik | cenovnik'),
    Report: folded(
      'zapisnik |  nalaz i mišljenje | ispitno izvješće | laboratorijski nalaz | bilanca | račun dobiti i gubitka | svjedodžba | zapisnik sa sastanka | izvješće | izvještaj | godišnje izvješće',
    ),
    Form: folded(
      'upisnica | prijavnica | evidencija radnog vremena | putni nalog |  punomoć | privola | anketa | zamolba | tužba | obrazac | zahtjev | prijava | upitnik | pristupnica',
    ),
    Other: folded('ugovor o najmu | ugovor o radu | polica osiguranja |   platna lista | isplatna lista | obračun plaće'),
  },
  creditMarks: folded('odobrenj | storno'),
  invoiceMarks: folded('racun | faktur'),
  totals: folded(
    'ukupno | sveukupno | međuzbroj | za platiti | osnovica | ukupno pdv | iznos računa | početno stanje | završno stanje | novo stanje | zaokruženje  | ukupno za platiti | ukupno bez pdv | ukupni iznos | svega',
  ),
  carried: folded('donos | za prijenos'),
  payments: folded('gotovina | kartica | pdv | povrat | osnovica | za vratiti | porez | kusur | novčanice'),
  units: list('kom | m2 | sat | sati'),
  columns: {
    position: folded('rb | r br | red br | rbr | redni broj'),
    articleNumber: folded('šifra | šifra artikla | kataloški broj | šifra robe | šif'),
    description: folded(
      'opis | naziv | artikl | roba | usluga | naziv robe | naziv artikla | naziv robe usluge | opis usluge | naziv proizvoda | vrsta robe usluge | naziv usluge | vrsta usluge | naziv dobra usluge | opis transakcije | proizvod | svrha',
    ),
    quantity: folded('količina | kol | kom | sati | potrošnja'),
    unit: folded('jm | j mj | jed mj | jedinica mjere | mj | jedinica | mjera'),
    unitPrice: folded(
      'cijena | jed cijena | jedinična cijena | cijena bez pdv | neto cijena | mpc | vpc | cijena po jedinici | cijena eur | cena | maloprodajna cijena',
    ),
    discount: folded('popust | rabat | rabat % | popust % | rab %'),
    taxRate: folded('pdv | pdv % | stopa pdv | stopa | stopa pdv a | % pdv'),
    taxAmount: folded('iznos pdv | iznos pdv a'),
    lineTotal: folded(
      'iznos | ukupno | vrijednost | ukupna cijena | iznos bez pdv | ukupno eur | osnovica | iznos eur | ukupno bez pdv | ukupno s pdv | vrednost | iznos s pdv',
    ),
    date: folded('datum | datum knjiženja | datum valute'),
    debit: folded('duguje | isplata | isplate | terećenje | dugovno'),
    credit: folded('potražuje | uplata | uplate | potražno'),
    balance: folded('stanje | saldo'),
  },
  columnQualifiers: folded('bez'),
  greetings: folded('poštovani | poštovana | dragi'),
  salutations: folded('gospodin | gospođa | poštovani'),
  yourWords: folded('vaš | vaša | vašeg'),
  periodWords: folded('razdoblje | od'),
  remarks: folded('napomena | napomene | izvor | tablica | važno'),
  captions: list('tablica | slika | izvor'),
  notes: list('izvor | napomena'),
  openEnds: list('za | od | ili'),
  streets: folded('ulica | ul | trg | cesta | avenija | prilaz | odvojak'),
  legalForms: folded('doo | jdoo | obrt'),
  countries: folded('hrvatska | republika hrvatska | srbija'),
  contacts: folded('tel | telefon | mob | oib | pdv id | banka | žiro račun | mbs | pib'),
  bankWords: folded('žiro račun'),
  confirmationMarks: list('potvrda'),
  copyMarks: list('original | kopija | duplikat | preslika | izvornik'),
  tillWords: folded('konobar | konobarica | stol | blagajna | blagajnik | zki | jir | kartica | operater'),
};
