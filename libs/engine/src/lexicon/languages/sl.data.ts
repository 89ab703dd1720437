import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Slovenian. */
export const SLOVENIAN: LanguageLexicon = {
  code: 'sl',
  smallWords: list(
    'in | je | se | za | na | od | ali | račun | datum | znesek | ddv | skupaj | količina | cena | plačila | številka | prosimo | rok | ki | št',
  ),
  numberWords: folded('št | številka'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'račun n | n računa | dobropis n | n dobropisa | predračun n | n predračuna | n dokumenta | dokument n | avansni račun n | faktura n | izdani račun n',
      ),
      weak: folded('račun | faktura'),
    },
    issueDate: {
      strong: folded(
        'datum izdaje | datum računa | datum izdaje računa | kraj in datum izdaje | datum izstavitve | datum dokumenta | izdano dne',
      ),
      weak: folded('datum | dne'),
    },
    dueDate: {
      strong: folded(
        'rok plačila | datum zapadlosti | zapadlost | zapade | plačilo do | datum valute | datum plačila | rok plačila do | zapade v plačilo | valuta plačila',
      ),
    },
    deliveryDate: {
      strong: folded(
        'datum dobave | datum opravljene storitve | datum storitve | datum opravljanja storitve | datum odpreme | datum opravljene dobave | rok dobave | datum dostave | datum opr storitve',
      ),
    },
    orderNumber: {
      strong: folded('n naročila | naročilo n | naročilnica n | n naročilnice | vaše naročilo | vaša naročilnica'),
      weak: folded('naročilo | naročilnica'),
    },
    contractNumber: { strong: folded('n pogodbe | pogodba n') },
    customerNumber: { strong: folded('šifra kupca | n kupca | šifra stranke | šifra plačnika') },
    sellerVatId: {
      strong: folded('id za ddv | id n za ddv | identifikacijska številka za ddv | davčna številka | id ddv | id št ddv | davčna n'),
    },
    buyerVatId: { strong: folded('id za ddv kupca | davčna številka kupca | id ddv kupca | id št za ddv kupca') },
    currency: { strong: folded('denarna enota') },
    netTotal: {
      strong: folded(
        'osnova za ddv | skupaj brez ddv | znesek brez ddv | osnova ddv | vrednost brez ddv | skupaj neto | osnova skupaj | davčna osnova | neto znesek',
      ),
      weak: folded('osnova | brez ddv | vmesni seštevek'),
    },
    taxTotal: {
      strong: folded('skupaj ddv | ddv skupaj | znesek ddv | davek na dodano vrednost | znesek davka'),
      weak: folded('ddv | davek'),
    },
    grossTotal: {
      strong: folded(
        'za vracilo | v vase dobro | znesek dobropisa | skupaj dobropis | skupaj za plačilo | za plačilo | skupaj z ddv | znesek za plačilo | skupni znesek | znesek z ddv | skupaj eur | za plačilo eur | skupaj za plačilo eur | končni znesek | vrednost z ddv | znesek računa | za plačilo skupaj',
      ),
      weak: folded('skupaj | znesek'),
    },
    paid: { strong: folded('plačano | predplačilo | avans | že plačano | vplačano') },
    amountDue: {
      strong: folded('ostane za plačilo | preostanek za plačilo | odprti znesek | še za plačilo | preostane za plačilo | dolg'),
    },
    sellerName: { strong: folded('prodajalec | dobavitelj | izdajatelj | izvajalec | izdajatelj računa') },
    buyerName: { strong: folded('kupec | naročnik | plačnik | prejemnik računa | stranka'), weak: folded('prejemnik') },
    shipTo: { strong: folded('naslov dostave | kraj dostave | dobavni naslov | naslov za dostavo | mesto dobave') },
    period: { strong: folded('obračunsko obdobje | obdobje | za obdobje | obdobje opravljene storitve') },
    periodFrom: { strong: folded('obdobje od | od dne') },
    periodTo: { strong: folded('obdobje do | do dne') },
    openingBalance: { strong: folded('začetno stanje | prejšnje stanje') },
    closingBalance: { strong: folded('končno stanje | novo stanje') },
    accountNumber: { strong: folded('trr | transakcijski račun | številka računa trr | tr račun') },
    paymentTerms: { strong: folded('način plačila | plačilni pogoji') },
    orderDate: { strong: folded('datum naročila | datum naročilnice') },
    deliveryNoteNumber: { strong: folded('dobavnica n | n dobavnice') },
    accountExecutive: { strong: folded('blagajnik | račun izdal | izdal') },
    phone: { strong: folded('telefon | tel | gsm') },
    bankName: { strong: folded('banka') },
    sellerRegistrationNumber: { strong: folded('matična številka | matična n') },
    yourReference: { strong: folded('sklic | sklic na številko') },
    contact: { strong: folded('kontaktna oseba | kontakt') },
    discountTotal: { strong: folded('popust | rabat | skupaj popust') },
    chargeTotal: { strong: folded('dostava | poštnina | stroški dostave | prevoz') },
    roundingAmount: { strong: folded('zaokrožitev | izravnava') },
    cashTendered: { strong: folded('gotovina | kartica | prejeto') },
    change: { strong: folded('vračilo') },
    page: { strong: folded('stran') },
  },
  labelFillers: folded('eur | ddv | št | z | brez | za | dne'),
  netWords: folded('brez | neto'),
  grossWords: folded('z'),
  titles: {
    'Credit Note': folded('dobropis'),
    Invoice: folded('račun | predračun | avansni račun | faktura | zbirni račun'),
    Receipt: folded('potrdilo o plačilu | blagajniški prejemek'),
    'Bank Statement': folded('izpisek | bančni izpisek | izpisek prometa | izpisek transakcijskega računa'),
    'Purchase Order': folded('naročilo | naročilnica | potrditev naročila'),
    Quote: folded('ponudba'),
    'Delivery Note': folded('dobavnica | spremni list | odpremnica'),
    'Price List': folded('cenik'),
    Report: folded('poročilo | letno poročilo'),
    Form: folded('obrazec | vloga | prijavnica | vprašalnik'),
    Other: folded('plačilna lista | plačilni list'),
  },
  creditMarks: folded('dobropis'),
  invoiceMarks: folded('racun | faktur'),
  totals: folded(
    'skupaj | za plačilo | vmesni seštevek | osnova za ddv | skupaj ddv | znesek ddv | začetno stanje | končno stanje | novo stanje | skupaj za plačilo ',
  ),
  carried: folded('za prenos'),
  payments: folded('gotovina | kartica | ddv | vračilo | osnova | za plačilo'),
  units: list('kos | m2 | ura | ur'),
  columns: {
    position: folded('zap št | z št | zš | zap'),
    articleNumber: folded('šifra | šifra artikla | koda'),
    description: folded(
      'opis | naziv | artikel naziv | storitev | blago | naziv artikla | naziv blaga storitve | opis storitve | izdelek | naziv blaga | namen',
    ),
    quantity: folded('količina | kol | kos | poraba'),
    unit: folded('enota | merska enota | enota mere'),
    unitPrice: folded('cena | cena na enoto | cena brez ddv | neto cena | cena em | cena enote'),
    discount: folded('popust | rabat | popust % | rabat %'),
    taxRate: folded('ddv | ddv % | stopnja ddv | stopnja | % ddv'),
    taxAmount: folded('znesek ddv | ddv eur'),
    lineTotal: folded(
      'znesek | skupaj | vrednost | vrednost brez ddv | znesek brez ddv | skupaj brez ddv | znesek eur | vrednost eur | skupaj eur | vrednost z ddv | znesek z ddv',
    ),
    date: folded('datum | datum knjiženja | datum valute'),
    debit: folded('breme | v breme | odliv'),
    credit: folded('dobro | v dobro | priliv'),
    balance: folded('stanje'),
  },
  columnQualifiers: folded('brez'),
  greetings: folded('spoštovani | spoštovana'),
  salutations: folded('gospod | gospa'),
  periodWords: folded('obdobje | od'),
  remarks: folded('opomba | opombe | vir | tabela | pomembno'),
  notes: list('vir | opomba'),
  openEnds: list('in | za | od | pri | ali'),
  streets: folded('ulica | ul | trg | cesta'),
  legalForms: folded('doo'),
  countries: folded('slovenija'),
  contacts: folded('tel | telefon | gsm | id za ddv | matična | trr | banka'),
  bankWords: folded('trr'),
  confirmationMarks: list('potrditev'),
  copyMarks: list('original | kopija | dvojnik | izvod'),
  tillWords: folded('blagajnik | blagajna | natakar | miza | zoi | eor | gotovina'),
};
