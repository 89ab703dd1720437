import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Estonian. */
export const ESTONIAN: LanguageLexicon = {
  code: 'et',
  smallWords: folded(
    'ja | või | ning | kokku | summa | kuupäev | käibemaks | eur | hind | kogus | arve | tasuda | ostja | müüja | kaup | aadress | telefon | maksetähtaeg | palun | koos',
  ),
  numberWords: folded('nr | number'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'arve n | kreeditarve n | dokumendi n | kviitungi n | tšeki n | ettemaksuarve n | arve n nr | pakkumise n | hinnapakkumise n | saatelehe arve n | akti n | väljavõtte n',
      ),
      weak: folded('arve'),
    },
    issueDate: {
      strong: folded(
        'arve kuupäev | kuupäev arvel | dokumendi kuupäev | väljastatud | koostamise kuupäev | arve väljastamise kuupäev | väljastamise kuupäev | väljastatud kuupäev | arve koostatud | koostatud | pakkumise kuupäev | väljavõtte kuupäev | kuupäev ja kellaaeg | ostukuupäev | müügikuupäev | trükitud arve | analüüsi kuupäev',
      ),
      weak: folded('kuupäev'),
    },
    dueDate: {
      strong: folded(
        'maksetähtaeg | tasuda enne | tasumise tähtaeg | maksetähtpäev | tähtaeg | tasuda hiljemalt | maksepäev | tasuda kuni | palume tasuda | palume tasuda hiljemalt | maksetähtaja kuupäev | tasumise kuupäev | makstava summa tähtaeg',
      ),
    },
    deliveryDate: {
      strong: folded(
        'tarnekuupäev | kättetoimetamise kuupäev | teenuse osutamise kuupäev | lähetuskuupäev | käibe tekkimise kuupäev | tarneaeg | tarnetähtaeg | kauba väljastamise kuupäev | teenuse kuupäev | teenuse osutamise aeg | lähetamise kuupäev | peale laadimise kuupäev',
      ),
    },
    orderNumber: {
      strong: folded(
        'tellimuse n | teie tellimus | ostutellimuse n | tellimus n | teie tellimuse n | müügitellimuse n | töökäsu n | broneeringu number',
      ),
      weak: folded('tellimus'),
    },
    contractNumber: {
      strong: folded('lepingu n | leping n | üürilepingu n | kindlustuspoliisi n | poliisi n | objekti n'),
      weak: folded('leping'),
    },
    customerNumber: {
      strong: folded('kliendi n | kliendi kood | ostja kood | viitekood | ostja number | tarbija number | tarbimiskoha n'),
    },
    sellerVatId: { strong: folded('kmkr | kmkr n | käibemaksukohustuslase n | kmk n | km n | km reg n') },
    buyerVatId: { strong: folded('ostja kmkr | kliendi kmkr | ostja kmkr n | ostja kmk n') },
    sellerRegistrationNumber: { strong: folded('registrikood | reg kood | äriregistri kood | rg kood') },
    currency: { strong: folded('valuuta') },
    lineTotal: { strong: folded('vahesumma') },
    netTotal: {
      strong: folded(
        'summa km ta | summa ilma käibemaksuta | kokku km ta | kokku käibemaksuta | summa käibemaksuta | maksustatav summa | kokku ilma km | summa ilma km | käibemaksuta | summa km ta eur | neto kokku | neto summa | maksustatav käive | maksustatav kokku | kokku ilma käibemaksuta | vahesumma km ta | km ta kokku | käive kokku',
      ),
      weak: folded('neto'),
    },
    taxTotal: {
      strong: folded(
        'käibemaks | käibemaks kokku | km kokku | käibemaksu summa | km summa | käibemaks 22 | km 22 | käibemaks 24 | käibemaks eur | käibemaksu kokku',
      ),
    },
    grossTotal: {
      strong: folded(
        'kokku km ga | summa koos käibemaksuga | kokku koos käibemaksuga | arve kokku | arve summa | summa kokku | kokku tasuda | tasumisele kuulub | summa km ga | tasuda kokku | lõppsumma | kogusumma | kokku eur | kokku tasumisele | tasuda kokku eur | kokku eurot | summa koos km ga | kokku km ga eur | maksumus kokku | tellimuse summa | pakkumise summa | kogumaksumus | arve kogusumma | ost kokku | makse summa',
      ),
      weak: folded('kokku | summa'),
    },
    paid: {
      strong: folded(
        'tasutud | makstud | ettemaks | ettemakstud | laekunud | makstud summa | tasutud summa | laekunud maksed | ettemaksu summa | tasutud kaardiga | makstud ettemaks',
      ),
    },
    amountDue: {
      strong: folded(
        'tasuda | jääb tasuda | tasumata | võlgnevus | maksta | maksta jääb | tasumisele | tasuda jääb | jääk tasuda | tasumata summa | võlg | võlgnevus kokku | tasuda eur | tasumisele kuuluv summa',
      ),
      weak: folded('jääk'),
    },
    sellerName: {
      strong: folded(
        'müüja | tarnija | teenuse osutaja | arve väljastaja | hankija | üürileandja | töövõtja | müüja nimi | tarnija nimi | kindlustusandja | vedaja | tööandja | teenusepakkuja',
      ),
    },
    buyerName: {
      strong: folded(
        'ostja | klient | tellija | arve saaja | maksja | kliendi nimi | üürnik | ostja nimi | maksja nimi | arve saaja nimi | tellija nimi | kindlustusvõtja | tarbija',
      ),
      weak: folded('saaja | patsient'),
    },
    shipTo: {
      strong: folded(
        'tarneaadress | tarnekoht | kauba saaja | kohaletoimetamise aadress | objekt | kättetoimetamise koht | mahalaadimise koht | objekti aadress | tarbimiskoht',
      ),
    },
    shipFrom: { strong: folded('lähtekoht | kauba saatja') },
    period: {
      strong: folded(
        'periood | arvestusperiood | arveldusperiood | ajavahemik | arve periood | arvestuskuu | kuu | tarbimisperiood | väljavõtte periood | perioodi eest',
      ),
    },
    openingBalance: { strong: folded('algsaldo | algjääk') },
    closingBalance: { strong: folded('lõppsaldo | lõppjääk') },
    accountNumber: { strong: folded('arvelduskonto | a a | arveldusarve'), weak: folded('konto') },
    accountHolder: { strong: folded('konto omanik') },
    paymentTerms: { strong: folded('maksetingimused | makseviis | maksetingimus') },
    phone: { strong: folded('tel | telefon') },
    email: { strong: folded('e post | e mail') },
    bankName: { strong: folded('pank') },
    contact: { strong: folded('kontaktisik | arve koostas | müügijuht') },
    discountTotal: { strong: folded('allahindlus | soodustus | allahindlus kokku | soodustus kokku | allahindluse summa') },
    chargeTotal: {
      strong: folded(
        'transport | saatmiskulu | tarne | käsitlustasu | transpordikulu | tarnekulu | saatekulud | teenustasu | viivis | viivised | pakend | pandipakend',
      ),
    },
    roundingAmount: { strong: folded('ümardamine | ümardus') },
    cashTendered: { strong: folded('sularaha | pangakaart') },
    change: { strong: folded('tagasi | vahetusraha') },
    page: { strong: folded('lk | leht') },
    deliveryNoteNumber: { strong: folded('saatelehe n') },
    orderDate: { strong: folded('tellimuse kuupäev') },
    yourReference: { strong: folded('viitenumber | viitenumber maksmisel') },
  },
  titles: {
    'Credit Note': folded('kreeditarve | kreeditarve nr'),
    Invoice: folded('arve | ettemaksuarve | arve saateleht | müügiarve'),
    Receipt: folded('kviitung | tšekk | kassatšekk | maksekviitung'),
    'Bank Statement': folded('konto väljavõte | kontoväljavõte | pangakonto väljavõte'),
    'Purchase Order': folded('tellimus | ostutellimus | tellimuse kinnitus'),
    Quote: folded('hinnapakkumine | pakkumine | hinnapakkumus'),
    'Delivery Note': folded('saateleht | veoseleht | pakkeleht | üleandmise akt'),
    'Price List': folded('hinnakiri | menüü'),
    Report: folded('aruanne | aastaaruanne | katseprotokoll | protokoll | analüüsi tulemused'),
    Form: folded('avaldus | taotlus | ankeet | vorm'),
    Table: folded('tunniplaan | sõiduplaan | tulemused | graafik'),
  },
  copyMarks: folded('originaal | koopia | duplikaat'),
  labelFillers: folded('eur | km | nr | ilma | koos'),
  netWords: folded('ilma'),
  grossWords: folded('koos'),
  creditMarks: folded('kreedit'),
  invoiceMarks: folded('arve'),
  totals: folded(
    'kokku | summa | käibemaks | vahesumma | tasuda | arve kokku | summa kokku | kokku km ta | kokku km ga | summa km ta | käibemaks kokku | kokku eur | kokku tasuda | neto kokku | lõppsumma | allahindlus kokku | tasumisele kuulub | deebet kokku | kreedit kokku | väljamakse | brutopalk | netopalk | kokku kg',
  ),
  payments: folded('sularaha | käibemaks | pangakaart | allahindlus'),
  units: folded(
    'tk | kmpl | tk. | tükk | kg | kmpl. | kompl | pk | pakk | kast | rull | m2 | m3 | jm | meeter | km | kwh | liiter | tund | päev | kuu | aasta | öö | paar | pdl | pudel | kott | töötund',
  ),
  columns: {
    position: folded('jrk | jrk n | n'),
    articleNumber: folded('kood | tootekood | ribakood | kauba kood | artikli kood | laokood | toote kood'),
    description: folded(
      'nimetus | kirjeldus | kauba nimetus | toode | teenus | kaup | kauba või teenuse nimetus | selgitus | kauba teenuse nimetus | kauba kirjeldus | teenuse nimetus | toote nimetus | töö kirjeldus | kaup teenus | tehing | makse selgitus | saaja maksja | töö nimetus',
    ),
    quantity: folded('kogus | arv | hulk | kogus tk | tunnid | tunde | kaal kg | tellitud kogus'),
    unit: folded('ühik | mõõtühik | mõõt | mõõdu ühik'),
    unitPrice: folded(
      'hind | ühiku hind | ühikuhind | hind km ta | hind eur | hind km ga | ühiku hind km ta | tk hind | hind tk | tunnihind | ühikuhind eur | hind ühik | hind ilma km',
    ),
    discount: folded('allahindlus | ah | ah % | soodustus'),
    taxRate: folded('km % | käibemaks % | km määr'),
    taxAmount: folded('km summa | käibemaks'),
    lineTotal: folded(
      'summa | kokku | summa eur | summa km ta | maksumus | summa km ga | summa käibemaksuta | kokku eur | summa kokku | kokku km ta | kokku km ga | hind kokku | rea summa',
    ),
    date: folded('kuupäev | kande kuupäev | tehingu kuupäev | väärtuspäev'),
    debit: folded('deebet | väljaminek | deebet eur | väljaminek eur | makstud'),
    credit: folded('kreedit | laekumine | kreedit eur | sissetulek | laekunud'),
    balance: folded('saldo | jääk'),
  },
  greetings: folded('lugupeetud | austatud | tere'),
  streets: folded('tänav | mnt | pst'),
  legalForms: folded('mtü'),
  leadingLegalForms: folded('mtü'),
  countries: folded('eesti'),
  contacts: folded('tel | telefon | e post | registrikood | reg kood | kmkr | pank'),
  bankWords: folded('pank'),
  confirmationMarks: folded('kinnitus'),
  tillWords: folded('kassapidaja | laud | teenindaja | kassa | kviitung nr'),
  payWords: folded(
    'brutopalk | netopalk | põhipalk | tulumaks | töötuskindlustusmakse | kogumispension | sotsiaalmaks | maksuvaba tulu | puhkusetasu | väljamakse | lisatasu | ületunnid',
  ),
};
