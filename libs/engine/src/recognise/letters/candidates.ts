/** Signs that look alike, a group each. */
const ALIKE = ['lI1|!i', 'Ee', 'EF', 'ce', 'S58', '8B', '38', '56', '17', '49', '08', '35', 'Z2', 'G6', 'uv', 'nm', 'nh', '°º*', '²2?', '³3', '-–—', '.,', ':;', '×xX', '+±', '<≤', '>≥', 'uµ', 'pµ', '0Ø', 'OØ', '"″', '\'′', '%¼', 's₃', 'a₂', '2₂', '3₃', '€E', 'ε€', 'є€', '/l', 'T7', 'gq9', '%3', 'tr', 'З3Э', 'зэ3', 'б6', 'О0', 'шщ', 'ШЩ', 'цщ', 'ЦЩ', 'ьъы', 'ЬЪБВ', 'гт', 'пнил', 'ПНИЛ', 'ДЛ', 'дл', 'еє', 'сєе', 'і1', 'ђћ', 'Т7', 'ч4', 'хк', 'юо', 'ΑΛΔ', 'ΟΘΦ0', 'ΕΞΣ', 'ΠΓΤ', 'ΗΜΝ', 'ΚΧ', 'ΙΊ1', 'οσ0', 'νυ', 'ηή', 'κχ', 'ςσ', 'ρφ', 'όδ'] as const; // prettier-ignore
/** Signs in a row that look like others. */
const ALIKE_IN_A_ROW: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['oe', 'œ'],
  ['ce', 'œ'],
  ['OE', 'Œ'],
  ['ae', 'æ'],
  ['cl', 'd'],
  ['Ill', 'III'],
  ['ll', 'II'],
  ['lI', 'II'],
  ['No', 'N°'],
  ['96', '%'],
  ['06', '%'],
  ['9o', '%'],
  ['5o', '%'],
];

/** The texts that a word may be instead: one sign or pair in it is another that looks like it. */
export function candidatesFor(text: string, alphabet: string): Set<string> {
  const letters = alphabet + alphabet.toUpperCase();
  const found = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const twins = [...ALIKE.filter((group) => group.includes(text[at]!)).join(''), ...accented(text[at]!, letters)];
    for (const twin of twins) found.add(text.slice(0, at) + twin + text.slice(at + 1));
    for (const [one, other] of ALIKE_IN_A_ROW)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const)
        if (text.startsWith(from, at)) found.add(text.slice(0, at) + to + text.slice(at + from.length));
  }
  found.delete(text);
  return found;
}

const accented = (letter: string, letters: string): string[] => Array.from(letters).filter((each) => each !== letter && bare(each) === bare(letter)); // prettier-ignore

/** A letter or a sign without what is put on it, under it or through it. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁøØđĐı±≤≥]/g, (letter) => STROKES[letter]!); // prettier-ignore
const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ı: 'i', '±': '+', '≤': '<', '≥': '>' };
