import { boxCentreX } from '../../model/box';
import type { GrayImage } from '../image/gray-image';
import { stripOf } from './cut-strip';
import { GLYPH_ROWS, GLYPH_SQUARE, GLYPHS, readGlyphs } from './glyph-network';
import { groupsOf, piecesOf, type GlyphRun, type PieceGroup } from './glyph-pieces';
import type { PixelBox } from '../image/gray-image';
import { SQUARE_LETTER } from './square-letters';
import { GLYPH_TEXTS } from './weights';

/** A text with how likely the pixels are it, as a logarithm. */
export interface GlyphText {
  text: string;
  likelihood: number;
}

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
    return textOf(this.endsOf(({ best, bestLikelihood }) => ({ letter: best, likelihood: bestLikelihood, at: 0 })));
  }

  /** How likely a text is; undefined where the pieces cannot be its letters. */
  as(text: string): GlyphText | undefined {
    const letters = Array.from(text);
    const ends = this.endsOf(({ likelihoodOf }, before) => {
      const at = before ? before.at + 1 : 0;
      const letter = letters[at];
      return letter === undefined ? undefined : { letter, likelihood: likelihoodOf(letter), at };
    });
    return textOf(ends.filter(({ at }) => at === letters.length - 1));
  }

  /** The likeliest ways from the first piece to the last, one for each last group and place in the text; Viterbi's method over groups of pieces. */
  private endsOf(letterAt: (sight: Sight, before: Step | undefined) => Pick<Step, 'letter' | 'likelihood' | 'at'> | undefined): Step[] {
    const ending: Step[][] = Array.from({ length: this.count }, () => []);
    for (const sight of this.sights) {
      const { from, to } = sight.group;
      const steps = (from === 0 ? [undefined] : ending[from - 1]!).flatMap((before): Step[] => {
        const letter = letterAt(sight, before);
        if (!letter) return [];
        const likelihood = (before?.likelihood ?? 0) + letter.likelihood - (before ? this.crowding(before, sight, letter.letter) : 0);
        return [{ ...letter, likelihood, sight, before }];
      });
      ending[to]!.push(...likeliestOfEach(steps));
    }
    return ending.at(-1) ?? [];
  }

  /** What it costs that two letters stand nearer than their squares let them: halves of one are no letters. */
  private crowding({ sight, letter }: Step, next: Sight, behind: string): number {
    const squares = [letter, behind].filter((each) => SQUARE_LETTER.test(each)).length;
    const apart = (boxCentreX(next.group.box) - boxCentreX(sight.group.box)) / this.run.em;
    const missing = Math.max(0, NEAREST[squares]! - apart) / GLYPH_TEXTS.nearer;
    return (missing * missing) / 2;
  }
}

/** How near two letters may be of which none, one and both are set in squares. */
const NEAREST = [GLYPH_TEXTS.nearestCodes, GLYPH_TEXTS.nearestToCode, GLYPH_TEXTS.nearestSquares];

/** A letter of a text in a group of pieces, and the one before it. */
interface Step {
  sight: Sight;
  letter: string;
  /** Of the text so far. */
  likelihood: number;
  before: Step | undefined;
  /** Its place in a text that is known. */
  at: number;
}

/** Of ways that end in one group the likeliest for each place in the text: what follows asks for no more. */
function likeliestOfEach(steps: readonly Step[]): Step[] {
  const best = new Map<number, Step>();
  for (const step of steps) if (step.likelihood > (best.get(step.at)?.likelihood ?? -Infinity)) best.set(step.at, step);
  return [...best.values()];
}

function textOf(ends: readonly Step[]): GlyphText | undefined {
  const [end] = [...ends].sort((a, b) => b.likelihood - a.likelihood);
  if (!end) return undefined;
  const letters: string[] = [];
  for (let step: Step | undefined = end; step; step = step.before) letters.unshift(step.letter);
  return { text: letters.join(''), likelihood: end.likelihood };
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
