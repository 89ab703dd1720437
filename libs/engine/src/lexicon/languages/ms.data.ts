import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Malay. */
export const MALAY: LanguageLexicon = {
  code: 'ms',
  blurredForms: list('sdn bhd'),
  signedForms: list('s/b'),
  streets: list('jalan | jln | jin | jl | lorong | lot | taman | tmn | persiaran | lebuh | bandar | kampung | kg | seksyen'),
  legalForms: list('bhd | sdnbhd | sdn'),
  legalFormEndings: list('sdnbhd'),
};
