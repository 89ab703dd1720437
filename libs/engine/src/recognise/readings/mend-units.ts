import { isRateWord, opensLikeEach } from '../../lexicon/lexicon';
import type { Language, ReadLine } from '../tesseract/recogniser';
import { MEND_UNITS } from './weights';

/**
 * Writes units that were read as what looks like them: `30 1` is 30 l, `500m!` 500ml, `12 m?` 12 m², `4 *C` 4 °C, `Net k9` Net kg, `0.45 pm` 0.45 µm, `U/I` U/l, `@ 90` Ø 90; and
 * the `à` before a price or a count, which Northern languages have another letter for. A stem alone that is no litre is a Roman one.
 */
export function mendUnits(lines: readonly ReadLine[], language: Language): ReadLine[] {
  const tellsMillilitres = lines.some(({ words }) => words.some(({ text }) => /(?:^|[\d/])ml\b/.test(text)));
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const before = textBeside(line, at, at - 1) ?? '';
      const isVolume = tellsMillilitres || (language !== 'eng' && ROUND_FIGURE.test(before));
      if (word.text === 'mi' && isVolume) return { ...word, text: 'ml' };
      const isLitres = word.text === 'It' && (language !== 'eng' || VOLUME.test(before));
      const text = isLitres ? 'lt' : mendedUnit(word.text, before, textBeside(line, at, at + 1));
      return text === word.text ? word : { ...word, text };
    }),
  }));
}

/** What stands a blank from a word; undefined where another column begins. */
function textBeside({ words, height }: ReadLine, at: number, beside: number): string | undefined {
  const [left, right] = [words[Math.min(at, beside)], words[Math.max(at, beside)]];
  return left && right && right.left - left.right <= height * MEND_UNITS.widestBlank ? words[beside]!.text : undefined;
}

/** Every sign is changed for one, so that the letters keep their scores. */
function mendedUnit(text: string, before = '', behind = ''): string {
  const followsFigure = /\d$/.test(before);
  if (/^[1|I!]$/.test(text) && VOLUME.test(before) && /^(?:$|[\p{L}(“„«"])/u.test(behind)) return 'l';
  if (/^[|I!],$/.test(text) && VOLUME.test(before)) return 'l,';
  if (text === '|') return 'I';
  if (text === '(|)') return '(I)';
  if (text === 'å' && /^\d/.test(behind)) return 'à';
  if (opensLikeEach(text)) return `${/^[ÅA]/.test(text) ? 'À' : 'à'}${text.slice(1)}`;
  if (/^[@©®]$/.test(text) && /\p{L}$/u.test(before) && /^\d/.test(behind)) return 'Ø';
  if (/^[©@®]\d/.test(text)) return `Ø${text.slice(1)}`;
  if (KILOGRAMS.test(text)) return `${text.slice(0, -1)}g`;
  if (VOLUME_IN_ONE.test(text)) return `${text.slice(0, -1)}l`;
  if (text === 'Im' && followsFigure && behind === '') return 'lm';
  if (text === 'pm' && /\d[.,]\d/.test(before)) return 'µm';
  if (MILLILITRES.test(text) && (followsFigure || /^\d/.test(text))) return `${text.slice(0, -1)}l`;
  if (SQUARE_METRES.test(text) && (followsFigure || /^\d/.test(text) || before + behind === '')) return `${text.slice(0, -1)}²`;
  if (POUNDS.test(text) && (followsFigure || isRateWord(before) || before + behind === '')) return `l${text.slice(1)}`;
  if (PER_LITRE.test(text)) return `${text.slice(0, -1)}l`;
  if (LITRES_A.test(text) && VOLUME.test(before)) return `l${text.slice(1)}`;
  return text.replace(/^(\d*)\*C$/, '$1°C').replace(PER_SQUARE_METRE, '²');
}

/** A small figure, alone or behind the number of pieces (`20x0,5`): not a number of an article that a quantity stands behind. */
const VOLUME = /^(?:\d{1,3}[x×])?\d{1,3}(?:[.,]\d{1,3})?$/;
/** Of what is filled into bottles: `750 mi`. Distances are told in miles in English alone. */
const ROUND_FIGURE = /^[1-9]\d{1,2}$/;
/** `10!`; `101` may be a number. */
const VOLUME_IN_ONE = /^\d{1,3}(?:[.,]\d{1,3})?[!|]$/;
const KILOGRAMS = /^(?:\d[\d.,]*)?k9$/;
const POUNDS = /^[1|I!]bs?\.?$/;
/** Litres an hour. */
const LITRES_A = /^[1|I!]\/(?:h|min|s|ha|km)$/;
/** What laboratories count in a litre: `mmol/1`, `U/I`; `G/1` may be a number. */
const PER_LITRE = /^(?:[kmµunpf]?(?:g|mol|val|eq|U|IU|kat)\/[1I|!]|[TGM]\/[I|])$/;
const MILLILITRES = /^(?:\d[\d.,]*)?m[1|I!]$/;
const SQUARE_METRES = /^(?:\d[\d.,]*)?(?:[cdk]?m|[сдк]?м)\?$/;
/** `g/m?`, `г/м?,`. */
const PER_SQUARE_METRE = /(?<=\p{L}\/[mм])\?(?=[,.;)]?$)/u;
