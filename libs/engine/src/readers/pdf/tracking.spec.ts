import type { Character, TextStyle } from './character';
import { groupWords } from './group-words';
import { mendTracking } from './tracking';

const style = (): TextStyle => ({ fontSize: 10, bold: false, rotation: 0, invisible: false, shade: 0 });

/** A text whose letters are 5 pt wide and so far apart, each drawn by itself; PDFium supposes a blank in every gap of 1.4 pt and more. */
function set(text: string, apart: number): { characters: Character[]; isDrawnBefore: (at: number) => boolean } {
  const characters: Character[] = [];
  const drawn: boolean[] = [];
  let [left, isBlank] = [100, false];
  for (const letter of text) {
    if (letter === ' ') {
      left += 2.5 + apart;
      isBlank = true;
      continue;
    }
    const afterBlank = isBlank || (characters.length > 0 && apart >= 1.4);
    characters.push({ text: letter, box: { left, right: left + 5, top: 100, bottom: 110 }, style: style(), afterBlank });
    drawn.push(isBlank);
    left += 5 + apart;
    isBlank = false;
  }
  return { characters, isDrawnBefore: (at) => drawn[at]! };
}

function wordsOf(text: string, apart: number): string[] {
  const { characters, isDrawnBefore } = set(text, apart);
  mendTracking(characters, isDrawnBefore);
  return groupWords(characters, 600, 800).map((word) => word.text);
}

describe('letters that are set apart', () => {
  it.each([0, 0.9, 1.5, 3])('by %d of ten points are words between the blanks of the content', (apart) => {
    expect(wordsOf('VASI IN TERRACOTTA', apart)).toEqual(['VASI', 'IN', 'TERRACOTTA']);
  });

  it('are words also where their number follows', () => {
    expect(wordsOf('INVOICE № B-0572', 3)).toEqual(['INVOICE', '№', 'B-0572']);
    expect(wordsOf('FACTURE N° FA2403318 DU 27/03/2024', 3)).toEqual(['FACTURE', 'N°', 'FA2403318', 'DU', '27/03/2024']);
  });

  it('are no words where they are figures, or further apart than a designer sets them', () => {
    expect(wordsOf('123456', 3)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(wordsOf('ABCDEF', 9)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });
});
