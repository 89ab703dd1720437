import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Turkish. */
export const TURKISH: LanguageLexicon = {
  code: 'tr',
  latinModel: 'tur',
  letters: 'çğıöşü',
  otherLetters: 'âîûİ',
  charsets: list('windows-1254'),
  smallWords: list(
    've | bir | bu | için | ile | fatura | tarihi | toplam | tutar | kdv | ödenecek | miktar | birim | fiyat | adres | vergi | dairesi | tl | genel | olan | firma | ödeme | sipariş | teslim | müşteri | hesap | tarih | ürün | alıcı | satıcı | hizmet | adet | dahil | hariç | saat | gün | ay | yıl | kadar | göre | olarak | tarafından | lütfen | sayın | şube | tutarı | telefon | banka | adı | değil | daha',
  ),
  numberWords: folded('no | numarası | numara | nosu | nr | num'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'fatura n | fatura sıra n | fatura numaranız | fiş n | makbuz n | belge n | irsaliyeli fatura n | e fatura n | e arşiv fatura n | iade faturası n | sıra ve seri n | seri sıra n | fatura seri n | seri sıra | fatura seri sıra n | dekont n | proforma n | smm n | belge fatura n | proforma fatura n | e-arşiv n | satış faturası n | alış faturası n | fatura belge n | fatura id | ettn n | evrak n | doküman n | satış fişi n | yazarkasa fiş n | adisyon n | tahsilat makbuzu n | tediye makbuzu n | tahsilat n | serbest meslek makbuzu n | teklif n | fiyat teklifi n | teklif ref n | bordro n | reçete n | rapor n | analiz rapor n | laboratuvar n | protokol n | numune n | servis fiş n | servis formu n | iş emri n | iade fatura n | hesap özeti n | ekstre n | ihbarname n | tahakkuk n | tahakkuk fiş n | bildirim n | talep n | rezervasyon n | konfirmasyon n | folyo n | folio n | bilet n | koli n | gönderi n | takip n | kargo takip n | konşimento n | taşıma senedi n | gümrük beyanname n | beyanname n | dosya n | referans numarası belge | kayıt n | voucher n | gider pusulası n | müstahsil makbuzu n | kira makbuzu n | üyelik fatura n | fatura nu',
      ),
      weak: folded('fatura | seri no | sıra no fatura | belge | no | numara | ref no | referans no'),
    },
    issueDate: {
      strong: folded(
        'fatura tarihi | düzenleme tarihi | düzenlenme tarihi | belge tarihi | fatura düzenleme tarihi | fiş tarihi | makbuz tarihi | kesim tarihi | fatura kesim tarihi | fatura tarih | düzenleme tarih | fatura tarihi ve saati | fatura düzenlenme tarihi | düzenleme tarihi ve saati | düzenleme zamanı | düzenlendiği tarih | e-fatura tarihi | e-arşiv fatura tarihi | tanzim tarihi | tanzim tarih | keşide tarihi | evrak tarihi | kayıt tarihi | teklif tarihi | teklif tarih | satış tarihi | alışveriş tarihi | tahsilat tarihi | rapor tarihi | ekstre tarihi | hesap özeti tarihi | son hesap özeti tarihi | tahakkuk tarihi | bildirim tarihi | talep tarihi | reçete tarihi | muayene tarihi | bordro tarihi | veriliş tarihi | tarih saat | tarih ve saat | fiş tarih | işlem zamanı | poliçe tanzim tarihi | onay tarihi rapor | çıkış tarihi fatura | iade tarihi | numune sonuç tarihi | form tarihi | belge düzenleme tarihi',
      ),
      weak: folded('tarih | tarihi'),
    },
    dueDate: {
      strong: folded(
        'vade tarihi | son ödeme tarihi | ödeme tarihi | ödeme vadesi | vade | son ödeme günü | s ö t | en son ödeme tarihi | vadesi | son ödeme | son ödeme tarih | ödeme son tarihi | ödeme son günü | ödenecek tarih | ödenmesi gereken tarih | vade tarih | vade günü | ödeme vade tarihi | fatura son ödeme tarihi | fatura vadesi | fatura vade tarihi | taksit tarihi | ödeme için son gün | en geç ödeme tarihi | son ödeme zamanı | valör vade | tahsilat vadesi | otomatik ödeme tarihi | borç son ödeme tarihi | planlanan ödeme tarihi | tediye tarihi',
      ),
    },
    deliveryDate: {
      strong: folded(
        'teslim tarihi | teslimat tarihi | sevk tarihi | irsaliye tarihi | sevkiyat tarihi | fiili sevk tarihi | istenen teslim tarihi | teslim zamanı | teslim tarih | tahmini teslim tarihi | tahmini teslimat | planlanan teslim tarihi | termin tarihi | teslim süresi | teslimat süresi | teslimat zamanı | yükleme tarihi | sevk zamanı | sevk saati ve tarihi | sevk tarih | fiili sevk tarihi ve saati | hizmet tarihi | teslim alma tarihi | kargoya veriliş tarihi | varış tarihi | montaj tarihi | iş teslim tarihi',
      ),
    },
    orderNumber: {
      strong: folded(
        'sipariş n | sipariş numaranız | satın alma sipariş n | müşteri sipariş n | siparişiniz | po numarası | sipariş kodu | sipariş id | sipariş ref n | sipariş referans n | satınalma n | alıcı sipariş n | satış sipariş n | web sipariş n | pazaryeri sipariş n | talep sipariş n | po n | order n | sipariş nu | sizin sipariş no',
      ),
      weak: folded('sipariş'),
    },
    contractNumber: {
      strong: folded(
        'sözleşme n | abone sözleşme n | sözleşme hesap n | poliçe n | kontrat n | protokol sözleşme n | kira sözleşme n | abonelik sözleşme n | anlaşma n',
      ),
    },
    customerNumber: {
      strong: folded(
        'müşteri n | müşteri numaranız | abone n | müşteri kodu | üye n | tesisat n | müşteri id | müşteri kod | abonelik n | abone kodu | hizmet n | tekil kod | tekil tesisat n | sayaç abone n | hasta n | öğrenci n | personel n | personel sicil n | sigorta sicil n | ssk sicil n | sgk sicil n | bağımsız bölüm n | müşteri hesap n | firma kodu',
      ),
    },
    sellerVatId: {
      strong: folded(
        'vergi n | vergi kimlik n | vkn | vergi dairesi ve n | v n | vkn tckn | vergi d no | vergi dairesi n | vergi sicil n | v d n | v d | vergi dairesi | vkn numarası | vergi kimlik | satıcı vkn | satıcı vergi n | satıcı vergi kimlik n | gönderici vkn | vergi dairesi vkn | vd/vn',
      ),
    },
    buyerVatId: {
      strong: folded(
        'alıcı vkn | müşteri vergi n | alıcı vergi n | müşteri vkn | alıcı vergi kimlik n | alıcı tckn vkn | alıcı tckn | müşteri vkn tckn | müşteri tckn | müşteri tc kimlik n | alıcı vergi dairesi ve n | sayın vkn | alıcının vergi no',
      ),
    },
    iban: {
      strong: folded('iban numarası | iban no | iban n | tl iban | iban hesap n | hesap iban | tr iban'),
    },
    bic: {
      strong: folded('swift kodu | swift | swift kod | bic kodu | swift bic'),
    },
    currency: {
      strong: folded(
        'para birimi | döviz cinsi | döviz kodu | para birimi kodu | döviz | döviz türü | döviz birimi | pb | para cinsi | doviz tipi | fatura para birimi',
      ),
    },
    lineTotal: {
      strong: folded(
        'mal hizmet toplam tutarı | mal hizmet toplamı | toplam mal hizmet tutarı | ürünler toplamı | ürün toplamı | toplam ürün tutarı | mal toplamı | malzeme toplamı | kalem toplamı | satır toplamları | mal bedeli | hizmet bedeli toplamı | brüt mal bedeli | mal/hizmet bedeli | toplam mal bedeli | sepet toplamı',
      ),
      weak: folded('ara toplam | ara top | brüt toplam'),
    },
    netTotal: {
      strong: folded(
        `kdv hariç toplam | vergiler hariç toplam | kdv matrahı | matrah | vergi matrahı | kdv hariç tutar | toplam kdv hariç | net tutar | vergiler hariç tutar | kdv siz toplam | vergi hariç tutar | toplam matrah | vergi hariç toplam | net toplam | kdv hariç toplam tutar | kdv'siz tutar | vergi öncesi toplam | vergisiz toplam | vergisiz tutar | kdv'ye tabi tutar | kdv matrah | kdv matrah toplamı | toplam kdv matrahı | vergi matrah toplamı | kdv hariç genel toplam | kdv hariç ara toplam | kdv öncesi toplam | iskontolu toplam | iskonto sonrası toplam | indirimli toplam | indirim sonrası toplam | toplam tutar kdv hariç | teklif toplamı kdv hariç | toplam net tutar | net fatura tutarı | kdv'li olmayan tutar | mal hizmet net tutarı | vergiye tabi matrah`,
      ),
      weak: folded('ara toplam | net'),
    },
    taxTotal: {
      strong: folded(
        'hesaplanan kdv | toplam kdv | kdv tutarı | kdv toplamı | hesaplanan katma değer vergisi | vergi tutarı | toplam vergi | katma değer vergisi | kdv toplam | topkdv | toplam kdv tutarı | gerçek usulde kdv | toplam kdv tutar | kdv %20 | kdv %10 | kdv %1 | hesaplanan kdv %20 | hesaplanan kdv %10 | hesaplanan kdv %1 | hesaplanan kdv %18 | hesaplanan kdv %8 | kdv tutarları toplamı | vergiler toplamı | toplam vergi tutarı | vergi toplamı | hesaplanan vergi | hesaplanan vergiler | katma değer vergisi tutarı | kdv bedeli | kdv miktarı | toplam katma değer vergisi',
      ),
      weak: folded('kdv | vergi | vergiler'),
    },
    grossTotal: {
      strong: folded(
        `iade tutari | toplam iade | iade toplami | iade edilecek tutar | genel toplam | ödenecek tutar | vergiler dahil toplam tutar | vergiler dahil toplam | kdv dahil toplam | toplam tutar | ödenecek toplam tutar | fatura tutarı | ödenecek toplam | kdv dahil tutar | fatura toplamı | toplam ödenecek tutar | kdv dahil genel toplam | g toplam | toplam fatura tutarı | kdv dahil toplam tutar | ödenecek fatura tutarı | yekün | kdv dahil | toplam (kdv dahil) | vergiler dahil tutar | vergi dahil toplam | vergi dahil tutar | vergili toplam | kdv'li toplam | gen toplam | genel top | genel toplam tl | genel toplam tutar | fatura genel toplamı | fatura toplam tutarı | fatura bedeli | fatura tutari tl | toplam fatura bedeli | ödenecek tutar tl | ödenecek net tutar | ödenecek miktar | toplam ödeme | toplam bedel | sipariş toplamı | sipariş tutarı | sipariş toplam tutarı | teklif toplamı | teklif tutarı | teklif bedeli | toplam teklif bedeli | toplam teklif tutarı | sözleşme bedeli | işlem tutarı toplamı | satış tutarı | satış toplamı | satış bedeli | çekilen tutar | tahsilat tutarı | tahsil edilen toplam tutar | alınan tutar | makbuz tutarı | adisyon toplamı | hesap toplamı | toplam hesap | toplam tahsilat | toplam konaklama bedeli | tahakkuk tutarı | toplam tahakkuk | genel yekun | umumi yekun | toptutar | iade toplam tutarı | toplam iade tutarı | toplam prim | ödenecek prim | brüt prim | fatura toplam | toplam tl | toplam try`,
      ),
      weak: folded('toplam | tutar | tutarı | top | toplamı'),
    },
    paid: {
      strong: folded(
        'ödenen | ödenen tutar | peşinat | avans | tahsil edilen | ön ödeme | yapılan ödeme | alınan avans | kapora | ödenmiş tutar | ödenmiş | peşin ödenen | peşin ödeme | peşin alınan | alınan ödeme | alınan tutar peşin | kapora tutarı | depozito | avans tutarı | avans mahsubu | ön ödeme tutarı | önceki ödemeler | mahsup edilen | mahsup | hesaptan ödenen | tahsil edilmiş | ödeme toplamı | ödediğiniz tutar | son ödemeniz | yapılan ödemeler | sgk payı ödenen',
      ),
    },
    amountDue: {
      strong: folded(
        'kalan tutar | kalan bakiye | bakiye tutarı | ödenmesi gereken tutar | borç bakiyesi | dönem borcu | kalan borç | kalan ödeme | toplam borç | borç | borç tutarı | borç toplamı | ödenmemiş tutar | açık bakiye | ödeme bekleyen tutar | kalan fatura tutarı | kalan toplam | bakiye borç | cari bakiye | güncel borç | güncel dönem borcu | asgari ödeme tutarı dışında borç | toplam dönem borcu | ödenecek kalan tutar | ödenecek bakiye | net ödenecek | ödenmesi gereken toplam | tahsil edilecek tutar | tahsil edilecek | net ödenecek tutar',
      ),
      weak: folded('kalan | bakiye'),
    },
    sellerName: {
      strong: folded(
        'satıcı | tedarikçi | düzenleyen | satıcı firma | satıcı ünvanı | gönderen firma | satıcı adı | satıcı firma adı | satıcı bilgileri | satan | satan firma | faturayı düzenleyen | fatura düzenleyen | düzenleyen firma | firma ünvanı | tedarikçi firma | tedarikçi adı | tedarikçi ünvanı | hizmet veren | hizmet sağlayıcı | yüklenici | yüklenici firma | işyeri adı | işyeri ünvanı | işveren | işveren unvanı | mağaza | mağaza adı | üye işyeri | üye işyeri adı | servis veren | acente | acente adı | sigorta şirketi | kiraya veren | gönderici | gönderen adı | gönderici adı | gönderici firma | teklif veren | teklifi veren | teklif veren firma | eczane | eczane adı | düzenleyenin adı soyadı',
      ),
      weak: folded('gönderen'),
    },
    buyerName: {
      strong: folded(
        'alıcı | müşteri | fatura adresi | müşteri adı | müşteri ünvanı | fatura edilen | alıcı firma | müşteri adı soyadı | alıcı ünvanı | alıcı adı | alıcı adı soyadı | alıcı bilgileri | alıcının adı | alıcı adı/ünvanı | müşteri ad soyad | müşteri bilgileri | müşteri firma | müşterinin adı soyadı | satın alan | fatura kesilen | fatura alıcısı | fatura bilgileri | cari unvanı | cari adı | cari hesap adı | hesap adı cari | abone | abone adı | abone adı soyadı | abone ünvanı | hizmet alan | iş sahibi | işveren idare | ödeyen | ödemeyi yapan | parayı veren | parayı yatıran | yatıran | sipariş veren | siparişi veren | sipariş veren firma | hasta adı | hasta adı soyadı | hastanın adı soyadı | öğrenci adı | öğrenci adı soyadı | öğrencinin adı soyadı | veli adı | veli | kiracı | kiracı adı | sigortalı | sigortalı adı | sigorta ettiren | personel adı | personel adı soyadı | çalışan | çalışan adı | misafir | misafir adı | misafir adı soyadı | konuk adı | yolcu adı | yolcu adı soyadı | üye adı | numune sahibi | teklif verilen | teklif verilen firma | kime',
      ),
      weak: folded('sayın | sayın müşterimiz | adı | ad soyad | isim'),
    },
    shipTo: {
      strong: folded(
        'teslimat adresi | sevk adresi | teslim yeri | teslim adresi | gönderim adresi | sevkiyat adresi | teslim edilecek yer | teslim edilecek adres | teslimat yeri | teslimat noktası | sevk yeri | sevk edilen | sevk edilecek adres | varış yeri | varış noktası | gönderilecek adres | gönderilen | kargo adresi | alıcı adresi | malın gideceği yer | boşaltma yeri | boşaltma adresi | teslim alan adresi | nakliye adresi | şantiye',
      ),
    },
    name: {
      strong: folded('ünvan | ünvanı | adı soyadı | firma adı | adı soyadı / ünvanı | ad soyad unvan | ünvan adı soyadı | isim soyisim'),
    },
    period: {
      strong: folded(
        'fatura dönemi | dönem | ekstre dönemi | hesap dönemi | tüketim dönemi | hizmet dönemi | ait olduğu dönem | ait olduğu ay | bordro dönemi | ücret dönemi | kira dönemi | fatura dönem | okuma dönemi | faturalama dönemi | abonelik dönemi | tahakkuk dönemi | dönem ay | dönemi | dönem aralığı | tarih aralığı | poliçe dönemi | sigorta süresi | konaklama tarihleri | aidat dönemi | ekstre tarih aralığı | eğitim dönemi | eğitim öğretim yılı | hesap özeti dönemi | rapor dönemi',
      ),
    },
    periodFrom: {
      strong: folded(
        'başlangıç tarihi | dönem başlangıcı | ilk okuma tarihi | başlama tarihi | dönem başı | ilk tarih | giriş tarihi | poliçe başlangıç tarihi | sigorta başlangıç tarihi | önceki okuma tarihi | ilk endeks tarihi | kira başlangıç tarihi | sözleşme başlangıç tarihi',
      ),
    },
    periodTo: {
      strong: folded(
        'bitiş tarihi | dönem sonu | son okuma tarihi | hesap kesim tarihi | sona erme tarihi | dönem bitişi | son tarih | çıkış tarihi | poliçe bitiş tarihi | sigorta bitiş tarihi | son endeks tarihi | kira bitiş tarihi | sözleşme bitiş tarihi | ekstre kesim tarihi',
      ),
    },
    openingBalance: {
      strong: folded(
        'devreden bakiye | açılış bakiyesi | önceki bakiye | dönem başı bakiyesi | önceki dönem bakiyesi | açılış | açılış bakiye | dönem başı bakiye | devir bakiyesi | devir bakiye | önceki dönem borcu | önceki dönem devri | eski bakiye | ilk bakiye | bir önceki dönemden devir | geçen dönem bakiyesi | önceki ekstre bakiyesi | başlangıç bakiyesi | devreden borç | devreden tutar',
      ),
    },
    closingBalance: {
      strong: folded(
        'kapanış bakiyesi | son bakiye | dönem sonu bakiyesi | güncel bakiye | yeni bakiye | kapanış | kapanış bakiye | dönem sonu bakiye | son bakiyeniz | hesap bakiyesi | kullanılabilir bakiye | kullanılabilir tutar | güncel hesap bakiyesi | bitiş bakiyesi | son durum bakiyesi',
      ),
    },
    accountNumber: {
      strong: folded(
        'kart no | kart numarasi | hesap n | cari kodu | cari hesap kodu | cari n | cari hesap n | cari kod | hesap kodu | hesap numaranız | banka hesap n | hesap numarası iban | hesap no / iban | kart n | kredi kartı n | vadesiz hesap n | tl hesap n | şube / hesap n | hesap nu',
      ),
    },
    accountHolder: {
      strong: folded(
        'kat maliki | malik | hesap sahibi | hesap adı | hesap sahibi adı | hesap sahibinin adı | hesap sahibi adı soyadı | kart sahibi | kart sahibi adı | kart hamili | alacaklı adı | lehdar | lehtar | hesap ünvanı',
      ),
    },
    branchCode: {
      strong: folded('şube kodu | şube n | şube adı kodu | şube adı | banka şubesi | banka şube'),
    },
    paymentTerms: {
      strong: folded(
        'ödeme şekli | ödeme koşulları | ödeme şartları | ödeme yöntemi | ödeme tipi | ödeme türü | ödeme planı | ödeme vadesi gün | ödeme biçimi | ödeme aracı | ödeme koşulu | ödeme şartı | ödeme bilgisi | ödeme süresi | tahsilat şekli | tahsilat türü | vade gün | vade süresi | satış şekli | ödeme metodu',
      ),
    },
    printDate: {
      strong: folded('basım tarihi | yazdırma tarihi | yazdırılma tarihi | çıktı tarihi | baskı tarihi | yazdırma zamanı | döküm tarihi'),
    },
    orderDate: {
      strong: folded('sipariş tarihi | sipariş zamanı | sipariş tarih | sipariş veriliş tarihi | satınalma tarihi'),
    },
    contractDate: {
      strong: folded('sözleşme tarihi | sözleşme imza tarihi | imza tarihi | kontrat tarihi'),
    },
    deliveryNoteNumber: {
      strong: folded('irsaliye n | sevk irsaliyesi n | e irsaliye n | sevk irsaliye n | irsaliye seri n | teslimat n | sevkiyat n'),
    },
    accountExecutive: {
      strong: folded(
        'kasiyer | satış temsilcisi | plasiyer | satış elemanı | satış danışmanı | satış personeli | satıcı personel | satış sorumlusu | müşteri temsilcisi | hesap yöneticisi | kasa görevlisi | kasiyer adı | garson adı | tezgahtar | düzenleyen kişi | hazırlayan',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | gsm | cep | telefon n | tel n | cep telefonu | cep tel | gsm n | sabit telefon | iletişim telefonu | müşteri hizmetleri | çağrı merkezi | iş telefonu | ev telefonu',
      ),
    },
    fax: {
      strong: folded('faks | fax no | faks n | belgegeçer | belgeç'),
    },
    email: {
      strong: folded('e posta | e-posta adresi | e mail | mail adresi | elektronik posta | kep adresi | kep'),
    },
    website: {
      strong: folded('web sitesi | web sayfası | web adresi | web | internet adresi | internet sitesi | web site'),
    },
    bankName: {
      strong: folded('banka | banka adı | banka ismi | banka ünvanı | banka şube adı | muhatap banka | bankası | ödeme bankası'),
    },
    sellerTaxNumber: {
      strong: folded('tckn | tc kimlik n | tc n'),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'ticaret sicil n | mersis n | mersis | tic sic n | tic sicil n | ticaret sicili n | oda sicil n | ticaret odası sicil n | sicil ticaret n | işyeri sicil n | sgk işyeri sicil n',
      ),
    },
    contact: {
      strong: folded(
        'ilgili kişi | yetkili | ilgili | ilgili adı | muhatap | irtibat | irtibat kişisi | iletişim kişisi | yetkili kişi | yetkili adı | dikkatine | ilgili personel | satın alma sorumlusu | sorumlu kişi',
      ),
    },
    discountTotal: {
      strong: folded(
        'iskonto | toplam iskonto | indirim | indirim tutarı | toplam indirim | iskonto tutarı | toplam indirimler | indirim toplamı | indirimler | indirimler toplamı | iskonto toplamı | iskontolar toplamı | genel iskonto | genel indirim | kampanya indirimi | kupon indirimi | hediye çeki indirimi | yapılan indirim | sepet indirimi | fatura altı iskonto | fatura altı indirim | dip iskonto',
      ),
    },
    chargeTotal: {
      strong: folded(
        'kargo | kargo ücreti | nakliye | nakliye bedeli | kargo bedeli | kargo tutarı | kargo toplam | nakliye ücreti | nakliye tutarı | taşıma ücreti | taşıma bedeli | gönderim ücreti | teslimat ücreti | servis ücreti | servis bedeli | hizmet bedeli ek | kuver | masraf | masraflar | masraf tutarı | ek masraf | paketleme ücreti | kapıda ödeme bedeli | hizmet ücreti | komisyon | komisyon tutarı | sigorta bedeli | gecikme zammı | gecikme bedeli | gecikme faizi',
      ),
    },
    withholdingTax: {
      strong: folded(
        'kdv tevkifatı | stopaj | tevkifat tutarı | gv stopajı | tevkifat | kdv tevkifat tutarı | tevkif edilen kdv | tevkifat toplamı | stopaj tutarı | gelir vergisi stopajı | gelir vergisi kesintisi | vergi kesintisi | kesilen stopaj | stopaj kesintisi | kesinti tutarı | hesaplanan kdv tevkifat',
      ),
    },
    roundingAmount: {
      strong: folded('yuvarlama | yuvarlama farkı | yuvarlama tutarı | kuruş farkı | küsurat | düşülen küsurat'),
    },
    cashTendered: {
      strong: folded(
        'nakit | kredi kartı | banka kartı | alınan nakit | alınan para | verilen para | verilen nakit | nakit ödenen | nakit tutar | kart | kredi kartı temassız | temassız | banka kartı tutarı | kredi kartı tutarı | nakit tl',
      ),
    },
    change: {
      strong: folded('para üstü | para üstü tutarı | üstü | verilen para üstü | iade edilen para | kalan para'),
    },
    totalQuantity: {
      strong: folded(
        'toplam miktar | toplam adet | adet toplamı | toplam kalem | kalem sayısı | ürün adedi | ürün sayısı | toplam ürün adedi | toplam parça | toplam koli | koli adedi | toplam kap | kap adedi | miktar toplamı | toplam kg | toplam ağırlık',
      ),
    },
    page: {
      strong: folded('sayfa | sayfa n | sf | sayfa sayısı'),
    },
    postBox: {
      strong: folded('p k | posta kutusu'),
    },
    otherVatId: {
      strong: folded('işveren vergi n'),
    },
    shipFrom: {
      strong: folded(
        'yükleme yeri | yükleme noktası | yükleme adresi | çıkış yeri | çıkış noktası | çıkış deposu | sevk eden depo | malın çıkış yeri',
      ),
    },
    deliveryNoteDate: {
      strong: folded('irsaliye düzenleme tarihi'),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'iade edilen fatura n | iadeye konu fatura n | ilgili fatura n | orijinal fatura n | ilişkili fatura n | iadeye esas fatura n | dayanak fatura n',
      ),
    },
    associatedInvoiceDate: {
      strong: folded('iadeye konu fatura tarihi | iade edilen fatura tarihi | ilgili fatura tarihi'),
    },
    yourReference: {
      strong: folded('referansınız | sizin referansınız | ilgi | müşteri referansı | müşteri ref'),
    },
    ourReference: {
      strong: folded('referansımız | bizim referansımız | sayı'),
    },
    servicePeriodFrom: {
      strong: folded('hizmet başlangıç tarihi'),
    },
    servicePeriodTo: {
      strong: folded('hizmet bitiş tarihi'),
    },
  },
  labelFillers: folded('tl | try | kdv | no | tutar | dahil | türk lirası | lira | hariç | tarihli | sayılı'),
  netWords: folded('hariç | kdvsiz | vergisiz | iskontolu'),
  grossWords: folded('dahil | kdvli | vergili'),
  titles: {
    Letter: folded(
      'ihtarname | ödeme hatırlatma | ödeme ihtarı | ödeme hatırlatma mektubu | hatırlatma mektubu | mutabakat mektubu | cari mutabakat mektubu | üst yazı | bilgilendirme mektubu | fesih bildirimi | iptal bildirimi',
    ),
    Table: folded(
      'sefer saatleri | ders programı | stok listesi | envanter | puan durumu | nöbet listesi | sayım listesi | çalışma programı | çalışma çizelgesi | vardiya çizelgesi | vardiya listesi | vardiya planı | haftalık ders programı | haftalık program | sınav takvimi | sınav programı | sonuç listesi | katılımcı listesi | personel listesi | demirbaş listesi | malzeme listesi | sayım tutanağı | stok sayım listesi | tarih çizelgesi | ödeme tablosu | taksit tablosu | geri ödeme planı | itfa tablosu | otobüs saatleri | tren saatleri | gezi programı | yemek listesi',
    ),
    'Credit Note': folded(
      'iade faturası | alacak dekontu | iade fatura | alacak notu | alacak dekont | iade e fatura | satış iade faturası | satıştan iade faturası | alıştan iade faturası | iade irsaliyeli fatura | fiyat farkı iade faturası | iade belgesi | kredi notu',
    ),
    Invoice: folded(
      'doğalgaz faturası | aidat bildirimi | telefon faturası | hizmet faturası | e arşiv | fatura | e fatura | e arşiv fatura | proforma fatura | irsaliyeli fatura | satış faturası | efatura | serbest meslek makbuzu | ticari fatura | elektrik faturası | su faturası | mal faturası | alış faturası | kira faturası | perakende satış faturası | toptan satış faturası | danışmanlık faturası | nakliye faturası | konaklama faturası | su ve atıksu faturası | elektrik tüketim faturası | doğal gaz faturası | internet faturası | cep telefonu faturası | gsm faturası | iletişim faturası | e arşiv faturası | earşiv fatura | temel fatura | ticari e fatura | ihracat faturası | proforma | fiyat farkı faturası | vade farkı faturası | hakediş faturası | hakediş raporu | ödeme bildirimi | ödeme talebi | tahakkuk fişi | borç bildirimi | borç dekontu | müstahsil makbuzu | aidat faturası | aidat makbuz bildirimi | otel faturası | servis faturası | tevkifatlı fatura | istisna faturası | ödeme emri bildirimi | vergi tahakkuk fişi | emlak vergisi bildirimi | su faturası bildirimi',
    ),
    Receipt: folded(
      'ödeme makbuzu | tediye makbuzu | gider pusulası | kasa fişi | para makbuzu | okul ücreti makbuzu | fiş | makbuz | tahsilat makbuzu | perakende satış fişi | bilgi fişi | satış fişi | yazarkasa fişi | adisyon | kasa tahsil fişi | tahsil fişi | tahsilat fişi | bağış makbuzu | kira makbuzu | kira ödeme makbuzu | aidat makbuzu | alındı makbuzu | alındı belgesi | ödeme belgesi | ödeme dekontu | banka dekontu | akaryakıt fişi | yakıt fişi | taksi fişi | yemek fişi | market fişi | eczane fişi | otopark fişi | park fişi | giriş bileti | pos slibi | pos slip | satış belgesi | iade fişi | ödeme kaydedici cihaz fişi | mali fiş | hesap pusulası | perakende fişi | veresiye fişi | nakit satış fişi | üyelik ödeme makbuzu',
    ),
    'Bank Statement': folded(
      'hesap özeti | hesap ekstresi | ekstre | hesap hareketleri | banka ekstresi | kredi kartı ekstresi | hesap dökümü | cari hesap ekstresi | banka hesap özeti | banka hesap ekstresi | hesap hareket dökümü | hesap hareketleri dökümü | hesap bildirim cetveli | dönem ekstresi | kart ekstresi | kredi kartı hesap özeti | hesap özet bilgileri | vadesiz hesap ekstresi | vadesiz hesap hareketleri | muhasebe ekstresi | cari hesap dökümü | cari hesap özeti | müşteri ekstresi | müşteri hesap ekstresi | müşteri hesap özeti | mevduat hesap özeti',
    ),
    'Purchase Order': folded(
      'sipariş mektubu | iş emri | malzeme talep formu | satın alma emri | sipariş | satın alma siparişi | sipariş formu | sipariş onayı | satınalma siparişi | sipariş teyidi | satın alma formu | satınalma formu | satın alma sipariş formu | satınalma sipariş formu | satın alma talebi | satınalma talep formu | müşteri sipariş formu | tedarikçi siparişi | hizmet siparişi | sipariş fişi | sipariş teyit formu | sipariş onay formu | verilen sipariş | alınan sipariş | sipariş belgesi | sipariş özeti | sipariş detayı',
    ),
    Quote: folded(
      'proforma teklif | keşif özeti | fiyat teklif formu | teklif mektubu | teklif | fiyat teklifi | teklif formu | fiyat teklif mektubu | teklif mektubumuz | birim fiyat teklif cetveli | birim fiyat teklif mektubu | bütçe teklifi | maliyet teklifi | teknik ve mali teklif | mali teklif | iş teklifi | hizmet teklifi | satış teklifi | ön teklif | fiyat araştırma formu | tamir bedeli teklifi | metraj ve keşif | tadilat teklifi | ekspertiz teklifi',
    ),
    'Delivery Note': folded(
      'sevk fişi | ambar fişi | teslim belgesi | mal kabul | taşıma irsaliyesi | teslim tesellüm | kantar fişi | depo çıkış fişi | e irsaliyesi | irsaliye | sevk irsaliyesi | e irsaliye | teslim fişi | çeki listesi | teslim tutanağı | teslim ve tesellüm belgesi | teslim tesellüm tutanağı | teslim tesellüm belgesi | mal teslim fişi | mal teslim tutanağı | mal kabul fişi | mal kabul formu | malzeme çıkış fişi | malzeme teslim fişi | malzeme giriş fişi | ürün teslim formu | teslimat fişi | teslimat belgesi | teslimat formu | taşıma senedi | karayolu taşıma senedi | konşimento | deniz konşimentosu | koli listesi | paketleme listesi | ambalaj listesi | yükleme listesi | kargo etiketi | kargo teslim fişi | sevk belgesi | sevkiyat belgesi | sevkiyat fişi | depo giriş fişi | depo transfer fişi | ambar tesellüm fişi | ambar çıkış fişi | kantar tartım fişi | tartı fişi',
    ),
    'Price List': folded(
      'fiyat tarifesi | menü | ücret tarifesi | fiyat listesi | fiyat katalogu | perakende fiyat listesi | toptan fiyat listesi | bayi fiyat listesi | güncel fiyat listesi | ürün fiyat listesi | hizmet fiyat listesi | fiyatlarımız | ücretler | ücret listesi | tarife | tarifeler | yemek menüsü | içecek menüsü | okul ücretleri | oda fiyatları | tedavi ücretleri | kampanyalı ürünler listesi',
    ),
    Report: folded(
      'tutanak | toplantı tutanağı | analiz raporu | laboratuvar sonuçları | deney raporu | test raporu | muayene raporu | bilanço | gelir tablosu | karne | tahlil sonuçları | z raporu | servis raporu | rapor | faaliyet raporu | yıllık rapor | raporu | kan tahlili | laboratuvar sonuç raporu | laboratuvar raporu | tahlil sonuç raporu | tetkik sonuç raporu | tetkik sonuçları | biyokimya sonuçları | hemogram sonucu | radyoloji raporu | epikriz raporu | ekspertiz raporu | araç ekspertiz raporu | muayene fişi | denetim raporu | bağımsız denetim raporu | bakım raporu | teknik servis raporu | arıza raporu | günlük rapor | haftalık rapor | aylık rapor | satış raporu | geçici mizan | bilanço tablosu | kar zarar tablosu | nakit akış tablosu | gün sonu raporu | x raporu | kasa raporu | stok raporu | kalite kontrol raporu | numune analiz raporu | hakem raporu | toplantı notları | transkript | not dökümü | öğrenim belgesi | durum raporu | hasar raporu | olay tutanağı | tespit tutanağı',
    ),
    Form: folded(
      'puantaj | devam çizelgesi | kayıt formu | izin formu | masraf formu | vekaletname | taahhütname | kontrol listesi | bilgi formu | onam formu | form | başvuru formu | dilekçe | beyanname | anket | talep formu | iş başvuru formu | personel bilgi formu | üyelik formu | üyelik başvuru formu | masraf beyan formu | masraf bildirim formu | harcırah formu | seyahat formu | görev formu | avans talep formu | izin talep formu | yıllık izin formu | izin dilekçesi | kdv beyannamesi | muhtasar beyanname | kurumlar vergisi beyannamesi | gelir vergisi beyannamesi | damga vergisi beyannamesi | gümrük beyannamesi | muvafakatname | aydınlatma ve onam formu | hasta kabul formu | hasta bilgi formu | hasta kayıt formu | müşteri bilgi formu | değerlendirme formu | memnuniyet anketi | şikayet formu | servis formu | arıza formu | teslim formu | zimmet formu | zimmet tutanağı | katılım formu | katılımcı listesi formu | kimlik bildirim formu | bilgi edinme formu | bildirge | işe giriş bildirgesi | kontrol formu',
    ),
    Other: folded(
      'kira sözleşmesi | poliçe | reçete | iş sözleşmesi | maaş bordrosu | ücret bordrosu | bordro | ücret hesap pusulası | maaş pusulası | ücret pusulası | maaş bordro | ücret bordro | personel bordrosu | aylık ücret bordrosu | sigorta poliçesi | kasko poliçesi | trafik sigortası poliçesi | trafik poliçesi | dask poliçesi | zeyilname | sözleşme | satış sözleşmesi | hizmet sözleşmesi | mesafeli satış sözleşmesi | abonelik sözleşmesi | kira kontratı | e reçete | ilaç reçetesi | taşıt kira sözleşmesi | garanti belgesi | sertifika | katılım belgesi | rezervasyon onayı | biniş kartı | uçuş bileti | e bilet',
    ),
  },
  creditMarks: folded('iade | alacak dekont'),
  invoiceMarks: folded('fatura'),
  totals: folded(
    'toplam | ara toplam | genel toplam | ödenecek tutar | ödenecek | toplam tutar | hesaplanan kdv | toplam kdv | topkdv | matrah | yuvarlama | devreden bakiye | bakiye | mal hizmet toplam tutarı | vergiler dahil toplam tutar | yekün | kdv toplamı | kalan tutar | toplam kdv dahil | toplam kdv hariç | kdv dahil toplam | kdv hariç toplam | vergiler toplamı | ara top | aratoplam | g toplam | gen toplam | sayfa toplamı | bölüm toplamı | grup toplamı | genel yekun | toplam iskonto | toplam indirim | iskonto toplamı | indirim toplamı | kdv matrahı | kdv tutarı | vergi matrahı | net toplam | brüt toplam | toplam borç | toplam alacak | borç toplamı | alacak toplamı | dönem borcu | önceki bakiye | açılış bakiyesi | kapanış bakiyesi | dönem başı bakiyesi | dönem sonu bakiyesi | nakli yekün | toplam miktar | toplam adet | adet toplamı | toplam kesinti | toplam kazanç | net ödenen | net ücret | net maaş | brüt ücret toplamı | kesintiler toplamı | ödenecek net | tevkifat tutarı | toplam fiyat | teklif toplamı | fatura toplamı | sipariş toplamı | toplam bedel | hesap toplamı | günlük toplam | aylık toplam | yıllık toplam',
  ),
  carried: folded(
    'nakli yekün | nakli yekun | devreden | nakli toplam | devir | nakil | nakli yekün devir | devreden toplam | önceki sayfadan devir | önceki sayfadan devreden | sonraki sayfaya devir | sonraki sayfaya nakil | sayfa devri | devir toplamı | nakledilen | nakli yekünü',
  ),
  payments: folded(
    'nakit | kredi kartı | para üstü | kdv | topkdv | banka kartı | nakit ödeme | troy | yemek kartı | sodexo | multinet | setcard | alınan | verilen | alınan para | kdv toplam | toplam kdv | kdv %1 | kdv %10 | kdv %20 | indirim | toplam indirim | puan | kazanılan puan | kalan puan | hediye çeki | yuvarlama | adet toplamı | toplam adet | kalem sayısı | veresiye | havale | temassız | bahşiş | servis ücreti | kuver',
  ),
  units: list(
    'adet | lt | m2 | paket | kutu | saat | gün | kg | gr | gram | ton | mt | mtr | metre | m | m3 | mm | cm | litre | koli | çuval | torba | rulo | tabaka | çift | takım | düzine | deste | şişe | kavanoz | teneke | bidon | varil | palet | kasa | sefer | yıl | kişi | gece | hafta | tane | parça | dilim | porsiyon | bardak | fincan | kase | tabak | sayfa | seans | ders | kwh | sm3 | plaka | levha | götürü | metrekare | metreküp | metretül | mtül',
  ),
  columns: {
    position: folded(
      'sıra no | sıra | s no | satır | sn | no sıra | sira n | sıra numarası | kalem | kalem no | satır no | satır n | poz | poz no | madde | madde no',
    ),
    articleNumber: folded(
      'stok kodu | ürün kodu | kod | malzeme kodu | mal kodu | barkod | ürün no | stok no | ürün kod | malzeme no | malzeme numarası | parça no | parça numarası | parça kodu | stok kod | stok numarası | ürün numarası | model | model no | barkod no | referans | referans kodu | ref kodu | ref no | katalog no | hizmet kodu | gtip | gtip no | seri no | işlem kodu | sut kodu | tetkik kodu | ilaç kodu | poz kodu | artikel',
    ),
    description: folded(
      'açıklama | mal hizmet | malın cinsi | cinsi | ürün adı | ürün | ürün hizmet | hizmet | mal hizmet cinsi | malzeme | stok adı | mal hizmet açıklaması | malzeme açıklaması | işlem açıklaması | cins | hizmetin cinsi | tanım | işlem | mal hizmet adı | ürün açıklaması | malzeme adı | yapılan iş | malın hizmetin cinsi | mal ve hizmet | mal ve hizmetin cinsi | malzeme / hizmet | hizmet açıklaması | hizmet adı | ürün ismi | ürün tanımı | ürün bilgisi | ürün adı ve özellikleri | ürün ve hizmet | ürün veya hizmet | ürünün cinsi | malzemenin adı | malzemenin cinsi | malzeme tanımı | malzeme cinsi | parça adı | stok açıklaması | stok açıklama | stok ismi | stok tanımı | işin tanımı | işin adı | işin cinsi | iş tanımı | iş kalemi | imalatın cinsi | imalat | yapılan işler | yapılan işlem | yapılan işin açıklaması | işçilik | işlem türü | işlem adı | işlem detayı | işlem yeri | kalem açıklaması | kalem adı | hizmet türü | hizmet cinsi | hizmetin adı | eşyanın cinsi | eşya tanımı | yükün cinsi | cins ve nevi | cinsi ve nevi | nevi | ürün çeşidi | yemek | içecek | yemek adı | menü adı | ilaç | ilaç adı | ilacın adı | ders | ders adı | kazançlar | kesintiler | ödeme türü | gider türü | gider açıklaması | harcama türü | masraf türü | masraf açıklaması | detay | detaylar | içerik | konu | özellikler | demirbaş adı | oda tipi | oda | ürün grubu',
    ),
    quantity: folded(
      'miktar | adet | mik | tüketim | saat | miktarı | adedi | adet/miktar | miktar adet | sipariş miktarı | sipariş adedi | teslim miktarı | teslim edilen | teslim edilen miktar | sevk miktarı | sevk edilen | fatura miktarı | kutu adedi | koli adedi | net miktar | kg | ağırlık | net ağırlık | brüt ağırlık | metraj | gün sayısı | gece sayısı | gece | kişi sayısı | saat sayısı | süre | çalışma saati | tüketim miktarı | toplam tüketim | mevcut | mevcut stok | stok miktarı | stok | kalan miktar | sayım | sayılan | istenen miktar | talep edilen miktar | kap adedi | kap | doz | tane',
    ),
    unit: folded('birim | br | birimi | ölçü birimi | ölçü | birim cinsi | miktar birimi | birimi / ölçü | brm | ölçek'),
    unitPrice: folded(
      `birim fiyat | fiyat | b fiyat | br fiyat | birim fiyatı | birim fiyat tl | fiyatı | birim tutar | liste fiyatı | net fiyat | birimfiyat | b.fiyatı | br.fiyatı | brm fiyat | birim fiyat kdv hariç | birim fiyat kdv dahil | birim fiyat usd | birim fiyat eur | birim bedel | birim ücret | birim maliyet | kdv'siz birim fiyat | kdv'li birim fiyat | kdv dahil fiyat | kdv hariç fiyat | satış fiyatı | perakende fiyat | perakende satış fiyatı | perakende satış fiyatı tl | psf | toptan fiyat | tavsiye edilen fiyat | indirimli fiyat | kampanya fiyatı | eski fiyat | yeni fiyat | adet fiyatı | kg fiyatı | m2 fiyatı | saat ücreti | günlük ücret | gecelik fiyat | tarife | liste fiyat | bayi fiyatı | ücret | ücreti | fiyat tl | fiyat kdv dahil | net birim fiyat | maliyet`,
    ),
    discount: folded(
      'iskonto | indirim | isk | isk % | iskonto % | iskonto oranı | iskonto tutarı | isk oranı | isk tutarı | iskonto/artırım oranı | iskonto arttırım oranı | iskonto artırım tutarı | iskonto arttırım tutarı | indirim % | indirim oranı | indirim tutarı | ind | ind % | % isk | % iskonto | iskontolar | iskonto 1 | iskonto 2',
    ),
    taxRate: folded(
      'kdv | kdv % | kdv oranı | % kdv | kdv oran | kdv or | kdv yüzdesi | kdv yüzde | kdv%si | kdv grubu | vergi oranı | vergi % | kdv oranı % | k d v | tevkifat oranı',
    ),
    taxAmount: folded(
      'kdv tutarı | kdv tutar | kdv bedeli | kdv tl | kdv miktarı | vergi | vergi tutarı | toplam kdv | kdv toplamı | diğer vergiler | ötv tutarı | ötv',
    ),
    lineTotal: folded(
      'tutar | toplam | toplam tutar | mal hizmet tutarı | tutarı | tutar tl | net tutar | toplam fiyat | satır toplamı | genel toplam | kdv hariç tutar | kdv dahil tutar | toplam tl | toplam tutar tl | toplam bedel | toplam ücret | toplam fiyatı | toplam fiyat tl | t fiyat | t.tutar | satır tutarı | satır toplam | kalem tutarı | mal hizmet tutar | mal hizmet toplam | mal/hizmet toplam tutarı | hizmet tutarı | bedel | bedeli | bedel tl | tutar kdv hariç | tutar kdv dahil | toplam kdv dahil | toplam kdv hariç | brüt tutar | net toplam | ödenecek tutar | ödenecek | işlem tutarı | fatura tutarı | tutar usd | tutar eur | tahakkuk tutarı | matrah | yekün | prim | taksit tutarı | maliyet toplamı | ara toplam',
    ),
    date: folded(
      'tarih | işlem tarihi | işlem tarih | valör tarihi | tarihi | işlem tarihi saati | fatura tarihi | kayıt tarihi | harcama tarihi | gider tarihi | evrak tarihi | belge tarihi | vade tarihi | son ödeme tarihi | gün tarih | teslim tarihi | tarih saat',
    ),
    debit: folded(
      'borç | borç tutarı | çıkış | borç tl | çıkan | hesaptan çıkan | çekilen | çekilen tutar | harcama | giderler | gider | ödenen',
    ),
    credit: folded(
      'alacak | alacak tutarı | giriş | alacak tl | giren | hesaba giren | yatan | yatan tutar | yatırılan | gelir | gelirler | tahsilat',
    ),
    balance: folded(
      'bakiye | kalan bakiye | bakiye tl | borç bakiye | alacak bakiye | son bakiye | güncel bakiye | kalan tutar | kalan borç | kalan anapara',
    ),
  },
  columnQualifiers: folded('hariç | dahil | kdv hariç | kdv dahil'),
  greetings: folded(
    'sayın | değerli müşterimiz | merhaba | sayın yetkili | sayın müşterimiz | değerli müşteri | değerli üyemiz | değerli velimiz | sayın veli | sayın hasta | sayın abonemiz | merhabalar | iyi günler | iyi çalışmalar',
  ),
  signing: folded('imza | imzası'),
  salutations: folded('sayın | sn | bay | bayan | kime'),
  yourWords: folded('hesabınız | sizin | hesabınızdan | hesabınıza | faturanız | siparişiniz | abonelik bilgileriniz'),
  periodWords: folded('dönem | dönemi | tarihleri arasında | tarihinden | tarihine kadar | başlangıç | bitiş | arası'),
  remarks: folded(
    'notlar | kaynak | tablo | dikkat | önemli | not | notu | açıklamalar | önemli not | uyarı | uyarılar | dipnot | hatırlatma | önemli uyarı | bilgilendirme | genel şartlar | özel şartlar | özel notlar',
  ),
  captions: list('tablo | şekil | kaynak | grafik | resim'),
  notes: list('kaynak | not | dipnot | açıklama'),
  openEnds: list('ve | ile | için | veya | gibi | kadar | olan | olarak | göre | dair | ya da | bir | bu | her'),
  streets: folded(
    'caddesi | cad | sokak | sokağı | sok | mahallesi | mah | mh | bulvarı | blv | bulv | meydanı | apt | daire | osb | kapı no | yolu | sok. | cadde | bulvar | mahalle | mevkii | sitesi | iş merkezi | işhanı | pasajı | çarşısı | sanayi sitesi | organize sanayi bölgesi | apartmanı',
  ),
  legalForms: folded(
    'aş | şti | ltdşti | anonim şirketi | tic | a.ş. | anonim ortaklığı | limited şirketi | ltd şti | kollektif şirketi | koll şti | komandit şirketi | adi ortaklığı | kooperatifi | vakfı | derneği | belediyesi | şirketi | holding',
  ),
  legalFormEndings: folded(
    'limitedşirketi | anonimşirketi | ticaretlimitedşirketi | ticaretanonimşirketi | ltdşti | ticltdşti | sanayivetica.ş. | koop',
  ),
  countries: folded('türkiye | türkiye cumhuriyeti | kktc | kuzey kıbrıs türk cumhuriyeti'),
  contacts: folded(
    'tel | telefon | faks | vergi dairesi | vkn | mersis | ticaret sicil | gsm | banka | e posta | eposta | vergi no | tckn | sicil no | çağrı merkezi | müşteri hizmetleri | iban | faks no | kep | mersis no | tic sic no | tic sicil no',
  ),
  bankWords: folded(
    'hesap no | şube | bankası | iban no | hesap numarası | banka hesap | katılım bankası | banka adı | garanti bbva | ziraat | halkbank | vakıfbank | akbank | yapı kredi | iş bankası | denizbank | qnb',
  ),
  confirmationMarks: list('onay | teyit | teyid | kabul'),
  copyMarks: list(
    'asil | asli | suret | kopya | musteri nushasi | isyeri nushasi | aslidir | 1 nusha | 2 nusha | müşteri kopyası | müşteri sureti | iş yeri nüshası | işyeri kopyası | satıcı nüshası | alıcı nüshası | birinci nüsha | ikinci nüsha | üçüncü nüsha | muhasebe kopyası | aslı gibidir | suretidir | 1 suret | 2 suret | orijinal | örnek | taslak',
  ),
  tillWords: folded(
    'kasiyer | masa | garson | fis no | z no | eku no | kasa no | temassiz | kasiyer no | masa no | adisyon no | mali no | günlük satış | kdv toplam | provizyon | onay kodu | banka slip | kredi kartı satış | temassız işlem | kişi sayısı | paket servis | gel al',
  ),
  titleEndings: {
    Invoice: folded('faturası'),
    Report: folded('raporu'),
    Form: folded('formu | beyannamesi'),
    Receipt: folded('makbuzu'),
  },
  payWords: folded(
    'brüt ücret | net ücret | brüt maaş | net maaş | asgari geçim indirimi | agi | sgk işçi payı | sgk primi işçi | sgk primi işçi payı | işsizlik primi işçi | işsizlik sigortası işçi payı | işsizlik işçi payı | gelir vergisi matrahı | kümülatif gelir vergisi matrahı | kümülatif vergi matrahı | fazla mesai | fazla mesai ücreti | yemek yardımı | yol yardımı | ek ödeme | net ödenen | ödenecek net | toplam kesinti | toplam kazanç | yasal kesintiler | özel kesintiler | normal çalışma | normal mesai | hafta tatili | sgk matrahı | bes kesintisi | bireysel emeklilik | icra kesintisi | avans kesintisi | asgari ücret istisnası | gelir vergisi istisnası | damga vergisi istisnası | ikramiye | kıdem tazminatı | ihbar tazminatı',
  ),
  currencyUnits: { TRY: list('TL') },
};
