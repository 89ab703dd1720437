import { SIGNS } from './letter-network';
import type { Frames } from './strip-network';
import { isKnown, likeliestText, textLikelihood } from './text-likelihood';

/** Frames of which each says so much of some signs (`_` is none) and nothing of others. */
function frames(...said: Readonly<Record<string, number>>[]): Frames {
  const channels = SIGNS.size + 1;
  const likelihoods = new Float32Array(said.length * channels);
  said.forEach((frame, at) =>
    Object.entries(frame).forEach(([sign, share]) => (likelihoods[at * channels + (sign === '_' ? 0 : SIGNS.get(sign)!)] = share)),
  );
  return { count: said.length, channels, likelihoods };
}

describe('textLikelihood', () => {
  it('adds every way to spread the signs over the frames', () => {
    const two = frames({ a: 0.5, _: 0.5 }, { a: 0.25, _: 0.75 });
    // `a_`, `_a` and `aa`.
    expect(Math.exp(textLikelihood(two, 'a'))).toBeCloseTo(0.5 * 0.75 + 0.5 * 0.25 + 0.5 * 0.25);
  });

  it('tells a sign from the same one twice by what stands between', () => {
    const three = frames({ a: 0.9, _: 0.1 }, { a: 0.2, _: 0.8 }, { a: 0.9, _: 0.1 });
    expect(Math.exp(textLikelihood(three, 'aa'))).toBeCloseTo(0.9 * 0.8 * 0.9);
  });

  it('says that a text is impossible which has more signs than there are frames', () => {
    expect(textLikelihood(frames({ a: 1 }), 'ab')).toBe(-Infinity);
  });
});

describe('likeliestText', () => {
  it('takes the likeliest of every frame and a sign that goes on once', () => {
    expect(likeliestText(frames({ l: 0.6, I: 0.4 }, { l: 1 }, { _: 1 }, { l: 0.7, _: 0.3 }, { t: 1 }))).toBe('llt');
  });
});

describe('isKnown', () => {
  it('knows the signs of the Latin, Cyrillic and Greek alphabets and no others', () => {
    expect(['Krahulíková', '№', '2×16,50', 'œuvre', 'шт', 'Ποσότητα', 'Số lượng'].every(isKnown)).toBe(true);
    expect(['', 'שלום', '층'].some(isKnown)).toBe(false);
  });
});
