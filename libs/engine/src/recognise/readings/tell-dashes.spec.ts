import { tellDashes } from './tell-dashes';

describe('tellDashes', () => {
  it('writes a short dash where it is half as long as letters are high, and a long one where it is as long', () => {
    const dash = (right: number) => ({ text: '—', score: 0.8, left: 40, right, top: 10, bottom: 12 });
    const words = tellDashes([{ height: 20, words: [dash(50), dash(60), { ...dash(48), text: '78.—' }] }])[0]!.words;
    expect(words.map(({ text }) => text)).toEqual(['–', '—', '78.—']);
  });

  it('writes a dash for a hyphen that is too long for one', () => {
    const hyphen = (right: number) => ({ text: '-', score: 0.8, left: 40, right, top: 10, bottom: 12 });
    const words = tellDashes([{ height: 20, words: [hyphen(46), hyphen(48), { ...hyphen(48), text: 'a-' }] }])[0]!.words;
    expect(words.map(({ text }) => text)).toEqual(['-', '–', 'a-']);
  });
});
