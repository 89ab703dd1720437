import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Malay. */
export const MALAY: LanguageLexicon = {
  code: 'ms',
  titles: {
    Other: list('slip gaji | penyata gaji'),
    'Bank Statement': list('penyata akaun | penyata bank'),
    'Credit Note': list('nota kredit'),
    Table: list('jadual | jadual waktu'),
    Form: list('borang | borang permohonan'),
    Report: list('laporan | minit mesyuarat'),
    'Price List': list('senarai harga'),
    'Purchase Order': list('pesanan tempatan | pesanan belian | pesanan kerajaan'),
    'Delivery Note': list('nota hantaran | pesanan penghantaran | nota penghantaran'),
    Quote: list('sebut harga | sebutharga'),
    Receipt: list('resit | resit rasmi | resit jualan'),
    Invoice: list('invois | invois cukai |  bil elektrik | bil air'),
  },
  blurredForms: list('sdn bhd'),
  signedForms: list('s/b'),
  streets: list('jalan | jln | jin | jl | lorong | lot | taman | tmn | persiaran | lebuh | bandar | kampung | kg | seksyen'),
  legalForms: list('bhd | sdnbhd | sdn'),
  legalFormEndings: list('sdnbhd'),
  copyMarks: list('asal | salinan | salinan pelanggan | salinan pembeli'),
};
