import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Icelandic. */
export const ICELANDIC: LanguageLexicon = {
  code: 'is',
  smallWords: folded(
    'eða | án | samtals | upphæð | dagsetning | vsk | verð | magn | reikningur | greiða | kaupandi | seljandi | alls | sími | vinsamlegast',
  ),
  numberWords: folded('nr | númer'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'reikningsnúmer | reikningur n | reikningsnr | númer reiknings | reikn n | kreditreikningur n | kvittun n | kvittunarnúmer | skjalanúmer | númer reikningsins | kreditreikningsnúmer | tilboðsnúmer | tilboð n | fylgiseðill n | fylgiseðilsnúmer reiknings',
      ),
      weak: folded('reikningur'),
    },
    issueDate: {
      strong: folded(
        'dagsetning reiknings | útgáfudagur | útgáfudagsetning | reikningsdagsetning | útgefið | dags reiknings | dagsetning tilboðs | dagsetning kvittunar | dags útgáfu | prentað dags reiknings | dagsetning og tími',
      ),
      weak: folded('dagsetning | dags'),
    },
    dueDate: {
      strong: folded(
        'gjalddagi | eindagi | greiðist fyrir | greiðsludagur | greiðist eigi síðar en | gjalddagi reiknings | síðasti greiðsludagur | greiða fyrir | greiðist í síðasta lagi | eindagi reiknings',
      ),
    },
    deliveryDate: {
      strong: folded(
        'afhendingardagur | afhendingardagsetning | afhent | afhendist | sendingardagur | dagsetning afhendingar | áætlaður afhendingardagur | verk unnið | dagsetning vinnu',
      ),
    },
    orderNumber: {
      strong: folded(
        'pöntunarnúmer | pöntun n | pöntunarnr | yðar pöntun | verkbeiðni n | beiðni n | sölupöntun n | innkaupapöntun n | innkaupapöntunarnúmer | verknúmer | bókunarnúmer',
      ),
      weak: folded('pöntun'),
    },
    contractNumber: { strong: folded('samningsnúmer | samningur n | samningsnr'), weak: folded('samningur') },
    customerNumber: {
      strong: folded(
        'viðskiptamannanúmer | viðskiptanúmer | viðskm n | viðskiptamaður n | viðskiptavinur n | kennitala greiðanda | númer viðskiptavinar | númer viðskiptamanns | félagsnúmer | samningsnúmer viðskiptavinar',
      ),
    },
    sellerVatId: { strong: folded('vsk n | virðisaukaskattsnúmer') },
    buyerVatId: { strong: folded('vsk n kaupanda | vsk númer kaupanda') },
    sellerRegistrationNumber: { strong: folded('kennitala | kt | kt seljanda') },
    currency: { strong: folded('gjaldmiðill | mynt') },
    lineTotal: { strong: folded('millisamtala') },
    netTotal: {
      strong: folded(
        'samtals án vsk | upphæð án vsk | alls án vsk | nettó | samtals fyrir vsk | vsk stofn | skattstofn | samtals án virðisaukaskatts | upphæð án virðisaukaskatts | vsk skyld upphæð | verð án vsk samtals',
      ),
      weak: folded('án vsk'),
    },
    taxTotal: { strong: folded('vsk | vsk samtals | virðisaukaskattur | samtals vsk | vsk 24 | vsk alls | upphæð vsk | þar af vsk') },
    grossTotal: {
      strong: folded(
        'samtals með vsk | upphæð með vsk | alls með vsk | til greiðslu | samtals til greiðslu | heildarupphæð | alls til greiðslu | upphæð til greiðslu | reikningur samtals | inneign alls | inneign samtals | inneign | heild | samtals upphæð | heildarfjárhæð | samtals kr | alls kr | samtals isk | upphæð reiknings | samtals til greiðslu kr | samtals með virðisaukaskatti | heildarverð',
      ),
      weak: folded('samtals | alls'),
    },
    paid: {
      strong: folded(
        'greitt | innborgun | innborgað | fyrirframgreitt | þegar greitt | innborganir | greitt með korti | þegar innborgað | staðfestingargjald',
      ),
    },
    amountDue: {
      strong: folded(
        'eftirstöðvar | ógreitt | til greiðslu samtals | skuld | ógreiddar eftirstöðvar | ógreidd staða | gjaldfallið | til greiðslu nú',
      ),
    },
    sellerName: {
      strong: folded(
        'seljandi | útgefandi | birgir | verktaki | leigusali | þjónustuaðili | vinnuveitandi | tryggingafélag | sölumaður fyrirtæki',
      ),
    },
    buyerName: {
      strong: folded(
        'kaupandi | greiðandi | viðskiptavinur | viðskiptamaður | leigutaki | nafn viðskiptavinar | nafn kaupanda | nafn greiðanda | verkkaupi | vátryggingartaki | áskrifandi',
      ),
      weak: folded('móttakandi | sjúklingur'),
    },
    shipTo: { strong: folded('afhendingarstaður | afhendist á | móttökustaður | afhendingarheimilisfang | sendist til | verkstaður') },
    period: { strong: folded('tímabil | uppgjörstímabil | fyrir tímabilið | reikningstímabil | mánuður | notkunartímabil | launatímabil') },
    openingBalance: { strong: folded('upphafsstaða | staða í upphafi') },
    closingBalance: { strong: folded('lokastaða | staða í lok') },
    accountNumber: { strong: folded('reikningsnúmer banka | bankareikningur | banki hb reikn n | reikn n í banka') },
    accountHolder: { strong: folded('reikningseigandi | eigandi reiknings') },
    paymentTerms: { strong: folded('greiðsluskilmálar | greiðslumáti') },
    phone: { strong: folded('sími') },
    bankName: { strong: folded('banki') },
    contact: { strong: folded('tengiliður | afgreitt af') },
    discountTotal: { strong: folded('afsláttur | afsláttur alls | afsláttur samtals | heildarafsláttur') },
    chargeTotal: {
      strong: folded(
        'sendingargjald | flutningur | seðilgjald | sendingarkostnaður | flutningskostnaður | þjónustugjald | vextir | dráttarvextir | innheimtukostnaður',
      ),
    },
    roundingAmount: { strong: folded('aurajöfnun') },
    cashTendered: { strong: folded('reiðufé | kort') },
    change: { strong: folded('til baka') },
    page: { strong: folded('síða | bls') },
  },
  titles: {
    'Credit Note': folded('kreditreikningur | kreditnóta | inneignarnóta'),
    Invoice: folded('reikningur | sölureikningur | greiðsluseðill | uppgjörsreikningur'),
    Receipt: folded('kvittun | greiðslukvittun | sölukvittun | kassakvittun'),
    'Bank Statement': folded('reikningsyfirlit | bankayfirlit | færsluyfirlit | kreditkortayfirlit'),
    'Purchase Order': folded('pöntun | innkaupapöntun | pöntunarstaðfesting | verkbeiðni'),
    Quote: folded('tilboð | verðtilboð | kostnaðaráætlun'),
    'Delivery Note': folded('fylgiseðill | afhendingarseðill | farmbréf | pökkunarseðill'),
    'Price List': folded('verðlisti | verðskrá | gjaldskrá | matseðill'),
    Report: folded('skýrsla | ársskýrsla | ársreikningur | fundargerð | rannsóknarniðurstöður'),
    Form: folded('eyðublað | umsókn | skráningarblað | tímaskýrsla | umboð'),
    Other: folded('launaseðill | leigusamningur | ráðningarsamningur'),
    Table: folded('stundatafla | tímatafla | birgðalisti | úrslit'),
  },
  copyMarks: folded('frumrit | afrit | samrit'),
  labelFillers: folded('isk | vsk'),
  netWords: folded('án'),
  grossWords: folded('með'),
  creditMarks: folded('kredit'),
  invoiceMarks: folded('reikning'),
  totals: folded(
    'samtals | alls | vsk samtals | til greiðslu | millisamtala | samtals án vsk | samtals með vsk | alls án vsk | alls með vsk | heildarupphæð | afsláttur samtals | eftirstöðvar | samtals kr | nettó samtals | útborgað | laun alls | frádráttur alls',
  ),
  payments: folded('reiðufé | vsk | kort | afsláttur'),
  units: folded(
    'klst | stk | stk. | kg | ltr | lítri | metri | m2 | m3 | pakki | pk | ks | kassi | klst. | dagar | mán | mánuður | nótt | rúlla | poki | sett',
  ),
  columns: {
    position: folded('lína | n'),
    articleNumber: folded('vörunúmer | vörun | vörunr | vara n | vörunúmer vnr | vnr | vörunúmer nr | strikamerki'),
    description: folded(
      'lýsing | vara | heiti | skýring | texti | vörulýsing | þjónusta | vöruheiti | heiti vöru | lýsing vöru | verklýsing | þjónusta lýsing | efni | færsla',
    ),
    quantity: folded('magn | fjöldi | stk | fjöldi stk | tímar | klst | afgreitt magn'),
    unit: folded('eining | ein'),
    unitPrice: folded(
      'einingaverð | ein verð | einingarverð | verð | verð án vsk | verð m vsk | verð stk | verð pr einingu | tímagjald | einingaverð án vsk | listaverð',
    ),
    discount: folded('afsl | afsláttur | afsl %'),
    taxRate: folded('vsk | vsk %'),
    taxAmount: folded('vsk upphæð'),
    lineTotal: folded(
      'upphæð | samtals | fjárhæð | alls | upphæð án vsk | upphæð með vsk | samtals kr | upphæð kr | samtals án vsk | línusamtala | heildarverð',
    ),
    date: folded('dagsetning | dags | bókunardagur | færsludagur | vaxtadagur'),
    debit: folded('út | úttekt | debet | úttektir'),
    credit: folded('inn | innborgun | kredit | innlegg'),
    balance: folded('staða | staða reiknings'),
  },
  greetings: folded('kæri | kæra | ágæti | góðan dag'),
  legalForms: folded('ehf | hf | slf | ohf'),
  countries: folded('ísland'),
  contacts: folded('sími | kt | vsk | netfang | kennitala'),
  bankWords: folded('banki'),
  streetEndings: folded('stígur | stíg | vegur | túni | stræti | götu'),
  tillWords: folded('afgreiðslumaður | borð | kassi | starfsmaður'),
  payWords: folded(
    'mánaðarlaun | dagvinna | yfirvinna | orlof | staðgreiðsla | persónuafsláttur | lífeyrissjóður | stéttarfélag | útborguð laun | tryggingagjald',
  ),
};
