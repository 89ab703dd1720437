import { tellLanguage } from './lexicon';

describe('tellLanguage', () => {
  const languageOf = (text: string): string | undefined => tellLanguage(text.split(' '));

  it('tells languages by their small words, and says nothing where they are few', () => {
    expect(languageOf('Bitte zahlen Sie den Betrag der Rechnung mit dem Datum von heute')).toBe('de');
    expect(languageOf('Le montant de la facture est à payer par virement pour le mois')).toBe('fr');
    expect(languageOf('Nordlicht Hamburg 4711')).toBeUndefined();
  });

  it('tells the language of a paper that has labels alone', () => {
    expect(
      languageOf('Löwenzahn Biomarkt Spülmittel 3,45 Zwischensumme 15,31 Bargeld gegeben 20,00 Rückgeld 4,69 Bedienung Kassenbon'),
    ).toBe('de');
    expect(
      languageOf('Fakturanummer 20114 Fakturadato 12.03 Forfallsdato 26.03 Antall Enhetspris Beløp Betalingsfrist Kjøper Arbeid'),
    ).toBe('nb');
  });

  it('tells one whose accents were lost in reading, and one of other letters', () => {
    expect(languageOf('Data wystawienia: ilosc, cena; wartosc razem do zaplaty')).toBe('pl');
    expect(languageOf('Счёт на оплату: дата, количество, цена и сумма')).toBe('ru');
  });

  it('tells one of two that share most of their words', () => {
    expect(languageOf('Dato Antal Pris Levering Kunde Betaling Moms til med og for')).toBe('da');
  });

  it('tells a list of names by its letters, where no word does', () => {
    expect(languageOf('J. Bērziņš M. Kalniņš Vītols E. Zariņa R. Kļaviņš Siliņa Locīšanas Montāža')).toBe('lv');
    expect(languageOf('Jakub Łoś Wójcik Żak Gąska Ślęza Stępień')).toBe('pl');
    expect(languageOf('René André Müller Zoë Gómez')).toBeUndefined();
    expect(languageOf('SEVK İRSALİYESİ')).toBeUndefined();
  });
});
