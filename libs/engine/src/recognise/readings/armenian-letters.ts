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
    .replace(STEMS, (stem) => PRINTED.get(stem)!)
    .replaceAll('ճ', 'հ')
    .replaceAll(KEPT, 'ճ');
}

/** Stands for a letter that is right as it was read. */
const KEPT = '\ue000';

const misread = (stem: string): string => stem.replaceAll('հ', 'ճ').replaceAll('և', 'ն');
const withLargeFirst = (stem: string): string => stem[0]!.toUpperCase() + stem.slice(1);

/** What a stem is printed as, by how it is read, in small letters and with a large one first. Words in capitals lose none of these letters. */
const PRINTED: ReadonlyMap<string, string> = new Map(
  stemsOfLostLetters
    .flatMap((stem) => [[misread(stem), stem] as const, [misread(withLargeFirst(stem)), withLargeFirst(stem)] as const])
    .map(([read, printed]) => [read, printed.replaceAll('ճ', KEPT)]),
);
const STEMS = new RegExp(alternatives([...PRINTED.keys()]), 'gu');

/** `Ը` stands before `ն`, `մ`, `ս` and `ղ` (`Ընդամենը`, `Ըստ`), and behind the last consonant of a word in capitals; twice, or with the stroke of an `Լ`, it is one letter that is none of it. */
const withCapitals = (text: string): string =>
  /^\P{Ll}{2,}$/u.test(text)
    ? text.replace(/Ը(?!Ն[ԴԹԿՏ]|ՍՏ|(?<=[Բ-Ֆ]Ը)(?<![ԷԻՈՕՒԸ]Ը)$)/gu, 'Հ')
    : text.replace(/Ը[ԸԼ](?=\p{Ll})/gu, 'Հ').replace(/Ը(?!ն[^աեէիոօուըյ]|[մսղ])(?=\p{Ll})/gu, 'Հ');
