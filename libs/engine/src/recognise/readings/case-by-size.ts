import { median } from '../../model/median';
import type { Word } from '../../model/page';
import { settingOf, type Setting } from './type-boxes';
import { CASE_BY_SIZE } from './weights';

/**
 * Writes words of letters whose capitals are small letters made large (`sc`, `Т`) in the case that their size says, where the words beside them
 * agree on the size of the type; and `cóDIGO`, which no one prints, in capitals.
 */
export function withTrueCase(lines: readonly (readonly Word[])[]): Word[][] {
  return lines.map((line) => {
    const settings = line.map(settingOf);
    return line.map((word, at) => inCase(word, settings[at], settings.toSpliced(at, 1)));
  });
}

function inCase(word: Word, own: Setting | undefined, others: readonly (Setting | undefined)[]): Word {
  const text = OPENS_CAPITALS.test(word.text) ? word.text.toUpperCase() : caseOf(word.text, own, others);
  return text === word.text ? word : { ...word, text, readScore: Math.min(word.readScore, CASE_BY_SIZE.scoreOfChanged) };
}

function caseOf(text: string, own: Setting | undefined, others: readonly (Setting | undefined)[]): string {
  const isSmall = ALL_SMALL.test(text.normalize('NFD'));
  if (!own || !(isSmall || ALL_CAPITALS.test(text.normalize('NFD')))) return text;
  const beside = others.filter(
    (other): other is Setting => other !== undefined && Math.abs(other.foot - own.foot) < other.size * CASE_BY_SIZE.sameFoot,
  );
  const usual = median(beside.map(({ size }) => size));
  if (usual === undefined) return text;
  const agreeing = beside.filter(({ size }) => Math.abs(Math.log(size / usual)) <= CASE_BY_SIZE.sameSize);
  if (agreeing.length < CASE_BY_SIZE.fewestAgreeing) return text;
  // A capital that was read as a small letter seems to be of larger type.
  const times = Math.log(own.size / usual);
  if (isSmall && times >= CASE_BY_SIZE.otherCase) return text.toUpperCase();
  return !isSmall && times <= -CASE_BY_SIZE.otherCase ? text.toLowerCase() : text;
}

const LATIN = 'cosuvwxz';
const CYRILLIC = 'вгджзиклмнопстхцчшщъыьэюяєљњ';
const ALIKE = LATIN + CYRILLIC;
const BESIDE = '\\p{M}.,:\\-–';
const ALL_SMALL = new RegExp(`^(?=.*[${ALIKE}])[${ALIKE}${BESIDE}]+$`, 'u');
const ALL_CAPITALS = new RegExp(`^(?=.*[${ALIKE.toUpperCase()}])[${ALIKE.toUpperCase()}${BESIDE}]+$`, 'u');
const OPENS_CAPITALS = /^[cosuvwxzóòôöõúùûüšžçčćśźż]{1,2}\p{Lu}{3,}$/u;
