import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Punjabi. */
export const PUNJABI: LanguageLexicon = {
  code: 'pa',
  findingModels: { pan: 'Gurmukhi' },
  digits: '੦੧੨੩੪੫੬੭੮੯',
  vowelMarks: true,
  seldomFound: true,
  smallWords: folded('ਅਤੇ | ਹੈ | ਦਾ | ਦੀ | ਦੇ | ਨੂੰ | ਵਿੱਚ | ਲਈ | ਮਿਤੀ | ਰਕਮ | ਕੁੱਲ | ਨਾਮ | ਪਤਾ | ਰੁਪਏ | ਬਿੱਲ | ਨੰਬਰ | ਗਾਹਕ | ਤੋਂ | ਤੱਕ'),
  money: { places: { IN: 'INR' }, names: { INR: list('ਰੁ | ਰੁਪਏ') } },
  numberWords: folded('ਨੰਬਰ | ਨੰ | ਨੰ.'),
  labels: {
    periodFrom: { strong: folded('ਸ਼ੁਰੂਆਤੀ ਮਿਤੀ | ਮਿਤੀ ਤੋਂ | ਸ਼ੁਰੂ ਮਿਤੀ') },
    periodTo: { strong: folded('ਸਮਾਪਤੀ ਮਿਤੀ | ਮਿਤੀ ਤੱਕ') },
    invoiceNumber: {
      strong: folded(
        'ਬਿੱਲ ਨੰਬਰ | ਬਿੱਲ ਨੰ | ਇਨਵੌਇਸ ਨੰਬਰ | ਇਨਵਾਇਸ ਨੰਬਰ | ਰਸੀਦ ਨੰਬਰ | ਰਸੀਦ ਨੰ | ਚਲਾਨ ਨੰਬਰ | ਵਾਊਚਰ ਨੰਬਰ | ਕੋਟੇਸ਼ਨ ਨੰਬਰ | ਹਵਾਲਾ ਨੰਬਰ | ਚਲਾਨ ਨੰ | ਇਨਵੌਇਸ ਨੰ | ਕ੍ਰੈਡਿਟ ਨੋਟ ਨੰਬਰ | ਕੁਟੇਸ਼ਨ ਨੰਬਰ | ਦਸਤਾਵੇਜ਼ ਨੰਬਰ',
      ),
    },
    issueDate: {
      strong: folded('ਬਿੱਲ ਮਿਤੀ | ਬਿੱਲ ਦੀ ਮਿਤੀ | ਰਸੀਦ ਮਿਤੀ | ਇਨਵੌਇਸ ਮਿਤੀ | ਜਾਰੀ ਕਰਨ ਦੀ ਮਿਤੀ | ਮਿਤੀ ਅਤੇ ਸਮਾਂ | ਬਿੱਲ ਦੀ ਤਾਰੀਖ'),
      weak: folded('ਮਿਤੀ | ਤਾਰੀਖ'),
    },
    dueDate: {
      strong: folded(
        'ਅਦਾਇਗੀ ਦੀ ਮਿਤੀ | ਆਖਰੀ ਮਿਤੀ | ਭੁਗਤਾਨ ਦੀ ਆਖਰੀ ਮਿਤੀ | ਭੁਗਤਾਨ ਮਿਤੀ | ਅੰਤਿਮ ਮਿਤੀ | ਨਿਯਤ ਮਿਤੀ | ਆਖਰੀ ਤਾਰੀਖ | ਦੇਣ ਯੋਗ ਮਿਤੀ | ਅਦਾਇਗੀ ਦੀ ਆਖਰੀ ਮਿਤੀ',
      ),
      weak: folded('ਭੁਗਤਾਨ ਦੀ ਮਿਤੀ'),
    },
    orderNumber: {
      strong: folded('ਆਰਡਰ ਨੰਬਰ | ਖਰੀਦ ਆਰਡਰ ਨੰਬਰ | ਆਰਡਰ ਨੰ | ਤੁਹਾਡਾ ਆਰਡਰ ਨੰਬਰ'),
    },
    customerNumber: {
      strong: folded('ਗਾਹਕ ਨੰਬਰ | ਖਪਤਕਾਰ ਨੰਬਰ | ਖਾਤਾ ਨੰਬਰ ਖਪਤਕਾਰ | ਮੈਂਬਰ ਨੰਬਰ | ਗਾਹਕ ਆਈਡੀ | ਮਰੀਜ਼ ਨੰਬਰ | ਗਾਹਕ ਕੋਡ'),
    },
    sellerVatId: {
      strong: folded('ਜੀਐਸਟੀ ਨੰਬਰ | ਜੀਐਸਟੀਆਈਐਨ | ਜੀ.ਐੱਸ.ਟੀ. ਨੰਬਰ | ਜੀਐੱਸਟੀਆਈਐੱਨ'),
    },
    netTotal: {
      strong: folded('ਕਰ ਯੋਗ ਰਕਮ | ਟੈਕਸਯੋਗ ਰਕਮ | ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ ਕੁੱਲ | ਟੈਕਸਯੋਗ ਮੁੱਲ | ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ ਰਕਮ | ਸ਼ੁੱਧ ਰਕਮ | ਕਰ ਯੋਗ ਮੁੱਲ'),
    },
    taxTotal: {
      strong: folded('ਕੁੱਲ ਟੈਕਸ | ਟੈਕਸ ਰਕਮ | ਕੁੱਲ ਜੀਐਸਟੀ | ਸੀਜੀਐਸਟੀ | ਐਸਜੀਐਸਟੀ | ਆਈਜੀਐਸਟੀ | ਜੀਐਸਟੀ | ਜੀਐੱਸਟੀ | ਟੈਕਸ ਦੀ ਰਕਮ | ਜੀਐਸਟੀ ਰਕਮ'),
      weak: folded('ਟੈਕਸ'),
    },
    grossTotal: {
      strong: folded(
        'ਅਦਾ ਕਰਨ ਯੋਗ ਰਕਮ | ਕੁੱਲ ਰਕਮ | ਕੁੱਲ ਜੋੜ | ਬਿੱਲ ਦੀ ਰਕਮ | ਕੁੱਲ ਬਿੱਲ | ਕੁੱਲ ਭੁਗਤਾਨਯੋਗ ਰਕਮ | ਅਦਾਇਗੀ ਯੋਗ ਰਕਮ | ਪ੍ਰਾਪਤ ਰਕਮ | ਕੁੱਲ ਮੁੱਲ | ਕੁੱਲ ਰਾਸ਼ੀ | ਸਮੁੱਚਾ ਜੋੜ | ਕੁੱਲ ਦੇਣਯੋਗ ਰਕਮ | ਬਿੱਲ ਰਕਮ | ਟੈਕਸ ਸਮੇਤ ਕੁੱਲ',
      ),
      weak: folded('ਕੁੱਲ | ਰਕਮ | ਜੋੜ'),
    },
    paid: {
      strong: folded('ਪੇਸ਼ਗੀ | ਅਦਾ ਕੀਤੀ ਰਕਮ | ਐਡਵਾਂਸ | ਜਮ੍ਹਾਂ ਰਕਮ | ਭੁਗਤਾਨ ਕੀਤੀ ਰਕਮ'),
    },
    amountDue: {
      strong: folded('ਬਾਕੀ | ਬਕਾਇਆ | ਬਕਾਇਆ ਰਕਮ | ਬਾਕੀ ਰਕਮ | ਦੇਣਯੋਗ ਰਕਮ | ਭੁਗਤਾਨਯੋਗ ਰਕਮ'),
    },
    sellerName: {
      strong: folded('ਵਿਕਰੇਤਾ | ਦੁਕਾਨ ਦਾ ਨਾਮ | ਸਪਲਾਇਰ | ਫਰਮ ਦਾ ਨਾਮ | ਵੇਚਣ ਵਾਲਾ | ਵਿਕਰੇਤਾ ਦਾ ਨਾਮ | ਮਕਾਨ ਮਾਲਕ'),
    },
    buyerName: {
      strong: folded(
        'ਗਾਹਕ ਦਾ ਨਾਮ | ਗਾਹਕ | ਖਰੀਦਦਾਰ | ਸ਼੍ਰੀ | ਸ੍ਰੀ | ਸ਼੍ਰੀਮਤੀ | ਖਪਤਕਾਰ ਦਾ ਨਾਮ | ਮਰੀਜ਼ ਦਾ ਨਾਮ | ਵਿਦਿਆਰਥੀ ਦਾ ਨਾਮ | ਕਰਮਚਾਰੀ ਦਾ ਨਾਮ | ਕਿਰਾਏਦਾਰ | ਗਾਹਕ ਦਾ ਨਾਂ | ਖਰੀਦਦਾਰ ਦਾ ਨਾਮ | ਬੀਮਾਧਾਰਕ | ਪਾਰਟੀ ਦਾ ਨਾਮ | ਮੈਂਬਰ ਦਾ ਨਾਮ',
      ),
      weak: folded('ਨਾਮ | ਪ੍ਰਾਪਤਕਰਤਾ'),
    },
    period: {
      strong: folded('ਮਿਆਦ | ਬਿੱਲ ਮਿਆਦ | ਮਹੀਨਾ | ਬਿੱਲ ਦੀ ਮਿਆਦ | ਬਿਲਿੰਗ ਮਿਆਦ | ਸਮਾਂ ਮਿਆਦ | ਅਵਧੀ'),
    },
    openingBalance: {
      strong: folded('ਸ਼ੁਰੂਆਤੀ ਬਕਾਇਆ | ਪਿਛਲਾ ਬਕਾਇਆ | ਆਰੰਭਿਕ ਬਕਾਇਆ | ਸ਼ੁਰੂਆਤੀ ਬੈਲੇਂਸ | ਆਰੰਭਕ ਬਕਾਇਆ'),
    },
    closingBalance: {
      strong: folded('ਅੰਤਿਮ ਬਕਾਇਆ | ਮੌਜੂਦਾ ਬਕਾਇਆ | ਅੰਤਮ ਬਕਾਇਆ | ਅੰਤਿਮ ਬੈਲੇਂਸ | ਸਮਾਪਤੀ ਬਕਾਇਆ'),
    },
    accountNumber: {
      strong: folded('ਖਾਤਾ ਨੰਬਰ | ਬੈਂਕ ਖਾਤਾ ਨੰਬਰ | ਕਾਰਡ ਨੰਬਰ | ਖਾਤਾ ਨੰ'),
    },
    accountHolder: {
      strong: folded('ਖਾਤਾ ਧਾਰਕ | ਖਾਤਾਧਾਰਕ ਦਾ ਨਾਮ | ਖਾਤੇ ਦਾ ਨਾਮ'),
    },
    bankName: {
      strong: folded('ਬੈਂਕ | ਬੈਂਕ ਦਾ ਨਾਮ'),
    },
    branchCode: {
      strong: folded('ਸ਼ਾਖਾ | ਸ਼ਾਖਾ ਕੋਡ | ਬ੍ਰਾਂਚ ਕੋਡ'),
    },
    phone: {
      strong: folded('ਫੋਨ | ਫ਼ੋਨ | ਮੋਬਾਈਲ | ਮੋਬਾਇਲ'),
    },
    email: {
      strong: folded('ਈਮੇਲ'),
    },
    discountTotal: {
      strong: folded('ਛੂਟ | ਛੋਟ | ਕੁੱਲ ਛੋਟ | ਡਿਸਕਾਊਂਟ'),
    },
    chargeTotal: {
      strong: folded('ਭਾੜਾ | ਢੁਆਈ | ਪੈਕਿੰਗ'),
    },
    cashTendered: {
      strong: folded('ਨਕਦ | ਨਗਦ'),
    },
    change: {
      strong: folded('ਵਾਪਸੀ'),
    },
    page: {
      strong: folded('ਪੰਨਾ'),
    },
    deliveryNoteNumber: { strong: folded('ਡਿਲਿਵਰੀ ਚਲਾਨ ਨੰਬਰ | ਡਿਲੀਵਰੀ ਚਲਾਨ ਨੰਬਰ') },
    deliveryDate: { strong: folded('ਡਿਲਿਵਰੀ ਮਿਤੀ | ਸਪਲਾਈ ਮਿਤੀ | ਡਿਲੀਵਰੀ ਮਿਤੀ') },
    contractNumber: { strong: folded('ਇਕਰਾਰਨਾਮਾ ਨੰਬਰ | ਠੇਕਾ ਨੰਬਰ') },
    shipTo: { strong: folded('ਡਿਲਿਵਰੀ ਪਤਾ | ਡਿਲੀਵਰੀ ਪਤਾ') },
    buyerVatId: { strong: folded('ਗਾਹਕ ਜੀਐਸਟੀਆਈਐਨ | ਖਰੀਦਦਾਰ ਦਾ ਜੀਐਸਟੀਆਈਐਨ | ਗਾਹਕ ਦਾ ਜੀਐਸਟੀ ਨੰਬਰ | ਖਰੀਦਦਾਰ ਜੀਐਸਟੀਆਈਐਨ') },
    sellerTaxNumber: { strong: folded('ਪੈਨ | ਪੈਨ ਨੰਬਰ') },
    sellerRegistrationNumber: { strong: folded('ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ') },
    ifsc: { strong: folded('ਆਈਐਫਐਸਸੀ ਕੋਡ | ਆਈਐਫਐਸਸੀ | ਆਈਐੱਫਐੱਸਸੀ ਕੋਡ') },
    lineTotal: { strong: folded('ਉਪ-ਜੋੜ | ਸਬ ਟੋਟਲ | ਉਪ ਕੁੱਲ') },
    roundingAmount: { strong: folded('ਰਾਊਂਡ ਆਫ') },
  },
  titles: {
    Invoice: folded('ਬਿੱਲ | ਟੈਕਸ ਇਨਵੌਇਸ | ਇਨਵੌਇਸ | ਬਿਜਲੀ ਬਿੱਲ | ਪਾਣੀ ਦਾ ਬਿੱਲ | ਬਿਜਲੀ ਦਾ ਬਿੱਲ | ਚਲਾਨ | ਟੈਕਸ ਬਿੱਲ'),
    Receipt: folded('ਅਦਾਇਗੀ ਰਸੀਦ | ਰਸੀਦ | ਨਕਦ ਰਸੀਦ | ਫੀਸ ਰਸੀਦ | ਕੈਸ਼ ਮੀਮੋ'),
    'Bank Statement': folded('ਖਾਤਾ ਵੇਰਵਾ | ਬੈਂਕ ਸਟੇਟਮੈਂਟ | ਖਾਤਾ ਸਟੇਟਮੈਂਟ'),
    'Purchase Order': folded('ਖਰੀਦ ਆਰਡਰ'),
    Quote: folded('ਕੁਟੇਸ਼ਨ | ਕੋਟੇਸ਼ਨ | ਅਨੁਮਾਨ'),
    'Price List': folded('ਮੀਨੂ | ਰੇਟ ਲਿਸਟ | ਕੀਮਤ ਸੂਚੀ | ਰੇਟ ਸੂਚੀ'),
    Report: folded('ਸਾਲਾਨਾ ਰਿਪੋਰਟ | ਰਿਪੋਰਟ'),
    Form: folded('ਅਰਜ਼ੀ ਫਾਰਮ | ਦਾਖਲਾ ਫਾਰਮ | ਅਰਜ਼ੀ | ਫਾਰਮ | ਬਿਨੈ ਪੱਤਰ'),
    Other: folded('ਤਨਖਾਹ ਪਰਚੀ | ਇਕਰਾਰਨਾਮਾ | ਬੀਮਾ ਪਾਲਿਸੀ'),
    Table: folded('ਸੂਚੀ | ਸਮਾਂ ਸਾਰਣੀ'),
    Letter: folded('ਸੂਚਨਾ | ਨੋਟਿਸ | ਸੱਦਾ ਪੱਤਰ'),
    'Credit Note': folded('ਕ੍ਰੈਡਿਟ ਨੋਟ'),
    'Delivery Note': folded('ਡਿਲਿਵਰੀ ਚਲਾਨ | ਡਿਲੀਵਰੀ ਚਲਾਨ'),
  },
  columns: {
    position: folded('ਲੜੀ ਨੰ | ਲੜੀ ਨੰਬਰ | ਕ੍ਰਮ | ਕ੍ਰ ਨੰ'),
    articleNumber: folded('ਕੋਡ | ਐਚਐਸਐਨ'),
    description: folded('ਵੇਰਵੇ | ਵੇਰਵਾ | ਵਸਤੂ | ਵਸਤੂ ਦਾ ਨਾਮ | ਸਮਾਨ | ਸਾਮਾਨ ਦਾ ਵੇਰਵਾ | ਸੇਵਾ | ਵਿਵਰਣ | ਸਾਮਾਨ'),
    quantity: folded('ਮਾਤਰਾ | ਗਿਣਤੀ | ਨਗ | ਵਜ਼ਨ'),
    unit: folded('ਇਕਾਈ | ਯੂਨਿਟ'),
    unitPrice: folded('ਦਰ | ਰੇਟ | ਕੀਮਤ | ਮੁੱਲ | ਇਕਾਈ ਕੀਮਤ | ਭਾਅ'),
    discount: folded('ਛੋਟ | ਛੂਟ'),
    taxRate: folded('ਟੈਕਸ ਦਰ | ਜੀਐਸਟੀ % | ਜੀਐਸਟੀ ਦਰ'),
    taxAmount: folded('ਟੈਕਸ | ਜੀਐਸਟੀ'),
    lineTotal: folded('ਰਕਮ | ਕੁੱਲ | ਕੁੱਲ ਰਕਮ | ਰਾਸ਼ੀ'),
    date: folded('ਮਿਤੀ | ਤਾਰੀਖ'),
    debit: folded('ਡੈਬਿਟ | ਖਰਚ | ਕਢਵਾਈ | ਨਿਕਾਸੀ'),
    credit: folded('ਜਮ੍ਹਾਂ | ਕ੍ਰੈਡਿਟ | ਜਮ੍ਹਾ'),
    balance: folded('ਬਕਾਇਆ | ਬਾਕੀ | ਬੈਲੇਂਸ'),
  },
  totals: folded('ਕੁੱਲ | ਕੁੱਲ ਰਕਮ | ਜੋੜ | ਕੁੱਲ ਜੋੜ | ਛੋਟ | ਬਕਾਇਆ | ਟੈਕਸ | ਜੀਐਸਟੀ'),
  units: folded('ਨਗ | ਕਿਲੋ | ਗ੍ਰਾਮ | ਲੀਟਰ | ਮੀਟਰ | ਦਰਜਨ | ਬੋਰੀ | ਪੈਕਟ | ਡੱਬਾ | ਜੋੜਾ | ਘੰਟੇ | ਦਿਨ | ਮਹੀਨਾ | ਕੁਇੰਟਲ | ਯੂਨਿਟ'),
  titlesOfPersons: folded('ਸ਼੍ਰੀ | ਸ਼੍ਰੀਮਤੀ'),
  signing: folded('ਦਸਤਖਤ'),
  salutations: folded('ਸ਼੍ਰੀ | ਸ਼੍ਰੀਮਤੀ | ਸ੍ਰੀ'),
  remarks: folded('ਨੋਟ | ਸ਼ਰਤਾਂ'),
  streets: folded('ਰੋਡ | ਗਲੀ | ਨਗਰ | ਪਿੰਡ | ਜ਼ਿਲ੍ਹਾ | ਬਾਜ਼ਾਰ | ਮੁਹੱਲਾ'),
  legalForms: folded('ਲਿਮਟਿਡ | ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ | ਟਰੇਡਰਜ਼ | ਸਟੋਰ | ਐਂਡ ਸੰਨਜ਼'),
  countries: folded('ਭਾਰਤ'),
  contacts: folded('ਫੋਨ | ਮੋਬਾਈਲ | ਈਮੇਲ'),
  bankWords: folded('ਬੈਂਕ | ਖਾਤਾ ਨੰਬਰ'),
  bankParts: folded('ਬੈਂਕ'),
  copyMarks: folded('ਅਸਲ | ਨਕਲ'),
};
