import { standingFor } from './align-words';

const words = (text: string): string[] => text.split(' ');

describe('standingFor', () => {
  it('tells what is printed in the place of each word, misread ones too', () => {
    expect(standingFor(words('Rechnung Nr. 7410 vom l2. Mai'), words('Rechnung Nr. 4410 vom 12. Mai'))).toEqual(
      words('Rechnung Nr. 4410 vom 12. Mai'),
    );
  });

  it('knows nothing where more words were read than are printed, or fewer', () => {
    expect(standingFor(words('Summe 7 410 EUR'), words('Summe 7410 EUR'))).toEqual(['Summe', undefined, undefined, 'EUR']);
    expect(standingFor(words('Summe EUR'), words('Summe 7410 EUR'))).toEqual(['Summe', 'EUR']);
  });

  it('knows nothing of a part that stands elsewhere', () => {
    const read = words('a b c 1 2 3 4 5 6 x');
    expect(standingFor(read, words('a b c 9 9 9 9 9 9 x')).slice(3, 9)).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});
