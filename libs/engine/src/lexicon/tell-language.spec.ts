import { tellLanguage } from './lexicon';

describe('tellLanguage', () => {
  const languageOf = (text: string): string | undefined => tellLanguage(text.split(' '));

  it('tells languages by their small words, and says nothing where they are few', () => {
    expect(languageOf('Bitte zahlen Sie den Betrag der Rechnung mit dem Datum von heute')).toBe('de');
    expect(languageOf('Le montant de la facture est à payer par virement pour le mois')).toBe('fr');
    expect(languageOf('Nordlicht Hamburg 4711')).toBeUndefined();
  });

  it('tells one whose accents were lost in reading, and one of other letters', () => {
    expect(languageOf('Data wystawienia: ilosc, cena; wartosc razem do zaplaty')).toBe('pl');
    expect(languageOf('Счёт на оплату: дата, количество, цена и сумма')).toBe('ru');
  });
});
