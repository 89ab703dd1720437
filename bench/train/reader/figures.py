"""Damaged strips of print with figures in native digits, as the engine cuts them out: what `fit_letters.py --of figures` trains on. WORDS is what
`words.mjs ar fa ur ps hi ne mr bn as gu pa th km` prints, FONTS a folder of fonts.

FONTS was made of Debian's packages fonts-arabeyes, beng-extra, deva-extra, farsiweb, freefont-ttf, gargi, gujr-extra, guru-extra, hosny-amiri, kacst, kacst-one,
kalapi, khmeros, lohit-beng-assamese, lohit-beng-bengali, lohit-deva, lohit-gujr, lohit-guru, nafees, nakula, noto-core, noto-extra, noto-ui-core, sahadeva,
samyak-deva, sarai, sil-annapurna, sil-harmattan, sil-lateef, sil-scheherazade and thai-tlwg."""
import glob, json, math, os, random, re
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from fontTools.ttLib import TTFont
from strips import HEIGHT, cut, damaged, normal

CHANNELS = (8, 16, 48, 64, 96)
# Of the ink of a strip: what lies over it and under it, and the columns for its height.
MARGIN, ACROSS = .22, 50.0
# Stands for a word, of however many letters.
WORD = '□'
def digits(zero): return ''.join(chr(zero + k) for k in range(10))
LATIN, ARABIC, EXTENDED = '0123456789', digits(0x660), digits(0x6F0)
INDIC = {'deva': digits(0x966), 'beng': digits(0x9E6), 'gujr': digits(0xAE6), 'guru': digits(0xA66), 'thai': digits(0xE50), 'khmr': digits(0x17E0)}
MARKS = '.,/-–:%()+*' + '٫٬،٪' + '₹৳฿$'
# Extended Arabic-Indic digits are drawn as the others but for 4, 5 and 6.
TWINS = {e: a for k, (e, a) in enumerate(zip(EXTENDED, ARABIC)) if k not in (4, 5, 6)}
CHARS = [' ', WORD] + list(LATIN + ARABIC + EXTENDED[4:7] + ''.join(INDIC.values()) + MARKS)
INDEX = {c: i + 1 for i, c in enumerate(CHARS)}
INDEX |= {c: INDEX[t] for c, t in TWINS.items()}
# Each language with its digits, a letter that its fonts have, and its share.
LANGUAGES = {'ar': (ARABIC, 'ش', .3), 'fa': (EXTENDED, 'پ', .12), 'ur': (EXTENDED, 'ٹ', .06), 'ps': (EXTENDED, 'ټ', .02), 'hi': (INDIC['deva'], 'क', .1), 'ne': (INDIC['deva'], 'क', .08), 'mr': (INDIC['deva'], 'क', .04),
    'bn': (INDIC['beng'], 'ক', .11), 'as': (INDIC['beng'], 'ক', .02), 'gu': (INDIC['gujr'], 'ક', .025), 'pa': (INDIC['guru'], 'ਕ', .02), 'th': (INDIC['thai'], 'ก', .02), 'km': (INDIC['khmr'], 'ក', .02)}
HELD = re.compile(r'Lateef|samanata|Mukti|ae_Arab\.|NotoNaskhArabicUI|NotoSerifDevanagari|KacstBook', re.I)

def fonts(held_out):
    """By language the fonts that have its letters and digits, with their weights."""
    bad = re.compile(r'Thin|Hairline|Black|ExtraBold|ExtraLight|Heavy|Condensed|SemiBold|Medium|Light|Quran|Qurn|Nastaliq|Decorative|_Shado|ae_Electron|KacstArt|KacstPen|Slanted|Oblique|Italic|Symbols|ae_Japan|ae_Jet|ae_Hor|Siyaq|Kaithi|Mahajani|Syriac|Thaana|Chakma|Sylot|Khojki|Multani|TaiLe', re.I)
    out = {l: [] for l in LANGUAGES}
    for p in sorted(glob.glob(os.environ['FONTS'] + '/**/*.[to]tf', recursive=True)):
        b = os.path.basename(p)
        if bad.search(b) and 'padmaa-Medium' not in b: continue
        if bool(HELD.search(b)) != held_out: continue
        try: cmap = TTFont(p, lazy=True).getBestCmap()
        except Exception: continue
        for l, (own, letter, _) in LANGUAGES.items():
            if ord(letter) not in cmap or not all(ord(c) in cmap for c in own): continue
            weight = (4.0 if 'Noto' in b else 2.0 if re.search('Amiri|Scheher|Lohit|Free|nazli|Kalimati|Annapurna', b, re.I) else 1.0) * (.5 if 'Bold' in b or b in ('nazlib.ttf', 'titr.ttf') else 1)
            out[l].append((p, {chr(c) for c in cmap}, weight))
    return {l: f for l, f in out.items() if f}

