import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Turkish. */
export const TURKISH: LanguageLexicon = {
  code: 'tr',
  smallWords: list(
    've | bir | bu | için | ile | fatura | tarihi | toplam | tutar | kdv | ödenecek | miktar | birim | fiyat | adres | vergi | dairesi | tl | genel | olan',
  ),
  numberWords: folded('no | numarası | numara | nosu'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `fatura n | fatura sıra n | fatura numaranız | fiş n | makbuz n | belge n | irsaliyeli fatura n | e fatura n | e arşiv fatura n | iade faturası n | sıra ve seri n | seri sıra n | fatura seri n | seri sıra | fatura seri sıra n | dekont n | proforma n | smm n | belge fatura n | proforma fatura n`,
      ),
      weak: folded('fatura | seri no | sıra no fatura'),
    },
    issueDate: {
      strong: folded(
        'fatura tarihi | düzenleme tarihi | düzenlenme tarihi | belge tarihi | fatura düzenleme tarihi | fiş tarihi | makbuz tarihi | kesim tarihi | fatura kesim tarihi | fatura tarih | düzenleme tarih',
      ),
      weak: folded('tarih | tarihi'),
    },
    dueDate: {
      strong: folded(
        'vade tarihi | son ödeme tarihi | ödeme tarihi | ödeme vadesi | vade | son ödeme günü | s ö t | en son ödeme tarihi | vadesi',
      ),
    },
    deliveryDate: {
      strong: folded(
        'teslim tarihi | teslimat tarihi | sevk tarihi | irsaliye tarihi | sevkiyat tarihi | fiili sevk tarihi | istenen teslim tarihi',
      ),
    },
    orderNumber: {
      strong: folded('sipariş n | sipariş numaranız | satın alma sipariş n | müşteri sipariş n | siparişiniz | po numarası'),
      weak: folded('sipariş'),
    },
    contractNumber: { strong: folded('sözleşme n | abone sözleşme n | sözleşme hesap n | poliçe n') },
    customerNumber: {
      strong: folded('müşteri n | müşteri numaranız | abone n | cari kodu | müşteri kodu | üye n | tesisat n | cari hesap kodu'),
    },
    sellerVatId: { strong: folded('vergi n | vergi kimlik n | vkn | vergi dairesi ve n | v n | vkn tckn | vergi d no | vergi dairesi n') },
    buyerVatId: { strong: folded('alıcı vkn | müşteri vergi n | alıcı vergi n | müşteri vkn | alıcı vergi kimlik n') },
    iban: { strong: folded('iban numarası') },
    bic: { strong: folded('swift kodu') },
    currency: { strong: folded('para birimi | döviz cinsi | döviz kodu') },
    lineTotal: { strong: folded('mal hizmet toplam tutarı | mal hizmet toplamı | toplam mal hizmet tutarı'), weak: folded('ara toplam') },
    netTotal: {
      strong:
        folded(`kdv hariç toplam | vergiler hariç toplam | kdv matrahı | matrah | vergi matrahı | kdv hariç tutar | toplam kdv hariç | net tutar | vergiler hariç tutar | kdv siz toplam
        | vergi hariç tutar | toplam matrah | vergi hariç toplam | net toplam | kdv hariç toplam tutar`),
      weak: folded('ara toplam | net'),
    },
    taxTotal: {
      strong: folded(
        'hesaplanan kdv | toplam kdv | kdv tutarı | kdv toplamı | hesaplanan katma değer vergisi | vergi tutarı | toplam vergi | katma değer vergisi | kdv toplam | topkdv | toplam kdv tutarı | gerçek usulde kdv',
      ),
      weak: folded('kdv'),
    },
    grossTotal: {
      strong: folded(
        `iade tutari | toplam iade | iade toplami | iade edilecek tutar | genel toplam | ödenecek tutar | vergiler dahil toplam tutar | vergiler dahil toplam | kdv dahil toplam | toplam tutar | ödenecek toplam tutar | fatura tutarı | ödenecek toplam | kdv dahil tutar | fatura toplamı | toplam ödenecek tutar | kdv dahil genel toplam | g toplam | toplam fatura tutarı | kdv dahil toplam tutar | ödenecek fatura tutarı | yekün`,
      ),
      weak: folded('toplam | tutar'),
    },
    paid: { strong: folded('ödenen | ödenen tutar | peşinat | avans | tahsil edilen | ön ödeme | yapılan ödeme | alınan avans | kapora') },
    amountDue: {
      strong: folded(
        'kalan tutar | kalan bakiye | bakiye tutarı | ödenmesi gereken tutar | borç bakiyesi | dönem borcu | kalan borç | kalan ödeme | toplam borç',
      ),
      weak: folded('kalan | bakiye'),
    },
    sellerName: {
      strong: folded('satıcı | tedarikçi | düzenleyen | satıcı firma | satıcı ünvanı | gönderen firma'),
      weak: folded('gönderen'),
    },
    buyerName: {
      strong: folded(
        'alıcı | müşteri | fatura adresi | müşteri adı | müşteri ünvanı | fatura edilen | alıcı firma | müşteri adı soyadı | alıcı ünvanı',
      ),
      weak: folded('sayın'),
    },
    shipTo: { strong: folded('teslimat adresi | sevk adresi | teslim yeri | teslim adresi | gönderim adresi | sevkiyat adresi') },
    name: { strong: folded('ünvan | ünvanı | adı soyadı | firma adı') },
    period: { strong: folded('fatura dönemi | dönem | ekstre dönemi | hesap dönemi | tüketim dönemi | hizmet dönemi') },
    periodFrom: { strong: folded('başlangıç tarihi | dönem başlangıcı | ilk okuma tarihi') },
    periodTo: { strong: folded('bitiş tarihi | dönem sonu | son okuma tarihi | hesap kesim tarihi') },
    openingBalance: { strong: folded('devreden bakiye | açılış bakiyesi | önceki bakiye | dönem başı bakiyesi | önceki dönem bakiyesi') },
    closingBalance: { strong: folded('kapanış bakiyesi | son bakiye | dönem sonu bakiyesi | güncel bakiye | yeni bakiye') },
    accountNumber: { strong: folded('hesap n | hesap numaranız | banka hesap n | hesap numarası iban') },
    accountHolder: { strong: folded('hesap sahibi | hesap adı') },
    branchCode: { strong: folded('şube kodu') },
    paymentTerms: { strong: folded('ödeme şekli | ödeme koşulları | ödeme şartları | ödeme yöntemi | ödeme tipi') },
    printDate: { strong: folded('basım tarihi | yazdırma tarihi') },
    orderDate: { strong: folded('sipariş tarihi') },
    contractDate: { strong: folded('sözleşme tarihi') },
    deliveryNoteNumber: { strong: folded('irsaliye n | sevk irsaliyesi n | e irsaliye n') },
    accountExecutive: { strong: folded('kasiyer | satış temsilcisi | plasiyer') },
    phone: { strong: folded('telefon | tel | gsm | cep') },
    fax: { strong: folded('faks') },
    email: { strong: folded('e posta') },
    website: { strong: folded('web sitesi | web sayfası') },
    bankName: { strong: folded('banka | banka adı') },
    sellerTaxNumber: { strong: folded('tckn | tc kimlik n') },
    sellerRegistrationNumber: { strong: folded('ticaret sicil n | mersis n | mersis') },
    contact: { strong: folded('ilgili kişi | yetkili | ilgili') },
    discountTotal: { strong: folded('iskonto | toplam iskonto | indirim | indirim tutarı | toplam indirim | iskonto tutarı') },
    chargeTotal: { strong: folded('kargo | kargo ücreti | nakliye | nakliye bedeli | kargo bedeli') },
    withholdingTax: { strong: folded('kdv tevkifatı | stopaj | tevkifat tutarı | gv stopajı') },
    roundingAmount: { strong: folded('yuvarlama') },
    cashTendered: { strong: folded('nakit | kredi kartı | banka kartı') },
    change: { strong: folded('para üstü') },
    totalQuantity: { strong: folded('toplam miktar | toplam adet') },
    page: { strong: folded('sayfa') },
    postBox: { strong: folded('p k') },
  },
  labelFillers: folded('tl | try | kdv | no | tutar | dahil'),
  netWords: folded('hariç'),
  grossWords: folded('dahil'),
  titles: {
    Letter: folded('ihtarname | ödeme hatırlatma '),
    Table: folded(' sefer saatleri | ders programı | stok listesi | envanter |   puan durumu | nöbet listesi | sayım listesi'),
    'Credit Note': folded('iade faturası | alacak dekontu | iade fatura'),
    Invoice: folded(
      'doğalgaz faturası | aidat bildirimi | telefon faturası | hizmet faturası | e arşiv | fatura | e fatura | e arşiv fatura | proforma fatura | irsaliyeli fatura | satış faturası | efatura | serbest meslek makbuzu | ticari fatura | elektrik faturası | su faturası',
    ),
    Receipt: folded(
      'ödeme makbuzu | tediye makbuzu | gider pusulası | kasa fişi | para makbuzu | okul ücreti makbuzu | fiş | makbuz | tahsilat makbuzu | perakende satış fişi | bilgi fişi | satış fişi | yazarkasa fişi | adisyon',
    ),
    'Bank Statement': folded(
      'hesap özeti | hesap ekstresi | ekstre | hesap hareketleri | banka ekstresi | kredi kartı ekstresi | hesap dökümü | cari hesap ekstresi',
    ),
    'Purchase Order': folded(
      'sipariş mektubu | iş emri | malzeme talep formu | satın alma emri | sipariş | satın alma siparişi | sipariş formu | sipariş onayı | satınalma siparişi | sipariş teyidi',
    ),
    Quote: folded('proforma teklif | keşif özeti | fiyat teklif formu | teklif mektubu | teklif | fiyat teklifi | teklif formu'),
    'Delivery Note': folded(
      'sevk fişi | ambar fişi | teslim belgesi | mal kabul | taşıma irsaliyesi | teslim tesellüm | kantar fişi | depo çıkış fişi | e irsaliyesi | irsaliye | sevk irsaliyesi | e irsaliye | teslim fişi | çeki listesi | teslim tutanağı',
    ),
    'Price List': folded(' fiyat tarifesi |  menü | ücret tarifesi |  fiyat listesi'),
    Report: folded(
      'tutanak | toplantı tutanağı | analiz raporu | laboratuvar sonuçları | deney raporu | test raporu | muayene raporu | bilanço | gelir tablosu | karne | tahlil sonuçları | z raporu | servis raporu | rapor | faaliyet raporu | yıllık rapor | raporu',
    ),
    Form: folded(
      'puantaj | devam çizelgesi | kayıt formu | izin formu | masraf formu | vekaletname | taahhütname | kontrol listesi |  bilgi formu | onam formu | form | başvuru formu | dilekçe | beyanname | anket | talep formu',
    ),
    Other: folded('kira sözleşmesi |  poliçe | reçete | iş sözleşmesi | maaş bordrosu | ücret bordrosu | bordro | ücret hesap pusulası'),
  },
  creditMarks: folded('iade | alacak dekont'),
  invoiceMarks: folded('fatura'),
  totals:
    folded(`toplam | ara toplam | genel toplam | ödenecek tutar | ödenecek | toplam tutar | hesaplanan kdv | toplam kdv | topkdv | matrah  | yuvarlama | devreden bakiye | bakiye
    | mal hizmet toplam tutarı | vergiler dahil toplam tutar | yekün | kdv toplamı | kalan tutar`),
  carried: folded('nakli yekün | nakli yekun | devreden | nakli toplam | devir'),
  payments: folded('nakit | kredi kartı | para üstü | kdv | topkdv | banka kartı'),
  units: list('adet | lt | m2 | paket | kutu | saat | gün'),
  columns: {
    position: folded('sıra no | sıra | s no | satır'),
    articleNumber: folded('stok kodu | ürün kodu | kod | malzeme kodu | mal kodu | barkod | ürün no | stok no'),
    description:
      folded(`açıklama | mal hizmet | malın cinsi | cinsi | ürün adı | ürün | ürün hizmet | hizmet | mal hizmet cinsi | malzeme | stok adı | mal hizmet açıklaması | malzeme açıklaması | işlem açıklaması
      | cins | hizmetin cinsi | tanım | işlem | mal hizmet adı | ürün açıklaması | malzeme adı | yapılan iş | malın hizmetin cinsi`),
    quantity: folded('miktar | adet | mik | tüketim | saat | miktarı'),
    unit: folded('birim | br | birimi'),
    unitPrice: folded(
      'birim fiyat | fiyat | b fiyat | br fiyat | birim fiyatı | birim fiyat tl | fiyatı | birim tutar | liste fiyatı | net fiyat',
    ),
    discount: folded('iskonto | indirim | isk | isk % | iskonto % | iskonto oranı | iskonto tutarı'),
    taxRate: folded('kdv | kdv % | kdv oranı | % kdv | kdv oran'),
    taxAmount: folded('kdv tutarı | kdv tutar'),
    lineTotal: folded(
      'tutar | toplam | toplam tutar | mal hizmet tutarı | tutarı | tutar tl | net tutar | toplam fiyat | satır toplamı | genel toplam | kdv hariç tutar | kdv dahil tutar | toplam tl',
    ),
    date: folded('tarih | işlem tarihi | işlem tarih | valör tarihi'),
    debit: folded('borç | borç tutarı | çıkış'),
    credit: folded('alacak | alacak tutarı | giriş'),
    balance: folded('bakiye | kalan bakiye'),
  },
  columnQualifiers: folded('hariç | dahil'),
  greetings: folded('sayın | değerli müşterimiz | merhaba'),
  salutations: folded('sayın'),
  yourWords: folded('hesabınız | sizin'),
  periodWords: folded('dönem | dönemi'),
  remarks: folded('notlar | kaynak | tablo | dikkat | önemli'),
  captions: list('tablo | şekil | kaynak'),
  notes: list('kaynak'),
  openEnds: list('ve | ile | için | veya'),
  streets: folded(
    'caddesi | cad | sokak | sokağı | sok | mahallesi | mah | mh | bulvarı | blv | bulv | meydanı | apt | daire | osb | kapı no | yolu',
  ),
  legalForms: folded('aş | şti | ltdşti | anonim şirketi | tic'),
  legalFormEndings: folded('limitedşirketi | anonimşirketi'),
  countries: folded('türkiye'),
  contacts: folded('tel | telefon | faks | vergi dairesi | vkn | mersis | ticaret sicil | gsm | banka'),
  bankWords: folded('hesap no | şube'),
  confirmationMarks: list('onay | teyit | teyid'),
  copyMarks: list('asil | asli | suret | kopya | musteri nushasi | isyeri nushasi | aslidir | 1 nusha | 2 nusha'),
  tillWords: folded('kasiyer | masa | garson | fis no | z no | eku no | kasa no | temassiz'),
};
