import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Latvian. */
export const LATVIAN: LanguageLexicon = {
  code: 'lv',
  latinModel: 'lav',
  stemOpenings: list('Ie'),
  letters: 'āčēģīķļņšūž',
  charsets: list('windows-1257'),
  smallWords: folded(
    'un | vai | no | par | ar | summa | kopā | datums | pvn | eur | cena | daudzums | apmaksai | pircējs | rēķins | preces | adrese | reģ | samaksāt | līdz',
  ),
  dates: {
    months: {
      1: list('janvārī | janvārim'),
      2: list('februārī | februārim'),
      3: list('martā | martam'),
      4: list('aprīlī | aprīlim'),
      5: list('maijā | maijam'),
      6: list('jūnijā | jūnijam'),
      7: list('jūlijā | jūlijam'),
      8: list('augustā | augustam'),
      9: list('septembrī | septembrim'),
      10: list('oktobrī | oktobrim'),
      11: list('novembrī | novembrim'),
      12: list('decembrī | decembrim'),
    },
    yearWords: list('gada'),
  },
  numberWords: folded('nr | numurs'),
  labels: {
    periodFrom: { strong: folded('perioda sākums | sākuma datums | periods no | perioda sākuma datums') },
    periodTo: { strong: folded('perioda beigas | beigu datums | periods līdz | līdz datumam | perioda beigu datums') },
    invoiceNumber: {
      strong: folded(
        'rēķina n | rēķins n | pavadzīmes rēķina n | dokumenta n | čeka n | kredītrēķina n | rēķina faktūras n | kases čeka n | kvīts n | kvīts sērija n | avansa rēķina n | rēķina sērija n | rēķins faktūra n | kredītrēķins n | kases orderis n',
      ),
      weak: folded('rēķins | piedāvājuma n'),
    },
    issueDate: {
      strong: folded(
        'rēķina datums | izrakstīšanas datums | dokumenta datums | izrakstīts | sagatavots | izdošanas datums | datums un vieta | izrakstīšanas diena | sastādīšanas datums | izdošanas diena | piedāvājuma datums | noformēšanas datums | dokumenta izrakstīšanas datums | vieta un datums | izrakstīšanas datums un vieta | pavadzīmes datums',
      ),
      weak: folded('datums'),
    },
    dueDate: {
      strong: folded(
        'apmaksas termiņš | apmaksāt līdz | samaksāt līdz | maksājuma termiņš | apmaksas datums | lūdzam apmaksāt līdz | apmaksa līdz | samaksas termiņš | samaksas datums | maksāt līdz | apmaksāt līdz datumam | samaksāt līdz datumam | rēķina apmaksas termiņš | norēķinu termiņš | maksājuma datums | apmaksas diena',
      ),
    },
    deliveryDate: {
      strong: folded(
        'piegādes datums | preču piegādes datums | pakalpojuma sniegšanas datums | izsniegšanas datums | nosūtīšanas datums | piegādāt līdz | piegādes termiņš | darījuma datums | saņemšanas datums | preču izsniegšanas datums | pakalpojumu sniegšanas datums | preču nosūtīšanas datums | izpildes datums | piegādes diena',
      ),
    },
    orderNumber: {
      strong: folded(
        'pasūtījuma n | jūsu pasūtījuma n | pirkuma pasūtījuma n | pasūtījums n | mūsu pasūtījuma n | pasūtījuma kods | klienta pasūtījuma n',
      ),
      weak: folded('pasūtījums'),
    },
    contractNumber: {
      strong: folded(
        'līguma n | līgums n | polises n | polise n | apdrošināšanas polises n | apdrošināšanas līguma n | īres līguma n | nomas līguma n | aizdevuma līguma n',
      ),
      weak: folded('līgums | objekta eic kods | eic numurs | pieslēguma n | objekta n'),
    },
    customerNumber: {
      strong: folded(
        'klienta n | klienta kods | abonenta n | pircēja n | maksātāja kods | klients n | pircēja kods | abonenta kods | abonenta līguma n | biedra n | pacienta n | maksātāja n | norēķinu konta kods',
      ),
    },
    sellerVatId: {
      strong: folded(
        'pvn n | pvn reģistrācijas n | pvn reģ n | pvn maksātāja n | pvn kods | piegādātāja pvn n | pvn reģistra n | nodokļu maksātāja kods | nodokļu maksātāja reģistrācijas n | pvn maksātāja reģ n | pārdevēja pvn n | nmr kods | nodokļa maksātāja kods',
      ),
    },
    buyerVatId: {
      strong: folded(
        'pircēja pvn n | klienta pvn n | saņēmēja pvn n | pasūtītāja pvn n | pircēja pvn reģ n | pircēja pvn reģistrācijas n | klienta pvn reģ n | maksātāja pvn n | saņēmēja pvn reģ n',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'reģistrācijas n | vienotais reģistrācijas n | reģ numurs | vienotais reģ n | uzņēmuma reģistrācijas n | uzņēmuma reģ n | reģistrācijas kods | komersanta reģistrācijas n | uzņēmumu reģistra n',
      ),
    },
    currency: { strong: folded('valūta') },
    lineTotal: { strong: folded('starpsumma') },
    netTotal: {
      strong: folded(
        'summa bez pvn | kopā bez pvn | pavisam bez pvn | ar pvn apliekamā summa | apliekamā summa | neto summa | summa neto | kopā neto | pavisam bez pvn eur | vērtība bez pvn | kopējā summa bez pvn | summa bez nodokļa | apliekamā vērtība | ar nodokli apliekamā summa',
      ),
      weak: folded('bez pvn'),
    },
    taxTotal: {
      strong: folded(
        'pvn | pvn summa | pvn kopā | pvn 21 | kopā pvn | pievienotās vērtības nodoklis | pvn 12 | pvn summa kopā | kopā pvn 21 | nodokļa summa | pvn pavisam',
      ),
    },
    grossTotal: {
      strong: folded(
        'summa ar pvn | kopā ar pvn | pavisam apmaksai | kopā apmaksai | summa apmaksai | pavisam kopā | rēķina summa | summa kopā | kopējā summa | kopsumma | kopā samaksai | pavisam samaksai | pavisam ar pvn | summa apmaksai ar pvn | kopējā summa ar pvn | rēķina kopsumma | gala summa | kopā apmaksāt | kopā eur ar pvn | bruto summa',
      ),
      weak: folded('kopā | pavisam | summa'),
    },
    paid: {
      strong: folded(
        'apmaksāts | samaksāts | avanss | priekšapmaksa | saņemts | apmaksātā summa | samaksātā summa | iemaksāts | avansa maksājums | priekšapmaksa saņemta | samaksāts avansā | drošības nauda | depozīts | saņemtais avanss',
      ),
    },
    amountDue: {
      strong: folded(
        'atlikums apmaksai | jāmaksā | maksājamā summa | parāds | līdz apmaksai | apmaksājamā summa | summa samaksai | kopā jāmaksā | parāda summa | neapmaksātā summa | atlikusī summa',
      ),
      weak: folded('apmaksai | samaksai'),
    },
    sellerName: {
      strong: folded(
        'pārdevējs | piegādātājs | pakalpojuma sniedzējs | izpildītājs | preču nosūtītājs | rēķina izrakstītājs | iznomātājs | pārdevēja nosaukums | piegādātāja nosaukums | preču piegādātājs | maksājuma saņēmējs | izsniedzējs | pakalpojumu sniedzējs',
      ),
    },
    buyerName: {
      strong: folded(
        'pircējs | klients | pasūtītājs | maksātājs | preču saņēmējs | pakalpojuma saņēmējs | abonents | nomnieks | pircēja nosaukums | klienta nosaukums | pakalpojumu saņēmējs | īrnieks | apdrošinājuma ņēmējs | rēķina saņēmējs | klienta vārds | maksātāja nosaukums',
      ),
      weak: folded('saņēmējs | pacients | apdrošinātais | biedrs | viesis | patērētājs | pacienta vārds'),
    },
    shipTo: { strong: folded('piegādes adrese | piegādes vieta | izkraušanas vieta | objekta adrese') },
    shipFrom: { strong: folded('iekraušanas vieta') },
    period: {
      strong: folded(
        'periods | norēķinu periods | par periodu | rēķina periods | pārskata periods | izraksta periods | pakalpojuma periods | apdrošināšanas periods | īres periods | laika periods | patēriņa periods | apmaksas periods | laika posms',
      ),
    },
    openingBalance: {
      weak: folded('atlikums uz | konta atlikums uz | saldo uz | kases atlikums uz'),
      strong: folded(
        'sākuma atlikums | atlikums perioda sākumā | atlikums sākumā | sākuma saldo | atlikums uz perioda sākumu | sākotnējais atlikums | saldo perioda sākumā | sākuma bilance',
      ),
    },
    closingBalance: {
      weak: folded('atlikums uz | konta atlikums uz | saldo uz | kases atlikums uz'),
      strong: folded(
        'beigu atlikums | atlikums perioda beigās | atlikums beigās | beigu saldo | atlikums uz perioda beigām | saldo perioda beigās | gala atlikums | beigu bilance',
      ),
    },
    accountNumber: {
      strong: folded(
        'kartes numurs | konta n | norēķinu konts | bankas konts | norēķinu konta n | bankas konta n | kartes n | bankas norēķinu konts | konts n | saņēmēja konts | saņēmēja konta n',
      ),
      weak: folded('konts'),
    },
    accountHolder: { strong: folded('konta īpašnieks | konta turētājs | konta īpašnieka vārds | kartes īpašnieks | konta nosaukums') },
    paymentTerms: { strong: folded('apmaksas nosacījumi | apmaksas veids | norēķinu veids | samaksas veids') },
    phone: { strong: folded('tālr | tālrunis | tel') },
    email: { strong: folded('e pasts') },
    bankName: { strong: folded('banka | bankas nosaukums | saņēmēja banka | kredītiestāde') },
    contact: { strong: folded('kontaktpersona | menedžeris | rēķinu izrakstīja') },
    discountTotal: { strong: folded('atlaide | atlaides summa | kopējā atlaide | atlaide kopā | atlaižu summa') },
    chargeTotal: { strong: folded('piegāde | piegādes maksa | transports') },
    roundingAmount: { strong: folded('noapaļošana | noapaļojums') },
    cashTendered: {
      strong: folded(
        'skaidra nauda | maksājumu karte | karte | bankas karte | ar karti | samaksats ar karti | samaksats skaidra nauda | norekinu karte',
      ),
    },
    change: { strong: folded('atlikums izdots | izdots') },
    page: { strong: folded('lapa | lpp') },
    deliveryNoteNumber: { strong: folded('pavadzīmes n') },
    orderDate: { strong: folded('pasūtījuma datums') },
    iban: { strong: folded('konts iban | iban konts | konta n iban | bankas konts iban | konta numurs iban') },
  },
  titles: {
    'Credit Note': folded('kredītrēķins | kredīta rēķins'),
    Invoice: folded(
      'rēķins | avansa rēķins | priekšapmaksas rēķins | rēķins faktūra | rēķins pavadzīme | preču pavadzīme rēķins | pavadzīme rēķins | nodokļu rēķins',
    ),
    Receipt: folded(
      'čeks | kvīts | kases čeks | maksājuma kvīts | maksājuma apstiprinājums | kases ieņēmumu orderis | stingrās uzskaites kvīts',
    ),
    'Bank Statement': folded(
      'konta izraksts | konta pārskats | bankas izraksts | norēķinu konta izraksts | kontu pārskats | konta izraksts par periodu',
    ),
    'Purchase Order': folded('pasūtījums | pirkuma pasūtījums | pasūtījuma apstiprinājums | pasūtījuma veidlapa | preču pasūtījums'),
    Quote: folded('piedāvājums | cenu piedāvājums | tāme | komercpiedāvājums | izmaksu tāme | cenas piedāvājums | darbu tāme'),
    'Delivery Note': folded(
      'pavadzīme | preču pavadzīme | piegādes pavadzīme | transporta pavadzīme | nodošanas pieņemšanas akts | pieņemšanas nodošanas akts | piegādes akts | cmr pavadzīme',
    ),
    'Price List': folded('cenrādis | cenu lapa | ēdienkarte | cenu saraksts | pakalpojumu cenrādis'),
    Report: folded(
      'pārskats | gada pārskats | testēšanas pārskats | protokols | atskaite | ziņojums | sapulces protokols | testēšanas protokols | analīžu rezultāti',
    ),
    Form: folded('iesniegums | pieteikums | veidlapa | anketa | pieteikuma veidlapa | reģistrācijas veidlapa | pasūtījuma anketa'),
    Table: folded('saraksts | grafiks | stundu saraksts | rezultāti'),
  },
  copyMarks: folded('oriģināls | kopija | dublikāts'),
  labelFillers: folded('eur | pvn | nr'),
  creditMarks: folded('kredīt'),
  invoiceMarks: folded('rēķin'),
  totals: folded(
    'kopā | pavisam | summa bez pvn | pvn summa | summa ar pvn | summa apmaksai | starpsumma | kopsumma | jāmaksā | kopējā summa',
  ),
  payments: folded('skaidra nauda | pvn | maksājumu karte | atlaide | izdots'),
  units: folded('gab | kompl'),
  columns: {
    position: folded('n p k | npk | n'),
    articleNumber: folded('kods | preces kods | artikuls | svītrkods | preces n | preces numurs | artikula nr'),
    description: folded(
      'nosaukums | preces nosaukums | apraksts | pakalpojums | prece | preces pakalpojuma nosaukums | nosaukums apraksts | maksājuma mērķis | produkts | informācija saņēmējam',
    ),
    quantity: folded('daudzums | daudz | skaits | gab | dzudums'),
    unit: folded('mērv | mērvienība | mērv | mērvien | mērvienības'),
    unitPrice: folded('cena | cena bez pvn | vienības cena | cena eur | cena par vienību'),
    discount: folded('atlaide | atlaide % | atl % | atlaides %'),
    taxRate: folded('pvn % | pvn likme | pvn'),
    taxAmount: folded('pvn summa | pvn eur'),
    lineTotal: folded('summa | summa bez pvn | summa eur | kopā | summa ar pvn | vērtība | kopējā cena | cena kopā'),
    date: folded('datums'),
    debit: folded('debets | izdevumi | izmaksāts | izejošie | izejošie maksājumi'),
    credit: folded('kredīts | ieņēmumi | iemaksāts | ienākošie | ienākošie maksājumi'),
    balance: folded('atlikums | bilance'),
  },
  greetings: folded('cienījamais | cienījamā | godātais | labdien'),
  signing: folded('paraksts'),
  streets: folded('iela | prospekts | bulvāris | ceļš'),
  legalForms: folded('sia'),
  leadingLegalForms: folded('sia'),
  countries: folded('latvija'),
  contacts: folded('tālr | tālrunis | e pasts | reģ | pvn | banka'),
  bankWords: folded('banka'),
  confirmationMarks: folded('apstiprinājums'),
  tillWords: folded('kasieris | galds | viesmīlis | kases aparāts | dokuments nr'),
};