class Texts:
    def __init__(self, rng):
        self.r = rng
        # Nothing that holds a digit is a word.
        self.words = {l: sorted({w for t in ts for w in t.split() if not re.search(r'\d', w) and any(c.isalpha() for c in w)}) for l, ts in json.load(open(os.environ['WORDS'])).items()}
    def number(self, own):
        """A figure as papers print it, in the digits given."""
        r = self.r; k = r.random()
        d = lambda n: ''.join(r.choice('0123456789') for _ in range(n))
        arabic = own in (ARABIC, EXTENDED)
        if k < .36:
            i = str(r.randrange(10 ** r.randint(1, 7))) if r.random() < .6 else str(r.randrange(1, 1000) * 10 ** r.randint(0, 4))
            native = arabic and r.random() < .75
            # Marks that are drawn alike are those of the language, but in figures with others.
            group, point = ('٬', '٫') if native else r.choice([(',', '.'), (',', '.'), (',', '.'), (',', '.'), ('.', ','), (' ', '.'), ('،', '٫'), ('،', '.')] if arabic else [(',', '.')])
            if r.random() < .75: i = re.sub(r'(?<=\d)(?=(\d\d)+\d$)' if not arabic and len(i) > 3 and r.random() < .6 else r'(?<=\d)(?=(\d{3})+$)', group, i)
            t = i + (point + r.choice(['00', '00', '50', d(2), d(2), d(2), d(1), d(3)]) if r.random() < .6 else '')
            t = r.choice(['{}'] * 14 + ['-{}', '{}-', '({})', '+{}', '{}%', '{} %', '%{}', '{}٪', '٪{}'] + ([] if arabic else ['₹{}', '₹ {}', '৳{}', '৳ {}', '฿{}', '{}/-', '{}/-', '{}/–', '{}.'])).format(t)
        elif k < .5:
            a, b, c = r.choice([('%02d', '%02d'), ('%d', '%d')]) + (0,)
            y = r.choice([str(r.randint(1380, 1450)), '20%02d' % r.randrange(40), str(r.randint(2040, 2095)), str(r.randint(2540, 2580)), '%02d' % r.randrange(99)])
            t = r.choice(['/', '/', '/', '-', '-', '.']).join(r.choice([[y, b % r.randint(1, 12), a % r.randint(1, 31)], [a % r.randint(1, 31), b % r.randint(1, 12), y]]))
        elif k < .55: t = '%02d:%02d' % (r.randrange(24), r.randrange(60))
        elif k < .62: t = str(r.randint(1, 99)) + r.choice(['-', '–', ' – ', ' - ', '/']) + str(r.randint(1, 300))
        elif k < .7: t = r.choice(['-', '-', ' ', '/']).join(d(r.randint(1, 5)) for _ in range(r.randint(2, 5)))
        elif k < .74: t = r.choice(['{}.', '{}-', '({})', '{})', '{}:', '{}/', '*{}', '{},', '{}،']).format(r.randint(1, 99))
        elif k < .86: t = str(r.randrange(10 ** r.randint(1, 4)))
        elif k < .88: t = '+' + d(r.randint(9, 12))
        else: t = d(r.randint(4, 14))
        return t.translate(str.maketrans(LATIN, own))
    def word(self, language):
        r = self.r; w = r.choice(self.words[language])
        if r.random() < .1: w = r.choice(['{}:', '{}:', '{}.', '({})', '{},', '({}', '{})', '{}،' if language in ('ar', 'fa', 'ur', 'ps') else '{}।']).format(w)
        return w
    def latin(self):
        r = self.r
        return ''.join(r.choice('ABCDEFGHIKLMNPRSTUVWXYZ') for _ in range(r.randint(2, 4))) + r.choice(['', '-', '']) + r.choice(['', ''.join(r.choice(LATIN) for _ in range(r.randint(2, 10)))])
    def parts(self, language, own):
        """Words and figures from the left, each with what is to be read."""
        r = self.r; k = r.random()
        digit = LATIN if r.random() < .14 else own
        figure = lambda: (self.number(digit),) * 2
        word = lambda: (self.word(language) if r.random() < .95 else self.latin(), WORD)
        if k < .5: return [figure()], False
        if k < .55:
            # One behind the other without a blank: `মূল্য:১২`, `वडा–७`.
            return [(self.word(language) + r.choice([':', '-', '', '/']), WORD), figure()][::-1 if own in (ARABIC, EXTENDED) else 1], True
        if k < .68: return [word() for _ in range(r.randint(1, 3))], False
        out = [figure()] + [word() for _ in range(r.randint(1, 3))] + ([figure()] if r.random() < .3 else [])
        r.shuffle(out)
        return out, False

