import { GLYPHS } from './glyph-network';
import { glyphsOf } from './glyphs-of-language';

describe('glyphsOf', () => {
  const lettersOf = (language: string): string[] => glyphsOf(language)!.map((number) => GLYPHS[number]!);

  it.each([
    ['chi_sim', '单', '單'],
    ['chi_tra', '單', '单'],
    ['jpn', 'カ', '한'],
    ['kor', '한', '單'],
  ])('are of %s letters that its papers print', (language, own, other) => {
    expect(lettersOf(language)).toEqual(expect.arrayContaining([own, '×', '8']));
    expect(lettersOf(language)).not.toContain(other);
  });

  it('are none of languages that the network does not know', () => {
    expect(glyphsOf('tha')).toBeUndefined();
  });
});
