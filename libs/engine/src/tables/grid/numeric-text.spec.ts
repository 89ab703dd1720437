import { isFigure, isPlaceholder } from './numeric-text';
import { opensLikeTotal } from '../../lexicon/lexicon';

it.each([
  '1,200',
  '-5',
  '(3.4)',
  '€ 1.234,56',
  '19 %',
  '38 (24.7%)',
  '$51,238',
  '2003–04',
  '12.760**',
  '+7',
  '557,11+',
  '5 kg',
  '٣٬٢٠٠٫٥٠',
  '۱۲٪',
  '१२',
  '２４',
  '₩9,100',
  '▲1,200',
])('takes %s for a figure', (text) => {
  expect(isFigure(text)).toBe(true);
});

it.each(['North', 'A4 paper', '', 'Table 3', 'GTIN: 4012345001235', 'page 3 of 4 pages'])('takes %s for text', (text) => {
  expect(isFigure(text)).toBe(false);
});

it.each(['-', '—', 'n.a.', ':', 'NA', '(X)', '†'])('takes %s for the mark of a missing figure', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

it.each(['Total', 'Subtotal', 'Zwischensumme', 'Net à payer', 'Total HT', 'MwSt 19 %', 'Totale imponibile', 'Razem'])(
  'takes %s for the label of a sum',
  (text) => {
    expect(opensLikeTotal(text)).toBe(true);
  },
);

it.each(['Totally new paper', 'Paper', '', 'The total of all that we have delivered to you this year'])('takes "%s" for no sum', (text) => {
  expect(opensLikeTotal(text)).toBe(false);
});
