"""Letters of Chinese, Japanese and Korean drawn in many faces: what fit_glyphs.py trains on. FONTS is a folder of fonts.

FONTS was made of Debian's fonts- packages noto-cjk, noto-cjk-extra, wqy-zenhei, wqy-microhei, arphic-uming, arphic-ukai, arphic-gbsn00lp, arphic-gkai00mp,
arphic-bsmi00lp, arphic-bkai00mp, ipafont, ipaexfont, takao, vlgothic, mplus, nanum, nanum-extra, unfonts-core, baekmuk, motoya-l-cedar."""
import os
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from fontTools.ttLib import TTFont, TTCollection

# Pixels of the square that a letter is set in, and of what is kept around it.
EM, SIDE = 56, 72

def coded(encoding, firsts, seconds):
    """The characters of a double-byte code."""
    found = []
    for a in firsts:
        for b in seconds:
            try: c = bytes([a, b]).decode(encoding)
            except UnicodeDecodeError: continue
            if len(c) == 1 and not 0xE000 <= ord(c) < 0xF900: found.append(c)
    return found

KANA = [chr(c) for c in list(range(0x3041, 0x3097)) + list(range(0x30A1, 0x30FB)) + [0x30FC]]
SIMPLIFIED = coded('gb2312', range(0xB0, 0xF8), range(0xA1, 0xFF))
TRADITIONAL = coded('big5', range(0xA4, 0xC7), list(range(0x40, 0x7F)) + list(range(0xA1, 0xFF)))
JAPANESE = coded('euc_jp', range(0xB0, 0xD0), range(0xA1, 0xFF))
HANGUL = coded('euc_kr', range(0xB0, 0xC9), range(0xA1, 0xFF))
# What stands among them in the same square, or beside them in half of it.
MARKS = '，。、；：！？（）「」『』【】《》〈〉〔〕・…—～〜％＋－×÷＝＃＆＊／＠￥＄○●◎△▲▽▼□■◇◆☆★※→←↑↓↔〒℃㎡㎏㈜㈱①②③④⑤⑥⑦⑧⑨⑩〇々〆ヶφΦØ'
ASCII = [chr(c) for c in range(33, 127)]
is_letter = lambda c: ord(c) > 0x2E7F
SIGNS = sorted({c for c in SIMPLIFIED + TRADITIONAL + JAPANESE + HANGUL + KANA if is_letter(c)} | set(MARKS)) + ASCII

SANS, SERIF = 3.0, 1.5
# File, faces of a collection, how often its letters are drawn, and whether it is held out.
FACES = [
    ('NotoSansCJK-Regular.ttc', (0, 1, 2, 3), SANS, False), ('NotoSansCJK-Bold.ttc', (0, 1, 2, 3), SANS / 2, False), ('NotoSansCJK-Medium.ttc', (0, 1, 2, 3), SANS / 3, False),
    ('NotoSansCJK-DemiLight.ttc', (0, 2), SANS / 4, False), ('NotoSansCJK-Light.ttc', (1, 3), SANS / 4, False),
    ('NotoSerifCJK-Regular.ttc', (0, 1, 2, 3), SERIF, False), ('NotoSerifCJK-Bold.ttc', (0, 1, 2, 3), SERIF / 2, False),
    ('wqy-zenhei.ttc', (0,), 1, False), ('wqy-microhei.ttc', (0,), 1, True), ('uming.ttc', (0, 2), 1, False), ('ukai.ttc', (0,), .6, False), ('gkai00mp.ttf', (0,), .4, False),
    ('gbsn00lp.ttf', (0,), .6, False), ('bsmi00lp.ttf', (0,), .6, False), ('bkai00mp.ttf', (0,), .4, False),
    ('ipaexg.ttf', (0,), 1, False), ('ipaexm.ttf', (0,), 1, False), ('TakaoPGothic.ttf', (0,), .4, False), ('TakaoMincho.ttf', (0,), .4, True), ('VL-Gothic-Regular.ttf', (0,), 1, False),
    ('Mplus1-Regular.otf', (0,), 1, False), ('Mplus1-Bold.otf', (0,), .5, False), ('Mplus2-Medium.otf', (0,), .5, True), ('MTLc3m.ttf', (0,), .5, False),
    ('NanumGothic.ttf', (0,), 2, False), ('NanumGothicBold.ttf', (0,), 1, False), ('NanumMyeongjo.ttf', (0,), 1.5, False), ('NanumBarunGothic.ttf', (0,), 1, True), ('NanumSquareR.ttf', (0,), 1, False),
    ('UnDotum.ttf', (0,), 1, False), ('UnBatang.ttf', (0,), 1, False), ('batang.ttf', (0,), 1, False), ('dotum.ttf', (0,), 1, False), ('gulim.ttf', (0,), .8, False), ('hline.ttf', (0,), .5, False),
]

def codes_of(path, index):
    font = TTCollection(path, lazy=True).fonts[index] if path.endswith('ttc') else TTFont(path, lazy=True)
    return set(font.getBestCmap() or {})

def draw(fonts, out):
    """Every sign in every face that has it: `out.npy` of SIDE x SIDE bytes each, 255 is ink, and for each its sign, its face and the face's weight."""
    signs, faces, weights, held, glyphs = [], [], [], [], []
    for number, (name, index, weight, is_held) in enumerate((f, i, w, h) for f, all_, w, h in FACES for i in all_):
        path = os.path.join(fonts, name)
        codes = codes_of(path, index)
        font = ImageFont.truetype(path, EM, index=index)
        for at, sign in enumerate(SIGNS):
            if ord(sign) not in codes: continue
            image = Image.new('L', (SIDE, SIDE))
            # The square of a letter reaches .88 above its foot and .12 below, in all of these faces within a few pixels.
            ImageDraw.Draw(image).text((SIDE / 2, SIDE / 2 + .38 * EM), sign, fill=255, font=font, anchor='ms')
            pixels = np.asarray(image)
            if pixels.max() < 128: continue
            glyphs.append(pixels); signs.append(at); faces.append(number); weights.append(weight); held.append(is_held)
        print(name, index, len(glyphs), flush=True)
    np.save(out + '.npy', np.stack(glyphs))
    np.savez(out + '.npz', signs=np.array(signs, np.int32), faces=np.array(faces, np.int32), weights=np.array(weights, np.float32), held=np.array(held))

if __name__ == '__main__':
    draw(os.environ['FONTS'], os.environ['GLYPHS'])
