import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Labels of numbers with `zk.` too, which is no word for a number elsewhere: Polish orders are `ZK 291/25`. */
const numbered = (text: string): readonly string[] =>
  folded(text).flatMap((label) => (label.endsWith(' n') ? [label, label.replace(/ n$/, ' zk')] : [label]));

/** Basque. */
export const BASQUE: LanguageLexicon = {
  code: 'eu',
  ofFewPapers: true,
  latinModel: 'eus',
  otherLetters: 'ñ',
  smallWords: folded(
    'eta | edo | dira | ditu | ez | bat | honen | bidez | barne | gabe | baino | egin | dago | duen | zure | gure | zenbakia | zk | bezeroa | bezero | izena | helbidea | zenbatekoa | prezioa | kopurua | guztira | faktura | beza | oinarria | ordaintzeko | ordaindu | ordainketa | eskaera | epea | hartzailea | igorlea | kontua | kontu | kalea | telefonoa | eskerrik | asko | mesedez | jauna | enpresa | zerbitzua | zerbitzuak | unitatea | hilabetea | urtea | urte | eguna | ordua | agiria | sinadura',
  ),
  numberWords: folded('zenbakia | zbk | zenb | zenbaki'),
  labels: {
    invoiceNumber: {
      strong: numbered(
        'faktura n | fakturaren n | faktura serie eta n | ordainagiri n | ordainagiriaren n | tiket n | tiketa n | agiri n | agiriaren n | dokumentu n | dokumentuaren n | aurrekontu n | aurrekontuaren n | txosten n | txostenaren n | abonu n | polizaren n | espediente n | espedientearen n | ziurtagiri n | erregistro n | ordainagiria zk | faktura zuzentzailea zk | faktura zkia',
      ),
      weak: folded('faktura | tiketa | aurrekontua zk'),
    },
    issueDate: {
      strong: folded(
        'faktura data | fakturaren data | igorpen data | igorpenaren data | jaulkipen data | jaulkitze data | egite data | dokumentuaren data | agiriaren data | data eta ordua | aurrekontuaren data | tiketaren data | erosketa data | txostenaren data | lekua eta data | tokia eta data | salmenta data | eskabidearen data | egitze data',
      ),
      weak: folded('eguna'),
    },
    dueDate: {
      strong: folded(
        'epemuga | mugaeguna | ordainketa epea | ordaintzeko epea | ordainketaren epemuga | ordaintzeko azken eguna | ordainketa data | ordainketa muga | iraungitze data | kobrantza data | kargu data | ordaintzeko data | ordaintzeko muga eguna | ordaintze data',
      ),
    },
    deliveryDate: {
      strong: folded(
        'entrega data | entregatze data | entregaren data | bidalketa data | zerbitzuaren data | eragiketa data | eragiketaren data | entrega epea | irteera data | albaranaren data | emate data | entrega eguna',
      ),
    },
    orderNumber: {
      strong: numbered('eskaera n | eskaeraren n | zure eskaera | eskari n | erosketa agindua n | lan agindua n | enkargu n'),
      weak: folded('eskaera'),
    },
    contractNumber: {
      strong: numbered('kontratu n | kontratuaren n | kontratua n | poliza n'),
      weak: folded('kontratua | cups kodea'),
    },
    customerNumber: {
      strong: numbered(
        'bezero n | bezeroaren n | bezero kodea | bezeroaren kodea | abonatu n | abonatuaren n | bazkide n | bazkidearen n | historia klinikoaren n | langile n',
      ),
    },
    sellerVatId: {
      strong: folded(
        'ifk | ifz | ifk ifz | ifk n | ifz n | igorlearen ifk | hornitzailearen ifk | enpresaren ifk | saltzailearen ifk | enpresaren ifz | igorlearen ifz | hornitzailearen ifz | saltzailearen ifz',
      ),
    },
    buyerVatId: {
      strong: folded(
        'bezeroaren ifk | bezeroaren ifz | hartzailearen ifk | eroslearen ifk | bezeroaren ifk ifz | eroslearen ifz | hartzailearen ifz',
      ),
    },
    currency: { strong: folded('dibisa') },
    lineTotal: { strong: folded('guztizko partziala | azpiguztira | batura partziala') },
    netTotal: {
      strong: folded(
        'zerga oinarria | bez oinarria | guztira bez gabe | beza gabe | zenbatekoa bez gabe | guztira beza gabe | zerga oinarria guztira | oinarria guztira | zergarik gabe guztira | zenbateko garbia | guztira garbia | bez gabeko guztira | oinarri zergagarria | bez gabeko zenbatekoa',
      ),
      weak: folded('oinarria'),
    },
    taxTotal: {
      strong: folded(
        'bez kuota | bezaren kuota | beza guztira | bez guztira | bez zenbatekoa | bezaren zenbatekoa | zerga kuota | zergak guztira | balio erantsiaren gaineko zerga | bez osoa | bez kuota guztira | bez %21 | bez 21 | bez %10 | bez 10 | guztira bez',
      ),
      weak: folded('beza'),
    },
    grossTotal: {
      strong: folded(
        'guztira ordaintzeko | ordaintzekoa guztira | guztira bez barne | guztira beza barne | bez barne guztira | fakturaren zenbatekoa | fakturaren guztizkoa | faktura guztira | guztira euro | guztizko zenbatekoa | zenbateko osoa | zenbatekoa guztira | ordaindu beharreko zenbatekoa | ordaintzeko zenbatekoa | aurrekontua guztira | tiketa guztira | prezioa guztira | jaso beharrekoa | guztira bezarekin | fakturaren guztira | ordaintzeko guztira | guztira faktura | guztizkoa | guztirako zenbatekoa',
      ),
      weak: folded('guztira | zenbatekoa | batura'),
    },
    paid: {
      strong: folded(
        'ordaindua | ordaindutakoa | kontura emandakoa | konturako ordainketa | aurrerakina | aurretik ordaindua | jasotako zenbatekoa | ordainduta',
      ),
      weak: folded('fidantza'),
    },
    amountDue: {
      strong: folded(
        'ordaintzeke | ordaintzeko dagoena | ordaintzeke dagoena | geratzen dena | zorra | zor guztira | kobratzeke | ordaintzekoa | zordundutakoa | saldo ordaintzekoa | zor dena',
      ),
      weak: folded('ordaintzeko'),
    },
    sellerName: {
      strong: folded(
        'saltzailea | hornitzailea | igorlea | fakturaren igorlea | hornitzailearen datuak | igorlearen datuak | enpresa igorlea | enplegatzailea | errentatzailea | jaulkitzailea | zerbitzu emailea',
      ),
    },
    buyerName: {
      strong: folded(
        'bezeroa | eroslea | bezeroaren izena | bezeroaren datuak | fakturaren hartzailea | hartzailearen datuak | titularra | kontratuaren titularra | abonatua | pazientea | gaixoa | ikaslea | bazkidea | langilea | maizterra | eskatzailea | eskatzailearen izena | izen abizenak | izena eta abizenak | ordaintzailea | errentaria | fakturazio helbidea',
      ),
      weak: folded('izena | hartzailea | asegurua duena | asegurudun'),
    },
    shipTo: {
      strong: folded(
        'entrega helbidea | entrega lekua | entregatzeko helbidea | bidalketa helbidea | salgaien hartzailea | obraren helbidea | hornidura helbidea | hornidura puntua',
      ),
    },
    shipFrom: { strong: folded('irteera lekua | biltze lekua | biltegia') },
    name: { strong: folded('enpresaren izena | sozietatearen izena | izena edo sozietate izena | sozietate izena') },
    period: {
      strong: folded(
        'fakturazio aldia | fakturatutako aldia | kontsumo aldia | aldia | likidazio aldia | irakurketa aldia | fakturazio epea | epealdia | hilabetea | laburpen aldia',
      ),
    },
    periodFrom: { strong: folded('hasiera data | hasierako data | aldiaren hasiera | hasiera eguna') },
    periodTo: { strong: folded('amaiera data | amaierako data | bukaera data | aldiaren amaiera | amaiera eguna') },
    openingBalance: { strong: folded('hasierako saldoa | aurreko saldoa | irekierako saldoa') },
    closingBalance: {
      strong: folded(
        'amaierako saldoa | azken saldoa | saldo berria | uneko saldoa | bukaerako saldoa | oraingo saldoa | itxierako saldoa',
      ),
    },
    accountNumber: {
      strong: numbered('kontu n | kontu korrontea | banku kontua | kontuaren n | banku kontu n | helbideratze kontua | kontu korronte n'),
      weak: folded('kontua'),
    },
    accountHolder: { strong: folded('kontuaren titularra | kontuaren jabea | titularraren izena') },
    bankName: { strong: folded('bankua | banketxea | finantza erakundea | banku erakundea'), weak: folded('entitatea') },
    paymentTerms: { strong: folded('ordainketa modua | ordaintzeko modua | ordainketa baldintzak | ordaintzeko era | ordainketa era') },
    contractDate: { strong: folded('kontratuaren data | sinadura data') },
    orderDate: { strong: folded('eskaera data | eskaeraren data') },
    deliveryNoteNumber: { strong: numbered('albaran n | albarana n | albaranaren n | entrega agiri n') },
    phone: { strong: folded('telefonoa | tel zk | mugikorra | tfnoa | harremanetarako telefonoa') },
    fax: { strong: folded('faxa') },
    email: { strong: folded('posta elektronikoa | e posta | helbide elektronikoa') },
    website: { strong: folded('webgunea | web orria') },
    contact: { strong: folded('harremanetarako pertsona | harremanetarako | kontaktua | arduraduna') },
    accountExecutive: { strong: folded('kutxazaina | zerbitzaria | artatu zaitu | prestatu du') },
    discountTotal: { strong: folded('deskontua guztira | deskontuaren zenbatekoa'), weak: folded('deskontua | beherapena') },
    chargeTotal: { strong: folded('garraioa | bidalketa gastuak | garraio gastuak | kudeaketa gastuak | berandutze interesak | komisioa') },
    roundingAmount: { strong: folded('biribiltzea') },
    cashTendered: {
      strong: folded('eskudirua | eskudirutan | txartela | txartelaz | kreditu txartela | emandakoa | banku txartela | jasotakoa'),
    },
    change: { strong: folded('itzulia | itzulitakoa | kanbioa | bueltak') },
    totalQuantity: { strong: folded('artikulu kopurua | unitateak guztira | pisua guztira | pisu gordina | pisu garbia | pakete kopurua') },
    withholdingTax: { strong: folded('pfez atxikipena | atxikipena | pfez') },
    associatedInvoiceNumber: { strong: numbered('zuzendutako faktura | jatorrizko faktura n | zuzentzen den faktura') },
    yourReference: { strong: folded('zure erreferentzia') },
    ourReference: { strong: folded('gure erreferentzia') },
    page: { strong: folded('orria | orrialdea') },
    postBox: { strong: folded('posta kutxa | posta kutxatila') },
    iban: { strong: folded('iban kontua | kontuaren iban | iban kodea | iban n') },
  },
  titles: {
    'Credit Note': folded(
      'abonu faktura | faktura zuzentzailea | abonua | kreditu oharra | itzulketa faktura | abonu oharra | faktura zuzentzekoa',
    ),
    Invoice: folded(
      'faktura sinplifikatua | faktura elektronikoa | proforma faktura | uraren faktura | argindarraren faktura | elektrizitate faktura | obra ziurtagiria | gasaren faktura | honorario faktura | alokairu faktura | faktura erraztua',
    ),
    Receipt: folded(
      'ordainagiria | tiketa | erosketa tiketa | kutxako tiketa | ordainketa agiria | ordainketaren egiaztagiria | kobru agiria | jasoagiria | dirua jaso izanaren agiria | ordainketaren frogagiria',
    ),
    'Bank Statement': folded(
      'kontu laburpena | kontuaren laburpena | kontuaren mugimenduak | banku laburpena | kontu korrontearen laburpena | mugimenduen zerrenda | kontu laburpen | kontu mugimenduak | banku estraktua',
    ),
    'Purchase Order': folded(
      'eskaera | eskaera orria | erosketa agindua | lan agindua | eskaeraren baieztapena | hornitzaileari eskaera | enkargu orria | eskaera berrespena',
    ),
    Quote: folded(
      'aurrekontua | eskaintza | proposamen ekonomikoa | prezio eskaintza | eskaintza ekonomikoa | konponketa aurrekontua | obra aurrekontua',
    ),
    'Delivery Note': folded(
      'albarana | entrega albarana | entrega agiria | bidalketa agiria | garraio agiria | bidalketa orria | entrega orria | bidalketa oharra | entrega oharra',
    ),
    'Price List': folded(
      'prezio zerrenda | tarifak | prezioak | prezioen zerrenda | menua | eguneko menua | prezio publikoak | tarifa zerrenda',
    ),
    Report: folded(
      'txostena | urteko txostena | memoria | bilera akta | akta | analisi emaitzak | emaitzen kontua | egoera balantzea | noten buletina | kutxa itxiera | ikuskapen txostena | saiakuntza txostena | alta txostena',
    ),
    Form: folded(
      'eskabidea | eskaera inprimakia | inprimakia | izen emate orria | izena emateko orria | matrikula orria | erreklamazio orria | zinpeko adierazpena | adierazpena | galdetegia | inkesta | baimena | laguntza eskabidea | asebetetze inkesta | formularioa',
    ),
    Other: folded(
      'nomina | soldata orria | alokairu kontratua | lan kontratua | aseguru poliza | errezeta | errolda ziurtagiria | ziurtagiria | errentamendu kontratua',
    ),
    Letter: folded('ordainketa oroigarria | gutuna | jakinarazpena | ordainketa abisua | batzarrerako deialdia | deialdia'),
    Table: folded(
      'ordutegia | klase ordutegia | autobusen ordutegia | egutegia | lan egutegia | sailkapena | inbentarioa | txandak | partaideen zerrenda | amortizazio taula',
    ),
  },
  columns: {
    position: folded('zenbakia'),
    articleNumber: folded('kodea | artikulu kodea | erref | erreferentzia | artikuluaren kodea | produktu kodea'),
    description: folded(
      'kontzeptua | deskribapena | azalpena | artikulua | produktua | zerbitzua | deskripzioa | xehetasuna | lanak | egindako lanak | salgaia | izena | irakasgaia',
    ),
    quantity: folded('kopurua | kantitatea | unitateak | orduak | gauak | egunak | kontsumoa | pisua'),
    unit: folded('unitatea | neurri unitatea | unit'),
    unitPrice: folded(
      'prezioa | prezio unitarioa | unitateko prezioa | unitate prezioa | prezioa bez gabe | prezioa unitateko | pvp prezioa | prezioa euro',
    ),
    discount: folded('deskontua | deskontua % | dto'),
    taxRate: folded('bez % | bez mota | bez tasa'),
    taxAmount: folded('bez kuota | bez zenbatekoa | kuota'),
    lineTotal: folded(
      'zenbatekoa | guztira | zenbatekoa euro | guztizkoa | zenbatekoa bez gabe | zenbatekoa bez barne | oinarria | batura',
    ),
    date: folded('data | balio data | eragiketa data'),
    debit: folded('zorra | kargua | karguak | ordainketak | irteerak'),
    credit: folded('hartzekoa | abonua | abonuak | sarrerak'),
    balance: folded('saldoa'),
  },
  columnQualifiers: folded('gabe'),
  creditMarks: folded('abonu | zuzentzaile'),
  invoiceMarks: folded('faktura'),
  confirmationMarks: folded('baieztapen'),
  netWords: folded('gabe'),
  grossWords: folded('barne'),
  totals: folded(
    'guztira | batura | zerga oinarria | bez kuota | guztira ordaintzeko | azpiguztira | faktura guztira | hasierako saldoa | amaierako saldoa | beza guztira | guztizkoa | sortzapenak guztira | kenkariak guztira | aurreko orritik | hurrengo orrira',
  ),
  carried: folded('hurrengo orrira | aurreko orritik'),
  payments: folded('eskudirua | txartela | bez kuota | itzulia | deskontua'),
  units: list('aleak | orduak | kutxa | kutxak | poltsa | egun | gau | saku'),
  greetings: folded('agur t erdi | agurgarria | estimatua | kaixo | egun on | jaun andreok | bezero agurgarria | lagun agurgarria'),
  yourWords: folded('zure | zuen'),
  periodWords: folded('aldia | epealdia'),
  remarks: folded('oharrak | oharra | kontuz'),
  notes: list('Iturria | Oharra'),
  captions: list('Taula | Irudia | Grafikoa'),
  listEnds: folded('zenbatekoa letraz | letraz'),
  signing: folded('sinadura'),
  streets: folded(
    'kalea | etorbidea | hiribidea | enparantza | errepidea | pasealekua | industrialdea | poligonoa | auzoa | zumardia | ibilbidea | plazatxoa | auzunea',
  ),
  legalForms: folded('koop elk | kooperatiba elkartea | elkarte mugatua | sozietate mugatua | elkarte anonimoa'),
  countries: folded('euskadi | euskal herria | espainia | frantzia | nafarroa'),
  contacts: folded('telefonoa | posta elektronikoa | webgunea | helbidea | ifk | ifz | merkataritza erregistroa | kontu korrontea'),
  bankWords: folded('kutxabank | laboral kutxa | rural kutxa | kontu korrontea'),
  bankParts: list('banku | kutxa'),
  registers: folded('merkataritza erregistroa'),
  copyMarks: folded(
    'jatorrizkoa | kopia | bezeroarentzako kopia | bezeroaren kopia | bezeroarentzako alea | enpresarentzako alea | bikoiztua',
  ),
  payWords: folded(
    'oinarrizko soldata | sortzapenak | kenkariak | antzinatasuna | aparteko ordainsaria | langabezia | lanbide heziketa | gertakari arruntak | gizarte segurantza | pfez atxikipena | jaso beharreko likidoa | aparteko orduak',
  ),
  tillWords: folded('kutxazaina | zerbitzaria | mahaia | artatu zaitu | jankideak | kutxa zk'),
};
