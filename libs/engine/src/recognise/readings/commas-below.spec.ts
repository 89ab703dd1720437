import { withCommasBelow } from './commas-below';

it('writes Romanian letters with commas, whichever sign the recogniser has for them', () => {
  const word = { text: 'Referinţă', score: 1, left: 0, top: 0, right: 10, bottom: 10 };
  expect(withCommasBelow([{ words: [word, { ...word, text: 'Timișoara' }], height: 10 }])[0]!.words.map(({ text }) => text)).toEqual([
    'Referință',
    'Timișoara',
  ]);
});
