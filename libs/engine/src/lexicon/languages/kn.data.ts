import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Kannada. */
export const KANNADA: LanguageLexicon = {
  code: 'kn',
  findingModels: { kan: 'Kannada' },
  vowelMarks: true,
  seldomFound: true,
  smallWords: folded('ಮತ್ತು | ದಿನಾಂಕ | ಸಂಖ್ಯೆ | ಒಟ್ಟು | ಹೆಸರು | ವಿಳಾಸ | ರೂಪಾಯಿ | ಮೊತ್ತ | ಬೆಲೆ | ರಿಂದ | ವರೆಗೆ | ಈ | ವಿವರ | ಬಿಲ್ | ಗ್ರಾಹಕರ'),
  money: { places: { IN: 'INR' }, names: { INR: list('ರೂ | ರೂಪಾಯಿ | ರೂಪಾಯಿಗಳು') } },
  numberWords: folded('ಸಂಖ್ಯೆ | ನಂ | ನಂಬರ್ | ಸಂ'),
  labels: {
    periodFrom: { strong: folded('ಪ್ರಾರಂಭ ದಿನಾಂಕ | ಆರಂಭ ದಿನಾಂಕ | ದಿನಾಂಕದಿಂದ') },
    periodTo: { strong: folded('ಮುಕ್ತಾಯ ದಿನಾಂಕ | ಅಂತ್ಯ ದಿನಾಂಕ | ದಿನಾಂಕದವರೆಗೆ') },
    invoiceNumber: {
      strong: folded(
        'ಬಿಲ್ ಸಂಖ್ಯೆ | ಬಿಲ್ ನಂ | ಇನ್‌ವಾಯ್ಸ್ ಸಂಖ್ಯೆ | ರಶೀದಿ ಸಂಖ್ಯೆ | ರಸೀದಿ ಸಂಖ್ಯೆ | ರಶೀದಿ ನಂ | ಚಲನ್ ಸಂಖ್ಯೆ | ಸರಕುಪಟ್ಟಿ ಸಂಖ್ಯೆ | ಪಾಲಿಸಿ ಸಂಖ್ಯೆ | ಅರ್ಜಿ ಸಂಖ್ಯೆ | ದರಪಟ್ಟಿ ಸಂಖ್ಯೆ | ಕೊಟೇಶನ್ ಸಂಖ್ಯೆ | ಕ್ರೆಡಿಟ್ ನೋಟ್ ಸಂಖ್ಯೆ | ದಾಖಲೆ ಸಂಖ್ಯೆ | ಇನ್‌ವಾಯ್ಸ್ ನಂ | ಬಿಲ್ಲು ಸಂಖ್ಯೆ',
      ),
      weak: folded('ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ'),
    },
    issueDate: {
      strong: folded('ಬಿಲ್ ದಿನಾಂಕ | ರಶೀದಿ ದಿನಾಂಕ | ಇನ್‌ವಾಯ್ಸ್ ದಿನಾಂಕ | ವಿತರಣಾ ದಿನಾಂಕ ಬಿಲ್ | ನೀಡಿದ ದಿನಾಂಕ | ಸರಕುಪಟ್ಟಿ ದಿನಾಂಕ | ರಸೀದಿ ದಿನಾಂಕ'),
      weak: folded('ದಿನಾಂಕ'),
    },
    dueDate: {
      strong: folded(
        'ಪಾವತಿಸಬೇಕಾದ ದಿನಾಂಕ | ಕೊನೆಯ ದಿನಾಂಕ | ಪಾವತಿಸಲು ಕೊನೆಯ ದಿನಾಂಕ | ಪಾವತಿ ದಿನಾಂಕ | ಅಂತಿಮ ದಿನಾಂಕ | ಗಡುವು ದಿನಾಂಕ | ಪಾವತಿಯ ಕೊನೆಯ ದಿನಾಂಕ | ಬಾಕಿ ದಿನಾಂಕ',
      ),
    },
    orderNumber: {
      strong: folded('ಆದೇಶ ಸಂಖ್ಯೆ | ಖರೀದಿ ಆದೇಶ ಸಂಖ್ಯೆ | ಆರ್ಡರ್ ಸಂಖ್ಯೆ | ಆರ್ಡರ್ ನಂ | ನಿಮ್ಮ ಆರ್ಡರ್ ಸಂಖ್ಯೆ'),
    },
    customerNumber: {
      strong: folded(
        'ಗ್ರಾಹಕ ಸಂಖ್ಯೆ | ಗ್ರಾಹಕರ ಸಂಖ್ಯೆ | ಸಂಪರ್ಕ ಸಂಖ್ಯೆ ಗ್ರಾಹಕ | ಖಾತೆ ಸಂಖ್ಯೆ ಗ್ರಾಹಕ | ಆರ್ ಆರ್ ಸಂಖ್ಯೆ | ಖಾತೆ ಐಡಿ | ಗ್ರಾಹಕರ ಐಡಿ | ಸದಸ್ಯ ಸಂಖ್ಯೆ | ರೋಗಿ ಸಂಖ್ಯೆ | ಗ್ರಾಹಕ ಐಡಿ',
      ),
    },
    sellerVatId: {
      strong: folded('ಜಿಎಸ್‌ಟಿ ಸಂಖ್ಯೆ | ಜಿಎಸ್‌ಟಿಐಎನ್ | ಜಿಎಸ್‌ಟಿ ನಂ'),
    },
    netTotal: {
      strong: folded('ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಮೌಲ್ಯ | ತೆರಿಗೆ ಪೂರ್ವ ಮೊತ್ತ | ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಮೊತ್ತ | ತೆರಿಗೆ ರಹಿತ ಮೊತ್ತ | ತೆರಿಗೆಯ ಮೊದಲು ಒಟ್ಟು'),
      weak: folded('ಉಪಮೊತ್ತ'),
    },
    taxTotal: {
      strong: folded('ಒಟ್ಟು ತೆರಿಗೆ | ತೆರಿಗೆ ಮೊತ್ತ | ಜಿಎಸ್‌ಟಿ | ಸಿಜಿಎಸ್‌ಟಿ | ಎಸ್‌ಜಿಎಸ್‌ಟಿ'),
      weak: folded('ತೆರಿಗೆ'),
    },
    grossTotal: {
      strong: folded(
        'ಒಟ್ಟು ಮೊತ್ತ | ಬಿಲ್ ಮೊತ್ತ | ಒಟ್ಟು ಬಿಲ್ ಮೊತ್ತ | ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ | ಒಟ್ಟು ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ | ನಿವ್ವಳ ಮೊತ್ತ | ಒಟ್ಟು ರೂಪಾಯಿ | ಸ್ವೀಕರಿಸಿದ ಮೊತ್ತ | ಒಟ್ಟಾರೆ ಮೊತ್ತ | ಸಮಗ್ರ ಮೊತ್ತ | ಮಹಾ ಒಟ್ಟು | ತೆರಿಗೆ ಸೇರಿ ಒಟ್ಟು',
      ),
      weak: folded('ಒಟ್ಟು | ಮೊತ್ತ'),
    },
    paid: {
      strong: folded('ಮುಂಗಡ | ಪಾವತಿಸಿದ ಮೊತ್ತ | ಮುಂಗಡ ಪಾವತಿ'),
    },
    amountDue: {
      strong: folded('ಬಾಕಿ | ಬಾಕಿ ಮೊತ್ತ | ಉಳಿದ ಮೊತ್ತ | ಪಾವತಿಸಬೇಕಾದ ಒಟ್ಟು ಮೊತ್ತ'),
    },
    sellerName: {
      strong: folded('ಮಾರಾಟಗಾರ | ಮಾರಾಟಗಾರರ ಹೆಸರು | ಅಂಗಡಿ ಹೆಸರು | ಸಂಸ್ಥೆಯ ಹೆಸರು | ಪೂರೈಕೆದಾರ | ಮಾರಾಟಗಾರರು | ಪೂರೈಕೆದಾರರು | ಸರಬರಾಜುದಾರ'),
    },
    buyerName: {
      strong: folded(
        'ಗ್ರಾಹಕರ ಹೆಸರು | ಗ್ರಾಹಕ | ಖರೀದಿದಾರ | ಖರೀದಿದಾರರ ಹೆಸರು | ಶ್ರೀ | ಶ್ರೀಮತಿ | ರೋಗಿಯ ಹೆಸರು | ವಿದ್ಯಾರ್ಥಿಯ ಹೆಸರು | ನೌಕರರ ಹೆಸರು | ಬಾಡಿಗೆದಾರ | ಖರೀದಿದಾರರು | ಗ್ರಾಹಕರು | ಪಾಲಿಸಿದಾರ | ಸದಸ್ಯರ ಹೆಸರು | ಬಾಡಿಗೆದಾರರು',
      ),
      weak: folded('ಹೆಸರು | ಸ್ವೀಕರಿಸುವವರು'),
    },
    period: {
      strong: folded('ಅವಧಿ | ಬಿಲ್ ಅವಧಿ | ತಿಂಗಳು | ಬಿಲ್ಲಿಂಗ್ ಅವಧಿ'),
    },
    openingBalance: {
      strong: folded('ಆರಂಭಿಕ ಶಿಲ್ಕು | ಹಿಂದಿನ ಬಾಕಿ | ಪ್ರಾರಂಭಿಕ ಶಿಲ್ಕು | ಆರಂಭಿಕ ಬಾಕಿ | ಆರಂಭಿಕ ಬ್ಯಾಲೆನ್ಸ್'),
    },
    closingBalance: {
      strong: folded('ಅಂತಿಮ ಶಿಲ್ಕು | ಮುಕ್ತಾಯ ಶಿಲ್ಕು | ಮುಕ್ತಾಯದ ಶಿಲ್ಕು | ಅಂತಿಮ ಬ್ಯಾಲೆನ್ಸ್'),
    },
    accountNumber: {
      strong: folded('ಖಾತೆ ಸಂಖ್ಯೆ | ಬ್ಯಾಂಕ್ ಖಾತೆ ಸಂಖ್ಯೆ | ಕಾರ್ಡ್ ಸಂಖ್ಯೆ | ಖಾತೆ ನಂ'),
    },
    accountHolder: {
      strong: folded('ಖಾತೆದಾರರ ಹೆಸರು | ಖಾತೆದಾರ | ಖಾತೆದಾರರು | ಖಾತೆಯ ಹೆಸರು'),
    },
    bankName: {
      strong: folded('ಬ್ಯಾಂಕ್ | ಬ್ಯಾಂಕ್ ಹೆಸರು | ಬ್ಯಾಂಕಿನ ಹೆಸರು'),
    },
    branchCode: {
      strong: folded('ಶಾಖೆ | ಶಾಖೆ ಕೋಡ್'),
    },
    phone: {
      strong: folded('ದೂರವಾಣಿ | ಮೊಬೈಲ್ | ಫೋನ್'),
    },
    email: {
      strong: folded('ಇಮೇಲ್'),
    },
    discountTotal: {
      strong: folded('ರಿಯಾಯಿತಿ | ಒಟ್ಟು ರಿಯಾಯಿತಿ | ರಿಯಾಯಿತಿ ಮೊತ್ತ'),
    },
    cashTendered: {
      strong: folded('ನಗದು'),
    },
    page: {
      strong: folded('ಪುಟ'),
    },
    deliveryNoteNumber: { strong: folded('ಡೆಲಿವರಿ ಚಲನ್ ಸಂಖ್ಯೆ | ವಿತರಣಾ ಚಲನ್ ಸಂಖ್ಯೆ') },
    deliveryDate: { strong: folded('ವಿತರಣಾ ದಿನಾಂಕ | ಸರಬರಾಜು ದಿನಾಂಕ | ಪೂರೈಕೆ ದಿನಾಂಕ | ಡೆಲಿವರಿ ದಿನಾಂಕ') },
    contractNumber: { strong: folded('ಒಪ್ಪಂದ ಸಂಖ್ಯೆ | ಒಪ್ಪಂದದ ಸಂಖ್ಯೆ') },
    shipTo: { strong: folded('ವಿತರಣಾ ವಿಳಾಸ | ಡೆಲಿವರಿ ವಿಳಾಸ') },
    buyerVatId: { strong: folded('ಖರೀದಿದಾರರ ಜಿಎಸ್‌ಟಿಐಎನ್ | ಗ್ರಾಹಕರ ಜಿಎಸ್‌ಟಿಐಎನ್ | ಗ್ರಾಹಕರ ಜಿಎಸ್‌ಟಿ ಸಂಖ್ಯೆ') },
    sellerTaxNumber: { strong: folded('ಪ್ಯಾನ್ | ಪ್ಯಾನ್ ಸಂಖ್ಯೆ') },
    sellerRegistrationNumber: { strong: folded('ನೋಂದಣಿ ಸಂಖ್ಯೆ') },
    ifsc: { strong: folded('ಐಎಫ್‌ಎಸ್‌ಸಿ ಕೋಡ್ | ಐಎಫ್‌ಎಸ್‌ಸಿ') },
    lineTotal: { strong: folded('ಉಪ ಒಟ್ಟು') },
    roundingAmount: { strong: folded('ರೌಂಡ್ ಆಫ್') },
  },
  titles: {
    Invoice: folded('ಬಿಲ್ | ಬಿಲ್ಲು | ತೆರಿಗೆ ಬಿಲ್ | ವಿದ್ಯುತ್ ಬಿಲ್ | ನೀರಿನ ಬಿಲ್ | ಸರಕುಪಟ್ಟಿ | ತೆರಿಗೆ ಸರಕುಪಟ್ಟಿ | ಇನ್‌ವಾಯ್ಸ್ | ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್'),
    Receipt: folded('ಪಾವತಿ ರಶೀದಿ | ಸ್ವೀಕೃತಿ | ರಶೀದಿ | ರಸೀದಿ | ನಗದು ರಶೀದಿ | ಶುಲ್ಕ ರಶೀದಿ | ಬಾಡಿಗೆ ರಶೀದಿ'),
    'Bank Statement': folded('ಖಾತೆ ವಿವರಣೆ | ಬ್ಯಾಂಕ್ ಸ್ಟೇಟ್‌ಮೆಂಟ್ | ಬ್ಯಾಂಕ್ ಹೇಳಿಕೆ | ಖಾತೆ ಹೇಳಿಕೆ'),
    'Purchase Order': folded('ಖರೀದಿ ಆದೇಶ'),
    Quote: folded('ದರಪಟ್ಟಿ | ಅಂದಾಜು | ದರಪಟ್ಟಿ ಪ್ರಸ್ತಾವ | ಕೊಟೇಶನ್'),
    'Price List': folded('ಮೆನು | ಬೆಲೆ ಪಟ್ಟಿ | ದರ ಪಟ್ಟಿ'),
    Report: folded('ವಾರ್ಷಿಕ ವರದಿ | ವರದಿ'),
    Form: folded('ಅರ್ಜಿ | ಅರ್ಜಿ ನಮೂನೆ | ನಮೂನೆ'),
    Other: folded('ವೇತನ ಚೀಟಿ | ಒಪ್ಪಂದ | ಬಾಡಿಗೆ ಒಪ್ಪಂದ'),
    Table: folded('ಪಟ್ಟಿ | ವೇಳಾಪಟ್ಟಿ'),
    Letter: folded('ಸೂಚನೆ | ಆಹ್ವಾನ ಪತ್ರಿಕೆ'),
    'Credit Note': folded('ಕ್ರೆಡಿಟ್ ನೋಟ್'),
    'Delivery Note': folded('ವಿತರಣಾ ಚಲನ್ | ಡೆಲಿವರಿ ಚಲನ್'),
  },
  columns: {
    position: folded('ಕ್ರ ಸಂ | ಕ್ರಮ ಸಂಖ್ಯೆ'),
    description: folded('ವಿವರಗಳು | ವಿವರ | ವಿವರಣೆ | ವಸ್ತು | ವಸ್ತುವಿನ ಹೆಸರು | ಸರಕು'),
    quantity: folded('ಸಂಖ್ಯೆ | ಪ್ರಮಾಣ | ತೂಕ'),
    unit: folded('ಘಟಕ | ಯೂನಿಟ್'),
    unitPrice: folded('ದರ | ಬೆಲೆ | ಘಟಕ ಬೆಲೆ'),
    taxAmount: folded('ತೆರಿಗೆ'),
    lineTotal: folded('ಮೊತ್ತ | ಒಟ್ಟು | ಒಟ್ಟು ಮೊತ್ತ | ರೂಪಾಯಿ'),
    date: folded('ದಿನಾಂಕ'),
    balance: folded('ಶಿಲ್ಕು | ಬಾಕಿ'),
    credit: folded('ಜಮಾ | ಕ್ರೆಡಿಟ್ | ಜಮೆ'),
    debit: folded('ಖರ್ಚು | ಡೆಬಿಟ್ | ಹಿಂಪಡೆತ'),
    articleNumber: folded('ಕೋಡ್ | ಎಚ್‌ಎಸ್‌ಎನ್ ಕೋಡ್'),
    discount: folded('ರಿಯಾಯಿತಿ'),
    taxRate: folded('ತೆರಿಗೆ ದರ'),
  },
  totals: folded('ಒಟ್ಟು | ಒಟ್ಟು ಮೊತ್ತ | ಉಪಮೊತ್ತ | ರಿಯಾಯಿತಿ | ಬಾಕಿ | ತೆರಿಗೆ | ಜಿಎಸ್‌ಟಿ'),
  units: folded('ಕಿಲೋ | ಗ್ರಾಂ | ಲೀಟರ್ | ಮೀಟರ್ | ಚೀಲ | ಪೆಟ್ಟಿಗೆ | ಡಜನ್ | ಗಂಟೆ | ದಿನ | ತಿಂಗಳು'),
  titlesOfPersons: folded('ಶ್ರೀ | ಶ್ರೀಮತಿ'),
  salutations: folded('ಶ್ರೀ | ಶ್ರೀಮತಿ'),
  remarks: folded('ಸೂಚನೆ | ಷರತ್ತುಗಳು'),
  streets: folded('ರಸ್ತೆ | ನಗರ | ಬೀದಿ | ಗ್ರಾಮ | ತಾಲ್ಲೂಕು | ಜಿಲ್ಲೆ'),
  legalForms: folded('ಲಿಮಿಟೆಡ್ | ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್ | ಟ್ರೇಡರ್ಸ್ | ಸ್ಟೋರ್ಸ್'),
  contacts: folded('ದೂರವಾಣಿ | ಮೊಬೈಲ್ | ಇಮೇಲ್'),
  bankWords: folded('ಬ್ಯಾಂಕ್'),
  bankParts: folded('ಬ್ಯಾಂಕ್'),
  copyMarks: folded('ಮೂಲ ಪ್ರತಿ | ನಕಲು'),
};
