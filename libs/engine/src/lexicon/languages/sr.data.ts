import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Serbian. */
export const SERBIAN: LanguageLexicon = {
  code: 'sr',
  smallWords: folded('рачун | укупно | износ | динара | количина | пдв | матични | купац | продавац | уплата | рок'),
  numberWords: folded('бр | број'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'број рачуна | рачун бр | фактура бр | број фактуре | број документа | број предрачуна | broj računa | račun br | faktura br | broj fakture | broj otpremnice računa',
      ),
      weak: folded('рачун | фактура'),
    },
    issueDate: {
      strong: folded(
        'датум рачуна | датум издавања | датум фактуре | датум издавања рачуна | датум фактурисања | datum izdavanja računa | datum fakture | mesto i datum izdavanja | место и датум издавања | датум израде',
      ),
      weak: folded('датум'),
    },
    dueDate: {
      strong: folded(
        'рок плаћања | датум доспећа | рок за плаћање | датум валуте плаћања | валута плаћања | rok plaćanja | datum valute | datum dospeća | valuta plaćanja',
      ),
    },
    deliveryDate: {
      strong: folded(
        'датум промета | датум испоруке | датум промета добара и услуга | datum prometa | datum prometa dobara i usluga | datum isporuke',
      ),
    },
    orderNumber: {
      strong: folded('број наруџбенице | наруџбеница бр | број поруџбине | broj narudžbenice | narudžbenica br | broj porudžbine'),
    },
    contractNumber: { strong: folded('број уговора | уговор бр | broj ugovora | ugovor br') },
    customerNumber: { strong: folded('шифра купца | број купца | šifra kupca | šifra partnera | позив шифра купца') },
    sellerVatId: { strong: folded('пиб | пиб продавца | пиб издаваоца | pib | pib prodavca | pib izdavaoca') },
    buyerVatId: { strong: folded('пиб купца | pib kupca | пиб примаоца') },
    sellerRegistrationNumber: { strong: folded('матични број | мб | матични бр | matični broj') },
    currency: { strong: folded('валута рачуна | valuta računa') },
    lineTotal: { strong: folded('међузбир') },
    netTotal: {
      strong: folded(
        'укупно без пдв | износ без пдв | основица | пореска основица | ukupno bez pdv | iznos bez pdv | poreska osnovica | укупна основица | vrednost bez pdv',
      ),
    },
    taxTotal: {
      strong: folded(
        'износ пдв | укупно пдв | пдв | обрачунати пдв | порез | ukupan pdv | obračunati pdv | ukupno pdv | укупан износ пореза | iznos pdv a',
      ),
    },
    grossTotal: {
      strong: folded(
        'укупно за уплату | за уплату | укупан износ | за плаћање | укупно за плаћање | укупна вредност | износ за уплату | укупно са пдв | ukupno za uplatu | za uplatu | ukupno za plaćanje | vrednost sa pdv | ukupno sa pdv',
      ),
      weak: folded('укупно | износ'),
    },
    paid: { strong: folded('уплаћено | аванс | плаћено | uplaćeno | avans') },
    amountDue: { strong: folded('преостало за уплату | дуг | остаје за уплату | preostalo za uplatu | ostaje za uplatu') },
    sellerName: {
      strong: folded('продавац | издавалац рачуна | добављач | испоручилац | извођач | isporučilac | izdavalac | izdavalac računa'),
    },
    buyerName: {
      strong: folded('купац | наручилац | прималац рачуна | корисник | назив купца | kupac | naručilac'),
      weak: folded('прималац | primalac'),
    },
    shipTo: { strong: folded('место испоруке | адреса испоруке | место промета | mesto isporuke') },
    period: { strong: folded('период | обрачунски период | obračunski period') },
    openingBalance: { strong: folded('почетно стање | претходно стање | prethodno stanje') },
    closingBalance: { strong: folded('крајње стање | ново стање | krajnje stanje') },
    accountNumber: { strong: folded('текући рачун | жиро рачун | број текућег рачуна | tekući račun | tek račun'), weak: folded('т р') },
    paymentTerms: { strong: folded('начин плаћања | услови плаћања | način plaćanja') },
    phone: { strong: folded('тел | телефон') },
    bankName: { strong: folded('банка') },
    contact: { strong: folded('контакт | лице за контакт') },
    discountTotal: { strong: folded('рабат | попуст | popust | rabat') },
    yourReference: { strong: folded('позив на број') },
    cashTendered: { strong: folded('готовина | gotovina') },
    change: { strong: folded('повраћај | povraćaj') },
    page: { strong: folded('страна | strana') },
  },
  titles: {
    'Credit Note': folded('књижно одобрење | knjižno odobrenje'),
    Invoice: folded(
      'рачун | фактура | рачун отпремница | предрачун | авансни рачун | račun otpremnica | račun faktura | profaktura | профактура',
    ),
    Receipt: folded('фискални рачун | признаница | fiskalni račun | priznanica'),
    'Bank Statement': folded('извод | извод рачуна | извод са текућег рачуна | izvod sa računa'),
    'Purchase Order': folded('наруџбеница | поруџбеница | narudžbenica | porudžbina'),
    Quote: folded('понуда | предмер | ponuda | ponuda br'),
    'Delivery Note': folded('отпремница | otpremnica | доставница'),
    'Price List': folded('ценовник | cenovnik | јеловник'),
    Report: folded('извештај | записник | izveštaj | zapisnik'),
    Form: folded('захтев | пријава | образац | zahtev | molba'),
    Table: folded('распоред | списак | raspored'),
  },
  columns: {
    position: folded('р бр | рб | r br | rb'),
    articleNumber: folded('шифра | šifra'),
    description: folded(
      'назив | опис | назив добара услуга | назив робе | врста робе и услуга | naziv dobara usluga | naziv robe | vrsta robe i usluga',
    ),
    quantity: folded('количина | кол'),
    unit: folded('јединица мере | јм | јед мере | jedinica mere | jed mere'),
    unitPrice: folded('цена | јединична цена | цена без пдв | cena | jedinična cena | cena bez pdv'),
    discount: folded('рабат % | попуст %'),
    taxRate: folded('стопа пдв | пдв % | стопа | stopa pdv'),
    taxAmount: folded('износ пдв'),
    lineTotal: folded('износ | вредност | укупно | вредност без пдв | износ без пдв | vrednost | vrednost bez pdv'),
    date: folded('датум'),
    debit: folded('задужење | исплата | дугује'),
    credit: folded('одобрење | уплата | потражује'),
    balance: folded('стање | салдо'),
  },
  totals: folded('укупно | за уплату | износ пдв | основица | ukupno za uplatu'),
  payments: folded('готовина | повраћај | пдв'),
  legalForms: folded('доо | ад'),
  contacts: folded('тел | телефон | пиб | матични | банка'),
  streets: folded('улица | ул | булевар | трг'),
  countries: folded('србија | srbija'),
  copyMarks: folded('оригинал | копија | дупликат'),
  bankWords: folded('банка | жиро рачун'),
};
