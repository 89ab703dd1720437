import type { LanguageLexicon } from './language-lexicon';
import { ARABIC } from './languages/ar.data';
import { BULGARIAN } from './languages/bg.data';
import { CROATIAN } from './languages/hr.data';
import { CZECH } from './languages/cs.data';
import { DANISH } from './languages/da.data';
import { GERMAN } from './languages/de.data';
import { GREEK } from './languages/el.data';
import { ENGLISH } from './languages/en.data';
import { SLOVENIAN } from './languages/sl.data';
import { SPANISH } from './languages/es.data';
import { FINNISH } from './languages/fi.data';
import { FRENCH } from './languages/fr.data';
import { HEBREW } from './languages/he.data';
import { HINDI } from './languages/hi.data';
import { HUNGARIAN } from './languages/hu.data';
import { INTERNATIONAL } from './languages/international.data';
import { INDONESIAN } from './languages/id.data';
import { ITALIAN } from './languages/it.data';
import { JAPANESE } from './languages/ja.data';
import { KOREAN } from './languages/ko.data';
import { ICELANDIC } from './languages/is.data';
import { LATVIAN } from './languages/lv.data';
import { LITHUANIAN } from './languages/lt.data';
import { ESTONIAN } from './languages/et.data';
import { SERBIAN } from './languages/sr.data';
import { AFRIKAANS } from './languages/af.data';
import { SWAHILI } from './languages/sw.data';
import { FILIPINO } from './languages/tl.data';
import { URDU } from './languages/ur.data';
import { PERSIAN } from './languages/fa.data';
import { BENGALI } from './languages/bn.data';
import { TAMIL } from './languages/ta.data';
import { MARATHI } from './languages/mr.data';
import { GUJARATI } from './languages/gu.data';
import { PUNJABI } from './languages/pa.data';
import { TELUGU } from './languages/te.data';
import { KANNADA } from './languages/kn.data';
import { MALAYALAM } from './languages/ml.data';
import { KAZAKH } from './languages/kk.data';
import { GEORGIAN } from './languages/ka.data';
import { ARMENIAN } from './languages/hy.data';
import { MALAY } from './languages/ms.data';
import { NORWEGIAN } from './languages/nb.data';
import { DUTCH } from './languages/nl.data';
import { POLISH } from './languages/pl.data';
import { PORTUGUESE } from './languages/pt.data';
import { ROMANIAN } from './languages/ro.data';
import { RUSSIAN } from './languages/ru.data';
import { SLOVAK } from './languages/sk.data';
import { SWEDISH } from './languages/sv.data';
import { THAI } from './languages/th.data';
import { TURKISH } from './languages/tr.data';
import { UKRAINIAN } from './languages/uk.data';
import { MACEDONIAN } from './languages/mk.data';
import { ALBANIAN } from './languages/sq.data';
import { CATALAN } from './languages/ca.data';
import { NEPALI } from './languages/ne.data';
import { BELARUSIAN } from './languages/be.data';
import { AZERBAIJANI } from './languages/az.data';
import { SINHALA } from './languages/si.data';
import { KHMER } from './languages/km.data';
import { AMHARIC } from './languages/am.data';
import { MONGOLIAN } from './languages/mn.data';
import { UZBEK } from './languages/uz.data';
import { GALICIAN } from './languages/gl.data';
import { BASQUE } from './languages/eu.data';
import { MALTESE } from './languages/mt.data';
import { WELSH } from './languages/cy.data';
import { IRISH } from './languages/ga.data';
import { FAROESE } from './languages/fo.data';
import { LUXEMBOURGISH } from './languages/lb.data';
import { ROMANSH } from './languages/rm.data';
import { KYRGYZ } from './languages/ky.data';
import { TAJIK } from './languages/tg.data';
import { TURKMEN } from './languages/tk.data';
import { KURDISH } from './languages/ku.data';
import { SOMALI } from './languages/so.data';
import { ZULU } from './languages/zu.data';
import { PASHTO } from './languages/ps.data';
import { LAO } from './languages/lo.data';
import { BURMESE } from './languages/my.data';
import { VIETNAMESE } from './languages/vi.data';
import { CHINESE } from './languages/zh.data';

/** The languages that the engine reads; where two name a column or a document's type by the same word, the first one says what it means. */
export const LANGUAGES: readonly LanguageLexicon[] = [
  ...[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE, POLISH],
  ...[SWEDISH, DANISH, NORWEGIAN, FINNISH, CZECH, SLOVAK, HUNGARIAN, ROMANIAN, MALAY],
  ...[VIETNAMESE, INDONESIAN],
  ...[CROATIAN, SLOVENIAN, TURKISH],
  ...[ICELANDIC, LATVIAN, LITHUANIAN, ESTONIAN],
  ...[GREEK, RUSSIAN, UKRAINIAN, BULGARIAN],
  ...[JAPANESE, CHINESE, KOREAN, ARABIC, HEBREW, HINDI, THAI, TAMIL],
  ...[SERBIAN, AFRIKAANS, SWAHILI, FILIPINO, URDU, PERSIAN, BENGALI],
  ...[MARATHI, GUJARATI, PUNJABI, TELUGU, KANNADA, MALAYALAM, KAZAKH, GEORGIAN, ARMENIAN],
  ...[MACEDONIAN, ALBANIAN, CATALAN, NEPALI, BELARUSIAN, AZERBAIJANI],
  ...[SINHALA, KHMER, AMHARIC, MONGOLIAN, UZBEK, GALICIAN],
  ...[BASQUE, MALTESE, WELSH, IRISH, FAROESE, LUXEMBOURGISH, ROMANSH],
  ...[KYRGYZ, TAJIK, TURKMEN, KURDISH, SOMALI, ZULU, PASHTO, LAO, BURMESE],
  INTERNATIONAL,
];
