import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Estonian. */
export const ESTONIAN: LanguageLexicon = {
  code: 'et',
  latinModel: 'est',
  letters: 'äõöüšž',
  charsets: list('windows-1252 | windows-1257'),
  smallWords: folded(
    'ja | või | ning | kokku | summa | kuupäev | käibemaks | eur | hind | kogus | arve | tasuda | ostja | müüja | kaup | aadress | telefon | maksetähtaeg | palun | koos',
  ),
  dates: {
    months: {
      1: list('jaanuaril | jaanuarini'),
      2: list('veebruaril | veebruarini'),
      3: list('märtsil | märtsini'),
      4: list('aprillil | aprillini'),
      5: list('mail | maini'),
      6: list('juunil | juunini'),
      7: list('juulil | juulini'),
      8: list('augustil | augustini'),
      9: list('septembril | septembrini'),
      10: list('oktoobril | oktoobrini'),
      11: list('novembril | novembrini'),
      12: list('detsembril | detsembrini'),
    },
  },
  numberWords: folded('nr | number'),
  labels: {
    periodFrom: { strong: folded('perioodi algus | alguskuupäev | periood alates | perioodi alguskuupäev | ajavahemiku algus') },
    periodTo: { strong: folded('perioodi lõpp | lõppkuupäev | periood kuni | perioodi lõppkuupäev | ajavahemiku lõpp') },
    invoiceNumber: {
      strong: folded(
        'arve n | kreeditarve n | dokumendi n | kviitungi n | tšeki n | ettemaksuarve n | arve n nr | krediitarve n | müügiarve n | kassatšeki n | arve viitenumber',
      ),
      weak: folded('arve | pakkumise n | hinnapakkumise n'),
    },
    issueDate: {
      strong: folded(
        'arve kuupäev | kuupäev arvel | dokumendi kuupäev | väljastatud | koostamise kuupäev | arve väljastamise kuupäev | väljastamise kuupäev | väljastamiskuupäev | arve kpv | kuupäev ja koht | pakkumise kuupäev | koostatud | dokumendi kpv | hinnapakkumise kuupäev | saatelehe kuupäev',
      ),
      weak: folded('kuupäev | kpv'),
    },
    dueDate: {
      strong: folded(
        'maksetähtaeg | tasuda enne | tasumise tähtaeg | maksetähtpäev | tähtaeg | tasuda hiljemalt | maksepäev | maksta hiljemalt | maksta enne | tasuda kuni | tasumise kuupäev | arve tähtaeg | maksetähtaja kuupäev | tasumistähtaeg',
      ),
    },
    deliveryDate: {
      strong: folded(
        'tarnekuupäev | kättetoimetamise kuupäev | teenuse osutamise kuupäev | lähetuskuupäev | käibe tekkimise kuupäev | tarneaeg | teenuse kuupäev | kauba väljastamise kuupäev | töö teostamise kuupäev | käibe kuupäev | tarne tähtaeg | saatmise kuupäev | lähetamise kuupäev',
      ),
    },
    orderNumber: {
      strong: folded(
        'tellimuse n | teie tellimus | ostutellimuse n | tellimus n | teie tellimuse n | meie tellimuse n | ostutellimus n | müügitellimuse n | tellimuse kood',
      ),
      weak: folded('tellimus'),
    },
    contractNumber: {
      strong: folded('lepingu n | leping n | poliisi n | poliis n | kindlustuslepingu n | üürilepingu n | laenulepingu n | müügilepingu n'),
      weak: folded('leping | mõõtepunkti n | mõõtepunkti eic | mõõtepunkti eic kood | tarbimiskoha n | tarbimiskoha eic'),
    },
    customerNumber: {
      strong: folded(
        'kliendi n | kliendi kood | ostja kood | viitekood | klient n | liikmenumber | liikme n | patsiendi n | abonendi n | ostja n',
      ),
    },
    sellerVatId: {
      strong: folded(
        'kmkr | kmkr n | käibemaksukohustuslase n | kmk n | km n | km reg n | km kood | kmkr kood | käibemaksukohustuslase registreerimise n | käibemaksukohustuslase kood | müüja kmkr | müüja kmkr n',
      ),
    },
    buyerVatId: {
      strong: folded(
        'ostja kmkr | kliendi kmkr | ostja kmkr n | ostja kmk n | ostja km n | kliendi kmkr n | kliendi km n | tellija kmkr | maksja kmkr',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'registrikood | reg kood | äriregistri kood | rg kood | registrinumber | äriregistri n | ettevõtte registrikood | registreerimisnumber',
      ),
    },
    currency: { strong: folded('valuuta') },
    lineTotal: { strong: folded('vahesumma') },
    netTotal: {
      strong: folded(
        'summa km ta | summa ilma käibemaksuta | kokku km ta | kokku käibemaksuta | summa käibemaksuta | maksustatav summa | kokku ilma km | summa ilma km | käibemaksuta | netosumma | kokku neto | käibemaksuta summa | maksustatav käive | kokku ilma käibemaksuta | vahesumma ilma käibemaksuta | kokku käibemaksuta summa',
      ),
      weak: folded('neto'),
    },
    taxTotal: {
      strong: folded(
        'käibemaks | käibemaks kokku | km kokku | käibemaksu summa | km summa | käibemaks 22 | km 22 | käibemaks 24 | käibemaks 20 | käibemaksu kokku | käibemaks 9 | lisandub käibemaks',
      ),
    },
    grossTotal: {
      strong: folded(
        'kokku km ga | summa koos käibemaksuga | kokku koos käibemaksuga | arve kokku | arve summa | summa kokku | kokku tasuda | tasumisele kuulub | summa km ga | tasuda kokku | lõppsumma | kogusumma | arve kogusumma | kokku koos km ga | summa koos km ga | kõik kokku | kogumaksumus | brutosumma | kokku maksta | kuulub tasumisele | tasumisele kuuluv summa',
      ),
      weak: folded('kokku | summa'),
    },
    paid: {
      strong: folded(
        'tasutud | makstud | ettemaks | ettemakstud | laekunud | tasutud summa | makstud summa | varem tasutud | tagatisraha | ettemaksu summa | laekunud summa',
      ),
    },
    amountDue: {
      strong: folded(
        'tasuda | jääb tasuda | tasumata | võlgnevus | maksta | maksta jääb | tasumisele | tasumata summa | tasumisele kuuluv jääk | maksta kokku | maksmata',
      ),
      weak: folded('jääk'),
    },
    sellerName: {
      strong: folded(
        'müüja | tarnija | teenuse osutaja | arve väljastaja | hankija | üürileandja | töövõtja | arve esitaja | müüja nimi | teenusepakkuja | teostaja | tarnija nimi | makse saaja',
      ),
    },
    buyerName: {
      strong: folded(
        'ostja | klient | tellija | arve saaja | maksja | kliendi nimi | üürnik | ostja nimi | arve adressaat | kindlustusvõtja | tellija nimi',
      ),
      weak: folded('saaja | patsient | kindlustatu | liige | patsiendi nimi | külaline | tarbija'),
    },
    shipTo: { strong: folded('tarneaadress | tarnekoht | kauba saaja | kohaletoimetamise aadress | objekt') },
    shipFrom: { strong: folded('lähtekoht | kauba saatja') },
    period: {
      strong: folded(
        'periood | arvestusperiood | arveldusperiood | ajavahemik | väljavõtte periood | arve periood | teenuse periood | kindlustusperiood | üüriperiood | tarbimisperiood | perioodi eest',
      ),
    },
    openingBalance: {
      weak: folded('saldo seisuga | jääk seisuga | konto jääk seisuga | võlg seisuga | kassa jääk seisuga'),
      strong: folded(
        'algsaldo | algjääk | saldo alguses | jääk alguses | saldo perioodi alguses | jääk perioodi alguses | perioodi algsaldo | perioodi algjääk | algseis',
      ),
    },
    closingBalance: {
      weak: folded('saldo seisuga | jääk seisuga | konto jääk seisuga | võlg seisuga | kassa jääk seisuga'),
      strong: folded(
        'lõppsaldo | lõppjääk | saldo lõpus | jääk lõpus | saldo perioodi lõpus | jääk perioodi lõpus | perioodi lõppsaldo | perioodi lõppjääk',
      ),
    },
    accountNumber: {
      strong: folded(
        'kaardi number | arvelduskonto | arveldusarve | kontonumber | arveldusarve n | pangakonto | pangakonto n | arvelduskonto n | a a nr | saaja konto | saaja konto n | pangaarve',
      ),
      weak: folded('konto'),
    },
    accountHolder: { strong: folded('konto omanik | konto omaniku nimi') },
    paymentTerms: { strong: folded('maksetingimused | makseviis | maksetingimus') },
    phone: { strong: folded('tel | telefon') },
    email: { strong: folded('e post | e mail') },
    bankName: { strong: folded('pank | panga nimi | saaja pank | teenindav pank') },
    contact: { strong: folded('kontaktisik | arve koostas | müügijuht') },
    discountTotal: { strong: folded('allahindlus | soodustus | allahindluse summa | soodustuse summa | allahindlus kokku') },
    chargeTotal: { strong: folded('transport | saatmiskulu | tarne | käsitlustasu') },
    roundingAmount: { strong: folded('ümardamine | ümardus') },
    cashTendered: {
      strong: folded('sularaha | pangakaart | kaart | kaardimakse | sularahas | pangakaardiga | deebetkaart | krediitkaart'),
    },
    change: { strong: folded('tagasi | vahetusraha') },
    page: { strong: folded('lk | leht') },
    deliveryNoteNumber: { strong: folded('saatelehe n') },
    orderDate: { strong: folded('tellimuse kuupäev') },
    yourReference: { strong: folded('viitenumber | viitenumber maksmisel') },
    iban: { strong: folded('iban konto | pangakonto iban | saaja iban') },
  },
  titles: {
    'Credit Note': folded('kreeditarve | kreeditarve nr | krediitarve'),
    Invoice: folded(
      'arve | ettemaksuarve | arve saateleht | müügiarve | koondarve | üüriarve | elektriarve | arve faktuur | müügiarve saateleht',
    ),
    Receipt: folded('kviitung | tšekk | kassatšekk | maksekviitung | kassa sissetuleku order | sissetuleku order'),
    'Bank Statement': folded(
      'konto väljavõte | kontoväljavõte | pangakonto väljavõte | väljavõte | pangaväljavõte | konto väljavõte perioodi kohta',
    ),
    'Purchase Order': folded('tellimus | ostutellimus | tellimuse kinnitus | tellimusleht'),
    Quote: folded('hinnapakkumine | pakkumine | hinnapakkumus | kommertspakkumine | kalkulatsioon | hinnakalkulatsioon'),
    'Delivery Note': folded(
      'saateleht | veoseleht | pakkeleht | üleandmise akt | kauba saateleht | tarneleht | vastuvõtuakt | üleandmise vastuvõtmise akt',
    ),
    'Price List': folded('hinnakiri | menüü | hinnaleht'),
    Report: folded(
      'aruanne | aastaaruanne | katseprotokoll | protokoll | analüüsi tulemused | majandusaasta aruanne | koosoleku protokoll | uuringu tulemused',
    ),
    Form: folded('avaldus | taotlus | ankeet | vorm | tellimisvorm | registreerimisvorm'),
    Table: folded('tunniplaan | sõiduplaan | tulemused | graafik'),
  },
  copyMarks: folded('originaal | koopia | duplikaat'),
  labelFillers: folded('eur | km | nr | ilma | koos'),
  netWords: folded('ilma'),
  grossWords: folded('koos'),
  creditMarks: folded('kreedit'),
  invoiceMarks: folded('arve'),
  totals: folded(
    'kokku | summa | käibemaks | vahesumma | tasuda | arve kokku | summa kokku | lõppsumma | kogusumma | kõik kokku | netosumma',
  ),
  payments: folded('sularaha | käibemaks | pangakaart | allahindlus'),
  units: folded('tk | kmpl'),
  columns: {
    position: folded('jrk | jrk n | n'),
    articleNumber: folded('kood | tootekood | ribakood | artikli nr | toote nr | tootenumber'),
    description: folded('nimetus | kirjeldus | kauba nimetus | toode | teenus | kaup | kauba või teenuse nimetus | selgitus'),
    quantity: folded('kogus | arv | hulk | tk'),
    unit: folded('ühik | mõõtühik | mõõt | mõõtüh'),
    unitPrice: folded('hind | ühiku hind | ühikuhind | hind km ta | hind eur | tükihind'),
    discount: folded('allahindlus | ah | ah % | soodustus'),
    taxRate: folded('km % | käibemaks % | km määr'),
    taxAmount: folded('km summa | käibemaks'),
    lineTotal: folded('summa | kokku | summa eur | summa km ta | maksumus | summa km ga | hind kokku'),
    date: folded('kuupäev | kpv'),
    debit: folded('deebet | väljaminek | väljaminekud | väljamaksed'),
    credit: folded('kreedit | laekumine | laekumised | sissetulek'),
    balance: folded('saldo | jääk | kontojääk'),
  },
  greetings: folded('lugupeetud | austatud | tere'),
  signing: folded('allkiri'),
  streets: folded('tänav | mnt | pst'),
  signedForms: list('oü'),
  legalForms: folded('mtü | osaühing | aktsiaselts'),
  leadingLegalForms: folded('mtü'),
  countries: folded('eesti'),
  contacts: folded('tel | telefon | e post | registrikood | reg kood | kmkr | pank'),
  bankWords: folded('pank'),
  bankParts: list('pank'),
  confirmationMarks: folded('kinnitus'),
  tillWords: folded('kassapidaja | laud | teenindaja | kassa | kviitung nr'),
};
