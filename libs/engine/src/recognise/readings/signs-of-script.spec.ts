import type { Language } from '../tesseract/recogniser';
import { withSignsOfScript } from './signs-of-script';

const written = (text: string, language: Language): string => {
  const words = text.split(' ').map((each, at) => ({ text: each, score: 0.9, left: at * 50, right: at * 50 + 40, top: 0, bottom: 20 }));
  return withSignsOfScript([{ words, height: 20 }], language)[0]!
    .words.map((word) => word.text)
    .join(' ');
};

describe('withSignsOfScript', () => {
  it.each([
    ['お値引き A1,000', 'お値引き ▲1,000', 'jpn'],
    ['A100 A1,000B', 'A100 A1,000B', 'jpn'],
    ['A1,000', 'A1,000', 'eng'],
    ['주 ) 한빛전기', '(주) 한빛전기', 'kor'],
    ['주) 한빛전기', '(주) 한빛전기', 'kor'],
    ['( 주 ) 한빛', '( 주 ) 한빛', 'kor'],
    ['מעיימ סהייכ: בעיימ', 'מע"מ סה"כ: בע"מ', 'heb'],
    ['קייג מקייט יחי', 'ק"ג מק"ט יח\'', 'heb'],
    ['חיים בניין ייעוץ שקליים נייר נייד', 'חיים בניין ייעוץ שקליים נייר נייד', 'heb'],
    ['철거ㆍ폐기', '철거·폐기', 'kor'],
    ['จ\u0e4dานวน สีด\u0e4dา', 'จำนวน สีดำ', 'tha'],
    ['น\u0e49\u0e49ามะนาว น\u0e4d\u0e49าเงิน น\u0e49\u0e4dา', 'น้ำมะนาว น้ำเงิน น้ำ', 'tha'],
    ['น้ายา น้าปลา นำมัน น้ำตาล', 'น้ำยา น้ำปลา น้ำมัน น้ำตาล', 'tha'],
    ['ข้าว 5 กก 700 มล . 60มม กก', 'ข้าว 5 กก. 700 มล . 60มม. กก', 'tha'],
    ['ร้าน น้า ต้มยำ', 'ร้าน น้า ต้มยำ', 'tha'],
  ] as const)('writes %s as %s', (read, printed, language) => {
    expect(written(read, language)).toBe(printed);
  });
});
