import { lettersOfModel } from '../../lexicon/lexicon';
import { bare, candidatesFor } from './candidates';

describe('candidatesFor', () => {
  it('changes one sign for one that looks alike, and pairs for what they look like', () => {
    const found = candidatesFor('Itr', '');
    expect(found.has('ltr')).toBe(true);
    expect(found.has('Itr')).toBe(false);
    expect(candidatesFor("d'ceuvre", 'œ').has("d'œuvre")).toBe(true);
    expect(candidatesFor('Finzelpreis', '').has('Einzelpreis')).toBe(true);
    expect(candidatesFor('3796', '').has('37%')).toBe(true);
  });

  it('gives letters the accents of the language and of no other', () => {
    const found = candidatesFor('baza', 'ăâîșț');
    expect(found.has('bază')).toBe(true);
    expect(found.has('bazá')).toBe(false);
    expect(candidatesFor('KASIYER', lettersOfModel('tur')).has('KASİYER')).toBe(true);
  });
});

describe('bare', () => {
  it('takes accents and strokes off', () => {
    expect(bare('Łódź øre')).toBe('Lodz ore');
  });
});
