import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Gujarati. */
export const GUJARATI: LanguageLexicon = {
  code: 'gu',
  findingModels: { guj: 'Gujarati' },
  digits: '૦૧૨૩૪૫૬૭૮૯',
  vowelMarks: true,
  seldomFound: true,
  smallWords: folded('અને | છે | ની | નો | નું | ના | માં | માટે | તારીખ | રકમ | કુલ | નામ | સરનામું | રૂપિયા | બિલ | નંબર | ગ્રાહક | થી | સુધી | આ'),
  money: { places: { IN: 'INR' }, names: { INR: list('રૂ | રૂપિયા') } },
  numberWords: folded('નંબર | નં | ક્રમાંક | નં.'),
  labels: {
    periodFrom: { strong: folded('શરૂઆત તારીખ | પ્રારંભ તારીખ') },
    periodTo: { strong: folded('અંતિમ તારીખ | સમાપ્તિ તારીખ') },
    invoiceNumber: {
      strong: folded(
        'ઇન્વૉઇસ નંબર | પાવતી નંબર | બિલ નંબર | બિલ નં | ઇન્વોઇસ નંબર | ઇન્વોઇસ નં | ઈન્વોઈસ નંબર | રસીદ નંબર | રસીદ નં | પહોંચ નંબર | પહોંચ નં | ચલણ નંબર | ચલણ નં | મેમો નં | ક્વોટેશન નંબર | વાઉચર નંબર | દસ્તાવેજ નંબર | પોલિસી નંબર | રિપોર્ટ નંબર | અરજી નંબર | સંદર્ભ નંબર',
      ),
    },
    issueDate: {
      strong: folded('બિલ તારીખ | ઇન્વોઇસ તારીખ | રસીદ તારીખ | બિલની તારીખ | ઇન્વોઇસની તારીખ | તારીખ અને સમય | વેચાણ તારીખ | જારી તારીખ'),
      weak: folded('તારીખ | તા'),
    },
    dueDate: {
      strong: folded(
        'ચુકવણીની તારીખ | છેલ્લી તારીખ | ચુકવણીની છેલ્લી તારીખ | ભરવાની છેલ્લી તારીખ | બિલ ભરવાની છેલ્લી તારીખ | નિયત તારીખ | ચુકવણી તારીખ',
      ),
    },
    deliveryDate: {
      strong: folded('ડિલિવરી તારીખ | મોકલ્યા તારીખ'),
    },
    orderNumber: {
      strong: folded('ઓર્ડર નંબર | ઓર્ડર નં | ખરીદી ઓર્ડર નંબર'),
    },
    customerNumber: {
      strong: folded('ગ્રાહક નંબર | ગ્રાહક નં | ગ્રાહક ક્રમાંક | સભ્ય નંબર | કર્મચારી નંબર'),
    },
    sellerVatId: {
      strong: folded('જીએસટી નંબર | જીએસટીઆઈએન | જીએસટી નં'),
    },
    netTotal: {
      strong: folded('કરપાત્ર રકમ | કરપાત્ર મૂલ્ય | કર પહેલાંની રકમ | ચોખ્ખી કિંમત'),
      weak: folded('પેટા સરવાળો | પેટા કુલ'),
    },
    taxTotal: {
      strong: folded('કુલ કર | કર રકમ | કુલ જીએસટી | જીએસટી રકમ | સીજીએસટી | એસજીએસટી | આઈજીએસટી'),
    },
    grossTotal: {
      strong: folded(
        'કુલ ચૂકવવાપાત્ર | કુલ રકમ | કુલ બિલ | બિલ રકમ | બિલની રકમ | કુલ ચૂકવવાપાત્ર રકમ | ચોખ્ખી રકમ | કુલ સરવાળો | કુલ રૂપિયા | ગ્રાન્ડ ટોટલ | કુલ કિંમત | મળેલ રકમ | ટોટલ',
      ),
      weak: folded('કુલ | રકમ | સરવાળો'),
    },
    paid: {
      strong: folded('એડવાન્સ | ચૂકવેલ રકમ | જમા રકમ | બાના રકમ'),
    },
    amountDue: {
      strong: folded('બાકી લેણું | બાકી | બાકી રકમ | ચૂકવવાપાત્ર રકમ | બાકી લેણાં'),
    },
    sellerName: {
      strong: folded('વેચનાર | વેચનારનું નામ | વિક્રેતા | દુકાનનું નામ | પેઢીનું નામ'),
    },
    buyerName: {
      strong: folded(
        'ગ્રાહકનું નામ | ગ્રાહક | ખરીદનાર | ખરીદનારનું નામ | શ્રી | શ્રીમતી | પાર્ટીનું નામ | મેસર્સ | દર્દીનું નામ | વિદ્યાર્થીનું નામ | કર્મચારીનું નામ | ભાડૂત',
      ),
      weak: folded('નામ'),
    },
    period: {
      strong: folded('સમયગાળો | બિલ સમયગાળો | માસ | મહિનો'),
    },
    openingBalance: {
      strong: folded('શરૂઆતની બાકી | આગલી બાકી | પાછલી બાકી | ઓપનિંગ બેલેન્સ'),
    },
    closingBalance: {
      strong: folded('આખર બાકી | બંધ બાકી | ક્લોઝિંગ બેલેન્સ'),
    },
    accountNumber: {
      strong: folded('ખાતા નંબર | બેંક ખાતા નંબર | ખાતા નં'),
    },
    accountHolder: {
      strong: folded('ખાતાધારક | ખાતેદારનું નામ'),
    },
    bankName: {
      strong: folded('બેંક | બેંકનું નામ'),
    },
    branchCode: {
      strong: folded('શાખા'),
    },
    phone: {
      strong: folded('ફોન | મોબાઇલ | મોબાઈલ | મો | ફોન નંબર'),
    },
    email: {
      strong: folded('ઈમેલ | ઇમેઇલ'),
    },
    discountTotal: {
      strong: folded('છૂટ | વળતર | કુલ વળતર | ડિસ્કાઉન્ટ'),
    },
    chargeTotal: {
      strong: folded('ભાડું | પેકિંગ | પરિવહન ખર્ચ | સેવા ચાર્જ'),
    },
    roundingAmount: {
      strong: folded('રાઉન્ડ ઓફ'),
    },
    cashTendered: {
      strong: folded('રોકડ | રોકડા'),
    },
    change: {
      strong: folded('પરત'),
    },
    totalQuantity: {
      strong: folded('કુલ નંગ | કુલ જથ્થો'),
    },
    page: {
      strong: folded('પાનું | પેજ'),
    },
  },
  titles: {
    Invoice: folded('બિલ | ટેક્સ ઇન્વોઇસ | ઇન્વોઇસ | ઈન્વોઈસ | વીજ બિલ | લાઇટ બિલ | વેચાણ બિલ | પાણી બિલ | કર બિલ | જીએસટી બિલ | ચલણ | વેરા બિલ'),
    Receipt: folded('પાવતી | રસીદ | પહોંચ | રોકડ મેમો | કેશ મેમો | ફી રસીદ | ભાડા પહોંચ | નાણાં મળ્યાની પહોંચ | દાન પહોંચ'),
    'Bank Statement': folded('ખાતાનું વિવરણ | બેંક સ્ટેટમેન્ટ | ખાતાવહી'),
    'Purchase Order': folded('ખરીદી ઓર્ડર | ખરીદ ઓર્ડર'),
    Quote: folded('ક્વોટેશન | ભાવપત્રક | અંદાજ'),
    'Delivery Note': folded('ડિલિવરી ચલણ | માલ પહોંચ'),
    'Price List': folded('ભાવયાદી | ભાવ યાદી | ભાવ પત્રક | મેનુ'),
    Report: folded('વાર્ષિક અહેવાલ | અહેવાલ | રિપોર્ટ | ગુણપત્રક | તપાસ રિપોર્ટ'),
    Form: folded('અરજી | અરજી ફોર્મ | ફોર્મ | સોગંદનામું'),
    Other: folded('પગાર સ્લિપ | પગાર પત્રક | ભાડા કરાર | કરાર | વીમા પોલિસી'),
    Table: folded('ટાઈમ ટેબલ | સમયપત્રક | યાદી'),
    Letter: folded('સૂચના | નોટિસ | આમંત્રણ પત્રિકા'),
  },
  columns: {
    position: folded('ક્રમ | અ નં | અનુ નં | ક્રમ નં | ક્ર'),
    articleNumber: folded('કોડ | એચએસએન | એચએસએન કોડ'),
    description: folded('વિગતો | વિગત | વર્ણન | માલની વિગત | વસ્તુ | વસ્તુનું નામ | માલનું નામ | આઇટમ | સેવા'),
    quantity: folded('જથ્થો | નંગ | વજન | સંખ્યા'),
    unit: folded('એકમ'),
    unitPrice: folded('ભાવ | દર | કિંમત'),
    discount: folded('વળતર | ડિસ્કાઉન્ટ'),
    taxRate: folded('કર દર | જીએસટી %'),
    taxAmount: folded('કર | જીએસટી'),
    lineTotal: folded('રકમ | કુલ | કુલ રકમ | રકમ રૂ'),
    date: folded('તારીખ'),
    debit: folded('ઉધાર | ઉપાડ'),
    credit: folded('જમા'),
    balance: folded('બાકી | સિલક'),
  },
  totals: folded('કુલ | કુલ રકમ | સરવાળો | પેટા સરવાળો | વળતર | જીએસટી | સીજીએસટી | એસજીએસટી | બાકી | ટોટલ | કુલ કર | ગ્રાન્ડ ટોટલ'),
  units: folded('નંગ | કિલો | ગ્રામ | લિટર | મીટર | ડઝન | પેટી | થેલી | બોરી | જોડી | કલાક | દિવસ | મહિનો | ટન | યુનિટ'),
  titlesOfPersons: folded('શ્રી | શ્રીમતી'),
  signing: folded('સહી'),
  salutations: folded('શ્રી | શ્રીમતી'),
  remarks: folded('નોંધ | શરતો'),
  notes: list('નોંધ'),
  streets: folded('રોડ | માર્ગ | શેરી | ગામ | તાલુકો | જિલ્લો | સોસાયટી | ચોક'),
  legalForms: folded('લિમિટેડ | પ્રાઇવેટ લિમિટેડ | પ્રા લિ | ટ્રેડર્સ | સ્ટોર્સ | એન્ટરપ્રાઇઝ | એન્ડ સન્સ | એન્ડ કંપની'),
  countries: folded('ભારત'),
  contacts: folded('ફોન | મોબાઇલ | મો | ઈમેલ | જીએસટી'),
  bankWords: folded('બેંક | ખાતા નંબર | શાખા'),
  bankParts: list('બેંક'),
  copyMarks: folded('અસલ | નકલ | ગ્રાહક નકલ'),
};
