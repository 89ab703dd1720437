import type { Language } from '../tesseract/recogniser';

/** Small letters beyond a to z that words of a language are written with. */
export const ALPHABETS: Partial<Record<Language, string>> = {
  eng: '',
  deu: 'äöüß',
  fra: 'àâæçéèêëîïôœùûüÿ',
  spa: 'áéíóúñü',
  ita: 'àèéìíòóùú',
  nld: 'éèëïöüáó',
  por: 'áâãàçéêíóôõúü',
  pol: 'ąćęłńóśźż',
  ces: 'áčďéěíňóřšťúůýž',
  slk: 'áäčďéíĺľňóôŕšťúýž',
  hun: 'áéíóöőúüű',
  ron: 'ăâîșțşţ',
  hrv: 'čćđšž',
  slv: 'čšž',
  tur: 'çğıöşüâîû',
  dan: 'æøåé',
  nor: 'æøåéòôó',
  swe: 'åäöé',
  fin: 'äöå',
  est: 'äöõüšž',
  isl: 'áðéíóúýþæö',
  lav: 'āčēģīķļņšūž',
  lit: 'ąčęėįšųūž',
};
