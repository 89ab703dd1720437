import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Albanian, as it is printed in Albania and in Kosovo. */
export const ALBANIAN: LanguageLexicon = {
  code: 'sq',
  ofFewPapers: true,
  latinModel: 'sqi',
  opensWithTwoStems: true,
  letters: 'çë',
  smallWords: folded(
    'dhe | nga | që | ose | është | nuk | janë | prej | tek | deri | sipas | çdo | kjo | këtë | tuaj | juaj | lutemi | faleminderit | fatura | faturë | shuma | vlera | sasia | çmimi | numri | tvsh | nipt | totali | pagesa | blerësi | shitësi | klienti | adresa | lekë | gjithsej | njësia | përshkrimi | llogaria | afati | rruga | emri | shërbimi | mallrave | malli | punës | pagesës | faturës | datë | banka',
  ),
  numberWords: folded('nr | numri | numër'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fatura n | faturë n | n i faturës | n faturës | n fature | n serial i faturës | numri rendor i faturës | n rendor i faturës | faturë tatimore n | n i dokumentit | dokumenti n | kuponi n | n i kuponit | kupon fiskal n | n i kuponit fiskal | dëftesë n | faturë për arkëtim n | mandat arkëtimi n | mandat pagesë n | mandati n | oferta n | n i ofertës | raporti n | n i raportit | n i policës | pro faturë n | nota kreditore n | n i notës kreditore | vërtetim n | n i vërtetimit | protokoll n | n protokolli | n i protokollit | n i analizës | n i reçetës | n i biletës | ekstrakt n | nivf | numri i pasqyrës | preventiv n | n i preventivit | numri i kërkesës | fatura tatimore n | nota kredi n',
      ),
      weak: folded('faturë | dokumenti | kuponi'),
    },
    issueDate: {
      strong: folded(
        'data e faturës | data faturës | data e lëshimit | data e faturimit | data e lëshimit të faturës | lëshuar më | data e dokumentit | data e lëshuarjes | data dhe ora | data dhe ora e lëshimit | data e ofertës | data e shitjes | data e dhënies | data e kuponit | data e raportit | data e përgatitjes | data dhe vendi | vendi dhe data | data e transaksionit të shitjes | data e analizës | data e vizitës | data e vërtetimit | datë faturë | datë e faturës | data e pasqyrës | data e nxjerrjes | data e hartimit | lëshuar në datë',
      ),
      weak: folded('datë | datë ora'),
    },
    dueDate: {
      strong: folded(
        'afati i pagesës | afati pagesës | data e pagesës | data e maturimit | data e skadencës | data e skadimit të pagesës | të paguhet deri më | pagesa deri më | paguhet deri më | afati për pagesë | data e fundit e pagesës | afati i fundit i pagesës | afati i fundit për pagesë | data e kërkesës për pagesë | për t u paguar deri më | paguaj deri më | maturon më | pagesa brenda datës | paguhet brenda datës | data e duhur e pagesës | afat pagese | skadon pagesa | paguhet deri | për tu paguar deri | skadenca',
      ),
    },
    deliveryDate: {
      strong: folded(
        'data e furnizimit | data e dorëzimit | data e livrimit | data e lëvrimit | data e dërgesës | data e kryerjes së shërbimit | afati i dorëzimit | data e ofrimit të shërbimit | data e nisjes | data e ngarkimit | data e shkarkimit | data e pranimit | dorëzimi i parashikuar | afati i lëvrimit',
      ),
    },
    orderNumber: {
      strong: folded(
        'porosia n | n i porosisë | porosi n | n porosie | urdhër blerje n | urdhër blerja n | n i urdhrit | porosia juaj | n urdhër blerjes | urdhërporosi n | porosia e klientit | urdhër pune n | referenca e porosisë | numri i urdhrit të blerjes | n porosisë',
      ),
      weak: folded('porosia'),
    },
    contractNumber: {
      strong: folded('kontrata n | n i kontratës | n kontrate | kontratë n | sipas kontratës n | marrëveshja n | kontrata e qirasë n'),
      weak: folded('pika e matjes'),
    },
    customerNumber: {
      strong: folded(
        'kodi i klientit | numri i klientit | n i klientit | klienti n | n i konsumatorit | kodi i konsumatorit | shifra e konsumatorit | kodi i abonentit | n abonenti | numri i abonentit | n i abonentit | kodi klientit | kodi i blerësit | id e klientit | numri i anëtarit | numri i pacientit | id e punonjësit | n personal | n i regjistrit të punonjësit | numri i anëtarësisë | id klienti',
      ),
    },
    sellerVatId: {
      strong: folded(
        'nipt | nuis | numri fiskal | n fiskal | n i tvsh | n tvsh | n i tvsh së | nipti i shitësit | nipt shitësi | numri unik identifikues | nui | nuis nipt | nipt n | nipti | nuis shitësi | numri identifikues i personit të tatueshëm | nipt i shitësit | n identifikues | n unik identifikues | numri unik identifikues nui',
      ),
    },
    buyerVatId: {
      strong: folded(
        'nipti i blerësit | nipt blerësi | nipt i blerësit | nipt klienti | nipti i klientit | nuis blerësi | numri fiskal i blerësit | numri fiskal i klientit | nui i blerësit | n fiskal i blerësit | nipt i klientit | nuis i blerësit | n tvsh i blerësit | nui blerësi',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'numri i biznesit | n i biznesit | numri unik i biznesit | nub | n biznesi | numri i regjistrimit | numri i regjistrimit të biznesit | n regjistrimi',
      ),
    },
    currency: { strong: folded('monedha | valuta e faturës | monedha e faturës | monedha e pagesës') },
    lineTotal: { strong: folded('nëntotali | nëntotal | totali i artikujve | shuma para zbritjes') },
    netTotal: {
      strong: folded(
        'vlera pa tvsh | totali pa tvsh | shuma pa tvsh | total pa tvsh | vlera totale pa tvsh | vlera e tatueshme | baza tatimore | baza e tatueshme | vlefta pa tvsh | shuma totale pa tvsh | çmimi total pa tvsh | vlera e tatueshme pa tvsh | totali neto | shuma neto | vlera neto | gjithsej pa tvsh | vlefta e tatueshme | totali pa tatim | shuma e tatueshme',
      ),
      weak: folded('pa tvsh'),
    },
    taxTotal: {
      strong: folded(
        'tvsh totale | totali i tvsh | totali i tvsh së | totali tvsh | total tvsh | vlera e tvsh | vlera e tvsh së | shuma e tvsh | shuma e tvsh së | tvsh e përllogaritur | tatimi mbi vlerën e shtuar | tvsh gjithsej | vlefta e tvsh | vlera tvsh | shuma tvsh | gjithsej tvsh | tatimi gjithsej | totali i tatimit | shuma e tatimit | tvsh e përfshirë | nga e cila tvsh | vlefta tvsh',
      ),
      weak: folded('tvsh | tvsh ja'),
    },
    grossTotal: {
      strong: folded(
        'totali për pagesë | total për pagesë | shuma për pagesë | shuma totale | vlera totale | vlera me tvsh | totali me tvsh | total me tvsh | shuma me tvsh | totali i faturës | gjithsej për pagesë | totali për t u paguar | shuma totale për pagesë | vlera totale me tvsh | totali i përgjithshëm | vlefta me tvsh | vlefta totale | vlera e faturës | shuma e faturës | gjithsej me tvsh | totali në lekë | totali lekë | shuma e përgjithshme | vlera përfundimtare | total lekë | çmimi total me tvsh | totali në euro | shuma totale me tvsh | totali faturës | vlera totale e faturës | totali bruto | vlefta totale me tvsh | shuma e paguar gjithsej | gjithsej vlera | total për tu paguar | vlera për pagesë | totali përfundimtar',
      ),
      weak: folded('totali | gjithsej | shuma | vlera'),
    },
    paid: {
      strong: folded(
        'paguar | e paguar | shuma e paguar | parapagim | paradhënie | pagesa paraprake | pagesë paraprake | të paguara | pagesa e pranuar | parapagesë | kapar | kësti i paguar | pagesa të kryera | paguar me kartë | paguar me para në dorë | depozita | paguar më parë',
      ),
    },
    amountDue: {
      strong: folded(
        'për pagesë | shuma e mbetur | mbetja për pagesë | për t u paguar | detyrimi | detyrimi total | borxhi | borxhi total | shuma e papaguar | mbetet për pagesë | detyrimi për pagesë | shuma për t u paguar | bilanci për pagesë | mbetja | detyrimi i mbetur | e mbetur për pagesë | borxhi aktual | totali i detyrimit | teprica për pagesë | papaguar | totali i borxhit | detyrim i mbetur',
      ),
    },
    sellerName: {
      strong: folded(
        'shitësi | furnizuesi | furnitori | lëshuesi | emri i shitësit | emri i furnitorit | emri i furnizuesit | shitës | ofruesi | ofertuesi | kontraktuesi | lëshuar nga | përfituesi | emri i përfituesit | qiradhënësi | punëdhënësi | sigurues | siguruesi | kreditori | emri i biznesit të shitësit | transportuesi | furnitor | emri i lëshuesit | operatori ekonomik | sipërmarrësi | kryesi i shërbimit | ofruesi i shërbimit | kryerësi i punimeve',
      ),
    },
    buyerName: {
      strong: folded(
        'blerësi | klienti | konsumatori | abonenti | emri i blerësit | emri i klientit | emri i konsumatorit | emri i abonentit | blerës | faturuar për | faturohet për | pranuesi i faturës | porositësi | pacienti | emri i pacientit | qiramarrësi | punonjësi | punëmarrësi | emri i punonjësit | i siguruari | siguruari | paguesi | emri i paguesit | marrë nga | u pranua nga | arkëtuar nga | nxënësi | studenti | anëtari | emri i nxënësit | debitori | pasagjeri | aplikuesi | emri i aplikuesit | kërkuesi | porositës | përdoruesi | mysafiri | emër mbiemër pacienti | drejtuar | kontraktori i policës | faturohet | fatura për',
      ),
      weak: folded('emri | emri mbiemri | emër mbiemër | emri dhe mbiemri | marrësi'),
    },
    shipTo: {
      strong: folded(
        'adresa e dorëzimit | vendi i dorëzimit | adresa e dërgesës | vendi i shkarkimit | destinacioni | adresa e furnizimit | dërguar te | dorëzuar te | marrësi i mallit | adresa e livrimit | adresa e lëvrimit | vendi i livrimit | pranuesi i mallit | vendi i mbërritjes | adresa e objektit',
      ),
    },
    shipFrom: { strong: folded('vendi i nisjes | vendi i ngarkimit | dërguesi i mallit | magazina | dërguesi') },
    name: { strong: folded('emri i biznesit | emri i kompanisë | emri tregtar | emërtimi tregtar') },
    period: {
      strong: folded(
        'periudha | periudha e faturimit | periudha tatimore | periudha e raportimit | muaji i faturimit | periudha faturuese | periudha e konsumit | për periudhën | muaji | periudha e qirasë | periudha e qëndrimit | muaji i pagës | periudha e mbulimit | periudha e pasqyrës | periudha e sigurimit | periudha nga deri | kohëzgjatja e sigurimit',
      ),
    },
    periodFrom: { strong: folded('nga data | data e fillimit | fillimi i periudhës | data e mbërritjes | periudha nga') },
    periodTo: {
      strong: folded(
        'deri më datë | deri në datën | data e mbarimit | data e përfundimit | fundi i periudhës | data e largimit | periudha deri',
      ),
    },
    openingBalance: {
      strong: folded(
        'gjendja fillestare | gjendja në fillim | gjendja e fillimit | bilanci në fillim | saldo në fillim | bilanci fillestar | teprica fillestare | balanca fillestare | saldo fillestare | gjendja e mëparshme | borxhi i mëparshëm | bilanci i mëparshëm | detyrimi i mëparshëm | gjendja në çelje | çelja e llogarisë | balanca e mëparshme | teprica e çeljes',
      ),
      weak: folded('gjendja më | balanca më'),
    },
    closingBalance: {
      strong: folded(
        'gjendja përfundimtare | bilanci përfundimtar | teprica përfundimtare | balanca përfundimtare | saldo përfundimtare | gjendja në mbyllje | balanca aktuale | gjendja aktuale | gjendja e llogarisë | balanca e disponueshme | bilanci aktual | gjendja në fund | gjendja e re | balanca e mbylljes | saldo e mbylljes',
      ),
      weak: folded('gjendja më | balanca më'),
    },
    accountNumber: {
      strong: folded(
        'n i llogarisë | llogaria n | llogaria e kursimit n | n i llogarisë së kursimit | llogaria bankare | n llogarie | n llog | llog bankare | xhirollogaria | numri i llogarisë bankare | llogaria rrjedhëse | numri i kartës | n i kartës | llogari bankare | llog n | llogaria bankare n | xhirollogaria n | n i llogarisë bankare | llogaria në bankë',
      ),
      weak: folded('llogaria'),
    },
    accountHolder: {
      strong: folded('titullari i llogarisë | mbajtësi i llogarisë | pronari i llogarisë | emri i llogarisë | poseduesi i llogarisë'),
    },
    branchCode: { strong: folded('dega | kodi i degës') },
    bankName: { strong: folded('banka | emri i bankës | banka e përfituesit | banka përfituese') },
    paymentTerms: {
      strong: folded(
        'kushtet e pagesës | mënyra e pagesës | mënyra e pagesave | metoda e pagesës | forma e pagesës | lloji i pagesës | kushtet e pagimit | mënyra pagesës',
      ),
    },
    contractDate: { strong: folded('data e kontratës | data e nënshkrimit') },
    orderDate: { strong: folded('data e porosisë | data e urdhër blerjes') },
    deliveryNoteDate: { strong: folded('data e fletë dërgesës') },
    deliveryNoteNumber: {
      strong: folded('fletëdërgesa n | n i fletëdërgesës | fletë dalje n | fletë hyrje n | faturë shoqëruese n | fletë dërgesë n'),
    },
    printDate: { strong: folded('data e printimit | printuar më') },
    phone: {
      strong: folded('tel | telefoni | n telefoni | n i telefonit | celular | telefon kontakti | tel mob'),
      weak: folded('cel'),
    },
    fax: { strong: folded('faks | faksi') },
    email: { strong: folded('posta elektronike | adresa elektronike | e maili') },
    website: { strong: folded('faqja e internetit | uebsajti | faqja zyrtare | ueb faqja') },
    contact: {
      strong: folded('personi i kontaktit | person kontakti | kontakti | personi kontaktues | personi përgjegjës | personi për kontakt'),
    },
    accountExecutive: {
      strong: folded(
        'arkëtari | kasieri | operatori | kamerieri | përgatiti | përgatitur nga | faturoi | shërbyer nga | kodi i operatorit | llogaritari | shitësi në arkë',
      ),
    },
    discountTotal: {
      strong: folded('zbritje totale | shuma e zbritjes | vlera e zbritjes | totali i zbritjes | rabati | zbritja totale'),
      weak: folded('zbritje | zbritja'),
    },
    chargeTotal: {
      strong: folded(
        'transporti | kosto e transportit | kostoja e dërgesës | dërgesa | shpenzimet e transportit | komisioni | kamatëvonesa | kamata | tarifa e shërbimit | interesi | shpenzime shtesë | tarifa e dërgesës | gjobë vonese',
      ),
    },
    roundingAmount: { strong: folded('rrumbullakimi | rrumbullakim') },
    cashTendered: {
      strong: folded(
        'para në dorë | me kartë | para të gatshme | kesh | paratë e dhëna | kartëmonedha | kartë krediti | kartë debiti | dhënë | kartë bankare | marrë nga klienti kesh | kartëmonedha dhe monedha',
      ),
    },
    change: { strong: folded('kusuri | kusur | resto | kthimi') },
    totalQuantity: {
      strong: folded(
        'sasia totale | sasia gjithsej | pesha totale | pesha bruto | pesha neto | numri i artikujve | n i artikujve | numri i kolive | totali i sasisë | n artikuj',
      ),
    },
    withholdingTax: { strong: folded('tatimi në burim | tatim i mbajtur në burim') },
    associatedInvoiceNumber: {
      strong: folded(
        'referuar faturës n | fatura referuese | fatura e lidhur | iic i faturës referuese | për faturën n | fatura origjinale n',
      ),
    },
    yourReference: { strong: folded('referenca juaj | numri i referencës | kodi i referencës | përshkrimi i pagesës referenca') },
    ourReference: { strong: folded('referenca jonë') },
    page: { strong: folded('faqe | faqja') },
    postBox: { strong: folded('kutia postare') },
    iban: { strong: folded('iban i llogarisë | numri iban | llogaria iban') },
  },
  titles: {
    'Credit Note': folded(
      'notë kreditore | nota kreditore | notë krediti | notë kredi | faturë korrigjuese | fletë kreditimi | faturë kthimi | nota e kreditit | faturë anulluese | notë kreditimi',
    ),
    Invoice: folded(
      'faturë | faturë tatimore | faturë tatimore shitje | faturë shitje | faturë e thjeshtë tatimore | faturë elektronike | faturë për arkëtim | faturë pa arkëtim | profaturë | pro faturë | faturë proforma | faturë paradhënie | faturë tvsh | faturë e energjisë elektrike | faturë uji | faturë e ujit | faturë e shitjes | faturë shërbimi | faturë e thjeshtë | faturë për shërbime | situacion | situacion i punimeve | faturë avansi | faturë komerciale | faturë qiraje | faturë për energjinë elektrike | faturë mbledhëse | notë debitore | e faturë | fatura tatimore | fatura e shitjes | fatura e energjisë elektrike | fatura e ujit | faturë parapagimi | parafaturë | faturë me tvsh',
    ),
    Receipt: folded(
      'kupon fiskal | kupon tatimor | kuponi fiskal | mandat arkëtimi | mandat arkëtim | dëftesë pagese | dëftesë | vërtetim pagese | vërtetim i pagesës | kuponi | faturë me para në dorë | mandat pagesë | konfirmim pagese | konfirmimi i pagesës | dëshmi pagese | dëshmi e pagesës | kupon shitjeje | fletëpagesë | fletë pagesë | faturë me kupon | kupon shitje | flet arkëtimi | fletëarkëtimi | faturë arkëtimi',
    ),
    'Bank Statement': folded(
      'ekstrakt llogarie | nxjerrje llogarie | pasqyra e llogarisë | gjendja e llogarisë | ekstrakt bankar | pasqyrë llogarie | nxjerrje bankare | lëvizjet e llogarisë | ekstrakti i llogarisë | kartelë klienti | kartela e klientit | raport i llogarisë | ekstrakt i llogarisë bankare | kartela analitike | pasqyra e lëvizjeve | akt rakordimi | akt rakordim | lista e transaksioneve | pasqyrë bankare | nxjerrja e llogarisë',
    ),
    'Purchase Order': folded(
      'porosi | urdhër blerje | urdhërblerje | porosi blerje | konfirmim porosie | urdhër pune | fletë porosie | konfirmimi i porosisë | urdhër porosi | urdhërporosi | fletëporosi | kërkesë për blerje | porosi furnizimi | urdhër furnizimi | porosia e klientit | urdhër porosie | porosi blerjeje',
    ),
    Quote: folded(
      'ofertë | preventiv | ofertë çmimi | oferta financiare | parallogari | ofertë tregtare | ofertë ekonomike | preventiv punimesh | preventiv i punimeve | oferta ekonomike | formular i ofertës | ofertë për shërbime | ofertë teknike dhe financiare | propozim | vlerësim i kostos | kërkesë për ofertë | ofertë komerciale | paramasa dhe parallogaria',
    ),
    'Delivery Note': folded(
      'fletëdërgesë | fletë dërgesë | fletëdalje | fletë dalje | fletëhyrje | fletë hyrje | fletë dorëzimi | faturë shoqëruese | procesverbal dorëzimi | akt dorëzimi | akt marrje në dorëzim | fletë transporti | listë paketimi | fletëngarkesë | fletë ngarkesa | fletëpranim | akt pranimi | procesverbal i marrjes në dorëzim | fletëngarkesë ndërkombëtare | fletëshoqërim | faturë transporti | dokument shoqërues | fletëlëshim | fletë dërgesa | procesverbal marrje dorëzimi',
    ),
    'Price List': folded(
      'listë çmimesh | lista e çmimeve | çmimore | menyja | listë e çmimeve | çmimet e shërbimeve | tarifat e shërbimeve | lista e pijeve | katalog çmimesh | tarifat | tabela e çmimeve | çmimorja | karta e pijeve | listë tarifash',
    ),
    Report: folded(
      'raport | raport vjetor | raport mujor | raporti mujor | raporti vjetor | raport ditor | bilanci kontabël | pasqyrat financiare | pasqyra e të ardhurave | procesverbal | procesverbal mbledhjeje | rezultatet e analizave | rezultatet laboratorike | raport mjekësor | raport testimi | raport i shitjeve | pasqyra e performancës | raport inspektimi | raport analize | fletë analize | epikrizë | raport teknik | raport shërbimi | dëftesa e notave | raport vlerësimi | bilanci | raport financiar | pasqyra e pozicionit financiar | raport pune | ekspertizë',
    ),
    Form: folded(
      'formular | kërkesë për leje | formular aplikimi | aplikim | deklaratë | formular regjistrimi | pyetësor | kërkesë | autorizim | prokurë | formulari i aplikimit | deklarata e tvsh | deklaratë tatimore | kërkesë për kredi | fletë regjistrimi | formular ankese | fletë prezence | deklaratë doganore | deklaratë pëlqimi | kërkesë për punësim | formular i regjistrimit | fletë udhëtimi | aplikim për leje',
    ),
    Other: folded(
      'fletë page | fletëpagesë page | listë pagash | listëpagesa | bordero page | kontratë qiraje | kontratë pune | kontratë shitje | policë sigurimi | policë e sigurimit | fletë garancie | recetë | recetë mjekësore | kontratë shërbimi | konfirmim rezervimi | biletë elektronike | vërtetim page | certifikatë | llogaritja e pagës | kontratë furnizimi',
    ),
    Letter: folded(
      'njoftim | kujtesë për pagesë | kujtesë | vërejtje para padisë | ftesë | shkresë përcjellëse | njoftim për pagesë | letër përcjellëse | vërejtje për pagesë',
    ),
    Table: folded(
      'orari i mësimit | orari | orari i autobusëve | orari i turneve | plani i pagesave | lista e inventarit | inventar | orar mësimor | grafiku i punës | grafiku i turneve | plani i amortizimit | orari i trenave | lista e pjesëmarrësve | gjendja e magazinës | renditja | orari i nisjeve',
    ),
  },
  columns: {
    position: folded('rendi | nr rendor | n rendor | nr rend'),
    articleNumber: folded(
      'kodi | kodi i artikullit | shifra | kodi i mallit | kodi i produktit | barkodi | barkod | nr serial | kodi artikullit | shifra e artikullit | modeli | kod artikulli | numri serik',
    ),
    description: folded(
      'përshkrimi | emërtimi | artikulli | emërtimi i mallit | emërtimi i mallit ose shërbimit | përshkrimi i mallit | përshkrimi i mallrave | përshkrimi i mallit ose shërbimit | përshkrimi i shërbimit | emri i mallit | emri i artikullit | emri i produktit | produkti | shërbimi | malli | mallrat dhe shërbimet | emërtimi i artikullit | përshkrimi i artikullit | emërtimi i mallrave | lloji i mallit | lloji i shërbimit | përshkrimi i punës | përshkrimi i punëve | përshkrimi i punimeve | përshkrim | emërtim | përshkrimi i transaksionit | qëllimi i pagesës | mallrat | zëri | emri i shërbimit | lënda | analiza | parametri | pjesa e këmbimit | medikamenti | emërtimi i punimeve | përshkrimi i mallrave dhe shërbimeve',
    ),
    quantity: folded(
      'sasia | sasi | copë | orë | ditë | pesha | konsumi | sasia e porositur | sasia e dorëzuar | netë | nr i orëve | ditët e punës | sasia e pranuar | konsumi kwh | orët e punës | numri i orëve',
    ),
    unit: folded('njësia | njësia matëse | njësi | njësia e matjes | nj m | njm | nj matëse | njësi matëse | nj mat'),
    unitPrice: folded(
      'çmimi | çmim | çmimi për njësi | çmimi njësi | çmimi pa tvsh | çmimi me tvsh | çmim njësi | çmimi i njësisë | çmimi njësi pa tvsh | çmimi për copë | çmimi lekë | çmimi për kg | çmimi i shitjes | tarifa | çmimi neto | çmimi për orë | çmimi me pakicë | çmimi me shumicë | çmimi euro | çmim shitje | çmim pa tvsh | çmimi për njësi pa tvsh',
    ),
    discount: folded('zbritje | zbritja | zbritje % | rabat % | rabati % | % zbritje | zbr | zbritja %'),
    taxRate: folded(
      'tvsh % | norma e tvsh | norma e tvsh së | shkalla e tvsh | % tvsh | shkalla e tvsh së | norma | tvsh norma | norma tvsh',
    ),
    taxAmount: folded(
      'tvsh | vlera e tvsh | vlera e tvsh së | shuma e tvsh | vlera tvsh | tvsh lekë | shuma e tvsh së | vlefta e tvsh | tatimi',
    ),
    lineTotal: folded(
      'vlera | vlera totale | shuma | totali | vlefta | vlera pa tvsh | vlera me tvsh | çmimi total | vlefta pa tvsh | vlefta me tvsh | shuma totale | gjithsej | shuma pa tvsh | shuma me tvsh | totali pa tvsh | totali me tvsh | vlera lekë | vlefta totale | totali lekë | total pa tvsh | total me tvsh | vlera në lekë | vlera euro | çmimi total pa tvsh',
    ),
    date: folded('data | datë | data valutës | data e valutës | data e veprimit | data e transaksionit | data e regjistrimit | dt'),
    debit: folded('debi | debiti | debitim | dalje | dalja | shpenzime'),
    credit: folded('kredi | krediti | kreditim | hyrje | hyrja | arkëtime'),
    balance: folded('gjendja | balanca | bilanci | teprica | gjendje | gjendja lekë | progresive'),
  },
  columnQualifiers: folded('pa | me'),
  creditMarks: folded('kreditore | korrigjues'),
  invoiceMarks: folded('fatur'),
  confirmationMarks: folded('konfirmim'),
  labelFillers: folded('lekë | lek | tvsh'),
  netWords: folded('pa | neto'),
  grossWords: folded('me | bruto'),
  totals: folded(
    'totali | gjithsej | shuma | total pa tvsh | total me tvsh | totali pa tvsh | totali me tvsh | nëntotali | për pagesë | shuma totale | vlera totale | totali për pagesë | totali i përgjithshëm | vlera pa tvsh | vlera me tvsh | tvsh | shuma për pagesë | totali i tvsh së | gjendja fillestare | gjendja përfundimtare | totali i faturës | nën total | gjithsej për pagesë | totali lekë | paga bruto | paga neto | totali i zbritjes | gjendja në mbyllje | totali debi | totali kredi | gjithsej lekë | total lekë',
  ),
  carried: folded('mbartur | bartje | për t u mbartur | shuma e mbartur | nga faqja e mëparshme'),
  payments: folded(
    'para në dorë | kusuri | kusur | tvsh | zbritje | kartë krediti | kartë debiti | kartë bankare | kesh | paguar | kartëmonedha | me kartë',
  ),
  units: list(
    'copë | cope | kg | lt | litra | ml | m² | m2 | m3 | metër | metra | orë | ditë | muaj | palë | set | kuti | pako | paketë | ton | tonë | kv | thasë | shishe | rrotull | natë | arkë | kwh | copa | fletë | komplet | shërbim',
  ),
  greetings: folded('i nderuar | e nderuar | të nderuar | i dashur | e dashur | përshëndetje | të dashur | i nderuari | i nderuar zotëri'),
  signing: folded('nënshkrimi'),
  salutations: folded('zoti | zonja | znj | drejtuar'),
  addressedAs: list('Znj.'),
  yourWords: folded('juaj | tuaj | tuaja'),
  periodWords: folded('periudha | nga data | deri më'),
  periodJoiners: list('deri | deri më'),
  pageCountWords: list('nga'),
  datedOn: list('më | më datë'),
  remarks: folded('shënim | shënime | vërejtje | komente | kujdes | e rëndësishme | vini re | sqarim'),
  notes: list('Burimi | Shënim'),
  captions: list('Tabela | Figura | Grafiku | Burimi'),
  openEnds: list('dhe | të | për | në | nga | ose | së'),
  listEnds: folded('me fjalë | shuma me fjalë | me shkronja | vlera me fjalë'),
  streets: folded(
    'rruga | rr | bulevardi | blv | sheshi | lagjja | lagja | pallati | hyrja | kati | apartamenti | shëtitorja | zona industriale | njësia bashkiake | fshati | komuna | autostrada',
  ),
  legalForms: folded('sh p k | shpk | person fizik | shoqëri me përgjegjësi të kufizuar | shoqëri aksionare'),
  leadingLegalForms: folded('npt | ntp | ntsh | shoqëria'),
  signedForms: list('sh.a. | sh.p.k.'),
  countries: folded('shqipëri | shqipëria | republika e shqipërisë | kosovë | kosova | republika e kosovës | maqedonia e veriut'),
  contacts: folded(
    'tel | telefoni | nipt | nuis | numri fiskal | numri i biznesit | adresa elektronike | llogaria bankare | posta elektronike | faqja e internetit | faks',
  ),
  bankWords: folded(
    'llogaria bankare | banka kombëtare tregtare | bkt | raiffeisen bank | procredit | credins | nlb banka | llogari bankare | xhirollogaria',
  ),
  registers: folded('qkb | qkr'),
  copyMarks: folded(
    'origjinal | kopje | kopja e blerësit | kopja e shitësit | dublikatë | duplikatë | kopje për klientin | kopje për blerësin | kopje për shitësin | origjinali',
  ),
  payWords: folded(
    'paga bruto | paga neto | paga bazë | paga mujore | sigurime shoqërore | sigurime shëndetësore | kontributet e punonjësit | kontributet e punëdhënësit | tatimi mbi të ardhurat | tatim mbi të ardhurat personale | orë shtesë | ditë pune | kontributi pensional | trusti | ndalesat | paga për t u paguar | kontributet | shtesa për vjetërsi | ditë të punuara',
  ),
  tillWords: folded(
    'arkëtari | kasieri | kamerieri | tavolina | operatori | kupon fiskal | arka | nslf | nivf | kodi i operatorit | kodi i vendit të ushtrimit | arkëtar | tavolinë',
  ),
  currencyUnits: { ALL: list('lekë | lek') },
};
