import { boxCentreY } from '../../model/box';
import { joinedWords } from './joined-words';
import type { ReadWord } from '../tesseract/recogniser';
import { GLYPH_SIGNS } from './weights';
import type { SeenRun } from './glyph-texts';
import type { GlyphRun } from './glyph-pieces';

/** Signs that open a figure or stand alone and that models take for one another: a diameter (`φ63`), what is taken off (`△2`), a ring in a cell. */
const RIVALS: readonly { isRead: RegExp; signs: string }[] = [
  { isRead: /^[中ΦφØ](?=\d|$)/, signs: '中ΦφØ' },
  { isRead: /^[A▲△](?=\d)/, signs: 'A▲△' },
  { isRead: /^[〇○]$/, signs: '○〇' },
];

/** The sign that a word opens with is the one that is seen there; that of a diameter goes with its figure. */
export function withSignsSeen(words: readonly ReadWord[], em: number, look: (word: ReadWord, place: GlyphRun) => SeenRun): ReadWord[] {
  return words
    .map((word) => {
      const rivals = RIVALS.find(({ isRead }) => isRead.test(word.text));
      if (!rivals) return word;
      const seen = look(word, { left: word.left, right: word.right, middle: boxCentreY(word), em });
      const rest = Array.from(word.text).slice(1).join('');
      const [own, ...others] = [word.text, ...Array.from(rivals.signs, (sign) => sign + rest)].map((text) => ({
        text,
        likelihood: seen.as(text)?.likelihood ?? -Infinity,
      }));
      const best = others.reduce((most, each) => (each.likelihood > most.likelihood ? each : most));
      return best.likelihood - own!.likelihood > GLYPH_SIGNS.gain ? { ...word, text: best.text, letterScores: undefined } : word;
    })
    .reduce<ReadWord[]>((joined, word) => {
      const last = joined.at(-1);
      const isOfFigure = last && DIAMETER.test(last.text) && /^\d/.test(word.text) && word.left - last.right < GLYPH_SIGNS.blank * em;
      return isOfFigure ? [...joined.slice(0, -1), joinedWords(last, word)] : [...joined, word];
    }, []);
}

const DIAMETER = /^[ΦφØ]$/;
