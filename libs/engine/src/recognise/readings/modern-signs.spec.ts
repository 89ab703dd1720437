import type { Language } from '../tesseract/recogniser';
import { withModernSigns } from './modern-signs';

const written = (text: string, language: Language): string =>
  withModernSigns([{ words: [{ text, score: 0.9, left: 0, right: 40, top: 0, bottom: 20 }], height: 20 }], language)[0]!.words[0]!.text;

describe('withModernSigns', () => {
  it.each([
    ['Ἑλληνικό', 'Ελληνικό', 'ell'],
    ['ὀρθὴ', 'ορθή', 'ell'],
    ['Ἀννα', 'Άννα', 'ell'],
    ['ἘΝΑ', 'ΕΝΑ', 'ell'],
    ['Οδός', 'Οδός', 'ell'],
    ['अधिक।री', 'अधिकारी', 'nep'],
    ['है।', 'है।', 'hin'],
    ['रक्\u200dकम', 'रक्कम', 'mar'],
    ['दर्\u200dया', 'दर्\u200dया', 'mar'],
    ['മലബാര്\u200d ഇന്\u200dവോയ്സ്', 'മലബാർ ഇൻവോയ്സ്', 'mal'],
    ['அங்குலம்\u200c', 'அங்குலம்', 'tam'],
    ['می\u200cشود', 'می\u200cشود', 'fas'],
    ['سرخ,', 'سرخ،', 'urd'],
    ['٢,٥٠', '٢,٥٠', 'ara'],
  ] as const)('writes %s as %s', (read, printed, language) => {
    expect(written(read, language)).toBe(printed);
  });
});
