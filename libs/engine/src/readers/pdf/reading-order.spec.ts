import { readingOrder } from './reading-order';

const [SHIN, LAMED, VAV, MEM, BET] = ['\u05e9', '\u05dc', '\u05d5', '\u05dd', '\u05d1'];

it('leaves words that run left to right as they are', () => {
  expect(readingOrder('R-2024/17')).toBe('R-2024/17');
});

it('turns a word that runs right to left', () => {
  expect(readingOrder(`${MEM}${VAV}${LAMED}${SHIN}`)).toBe(`${SHIN}${LAMED}${VAV}${MEM}`);
});

it('keeps the figures within such a word', () => {
  expect(readingOrder(`2024-${BET}`)).toBe(`${BET}-2024`);
  expect(readingOrder(`1,234.50${BET}`)).toBe(`${BET}1,234.50`);
});