class Strips:
    def __init__(self, seed, held_out=False, without=()):
        self.r = random.Random(seed); self.n = np.random.RandomState(seed); self.texts = Texts(self.r); self.fonts = fonts(held_out); self.cache = {}; self.lengths = {}
        self.languages = list(self.fonts); self.shares = [LANGUAGES[l][2] for l in self.languages]
    def font(self, path, size):
        if (path, size) not in self.cache:
            if len(self.cache) > 1500: self.cache.clear()
            self.cache[path, size] = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)
        return self.cache[path, size]
    def choose(self):
        r = self.r; language = r.choices(self.languages, self.shares)[0]; own = LANGUAGES[language][0]
        path, have, _ = r.choices(self.fonts[language], [f[2] for f in self.fonts[language]])[0]
        while True:
            parts, joined = self.texts.parts(language, own)
            if all(c in have or c in ' \u200c\u200d' for t, _ in parts for c in t) and all(c in INDEX for _, s in parts for c in s): return language, path, parts, joined
    def make(self):
        r, n = self.r, self.n
        language, path, parts, joined = self.choose()
        size = int(round(math.exp(r.uniform(math.log(12), math.log(38))))); font = self.font(path, size)
        own = dict(language=language) if r.random() < .8 else {}
        def length(t, s):
            # Digits stand apart: a figure is as long as they are together.
            if s == WORD: return font.getlength(t, **own)
            for c in t:
                if (path, size, c) not in self.lengths: self.lengths[path, size, c] = font.getlength(c)
            return sum(self.lengths[path, size, c] for c in t)
        space = size * r.uniform(.2, .45); spread = r.choice([0] * 12 + [r.uniform(-.02, .1)]) * size
        pad = int(size * 2.5); base = int(size * 2.4); xs, text, x, drawn = [], '', float(pad), []
        for at, (t, s) in enumerate(parts):
            if at and not joined: text += ' '; xs.append((x, x + space)); x += space
            if s == WORD or spread == 0: drawn.append((x, t, s))
            if s == WORD: xs.append((x, x + length(t, s))); x += length(t, s)
            elif spread == 0:
                for k in range(len(t)): xs.append((x + length(t[:k], s), x + length(t[:k + 1], s)))
                x += length(t, s)
            else:
                for c in t: drawn.append((x, c, s)); xs.append((x, x + length(c, s))); x += length(c, s) + spread
            text += s
        w, h = int(x + pad) + 2, int(size * 4.6)
        if x - pad > 10 * size or w > 3000: return self.make()
        im = Image.new('L', (w, h), 255); d = ImageDraw.Draw(im)
        put = lambda x, y, t, s=WORD: d.text((x, y), t, font=font, fill=0, anchor='ls', **own, **({} if s == WORD else dict(direction='ltr')))
        for x0, t, s in drawn: put(x0, base, t, s)
        only = np.asarray(im); cols = np.where(only.min(0) < 128)[0]; rows = np.where(only.min(1) < 128)[0]
        if len(cols) == 0: return self.make()
        left, right, top, bottom = cols[0], cols[-1] + 1, rows[0], rows[-1] + 1
        # What stands around: on the line farther than a blank, and on the lines above and below.
        around = lambda: self.texts.word(language) if r.random() < .6 else self.texts.number(LANGUAGES[language][0])
        gap = size * r.uniform(.7, 1.5)
        if r.random() < .15: put(right + gap, base, around())
        if r.random() < .15: t = around(); put(left - gap - font.getlength(t, **own), base, t)
        pitch = size * r.uniform(1.3, 1.9)
        for away in (-pitch, pitch):
            if r.random() < .25: put(r.uniform(0, pad), base + away, around() + ' ' + around())
        if r.random() < .08: y = r.choice([bottom + size * r.uniform(.08, .4), top - size * r.uniform(.08, .4)]); d.line((0, y, w, y), fill=r.randint(0, 120), width=r.randint(1, max(1, size // 14)))
        if r.random() < .06: x = r.choice([left - size * r.uniform(.15, .4), right + size * r.uniform(.15, .4)]); d.line((x, 0, x, h), fill=r.randint(0, 120), width=r.randint(1, max(1, size // 14)))
        # As the engine cuts: by the ink, whose size is that of letters at least.
        high = bottom - top; least = size * r.uniform(.25, .45); em = max(high, least) * math.exp(r.gauss(0, .06)); middle = (top + bottom) / 2 + r.gauss(0, .03) * em
        cl, cr = left - em * r.uniform(.08, .25), right + em * r.uniform(.08, .25)
        tall = em * (1 + 2 * MARGIN)
        x0, x1 = int(max(0, cl - size)), int(min(w, cr + size)); y0, y1 = int(max(0, middle - tall)), int(min(h, middle + tall))
        p = damaged(im.crop((x0, y0, x1, y1)), size, r, n)
        em_x = em * math.exp(r.gauss(0, .1)); width = max(8, int(round((cr - cl) / em_x * ACROSS)))
        if width > 640: return self.make()
        box = (cl - x0, middle - tall / 2 - y0, cr - x0, middle + tall / 2 - y0)
        strip = p.transform((width, HEIGHT), Image.EXTENT, box, Image.BILINEAR) if tall < HEIGHT * 1.1 else cut(p, box, width)
        mids = [(.5 * (b + e) - cl) / em_x * ACROSS for b, e in xs]
        # As many frames as the signs need, with one between two alike.
        if (width + 3) // 4 < len(text) + sum(a == b for a, b in zip(text, text[1:])): return self.make()
        return normal(np.asarray(strip)), text, mids
