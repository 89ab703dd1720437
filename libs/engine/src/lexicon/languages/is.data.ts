import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Icelandic. */
export const ICELANDIC: LanguageLexicon = {
  code: 'is',
  latinModel: 'isl',
  letters: 'áðéíóúýþæö',
  charsets: list('windows-1252'),
  smallWords: folded(
    'eða | án | samtals | upphæð | dagsetning | vsk | verð | magn | reikningur | greiða | kaupandi | seljandi | alls | sími | vinsamlegast',
  ),
  numberWords: folded('nr | númer'),
  labels: {
    periodFrom: { strong: folded('tímabil frá | upphaf tímabils | upphafsdagur | frá dags | frá dagsetningu') },
    periodTo: { strong: folded('tímabil til | lok tímabils | lokadagur | til dags | til dagsetningar') },
    invoiceNumber: {
      strong: folded(
        'reikningsnúmer | reikningur n | reikningsnr | númer reiknings | reikn n | kreditreikningur n | kvittun n | kvittunarnúmer | skjalanúmer | n reiknings | seðilnúmer',
      ),
      weak: folded('tilboðsnúmer'),
    },
    issueDate: {
      strong: folded(
        'dagsetning reiknings | útgáfudagur | útgáfudagsetning | reikningsdagsetning | útgefið | dags reiknings | staður og dagsetning | dagsetning tilboðs | reikningsdagur | dagsetning skjals',
      ),
      weak: folded('dagsetning | dags'),
    },
    dueDate: {
      strong: folded(
        'gjalddagi | eindagi | greiðist fyrir | greiðsludagur | greiðist eigi síðar en | síðasti greiðsludagur | greiðslufrestur | gjaldfellur',
      ),
    },
    deliveryDate: {
      strong: folded(
        'afhendingardagur | afhendingardagsetning | afhent | afhendist | sendingardagur | afgreiðsludagur | þjónustudagur | áætluð afhending | afhendingartími | afgreitt þann',
      ),
    },
    orderNumber: {
      strong: folded(
        'pöntunarnúmer | pöntun n | pöntunarnr | yðar pöntun | verkbeiðni n | beiðni n | þín pöntun | númer pöntunar | pantananúmer | innkaupapöntun n',
      ),
      weak: folded('pöntun'),
    },
    contractNumber: {
      strong: folded(
        'samningsnúmer | samningur n | samningsnr | skírteinisnúmer | skírteini n | lánsnúmer | lán nr | tryggingarskírteini n | verknúmer | verk n',
      ),
      weak: folded('samningur | veitunúmer | notkunarstaður | mælistaður'),
    },
    customerNumber: {
      strong: folded(
        'viðskiptamannanúmer | viðskiptanúmer | viðskm n | viðskiptamaður n | viðskiptavinur n | kennitala greiðanda | númer viðskiptavinar | félagsnúmer | kennitala viðskiptavinar | félaganúmer | sjúklinganúmer',
      ),
    },
    sellerVatId: { strong: folded('vsk n | virðisaukaskattsnúmer | vsk nr seljanda') },
    buyerVatId: { strong: folded('vsk n kaupanda | vsk númer kaupanda | vsk nr kaupanda | vsk númer viðskiptavinar') },
    sellerRegistrationNumber: { strong: folded('kennitala | kt | kt seljanda | kennitala seljanda | fyrirtækjanúmer') },
    currency: { strong: folded('gjaldmiðill | mynt') },
    lineTotal: { strong: folded('millisamtala') },
    netTotal: {
      strong: folded(
        'samtals án vsk | upphæð án vsk | alls án vsk | nettó | samtals fyrir vsk | vsk stofn | skattstofn | samtals nettó | fjárhæð án vsk | stofn til vsk | upphæð án virðisaukaskatts | vsk skyld upphæð | verð án vsk',
      ),
      weak: folded('án vsk'),
    },
    taxTotal: {
      strong: folded(
        'vsk | vsk samtals | virðisaukaskattur | samtals vsk | vsk 24 | vsk alls | upphæð vsk | þar af vsk | vsk upphæð | vsk fjárhæð',
      ),
    },
    grossTotal: {
      strong: folded(
        'samtals með vsk | upphæð með vsk | alls með vsk | til greiðslu | samtals til greiðslu | heildarupphæð | alls til greiðslu | upphæð til greiðslu | reikningur samtals | inneign alls | inneign samtals | inneign | heild | heildarfjárhæð | samtals isk | heildarverð | upphæð reiknings | samtals kr | fjárhæð til greiðslu | samtala',
      ),
      weak: folded('samtals | alls'),
    },
    paid: {
      strong: folded(
        'greitt | innborgun | innborgað | fyrirframgreitt | þegar greitt | fyrirframgreiðsla | greidd upphæð | trygging greidd | áður greitt | staðfestingargjald',
      ),
    },
    amountDue: {
      strong: folded(
        'eftirstöðvar | ógreitt | til greiðslu samtals | skuld | til greiðslu nú | ógreidd upphæð | staða til greiðslu | eftirstöðvar til greiðslu',
      ),
    },
    sellerName: {
      strong: folded(
        'seljandi | útgefandi | birgir | verktaki | leigusali | þjónustuaðili | nafn seljanda | útgefandi reiknings | kröfuhafi',
      ),
    },
    buyerName: {
      strong: folded(
        'kaupandi | greiðandi | viðskiptavinur | viðskiptamaður | leigutaki | vátryggingartaki | nafn kaupanda | nafn greiðanda | verkkaupi | reikningur til | tilboð til | pöntunaraðili | tryggingartaki',
      ),
      weak: folded('móttakandi | sjúklingur | vátryggður | félagi | gestur | viðtakandi | nemandi | félagsmaður'),
    },
    shipTo: {
      strong: folded(
        'afhendingarstaður | afhendist á | móttökustaður | afhendist til | sendist til | viðtakandi vöru | móttakandi vöru | afhendingarheimilisfang',
      ),
    },
    period: {
      strong: folded(
        'tímabil | uppgjörstímabil | reikningstímabil | greiðslutímabil | notkunartímabil | fyrir tímabilið | vátryggingartímabil | leigutímabil | tryggingartímabil | tímabil frá til',
      ),
    },
    openingBalance: {
      weak: folded('staða pr | staða þann | staða á reikningi | innistæða þann | eftirstöðvar þann'),
      strong: folded(
        'upphafsstaða | staða í upphafi | fyrri staða | staða frá fyrra yfirliti | eldri staða | upphafsstaða tímabils | byrjunarstaða',
      ),
    },
    closingBalance: {
      weak: folded('staða pr | staða þann | staða á reikningi | innistæða þann | eftirstöðvar þann'),
      strong: folded('lokastaða | staða í lok | ný staða | staða í lok tímabils | núverandi staða | staða reiknings | lokastaða tímabils'),
    },
    accountNumber: {
      strong: folded(
        'kortanumer | reikningsnúmer banka | bankareikningur | banki hb reikn n | reikn n í banka | banki hb reikningsnr | banki höfuðbók reikningur | bankareikningsnúmer | banki hb reikn | reikningsnúmer í banka | tékkareikningur | leggist inn á reikning | innlagnarreikningur',
      ),
      weak: folded('reikn'),
    },
    accountHolder: { strong: folded('reikningseigandi | eigandi reiknings | nafn reikningseiganda | korthafi') },
    paymentTerms: { strong: folded('greiðsluskilmálar | greiðslumáti') },
    phone: { strong: folded('sími') },
    bankName: { strong: folded('banki | nafn banka | viðskiptabanki') },
    contact: { strong: folded('tengiliður | afgreitt af') },
    discountTotal: { strong: folded('afsláttur | afsláttur alls | afsláttur samtals | samtals afsláttur | heildarafsláttur | afslættir') },
    chargeTotal: { strong: folded('sendingargjald | flutningur | seðilgjald') },
    roundingAmount: { strong: folded('aurajöfnun | námundun | afrúnun') },
    cashTendered: { strong: folded('reiðufé | kort | debetkort | kreditkort | greitt med korti | kortagreidsla | snertilaus greidsla') },
    change: { strong: folded('til baka') },
    page: { strong: folded('síða | bls') },
    iban: { strong: folded('iban n | iban reikningur') },
  },
  titles: {
    'Credit Note': folded('kreditreikningur | kreditnóta | inneignarnóta'),
    Invoice: folded(
      'reikningur | sölureikningur | greiðsluseðill | uppgjörsreikningur | pro forma reikningur | proforma reikningur | álagningarseðill | innheimtuseðill | safnreikningur | rafrænn reikningur | leigureikningur',
    ),
    Receipt: folded('kvittun | greiðslukvittun | sölukvittun | kassakvittun | sölunóta | staðgreiðslunóta | kassastrimill'),
    'Bank Statement': folded(
      'reikningsyfirlit | bankayfirlit | færsluyfirlit | kreditkortayfirlit | yfirlit reiknings | hreyfingayfirlit | reikningsyfirlit banka | kortayfirlit | viðskiptayfirlit',
    ),
    'Purchase Order': folded('pöntun | innkaupapöntun | pöntunarstaðfesting | verkbeiðni'),
    Quote: folded('tilboð | verðtilboð | kostnaðaráætlun | verðáætlun'),
    'Delivery Note': folded(
      'fylgiseðill | afhendingarseðill | farmbréf | pökkunarseðill | fylgibréf | vörureikningur afhending | afgreiðsluseðill | pakkseðill | vigtarseðill',
    ),
    'Price List': folded('verðlisti | verðskrá | gjaldskrá | matseðill | vínlisti | drykkjarseðill'),
    Report: folded(
      'skýrsla | ársskýrsla | ársreikningur | fundargerð | rannsóknarniðurstöður | niðurstöður rannsókna | prófunarskýrsla | skoðunarskýrsla',
    ),
    Form: folded(
      'eyðublað | umsókn | skráningarblað | tímaskýrsla | umboð | yfirlýsing | umsóknareyðublað | spurningalisti | beiðnieyðublað | tjónstilkynning | skráningareyðublað',
    ),
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
    'samtals | alls | vsk samtals | til greiðslu | millisamtala | heildarupphæð | heildarfjárhæð | samtala | eftirstöðvar | virðisaukaskattur | þar af vsk',
  ),
  payments: folded('reiðufé | vsk | kort | afsláttur'),
  units: folded('klst'),
  columns: {
    position: folded('lína | n'),
    articleNumber: folded('vörunúmer | vörun | vörunr | vara n | vöru nr | strikamerki | vörukóði'),
    description: folded('lýsing | vara | heiti | skýring | texti | vörulýsing | þjónusta | verkþáttur | skýringar'),
    quantity: folded('magn | fjöldi | stk'),
    unit: folded('eining | ein | mælieining'),
    unitPrice: folded('einingaverð | ein verð | einingarverð | verð | verð án vsk | stykkjaverð'),
    discount: folded('afsl | afsláttur | afsl %'),
    taxRate: folded('vsk | vsk %'),
    taxAmount: folded('vsk upphæð'),
    lineTotal: folded('upphæð | samtals | fjárhæð | alls | upphæð án vsk | heildarverð'),
    date: folded('dagsetning | dags | bókunardagur | vaxtadagur | færsludagur'),
    debit: folded('út | úttekt | debet | útborgun | gjöld | úttektir'),
    credit: folded('inn | innborgun | kredit | innlögn | tekjur | innborganir'),
    balance: folded('staða'),
  },
  greetings: folded('kæri | kæra | ágæti | góðan dag'),
  legalForms: folded('ehf | hf | slf | slhf | ohf'),
  countries: folded('ísland'),
  contacts: folded('sími | kt | vsk | netfang | kennitala'),
  bankWords: folded('banki'),
  streetEndings: folded('stígur | stíg | vegur | túni | stræti | götu'),
  tillWords: folded('afgreiðslumaður | borð | kassi | starfsmaður'),
  shortTaxLabels: folded('vsk n | virðisaukaskatts n'),
  signing: folded('undirskrift'),
};
