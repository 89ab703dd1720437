import { tellLanguage } from './lexicon';

/** A short paper of each language, beside those of the languages that share most of its words. */
const PAPERS: readonly (readonly [language: string, text: string])[] = [
  [
    'mk',
    'Фактура бр. 26-118 Датум на издавање: 12.03.2026 Рок на плаќање: 26.03.2026 Продавач Купувач Назив Количина Единечна цена Износ Вкупно без ДДВ ДДВ 18% Вкупно за плаќање 11.800,00 денари Молиме платете најдоцна до рокот со повик на бројот',
  ],
  [
    'bg',
    'Фактура № 1172 Дата на издаване 12.03.2026 Срок за плащане 26.03.2026 Доставчик Получател Наименование Количество Ед. цена Стойност Данъчна основа Начислен ДДС Сума за плащане 1 200,00 лв. Моля платете по банков път',
  ],
  [
    'sr',
    'Рачун број 118/26 Датум издавања 12.03.2026. Рок плаћања 26.03.2026. Продавац Купац Назив робе Количина Цена Износ Основица ПДВ Укупно за уплату 12.000,00 динара Позив на број',
  ],
  [
    'ru',
    'Счёт на оплату № 417 от 12 марта 2026 г. Поставщик Покупатель Товары (работы, услуги) Количество Цена Сумма Итого В том числе НДС Всего к оплате 12 000,00 руб. Оплатить не позднее 26.03.2026',
  ],
  [
    'uk',
    'Рахунок-фактура № 112 від 12 березня 2026 р. Постачальник Покупець Найменування товару Кількість Ціна Сума Разом без ПДВ Сума ПДВ Всього до сплати 6 000,00 грн Термін оплати 26.03.2026',
  ],
  [
    'be',
    'Рахунак-фактура № 88 ад 12 сакавіка 2026 г. Пастаўшчык Пакупнік Найменне тавару Колькасць Цана Кошт без ПДВ Сума ПДВ Усяго да аплаты 1 200,00 руб. Тэрмін аплаты 26.03.2026 паводле дагавора',
  ],
  [
    'sq',
    'Faturë tatimore Nr. 118/2026 Data e faturës 12.03.2026 Afati i pagesës 26.03.2026 Shitësi Blerësi Përshkrimi i mallit Sasia Njësia Çmimi pa TVSH Vlera Totali pa TVSH TVSH 20% Totali për pagesë 12.000,00 Lekë Ju lutemi paguani deri më datën e caktuar',
  ],
  [
    'ca',
    'Factura núm. 118 Data de factura 12/03/2026 Venciment 26/03/2026 Client Descripció Quantitat Preu unitari Descompte Import Base imposable Quota IVA Total a pagar 121,00 € Gràcies per la vostra comanda, el pagament és amb transferència al compte dels nostres serveis',
  ],
  [
    'es',
    'Factura n.º 118 Fecha de factura 12/03/2026 Vencimiento 26/03/2026 Cliente Descripción Cantidad Precio unitario Descuento Importe Base imponible Cuota IVA Total a pagar 121,00 € Gracias por su pedido, el pago es por transferencia a la cuenta de los servicios',
  ],
  [
    'pt',
    'Fatura n.º 118 Data de emissão 12/03/2026 Vencimento 26/03/2026 Cliente Descrição Quantidade Preço unitário Desconto Valor Total sem IVA Valor do IVA Total a pagar 123,00 € Obrigado pela sua encomenda, o pagamento é por transferência para a conta dos nossos serviços',
  ],
  [
    'gl',
    'Factura n.º 118 Data da factura 12/03/2026 Vencemento 26/03/2026 Cliente Descrición Cantidade Prezo unitario Desconto Importe Base impoñible Cota IVE Total con IVE 121,00 € Grazas polo seu pedido, o pagamento é por transferencia na conta dos nosos servizos',
  ],
  [
    'it',
    'Fattura n. 118 Data fattura 12/03/2026 Scadenza 26/03/2026 Cliente Descrizione Quantità Prezzo unitario Sconto Importo Imponibile Imposta Totale da pagare 122,00 € Grazie per il vostro ordine, il pagamento è con bonifico sul conto dei nostri servizi',
  ],
  [
    'fr',
    'Facture n° 118 Date de facture 12/03/2026 Échéance 26/03/2026 Client Désignation Quantité Prix unitaire Remise Montant Total HT TVA 20 % Net à payer 120,00 € Merci pour votre commande, le paiement est par virement sur le compte des services',
  ],
  [
    'az',
    'Hesab-faktura № 118 Fakturanın tarixi 12.03.2026 Son ödəniş tarixi 26.03.2026 Satıcı Alıcı VÖEN Malın adı Ölçü vahidi Miqdarı Qiyməti Məbləğ ƏDV 18% Yekun məbləğ 118,00 manat Xahiş edirik ödənişi müqavilə üzrə edin',
  ],
  [
    'tr',
    'Fatura No 118 Düzenleme Tarihi 12.03.2026 Son Ödeme Tarihi 26.03.2026 Satıcı Alıcı Vergi Dairesi Açıklama Miktar Birim Fiyat Tutar KDV Matrahı Hesaplanan KDV Ödenecek Tutar 12.000,00 TL Lütfen ödemeyi bankaya havale ile yapınız',
  ],
  [
    'uz',
    "Hisobvaraq-faktura № 118 Hujjat sanasi 12.03.2026 To'lov muddati 26.03.2026 Sotuvchi Xaridor STIR Tovarlar nomi O'lchov birligi Miqdori Narxi Summasi QQS 12% Umumiy summa 1 120 000 so'm shartnoma bo'yicha to'lash uchun",
  ],
  [
    'ne',
    'कर बीजक बिल नं. ११८ मिति २०८२।११।२८ क्रेताको नाम ठेगाना प्यान नं. क्र.सं. सामानको विवरण परिमाण दर रकम जम्मा रकम छुट करयोग्य रकम मूल्य अभिवृद्धि कर कुल जम्मा रुपैयाँ अक्षरेपी भुक्तानी गर्नुपर्ने मिति',
  ],
  ['hi', 'कर चालान चालान संख्या 118 दिनांक 12.03.2026 ग्राहक का नाम पता विवरण मात्रा दर राशि कुल योग कर योग्य मूल्य देय तिथि भुगतान की शर्तें धन्यवाद'],
  ['mr', 'कर बीजक पावती क्रमांक 118 दिनांक 12.03.2026 ग्राहकाचे नाव पत्ता तपशील नग दर रक्कम एकूण रक्कम देय तारीख आणि एकूण देय रक्कम भरणा करावा धन्यवाद'],
  ['si', 'බදු ඉන්වොයිසිය ඉන්වොයිස් අංකය 118 නිකුත් කළ දිනය 2026.03.12 පාරිභෝගිකයාගේ නම විස්තරය ප්‍රමාණය ඒකක මිල මුදල උප එකතුව වැට් මුදල ගෙවිය යුතු මුළු මුදල රුපියල්'],
  [
    'km',
    'វិក្កយបត្រអាករ លេខវិក្កយបត្រ 118 កាលបរិច្ឆេទ 12/03/2026 អតិថិជន អាសយដ្ឋាន ល.រ បរិយាយមុខទំនិញ បរិមាណ ថ្លៃឯកតា ថ្លៃទំនិញ សរុប អាករលើតម្លៃបន្ថែម សរុបរួម អ្នកទិញ អ្នកលក់',
  ],
  [
    'am',
    'የሽያጭ ደረሰኝ የደረሰኝ ቁጥር 118 ቀን 12/03/2026 የገዢ ስም አድራሻ የግብር ከፋይ መለያ ቁጥር የዕቃው ዓይነት መለኪያ ብዛት የአንዱ ዋጋ ጠቅላላ ዋጋ ድምር ተጨማሪ እሴት ታክስ ጠቅላላ ድምር ብር',
  ],
  [
    'mn',
    'Нэхэмжлэх № 118 Нэхэмжилсэн огноо 2026.03.12 Төлбөр төлөх хугацаа 2026.03.26 Худалдан авагч Барааны нэр Хэмжих нэгж Тоо ширхэг Нэгж үнэ Нийт үнэ НӨАТ-гүй дүн НӨАТ Нийт төлөх дүн 110 000 төгрөг',
  ],
  [
    'eu',
    'Faktura zk. 118 Data 2026/03/12 Epemuga 2026/03/26 Bezeroa Kontzeptua Kopurua Prezioa Deskontua Zenbatekoa Zerga-oinarria BEZa %21 Guztira ordaintzeko 121,00 € Eskerrik asko zure eskaera egiteagatik, ordainketa banku-transferentzia bidez',
  ],
  [
    'mt',
    'Fattura numru 118 Data tal-fattura 12/03/2026 Ħlas sa 26/03/2026 Klijent Deskrizzjoni Kwantità Prezz għal kull unità Ammont Total mingħajr VAT Ammont tal-VAT Ammont totali €118.00 Grazzi tax-xiri tiegħek, jekk jogħġbok ħallas fil-kont tagħna',
  ],
  [
    'cy',
    "Anfoneb Rhif yr anfoneb 118 Dyddiad 12/03/2026 Talu erbyn 26/03/2026 Cwsmer Disgrifiad Nifer Pris uned Swm Cyfanswm heb TAW TAW 20% Cyfanswm i'w dalu £120.00 Diolch am eich archeb, gwnewch eich taliad gyda throsglwyddiad banc",
  ],
  [
    'ga',
    'Sonrasc Uimhir an tsonraisc 118 Dáta 12/03/2026 Le híoc faoi 26/03/2026 Custaiméir Cur síos Cainníocht Praghas aonaid Méid Iomlán gan CBL CBL 23% Iomlán le híoc €123.00 Go raibh maith agat as bhur n-ordú, íoc le haistriú bainc',
  ],
  [
    'en',
    'Invoice Invoice number 118 Date 12/03/2026 Due date 26/03/2026 Customer Description Quantity Unit price Amount Total excluding VAT VAT 20% Total due £120.00 Thank you for your order, please pay by bank transfer',
  ],
  [
    'fo',
    'Rokning nr. 118 Dagfesting 12.03.2026 Gjaldsdagur 26.03.2026 Keypari Lýsing Mongd Eindarprísur Upphædd Tilsamans uttan MVG MVG 25% Íalt at gjalda 125,00 kr. Tøkk fyri tykkara bílegging, upphæddin verður goldin á kontu okkara',
  ],
  [
    'is',
    'Reikningur nr. 118 Dagsetning 12.03.2026 Gjalddagi 26.03.2026 Kaupandi Lýsing Magn Einingaverð Upphæð Samtals án VSK VSK 24% Samtals með VSK 124,00 kr. Vinsamlegast greiðið inn á reikning okkar',
  ],
  [
    'da',
    'Faktura nr. 118 Fakturadato 12.03.2026 Forfaldsdato 26.03.2026 Kunde Beskrivelse Antal Stykpris Beløb I alt ekskl. moms Moms 25% I alt inkl. moms 125,00 kr. Tak for jeres ordre, beløbet betales til vores konto',
  ],
  [
    'lb',
    'Rechnung Nr. 118 Datum vun der Rechnung 12.03.2026 Ze bezuele bis 26.03.2026 Client Beschreiwung Unzuel Eenzelpräis Betrag Total ouni TVA TVA 17% Total mat TVA 117,00 € Merci fir Är Bestellung, de Betrag ass op eise Konto ze bezuelen',
  ],
  [
    'de',
    'Rechnung Nr. 118 Rechnungsdatum 12.03.2026 Zahlbar bis 26.03.2026 Kunde Beschreibung Menge Einzelpreis Betrag Summe netto MwSt. 19 % Gesamtbetrag 119,00 € Vielen Dank für Ihre Bestellung, bitte zahlen Sie den Betrag auf unser Konto',
  ],
  [
    'rm',
    'Quint nr. 118 Data dal quint 12.03.2026 Termin da pajament 11.04.2026 Client Descripziun Quantitad Pretsch per unitad Import Total senza TPV TPV 8.1% Import da pajar CHF 108.10 Engraziain per Vossa empustaziun, nus giavischain il pajament sin noss conto',
  ],
  [
    'ky',
    'Эсеп-фактура № 118 Берилген күнү 12.03.2026 Төлөө мөөнөтү 26.03.2026 Сатуучу Сатып алуучу Товардын аталышы Өлчөө бирдиги Саны Баасы Суммасы КНС Төлөөгө бардыгы 112 000 сом жана келишим боюнча төлөм үчүн',
  ],
  [
    'kk',
    'Төлем шоты № 118 Шот күні 12.03.2026 Төлеу мерзімі 26.03.2026 Сатушы Сатып алушы Тауар атауы Өлшем бірлігі Саны Бағасы Сомасы ҚҚС Төлеуге барлығы 112 000 теңге және шарт бойынша төлем үшін',
  ],
  [
    'tg',
    'Ҳисобнома-фактура № 118 Санаи ҳисобнома 12.03.2026 Мӯҳлати пардохт 26.03.2026 Фурӯшанда Харидор Номгӯи мол Воҳиди ченак Миқдор Нарх Маблағ ААН Ҳамагӣ барои пардохт 1 140 сомонӣ тибқи шартнома',
  ],
  [
    'tk',
    'Hasap-faktura № 118 Senesi 12.03.2026 Töleg möhleti 26.03.2026 Satyjy Satyn alyjy Harydyň ady Ölçeg birligi Mukdary Bahasy Möçberi GBS Jemi töleg 1 150 manat şertnama boýunça',
  ],
  [
    'ku',
    'Fatûre hejmara 118 Dîroka fatûreyê 12.03.2026 Dîroka dravdanê 26.03.2026 Firoşkar Kiryar Danasîn Çendanî Yeke Biha Koma Giştî bê bac Mîqdara bacê Koma giştî 1.200 lîra ji bo dravdanê spas',
  ],
  [
    'so',
    'Qaansheeg Lambarka qaansheegta 118 Taariikhda 12/03/2026 Taariikhda bixinta 26/03/2026 Magaca macmiilka Faahfaahin Tirada Qiimaha Wadarta Canshuurta Wadarta guud 1,050.00 fadlan ku bixi koontada bangiga, mahadsanid',
  ],
  [
    'zu',
    'I-invoyisi Inombolo ye-invoyisi 118 Usuku 12/03/2026 Usuku lokukhokha 26/03/2026 Ikhasimende Incazelo Ubuningi Intengo Isamba Inani le-VAT Isamba sonke R1 150.00 Siyabonga, sicela ukhokhe ku-akhawunti yethu yasebhange',
  ],
  [
    'ps',
    'د پلور بل د بل شمېره ۱۱۸ نېټه ۱۴۰۴/۱۲/۲۱ د پیرودونکي نوم پته د توکي نوم شمېر واحد بیه ټوله بیه مالیه ټولټال مبلغ ۱۲۰۰ افغانۍ د تادیې نېټه مننه',
  ],
  [
    'fa',
    'فاکتور فروش شماره ۱۱۸ تاریخ ۱۴۰۴/۱۲/۲۱ نام خریدار آدرس شرح کالا تعداد واحد قیمت واحد مبلغ کل جمع کل مالیات مبلغ قابل پرداخت ۱۲۰۰ ریال از خرید شما در فروشگاه سپاسگزاریم',
  ],
  [
    'lo',
    'ໃບແຈ້ງໜີ້ ເລກທີໃບແຈ້ງໜີ້ 118 ວັນທີ 12/03/2026 ວັນຄົບກຳນົດ 26/03/2026 ຊື່ລູກຄ້າ ທີ່ຢູ່ ລຳດັບ ລາຍການ ຈຳນວນ ຫົວໜ່ວຍ ລາຄາ ລວມ ອາກອນມູນຄ່າເພີ່ມ ລວມທັງໝົດ 1.100.000 ກີບ',
  ],
  ['my', 'ငွေတောင်းခံလွှာ ပြေစာအမှတ် 118 ရက်စွဲ 12/03/2026 ဝယ်သူ လိပ်စာ စဉ် အမျိုးအမည် အရေအတွက် ဈေးနှုန်း သင့်ငွေ ကုန်သွယ်လုပ်ငန်းခွန် စုစုပေါင်း 105,000 ကျပ်'],
];

it.each(PAPERS)('a paper in %s is told from those of its neighbours', (language, text) => {
  expect(tellLanguage(text.split(' '))).toBe(language);
});
