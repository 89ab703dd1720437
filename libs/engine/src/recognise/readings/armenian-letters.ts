import { alternatives } from '@gridline/values';
import { stemsOfLostLetters } from '../../lexicon/lexicon';

/**
 * Tesseract's models of Armenian know `հ`, `Հ` and `և` and read none of them: they say `ճ`, `Ը` and `ն` (`ճատ`, `Ըայաստան`, `Երնան`; of 14 `Հ`, 7 `հ` and 5
 * `և` on a rendered page none came out right). A word with them as they are printed: `ճ` is kept in stems that have it, for in Armenian it is five times as rare.
 */
export function withArmenianLetters(text: string): string {
  if (!/[ճԸն]/u.test(text)) return text;
  if (text === 'ն') return 'և';
  return withCapitals(text)
    .replace(STEMS, (stem) => PRINTED.get(stem.toLowerCase())!(stem))
    .replaceAll('ճ', 'հ')
    .replaceAll(KEPT, 'ճ');
}

/** Stands for a letter that is right as it was read. */
const KEPT = '\ue000';

const misread = (stem: string): string => stem.replaceAll('հ', 'ճ').replaceAll('և', 'ն');

/** What a stem is printed as, by how it is read; its first letter is as large as it was. */
const PRINTED: ReadonlyMap<string, (read: string) => string> = new Map(
  stemsOfLostLetters.map((stem) => {
    const rest = stem.slice(1).replaceAll('ճ', KEPT);
    const first = stem[0] === 'ճ' ? KEPT : stem[0]!;
    return [misread(stem), (read: string) => (/^\p{Lu}/u.test(read) ? read[0]! : first) + rest];
  }),
);

const STEMS = new RegExp([...PRINTED.keys()].length > 0 ? alternatives([...PRINTED.keys()]) : '(?!)', 'giu');

/** `Ը` stands before `ն`, `մ`, `ս` and `ղ` (`Ընդամենը`, `Ըստ`), and behind the last consonant of a word in capitals; twice, or with the stroke of an `Լ`, it is one letter that is none of it. */
const withCapitals = (text: string): string =>
  /^\P{Ll}{2,}$/u.test(text)
    ? text.replace(/Ը(?!Ն[ԴԹԿՏ]|ՍՏ|(?<=[Բ-Ֆ]Ը)(?<![ԷԻՈՕՒԸ]Ը)$)/gu, 'Հ')
    : text.replace(/Ը[ԸԼ](?=\p{Ll})/gu, 'Հ').replace(/Ը(?!ն[^աեէիոօուըյ]|[մսղ])(?=\p{Ll})/gu, 'Հ');
