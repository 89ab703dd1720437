import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Serbian. */
export const SERBIAN: LanguageLexicon = {
  code: 'sr',
  // In Latin letters it has those of Croatian.
  latinModel: 'hrv',
  scriptLetters: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  scriptModels: { rus: 'srp' },
  sisterOf: 'hr',
  smallWords: folded(
    'рачун | укупно | износ | динара | количина | пдв | матични | купац | продавац | уплата | рок | и | на | за | од | са | у | или | је | по | датум | адреса | место | телефон | број | цена | назив | роба | услуга | услуге | плаћање | основица | порез | укупан | дин | рсд | račun | ukupno | iznos | količina | cena | datum | adresa | mesto | kupac | prodavac | plaćanje | pib | pdv | naziv | usluga | rok | dinara | broj | дана',
  ),
  dates: {
    months: {
      1: list('januara | јануара'),
      2: list('februara | фебруара'),
      3: list('marta'),
      4: list('aprila | априла'),
      5: list('maja | маја'),
      6: list('juna | јуна'),
      7: list('jula | јула'),
      8: list('avgusta | августа'),
      9: list('septembra | септембра'),
      10: list('oktobra | октобра'),
      11: list('novembra | новембра'),
      12: list('decembra | децембра'),
    },
    locales: list('sr-Latn'),
  },
  numberWords: folded('бр | број | broj | br | br. | №'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'број рачуна | рачун бр | фактура бр | број фактуре | број документа | број предрачуна | broj računa | račun br | faktura br | broj fakture | broj otpremnice računa | рачун број | бр рачуна | број рачуна отпремнице | рачун отпремница бр | рачун отпремница број | фактура број | бр фактуре | предрачун бр | предрачун број | профактура бр | број профактуре | авансни рачун бр | број авансног рачуна | број понуде | понуда бр | понуда број | отпремница бр | број отпремнице | признаница бр | број признанице | број извода | извод бр | извод број | бр извода | број бон | пфр број рачуна | бројач рачуна | исечак бр | књижно одобрење бр | књижно задужење бр | број полисе | полиса бр | број товарног листа | товарни лист бр | број резервације | број рецепта | број налаза | број извештаја | број предмета | број захтева | радни налог бр | број радног налога | број решења | позив на број рачуна | број опомене | račun broj | br računa | račun otpremnica br | račun otpremnica broj | faktura broj | br fakture | predračun br | predračun broj | broj predračuna | profaktura br | broj profakture | avansni račun br | broj avansnog računa | broj ponude | ponuda br | ponuda broj | priznanica br | broj priznanice | broj izvoda | izvod br | izvod broj | pfr broj računa | brojač računa | knjižno odobrenje br | broj polise | polisa br | tovarni list br | broj rezervacije | broj recepta | broj nalaza | radni nalog br | broj radnog naloga | broj dokumenta | dokument br | фискални рачун n',
      ),
      weak: folded('рачун | фактура | број | broj | račun | faktura | документ | dokument | предрачун | predračun'),
    },
    issueDate: {
      strong: folded(
        'датум рачуна | датум издавања | датум фактуре | датум издавања рачуна | датум фактурисања | datum izdavanja računa | datum fakture | mesto i datum izdavanja | место и датум издавања | датум израде | датум и место издавања | датум и место издавања рачуна | датум издавања фактуре | датум предрачуна | датум документа | датум израде рачуна | датум понуде | датум извода | датум отпремнице | датум признанице | датум и време | пфр време | датум налаза | датум узорковања | датум извештаја | датум полисе | датум захтева | издато дана | издат дана | датум састављања | датум рецепта | датум прегледа | датум решења | datum i mesto izdavanja | datum i mesto izdavanja računa | datum računa | datum izdavanja | datum izdavanja fakture | datum predračuna | datum dokumenta | datum izrade | datum ponude | datum izvoda | datum otpremnice | datum priznanice | datum i vreme | pfr vreme | datum nalaza | datum izveštaja | datum polise | datum zahteva | izdato dana | datum sastavljanja | datum fakturisanja | datum recepta | datum pregleda | mesto i datum | место издавања и датум',
      ),
      weak: folded('датум | datum | време'),
    },
    dueDate: {
      strong: folded(
        'рок плаћања | датум доспећа | рок за плаћање | датум валуте плаћања | валута плаћања | rok plaćanja | datum valute | datum dospeća | valuta plaćanja | рок плаћања до | рок за уплату | рок уплате | платити до | плаћање до | уплатити до | најкасније до | датум плаћања | датум валуте | доспева | доспеће | датум доспећа плаћања | датум доспелости | крајњи рок плаћања | рок измирења | rok plaćanja do | rok za plaćanje | rok za uplatu | rok uplate | platiti do | plaćanje do | uplatiti do | datum plaćanja | datum dospeća plaćanja | dospeva | dospeće | datum dospelosti | krajnji rok plaćanja | valuta dana | rok dospeća | за плаћање до',
      ),
    },
    deliveryDate: {
      strong: folded(
        'датум промета | датум испоруке | датум промета добара и услуга | datum prometa | datum prometa dobara i usluga | datum isporuke | датум промета добара | датум промета услуга | датум промета робе | датум вршења услуге | датум пружања услуге | датум извршења | датум отпреме | датум утовара | датум истовара | рок испоруке | датум пријема | датум преузимања | датум завршетка радова | datum prometa dobara | datum prometa usluga | datum prometa robe | datum vršenja usluge | datum pružanja usluge | datum izvršenja | datum otpreme | datum utovara | rok isporuke | datum prijema | datum preuzimanja | datum i mesto prometa | датум и место промета',
      ),
    },
    orderNumber: {
      strong: folded(
        'број наруџбенице | наруџбеница бр | број поруџбине | broj narudžbenice | narudžbenica br | broj porudžbine | број поруџбенице | поруџбеница бр | поруџбина бр | наруџба бр | број наруџбе | ваша наруџбеница | по наруџбеници бр | број требовања | требовање бр | broj porudžbenice | porudžbenica br | porudžbina br | narudžba br | broj narudžbe | vaša narudžbenica | po narudžbenici br | trebovanje br',
      ),
    },
    contractNumber: {
      strong: folded(
        'број уговора | уговор бр | broj ugovora | ugovor br | уговор број | по уговору бр | број анекса | уговор о закупу бр | ugovor broj | po ugovoru br | broj aneksa | уговор о закупу n | n уговора о кредиту | n ugovora o kreditu',
      ),
      weak: folded('мерно место | merno mesto | n мерног места | n mernog mesta | шифра мерног места'),
    },
    customerNumber: {
      strong: folded(
        'шифра купца | број купца | šifra kupca | šifra partnera | позив шифра купца | шифра корисника | број корисника | кориснички број | шифра партнера | ид купца | ед број | број потрошача | шифра потрошача | претплатнички број | број претплатника | матични број запосленог | персонални број | шифра радника | индекс бр | број чланске карте | šifra korisnika | broj korisnika | korisnički broj | broj kupca | id kupca | broj potrošača | šifra potrošača | pretplatnički broj | broj pretplatnika | šifra radnika | broj članske karte | наплатни n | naplatni n | n пацијента | шифра клијента | šifra klijenta | n члана | члански n | n klijenta',
      ),
    },
    sellerVatId: {
      strong: folded(
        'пиб | пиб продавца | пиб издаваоца | pib | pib prodavca | pib izdavaoca | пиб број | пиб добављача | пиб извођача | пиб испоручиоца | порески број | пореско идентификациони број | порески идентификациони број | пдв број | евиденциони број пдв | pib broj | pib dobavljača | pib isporučioca | poreski broj | poreski identifikacioni broj | pdv broj | evidencioni broj pdv',
      ),
    },
    buyerVatId: {
      strong: folded(
        'пиб купца | pib kupca | пиб примаоца | пиб наручиоца | пиб корисника | пиб клијента | пиб примаоца рачуна | pib naručioca | pib korisnika | pib primaoca | ид купца пиб',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'матични број | мб | матични бр | matični broj | матични број продавца | мат број | мат бр | мб продавца | матични број фирме | регистарски број | апр број | mb | mat br | mat broj | matični br | registarski broj | matični broj firme',
      ),
    },
    currency: {
      strong: folded('валута рачуна | valuta računa | валута фактуре | валута износа | valuta fakture'),
    },
    lineTotal: {
      strong: folded(
        'међузбир | укупно пре рабата | вредност пре рабата | износ пре рабата | вредност робе | вредност роба и услуга | ukupno pre rabata | vrednost pre rabata | iznos pre rabata | vrednost robe',
      ),
      weak: folded('међузбир ставки | međuzbir | збир | zbir'),
    },
    netTotal: {
      strong: folded(
        'укупно без пдв | износ без пдв | основица | пореска основица | ukupno bez pdv | iznos bez pdv | poreska osnovica | укупна основица | vrednost bez pdv | вредност без пдв | вредност без пореза | износ без пореза | укупно без пореза | укупна вредност без пдв | укупан износ без пдв | основица за пдв | основица пдв | основица за обрачун пдв | пореска основица 20% | основица 20% | основица 10% | пореска основица укупно | нето износ | нето вредност | износ основице | вредност након рабата | износ после рабата | вредност са рабатом | основица за порез | vrednost bez poreza | iznos bez poreza | ukupno bez poreza | ukupna vrednost bez pdv | ukupan iznos bez pdv | osnovica za pdv | osnovica pdv | osnovica za obračun pdv | osnovica | ukupna osnovica | neto iznos | neto vrednost | iznos osnovice | vrednost sa rabatom | укупно без пдв а | износ без пдв а',
      ),
    },
    taxTotal: {
      strong: folded(
        'износ пдв | укупно пдв | пдв | обрачунати пдв | порез | ukupan pdv | obračunati pdv | ukupno pdv | укупан износ пореза | iznos pdv a | укупан пдв | укупан износ пдв | порез на додату вредност | износ пореза | укупан порез | обрачунат пдв | пдв износ | обрачунати порез | iznos pdv | ukupan iznos pdv | porez na dodatu vrednost | iznos poreza | ukupan porez | obračunat pdv | pdv iznos | ukupan iznos poreza | износ пдв а | пдв укупно',
      ),
      weak: folded('pdv | porez'),
    },
    grossTotal: {
      strong: folded(
        'укупно за уплату | за уплату | укупан износ | за плаћање | укупно за плаћање | укупна вредност | износ за уплату | укупно са пдв | ukupno za uplatu | za uplatu | ukupno za plaćanje | vrednost sa pdv | ukupno sa pdv | укупно за наплату | укупан износ за уплату | укупан износ за плаћање | укупан износ рачуна | укупна вредност рачуна | износ рачуна | вредност рачуна | износ за плаћање | износ за наплату | укупна вредност са пдв | вредност са пдв | износ са пдв | укупан износ са пдв | укупно дин | укупно рсд | укупно динара | свега за уплату | свега за плаћање | свеукупно | укупно задужење | за наплату | фактурисани износ | износ фактуре | укупан износ фактуре | укупан износ понуде | укупна вредност понуде | вредност понуде | укупно понуда | укупан износ поруџбине | укупна цена | укупна премија | премија осигурања | уплаћен износ | примљен износ | износ уплате | износ трансакције | укупно са порезом | износ за повраћај | словима | slovima | ukupno za naplatu | ukupan iznos za uplatu | ukupan iznos za plaćanje | ukupan iznos računa | iznos računa | iznos za uplatu | iznos za plaćanje | ukupna vrednost sa pdv | iznos sa pdv | ukupan iznos sa pdv | ukupno din | ukupno rsd | ukupno dinara | svega za uplatu | svega za plaćanje | sveukupno | ukupno zaduženje | za naplatu | fakturisani iznos | iznos fakture | ukupan iznos fakture | ukupna vrednost ponude | vrednost ponude | ukupna cena | ukupna premija | premija osiguranja | iznos uplate | iznos transakcije | ukupan iznos | ukupna vrednost | za plaćanje | укупно са пдв ом',
      ),
      weak: folded('укупно | износ | ukupno | iznos | свега | svega'),
    },
    paid: {
      strong: folded(
        'уплаћено | аванс | плаћено | uplaćeno | avans | авансно уплаћено | уплаћени аванс | уплаћен аванс | авансна уплата | износ аванса | укупно уплаћено | капара | депозит | уплате | последња уплата | умањење за аванс | avansno uplaćeno | uplaćeni avans | avansna uplata | iznos avansa | ukupno uplaćeno | kapara | plaćeno | poslednja uplata',
      ),
    },
    amountDue: {
      strong: folded(
        'преостало за уплату | дуг | остаје за уплату | preostalo za uplatu | ostaje za uplatu | остатак за уплату | остало за уплату | преостали износ | неплаћени износ | дуговање | укупан дуг | укупно дуговање | дуг по претходном рачуну | неизмирени износ | салдо за уплату | износ дуга | доплата | ostatak za uplatu | ostalo za uplatu | preostali iznos | dugovanje | ukupan dug | ukupno dugovanje | saldo za uplatu | iznos duga | dug | стање дуга | неплаћено',
      ),
    },
    sellerName: {
      strong: folded(
        'продавац | издавалац рачуна | добављач | испоручилац | извођач | isporučilac | izdavalac | izdavalac računa | назив продавца | назив добављача | подаци о продавцу | издавалац | издаваоц рачуна | давалац услуге | давалац услуга | пружалац услуге | пружалац услуга | закуподавац | послодавац | осигуравач | осигуравајуће друштво | пошиљалац | уплатилац примаоцу | прималац уплате | предузеће | продајно место | апотека | ординација | извођач радова | понуђач | предао | фирма продавац | naziv prodavca | naziv dobavljača | dobavljač | davalac usluge | davalac usluga | pružalac usluge | izvođač | izvođač radova | zakupodavac | poslodavac | osiguravač | pošiljalac | preduzeće | prodajno mesto | apoteka | ponuđač | izdavaoc računa | извршилац',
      ),
    },
    buyerName: {
      strong: folded(
        'купац | наручилац | прималац рачуна | корисник | назив купца | kupac | naručilac | назив примаоца | подаци о купцу | назив наручиоца | клијент | назив клијента | име и презиме купца | корисник услуге | корисник услуга | назив корисника | име и презиме корисника | претплатник | потрошач | купац/прималац | закупац | уплатилац | примљено од | примили од | осигураник | уговарач осигурања | пацијент | име и презиме пацијента | ученик | студент | запослени | име и презиме запосленог | гост | путник | подносилац | подносилац захтева | власник возила | инвеститор | за купца | дужник | примио | naziv kupca | naziv primaoca | podaci o kupcu | klijent | korisnik | korisnik usluge | korisnik usluga | naziv korisnika | pretplatnik | potrošač | zakupac | uplatilac | primljeno od | osiguranik | ugovarač osiguranja | pacijent | ime i prezime pacijenta | učenik | zaposleni | ime i prezime zaposlenog | gost | putnik | podnosilac zahteva | vlasnik vozila | investitor | primalac računa | дужник купац | платилац | прималац фактуре | primalac fakture | dužnik',
      ),
      weak: folded('прималац | primalac | име и презиме | назив | члан'),
    },
    shipTo: {
      strong: folded(
        'место испоруке | адреса испоруке | место промета | mesto isporuke | место истовара | адреса за испоруку | место доставе | адреса доставе | место пријема | одредиште | испоручити на | објекат | adresa isporuke | adresa za isporuku | mesto istovara | mesto dostave | adresa dostave | mesto prijema | mesto prometa | isporučiti na | objekat',
      ),
    },
    period: {
      strong: folded(
        'период | обрачунски период | obračunski period | период обрачуна | обрачунски месец | за месец | за период | период потрошње | период фактурисања | период извода | период осигурања | трајање осигурања | период закупа | школска година | период боравка | месец | period obračuna | obračunski mesec | za mesec | za period | period potrošnje | period fakturisanja | period izvoda | period osiguranja | period zakupa | školska godina | period boravka | mesec',
      ),
    },
    openingBalance: {
      weak: folded('stanje na dan | saldo na dan | stanje računa na dan | стање на дан | салдо на дан | стање рачуна на дан'),
      strong: folded(
        'почетно стање | претходно стање | prethodno stanje | претходни салдо | почетни салдо | стари салдо | салдо претходног извода | пренос салда | дуг из претходног периода | претходно дуговање | почетно салдо | početno stanje | početni saldo | prethodni saldo | prethodni dug | prethodno dugovanje | stanje prethodnog izvoda | стање претходног извода | претходни дуг | dug iz prethodnog perioda | стање на почетку периода | пренето стање',
      ),
    },
    closingBalance: {
      weak: folded('stanje na dan | stanje računa na dan | стање на дан | стање рачуна на дан'),
      strong: folded(
        'крајње стање | ново стање | krajnje stanje | крајњи салдо | нови салдо | тренутно стање | стање рачуна | расположиво стање | стање на рачуну | салдо на крају | салдо на дан | krajnji saldo | novi saldo | novo stanje | trenutno stanje | stanje računa | raspoloživo stanje | stanje na računu | saldo na dan | стање новог извода | завршно стање | stanje novog izvoda | стање на крају периода',
      ),
    },
    accountNumber: {
      strong: folded(
        'текући рачун | жиро рачун | број текућег рачуна | tekući račun | tek račun | тек рачун | број рачуна у банци | рачун примаоца | рачун код банке | број жиро рачуна | пословни рачун | број картице | рачун повериоца | broj tekućeg računa | žiro račun | žr | račun primaoca | račun kod banke | poslovni račun | broj kartice | т рачун | t račun | текући рачун n | tekući račun n | рачун број код банке | n рачуна у банци | жиро рачун n | n računa u banci | рачун за уплату | n партије | n partije',
      ),
      weak: folded('т р'),
    },
    paymentTerms: {
      strong: folded(
        'начин плаћања | услови плаћања | način plaćanja | начин и услови плаћања | услови и рок плаћања | вид плаћања | инструмент плаћања | način i uslovi plaćanja | uslovi plaćanja | vid plaćanja | рок плаћања дана | rok plaćanja dana',
      ),
    },
    phone: {
      strong: folded(
        'тел | телефон | тел/факс | телефони | моб | мобилни | мобилни телефон | број телефона | контакт телефон | кориснички сервис | tel/fax | mob | mobilni | broj telefona | kontakt telefon | telefon',
      ),
    },
    bankName: {
      strong: folded('банка | назив банке | пословна банка | код банке | naziv banke | poslovna banka | kod banke | banka'),
    },
    contact: {
      strong: folded(
        'контакт | лице за контакт | особа за контакт | контакт особа | одговорно лице | овлашћено лице | osoba za kontakt | kontakt osoba | odgovorno lice | ovlašćeno lice | lice za kontakt | н/р',
      ),
    },
    discountTotal: {
      strong: folded(
        'рабат | попуст | popust | rabat | износ рабата | укупан рабат | укупан попуст | износ попуста | умањење | одобрени рабат | уштеда | iznos rabata | ukupan rabat | ukupan popust | iznos popusta | ušteda | укупно рабат | ukupno rabat',
      ),
    },
    yourReference: {
      strong: folded('позив на број | poziv na broj | ваш знак | vaš znak'),
    },
    cashTendered: {
      strong: folded(
        'готовина | gotovina | уплаћено готовином | плаћено готовином | платна картица | плаћено картицом | uplaćeno gotovinom | plaćeno gotovinom | platna kartica | картица | kartica | готовина рсд | инстант плаћање',
      ),
    },
    change: {
      strong: folded('повраћај | povraćaj | кусур | kusur'),
    },
    page: {
      strong: folded('страна | strana | стр | страница | stranica | str'),
    },
    shipFrom: {
      strong: folded('место утовара | магацин | складиште | адреса утовара | mesto utovara | magacin | skladište'),
    },
    periodFrom: {
      strong: folded(
        'период од | од датума | датум почетка | почетак | datum početka | od datuma | period od | датум доласка | datum dolaska',
      ),
    },
    periodTo: {
      strong: folded('период до | до датума | датум завршетка | datum završetka | do datuma | period do | датум одласка | datum odlaska'),
    },
    accountHolder: {
      strong: folded(
        'власник рачуна | корисник рачуна | име власника рачуна | прималац уплате име | vlasnik računa | korisnik računa | korisnik kartice',
      ),
    },
    orderDate: {
      strong: folded('датум наруџбенице | датум поруџбине | datum narudžbenice | datum porudžbine'),
    },
    contractDate: {
      strong: folded('датум уговора | datum ugovora | датум закључења уговора'),
    },
    deliveryNoteNumber: {
      strong: folded('отпремница број | број пошиљке | broj pošiljke | otpremnica broj'),
    },
    accountExecutive: {
      strong: folded(
        'касир | благајник | оператер | комерцијалиста | фактурисао | рачун издао | конобар | kasir | blagajnik | operater | komercijalista | fakturisao | račun izdao | konobar | саставио | sastavio',
      ),
    },
    fax: {
      strong: folded('факс | faks'),
    },
    email: {
      strong: folded('имејл | е пошта | електронска пошта | e pošta | elektronska pošta | мејл'),
    },
    website: {
      strong: folded('интернет страница | сајт | веб сајт | internet stranica | veb sajt | sajt'),
    },
    chargeTotal: {
      strong: folded(
        'трошкови испоруке | испорука | достава | трошкови доставе | трошкови превоза | превоз | транспорт | поштарина | камата | провизија | troškovi isporuke | isporuka | dostava | troškovi dostave | troškovi prevoza | prevoz | poštarina | kamata | provizija | затезна камата | зависни трошкови',
      ),
    },
    roundingAmount: {
      strong: folded('заокружење | заокруживање | zaokruženje | zaokruživanje'),
    },
    ourReference: {
      strong: folded('наш знак | naš znak'),
    },
    totalQuantity: {
      strong: folded(
        'укупна количина | укупно комада | број ставки | број колета | број артикала | бруто тежина | нето тежина | укупна тежина | ukupna količina | ukupno komada | broj stavki | broj koleta | broj artikala | bruto težina | neto težina | ukupna težina',
      ),
    },
    associatedInvoiceNumber: {
      strong: folded('по рачуну бр | на рачун бр | референтни број | реф број | ref broj | po računu br | веза рачун бр | veza račun br'),
    },
    withholdingTax: {
      strong: folded('порез по одбитку | porez po odbitku'),
    },
    printDate: {
      strong: folded('датум штампе | datum štampe'),
    },
  },
  titles: {
    'Credit Note': folded(
      'књижно одобрење | knjižno odobrenje | књижна обавест | рачун рефундација | промет рефундација | повраћај робе | knjižna obavest | promet refundacija | povraćaj robe | сторно рачун | storno račun',
    ),
    Invoice: folded(
      'рачун | фактура | рачун отпремница | предрачун | авансни рачун | račun otpremnica | račun faktura | profaktura | профактура | рачун за услуге | рачун за електричну енергију | рачун за струју | рачун за воду | рачун за гас | рачун за грејање | рачун за телефон | обједињена наплата | рачун за комуналне услуге | електронска фактура | коначни рачун | рачун за утрошену електричну енергију | фактура отпремница | привремена ситуација | окончана ситуација | књижно задужење | опомена за плаћање рачуна | račun | faktura | predračun | avansni račun | račun za usluge | račun za električnu energiju | račun za struju | račun za vodu | račun za gas | račun za grejanje | elektronska faktura | konačni račun | privremena situacija | okončana situacija | knjižno zaduženje | obaveštenje o uplati | обавештење о уплати | налог за уплату | рачун фактура',
    ),
    Receipt: folded(
      'фискални рачун | признаница | fiskalni račun | priznanica | фискални исечак | исечак | готовински рачун | промет продаја | благајнички извештај | налог благајни наплати | налог благајни исплати | потврда о уплати | потврда о плаћању | уплатница | налог за пренос | слип | fiskalni isečak | gotovinski račun | promet prodaja | potvrda o uplati | potvrda o plaćanju | uplatnica | nalog za prenos | паркинг карта | рачун гост | признаница о уплати | priznanica o uplati | налог благајни да наплати',
    ),
    'Bank Statement': folded(
      'извод | извод рачуна | извод са текућег рачуна | izvod sa računa | извод текућег рачуна | извод по рачуну | извод по текућем рачуну | извод са рачуна | извод о стању | извод о стању и променама | дневни извод | промет по рачуну | преглед промета | картица купца | аналитичка картица | извод отворених ставки | иос | стање и промет рачуна | izvod | izvod računa | izvod po računu | izvod tekućeg računa | izvod po tekućem računu | izvod o stanju | dnevni izvod | promet po računu | pregled prometa | kartica kupca | analitička kartica | izvod otvorenih stavki | извод из банке',
    ),
    'Purchase Order': folded(
      'наруџбеница | поруџбеница | narudžbenica | porudžbina | наруџба | поруџбина | требовање | налог за набавку | потврда наруџбине | потврда поруџбине | захтев за набавку | narudžba | porudžbenica | trebovanje | nalog za nabavku | potvrda narudžbine | potvrda porudžbine | zahtev za nabavku',
    ),
    Quote: folded(
      'понуда | предмер | ponuda | ponuda br | понуда бр | предрачун радова | предмер и предрачун | предмер и предрачун радова | калкулација | комерцијална понуда | процена трошкова | ponuda za | predračun radova | predmer i predračun | kalkulacija | komercijalna ponuda | procena troškova',
    ),
    'Delivery Note': folded(
      'отпремница | otpremnica | доставница | доставница робе | товарни лист | пријемница | међускладишница | налог за отпрему | налог за утовар | записник о примопредаји | записник о квантитативном пријему | пакинг листа | листа паковања | повратница | реверс | отпремни лист | путни налог | tovarni list | prijemnica | dostavnica | nalog za otpremu | zapisnik o primopredaji | paking lista | povratnica | međuskladišnica',
    ),
    'Price List': folded(
      'ценовник | cenovnik | јеловник | ценовник услуга | карта пића | школарина | cenovnik usluga | karta pića | jelovnik | tarifnik ',
    ),
    Report: folded(
      'извештај | записник | izveštaj | zapisnik | лекарски извештај | извештај лекара | резултати анализа | лабораторијски налаз | лабораторијски резултати | отпусна листа | записник са седнице | записник са састанка | биланс стања | биланс успеха | завршни рачун | финансијски извештај | месечни извештај | годишњи извештај | дневни извештај | извештај о продаји | закључни лист | бруто биланс | сведочанство | извештај о испитивању | сервисни извештај | lekarski izveštaj | izveštaj lekara | rezultati analiza | laboratorijski nalaz | laboratorijski rezultati | otpusna lista | zapisnik sa sastanka | bilans stanja | bilans uspeha | finansijski izveštaj | mesečni izveštaj | godišnji izveštaj | izveštaj o prodaji | bruto bilans | servisni izveštaj | налаз',
    ),
    Form: folded(
      'захтев | пријава | образац | zahtev | molba | пријавни лист | пријавни формулар | молба | сагласност | пуномоћје | овлашћење | анкета | пореска пријава | захтев за одмор | захтев за годишњи одмор | евиденција радног времена | образац захтева | obrazac | prijava | formular | prijavni list | saglasnost | punomoćje | ovlašćenje | upitnik | anketa | poreska prijava | zahtev za godišnji odmor | evidencija radnog vremena',
    ),
    Table: folded(
      'распоред | списак | raspored | распоред часова | распоред смена | ред вожње | пописна листа | листа залиха | план отплате | raspored časova | raspored smena | red vožnje | popisna lista | lista zaliha | plan otplate | списак учесника | резултати | спецификација | specifikacija',
    ),
    Other: folded(
      'обрачунски лист | обрачун зараде | обрачунски листић | платни листић | платна листа | исплатни листић | уговор о закупу | уговор о раду | уговор о делу | анекс уговора | полиса осигурања | гарантни лист | сертификат | obračunski list | obračun zarade | platni listić | platna lista | ugovor o zakupu | ugovor o radu | ugovor o delu | aneks ugovora | polisa osiguranja | polisa | recept lekarski | garantni list | uverenje',
    ),
    Letter: folded('обавештење | опомена пред тужбу | опомена за плаћање | dopis | obaveštenje | opomena | opomena pred tužbu'),
  },
  columns: {
    position: folded('р бр | рб | r br | rb | редни број | ред бр | рбр | р б | rbr | redni broj | red br | stavka'),
    articleNumber: folded(
      'шифра | šifra | шифра артикла | шифра робе | шиф | каталошки број | кат број | баркод | бар код | модел | серијски број | šifra artikla | šifra robe | šif | kataloški broj | kat broj | barkod | bar kod | serijski broj | šifra usluge | шифра услуге',
    ),
    description: folded(
      'назив | опис | назив добара услуга | назив робе | врста робе и услуга | naziv dobara usluga | naziv robe | vrsta robe i usluga | назив артикла | назив производа | назив услуге | назив робе услуге | назив робе и услуга | назив добара | назив добара и услуга | врста добара и услуга | врста услуге | врста робе | врста радова | врста трошка | опис услуге | опис робе | опис радова | опис посла | опис позиције | опис трансакције | опис промене | артикал | производ | роба | роба услуга | услуга | сврха плаћања | сврха уплате | предмет | позиција | опис ставке | назив ставке | лек | назив лека | јело | пиће | примања | обуставе | naziv | opis | naziv artikla | naziv proizvoda | naziv usluge | naziv robe usluge | naziv robe i usluga | naziv dobara | naziv dobara i usluga | vrsta usluge | vrsta robe | vrsta dobara i usluga | vrsta radova | opis usluge | opis robe | opis radova | opis posla | opis transakcije | opis promene | artikal | proizvod | roba | usluga | svrha plaćanja | svrha uplate | predmet | pozicija | lek | jelo | piće',
    ),
    quantity: folded(
      'количина | кол | количина ком | комада | сати | број сати | дана | потрошња | тежина | нето кг | испоручено | наручено | стање залиха | količina | kol | komada | broj sati | potrošnja | težina | isporučeno | naručeno | број ноћења | broj noćenja',
    ),
    unit: folded('јединица мере | јм | јед мере | jedinica mere | jed mere | ј.м. | јед мер | мера | j m | jm | jed mer | mera'),
    unitPrice: folded(
      'цена | јединична цена | цена без пдв | cena | jedinična cena | cena bez pdv | јед цена | цена по јединици | цена по јед мере | цена по комаду | цена са пдв | цена дин | цена рсд | продајна цена | малопродајна цена | велепродајна цена | вп цена | мп цена | нето цена | цена по сату | тарифа | јединична цена без пдв | jed cena | cena po jedinici | cena po jed mere | cena po komadu | cena sa pdv | cena din | cena rsd | prodajna cena | maloprodajna cena | veleprodajna cena | vp cena | mp cena | neto cena | cena po satu | jedinična cena bez pdv | редовна цена | redovna cena',
    ),
    discount: folded(
      'рабат % | попуст % | рабат | попуст | износ рабата | rabat | popust | rabat % | popust % | iznos rabata | раб % | rab %',
    ),
    taxRate: folded(
      'стопа пдв | пдв % | стопа | stopa pdv | пореска стопа | стопа пореза | пдв стопа | стопа пдв % | pdv % | pdv stopa | poreska stopa | stopa | stopa pdv %',
    ),
    taxAmount: folded('износ пдв | износ пореза | пдв износ | порез | обрачунати пдв | iznos pdv | iznos poreza | pdv iznos | porez'),
    lineTotal: folded(
      'износ | вредност | укупно | вредност без пдв | износ без пдв | vrednost | vrednost bez pdv | износ дин | износ рсд | износ са пдв | вредност са пдв | укупно са пдв | укупно без пдв | укупна цена | укупна вредност | укупан износ | вредност дин | нето износ | основица | пореска основица | износ без пореза | за плаћање | укупно дин | iznos | iznos din | iznos rsd | iznos bez pdv | iznos sa pdv | vrednost sa pdv | ukupno | ukupno sa pdv | ukupno bez pdv | ukupna cena | ukupna vrednost | ukupan iznos | vrednost din | osnovica | poreska osnovica',
    ),
    date: folded(
      'датум | датум валуте | датум књижења | датум трансакције | датум документа | датум промене | datum | datum valute | datum knjiženja | datum transakcije | datum dokumenta',
    ),
    debit: folded('задужење | исплата | дугује | на терет | дуговна страна | dugovanje | na teret | isplata | zaduženje | duguje | rashod'),
    credit: folded(
      'одобрење | уплата | потражује | у корист | приход | приливи | потражна страна | potražuje | u korist | uplata | odobrenje | prihod',
    ),
    balance: folded('стање | салдо | салдо дин | стање рачуна | преостало | stanje | saldo'),
  },
  totals: folded(
    'укупно | за уплату | износ пдв | основица | ukupno za uplatu | укупно без пдв | укупно са пдв | укупно пдв | укупан износ | укупан износ пореза | укупно за плаћање | укупно за уплату | укупна вредност | укупна основица | укупан пдв | пореска основица | обрачунати пдв | међузбир | збир | свега | свеукупно | рабат укупно | укупно рабат | укупно комада | укупно дугује | укупно потражује | почетно стање | претходно стање | ново стање | крајње стање | салдо | ukupno | ukupno bez pdv | ukupno sa pdv | ukupno pdv | ukupan iznos | ukupan iznos poreza | ukupno za plaćanje | ukupna vrednost | ukupna osnovica | ukupan pdv | poreska osnovica | obračunati pdv | međuzbir | zbir | svega | sveukupno | ukupno rabat | za uplatu | početno stanje | prethodno stanje | novo stanje | krajnje stanje | saldo | osnovica | iznos pdv | нето зарада | бруто зарада | укупно обуставе',
  ),
  payments: folded(
    'готовина | повраћај | пдв | уплаћено | платна картица | пренос на рачун | инстант плаћање | друго безготовинско | укупан износ | укупан износ пореза | кусур | gotovina | povraćaj | uplaćeno | platna kartica | kartica | prenos na račun | instant plaćanje | drugo bezgotovinsko | ukupan iznos | ukupan iznos poreza | kusur | попуст | popust',
  ),
  legalForms: folded(
    'доо | ад | д.о.о. | а.д. | о.д. | к.д. | пр | предузетник | доо београд | јп | зр | сзр | стр | сзтр | d.o.o. | doo | preduzetnik | szr | sztr | jp | jkp | ортачко друштво',
  ),
  contacts: folded(
    'тел | телефон | пиб | матични | банка | моб | факс | мејл | имејл | мб | матични број | текући рачун | тек рачун | веб | шифра делатности | faks | mob | pib | matični broj | mb | tekući račun | tek račun | šifra delatnosti | жиро рачун',
  ),
  streets: folded(
    'улица | ул | булевар | трг | бб | насеље | блок | спрат | стан | шеталиште | кеј | пут | општина | ulica | bulevar | trg | naselje | blok | sprat | stan | šetalište | kej | opština | bb',
  ),
  countries: folded(
    'србија | srbija | република србија | republika srbija | босна и херцеговина | bosna i hercegovina | црна гора | crna gora | северна македонија',
  ),
  copyMarks: folded(
    'оригинал | копија | дупликат | примерак за купца | примерак купца | примерак продавца | нацрт | копија за купца | kopija | primerak za kupca | primerak kupca | duplikat | originalni primerak',
  ),
  bankWords: folded(
    'банка | жиро рачун | текући рачун | банка интеза | комерцијална банка | нлб | рајфајзен | ерсте | tekući račun | žiro račun | banka intesa | komercijalna banka | raiffeisen banka | erste bank | nlb komercijalna',
  ),
  bankParts: list('банк'),
  labelFillers: folded('дин | динара | рсд | rsd | din | dinara | пдв | pdv | бр | br | еур | eur | sa | bez'),
  netWords: folded('без | bez | нето | neto'),
  grossWords: folded('са | sa | бруто'),
  creditMarks: folded('одобрењ | odobrenj | рефундац | refundac | сторно'),
  invoiceMarks: folded('рачун | фактур | račun | faktur'),
  carried: folded('пренос | за пренос | донос | пренето | пренос са претходне стране | prenos | za prenos | donos | preneto'),
  units: folded(
    'ком | ком. | кг | кгр | г | гр | л | лит | м | м2 | м3 | м1 | т | тона | сат | сати | час | часова | дан | дана | мес | месец | месеци | год | пак | паковање | кут | кутија | кут. | флаша | боца | џак | врећа | пар | пари | гарн | гарнитура | комплет | сет | ролна | рол | табла | лист | палета | тура | паушал | услуга | усл | особа | ноћење | ноћења | kom | kom. | kgr | sati | čas | časova | dana | mesec | meseci | pak | pakovanje | kut | kutija | flaša | boca | džak | vreća | komplet | rolna | paleta | tura | paušal | usl | osoba | noćenje | noćenja | квх | kwh | порција | porcija',
  ),
  columnQualifiers: folded('без | са | bez | sa'),
  greetings: folded('поштовани | поштована | поштовани господине | драги | poštovani | poštovana | dragi | здраво'),
  titlesOfPersons: folded('госпођа | господин | гђа'),
  signing: folded('потпис | potpis'),
  salutations: folded('гђа | господин | госпођа | gospodin | gospođa | n/r'),
  yourWords: folded('ваш | ваша | вашег | vaš | vaša | vašeg'),
  periodJoiners: list('do | до'),
  periodWords: folded('период | од | до | у периоду | period | u periodu'),
  remarks: folded(
    'напомена | напомене | белешка | важна напомена | napomena | napomene | beleška | важно | važno | напомена о пореском ослобођењу | napomena o poreskom oslobođenju',
  ),
  captions: list('Табела | Слика | Извор | Графикон | Tabela | Slika | Izvor | Grafikon'),
  notes: list('Напомена | Извор | Napomena | Izvor'),
  openEnds: folded('и | на | за | од | са | у | или | по | i | na | za | od | sa | u | ili | po'),
  leadingLegalForms: folded('јкп | јп | стр | сзр | сзтр | зз | удружење | апотека | jkp | szr | sztr | udruženje | sur | сур'),
  confirmationMarks: folded('потврда | potvrda'),
  payWords: folded(
    'бруто зарада | нето зарада | основна зарада | минули рад | топли оброк | регрес | порез на зараде | доприноси | доприноси на терет запосленог | доприноси на терет послодавца | пио | обуставе | исплаћено | за исплату | редован рад | прековремени рад | годишњи одмор | боловање | bruto zarada | neto zarada | osnovna zarada | minuli rad | topli obrok | regres | porez na zarade | doprinosi | doprinosi na teret zaposlenog | doprinosi na teret poslodavca | obustave | za isplatu | redovan rad | prekovremeni rad | bolovanje',
  ),
  tillWords: folded(
    'касир | пфр | есир | есир број | пфр број рачуна | бројач рачуна | конобар | продајно место | ид купца | kasir | pfr | esir | esir broj | pfr broj računa | brojač računa | konobar | prodajno mesto',
  ),
};
