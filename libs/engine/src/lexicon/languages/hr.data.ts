import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Croatian; Serbian and Bosnian papers in Latin letters print much the same. */
export const CROATIAN: LanguageLexicon = {
  code: 'hr',
  latinModel: 'hrv',
  letters: 'čćđšž',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords: list(
    'i | je | se | za | na | od | do | ili | račun | datum | iznos | pdv | ukupno | količina | cijena | dospijeća | plaćanje | broj | molimo | izdavanja | kao | koji | ovaj | prema | nase | vasu | uplatu | iznosi | kupac | hvala | poziv | postovani | sukladno | clanak | zakona | godine | ukljucen | mjesto | adresa | roba | usluga',
  ),
  dates: { months: { 11: list('studenog') } },
  numberWords: folded('broj | br'),
  labels: {
    invoiceNumber: {
      strong:
        folded(`račun n | n računa | faktura n | n fakture | n dokumenta | dokument n | račun otpremnica n | predračun n | ponuda račun n | odobrenje n | n odobrenja | r1 račun n | račun r1 n
        | račun r2 n | račun za predujam n | avansni račun n | fiskalni račun n | storno računa n | isječak n | n predračuna | n fiskalnog računa | fiskalni broj računa | broj fiskalnog isječka | broj isječka | n potvrde | potvrda n | n uplatnice | uplatnica n | n obračuna | obračun n | n ponude | ponuda n | n predujma | n storna | konačni račun n | n konačnog računa | privremena situacija n | okončana situacija n | n situacije | e račun n | n e računa | oznaka računa | internetski račun n | račun za struju n | n premijskog računa | gotovinski račun n | maloprodajni račun n | veleprodajni račun n | blagajnički račun n | n priznanice | priznanica n | broj fiskalnog računa bf | br rač | rn br | brojčana oznaka računa | n knjižnog odobrenja | n terećenja | terećenje n | broj akta | račun r1 | storno računa | blagajnička uplatnica n | računa n | otpremnica račun n`),
      weak: folded('račun | faktura'),
    },
    issueDate: {
      strong: folded(
        'datum izdavanja | datum računa | datum izdavanja računa | izdano | datum i vrijeme izdavanja | datum dokumenta | datum fakture | nadnevak | datum izdaje | datum i mjesto izdavanja | mjesto i datum izdavanja | datum izrade | datum i vrijeme izdavanja računa | datum i vrijeme računa | vrijeme i datum izdavanja | datum izdavanja ponude | datum ponude | datum predračuna | datum ispostavljanja | datum sastavljanja | sastavljeno dana | izdano dana | datum fakturiranja | datum izvatka | datum izvoda | datum obračuna | datum nalaza | datum izdavanja dokumenta | račun izdan | račun izdan dana | datum i vrijeme | datum odobrenja | datum potvrde | datum kupnje | datum prodaje | datum izvješća | datum izvještaja | datum i sat izdavanja | mjesto i datum | datum izdavanja fakture',
      ),
      weak: folded('datum | dana'),
    },
    dueDate: {
      strong: folded(
        'datum dospijeća | rok plaćanja | dospijeće | dospijeva | platiti do | datum valute | valuta plaćanja | rok za plaćanje | dospijeće plaćanja | datum dospeća | plativo do | dospijeće računa | dospijeće računa za plaćanje | dospijeva dana | datum dospijeća plaćanja | plaćanje do | rok uplate | krajnji rok plaćanja | uplatiti do | platite do | rok dospijeća | dospijeće duga | datum plaćanja | dan dospijeća | dospjelo | najkasnije do | račun platiti do | molimo platiti do | rok za uplatu | valutiranje',
      ),
    },
    deliveryDate: {
      strong: folded(
        'datum isporuke | datum otpreme | datum prometa | datum isporuke dobara i usluga | datum obavljene isporuke | datum obavljanja usluge | rok isporuke | datum dostave | datum obavljanja isporuke | datum i mjesto isporuke | datum isporuke robe | datum isporuke usluge | datum izvršenja usluge | datum izvršenja | datum obavljene usluge | datum predaje robe | datum preuzimanja | datum slanja | datum utovara | datum istovara | datum prometa dobara i usluga | datum prometa robe | traženi rok isporuke | planirani datum isporuke | isporučeno dana | dan isporuke | otpremljeno | datum isporuke dobara | datum usluge | nadnevak isporuke',
      ),
    },
    orderNumber: {
      strong: folded(
        'n narudžbe | narudžba n | narudžbenica n | n narudžbenice | vaša narudžba | vaša narudžbenica | broj porudžbine | porudžbina n | n naloga | br narudžbe kupca | vaš broj narudžbe | broj vaše narudžbe | narudžba kupca n | n naloga kupca | n web narudžbe | n narudžbenice kupca | nalog n | po vašoj narudžbi | po narudžbi n | porudžbina kupca | n porudžbenice | oznaka narudžbe | id narudžbe | naša narudžba n',
      ),
      weak: folded('narudžba | narudžbenica'),
    },
    contractNumber: {
      strong: folded(
        'n ugovora | ugovor n | n ugovora o najmu | ugovor o najmu n | n police osiguranja | polica n | oznaka ugovora | po ugovoru n | prema ugovoru n | ugovorni račun | broj ugovornog računa | evidencijski broj nabave | n predmeta | n projekta | n police | ugovor o kreditu n',
      ),
      weak: folded('ugovor | n obračunskog mjernog mjesta | broj omm | šifra omm | obračunsko mjerno mjesto | mjerno mjesto'),
    },
    customerNumber: {
      strong: folded(
        'šifra kupca | n kupca | šifra partnera | kupac n | korisnički broj | šifra korisnika | broj korisnika | oznaka kupca | kupac šifra | šifra potrošača | broj potrošača | šifra partnera kupca | broj pretplatnika | pretplatnički broj | broj člana | članski broj | id kupca | id korisnika | broj mjernog mjesta | šifra obveznika | broj obveznika | broj pacijenta | mbo | evidencijski broj korisnika | korisnički račun | n osiguranika',
      ),
    },
    sellerVatId: {
      strong: folded(
        'identifikacioni broj | id broj prodavca | pdv id | pdv id n | oib | oib izdavatelja | oib prodavatelja | pdv broj | pdv identifikacijski broj | pdv ident n | pib | id n za pdv | pib prodavca | oib tvrtke | oib dobavljača | oib pružatelja usluge | porezni broj | hr oib | pdv id broj izdavatelja | pdv id prodavatelja | poreski broj | id broj | jib | jib prodavca | pdv broj prodavca | pib dobavljača | id broj pdv',
      ),
    },
    buyerVatId: {
      strong: folded(
        'oib kupca | pdv id kupca | pdv broj kupca | pib kupca | oib primatelja | oib korisnika | oib naručitelja | oib platitelja | oib klijenta | jib kupca | id broj kupca | porezni broj kupca | pib korisnika | oib primatelja računa | oib najmoprimca',
      ),
    },
    currency: { strong: folded('valuta računa | oznaka valute | valuta plaćanja računa | valuta dokumenta | valuta iskazivanja') },
    lineTotal: {
      strong: folded('ukupno stavke | zbroj stavki | ukupno stavke eur | ukupno artikli | vrijednost stavki'),
      weak: folded('međuzbroj'),
    },
    netTotal: {
      strong: folded(
        'osnovica | osnovica pdv | ukupno bez pdv | iznos bez pdv | porezna osnovica | ukupno bez pdv a | ukupna osnovica | osnovica za pdv | neto iznos | poreska osnovica | vrijednost bez pdv | iznos bez pdv a | osnovica za porez | ukupno neto | iznos bez poreza | ukupno bez poreza | porezna osnovica ukupno | osnovica ukupno | osnovica poreza | iznos osnovice | ukupno osnovica | neto ukupno | neto vrijednost | ukupan iznos bez pdv a | ukupna vrijednost bez pdv a | vrijednost bez pdv a | ukupni iznos bez pdv a | cijena bez pdv a ukupno | ukupno netto | oporezivi iznos | oporeziva osnovica | međuzbroj bez pdv a | sveukupno bez pdv a | iznos prije poreza | vrednost bez pdv | osnovica 25% | osnovica za obračun pdv a | zbroj bez pdv a | iznos bez poreza eur',
      ),
      weak: folded('međuzbroj | bez pdv'),
    },
    taxTotal: {
      strong: folded(
        'ukupno pdv | pdv ukupno | iznos pdv | iznos pdv a | porez ukupno | ukupno porez | iznos poreza | porez na dodanu vrijednost | ukupan pdv | obračunati pdv | iznos obračunatog pdv a | pdv iznos | pdv po stopi | od toga pdv | u cijenu uračunat pdv | sadržani pdv | ukupan iznos pdv a | ukupni pdv | porez iznos | ukupan porez | obračunati porez | porez na potrošnju | pnp | iznos pdv eur',
      ),
      weak: folded('pdv | porez'),
    },
    grossTotal: {
      strong:
        folded(`vrijednost sa pdv | za povrat | ukupno odobrenje | iznos odobrenja | ukupno za povrat | ukupno za platiti | sveukupno | ukupno s pdv | ukupno s pdv om | za platiti | ukupan iznos | iznos za plaćanje | ukupno za plaćanje | ukupni iznos | iznos računa | ukupno sa pdv | ukupno eur
        | iznos s pdv | za uplatu | ukupno sa pdv om | ukupno s porezom | ukupni iznos za plaćanje | iznos s pdv om | ukupno za uplatu | ukupan iznos računa | sveukupno za platiti | sveukupno za plaćanje | sveukupno eur | iznos za uplatu | ukupno za naplatu | za naplatu | iznos računa s pdv om | ukupno račun | račun ukupno | ukupan iznos s pdv om | ukupna vrijednost s pdv om | ukupno sa porezom | vrijednost s pdv om | ukupna vrijednost | ukupna cijena s pdv om | ukupno kn | sveukupno kn | ukupno za platiti eur | zbroj za platiti | iznos za platiti | ukupni iznos računa | ukupan iznos eur | ukupan iznos za plaćanje | ukupno km | ukupno din | ukupno rsd | za uplatu ukupno | iznos ponude | ukupno ponuda | ukupan iznos ponude | vrijednost narudžbe | iznos narudžbe | ukupno narudžba | ukupno naplaćeno | ukupno zaduženje | ukupno plaćeno | ukupni trošak | ukupna premija`),
      weak: folded('ukupno | iznos | svega'),
    },
    paid: {
      strong: folded(
        'primljeni avans | plaćeno | uplaćeno | predujam | avans | plaćeni predujam | primljeni predujam | uplaćeni avans | plaćeno avansom | uplaćeni predujam | plaćeno predujmom | već plaćeno | dosad plaćeno | uplaćeni iznos | plaćeni iznos | plaćeno karticom | kapara | primljene uplate | vaše uplate | plaćeno po predračunu | po predujmu | odbitak predujma | iznos predujma | umanjeno za predujam | zatvoreno avansom | polog | jamčevina',
      ),
    },
    amountDue: {
      strong: folded(
        'preostalo za platiti | preostali iznos | ostatak za platiti | dugovanje | dug | preostalo za plaćanje | ukupan dug | ukupan dug za plaćanje | preostaje za platiti | preostalo za uplatu | za doplatu | iznos duga | dospjeli dug | otvoreni iznos | neplaćeni iznos | ostaje za platiti | ostaje za plaćanje | ostatak duga | ostatak za uplatu | saldo za plaćanje | ukupno dugovanje | dugovanje ukupno | preostali dug | razlika za uplatu | razlika za platiti | saldo duga | neplaćeno',
      ),
    },
    sellerName: {
      strong: folded(
        'prodavatelj | dobavljač | isporučitelj | izdavatelj | izdavatelj računa | izvođač | pružatelj usluge | naziv prodavatelja | naziv dobavljača | naziv izdavatelja | davatelj usluge | davatelj usluga | isporučilac | dobavljač roba usluga | pružatelj usluga | izvođač radova | najmodavac | zakupodavac | iznajmljivač | opskrbljivač | osiguratelj | podaci o prodavatelju | podaci o dobavljaču | račun izdaje | poslodavac | prijevoznik',
      ),
    },
    buyerName: {
      strong: folded(
        'zaposlenik | kupac | naručitelj | primatelj računa | korisnik | platitelj | kupac naručitelj | primatelj usluge | naručilac | naziv kupca | ime kupca | kupac ime | podaci o kupcu | naručitelj radova | naručitelj usluge | najmoprimac | zakupac | zakupnik | potrošač | pretplatnik | ugovaratelj | ugovaratelj osiguranja | osiguranik | klijent | pacijent | obveznik plaćanja | kupac korisnik | za kupca | račun za | primatelj ponude | korisnik usluge | vlasnik vozila | gost | ime gosta | krajnji kupac | obveznik | platilac | učenik | ime i prezime kupca',
      ),
      weak: folded('primatelj | primalac'),
    },
    shipTo: {
      strong: folded(
        'mjesto isporuke | adresa isporuke | adresa za dostavu | adresa dostave | mjesto dostave | mesto isporuke | mjesto preuzimanja | odredište | mjesto istovara | isporučiti na | isporuka na adresu | dostaviti na | primatelj robe | adresa isporuke robe | adresa primatelja | mjesto primitka | isporuka na | mjesto odredišta',
      ),
    },
    name: {
      strong: folded(
        'naziv tvrtke | ime i prezime | ime | prezime i ime | ime i prezime radnika | ime i prezime zaposlenika | naziv subjekta',
      ),
    },
    period: {
      strong: folded(
        'obračunsko razdoblje | razdoblje | za razdoblje | razdoblje isporuke | obračunski period | razdoblje obračuna | razdoblje isporuke usluge | obračun za razdoblje | period | razdoblje obračuna od do | za mjesec | obračunski mjesec | razdoblje osiguranja | razdoblje najma | razdoblje izvatka | u razdoblju | za period | period obračuna | vremensko razdoblje | razdoblje potrošnje | trajanje osiguranja | boravak od do | razdoblje boravka',
      ),
    },
    periodFrom: {
      strong: folded('razdoblje od | od datuma | početak razdoblja | datum dolaska | dolazak | vrijedi od | početak osiguranja'),
    },
    periodTo: { strong: folded('razdoblje do | do datuma | kraj razdoblja | datum odlaska | odlazak | vrijedi do | istek osiguranja') },
    openingBalance: {
      weak: folded(
        'stanje na dan | saldo na dan | stanje računa na dan | stanje na računu na dan | stanje duga na dan | stanje blagajne na dan',
      ),
      strong: folded(
        'početno stanje | prethodno stanje | početni saldo | stanje prethodnog izvatka | prethodni saldo | stanje na početku | početni saldo računa | stanje prethodnog izvoda | stanje na početku razdoblja | preneseno stanje | saldo prethodnog izvoda',
      ),
    },
    closingBalance: {
      weak: folded(
        'stanje na dan | saldo na dan | stanje računa na dan | stanje na računu na dan | stanje duga na dan | stanje blagajne na dan',
      ),
      strong: folded(
        'završno stanje | novo stanje | konačno stanje | krajnje stanje | krajnji saldo | stanje na kraju | stanje na kraju razdoblja | novo stanje računa | završni saldo | stanje računa | raspoloživo stanje | stanje po izvodu | novi saldo | konačni saldo',
      ),
    },
    accountNumber: {
      strong: folded(
        'broj kartice | žiro račun | broj žiro računa | žr | tekući račun | transakcijski račun | poslovni račun | broj računa iban | račun primatelja | iban primatelja | račun za uplatu | uplata na račun | broj tekućeg računa | devizni račun | žiro račun broj | poslovni račun broj | broj računa banke | račun kod banke | broj transakcijskog računa | račun platitelja | žiro račun n | n računa u banci | iban žiro račun',
      ),
    },
    accountHolder: {
      strong: folded('vlasnik računa | imatelj računa | naziv računa | nositelj računa | ime vlasnika računa | vlasnik računa naziv'),
    },
    paymentTerms: {
      strong: folded(
        'način plaćanja | uvjeti plaćanja | uslovi plaćanja | uvjeti plaćanja rok | rok i način plaćanja | plaćanje | način i rok plaćanja | uvjet plaćanja | vrsta plaćanja | instrument plaćanja | sredstvo plaćanja | način uplate | oblik plaćanja | uslovi i rok plaćanja',
      ),
    },
    printDate: { strong: folded('datum ispisa | ispisano | datum i vrijeme ispisa | vrijeme ispisa | ispisano dana | datum štampe') },
    orderDate: {
      strong: folded('datum narudžbe | datum narudžbenice | datum naloga | narudžba od | datum zaprimanja narudžbe | datum porudžbine'),
    },
    contractDate: { strong: folded('datum ugovora | ugovor od | datum sklapanja ugovora | datum zaključenja ugovora') },
    deliveryNoteNumber: {
      strong: folded(
        'otpremnica n | n otpremnice | dostavnica n | veza otpremnica | po otpremnici n | n dostavnice | n teretnog lista | n tovarnog lista | broj pošiljke | n primke | primka n',
      ),
    },
    accountExecutive: {
      strong: folded(
        'operater | blagajnik | račun izdao | izdao | račun izradio | oznaka operatera | izdao račun | operater na blagajni | prodavač | poslužio | djelatnik | blagajnica | fakturirao | fakturisao | račun napisao',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | mob | tel fax | tel mob | kontakt telefon | broj telefona | mobitel | telefonski broj | kontakt broj | telefon fax',
      ),
    },
    bankName: { strong: folded('banka | banka primatelja | naziv banke | banka i iban | kod banke | poslovna banka') },
    sellerRegistrationNumber: {
      strong: folded(
        'matični broj | mbs | mb | matični broj tvrtke | matični broj subjekta | mbo obrta | matični broj obrta | broj upisa | mbs tvrtke | registarski broj | trgovački sud mbs | broj registracije | identifikacijski n',
      ),
    },
    yourReference: {
      strong: folded(
        'poziv na broj | vaš broj | vaša oznaka | vaš znak | poziv na broj odobrenja | model i poziv na broj | pnb | referenca plaćanja | referentni broj | poziv na br | model poziv na broj | vaša referenca',
      ),
    },
    contact: {
      strong: folded(
        'kontakt osoba | kontakt | osoba za kontakt | kontakt osoba kupca | referent | obradio | izradio | odgovorna osoba | kontaktna osoba | komercijalist | za kontakt | voditelj projekta',
      ),
    },
    discountTotal: {
      strong: folded(
        'popust | rabat | ukupni popust | ukupno rabat | iznos popusta | iznos rabata | popust ukupno | ukupan popust | odobreni rabat | odobreni popust | uračunati popust | iznos popusta ukupno | ušteda | ukupna ušteda | dani popust | popust na iznos | količinski rabat | odobreno kupcu | ukupno popust',
      ),
    },
    chargeTotal: {
      strong: folded(
        'dostava | trošak dostave | poštarina | prijevoz | troškovi dostave | trošak prijevoza | troškovi prijevoza | troškovi pakiranja | naknada | povratna naknada | povratna naknada iznos | naknada za ambalažu | poštarina i pakiranje | dostava hp | trošak slanja | pošiljka | manipulativni troškovi | trošak opomene | zatezna kamata | kamata | boravišna pristojba | turistička pristojba | napojnica',
      ),
    },
    roundingAmount: { strong: folded('zaokruženje | zaokruživanje | iznos zaokruženja | zaokruživanje iznosa | razlika zaokruženja') },
    cashTendered: {
      strong: folded(
        'gotovina | novčanice | kartica | primljeno | primljeno gotovine | gotovina primljeno | dobiveno | dano | plaćeno novčanicama | kreditna kartica | debitna kartica | novčanice i kovanice | uplaćeno gotovina | novac | kartice | maestro | visa | kartično plaćanje',
      ),
    },
    change: {
      strong: folded(
        'za vratiti | povrat | kusur | vraćeno | ostatak za vratiti | povrat novca | povrat kupcu | za povrat kupcu | razlika za vratiti',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'uz račun n | izvorni račun n | broj izvornog računa | veza račun n | vezani račun | po računu n | račun koji se stornira | originalni račun n | storniran račun n | ispravak računa n | na račun n',
      ),
    },
    page: { strong: folded('stranica | str | list broj | stranica broj') },
    salesOffice: { strong: folded('prodajno mjesto | oznaka poslovnog prostora | poslovni prostor | poslovnica') },
    originalDate: { strong: folded('datum izvornog dokumenta') },
    deliveryNoteDate: { strong: folded('datum dostavnice') },
    associatedInvoiceDate: { strong: folded('datum izvornog računa | datum računa na koji se odnosi') },
    withholdingTax: { strong: folded('porez po odbitku | porez na dohodak | prirez | akontacija poreza') },
    totalQuantity: {
      strong: folded('ukupna količina | ukupno artikala | broj artikala | broj stavki | ukupno komada | ukupno stavki | količina ukupno'),
    },
    ourReference: { strong: folded('naš broj | naša oznaka | naš znak | klasa | urbroj | naša referenca') },
    website: { strong: folded('web stranica | internet stranica | web adresa | mrežna stranica') },
    email: { strong: folded('e pošta | e mail adresa | elektronička pošta') },
    bic: { strong: folded('bic banke | swift banke | swift kod') },
    shipFrom: { strong: folded('mjesto utovara | skladište otpreme | mjesto otpreme | polazište | adresa utovara | pošiljatelj robe') },
    iban: { strong: folded('iban n | iban računa') },
  },
  labelFillers: folded('eur | kn | pdv | br | broj | bez | sa | od | za'),
  netWords: folded('bez | neto | bez poreza'),
  grossWords: folded('sa | s | bruto | uključujući'),
  titles: {
    Letter: folded(
      'obavještenje | opomena | opomena pred tužbu | dopis | opomena za plaćanje | obavijest | poziv na plaćanje | opomena prije ovrhe | opomena pred ovrhu | izjava o raskidu | obavijest o dugovanju | poziv za sastanak | pozivnica | suglasnost',
    ),
    Table: folded(
      'rezultati | vozni red | inventura | stanje zaliha | ljestvica | raspored sati | popis imovine | inventurna lista | plan rada | raspored smjena | raspored rada | popis sudionika | inventurni popis | evidencija | kalendar odvoza | rang lista | stanje skladišta | popis stavki | kartica artikla | rezultati natjecanja',
    ),
    'Credit Note': folded(
      'odobrenje | storno račun | knjižno odobrenje | knjižna obavijest | storno računa | odobrenje kupcu | knjižno odobrenje br | odobrenje po računu | storno faktura | ispravak računa | ispravni račun | povratni račun',
    ),
    Invoice: folded(
      'račun za usluge | režije | konačni račun | opomena račun | račun | r1 račun | faktura | predračun | račun za predujam | avansni račun | račun otpremnica | profaktura | e račun | elektronički račun | račun br | račun broj | račun za prijevoz | račun za smještaj | račun za plin | račun za toplinsku energiju | račun za odvoz otpada | račun za komunalnu naknadu | račun za telekomunikacijske usluge | račun za najam | račun za najamninu | obračun električne energije | obračun troškova | račun za školarinu | mjesečni račun | godišnji obračun | konačni obračun | komunalna naknada | uplatnica za pričuvu | ispostava računa | terećenje | knjižno terećenje | predračun br | ponuda predračun | račun dostavnica | r2 račun | račun r1 | račun r2 | avansna faktura | faktura br | veleprodajni račun | obračun naknade',
    ),
    Receipt: folded(
      'račun blagajna | blagajnička uplatnica | potvrda o plaćanju | fiskalni račun | gotovinski račun | potvrda o uplati | blagajnički račun | uplatnica | fiskalni isječak | maloprodajni račun | račun gotovinski | potvrda o primitku | potvrda o izvršenoj uplati | blagajnička isplatnica | potvrda uplate | potvrda o kupnji | parkirna karta | parkirni listić | potvrda o naplati | gotovinski isječak | potvrda o transakciji | potvrda o plaćanju karticom | paragon račun',
    ),
    'Bank Statement': folded(
      'izvod | izvadak | izvadak po računu | izvod po računu | bankovni izvadak | promet po računu | izvadak o stanju i prometu | izvadak računa | izvadak br | izvod br | izvod banke | izvadak banke | izvadak prometa | promet i stanje po računu | obavijest o stanju računa | izvadak po tekućem računu | izvadak po žiro računu | pregled transakcija | popis transakcija | stanje i promet računa | mjesečni izvadak | izvod o stanju i promjenama sredstava | izvadak kreditne kartice | obavijest o učinjenim troškovima | bankovni izvod | izvadak o prometu',
    ),
    'Purchase Order': folded(
      'nalog za nabavu | radni nalog | narudžbenica br | narudžba | narudžbenica | potvrda narudžbe | porudžbenica | narudžba br | narudžba robe | narudžba dobavljaču | web narudžba | nalog za kupnju | narudžba broj | potvrda primitka narudžbe | nalog dobavljaču | zahtjevnica za nabavu | narudžbenica broj | izjava o narudžbi',
    ),
    Quote: folded(
      'predmjer i predračun | troškovnik | procjena troškova | ponuda br | predračun ponuda | ponuda | predmjer | ponuda broj | ponuda za radove | neobvezujuća ponuda | troškovnik radova | procjena | ponuda robe | ponuda usluga | informativna ponuda | predponuda | okvirna ponuda | ponudbeni troškovnik',
    ),
    'Delivery Note': folded(
      'međuskladišnica | izdatnica | primka | otpremni list | dostavni list | prijevoznica | zapisnik o primopredaji | otpremnica | dostavnica | teretni list | otpremnica br | otpremnica robe | otpremnica broj | međunarodni teretni list | cmr teretni list | lista pakiranja | popis pakiranja | pakirna lista | prateći list | primopredajni zapisnik | povratnica dobavljaču | skladišna primka | skladišna izdatnica | vagarska potvrda | tovarnica',
    ),
    'Price List': folded(
      'cjenovnik usluga | jelovnik | karta pića | cijene usluga | cjenik | cenovnik | cjenik usluga | cjenik proizvoda | popis cijena | vinska karta | tarifni stavovi | cjenovnik | važeći cjenik | maloprodajni cjenik | veleprodajni cjenik | cjenik br | dnevni meni | ponuda dana',
    ),
    Report: folded(
      'godišnji izvještaj | finansijski izvještaj | zapisnik | nalaz i mišljenje | ispitno izvješće | laboratorijski nalaz | bilanca | račun dobiti i gubitka | svjedodžba | zapisnik sa sastanka | izvješće | izvještaj | godišnje izvješće | izvještaj o ispitivanju | izvještaj o radu | otpusno pismo | specijalistički nalaz | financijsko izvješće | dnevni izvještaj | mjesečni izvještaj | mjesečno izvješće | izvješće o radu | zapisnik sjednice | zapisnik skupštine | zapisnik o pregledu | izvješće o stanju | putno izvješće | knjiga blagajne | blagajničko izvješće | blagajnički izvještaj | bruto bilanca | potvrda o ocjenama | certifikat o kvaliteti | izvješće o analizi | građevinski dnevnik | nalaz krvi | zapisnik o očevidu | nalaz',
    ),
    Form: folded(
      'upisnica | prijavnica | evidencija radnog vremena | putni nalog | punomoć | privola | anketa | zamolba | tužba | obrazac | zahtjev | prijava | upitnik | pristupnica | upitnik za klijente | obrazac zahtjeva | pristupna izjava | zahtjev za | zahtjev za povrat | zahtjev za godišnji odmor | suglasnost roditelja | prijavni obrazac | prijava štete | reklamacijski list | zahtjev za reklamaciju | servisni nalog | radni list | evidencija dolazaka | evidencija radnih sati | popis prisutnih | kontrolna lista | porezna prijava | putni list | nalog za službeni put | obračun putnog naloga | jamstveni list | prijava boravka | anketni list | upisni list | narudžbeni obrazac | popisni list | izjava',
    ),
    Other: folded(
      'ugovor o najmu | ugovor o radu | polica osiguranja | platna lista | isplatna lista | obračun plaće | isprava o isplati plaće | obračun isplaćene plaće | obračunska lista | platna lista zaposlenika | obračun plaće naknade plaće | ugovor o kupoprodaji | kupoprodajni ugovor | ugovor o djelu | ugovor o osiguranju | liječnički recept | potvrda o osiguranju | rodni list | vozna karta | ugovor o pružanju usluga | obračun plate | platni listić zaposlenika',
    ),
  },
  creditMarks: folded('odobrenj | storno'),
  invoiceMarks: folded('racun | faktur'),
  totals: folded(
    'ukupno | sveukupno | međuzbroj | za platiti | osnovica | ukupno pdv | iznos računa | početno stanje | završno stanje | novo stanje | zaokruženje | ukupno za platiti | ukupno bez pdv | ukupni iznos | svega | ukupno bez | ukupno s pdv om | ukupno sa pdv om | sveukupno s pdv om | sveukupno bez pdv a | ukupno rabat | ukupno popust | popust ukupno | ukupno neto | ukupno bruto | ukupno eur | ukupno kn | ukupno osnovica | iznos bez pdv a | iznos pdv a | iznos s pdv om | ukupno za naplatu | ukupan iznos | ukupna vrijednost | ukupno za isplatu | ukupno za uplatu | iznos za plaćanje | preostalo za platiti | porezna osnovica | ukupno porez | prethodno stanje | ukupni promet | ukupno duguje | ukupno potražuje | ukupne uplate | ukupne isplate | zbroj | suma | ukupan dug | promet ukupno | ukupna količina | ukupno artikala | ukupno komada | rekapitulacija | rekapitulacija poreza | obračun poreza',
  ),
  carried: folded(
    'donos | za prijenos | prijenos s prethodne stranice | donos s prethodne stranice | za prijenos na sljedeću stranicu | prenosi se | prenosi se na sljedeću stranicu | prijenos na sljedeću stranu | donos s prethodne strane | prenos sa prethodne strane',
  ),
  payments: folded(
    'gotovina | kartica | pdv | povrat | osnovica | za vratiti | porez | kusur | novčanice | primljeno | vraćeno | za povrat | kreditna kartica | debitna kartica | ukupno pdv | pdv 25 | pdv 13 | pdv 5 | pnp | porez na potrošnju | povratna naknada | način plaćanja | plaćeno | napojnica | zaokruženje | broj artikala | ukupno artikala | zki | jir | novčanice eur | gotovina eur | obračun poreza | rekapitulacija | uplaćeno',
  ),
  units: list(
    "kom | m2 | sat | sati | kom. | komad | komada | paket | pakiranje | kut | kutija | vreća | paušal | pauš | dana | noć | noćenje | noćenja | m3 | m' | kpl | kompl | boca | boce | rola | tona | mj | mjesec | kwh | kart | km | osoba | obrok | vožnja",
  ),
  columns: {
    position: folded('rb | r br | red br | rbr | redni broj | r b | red broj | br stavke | stavka br'),
    articleNumber: folded(
      'šifra | šifra artikla | kataloški broj | šifra robe | šif | šifra proizvoda | kat br | kataloški br | oznaka artikla | artikl br | broj artikla | kod artikla | šifra art | ean kod | kpd | kpd šifra | oznaka proizvoda',
    ),
    description: folded(
      'naziv robe ili usluge | opis | naziv | artikl | roba | usluga | naziv robe | naziv artikla | naziv robe usluge | opis usluge | naziv proizvoda | vrsta robe usluge | naziv usluge | vrsta usluge | naziv dobra usluge | opis transakcije | proizvod | svrha | naziv proizvoda usluge | naziv usluge proizvoda | opis stavke | opis artikla | opis proizvoda | opis dobara i usluga | vrsta usluge robe | naziv i opis | naziv robe i usluge | naziv stavke | artikl usluga | naziv proizvoda ili usluge | naziv dobra | opis plaćanja | opis promjene | radovi | pretraga | naziv pretrage | naziv lijeka | lijek | trgovačko ime | usluga artikl | opis pozicije | opis prometa | vrsta troška | naziv jela | proizvod usluga | sadržaj | dijelovi | naziv dijela | primatelj platitelj | platitelj primatelj',
    ),
    quantity: folded(
      'količina | kol | kom | sati | potrošnja | naručena količina | isporučena količina | utrošak | utrošeno | br komada | broj komada | br sati | brutto kg | neto kg | količina kom | broj osoba | težina kg | utrošak kwh',
    ),
    unit: folded(
      'jm | j mj | jed mj | jedinica mjere | mj | jedinica | mjera | jed | jmj | jed mjere | jedinica mj | j mjere | jedinica mjere jm',
    ),
    unitPrice: folded(
      'cijena | jed cijena | jedinična cijena | cijena bez pdv | neto cijena | mpc | vpc | cijena po jedinici | cijena eur | cena | maloprodajna cijena | cijena po jm | cijena jm | cijena kom | cijena po komadu | cijena po satu | vp cijena | mp cijena | veleprodajna cijena | jed cijena bez pdv | jedinična cijena bez pdv a | cijena bez pdv a | cijena s pdv om | cijena s pdv | cijena u eur | cijena kn | neto cijena eur | prodajna cijena | cijena sa pdv | jedinična cijena eur | cijena jed | cijena po noćenju | prodajna cijena eur | cijena sata | satnica | fakturna cijena',
    ),
    discount: folded(
      'popust | rabat | rabat % | popust % | rab % | % rabata | popust u % | rabat u % | iznos popusta | pop % | količinski rabat | % popusta | popust eur',
    ),
    taxRate: folded(
      'pdv | pdv % | stopa pdv | stopa | stopa pdv a | % pdv | % poreza | stopa poreza | porezna stopa | porez % | tarifni broj | tar br | por stopa',
    ),
    taxAmount: folded('iznos pdv | iznos pdv a | pdv eur | porez iznos | pdv kn | obračunati pdv'),
    lineTotal: folded(
      'vrijednost sa pdv | iznos | ukupno | vrijednost | ukupna cijena | iznos bez pdv | ukupno eur | osnovica | iznos eur | ukupno bez pdv | ukupno s pdv | vrednost | iznos s pdv | iznos bez pdv a | ukupno bez pdv a | ukupno s pdv om | iznos s pdv om | vrijednost bez pdv | vrijednost bez pdv a | vrijednost s pdv | neto iznos | iznos ukupno | iznos kn | ukupno kn | vrijednost eur | ukupna vrijednost | netto iznos | neto vrijednost | iznos stavke | ukupno stavka | cijena ukupno | ukupna cijena bez pdv | iznos u eur | bruto iznos | vrijednost robe | vrijednost usluge | neto eur | bruto eur | za platiti',
    ),
    date: folded(
      'datum | datum knjiženja | datum valute | datum izvršenja | datum obrade | datum terećenja | datum prometa | datum valutacije | datum usluge | datum računa',
    ),
    debit: folded(
      'duguje | isplata | isplate | terećenje | dugovno | isplaćeno | iznos terećenja | isplata eur | potrošnja eur | odljev | duguje eur',
    ),
    credit: folded('potražuje | uplata | uplate | potražno | uplaćeno | iznos odobrenja | uplata eur | priljev | potražuje eur'),
    balance: folded('stanje | saldo | stanje računa | novo stanje | stanje eur | stanje nakon transakcije | raspoloživo stanje'),
  },
  columnQualifiers: folded('bez'),
  greetings: folded(
    'poštovani | poštovana | dragi | poštovane | poštovani kupci | dragi kupci | cijenjeni | poštovani gospodine | poštovana gospođo | draga | pozdrav | dobar dan',
  ),
  titlesOfPersons: folded('gđa | gosp'),
  signing: folded('potpis'),
  salutations: folded('gospodin | gospođa | poštovani | gosp | gđa | gdin | kupac | tvrtka | n r | za | gospodinu | gospođi'),
  yourWords: folded('vaš | vaša | vašeg | vašem | vaši | vašu | vama'),
  periodJoiners: list('do'),
  periodWords: folded('razdoblje | od | razdoblju | period | razdoblja'),
  remarks: folded(
    'napomena | napomene | izvor | tablica | važno | napomene uz račun | dodatne napomene | opaska | opaske | naputak | obavijest | način obračuna poreza | opće napomene | uvjeti isporuke | komentar',
  ),
  captions: list('tablica | slika | izvor | grafikon | graf | prikaz | slika br'),
  notes: list('izvor | napomena | izvori | napomene | bilješka | legenda'),
  openEnds: list('za | od | ili | kod | pri | koji'),
  streets: folded(
    'ulica | ul | trg | cesta | avenija | prilaz | odvojak | šetalište | ulice | naselje | vijenac | stube | zavoj | lučka | poštanski pretinac | bulevar | kbr',
  ),
  legalForms: folded('doo | jdoo | dd | obrt | jtd | zadruga | opg | udruga | pausalni obrt | ortačko društvo | preduzetnik | szr'),
  countries: folded(
    'hrvatska | republika hrvatska | srbija | bosna i hercegovina | bih | crna gora | slovenija | makedonija | kosovo | italija | austrija | njemačka | mađarska',
  ),
  contacts: folded(
    'tel | telefon | mob | oib | pdv id | banka | žiro račun | mbs | pib | mobitel | tel fax | e pošta | matični broj | trgovački sud | temeljni kapital | član uprave | uprava | tel i fax | pdv | jib | članovi uprave | upisan u sudski registar',
  ),
  bankWords: folded('žiro račun | tekući račun | račun kod | swift kod | poslovna banka | transakcijski račun'),
  confirmationMarks: list('potvrda | potvrdeno'),
  copyMarks: list(
    'original | kopija | duplikat | preslika | izvornik | prijepis | primjerak za kupca | primjerak kupca | za kupca | za arhivu | original za kupca | kopija računa | kopija za kupca | 1 primjerak | 2 primjerak | primjerak za prodavatelja | slip za kupca | duplikat računa',
  ),
  tillWords: folded(
    'konobar | konobarica | stol | blagajna | blagajnik | zki | jir | kartica | operater | zaštitni kod izdavatelja | jedinstveni identifikator računa | blagajnica | poslužio vas je | posluživao | poslužila | račun izdao | br stola | hvala na posjeti | hvala na kupnji | šank | fiskalni račun | prodavač | beskontaktno',
  ),
  debtWords: folded('dugovni | minus'),
  missing: list('nema | nije | /'),
  phoneWords: folded('telefon | mob | mobitel | gsm'),
  replyMarks: folded('odg'),
  codeWords: folded('oib | tel | mob | mbs | mb | pib | jib'),
  registerNumbers: folded('mbs | matični broj'),
  registers: folded('trgovački sud | sudski registar'),
  leadingLegalForms: folded('obrt | opg | ugostiteljski obrt | udruga | ustanova | trgovačko društvo'),
  streetEndings: folded('ska ulica | ova ulica'),
  datedOnAlone: list('dana'),
  datedOn: list('dana | dne'),
  writtenAt: list('U'),
  payWords: folded(
    'bruto plaća | neto plaća | osnovna plaća | iznos plaće za isplatu | doprinosi iz plaće | doprinosi na plaću | mirovinsko osiguranje i stup | mirovinsko osiguranje ii stup | osobni odbitak | neoporezive naknade | prekovremeni rad | redovan rad | osnovica poreza na dohodak | porez i prirez | doprinos za zdravstveno osiguranje | minuli rad | godišnji odmor | bolovanje | naknada za prijevoz | topli obrok | obustave | ukupna obustava | osobno ime radnika',
  ),
  amountOpenings: list('kn | RSD'),
};
