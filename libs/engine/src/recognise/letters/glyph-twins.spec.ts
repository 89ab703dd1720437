import { withTwinsAsRead } from './glyph-twins';

describe('withTwinsAsRead', () => {
  it('leaves twins and marks as they were read', () => {
    expect(withTwinsAsRead('ソフ卜一〇', 'ソフトー○')).toBe('ソフトー○');
    expect(withTwinsAsRead('垫片，', '执片,')).toBe('垫片,');
  });

  it('takes no mark and no Latin letter for a letter of the script, but arrows, which no model has', () => {
    expect(withTwinsAsRead('A型', '세型')).toBe('세型');
    expect(withTwinsAsRead('小牧→浜松', '小牧つ浜松')).toBe('小牧→浜松');
  });

  it('adds letters with the marks between them, and no mark at an end', () => {
    expect(withTwinsAsRead('단가(원)', '단가')).toBe('단가(원)');
    expect(withTwinsAsRead('金額·', '金額')).toBe('金額');
  });

  it('drops no Latin letter of a word that has others', () => {
    expect(withTwinsAsRead('型柜台', 'L型柜合')).toBe('L型柜台');
    expect(withTwinsAsRead('免熏蒸', 'HEHE')).toBe('免熏蒸');
  });

  it('knows nothing of a text whose letters are seen nowhere', () => {
    expect(withTwinsAsRead('り厚く', '賜り厚く')).toBeUndefined();
  });
});
