import model from './figure-network.data.json';
import { StripNetwork, type Frames } from './strip-network';

/** Reads figures in native digits, and tells them from words. */
const network = new StripNetwork(model);

/** The sign that stands for a word, of however many letters. */
export const WORD = '□';

/** The signs in the order of their numbers, from 1. */
export const FIGURE_NAMES = network.names;

/** The numbers of signs, from 1; twins have one. */
export const FIGURE_SIGNS = network.signs;

/** Reads a strip of `STRIP_HEIGHT` rows: 0 is paper, 1 ink. */
export const readFigures = (ink: Float64Array, width: number): Frames => network.read(ink, width);

/** The same of some signs alone: what the others had is theirs, by their shares. */
export function among({ count, channels, likelihoods }: Frames, signs: ReadonlySet<number>): Frames {
  const kept = new Float32Array(likelihoods.length);
  for (let frame = 0; frame < count; frame++) {
    const begin = frame * channels;
    let sum = likelihoods[begin]!;
    for (const sign of signs) sum += likelihoods[begin + sign]!;
    kept[begin] = likelihoods[begin]! / sum;
    for (const sign of signs) kept[begin + sign] = likelihoods[begin + sign]! / sum;
  }
  return { count, channels, likelihoods: kept };
}
