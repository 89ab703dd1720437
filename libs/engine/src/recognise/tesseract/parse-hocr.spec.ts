import { parseHocr } from './parse-hocr';

const letter = (text: string, score: number): string =>
  `\n  <span class='ocrx_cinfo' title='x_bboxes 0 0 9 9; x_conf ${score}'>${text}</span>`;
const line = (words: string): string =>
  `<p><span class='ocr_line' title="bbox 10 20 90 40; x_size 18.5; x_ascenders 4">${words}</span></p>`;

describe('parseHocr', () => {
  it('gives the words of each line with box, score and the score of each letter', () => {
    const word = `<span class='ocrx_word' title='bbox 10 20 40 40; x_wconf 91'>${letter('A', 99.5)}${letter('&amp;', 80)}${letter('B', 97)}\n</span>`;
    expect(parseHocr(line(word))).toEqual([
      {
        height: 18.5,
        words: [{ text: 'A&B', left: 10, top: 20, right: 40, bottom: 40, score: 0.91, letterScores: [0.995, 0.8, 0.97] }],
      },
    ]);
  });

  it('gives letters without a score of their own that of their word', () => {
    const word = `<span class='ocrx_word' title='bbox 10 20 40 40; x_wconf 75'><strong>To</strong></span>`;
    expect(parseHocr(line(word))[0]!.words[0]).toMatchObject({ text: 'To', letterScores: [0.75, 0.75] });
  });

  it('leaves out words and lines without text', () => {
    expect(parseHocr(line(`<span class='ocrx_word' title='bbox 10 20 40 40; x_wconf 95'> </span>`))).toEqual([]);
  });
});
