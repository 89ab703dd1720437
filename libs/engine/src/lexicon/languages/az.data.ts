import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Azerbaijani: what Turkish prints alike stands there. */
export const AZERBAIJANI: LanguageLexicon = {
  code: 'az',
  latinModel: 'aze',
  ofFewPapers: true,
  letters: 'əğıöşüç',
  smallWords: folded(
    'və | üçün | ilə | üzrə | edilir | əsasən | məbləğ | məbləği | cəmi | ədv | vöen | tarix | tarixi | ödəniş | ödənilməli | qiymət | qiyməti | miqdar | miqdarı | ədəd | manat | azn | müştəri | satıcı | alıcı | malın | malların | xidmət | xidmətin | şəhəri | küçəsi | hesab | hesabı | nömrəsi | müqavilə | bakı | azərbaycan | möhür | təhvil | verdi | aldı | adı | ölçü | vahidi | qəpik | xahiş | edirik | təşəkkür | faktura | qaimə | sifariş | rayonu | mmc',
  ),
  numberWords: folded('nömrə | nömrəsi | № | nömrəli'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'hesab faktura n | hesab fakturanın nömrəsi | faktura n | fakturanın nömrəsi | invoys n | qaimə n | qaimənin nömrəsi | hesab fakturanın n | sənəd n | sənədin nömrəsi | qəbz n | qəbzin nömrəsi | çek nömrəsi | çekin nömrəsi | satış çeki n | aktın nömrəsi | təklif n | təklifin nömrəsi | elektron qaimə n | seriya və nömrə | bildiriş n | hesabat n | protokol n | sığorta şəhadətnaməsi n | ərizə n | mədaxil orderi n | elektron qaimə-faktura n',
      ),
      weak: folded('faktura | hesab faktura | invoys | qaimə'),
    },
    issueDate: {
      strong: folded(
        'fakturanın tarixi | hesab fakturanın tarixi | faktura tarixi | verilmə tarixi | tərtib tarixi | tərtib olunma tarixi | sənədin tarixi | sənəd tarixi | qaimənin tarixi | invoys tarixi | tərtib edilmə tarixi | qəbzin tarixi | çekin tarixi | aktın tarixi | tarix və saat | tarix saat | tarix vaxt | satış tarixi | təklifin tarixi | hesabatın tarixi | imzalanma tarixi | çıxarış tarixi | analizin tarixi | yazılma tarixi | təqdim edilmə tarixi | hesab-faktura tarixi | qaimə tarixi | çek tarixi',
      ),
      weak: folded('tarix'),
    },
    dueDate: {
      strong: folded(
        'ödəniş tarixi | son ödəniş tarixi | ödəniş müddəti | ödənişin son tarixi | son ödəmə tarixi | ödəmə müddəti | ödənilmə tarixi | ödəniş üçün son tarix | ödənişin müddəti | son tarix | ödəmə tarixi | ödəniş son tarixi',
      ),
    },
    deliveryDate: {
      strong: folded(
        'çatdırılma tarixi | təhvil tarixi | göndərilmə tarixi | yüklənmə tarixi | xidmət tarixi | çatdırılma müddəti | malın göndərilmə tarixi | xidmətin göstərilmə tarixi | təslim tarixi | yola salınma tarixi',
      ),
    },
    orderNumber: {
      strong: folded('sifariş n | sifarişin nömrəsi | satınalma sifarişi n | sizin sifariş | sifarişiniz'),
      weak: folded('sifariş'),
    },
    contractNumber: { strong: folded('müqavilə n | müqavilənin nömrəsi | müqavilənin n | polis nömrəsi | sığorta polisi n') },
    customerNumber: {
      strong: folded(
        'müştəri kodu | müştəri nömrəsi | müştərinin kodu | abonent kodu | abonent nömrəsi | abonent n | abunəçi kodu | müştəri n | abonentin kodu | istehlakçı kodu | tabel nömrəsi | pasiyent nömrəsi | müştəri id',
      ),
    },
    sellerVatId: {
      strong: folded(
        'vöen | vöen n | vöen i | satıcının vöen i | satıcının vöen | satıcı vöen | təchizatçının vöen i | icraçının vöen i | təqdim edənin vöen i | obyektin vöen i | vergi ödəyicisinin eyniləşdirmə nömrəsi',
      ),
    },
    buyerVatId: {
      strong: folded(
        'alıcının vöen i | alıcının vöen | alıcı vöen | müştərinin vöen i | müştəri vöen | sifarişçinin vöen i | müştərinin vöen',
      ),
    },
    currency: { strong: folded('valyuta | ödəniş valyutası') },
    lineTotal: { strong: folded('aralıq cəm | ara cəm') },
    netTotal: {
      strong: folded(
        'ədv siz məbləğ | ədv siz cəmi | ədv siz cəm | ədv siz yekun | cəmi ədv siz | ədv siz ümumi məbləğ | ədv yə cəlb olunan məbləğ | vergisiz məbləğ | ədv nəzərə alınmadan | ədv yə cəlb edilən məbləğ | yekun ədv siz | ədv xaric məbləğ | xalis məbləğ',
      ),
    },
    taxTotal: {
      strong: folded(
        'ədv məbləği | ədv cəmi | cəmi ədv | hesablanmış ədv | ədv nin məbləği | o cümlədən ədv | əlavə dəyər vergisi | yekun ədv | vergi məbləği | ümumi ədv',
      ),
      weak: folded('ədv'),
    },
    grossTotal: {
      strong: folded(
        'yekun məbləğ | ümumi məbləğ | cəmi məbləğ | ödənilməli məbləğ | ödəniləcək məbləğ | cəmi ödənilməli | ədv ilə məbləğ | ədv ilə cəmi | ədv daxil cəmi | ədv daxil məbləğ | yekun ödəniş | cəmi ödəniş | ümumi cəmi | yekun cəmi | ödənilməli cəmi | ədv ilə birlikdə məbləğ | cəmi azn | yekun azn | ödəniş məbləği | cəmi manat | fakturanın məbləği | ümumi dəyər | ədv ilə yekun | yekun cəm | ödəniləcək cəmi məbləğ | son məbləğ | ümumi yekun | cəmi ədv ilə | ödəniləcək yekun məbləğ | verilməli məbləğ | əldə ediləcək məbləğ | cəmi ödəniləcək | ədv ilə birlikdə cəmi',
      ),
      weak: folded('cəmi | məbləğ | cəm'),
    },
    paid: {
      strong: folded(
        'ödənilmişdir | ödənilib | ödənilmiş məbləğ | avans ödənişi | ödənilən məbləğ | qabaqcadan ödəniş | ilkin ödəniş | ödənildi | ödənilən | ödənilmiş',
      ),
    },
    amountDue: {
      strong: folded(
        'qalıq borc | borc məbləği | ödənilməlidir | qalıq məbləğ | ödənilməli | ödəniləcək | cari borc | ümumi borc | qalan məbləğ | ödənilməmiş məbləğ | cəmi borc',
      ),
    },
    sellerName: {
      strong: folded(
        'satıcı | təchizatçı | icraçı | malsatan | malgöndərən | xidmət göstərən | satıcının adı | təchizatçının adı | benefisiar | benefisiarın adı | icarəyə verən | sığortaçı | işəgötürən | podratçı | obyektin adı | vergi ödəyicisinin adı | malı təqdim edən | tədarükçü',
      ),
      weak: folded('şirkət'),
    },
    buyerName: {
      strong: folded(
        'sifarişçi | ödəyici | alıcının adı | müştərinin adı | istehlakçı | malalan | abonent | abonentin adı | pasiyent | pasiyentin adı | icarəçi | işçi | sığortalı | işçinin soyadı adı | müştərinin soyadı adı | ərizəçi | hesabın ünvanlandığı | abunəçi | xəstə | tələbə | qonaq | sərnişin | kimdən alınıb | əməkdaş | sığortaolunan | iştirakçının adı | müştəri | kirayəçi',
      ),
      weak: folded('soyadı adı | ad soyad | soyadı adı atasının adı'),
    },
    shipTo: {
      strong: folded(
        'çatdırılma ünvanı | göndərilmə ünvanı | təhvil yeri | çatdırılma yeri | boşaldılma yeri | yükalan | təyinat yeri | təyinat məntəqəsi | təhvil ünvanı',
      ),
    },
    shipFrom: { strong: folded('yüklənmə yeri | yükgöndərən | yükləmə yeri') },
    name: { strong: folded('şirkətin adı | müəssisənin adı | təşkilatın adı') },
    period: {
      strong: folded(
        'dövr | hesabat dövrü | dövrü | hesablaşma dövrü | ödəniş dövrü | faktura dövrü | hesabat ayı | xidmət dövrü | sığorta müddəti | çıxarış dövrü',
      ),
    },
    periodFrom: { strong: folded('başlama tarixi | dövrün əvvəli | giriş tarixi | başlanğıc tarixi') },
    periodTo: { strong: folded('bitmə tarixi | dövrün sonu | çıxış tarixi') },
    openingBalance: {
      strong: folded(
        'ilkin qalıq | əvvəlki qalıq | dövrün əvvəlinə qalıq | başlanğıc qalıq | açılış qalığı | əvvəlki borc | ilkin saldo | dövrün əvvəlinə borc | açılış balansı',
      ),
    },
    closingBalance: {
      strong: folded(
        'son qalıq | dövrün sonuna qalıq | yekun qalıq | bağlanış qalığı | cari qalıq | son saldo | dövrün sonuna borc | bağlanış balansı',
      ),
    },
    accountNumber: {
      strong: folded(
        'hesab nömrəsi | hesablaşma hesabı | bank hesabı | cari hesab | müxbir hesab | kartın nömrəsi | hesabın nömrəsi | kart nömrəsi | hesablaşma hesabı n',
      ),
      weak: folded('hesab n'),
    },
    accountHolder: { strong: folded('hesab sahibi | hesabın sahibi | kart sahibi') },
    bic: { strong: folded('s w i f t bik | bank kodu') },
    bankName: { strong: folded('bankın adı | benefisiar bankı | benefisiarın bankı | alan bank | xidmət göstərən bank | bank adı') },
    paymentTerms: {
      strong: folded('ödəniş şərtləri | ödəniş üsulu | ödəniş forması | ödəniş növü | ödəmə şərtləri | ödənişin növü | ödəniş qaydası'),
    },
    contractDate: { strong: folded('müqavilə tarixi | müqavilənin tarixi | müqavilənin bağlanma tarixi') },
    orderDate: { strong: folded('sifariş tarixi | sifarişin tarixi') },
    deliveryNoteNumber: { strong: folded('mal qaimə n | yük qaiməsi n | təhvil təslim aktı n | əmtəə nəqliyyat qaiməsi n') },
    phone: { strong: folded('əlaqə nömrəsi | əlaqə telefonu | mob tel | telefon nömrəsi | tel mob') },
    fax: { strong: folded('faks nömrəsi') },
    email: { strong: folded('e poçt | elektron poçt | elektron ünvan') },
    website: { strong: folded('veb sayt | internet ünvanı | veb səhifə') },
    contact: { strong: folded('əlaqələndirici şəxs | məsul şəxs | əlaqə şəxsi | əlaqədar şəxs') },
    accountExecutive: { strong: folded('kassir | ofisiant | baş mühasib | menecer | mühasib | operatorun adı | kassirin adı') },
    discountTotal: { strong: folded('endirim | endirim məbləği | güzəşt | cəmi endirim | güzəşt məbləği | ümumi endirim') },
    chargeTotal: {
      strong: folded(
        'çatdırılma | çatdırılma haqqı | nəqliyyat xərcləri | xidmət haqqı | servis haqqı | cərimə | dəbbə pulu | çatdırılma xərci | komissiya haqqı',
      ),
    },
    roundingAmount: { strong: folded('yuvarlaqlaşdırma') },
    cashTendered: { strong: folded('nağd | nağdsız | nağd ödəniş | nağd ödənilib | kartla ödəniş | bank kartı | nağdsız ödəniş') },
    change: { strong: folded('qalıq qaytarılıb | qaytarılan məbləğ | qalıq pul | qaytarılan qalıq') },
    totalQuantity: {
      strong: folded('ümumi miqdar | cəmi miqdar | ümumi çəki | xalis çəki | cəmi ədəd | brutto çəki | netto çəki | yerlərin sayı'),
    },
    withholdingTax: { strong: folded('ödəmə mənbəyində vergi | mənbədən tutulan vergi') },
    page: { strong: folded('səhifə | səh') },
    postBox: { strong: folded('abonent qutusu | poçt qutusu') },
    sellerRegistrationNumber: { strong: folded('qeydiyyat nömrəsi | dövlət qeydiyyat nömrəsi') },
    iban: { strong: folded('iban hesab | iban nömrəsi') },
    branchCode: { strong: folded('bankın kodu') },
  },
  titles: {
    'Credit Note': folded(
      'kredit nota | qaytarma qaiməsi | malın geri qaytarılması | geri qaytarma çeki | düzəliş fakturası | malların qaytarılması haqqında elektron qaimə',
    ),
    Invoice: folded(
      'hesab faktura | elektron qaimə faktura | invoys | vergi hesab fakturası | ödəniş üçün hesab | proforma hesab faktura | elektron hesab faktura | qaimə faktura | təhvil təslim aktı və hesab faktura | elektrik enerjisi haqqı | görülmüş işlərin aktı | göstərilən xidmətlərin aktı | e qaimə | kommunal ödəniş bildirişi | ödəniş bildirişi | elektron qaimə',
    ),
    Receipt: folded(
      'qəbz | satış çeki | kassa çeki | ödəniş qəbzi | mədaxil qəbzi | kassa mədaxil orderi | mədaxil orderi | məxaric orderi | bank qəbzi | ödəniş çeki | satış qəbzi | kassa məxaric orderi | ödəniş tapşırığı',
    ),
    'Bank Statement': folded(
      'hesabdan çıxarış | bank çıxarışı | hesab çıxarışı | çıxarış | üzləşmə aktı | kart üzrə çıxarış | kart hesabından çıxarış | hesab üzrə çıxarış | bank hesabından çıxarış | qarşılıqlı hesablaşmaların üzləşmə aktı',
    ),
    'Purchase Order': folded(
      'satınalma sifarişi | sifariş forması | alış sifarişi | sifarişin təsdiqi | mal sifarişi | iş sifarişi | sifariş vərəqi | sifariş naryad | alış tələbnaməsi | sifariş',
    ),
    Quote: folded(
      'qiymət təklifi | kommersiya təklifi | smeta | təklif | lokal smeta | maliyyə təklifi | kotirovka təklifi | qiymət sorğusu | xərclər smetası',
    ),
    'Delivery Note': folded(
      'təhvil təslim aktı | mal qaiməsi | yük qaiməsi | əmtəə nəqliyyat qaiməsi | qablaşdırma vərəqi | çatdırılma qəbzi | əmtəə qaiməsi | qaimə | daxili yerdəyişmə qaiməsi | yol vərəqi | təhvil qaiməsi | beynəlxalq yük qaiməsi | anbar mədaxil qaiməsi',
    ),
    'Price List': folded(
      'qiymət cədvəli | qiymət siyahısı | preyskurant | qiymətlər cədvəli | menyu | qiymət vərəqi | xidmət tarifləri | tariflər | xidmətlərin qiyməti',
    ),
    Report: folded(
      'hesabat | illik hesabat | aylıq hesabat | protokol | mühasibat balansı | maliyyə hesabatı | analiz nəticələri | sınaq protokolu | tibbi rəy | analizlərin nəticəsi | laborator müayinə nəticəsi | iclas protokolu | mənfəət və zərər haqqında hesabat | həkim rəyi | ekspert rəyi | günlük hesabat | günün sonu hesabatı | satış hesabatı',
    ),
    Form: folded(
      'ərizə | müraciət forması | anket | etibarnamə | qeydiyyat forması | bəyannamə | məzuniyyət ərizəsi | sorğu anketi | gömrük bəyannaməsi | razılıq forması | iş üçün müraciət forması | ərizə forması | vergi bəyannaməsi | avans hesabatı',
    ),
    Other: folded(
      'əmək haqqı vərəqi | əmək haqqı cədvəli | hesablaşma vərəqi | icarə müqaviləsi | əmək müqaviləsi | sığorta şəhadətnaməsi | xidmət müqaviləsi | alqı satqı müqaviləsi | zəmanət talonu | resept | maaş vərəqi',
    ),
    Letter: folded('bildiriş məktubu | xatırlatma məktubu | iddia məktubu | zəmanət məktubu | borc bildirişi | müşayiət məktubu'),
    Table: folded(
      'dərs cədvəli | iş qrafiki | hərəkət cədvəli | inventar siyahısı | ödəniş qrafiki | növbə cədvəli | imtahan cədvəli | anbar qalığı | avtobusların hərəkət cədvəli | reyslərin cədvəli',
    ),
  },
  columns: {
    position: folded('s s | sıra n | sıra nömrəsi'),
    articleNumber: folded('malın kodu | artikul | məhsul kodu | xidmətin kodu | seriya nömrəsi | ştrix kod | barkod'),
    description: folded(
      'malın adı | malın xidmətin adı | malların adı | xidmətin adı | təsviri | məhsul | məhsulun adı | təsvir | malların iş və xidmətlərin adı | məhsul xidmət | xidmətlər | işlərin adı | ödənişin təyinatı | xidmət | malların işlərin xidmətlərin adı | işin adı | əməliyyatın təsviri | göstərici | analizin adı | xidmətin təsviri | xidmətin növü | yeməyin adı | malın təsviri | dərmanın adı | təyinat',
    ),
    quantity: folded('miqdarı | miqdar | sayı | say | həcmi | çəkisi | sərfiyyat | saat sayı | gün sayı | istehlak'),
    unit: folded('ölçü vahidi | ölçü vah | ölçü | vahidi | ö v | vahid'),
    unitPrice: folded(
      'qiyməti | qiymət | vahidin qiyməti | vahid qiyməti | bir vahidin qiyməti | qiymət azn | ədv siz qiymət | tarif | qiymət manat | qiyməti azn | qiyməti manatla | satış qiyməti | 1 ədədin qiyməti | ədədin qiyməti | pərakəndə satış qiyməti',
    ),
    discount: folded('endirim | endirim % | güzəşt | güzəşt %'),
    taxRate: folded('ədv dərəcəsi | ədv % | vergi dərəcəsi'),
    taxAmount: folded('ədv məbləği | ədv | ədv azn'),
    lineTotal: folded(
      'məbləğ | məbləği | cəmi | ümumi məbləğ | cəmi məbləğ | yekun məbləğ | ədv siz məbləğ | ədv ilə məbləğ | məbləğ azn | dəyəri | yekun | ümumi dəyər | məbləğ manat | ümumi qiymət | məbləği azn | cəmi azn | cəm | məbləği manatla | hesablanmışdır',
    ),
    date: folded('tarix | əməliyyat tarixi | əməliyyatın tarixi'),
    debit: folded('debet | məxaric | silinmə'),
    credit: folded('mədaxil | daxilolma'),
    balance: folded('qalıq | cari qalıq | qalıq azn'),
  },
  invoiceMarks: folded('faktura'),
  creditMarks: folded('qaytar'),
  confirmationMarks: folded('təsdiq'),
  labelFillers: folded('azn | manat'),
  totals: folded(
    'cəmi | yekun | ümumi məbləğ | yekun məbləğ | ödənilməli məbləğ | ədv məbləği | cəmi məbləğ | ədv siz cəmi | o cümlədən ədv | ümumi cəmi | ədv ilə məbləğ | ilkin qalıq | son qalıq | endirim məbləği | cəmi hesablanmışdır | cəmi tutulmuşdur | ödəniləcək məbləğ | cəm | aralıq cəm | cəmi ödəniş | cəmi borc | ədv cəmi | ödəniləcək',
  ),
  payments: folded('nağd | nağdsız | ədv | qalıq | endirim | ödənilib | nağd ödəniş'),
  units: list(
    'ədəd | əd | kq | qr | litr | metr | saat | gün | dəst | qutu | paket | komplekt | ton | m² | m³ | xidmət | şüşə | kisə | rulon',
  ),
  greetings: folded('hörmətli | əziz | salam'),
  signing: folded('imza | imzası'),
  salutations: folded('cənab | xanım | hörmətli müştəri'),
  yourWords: folded('sizin'),
  periodWords: folded('dövr | tarixindən | tarixinədək'),
  remarks: folded('qeyd | qeydlər | diqqət | əlavə məlumat'),
  notes: list('Qeyd | Mənbə'),
  captions: list('Cədvəl | Şəkil | Mənbə'),
  listEnds: folded('məbləğ sözlə | sözlə | yazı ilə'),
  streets: folded('küçəsi | küç | küçə | prospekti | rayonu | şəhəri | qəsəbəsi | məhəlləsi | döngə | mənzil | şossesi | kəndi'),
  legalForms: folded(
    'mmc | məhdud məsuliyyətli cəmiyyəti | asc | qsc | məhdud məsuliyyətli cəmiyyət | açıq səhmdar cəmiyyəti | qapalı səhmdar cəmiyyəti',
  ),
  countries: folded('azərbaycan | azərbaycan respublikası'),
  contacts: folded('vöen | müxbir hesab | elektron poçt | e poçt | bank | mob | əlaqə'),
  bankWords: folded('müxbir hesab | kapital bank | paşa bank | abb bank | beynəlxalq bankı | bank respublika | hesablaşma hesabı'),
  copyMarks: folded('əsli | surəti | alıcının nüsxəsi | satıcının nüsxəsi | müştəri nüsxəsi | dublikat'),
  payWords: folded(
    'əmək haqqı | vəzifə maaşı | gəlir vergisi | məcburi dövlət sosial sığorta | işsizlikdən sığorta | icbari tibbi sığorta | hesablanmışdır | tutulmuşdur | əldə ediləcək məbləğ | həmkarlar haqqı | mükafat | pensiya ayırması | faktiki iş günü',
  ),
  tillWords: folded('kassir | ofisiant | masa | növbə | nka zavod nömrəsi | fiskal id | nka modeli | nmq qeydiyyat nömrəsi | çek nömrəsi'),
  currencyUnits: { AZN: list('manat | man | man. | manatdır') },
};
