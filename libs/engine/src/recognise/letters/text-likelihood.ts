import { NAMES, SIGNS } from './letter-network';
import type { Frames } from './strip-network';

/** Whether the network knows every sign of a text. */
export const isKnown = (text: string): boolean => text !== '' && Array.from(text).every((sign) => SIGNS.has(sign));

/** How likely frames hold a text and nothing else, as a logarithm: all ways to spread its signs over the frames together. */
export function textLikelihood({ count, channels, likelihoods }: Frames, text: string, numbers = SIGNS): number {
  const signs = Array.from(text, (sign) => numbers.get(sign)!);
  const states = 2 * signs.length + 1;
  const signOf = (state: number): number => (state & 1 ? signs[state >> 1]! : 0);
  let before = new Float64Array(states);
  let here = new Float64Array(states);
  before[0] = 1;
  let log = 0;
  for (let frame = 0; frame < count; frame++) {
    let sum = 0;
    for (let state = 0; state < states; state++) {
      const sign = signOf(state);
      let way = before[state]!;
      // The first frame has none before it: it begins with the first sign or with nothing.
      if (state > 0) way += before[state - 1]!;
      if (state > 2 && sign !== 0 && sign !== signOf(state - 2)) way += before[state - 2]!;
      sum += here[state] = way * likelihoods[frame * channels + sign]!;
    }
    if (sum < Number.MIN_VALUE * 1e16) return -Infinity;
    for (let state = 0; state < states; state++) here[state]! /= sum;
    log += Math.log(sum);
    [before, here] = [here, before];
  }
  return log + Math.log(before[states - 1]! + (states > 1 ? before[states - 2]! : 0));
}

/** What the frames say, each for itself. */
export function likeliestText({ count, channels, likelihoods }: Frames): string {
  let text = '';
  let last = 0;
  for (let frame = 0; frame < count; frame++) {
    const here = likelihoods.subarray(frame * channels, frame * channels + NAMES.length + 1);
    let best = 0;
    for (let sign = 1; sign < here.length; sign++) if (here[sign]! > here[best]!) best = sign;
    if (best !== 0 && best !== last) text += NAMES[best - 1]!;
    last = best;
  }
  return text.trim();
}
