import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Latvian. */
export const LATVIAN: LanguageLexicon = {
  code: 'lv',
  letters: 'āčēģīķļņšūž',
  smallWords: folded(
    'un | vai | no | par | ar | summa | kopā | datums | pvn | eur | cena | daudzums | apmaksai | pircējs | rēķins | preces | adrese | reģ | samaksāt | līdz',
  ),
  numberWords: folded('nr | numurs'),
  labels: {
    invoiceNumber: {
      strong: folded('rēķina n | rēķins n | pavadzīmes rēķina n | dokumenta n | čeka n | kredītrēķina n'),
      weak: folded('rēķins'),
    },
    issueDate: {
      strong: folded(
        'rēķina datums | izrakstīšanas datums | dokumenta datums | izrakstīts | sagatavots | izdošanas datums | datums un vieta',
      ),
      weak: folded('datums'),
    },
    dueDate: {
      strong: folded(
        'apmaksas termiņš | apmaksāt līdz | samaksāt līdz | maksājuma termiņš | apmaksas datums | lūdzam apmaksāt līdz | apmaksa līdz',
      ),
    },
    deliveryDate: {
      strong: folded(
        'piegādes datums | preču piegādes datums | pakalpojuma sniegšanas datums | izsniegšanas datums | nosūtīšanas datums | piegādāt līdz',
      ),
    },
    orderNumber: { strong: folded('pasūtījuma n | jūsu pasūtījuma n | pirkuma pasūtījuma n'), weak: folded('pasūtījums') },
    contractNumber: { strong: folded('līguma n | līgums n'), weak: folded('līgums') },
    customerNumber: { strong: folded('klienta n | klienta kods | abonenta n | pircēja n | maksātāja kods') },
    sellerVatId: { strong: folded('pvn n | pvn reģistrācijas n | pvn reģ n | pvn maksātāja n | pvn kods | piegādātāja pvn n') },
    buyerVatId: { strong: folded('pircēja pvn n | klienta pvn n | saņēmēja pvn n | pasūtītāja pvn n') },
    sellerRegistrationNumber: { strong: folded('reģistrācijas n | vienotais reģistrācijas n') },
    currency: { strong: folded('valūta') },
    lineTotal: { strong: folded('starpsumma') },
    netTotal: {
      strong: folded('summa bez pvn | kopā bez pvn | pavisam bez pvn | ar pvn apliekamā summa | apliekamā summa'),
      weak: folded('bez pvn'),
    },
    taxTotal: { strong: folded('pvn | pvn summa | pvn kopā | pvn 21 | kopā pvn | pievienotās vērtības nodoklis') },
    grossTotal: {
      strong: folded(
        'summa ar pvn | kopā ar pvn | pavisam apmaksai | kopā apmaksai | summa apmaksai | pavisam kopā | rēķina summa | summa kopā | kopējā summa | kopsumma',
      ),
      weak: folded('kopā | pavisam | summa'),
    },
    paid: { strong: folded('apmaksāts | samaksāts | avanss | priekšapmaksa | saņemts') },
    amountDue: { strong: folded('atlikums apmaksai | jāmaksā | maksājamā summa | parāds | līdz apmaksai'), weak: folded('apmaksai') },
    sellerName: {
      strong: folded('pārdevējs | piegādātājs | pakalpojuma sniedzējs | izpildītājs | preču nosūtītājs | rēķina izrakstītājs | iznomātājs'),
    },
    buyerName: {
      strong: folded('pircējs | klients | pasūtītājs | maksātājs | preču saņēmējs | pakalpojuma saņēmējs | abonents | nomnieks'),
      weak: folded('saņēmējs | pacients'),
    },
    shipTo: { strong: folded('piegādes adrese | piegādes vieta | izkraušanas vieta | objekta adrese') },
    shipFrom: { strong: folded('iekraušanas vieta') },
    period: { strong: folded('periods | norēķinu periods | par periodu | rēķina periods') },
    openingBalance: {
      weak: folded('atlikums uz | konta atlikums uz | saldo uz | kases atlikums uz'),
      strong: folded('sākuma atlikums | atlikums perioda sākumā'),
    },
    closingBalance: {
      weak: folded('atlikums uz | konta atlikums uz | saldo uz | kases atlikums uz'),
      strong: folded('beigu atlikums | atlikums perioda beigās'),
    },
    accountNumber: { strong: folded('kartes numurs | konta n | norēķinu konts | bankas konts'), weak: folded('konts') },
    accountHolder: { strong: folded('konta īpašnieks') },
    paymentTerms: { strong: folded('apmaksas nosacījumi | apmaksas veids | norēķinu veids | samaksas veids') },
    phone: { strong: folded('tālr | tālrunis | tel') },
    email: { strong: folded('e pasts') },
    bankName: { strong: folded('banka') },
    contact: { strong: folded('kontaktpersona | menedžeris | rēķinu izrakstīja') },
    discountTotal: { strong: folded('atlaide | atlaides summa | kopējā atlaide') },
    chargeTotal: { strong: folded('piegāde | piegādes maksa | transports') },
    roundingAmount: { strong: folded('noapaļošana') },
    cashTendered: {
      strong: folded(
        'skaidra nauda | maksājumu karte | karte | bankas karte | ar karti | samaksats ar karti | samaksats skaidra nauda | norekinu karte',
      ),
    },
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
  totals: folded('kopā | pavisam | summa bez pvn | pvn summa | summa ar pvn | summa apmaksai | starpsumma | kopsumma'),
  payments: folded('skaidra nauda | pvn | maksājumu karte | atlaide | izdots'),
  units: folded('gab | kompl'),
  columns: {
    position: folded('n p k | npk | n'),
    articleNumber: folded('kods | preces kods | artikuls | svītrkods'),
    description: folded(
      'nosaukums | preces nosaukums | apraksts | pakalpojums | prece | preces pakalpojuma nosaukums | nosaukums apraksts',
    ),
    quantity: folded('daudzums | daudz | skaits'),
    unit: folded('mērv | mērvienība | mērv'),
    unitPrice: folded('cena | cena bez pvn | vienības cena | cena eur | cena par vienību'),
    discount: folded('atlaide | atlaide %'),
    taxRate: folded('pvn % | pvn likme | pvn'),
    taxAmount: folded('pvn summa | pvn eur'),
    lineTotal: folded('summa | summa bez pvn | summa eur | kopā | summa ar pvn | vērtība'),
    date: folded('datums'),
    debit: folded('debets | izdevumi'),
    credit: folded('kredīts | ieņēmumi'),
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
};
