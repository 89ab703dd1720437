import { isBoldFont } from './bold-font';

it.each([
  ['AAAAAA+Example-Bold', 300],
  ['Example,Bold', 400],
  ['Example-BoldItalic', 700],
  ['Example-BdIta', 400],
  ['Example-Demi', 400],
  ['ABCDEF+F1', 700],
])('takes %s of weight %d for bold', (name, weight) => {
  expect(isBoldFont(name, weight)).toBe(true);
});

it.each([
  ['AAAAAA+Example-Regular', 625],
  ['Example-Italic', 1204],
  ['Example-Roman', 704],
  ['Example-LightItalic', 650],
  ['ABCDEF+F1', 400],
])('takes %s for a plain one, even where its stems make a weight of %d', (name, weight) => {
  expect(isBoldFont(name, weight)).toBe(false);
});
