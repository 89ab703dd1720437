import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Slovenian. */
export const SLOVENIAN: LanguageLexicon = {
  code: 'sl',
  latinModel: 'slv',
  letters: 'čšž',
  charsets: list('windows-1250 | iso-8859-2 | cp852'),
  smallWords: list(
    'in | je | se | za | na | od | ali | račun | datum | znesek | ddv | skupaj | količina | cena | plačila | številka | prosimo | rok | ki | št | pri | kot | ter | tem | nase | vase | dne | znesku | cene | stranka | kupec | hvala | obdobje | naslov | blago | storitve | kolicine | brez | popust | skladno | zakona | lahko | kraj | poravnajte | davcna',
  ),
  dates: {
    months: {
      1: list('januarja'),
      2: list('februarja'),
      3: list('marca'),
      4: list('aprila'),
      5: list('maja'),
      6: list('junija'),
      7: list('julija'),
      8: list('avgusta'),
      9: list('septembra'),
      10: list('oktobra'),
      11: list('novembra'),
      12: list('decembra'),
    },
  },
  numberWords: folded('št | številka'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'račun n | n računa | dobropis n | n dobropisa | predračun n | n predračuna | n dokumenta | dokument n | avansni račun n | faktura n | izdani račun n | n računa rok | bremepis n | n bremepisa | n ponudbe | ponudba n | št rač | zbirni račun n | e račun n | n e računa | opomin n | n opomina | n potrdila | potrdilo n | n blagajniškega prejemka | oznaka računa | oznaka dokumenta | številka izpiska | izpisek n | n situacije | situacija n | končna situacija n | paragonski račun n | n paragona | n položnice | položnica n | zaporedna številka računa | n zavarovalne police | obračun n | n obračuna | poračun n | blagajniški prejemek n | zap št računa',
      ),
      weak: folded('račun | faktura'),
    },
    issueDate: {
      strong: folded(
        'datum izdaje | datum računa | datum izdaje računa | kraj in datum izdaje | datum izstavitve | datum dokumenta | izdano dne | datum in kraj izdaje | kraj in datum | datum in čas izdaje | datum izdaje dokumenta | datum predračuna | datum ponudbe | datum izdaje ponudbe | datum dobropisa | datum izpiska | izdano | račun izdan | račun izdan dne | datum obračuna | datum fakture | datum fakturiranja | datum izvida | datum poročila | v ljubljani dne | datum in ura izdaje računa | datum in ura | datum nakupa | datum potrdila | datum izdelave | datum izdaje predračuna | izstavljeno dne',
      ),
      weak: folded('datum | dne'),
    },
    dueDate: {
      strong: folded(
        'rok plačila | datum zapadlosti | zapadlost | zapade | plačilo do | datum valute | datum plačila | rok plačila do | zapade v plačilo | valuta plačila | rok plačila dni | plačilo do dne | plačati do | rok za plačilo | zapadlost računa | zapadlost plačila | datum zapadlosti računa | plačajte do | zapade dne | plačljivo do | prosimo plačajte do | prosimo poravnajte do | poravnati do | rok zapadlosti | datum zapadlosti plačila | najkasneje do | zapadel dne | plačilni rok | dan zapadlosti',
      ),
    },
    deliveryDate: {
      strong: folded(
        'datum dobave | datum opravljene storitve | datum storitve | datum opravljanja storitve | datum odpreme | datum opravljene dobave | rok dobave | datum dostave | datum opr storitve | datum opravljene dobave blaga ali storitve | datum opr dobave | dobava dne | datum dobave blaga | datum odpreme blaga | dobavljeno dne | opravljeno dne | datum izvedbe | datum izvedbe storitve | datum prevzema | datum opravljanja storitev | datum nakladanja | datum razkladanja | želeni rok dobave | predvideni datum dobave | predviden rok dobave | storitev opravljena dne | datum opravljenih storitev | dobavni rok | datum dobave storitve | datum prometa | datum opravljanja',
      ),
    },
    orderNumber: {
      strong: folded(
        'n naročila | naročilo n | naročilnica n | n naročilnice | vaše naročilo | vaša naročilnica | n vašega naročila | vaše naročilo n | številka naročila kupca | naročilo kupca | naročilo kupca n | delovni nalog n | n delovnega naloga | po naročilu n | št nar | vaša naročilnica n | naročilnica kupca | interno naročilo n | spletno naročilo n | vaš nalog | nalog n | n naloga | oznaka naročila | id naročila | po naročilnici n | na podlagi naročilnice | naše naročilo n',
      ),
      weak: folded('naročilo | naročilnica'),
    },
    contractNumber: {
      strong: folded(
        'n pogodbe | pogodba n | po pogodbi n | najemna pogodba n | n police | polica n | pogodbeni račun | okvirni sporazum n | n projekta | šifra projekta | zadeva n | zavarovalna polica n | kreditna pogodba n',
      ),
      weak: folded('merilno mesto | enotni identifikator merilnega mesta | n merilne točke'),
    },
    customerNumber: {
      strong: folded(
        'šifra kupca | n kupca | šifra stranke | šifra plačnika | številka stranke | stranka n | kupec n | id stranke | id kupca | šifra naročnika | številka naročnika | naročniška številka | šifra odjemalca | številka odjemalca | odjemno mesto n | šifra partnerja | številka merilnega mesta | kupčeva šifra | šifra prejemnika | članska številka | kupec šifra | številka zavarovanca | uporabniška številka | naročnik n | članska n | n člana | n zavarovanca | ident kupca',
      ),
    },
    sellerVatId: {
      strong: folded(
        'id za ddv | id n za ddv | identifikacijska številka za ddv | davčna številka | id ddv | id št ddv | davčna n | id št za ddv prodajalca | identifikacijska št za ddv | identifikacijska številka | id št | zavezanec za ddv | davčna številka izdajatelja | davčna številka dobavitelja | ddv id | ddv številka | ddv št | si davčna številka | davčna št izdajatelja | id št za ddv | si id za ddv | davčna številka id za ddv',
      ),
    },
    buyerVatId: {
      strong: folded(
        'id za ddv kupca | davčna številka kupca | id ddv kupca | id št za ddv kupca | davčna št kupca | id za ddv naročnika | davčna številka naročnika | id za ddv prejemnika | identifikacijska številka kupca | davčna številka stranke | davčna številka plačnika | vaša id št za ddv | vaša davčna številka | vaš id za ddv | ddv id kupca | id ddv naročnika | davčna št naročnika | id kupca za ddv | kupčeva davčna n',
      ),
    },
    currency: { strong: folded('denarna enota | valuta računa | valuta dokumenta') },
    netTotal: {
      strong: folded(
        'osnova za ddv | skupaj brez ddv | znesek brez ddv | osnova ddv | vrednost brez ddv | skupaj neto | osnova skupaj | davčna osnova | neto znesek | skupaj brez davka | vrednost brez davka | vrednost skupaj brez ddv | osnova za davek | davčna osnova skupaj | osnova za obračun ddv | skupaj osnova | znesek brez davka | skupni znesek brez ddv | skupna vrednost brez ddv | neto vrednost | neto skupaj | skupaj neto vrednost | vmesni seštevek brez ddv | obdavčljivi znesek | osnova 22% | osnova 9 5% | cena brez ddv skupaj | skupaj vrednost brez ddv | znesek neto | vrednost blaga brez ddv',
      ),
      weak: folded('osnova | brez ddv | vmesni seštevek'),
    },
    taxTotal: {
      strong: folded(
        'skupaj ddv | ddv skupaj | znesek ddv | davek na dodano vrednost | znesek davka | znesek ddv skupaj | obračunani ddv | vrednost ddv | ddv znesek | od tega ddv | v ceni je vključen ddv | skupni ddv | davek skupaj | ddv eur | obračunan ddv | ddv v eur | skupaj davek | vsebovan ddv',
      ),
      weak: folded('ddv | davek'),
    },
    grossTotal: {
      strong: folded(
        'za vracilo | v vase dobro | znesek dobropisa | skupaj dobropis | skupaj za plačilo | za plačilo | skupaj z ddv | znesek za plačilo | skupni znesek | znesek z ddv | skupaj eur | za plačilo eur | skupaj za plačilo eur | končni znesek | vrednost z ddv | znesek računa | za plačilo skupaj | skupaj s ddv | znesek s ddv | vrednost skupaj | vrednost s ddv | skupaj vrednost | skupna vrednost | skupna vrednost z ddv | skupni znesek z ddv | skupaj za plačilo z ddv | znesek za plačilo eur | za plačilo v eur | plačilo skupaj | skupaj račun | račun skupaj | končna vrednost | končna cena | skupna cena | skupaj znesek | skupaj za poravnavo | za poravnavo | vrednost računa | skupaj z davkom | znesek z davkom | vrednost ponudbe | skupaj ponudba | vrednost naročila | skupaj naročilo | skupni znesek računa | skupni znesek za plačilo | skupaj v eur | znesek skupaj | plačilni znesek | bruto znesek | skupaj bruto | skupna premija | plačajte | obračun skupaj',
      ),
      weak: folded('skupaj | znesek'),
    },
    paid: {
      strong: folded(
        'plačano | predplačilo | avans | že plačano | vplačano | predujem | plačano z avansom | plačan avans | vplačan avans | vplačani avansi | plačano predplačilo | že poravnano | poravnano | prejeta plačila | plačano z gotovino | plačano s kartico | vaša plačila | odbitek avansa | zmanjšano za avans | avansno plačilo | plačani znesek | prejeto plačilo | vplačilo | varščina | akontacija',
      ),
      weak: folded('ara'),
    },
    amountDue: {
      strong: folded(
        'ostane za plačilo | preostanek za plačilo | odprti znesek | še za plačilo | preostane za plačilo | dolg | preostalo za plačilo | ostanek za plačilo | znesek dolga | neporavnan znesek | odprto | neplačano | neplačani znesek | saldo za plačilo | razlika za plačilo | razlika za doplačilo | za doplačilo | dolgovani znesek | stanje dolga | skupni dolg | še odprto | zapadli dolg | preostanek dolga',
      ),
    },
    sellerName: {
      strong: folded(
        'prodajalec | dobavitelj | izdajatelj | izvajalec | izdajatelj računa | naziv izdajatelja | naziv dobavitelja | naziv prodajalca | ponudnik storitve | izvajalec storitve | izvajalec del | najemodajalec | dobavitelj blaga | podatki o izdajatelju | podatki o prodajalcu | podatki o dobavitelju | podatki o ponudniku | prodajalec blaga | ponudnik',
      ),
    },
    buyerName: {
      strong: folded(
        'kupec | naročnik | plačnik | prejemnik računa | stranka | naziv kupca | ime kupca | podatki o kupcu | naročnik storitve | najemnik | naročnik kupec | kupec naročnik | kupec plačnik | plačnik računa | naslovnik računa | podatki o naročniku | podatki o plačniku | končni kupec | naziv stranke | naziv naročnika | ime in priimek kupca | naročnik del | zavarovalec',
      ),
      weak: folded('prejemnik | zavarovanec | učenec'),
    },
    shipTo: {
      strong: folded(
        'naslov dostave | kraj dostave | dobavni naslov | naslov za dostavo | mesto dobave | mesto dostave | naslov prejemnika | prejemnik blaga | dostava na naslov | dostaviti na | kraj razkladanja | prevzemno mesto | kraj prevzema | namembni kraj | kraj dobave | naslov dobave | dobavno mesto | prejemnik pošiljke',
      ),
    },
    period: {
      strong: folded(
        'obračunsko obdobje | obdobje | za obdobje | obdobje opravljene storitve | obdobje obračuna | obračun za obdobje | obdobje opravljanja storitev | obdobje storitve | zaračunano obdobje | za mesec | obdobje dobave | obdobje najema | obdobje zavarovanja | v obdobju | obdobje izpiska | obdobje od do | čas opravljanja storitve | obračunski mesec | obdobje porabe',
      ),
    },
    periodFrom: { strong: folded('obdobje od | od dne | začetek obdobja | prihod | datum prihoda | velja od | začetek zavarovanja') },
    periodTo: { strong: folded('obdobje do | do dne | konec obdobja | odhod | datum odhoda | velja do | konec zavarovanja') },
    openingBalance: {
      weak: folded('stanje na dan | saldo na dan | stanje na računu na dan | stanje dne | saldo dne | stanje blagajne na dan'),
      strong: folded(
        'začetno stanje | prejšnje stanje | začetni saldo | prejšnji saldo | predhodno stanje | staro stanje | stanje na začetku | stanje na začetku obdobja | začetno dobroimetje | preneseno stanje | stanje prejšnjega izpiska | otvoritveno stanje',
      ),
    },
    closingBalance: {
      weak: folded('stanje na dan | saldo na dan | stanje na računu na dan | stanje dne | saldo dne | stanje blagajne na dan'),
      strong: folded(
        'končno stanje | novo stanje | končni saldo | stanje na koncu | stanje na koncu obdobja | novi saldo | novo stanje na računu | stanje na računu | razpoložljivo stanje | končno dobroimetje | zaključno stanje',
      ),
    },
    accountNumber: {
      strong: folded(
        'stevilka kartice | trr | transakcijski račun | številka računa trr | tr račun | številka transakcijskega računa | trr izdajatelja | bančni račun | račun prejemnika | št trr | osebni račun | številka osebnega računa | iban prejemnika | trr n | poslovni račun | št računa pri banki | račun pri banki | nakazilo na račun | transakcijski račun n | bančni račun n | poslovni račun n | račun št pri banki',
      ),
    },
    paymentTerms: {
      strong: folded(
        'način plačila | plačilni pogoji | način in rok plačila | plačilo | pogoji plačila | plačilni pogoj | vrsta plačila | plačilno sredstvo | oblika plačila',
      ),
    },
    orderDate: {
      strong: folded('datum naročila | datum naročilnice | naročilo z dne | naročeno dne | datum vašega naročila | datum prejema naročila'),
    },
    deliveryNoteNumber: {
      strong: folded(
        'dobavnica n | n dobavnice | po dobavnici n | n odpremnice | odpremnica n | n tovornega lista | tovorni list n | številka pošiljke | prevzemnica n | n prevzemnice',
      ),
    },
    accountExecutive: {
      strong: folded(
        'blagajnik | račun izdal | izdal | račun pripravil | račun izstavil | izstavil | prodajal | natakar | blagajničarka | postregel | operater | stregel | postregla vas je | račun izdala | fakturiral',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | gsm | tel fax | telefonska številka | mobitel | mobilni telefon | kontaktni telefon | prenosni telefon | mob | tel in fax',
      ),
    },
    bankName: {
      strong: folded('banka | banka prejemnika | naziv banke | ime banke | odprt pri banki | pri banki | odprt pri | trr pri banki'),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'matična številka | matična n | matična številka podjetja | vpis v register | številka vpisa | matična številka izdajatelja | maticna | registrska številka | št reg vpisa | mat št | reg št | n vložka | vložna n',
      ),
    },
    yourReference: {
      strong: folded(
        'sklic | sklic na številko | referenca | sklic plačila | sklicna številka | model in sklic | referenčna številka | vaša referenca | vaša oznaka | vaš znak | si00 | sklic si | sklic prejemnika | vaša št',
      ),
    },
    contact: {
      strong: folded(
        'kontaktna oseba | kontakt | kontaktna oseba kupca | kontaktna oseba naročnika | skrbnik | vodja projekta | referent | pripravil | sestavil | odgovorna oseba | izdelal | komercialist | oseba za stike | informacije',
      ),
    },
    discountTotal: {
      strong: folded(
        'popust | rabat | skupaj popust | skupni popust | znesek popusta | znesek rabata | rabat skupaj | popusti skupaj | količinski popust | prihranek | skupni rabat | vaš prihranek | dan popust | odobreni popust | vrednost popusta | skonto | popust skupaj',
      ),
    },
    chargeTotal: {
      strong: folded(
        'dostava | poštnina | stroški dostave | prevoz | stroški prevoza | stroški pošiljanja | stroški pakiranja | prevozni stroški | strošek dostave | embalaža | manipulativni stroški | strošek opomina | zamudne obresti | obresti | turistična taksa | administrativni strošek | stroški odpreme | poštni stroški | povratna embalaža | prispevek | dostavnina',
      ),
    },
    roundingAmount: {
      strong: folded(
        'zaokrožitev | izravnava | zaokroževanje | izravnava eur | zneski zaokrožitve | stotinska izravnava | centska izravnava | zaokroženje',
      ),
    },
    cashTendered: {
      strong: folded(
        'gotovina | kartica | prejeto | prejeto gotovina | gotovina prejeto | plačilna kartica | kreditna kartica | bančna kartica | plačano gotovina | darilni bon | kartice | kartično plačilo',
      ),
    },
    change: { strong: folded('vračilo | vrnjeno | vračilo gotovine | za vračilo gotovine | razlika za vračilo | vrnjeno kupcu | drobiž') },
    page: { strong: folded('stran | list | stran n | str') },
    fax: { strong: folded('faks | telefaks') },
    lineTotal: { strong: folded('skupaj postavke | seštevek postavk | vrednost postavk | vmesni seštevek postavk | vrednost artiklov') },
    name: { strong: folded('ime in priimek | priimek in ime | ime podjetja | naziv podjetja | naziv firme') },
    salesOffice: { strong: folded('poslovalnica | poslovna enota | oznaka poslovnega prostora') },
    printDate: { strong: folded('datum izpisa | izpisano | natisnjeno | datum tiskanja | čas izpisa | datum in ura izpisa') },
    contractDate: { strong: folded('datum pogodbe | pogodba z dne | datum sklenitve pogodbe') },
    deliveryNoteDate: { strong: folded('datum dobavnice | datum odpremnice') },
    associatedInvoiceDate: { strong: folded('datum prvotnega računa | datum izvirnega računa') },
    associatedInvoiceNumber: {
      strong: folded(
        'za račun n | prvotni račun n | izvirni račun n | številka prvotnega računa | na podlagi računa n | po računu n | zveza račun n | račun ki se popravlja | povezan račun',
      ),
    },
    withholdingTax: { strong: folded('davčni odtegljaj | akontacija dohodnine | dohodnina') },
    totalQuantity: {
      strong: folded('skupna količina | skupaj količina | število artiklov | število postavk | skupaj kosov | število izdelkov'),
    },
    ourReference: { strong: folded('naša referenca | naša oznaka | naš znak | naša št | naša številka | številka zadeve') },
    website: { strong: folded('spletna stran | spletni naslov | spletno mesto') },
    email: { strong: folded('e pošta | e naslov | elektronska pošta | elektronski naslov') },
    bic: { strong: folded('bic koda | swift koda | bic banke | bic prejemnika') },
    accountHolder: { strong: folded('imetnik računa | lastnik računa | imetnik | naziv imetnika računa') },
    shipFrom: {
      strong: folded('kraj nakladanja | kraj odpreme | skladišče odpreme | pošiljatelj blaga | mesto odpreme | naslov prevzema'),
    },
    iban: { strong: folded('iban n | iban trr | trr iban | iban računa') },
  },
  labelFillers: folded('eur | ddv | št | z | brez | za | dne'),
  netWords: folded('brez | neto | brez davka'),
  grossWords: folded('z | vključno | bruto'),
  titles: {
    'Credit Note': folded('dobropis | dobropis n | dobropis št | knjižno dobro | popravek računa | dobropis za račun'),
    Invoice: folded(
      'račun | predračun | avansni račun | faktura | zbirni račun | bremepis | račun št | račun n | elektronski račun | račun za storitve | račun za najem | račun za elektriko | račun za električno energijo | račun za vodo | račun za komunalne storitve | račun za telekomunikacije | račun za ogrevanje | račun za odvoz odpadkov | predračun št | predračun n | končni račun | delni račun | mesečni račun | letni obračun | obračun stroškov | začasna situacija | končna situacija | situacija | proforma račun | položnica | račun dobavnica | obračun obratovalnih stroškov | razdelilnik stroškov | poenostavljen račun | račun za šolnino | račun za vrtec | akontacijski račun | račun kupcu',
    ),
    Receipt: folded(
      'potrdilo o plačilu | blagajniški prejemek | paragonski račun | blagajniški račun | potrdilo | potrdilo o nakupu | potrdilo o prejemu | potrdilo o prejemu plačila | prejemek | blagajniški izdatek | parkirni listek | potrdilo o transakciji | potrdilo o plačilu s kartico | račun za gotovino | blagajniški bon | davčno potrjen račun | račun gost',
    ),
    'Bank Statement': folded(
      'izpisek | bančni izpisek | izpisek prometa | izpisek transakcijskega računa | izpisek računa | izpisek št | izpisek stanja in prometa | promet na računu | izpis prometa | mesečni izpisek | izpisek osebnega računa | izpisek kreditne kartice | obvestilo o stanju | pregled transakcij | seznam transakcij | izpisek n',
    ),
    'Purchase Order': folded(
      'naročilo | naročilnica | potrditev naročila | naročilo n | naročilo št | naročilo kupca | naročilo dobavitelju | naročilnica n | spletno naročilo | potrdilo naročila | potrdilo o naročilu | delovni nalog | nabavni nalog | potrditev vašega naročila | naročilo blaga | interno naročilo',
    ),
    Quote: folded(
      'ponudba | ponudba n | ponudba št | ponudba za izvedbo | ponudbeni predračun | popis del | predračun del | stroškovnik | informativna ponudba | okvirna ponudba | ocena stroškov | informativni izračun | nezavezujoča ponudba | predračunska ponudba',
    ),
    'Delivery Note': folded(
      'dobavnica | spremni list | odpremnica | dobavnica n | dobavnica št | tovorni list | mednarodni tovorni list | cmr tovorni list | prevzemnica | izdajnica | prevzemni zapisnik | pakirni list | seznam pakiranja | odpremni list | spremnica | medskladiščnica | tehtalni list | vračilo blaga | prevoznica | potrdilo o dobavi',
    ),
    'Price List': folded(
      'cenik | cenik storitev | cenik izdelkov | jedilni list | karta pijač | veljavni cenik | maloprodajni cenik | veleprodajni cenik | dnevna ponudba',
    ),
    Report: folded(
      'poročilo | letno poročilo | zapisnik seje | laboratorijski izvid | poročilo o preskusu | poročilo o delu | mesečno poročilo | bilanca stanja | izkaz poslovnega izida | spričevalo | analizno poročilo | finančno poročilo | poročilo o meritvah | poročilo o pregledu | blagajniški dnevnik | gradbeni dnevnik | odpustnica | zdravniško poročilo | certifikat kakovosti | poročilo o preiskavi | obračunsko poročilo | preskusno poročilo | strokovno mnenje | izvid',
    ),
    Form: folded(
      'obrazec | vloga | prijavnica | vprašalnik | zahtevek | prijavni obrazec | pooblastilo | vprašalnik za stranke | evidenca prisotnosti | evidenca delovnega časa | potni nalog | obračun potnega naloga | prijava škode | reklamacijski zapisnik | reklamacijski obrazec | lista prisotnosti | kontrolni seznam | davčna napoved | napoved za odmero | vpisni list | pristopna izjava | garancijski list | potni list obrazec | zahtevek za vračilo | vloga za | izjava',
    ),
    Other: folded(
      'plačilna lista | plačilni list | plačilna lista zaposlenega | najemna pogodba | pogodba o zaposlitvi | kupoprodajna pogodba | prodajna pogodba | zavarovalna polica | zdravniški recept | podjemna pogodba | pogodba o najemu | vozovnica',
    ),
    Table: folded(
      'inventurni list | razpored | razpored dela | lestvica | koledar odvoza | popis sredstev | stanje zaloge | kosovnica | seznam udeležencev | jedilni razpored | preglednica | startna lista | delovni razpored',
    ),
    Letter: folded(
      'opomin pred izvršbo | opomin pred tožbo | obvestilo | obvestilo o zapadlih obveznostih | poziv k plačilu | izjava o odstopu | soglasje | spremni dopis',
    ),
  },
  creditMarks: folded('dobropis'),
  invoiceMarks: folded('racun | faktur'),
  totals: folded(
    'skupaj | za plačilo | vmesni seštevek | osnova za ddv | skupaj ddv | znesek ddv | začetno stanje | končno stanje | novo stanje | skupaj za plačilo | skupaj brez ddv | skupaj z ddv | skupaj s ddv | skupaj neto | skupaj bruto | skupaj eur | skupaj popust | popust skupaj | skupaj osnova | znesek brez ddv | znesek z ddv | vrednost brez ddv | vrednost z ddv | skupna vrednost | skupni znesek | znesek za plačilo | preostane za plačilo | ostane za plačilo | osnova skupaj | ddv skupaj | davčna osnova | prejšnje stanje | promet skupaj | skupaj v breme | skupaj v dobro | seštevek | vsota | skupaj količina | skupaj kosov | rekapitulacija | rekapitulacija ddv | skupaj stroški | zaokrožitev | skupaj stran | skupaj za izplačilo | zneski skupaj',
  ),
  carried: folded('za prenos | prenos na naslednjo stran | prenos s prejšnje strani | prenos iz prejšnje strani | donos'),
  payments: folded(
    'gotovina | kartica | ddv | vračilo | osnova | za plačilo | plačilna kartica | kreditna kartica | bančna kartica | prejeto | vrnjeno | osnova za ddv | ddv 22 | ddv 9 | znesek ddv | plačano | skupaj ddv | način plačila | število artiklov | zoi | eor | prejeto gotovina | darilni bon | zaokrožitev | specifikacija ddv | davčna stopnja | stopnja ddv',
  ),
  units: list(
    'kos | m2 | ura | ur | kos. | kosov | kosi | kom | kpl | komplet | paket | pak | škatla | vreča | dni | noč | nočitev | nočitve | mesec | kwh | m3 | km | steklenica | zavitek | pavšal | pav | tona | liter | oseba | kart | zvitek | obrok',
  ),
  columns: {
    position: folded('zap št | z št | zš | zap | zap št postavke | zaporedna številka | postavka'),
    articleNumber: folded(
      'šifra | šifra artikla | koda | šifra izdelka | šifra storitve | kat št | kataloška številka | črtna koda | koda artikla | koda izdelka | ident | artikel št | šifra blaga | ean koda | oznaka',
    ),
    description: folded(
      'opis | naziv | artikel naziv | storitev | blago | naziv artikla | naziv blaga storitve | opis storitve | izdelek | naziv blaga | namen | naziv storitve | naziv izdelka | opis blaga | opis izdelka | opis del | blago storitev | vrsta blaga | vrsta storitve | naziv blaga in storitev | naziv blaga ali storitve | naziv artikla storitve | naziv in opis | opis blaga storitve | predmet obračuna | vrsta storitve blaga | namen plačila | namen nakazila | udeleženec | prejemnik plačnik | preiskava | zdravilo | naziv zdravila | vsebina | opis postavke | naziv postavke | dela | naziv dela | storitev opis | zaračunljivo',
    ),
    quantity: folded(
      'količina | kol | kos | poraba | naročena količina | dobavljena količina | naročeno | dobavljeno | število | št kosov | število ur | št ur | število nočitev | masa kg | teža kg | bruto kg | količina kos | porabljeno | poraba kwh | št oseb',
    ),
    unit: folded('enota | merska enota | enota mere | em | merska en | enota mere em | merska enota em'),
    unitPrice: folded(
      'cena | cena na enoto | cena brez ddv | neto cena | cena em | cena enote | cena na em | cena na kos | cena kos | cena v eur | cena z ddv | cena enote brez ddv | cena na enoto brez ddv | cena ure | urna postavka | cena na uro | neto cena eur | cena enota | cena em brez ddv | enotna cena | postavka eur',
    ),
    discount: folded('popust | rabat | popust % | rabat % | popust v % | rabat v % | znesek popusta | znesek rabata'),
    taxRate: folded(
      'ddv | ddv % | stopnja ddv | stopnja | % ddv | st ddv | stopnja davka | davčna stopnja | davek % | % davka | stopnja ddv % | davek',
    ),
    taxAmount: folded('znesek ddv | ddv eur | ddv znesek | znesek davka | vrednost ddv | obračunani ddv'),
    lineTotal: folded(
      'znesek | skupaj | vrednost | vrednost brez ddv | znesek brez ddv | skupaj brez ddv | znesek eur | vrednost eur | skupaj eur | vrednost z ddv | znesek z ddv | znesek brez ddv eur | vrednost v eur | znesek v eur | neto vrednost | neto znesek | skupaj z ddv | bruto znesek | bruto vrednost | skupna vrednost | skupna cena | skupaj vrednost | vrednost skupaj | znesek postavke | cena skupaj | za plačilo | vrednost blaga | končna cena | končna vrednost | znesek z ddv eur | skupaj v eur | skupaj znesek',
    ),
    date: folded('datum | datum knjiženja | datum valute | datum obdelave | datum storitve | datum izvršitve'),
    debit: folded('breme | v breme | odliv | v breme eur | bremenitev | odlivi | bremenitve | izplačilo | izdatek | izdatki | obremenitev'),
    credit: folded('dobro | v dobro | priliv | v dobro eur | dobropis | prilivi | vplačilo | prejemki | odobritev'),
    balance: folded('stanje | stanje na računu | stanje po transakciji'),
  },
  columnQualifiers: folded('brez'),
  greetings: folded(
    'spoštovani | spoštovana | spoštovani kupec | spoštovane | dragi | draga | pozdravljeni | lepo pozdravljeni | cenjeni | spoštovani gospod | spoštovana gospa',
  ),
  titlesOfPersons: folded('gospod | gospa | ga'),
  signing: folded('podpis'),
  salutations: folded('gospod | gospa | g | ga | kupec | naročnik | za | gospodu | gospe | v roke'),
  periodWords: folded('obdobje | od | obdobju | obdobja'),
  remarks: folded(
    'opomba | opombe | vir | tabela | pomembno | opombe in pogoji | pripomba | pripombe | navodilo | navodila | obvestilo | klavzula | dodatne informacije | pogoji dobave',
  ),
  notes: list('vir | opomba | viri | opombe'),
  openEnds: list('in | za | od | pri | ali | kot'),
  streets: folded('ulica | ul | trg | cesta | naselje | nabrežje | drevored | podjetniška | poštni predal | steza | hiša'),
  legalForms: folded('doo | dno | dd | zavod | društvo | zadruga | soc podj'),
  countries: folded('slovenija | republika slovenija | hrvaška | italija | avstrija | nemčija | madžarska'),
  contacts: folded(
    'tel | telefon | gsm | id za ddv | matična | trr | banka | tel fax | mob | e pošta | matična številka | davčna številka | osnovni kapital | okrožno sodišče | vpisano v sodni register | spletna stran | id ddv | davčna | faks | bic',
  ),
  bankWords: folded('trr | transakcijski račun | osebni račun | nova ljubljanska banka'),
  confirmationMarks: list('potrditev | potrdilo narocila'),
  copyMarks: list(
    'original | kopija | dvojnik | izvod | izvirnik | prepis | kopija za stranko | izvod za kupca | izvod za stranko | kopija računa | original za kupca | potrdilo za stranko | 1 izvod | 2 izvod | duplikat',
  ),
  tillWords: folded(
    'blagajnik | blagajna | natakar | miza | zoi | eor | gotovina | natakarica | blagajničarka | postregel vas je | stregel vam je | račun izdal | prodajalec | plačilna kartica | hvala za nakup | hvala za obisk | brezstično | pos terminal | napitnina',
  ),
  debtWords: folded('negativno'),
  phoneWords: folded('telefon | gsm | mob | mobitel'),
  replyMarks: folded('odg | fw'),
  codeWords: folded('tel | faks | mob | gsm | trr'),
  registerNumbers: folded('matična številka'),
  registers: folded('sodni register | okrožno sodišče'),
  leadingLegalForms: folded('zavod | društvo | občina'),
  streetEndings: folded('ska cesta | ova ulica'),
  captions: list('slika | tabela | graf | preglednica'),
  datedOnAlone: list('dne'),
  datedOn: list('dne'),
  writtenAt: list('V'),
  yourWords: folded('vaš | vaša | vaše | vašega | vašem | vam'),
  payWords: folded(
    'bruto plača | neto plača | osnovna plača | prispevki delavca | prispevki delodajalca | prispevek za pokojninsko in invalidsko zavarovanje | prispevek za zdravstveno zavarovanje | prispevek za zaposlovanje | akontacija dohodnine | minulo delo | neto izplačilo | znesek za izplačilo | izplačilo na račun | povračilo prevoza | povračilo prehrane | regres | redno delo | nadure | letni dopust | praznik | splošna olajšava | dodatek na delovno dobo | bruto skupaj',
  ),
};
