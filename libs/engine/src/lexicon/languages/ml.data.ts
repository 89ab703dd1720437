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
    periodFrom: { strong: folded('ആരംഭ തീയതി') },
    periodTo: { strong: folded('സമാപന തീയതി') },
    invoiceNumber: {
      strong: folded(
        'ബിൽ നമ്പർ | ബിൽ നം | ഇൻവോയ്സ് നമ്പർ | രസീത് നമ്പർ | രസീതി നമ്പർ | ചെലാൻ നമ്പർ | വൗച്ചർ നമ്പർ | പോളിസി നമ്പർ | അപേക്ഷ നമ്പർ | ക്വട്ടേഷൻ നമ്പർ',
      ),
    },
    issueDate: {
      strong: folded('ബിൽ തീയതി | ഇൻവോയ്സ് തീയതി | രസീത് തീയതി | നൽകിയ തീയതി'),
      weak: folded('തീയതി | തിയ്യതി | തിയതി'),
    },
    dueDate: {
      strong: folded('അവസാന തീയതി | അടയ്‌ക്കേണ്ട അവസാന തീയതി | പണമടയ്ക്കേണ്ട തീയതി | അടയ്ക്കേണ്ട തീയതി'),
    },
    orderNumber: {
      strong: folded('ഓർഡർ നമ്പർ | പർച്ചേസ് ഓർഡർ നമ്പർ'),
    },
    customerNumber: {
      strong: folded('ഉപഭോക്തൃ നമ്പർ | കൺസ്യൂമർ നമ്പർ | ഉപഭോക്താവ് നമ്പർ'),
    },
    sellerVatId: {
      strong: folded('ജിഎസ്ടി നമ്പർ | ജിഎസ്ടിഐഎൻ'),
    },
    netTotal: {
      strong: folded('നികുതി വിധേയ തുക | നികുതിക്ക് മുമ്പുള്ള തുക'),
      weak: folded('ഉപ ആകെ'),
    },
    taxTotal: {
      strong: folded('ആകെ നികുതി | നികുതി തുക | ജിഎസ്ടി | സിജിഎസ്ടി | എസ്ജിഎസ്ടി'),
    },
    grossTotal: {
      strong: folded('ആകെ തുക | മൊത്തം തുക | ബിൽ തുക | അടയ്ക്കേണ്ട തുക | ആകെ അടയ്ക്കേണ്ട തുക | മൊത്തം ബിൽ തുക | ആകെ രൂപ'),
      weak: folded('ആകെ | മൊത്തം | തുക'),
    },
    paid: {
      strong: folded('അടച്ച തുക | മുൻകൂർ | അഡ്വാൻസ്'),
    },
    amountDue: {
      strong: folded('ബാക്കി | ബാക്കി തുക | കുടിശ്ശിക | കുടിശിക'),
    },
    sellerName: {
      strong: folded('വിൽപ്പനക്കാരൻ | വിൽപനക്കാരൻ | സ്ഥാപനത്തിന്റെ പേര് | കടയുടെ പേര്'),
    },
    buyerName: {
      strong: folded('ഉപഭോക്താവിന്റെ പേര് | ഉപഭോക്താവ് | വാങ്ങുന്നയാൾ | ശ്രീ | ശ്രീമതി | രോഗിയുടെ പേര് | വിദ്യാർത്ഥിയുടെ പേര് | ജീവനക്കാരന്റെ പേര്'),
      weak: folded('പേര്'),
    },
    period: {
      strong: folded('കാലയളവ് | ബിൽ കാലയളവ് | മാസം'),
    },
    openingBalance: {
      strong: folded('പ്രാരംഭ ബാക്കി | മുൻ ബാക്കി'),
    },
    closingBalance: {
      strong: folded('അവസാന ബാക്കി'),
    },
    accountNumber: {
      strong: folded('അക്കൗണ്ട് നമ്പർ | ബാങ്ക് അക്കൗണ്ട് നമ്പർ'),
    },
    accountHolder: {
      strong: folded('അക്കൗണ്ട് ഉടമ'),
    },
    bankName: {
      strong: folded('ബാങ്ക് | ബാങ്കിന്റെ പേര്'),
    },
    branchCode: {
      strong: folded('ശാഖ'),
    },
    phone: {
      strong: folded('ഫോൺ | മൊബൈൽ'),
    },
    email: {
      strong: folded('ഇമെയിൽ'),
    },
    discountTotal: {
      strong: folded('കിഴിവ് | ഇളവ് | ഡിസ്കൗണ്ട്'),
    },
    cashTendered: {
      strong: folded('പണം'),
    },
    page: {
      strong: folded('പേജ്'),
    },
  },
  titles: {
    Invoice: folded('ബിൽ | ഇൻവോയ്സ് | നികുതി ഇൻവോയ്സ് | വൈദ്യുതി ബിൽ | വാട്ടർ ബിൽ | ടാക്സ് ഇൻവോയ്സ്'),
    Receipt: folded('പണം കൈപ്പറ്റിയ രസീത് | രസീത് | രസീതി | പണം അടച്ച രസീത് | ഫീസ് രസീത് | വാടക രസീത്'),
    'Bank Statement': folded('അക്കൗണ്ട് സ്റ്റേറ്റ്മെന്റ് | ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്'),
    'Purchase Order': folded('പർച്ചേസ് ഓർഡർ'),
    Quote: folded('ക്വട്ടേഷൻ | എസ്റ്റിമേറ്റ്'),
    'Price List': folded('വില വിവര പട്ടിക | വിലവിവരപ്പട്ടിക | മെനു'),
    Report: folded('വാർഷിക റിപ്പോർട്ട് | റിപ്പോർട്ട് | പരിശോധനാ റിപ്പോർട്ട്'),
    Form: folded('അപേക്ഷ | അപേക്ഷാ ഫോറം'),
    Other: folded('ശമ്പള സ്ലിപ്പ് | കരാർ | വാടക കരാർ'),
    Table: folded('സമയവിവരപ്പട്ടിക | പട്ടിക | ടൈംടേബിൾ'),
    Letter: folded('അറിയിപ്പ് | ക്ഷണക്കത്ത്'),
  },
  columns: {
    position: folded('ക്രമ നമ്പർ | ക്രമനമ്പർ | ക്ര നം'),
    description: folded('വിവരണം | ഇനം | സാധനം | സാധനത്തിന്റെ പേര്'),
    quantity: folded('അളവ് | എണ്ണം | തൂക്കം'),
    unit: folded('യൂണിറ്റ്'),
    unitPrice: folded('വില | നിരക്ക്'),
    taxAmount: folded('നികുതി'),
    lineTotal: folded('തുക | ആകെ | ആകെ തുക | രൂപ'),
    date: folded('തീയതി'),
    balance: folded('ബാക്കി'),
    credit: folded('വരവ്'),
    debit: folded('ചെലവ്'),
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
