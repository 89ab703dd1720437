import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Latvian. */
export const LATVIAN: LanguageLexicon = {
  code: 'lv',
  smallWords: folded(
    'un | vai | no | par | ar | summa | kopā | datums | pvn | eur | cena | daudzums | apmaksai | pircējs | rēķins | preces | adrese | reģ | samaksāt | līdz',
  ),
  numberWords: folded('nr | numurs'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'rēķina n | rēķins n | pavadzīmes rēķina n | dokumenta n | čeka n | kredītrēķina n | rēķins faktūra n | rēķina faktūras n | avansa rēķina n | pavadzīmes n rēķins | piedāvājuma n | tāmes n | kvīts n | pārskata n | akta n | izraksta n',
      ),
      weak: folded('rēķins'),
    },
    issueDate: {
      strong: folded(
        'rēķina datums | izrakstīšanas datums | dokumenta datums | izrakstīts | sagatavots | izdošanas datums | datums un vieta | rēķina izrakstīšanas datums | izrakstīšanas datums un vieta | dokumenta izrakstīšanas datums | sastādīšanas datums | sagatavošanas datums | piedāvājuma datums | pirkuma datums | datums un laiks | čeka datums | testēšanas datums',
      ),
      weak: folded('datums'),
    },
    dueDate: {
      strong: folded(
        'apmaksas termiņš | apmaksāt līdz | samaksāt līdz | maksājuma termiņš | apmaksas datums | lūdzam apmaksāt līdz | apmaksa līdz | apmaksas termiņš līdz | samaksas termiņš | samaksas datums | maksāt līdz | lūdzu apmaksāt līdz | rēķina apmaksas termiņš | jāapmaksā līdz | maksājuma datums',
      ),
    },
    deliveryDate: {
      strong: folded(
        'piegādes datums | preču piegādes datums | pakalpojuma sniegšanas datums | izsniegšanas datums | nosūtīšanas datums | piegādāt līdz | piegādes termiņš | preču izsniegšanas datums | pakalpojuma datums | pakalpojumu sniegšanas datums | preču nosūtīšanas datums | iekraušanas datums | izkraušanas datums',
      ),
    },
    orderNumber: {
      strong: folded(
        'pasūtījuma n | jūsu pasūtījuma n | pirkuma pasūtījuma n | pasūtījums n | jūsu pasūtījums | klienta pasūtījuma n | darba uzdevuma n | rezervācijas n',
      ),
      weak: folded('pasūtījums'),
    },
    contractNumber: {
      strong: folded('līguma n | līgums n | nomas līguma n | polises n | apdrošināšanas polises n | objekta n'),
      weak: folded('līgums'),
    },
    customerNumber: {
      strong: folded(
        'klienta n | klienta kods | abonenta n | pircēja n | maksātāja kods | klienta kods n | abonenta kods | pircēja kods | maksātāja numurs',
      ),
    },
    sellerVatId: { strong: folded('pvn n | pvn reģistrācijas n | pvn reģ n | pvn maksātāja n | pvn kods | piegādātāja pvn n') },
    buyerVatId: { strong: folded('pircēja pvn n | klienta pvn n | saņēmēja pvn n | pasūtītāja pvn n') },
    sellerRegistrationNumber: { strong: folded('reģistrācijas n | vienotais reģistrācijas n') },
    currency: { strong: folded('valūta') },
    lineTotal: { strong: folded('starpsumma') },
    netTotal: {
      strong: folded(
        'summa bez pvn | kopā bez pvn | pavisam bez pvn | ar pvn apliekamā summa | apliekamā summa | summa bez pvn eur | kopā bez pvn eur | summa bez nodokļa | kopā bez nodokļa | ar pvn 21 apliekamā summa | vērtība bez pvn | neto summa',
      ),
      weak: folded('bez pvn'),
    },
    taxTotal: {
      strong: folded(
        'pvn | pvn summa | pvn kopā | pvn 21 | kopā pvn | pievienotās vērtības nodoklis | pvn eur | pvn summa eur | pvn kopsumma | nodoklis kopā',
      ),
    },
    grossTotal: {
      strong: folded(
        'summa ar pvn | kopā ar pvn | pavisam apmaksai | kopā apmaksai | summa apmaksai | pavisam kopā | rēķina summa | summa kopā | kopējā summa | kopsumma | kopā eur | kopā apmaksai eur | pavisam apmaksai eur | summa apmaksai eur | kopā ar pvn eur | summa ar pvn eur | pavisam eur | kopējā summa apmaksai | pasūtījuma summa | piedāvājuma summa | pirkuma summa | kopējā cena | gala summa | rēķina kopsumma',
      ),
      weak: folded('kopā | pavisam | summa'),
    },
    paid: {
      strong: folded(
        'apmaksāts | samaksāts | avanss | priekšapmaksa | saņemts | samaksāts ar karti | apmaksātā summa | samaksātā summa | avansa maksājums | saņemtie maksājumi | iemaksāts',
      ),
    },
    amountDue: {
      strong: folded(
        'atlikums apmaksai | jāmaksā | maksājamā summa | parāds | līdz apmaksai | summa samaksai | kopā samaksai | atlikusī summa | parāds kopā | kopā jāmaksā | neapmaksātā summa | parāda summa',
      ),
      weak: folded('apmaksai'),
    },
    sellerName: {
      strong: folded(
        'pārdevējs | piegādātājs | pakalpojuma sniedzējs | izpildītājs | preču nosūtītājs | rēķina izrakstītājs | iznomātājs | piegādātāja nosaukums | pārdevēja nosaukums | apdrošinātājs | pārvadātājs | darba devējs | pakalpojumu sniedzējs',
      ),
    },
    buyerName: {
      strong: folded(
        'pircējs | klients | pasūtītājs | maksātājs | preču saņēmējs | pakalpojuma saņēmējs | abonents | nomnieks | klienta nosaukums | pircēja nosaukums | maksātāja nosaukums | īrnieks | apdrošinājuma ņēmējs | lietotājs | klienta vārds',
      ),
      weak: folded('saņēmējs | pacients'),
    },
    shipTo: {
      strong: folded(
        'piegādes adrese | piegādes vieta | izkraušanas vieta | objekta adrese | preču izkraušanas vieta | preču saņemšanas vieta | piegādes adrese un vieta',
      ),
    },
    shipFrom: { strong: folded('iekraušanas vieta') },
    period: {
      strong: folded(
        'periods | norēķinu periods | par periodu | rēķina periods | rēķina par periodu | norēķinu mēnesis | mēnesis | patēriņa periods | izraksta periods',
      ),
    },
    openingBalance: { strong: folded('sākuma atlikums | atlikums perioda sākumā') },
    closingBalance: { strong: folded('beigu atlikums | atlikums perioda beigās') },
    accountNumber: { strong: folded('konta n | norēķinu konts | bankas konts'), weak: folded('konts') },
    accountHolder: { strong: folded('konta īpašnieks') },
    paymentTerms: { strong: folded('apmaksas nosacījumi | apmaksas veids | norēķinu veids | samaksas veids') },
    phone: { strong: folded('tālr | tālrunis | tel') },
    email: { strong: folded('e pasts') },
    bankName: { strong: folded('banka') },
    contact: { strong: folded('kontaktpersona | menedžeris | rēķinu izrakstīja') },
    discountTotal: { strong: folded('atlaide | atlaides summa | kopējā atlaide | atlaide kopā | atlaides kopā') },
    chargeTotal: {
      strong: folded(
        'piegāde | piegādes maksa | transports | transporta izdevumi | piegādes izmaksas | pasta izdevumi | apkalpošanas maksa | līgumsods | nokavējuma procenti | iepakojums | depozīts iepakojumam',
      ),
    },
    roundingAmount: { strong: folded('noapaļošana') },
    cashTendered: { strong: folded('skaidra nauda | maksājumu karte') },
    change: { strong: folded('atlikums izdots | izdots') },
    page: { strong: folded('lapa | lpp') },
    deliveryNoteNumber: { strong: folded('pavadzīmes n') },
    orderDate: { strong: folded('pasūtījuma datums') },
  },
  titles: {
    'Credit Note': folded('kredītrēķins | kredīta rēķins'),
    Invoice: folded('rēķins | avansa rēķins | priekšapmaksas rēķins | rēķins faktūra'),
    Receipt: folded('čeks | kvīts | kases čeks | maksājuma kvīts'),
    'Bank Statement': folded('konta izraksts | konta pārskats | bankas izraksts'),
    'Purchase Order': folded('pasūtījums | pirkuma pasūtījums | pasūtījuma apstiprinājums'),
    Quote: folded('piedāvājums | cenu piedāvājums | tāme'),
    'Delivery Note': folded('pavadzīme | preču pavadzīme | piegādes pavadzīme | transporta pavadzīme'),
    'Price List': folded('cenrādis | cenu lapa | ēdienkarte'),
    Report: folded('pārskats | gada pārskats | testēšanas pārskats | protokols | atskaite'),
    Form: folded('iesniegums | pieteikums | veidlapa | anketa | pieteikuma veidlapa'),
    Table: folded('saraksts | grafiks | stundu saraksts | rezultāti'),
  },
  copyMarks: folded('oriģināls | kopija | dublikāts'),
  labelFillers: folded('eur | pvn | nr'),
  creditMarks: folded('kredīt'),
  invoiceMarks: folded('rēķin'),
  totals: folded(
    'kopā | pavisam | summa bez pvn | pvn summa | summa ar pvn | summa apmaksai | starpsumma | kopsumma | kopā bez pvn | kopā ar pvn | kopā eur | kopā apmaksai | pvn kopā | pavisam apmaksai | pavisam kopā | kopējā summa | atlaide kopā | kopā debets | kopā kredīts | summa kopā | starpsumma bez pvn | izmaksai | bruto alga | neto alga',
  ),
  payments: folded('skaidra nauda | pvn | maksājumu karte | atlaide | izdots'),
  units: folded(
    'gab | kompl | gab. | gabali | kg | kompl. | kpl | iep | iepak | kaste | rullis | m2 | m3 | tm | metrs | km | kwh | litrs | stunda | st | diena | dienas | mēn | mēnesis | gads | nakts | pāris | pud | pudele | maiss',
  ),
  columns: {
    position: folded('n p k | npk | n'),
    articleNumber: folded('kods | preces kods | artikuls | svītrkods | artikula kods | preču kods | produkta kods | pakalpojuma kods'),
    description: folded(
      'nosaukums | preces nosaukums | apraksts | pakalpojums | prece | preces pakalpojuma nosaukums | nosaukums apraksts | preču nosaukums | pakalpojuma nosaukums | preces vai pakalpojuma nosaukums | preču pakalpojumu nosaukums | darba nosaukums | produkts | darījuma apraksts | maksājuma mērķis | saņēmējs maksātājs | pakalpojumi',
    ),
    quantity: folded('daudzums | daudz | skaits | daudzums gab | stundas | svars kg | pasūtītais daudzums'),
    unit: folded('mērv | mērvienība | mērv | mērvien | vienība | mēra vienība'),
    unitPrice: folded(
      'cena | cena bez pvn | vienības cena | cena eur | cena par vienību | cena ar pvn | cena bez pvn eur | cena gab | vienības cena bez pvn | cena vienībai | stundas likme | gab cena',
    ),
    discount: folded('atlaide | atlaide %'),
    taxRate: folded('pvn % | pvn likme | pvn'),
    taxAmount: folded('pvn summa | pvn eur'),
    lineTotal: folded(
      'summa | summa bez pvn | summa eur | kopā | summa ar pvn | vērtība | kopā eur | kopā bez pvn | kopā ar pvn | summa kopā | cena kopā | kopsumma | vērtība eur',
    ),
    date: folded('datums | darījuma datums | valutēšanas datums | grāmatošanas datums'),
    debit: folded('debets | izdevumi | debets eur | izmaksāts | izejošais'),
    credit: folded('kredīts | ieņēmumi | kredīts eur | iemaksāts | ienākošais'),
    balance: folded('atlikums'),
  },
  greetings: folded('cienījamais | cienījamā | godātais | labdien'),
  streets: folded('iela | prospekts | bulvāris | ceļš'),
  legalForms: folded('sia'),
  leadingLegalForms: folded('sia'),
  countries: folded('latvija'),
  contacts: folded('tālr | tālrunis | e pasts | reģ | pvn | banka'),
  bankWords: folded('banka'),
  confirmationMarks: folded('apstiprinājums'),
  tillWords: folded('kasieris | galds | viesmīlis | kases aparāts | dokuments nr'),
  payWords: folded(
    'bruto alga | neto alga | pamatalga | iedzīvotāju ienākuma nodoklis | iin | vsaoi | darba ņēmēja vsaoi | neapliekamais minimums | atvaļinājuma nauda | virsstundas | izmaksai | slimības nauda | piemaksa',
  ),
};
