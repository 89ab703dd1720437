import { boxCentreX, type Box } from '../../model/box';
import type { GrayImage } from '../image/gray-image';
import { stripOf } from './cut-strip';
import { GLYPH_ROWS, GLYPH_SQUARE, GLYPHS, readGlyphs } from './glyph-network';
import { groupsOf, piecesOf, type GlyphRun, type PieceGroup } from './glyph-pieces';
import type { PixelBox } from '../image/gray-image';
import { GLYPH_TEXTS } from './weights';

/** A text with how likely the pixels are it, as a logarithm, and where its letters stand. */
export interface GlyphText {
  text: string;
  likelihood: number;
  boxes: readonly Box[];
}

/** A letter that is set in a square of its own. */
export const SQUARE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

const NUMBERS: ReadonlyMap<string, number> = new Map(GLYPHS.map((glyph, at) => [glyph, at]));

/** What is seen in a group of pieces: the likeliest letter, and how likely any is. */
interface Sight {
  group: PieceGroup;
  best: string;
  bestLikelihood: number;
  likelihoodOf: (letter: string) => number;
}

/** What the letters of a run are, as far as its pixels tell. */
export class SeenRun {
  private readonly sights: readonly Sight[];
  private readonly count: number;

  constructor(
    image: GrayImage,
    marks: readonly PixelBox[],
    private readonly run: GlyphRun,
    allowed: readonly number[],
  ) {
    const pieces = piecesOf(marks, run);
    this.count = pieces.length;
    const groups = pieces.length > GLYPH_TEXTS.mostPieces ? [] : groupsOf(pieces, run.em);
    const read = readGlyphs(groups.map(({ box }) => squareAt(image, boxCentreX(box), run)));
    this.sights = groups.map((group, at) => sightOf(group, read[at]!, allowed));
  }

  /** The likeliest text; undefined where there is nothing to see, or too much. */
  likeliest(): GlyphText | undefined {
    return this.path((sight) => [{ letter: sight.best, likelihood: sight.bestLikelihood }]);
  }

  /** How likely a text is; undefined where the pieces cannot be its letters. */
  as(text: string): GlyphText | undefined {
    const letters = Array.from(text);
    return this.path(
      (sight, at) => (at < letters.length ? [{ letter: letters[at]!, likelihood: sight.likelihoodOf(letters[at]!) }] : []),
      letters.length,
    );
  }

  /** The likeliest way from the first piece to the last, of so many letters where that is asked. */
  private path(lettersAt: (sight: Sight, at: number) => { letter: string; likelihood: number }[], length?: number): GlyphText | undefined {
    interface Step {
      sight: Sight;
      letter: string;
      likelihood: number;
      before: Step | undefined;
      at: number;
    }
    const ending = new Map<string, Step[]>();
    const key = (piece: number, at: number): string => `${piece} ${length === undefined ? 0 : at}`;
    const ends: Step[] = [];
    for (const sight of this.sights) {
      const { from, to } = sight.group;
      const ways = from === 0 ? [undefined] : [];
      const before =
        length === undefined
          ? (ending.get(key(from - 1, 0)) ?? [])
          : Array.from({ length }, (_, at) => ending.get(key(from - 1, at)) ?? []).flat();
      for (const way of [...ways, ...before]) {
        const at = way ? way.at + 1 : 0;
        for (const { letter, likelihood } of lettersAt(sight, at)) {
          const sum = (way?.likelihood ?? 0) + likelihood - (way ? this.crowding(way.sight, way.letter, sight, letter) : 0);
          const step: Step = { sight, letter, likelihood: sum, before: way, at };
          if (to === this.count - 1) {
            if (length === undefined || at === length - 1) ends.push(step);
          } else ending.set(key(to, at), kept([...(ending.get(key(to, at)) ?? []), step]));
        }
      }
    }
    const best = ends.reduce<Step | undefined>((most, each) => (!most || each.likelihood > most.likelihood ? each : most), undefined);
    if (!best) return undefined;
    const steps: Step[] = [];
    for (let step: Step | undefined = best; step; step = step.before) steps.unshift(step);
    return {
      text: steps.map(({ letter }) => letter).join(''),
      likelihood: best.likelihood,
      boxes: steps.map(({ sight }) => sight.group.box),
    };

    function kept(all: Step[]): Step[] {
      // Of ways that end in one group the likeliest stays: what follows asks for nothing but the last letter.
      const last = all.at(-1)!;
      const same = all.findIndex(({ sight, letter }) => sight === last.sight && letter === last.letter);
      if (same === all.length - 1) return all;
      return all[same]!.likelihood >= last.likelihood ? all.slice(0, -1) : [...all.slice(0, same), ...all.slice(same + 1)];
    }
  }

  /** What it costs that two letters stand nearer than their squares let them: halves of one are no letters. */
  private crowding(one: Sight, letter: string, other: Sight, next: string): number {
    const least = [letter, next].filter((each) => SQUARE_LETTER.test(each)).length;
    const apart = (boxCentreX(other.group.box) - boxCentreX(one.group.box)) / this.run.em;
    const missing = Math.max(0, GLYPH_TEXTS.nearest[least]! - apart) / GLYPH_TEXTS.nearer;
    return (missing * missing) / 2;
  }
}

function squareAt(image: GrayImage, x: number, { middle, em }: GlyphRun): Float64Array {
  const half = (GLYPH_SQUARE * em) / 2;
  return stripOf(image, { left: x - half, right: x + half, top: middle - half, bottom: middle + half }, GLYPH_ROWS).ink;
}

function sightOf(group: PieceGroup, values: Float32Array, allowed: readonly number[]): Sight {
  let best = allowed[0]!;
  for (const number of allowed) if (values[number]! > values[best]!) best = number;
  let sum = 0;
  for (const number of allowed) sum += Math.exp(values[number]! - values[best]!);
  const whole = values[best]! + Math.log(sum);
  return {
    group,
    best: GLYPHS[best]!,
    bestLikelihood: values[best]! - whole,
    likelihoodOf: (letter) => {
      const number = NUMBERS.get(letter);
      return number === undefined ? GLYPH_TEXTS.unknown : values[number]! - whole;
    },
  };
}
