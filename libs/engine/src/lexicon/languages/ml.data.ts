import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Malayalam. */
export const MALAYALAM: LanguageLexicon = {
  code: 'ml',
  findingModels: { mal: 'Malayalam' },
  vowelMarks: true,
  seldomFound: true,
  smallWords: folded('തീയതി | നമ്പർ | ആകെ | പേര് | വിലാസം | രൂപ | തുക | വില | മുതൽ | വരെ | ഈ | വിവരണം | ബിൽ | മാസം'),
  money: { places: { IN: 'INR' }, names: { INR: list('രൂ | രൂപ') } },
  numberWords: folded('നമ്പർ | നം | നമ്പർ.'),
  labels: {
    periodFrom: { strong: folded('ആരംഭ തീയതി | തുടങ്ങുന്ന തീയതി | തീയതി മുതൽ') },
    periodTo: { strong: folded('സമാപന തീയതി | അവസാനിക്കുന്ന തീയതി | തീയതി വരെ') },
    invoiceNumber: {
      strong: folded(
        'ബിൽ നമ്പർ | ബിൽ നം | ഇൻവോയ്സ് നമ്പർ | രസീത് നമ്പർ | രസീതി നമ്പർ | ചെലാൻ നമ്പർ | വൗച്ചർ നമ്പർ | പോളിസി നമ്പർ | അപേക്ഷ നമ്പർ | ക്വട്ടേഷൻ നമ്പർ | ക്രെഡിറ്റ് നോട്ട് നമ്പർ | ഇൻവോയിസ് നമ്പർ | രേഖ നമ്പർ | രസീത് നം | ഇൻവോയ്സ് നം',
      ),
    },
    issueDate: {
      strong: folded('ബിൽ തീയതി | ഇൻവോയ്സ് തീയതി | രസീത് തീയതി | നൽകിയ തീയതി | ഇൻവോയിസ് തീയതി'),
      weak: folded('തീയതി | തിയ്യതി | തിയതി'),
    },
    dueDate: {
      strong: folded('അവസാന തീയതി | അടയ്‌ക്കേണ്ട അവസാന തീയതി | പണമടയ്ക്കേണ്ട തീയതി | അടയ്ക്കേണ്ട തീയതി | നൽകേണ്ട തീയതി | പണമടയ്ക്കേണ്ട അവസാന തീയതി'),
    },
    orderNumber: {
      strong: folded('ഓർഡർ നമ്പർ | പർച്ചേസ് ഓർഡർ നമ്പർ | വാങ്ങൽ ഓർഡർ നമ്പർ | താങ്കളുടെ ഓർഡർ നമ്പർ | ഓർഡർ നം'),
    },
    customerNumber: {
      strong: folded('ഉപഭോക്തൃ നമ്പർ | കൺസ്യൂമർ നമ്പർ | ഉപഭോക്താവ് നമ്പർ | കസ്റ്റമർ നമ്പർ | ഉപഭോക്തൃ ഐഡി | അംഗത്വ നമ്പർ | രോഗി നമ്പർ | കസ്റ്റമർ ഐഡി'),
    },
    sellerVatId: {
      strong: folded('ജിഎസ്ടി നമ്പർ | ജിഎസ്ടിഐഎൻ | ജിഎസ്ടിഎൻ'),
    },
    netTotal: {
      strong: folded(
        'നികുതി വിധേയ തുക | നികുതിക്ക് മുമ്പുള്ള തുക | നികുതി വിധേയ മൂല്യം | നികുതി ഒഴികെയുള്ള തുക | അറ്റ തുക | നികുതി ബാധകമായ തുക | നികുതി കൂടാതെയുള്ള തുക',
      ),
      weak: folded('ഉപ ആകെ'),
    },
    taxTotal: {
      strong: folded('ആകെ നികുതി | നികുതി തുക | ജിഎസ്ടി | സിജിഎസ്ടി | എസ്ജിഎസ്ടി | മൊത്തം നികുതി'),
      weak: folded('നികുതി'),
    },
    grossTotal: {
      strong: folded(
        'ആകെ തുക | മൊത്തം തുക | ബിൽ തുക | അടയ്ക്കേണ്ട തുക | ആകെ അടയ്ക്കേണ്ട തുക | മൊത്തം ബിൽ തുക | ആകെ രൂപ | ആകെത്തുക | മൊത്തത്തുക | ഗ്രാൻഡ് ടോട്ടൽ | നികുതി ഉൾപ്പെടെ ആകെ | അടയ്ക്കേണ്ട ആകെ തുക',
      ),
      weak: folded('ആകെ | മൊത്തം | തുക'),
    },
    paid: {
      strong: folded('അടച്ച തുക | മുൻകൂർ | അഡ്വാൻസ് | ലഭിച്ച തുക | മുൻകൂർ തുക'),
    },
    amountDue: {
      strong: folded('ബാക്കി | ബാക്കി തുക | കുടിശ്ശിക | കുടിശിക | നൽകേണ്ട തുക'),
    },
    sellerName: {
      strong: folded('വിൽപ്പനക്കാരൻ | വിൽപനക്കാരൻ | സ്ഥാപനത്തിന്റെ പേര് | കടയുടെ പേര് | വിതരണക്കാരൻ | വിൽപ്പനക്കാരന്റെ പേര് | വീട്ടുടമ'),
    },
    buyerName: {
      strong: folded(
        'ഉപഭോക്താവിന്റെ പേര് | ഉപഭോക്താവ് | വാങ്ങുന്നയാൾ | ശ്രീ | ശ്രീമതി | രോഗിയുടെ പേര് | വിദ്യാർത്ഥിയുടെ പേര് | ജീവനക്കാരന്റെ പേര് | വാടകക്കാരൻ | വാങ്ങുന്നയാളുടെ പേര് | കസ്റ്റമർ | കസ്റ്റമറുടെ പേര് | ഇൻഷ്വർ ചെയ്തയാൾ | അംഗത്തിന്റെ പേര്',
      ),
      weak: folded('പേര് | സ്വീകർത്താവ്'),
    },
    period: {
      strong: folded('കാലയളവ് | ബിൽ കാലയളവ് | മാസം | ബില്ലിംഗ് കാലയളവ് | സ്റ്റേറ്റ്മെന്റ് കാലയളവ്'),
      weak: folded('കാലാവധി'),
    },
    openingBalance: {
      strong: folded('പ്രാരംഭ ബാക്കി | മുൻ ബാക്കി | പ്രാരംഭ ബാലൻസ് | ആരംഭ ബാക്കി | മുൻ ബാലൻസ് | ഓപ്പണിംഗ് ബാലൻസ്'),
    },
    closingBalance: {
      strong: folded('അവസാന ബാക്കി | അവസാന ബാലൻസ് | ക്ലോസിംഗ് ബാലൻസ് | നിലവിലെ ബാലൻസ് | സമാപന ബാലൻസ്'),
    },
    accountNumber: {
      strong: folded('അക്കൗണ്ട് നമ്പർ | ബാങ്ക് അക്കൗണ്ട് നമ്പർ | കാർഡ് നമ്പർ | അക്കൗണ്ട് നം'),
    },
    accountHolder: {
      strong: folded('അക്കൗണ്ട് ഉടമ | അക്കൗണ്ട് ഉടമയുടെ പേര് | അക്കൗണ്ട് പേര്'),
    },
    bankName: {
      strong: folded('ബാങ്ക് | ബാങ്കിന്റെ പേര് | ബാങ്ക് പേര്'),
    },
    branchCode: {
      strong: folded('ശാഖ | ബ്രാഞ്ച് കോഡ് | ശാഖ കോഡ്'),
    },
    phone: {
      strong: folded('ഫോൺ | മൊബൈൽ'),
    },
    email: {
      strong: folded('ഇമെയിൽ'),
    },
    discountTotal: {
      strong: folded('കിഴിവ് | ഇളവ് | ഡിസ്കൗണ്ട് | ആകെ കിഴിവ്'),
    },
    cashTendered: {
      strong: folded('പണം'),
    },
    page: {
      strong: folded('പേജ്'),
    },
    deliveryNoteNumber: { strong: folded('ഡെലിവറി ചലാൻ നമ്പർ | ചലാൻ നമ്പർ | ഡെലിവറി നോട്ട് നമ്പർ') },
    deliveryDate: { strong: folded('ഡെലിവറി തീയതി | വിതരണ തീയതി') },
    contractNumber: { strong: folded('കരാർ നമ്പർ') },
    shipTo: { strong: folded('ഡെലിവറി വിലാസം | വിതരണ വിലാസം') },
    buyerVatId: { strong: folded('വാങ്ങുന്നയാളുടെ ജിഎസ്ടിഐഎൻ | ഉപഭോക്താവിന്റെ ജിഎസ്ടിഐഎൻ | കസ്റ്റമർ ജിഎസ്ടിഐഎൻ') },
    sellerTaxNumber: { strong: folded('പാൻ | പാൻ നമ്പർ') },
    sellerRegistrationNumber: { strong: folded('രജിസ്ട്രേഷൻ നമ്പർ'), weak: folded('രജിസ്റ്റർ നമ്പർ') },
    ifsc: { strong: folded('ഐഎഫ്എസ്‌സി കോഡ് | ഐഎഫ്എസ്‌സി') },
    lineTotal: { strong: folded('ഉപമൊത്തം | സബ് ടോട്ടൽ') },
    roundingAmount: { strong: folded('റൗണ്ട് ഓഫ്') },
  },
  titles: {
    Invoice: folded('ബിൽ | ഇൻവോയ്സ് | നികുതി ഇൻവോയ്സ് | വൈദ്യുതി ബിൽ | വാട്ടർ ബിൽ | ടാക്സ് ഇൻവോയ്സ് | ഇൻവോയിസ്'),
    Receipt: folded('പണം കൈപ്പറ്റിയ രസീത് | രസീത് | രസീതി | പണം അടച്ച രസീത് | ഫീസ് രസീത് | വാടക രസീത്'),
    'Bank Statement': folded('അക്കൗണ്ട് സ്റ്റേറ്റ്മെന്റ് | ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്'),
    'Purchase Order': folded('പർച്ചേസ് ഓർഡർ | വാങ്ങൽ ഓർഡർ'),
    Quote: folded('ക്വട്ടേഷൻ | എസ്റ്റിമേറ്റ്'),
    'Price List': folded('വില വിവര പട്ടിക | വിലവിവരപ്പട്ടിക | മെനു | വില പട്ടിക'),
    Report: folded('വാർഷിക റിപ്പോർട്ട് | റിപ്പോർട്ട് | പരിശോധനാ റിപ്പോർട്ട്'),
    Form: folded('അപേക്ഷ | അപേക്ഷാ ഫോറം | ഫോറം'),
    Other: folded('ശമ്പള സ്ലിപ്പ് | കരാർ | വാടക കരാർ'),
    Table: folded('സമയവിവരപ്പട്ടിക | പട്ടിക | ടൈംടേബിൾ'),
    Letter: folded('അറിയിപ്പ് | ക്ഷണക്കത്ത്'),
    'Credit Note': folded('ക്രെഡിറ്റ് നോട്ട്'),
    'Delivery Note': folded('ഡെലിവറി ചലാൻ | ഡെലിവറി നോട്ട്'),
  },
  columns: {
    position: folded('ക്രമ നമ്പർ | ക്രമനമ്പർ | ക്ര നം'),
    description: folded('വിവരണം | ഇനം | സാധനം | സാധനത്തിന്റെ പേര് | വിശദാംശങ്ങൾ | വിവരം | ഉൽപ്പന്നം'),
    quantity: folded('അളവ് | എണ്ണം | തൂക്കം'),
    unit: folded('യൂണിറ്റ് | ഏകകം'),
    unitPrice: folded('വില | നിരക്ക് | യൂണിറ്റ് വില'),
    taxAmount: folded('നികുതി'),
    lineTotal: folded('തുക | ആകെ | ആകെ തുക | രൂപ | മൊത്തം'),
    date: folded('തീയതി | തിയ്യതി'),
    balance: folded('ബാക്കി | ബാലൻസ്'),
    credit: folded('വരവ് | ക്രെഡിറ്റ് | നിക്ഷേപം'),
    debit: folded('ചെലവ് | ഡെബിറ്റ് | പിൻവലിക്കൽ'),
    articleNumber: folded('കോഡ് | ഇനം കോഡ് | എച്ച്എസ്എൻ കോഡ്'),
    discount: folded('കിഴിവ്'),
    taxRate: folded('നികുതി നിരക്ക്'),
  },
  totals: folded('ആകെ | മൊത്തം | ആകെ തുക | കിഴിവ് | ബാക്കി | നികുതി | ജിഎസ്ടി'),
  units: folded('കിലോ | ഗ്രാം | ലിറ്റർ | മീറ്റർ | പാക്കറ്റ് | ചാക്ക് | ഡസൻ | മണിക്കൂർ | ദിവസം | മാസം'),
  titlesOfPersons: folded('ശ്രീ | ശ്രീമതി'),
  salutations: folded('ശ്രീ | ശ്രീമതി'),
  remarks: folded('കുറിപ്പ് | നിബന്ധനകൾ'),
  streets: folded('റോഡ് | തെരുവ് | ജില്ല | ഗ്രാമം'),
  legalForms: folded('ലിമിറ്റഡ് | പ്രൈവറ്റ് ലിമിറ്റഡ് | ട്രേഡേഴ്സ് | സ്റ്റോഴ്സ്'),
  contacts: folded('ഫോൺ | മൊബൈൽ | ഇമെയിൽ'),
  bankWords: folded('ബാങ്ക്'),
  bankParts: folded('ബാങ്ക്'),
  copyMarks: folded('അസൽ | പകർപ്പ്'),
};
