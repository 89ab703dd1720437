import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Words with the sign of oʻ and gʻ as both are printed: with an apostrophe, and with the letter that stands for it. */
const spelled = (text: string): readonly string[] =>
  folded(text).flatMap((word) => (word.includes("'") ? [word, word.replace(/'/g, 'ʻ')] : [word]));

/** Uzbek in Latin letters. */
export const UZBEK: LanguageLexicon = {
  code: 'uz',
  ofFewPapers: true,
  smallWords: spelled(
    "va | uchun | bilan | bo'yicha | hamda | yoki | ushbu | asosida | summa | summasi | jami | sana | sanasi | raqami | narxi | narx | miqdori | soni | qqs | so'm | to'lov | to'lash | to'langan | xaridor | sotuvchi | buyurtmachi | mijoz | mahsulot | tovar | tovarlar | xizmat | xizmatlar | nomi | manzil | manzili | shahri | tumani | ko'chasi | viloyati | hisob | faktura | shartnoma | stir | mfo | imzo | rahbar | buxgalter | o'lchov | birligi | qiymati | yetkazib | beruvchi | oluvchi | toshkent | o'zbekiston | iltimos | rahmat | dona",
  ),
  numberWords: folded('raqami | raqam | №'),
  labels: {
    invoiceNumber: {
      strong: spelled(
        "hisob faktura n | hisobvaraq faktura n | schyot faktura n | faktura raqami | hujjat raqami | hujjat n | invoys raqami | chek raqami | chek n | kvitansiya raqami | kvitansiya n | dalolatnoma n | taklif raqami | taklif n | schyot n | hisob raqami n | to'lov hisobi n | hisobot raqami | polis raqami | ariza raqami | bayonnoma n | yukxati raqami hujjat | ҳисоб-фактура n | ҳужжат рақами | счёт-фактура рақами",
      ),
      weak: folded('hisob faktura | schyot faktura'),
    },
    issueDate: {
      strong: spelled(
        'hisob faktura sanasi | hujjat sanasi | faktura sanasi | berilgan sana | tuzilgan sana | sana va vaqt | chek sanasi | taqdim etilgan sana | berilgan sanasi | rasmiylashtirilgan sana | sotuv sanasi | taklif sanasi | tuzilgan sanasi | kvitansiya sanasi | hisobvaraq faktura sanasi | sana vaqt | dalolatnoma sanasi',
      ),
      weak: folded('sana | sanasi'),
    },
    dueDate: {
      strong: spelled(
        "to'lov muddati | to'lash muddati | to'lov sanasi | oxirgi to'lov sanasi | to'lovning oxirgi muddati | to'lovning oxirgi sanasi | to'lov kuni | oxirgi muddat | so'nggi to'lov sanasi",
      ),
    },
    deliveryDate: {
      strong: spelled(
        "yetkazib berish sanasi | yetkazish sanasi | jo'natilgan sana | yuklash sanasi | xizmat ko'rsatilgan sana | yetkazib berish muddati | topshirilgan sana | yetkazilgan sana | jo'natish sanasi",
      ),
    },
    orderNumber: {
      strong: folded('buyurtma raqami | buyurtma n | sizning buyurtmangiz | xarid buyurtmasi n | буюртма рақами'),
      weak: folded('buyurtma'),
    },
    contractNumber: { strong: folded('shartnoma n') },
    customerNumber: {
      strong: folded(
        `mijoz raqami | mijoz kodi | abonent raqami | shaxsiy hisob | shaxsiy hisob raqami | tabel raqami | abonent kodi | bemor raqami | iste'molchi raqami | шахсий ҳисоб рақами`,
      ),
    },
    sellerVatId: {
      strong: spelled(
        "stir | stir raqami | sotuvchi stir | yetkazib beruvchi stir | yetkazib beruvchining stir | ijrochi stir | soliq to'lovchining identifikatsiya raqami | sotuvchining stir | qqs to'lovchisining ro'yxatdan o'tish kodi | qqs to'lovchi kodi | yetkazib beruvchining identifikatsiya raqami stir | jshshir | sotuvchining stiri | qqs bo'yicha ro'yxatdan o'tish kodi | стир | сотувчи стир | qqs registratsiya kodi",
      ),
    },
    buyerVatId: {
      strong: folded(
        'xaridor stir | xaridorning stir | sotib oluvchi stir | buyurtmachi stir | mijoz stir | sotib oluvchining stir | sotib oluvchining identifikatsiya raqami stir | xaridorning stiri | харидор стир',
      ),
    },
    currency: { strong: spelled("valyuta | to'lov valyutasi") },
    netTotal: {
      strong: spelled(
        'qqssiz summa | qqssiz jami | jami qqssiz | soliqsiz summa | qqssiz qiymati | qqsni hisobga olmagan holda | yetkazib berish qiymati | qqs hisobga olinmagan summa',
      ),
    },
    taxTotal: {
      strong: spelled("qqs summasi | jami qqs | qo'shilgan qiymat solig'i | shu jumladan qqs | soliq summasi | umumiy qqs | ққс суммаси"),
      weak: folded('qqs'),
    },
    grossTotal: {
      strong: spelled(
        "umumiy summa | jami summa | to'lov summasi | to'lash uchun jami | jami to'lov | jami to'lash uchun | to'lanadigan summa | jami qqs bilan | qqs bilan jami | qqs bilan summa | umumiy qiymati | jami to'lanadigan | umumiy to'lov | qqs bilan jami summa | yakuniy summa | jami so'm | qqs bilan umumiy summa | jami qiymati | to'lanishi kerak bo'lgan summa | jami to'lov summasi | qo'lga beriladigan summa | qqs hisobga olingan qiymati | umumiy qiymat | qqs bilan hisobga olgan holda qiymati | jami hisob | жами | жами сумма | qqs hisobga olingan summa",
      ),
      weak: folded('jami | summa'),
    },
    paid: { strong: spelled("to'langan | to'landi | oldindan to'lov | to'langan summa | bo'nak | avans to'lovi") },
    amountDue: {
      strong: spelled(
        "to'lash uchun | qarzdorlik | qolgan summa | to'lanmagan summa | qarz summasi | joriy qarz | qoldiq qarz | umumiy qarz | to'lovga | qoldiq to'lov | to'lanishi kerak | to'lanishi lozim",
      ),
      weak: folded('qarz'),
    },
    sellerName: {
      strong: spelled(
        "sotuvchi | yetkazib beruvchi | ijrochi | pudratchi | xizmat ko'rsatuvchi | tashkilot nomi | ijaraga beruvchi | sug'urtalovchi | ish beruvchi | benefitsiar | to'lov oluvchi | sotuvchi nomi | yetkazib beruvchi nomi | сотувчи | ижарага берувчи | mahsulot yetkazib beruvchi",
      ),
    },
    buyerName: {
      strong: spelled(
        "xaridor | sotib oluvchi | buyurtmachi | to'lovchi | mijoz | iste'molchi | xaridor nomi | mijoz nomi | abonent f i o | bemor | ijarachi | xodim | sug'urtalanuvchi | xodimning f i sh | mijoz f i sh | bemorning f i sh | talaba | ariza beruvchi | yo'lovchi | mehmon | сотиб олувчи | буюртмачи | sug'urta qildiruvchi",
      ),
      weak: folded('f i sh | familiyasi ismi'),
    },
    shipTo: {
      strong: spelled(
        'yetkazib berish manzili | yuk oluvchi | yuk qabul qiluvchi | tushirish joyi | yetkazib berish joyi | yetkazish manzili | tushirish punkti',
      ),
    },
    shipFrom: { strong: spelled("yuk jo'natuvchi | yuklash joyi | ombor | yuklash punkti") },
    name: { strong: folded('korxona nomi | kompaniya nomi') },
    period: {
      strong: spelled(
        "davr | hisobot davri | hisob davri | to'lov davri | xizmat davri | hisobot oyi | ko'chirma davri | hisob-kitob davri",
      ),
    },
    periodFrom: { strong: folded('boshlanish sanasi | davr boshi') },
    periodTo: { strong: folded('tugash sanasi | davr oxiri') },
    openingBalance: {
      strong: spelled(
        "boshlang'ich qoldiq | davr boshiga qoldiq | kirish qoldig'i | oldingi qoldiq | oy boshiga qoldiq | davr boshidagi qoldiq | kirish saldosi",
      ),
    },
    closingBalance: {
      strong: spelled(
        "yakuniy qoldiq | davr oxiriga qoldiq | oxirgi qoldiq | chiqish qoldig'i | joriy qoldiq | oy oxiriga qoldiq | davr oxiridagi qoldiq | chiqish saldosi",
      ),
    },
    accountNumber: {
      strong: spelled(
        'hisob raqami | hisobraqam | bank hisob raqami | joriy hisob raqami | karta raqami | ҳисоб рақами | hisobvaraq raqami | hisobvaraq',
      ),
    },
    accountHolder: { strong: folded('hisob egasi | karta egasi | hisob raqami egasi | hisob raqam egasi | hisobvaraq egasi') },
    bic: { strong: folded('mfo | bank mfo | bank kodi') },
    bankName: { strong: spelled("bank nomi | xizmat ko'rsatuvchi bank | oluvchining banki | bankning nomi | банк номи") },
    paymentTerms: { strong: spelled("to'lov shartlari | to'lov usuli | to'lov turi | to'lov shakli | to'lov tartibi") },
    contractDate: { strong: folded('shartnoma sanasi') },
    orderDate: { strong: folded('buyurtma sanasi') },
    deliveryNoteNumber: {
      strong: folded('yukxati n | yukxat n | tovar transport yukxati n | tovar transport hujjati n'),
    },
    phone: { strong: spelled("tel raqami | bog'lanish uchun telefon | aloqa telefoni | telefon raqami") },
    email: { strong: folded('elektron pochta | el pochta') },
    website: { strong: folded('veb sayt | sayt') },
    contact: { strong: spelled("mas'ul shaxs | aloqa uchun shaxs | bog'lanish uchun shaxs") },
    accountExecutive: { strong: spelled('kassir | ofitsiant | bosh buxgalter | rahbar | shifokor') },
    discountTotal: { strong: folded('chegirma | chegirma summasi | jami chegirma') },
    chargeTotal: {
      strong: spelled(
        'yetkazib berish | yetkazib berish narxi | xizmat haqi | transport xarajatlari | penya | xizmat uchun haq | yetkazib berish xizmati',
      ),
    },
    cashTendered: { strong: spelled("naqd | naqd pul | bank kartasi | plastik karta | naqd to'lov | karta orqali | naqd pulda") },
    change: { strong: folded('qaytim') },
    totalQuantity: { strong: spelled("umumiy miqdor | jami miqdor | umumiy og'irligi | sof og'irligi | jami soni") },
    page: { strong: folded('sahifa') },
    postBox: { strong: folded('pochta qutisi') },
    sellerRegistrationNumber: { strong: folded(`ro'yxatdan o'tish raqami | davlat ro'yxati raqami`) },
    lineTotal: { strong: folded('oraliq jami') },
    roundingAmount: { strong: folded('yaxlitlash') },
  },
  titles: {
    'Credit Note': folded('qaytarish cheki | kredit nota | tuzatuvchi hisob faktura | tovarni qaytarish'),
    Invoice: spelled(
      "hisob faktura | hisobvaraq faktura | schyot faktura | invoys | to'lov uchun hisob | bajarilgan ishlar dalolatnomasi | elektron hisobvaraq faktura | to'lov hisobi | ko'rsatilgan xizmatlar dalolatnomasi | elektron hisob faktura | bajarilgan ishlar va ko'rsatilgan xizmatlar dalolatnomasi",
    ),
    Receipt: spelled(
      "kvitansiya | kassa cheki | sotuv cheki | to'lov kvitansiyasi | kirim kassa orderi | to'lov cheki | tovar cheki | xarid cheki | fiskal chek | chiqim kassa orderi | tilxat",
    ),
    'Bank Statement': spelled(
      "hisob raqamidan ko'chirma | bank ko'chirmasi | hisobvaraqdan ko'chirma | solishtirma dalolatnoma | solishtirish dalolatnomasi | ko'chirma | karta bo'yicha ko'chirma | o'zaro hisob kitoblarni solishtirish dalolatnomasi | hisob raqamdan ko'chirma",
    ),
    'Purchase Order': folded(
      'xarid buyurtmasi | buyurtmanoma | buyurtma varaqasi | buyurtmani tasdiqlash | yetkazib berish uchun buyurtma | buyurtma naryad | buyurtma',
    ),
    Quote: folded('tijorat taklifi | narx taklifi | smeta | mahalliy smeta'),
    'Delivery Note': spelled(
      "yuk xati | yukxati | tovar transport yukxati | topshirish qabul qilish dalolatnomasi | tovar yukxati | qabul qilish topshirish dalolatnomasi | qadoqlash varaqasi | yetkazib berish varaqasi | yo'l varaqasi | tovar transport yuk xati | yukxat",
    ),
    'Price List': spelled("narxlar ro'yxati | preyskurant | narxnoma | xizmatlar narxi | taomnoma | tariflar | narxlar jadvali"),
    Report: spelled(
      "hisobot | yillik hisobot | oylik hisobot | bayonnoma | buxgalteriya balansi | tahlil natijalari | moliyaviy hisobot | sinov bayonnomasi | tibbiy xulosa | ekspertiza xulosasi | moliyaviy natijalar to'g'risidagi hisobot | yig'ilish bayonnomasi | kunlik hisobot | tekshiruv dalolatnomasi | laboratoriya tahlili natijalari",
    ),
    Form: spelled(
      "ariza | anketa | ishonchnoma | so'rovnoma | deklaratsiya | ro'yxatdan o'tish shakli | ta'til uchun ariza | rozilik xati | murojaatnoma | so'rov varaqasi | avans hisoboti",
    ),
    Other: spelled(
      "ish haqi varaqasi | ish haqi vedomosti | mehnat shartnomasi | ijara shartnomasi | sug'urta polisi | hisob kitob varaqasi | xizmat ko'rsatish shartnomasi | oldi sotdi shartnomasi | kafolat taloni",
    ),
    Letter: folded('bildirishnoma | ogohlantirish xati | talabnoma | kafolat xati | eslatma xati'),
    Table: spelled(
      "dars jadvali | ish jadvali | harakat jadvali | inventarizatsiya ro'yxati | to'lov jadvali | navbatchilik jadvali | imtihon jadvali | ombor qoldig'i | reyslar jadvali | spetsifikatsiya",
    ),
  },
  columns: {
    position: folded('t r | tartib raqami'),
    articleNumber: folded('tovar kodi | mahsulot kodi | artikul | shtrix kod | mxik kodi | mxik | ikpu'),
    description: spelled(
      "nomi | mahsulot nomi | tovar nomi | xizmat nomi | tovarlar nomi | tovar xizmatlar nomi | mahsulot | tovarlar ishlar xizmatlar nomi | ish nomi | tavsifi | to'lov maqsadi | tovar | ishlar nomi | xizmatlar nomi | tovarlar xizmatlar nomi | xizmat turi | taom nomi | ko'rsatkich | dori nomi | tovarlar ishlar xizmatlar | tavsif | номи | маҳсулот номи",
    ),
    quantity: spelled("miqdori | soni | miqdor | hajmi | og'irligi | soat | kunlar | sarf | миқдори"),
    unit: spelled("o'lchov birligi | o'lchov | o'lch birligi | o'lchov bir | o'lch. birl. | ўлчов бирлиги"),
    unitPrice: spelled(
      "narxi | narx | birlik narxi | tarif | bir birlik narxi | narxi so'm | bahosi | dona narxi | chakana narxi | нархи | baho",
    ),
    discount: folded('chegirma | chegirma %'),
    taxRate: folded('qqs stavkasi | qqs % | qqs foizi'),
    taxAmount: folded('qqs summasi | qqs'),
    lineTotal: spelled(
      "summasi | summa | jami | jami summa | umumiy summa | qiymati | yetkazib berish qiymati | qqs bilan summa | summa so'm | qqs bilan qiymati | umumiy qiymati | qqs bilan jami | jami so'm | hisoblangan | суммаси",
    ),
    date: folded('sana | sanasi | operatsiya sanasi'),
    debit: folded('debet | chiqim'),
    credit: folded('kirim'),
    balance: folded('qoldiq | qoldiq summa | қолдиқ'),
  },
  invoiceMarks: folded('faktura'),
  creditMarks: folded('qaytar'),
  confirmationMarks: folded('tasdiq'),
  labelFillers: spelled("so'm"),
  totals: spelled(
    "jami | umumiy summa | jami summa | to'lash uchun jami | qqs summasi | qqssiz jami | qqs bilan jami | jami to'lov | shu jumladan qqs | yakuniy summa | boshlang'ich qoldiq | yakuniy qoldiq | jami hisoblangan | jami ushlangan | jami qqs | chegirma summasi | to'lov summasi | jami qarz | umumiy qiymati | hammasi | жами",
  ),
  payments: spelled('naqd | naqd pul | qaytim | qqs | chegirma | bank kartasi | plastik karta'),
  units: list(
    "dona | kg | gr | litr | metr | soat | quti | to'plam | qop | paket | komplekt | tonna | m² | xizmat | juft | bog'lam | shisha",
  ),
  greetings: folded('hurmatli | assalomu alaykum'),
  salutations: folded('janob | xonim'),
  yourWords: folded('sizning'),
  periodWords: folded('davr | davri'),
  remarks: spelled("izoh | izohlar | eslatma | diqqat | qo'shimcha ma'lumot"),
  notes: list('Izoh | Manba'),
  captions: list('Jadval | Rasm | Manba'),
  listEnds: spelled("summa so'z bilan | so'z bilan | jami summa so'z bilan"),
  streets: spelled(
    "ko'chasi | kochasi | ko'cha | shoh ko'chasi | tumani | shahri | viloyati | mahallasi | mfy | uy | xonadon | dahasi | shaharchasi | tor ko'chasi",
  ),
  legalForms: folded("mchj | xk | mas'uliyati cheklangan jamiyat | aksiyadorlik jamiyati | qk | yatt"),
  leadingLegalForms: folded('mchj | yatt | xk'),
  countries: spelled("o'zbekiston | o'zbekiston respublikasi | ozbekiston"),
  contacts: spelled('stir | mfo | elektron pochta | manzil | tel | telefon | bank | oked | hisob raqami'),
  bankWords: folded('mfo | hisob raqami | ipoteka bank | kapitalbank | hamkorbank | agrobank'),
  copyMarks: folded('asl nusxa | nusxa | xaridor nusxasi | sotuvchi nusxasi | mijoz nusxasi'),
  payWords: spelled(
    "ish haqi | oylik maosh | daromad solig'i | ijtimoiy soliq | hisoblangan | ushlangan | qo'lga beriladigan summa | shaxsiy jamg'arma | mukofot | ishlangan kunlar | jami hisoblangan | jami ushlangan",
  ),
  tillWords: folded('kassir | ofitsiant | stol raqami | fiskal belgi | virtual kassa | smena | chek raqami'),
  currencyUnits: { UZS: spelled("so'm | som | sum | сум") },
};
