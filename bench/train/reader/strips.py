"""Damaged strips of rendered words, as the engine cuts them out: what fit_letters.py trains on. WORDS is what words.mjs prints, FONTS a folder of more fonts.

FONTS was made of Debian's fonts- packages 3270, anonymous-pro, b612, cantarell, croscore, crosextra-caladea, crosextra-carlito, dosis, ebgaramond, firacode,
freefont-ttf, gnutypewriter, go, hack, hermit, inconsolata, jetbrains-mono, lato, linuxlibertine, monoid, noto-mono, ocr-a, open-sans, play, quicksand,
roboto-unhinted, sil-charis, sil-gentium, texgyre; and of cabin, clear-sans, courier-prime, oxygen and vollkorn, which are held out as P052 is."""
import glob, html, io, json, math, os, random, re, unicodedata
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter
from fontTools.ttLib import TTFont

HEIGHT, ABOVE, BELOW, ACROSS = 32, 0.98, 0.34, 32.0
ASCII = ''.join(chr(c) for c in range(33, 127))
LATIN1 = ''.join(chr(c) for c in list(range(0xA1, 0xAC)) + list(range(0xAE, 0x100)) if chr(c) not in '¦¨¯´¸¤¢¬')
EXT = ''.join(chr(c) for c in range(0x100, 0x17F) if chr(c) not in 'ĉĈĊċĜĝĤĥĦħĨĩĬĭĲĳĴĵĸŉŎŏŘřŜŝŦŧŨũŬŭŴŵŶŷĿŀŊŋŔŕĔĕĀ') + 'ŘřĀ'
MORE = 'ȘșȚț–—‘’“”„‚‹›…•†€₺₹₦₱₫№™−≤≥→√'
# Vietnamese: letters of two marks, and of one below.
VIET = ''.join(chr(c) for c in range(0x1EA0, 0x1EFA)) + 'ƠơƯư'
CYRILLIC = ''.join(chr(c) for c in range(0x410, 0x450)) + 'ЁёЄєІіЇїҐґЂђЃѓЉљЊњЋћЌќЏџЈјЅѕЎў'
GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώΐΰϊϋΆΈΉΊΌΎΏ'
# Letters that are drawn like another are that one: what they mean is no question of their pixels.
TWINS = dict(zip('АВЕКМНОРСТХЅІЈЁЇаеорсхуѕіјёї' + 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϊόμ' + 'ΓΠΦκ' + 'Đ', 'ABEKMHOPCTXSIJËÏaeopcxysijëï' + 'ABEZHIKMNOPTYXovïóµ' + 'ГПФк' + 'Ð'))
# The signs of an earlier network keep their places, so that it can be trained on.
CHARS = [' '] + sorted(set(ASCII + LATIN1 + EXT + MORE)) + sorted(set(VIET + CYRILLIC + GREEK) - set(TWINS)) + list('₀₁₂₃₄′″')
INDEX = {c: i + 1 for i, c in enumerate(CHARS)}
INDEX |= {c: INDEX[t] for c, t in TWINS.items()}
LETTERS = [[c for c in CHARS if c.isalpha() and ord(c) < 0x250], list(VIET + 'aăâeêioôơuưyđ'), list(CYRILLIC), list(GREEK)]

def fonts(held_out=False):
    folders = ['/usr/share/fonts/truetype/liberation/*.ttf', '/usr/share/fonts/truetype/dejavu/*.ttf', '/usr/share/fonts/truetype/noto/Noto*.ttf', '/usr/share/fonts/opentype/urw-base35/*.otf', os.environ.get('FONTS', '.') + '/**/*.ttf', os.environ.get('FONTS', '.') + '/**/*.otf']
    all_paths = sorted({p for f in folders for p in glob.glob(f, recursive=True)})
    bad = re.compile(r'Thin|Hairline|Black|ExtraBold|Heavy|Smallcaps|Initials|D050000L|Z003|Symbols|Proggy|chorus|LinLibertine_[DIR]?Z|_K\.otf|ExtraLight|MathTeX|Light|OCRAItalic', re.I)
    noto = re.compile(r'/Noto(Sans|Serif|SansMono|SansDisplay|Mono)-(Regular|Bold|Italic|BoldItalic)\.ttf')
    kept = [p for p in all_paths if not bad.search(os.path.basename(p)) and ('/Noto' not in p or noto.search(p))]
    out = []
    for p in kept:
        is_held = bool(re.search(r'CourierPrime|Courier Prime|Cabin|Clear|P052|Oxygen|Vollkorn', p))
        if is_held != held_out: continue
        try:
            cmap = TTFont(p, lazy=True).getBestCmap()
        except Exception:
            continue
        have = {c for c in INDEX if ord(c) in cmap}
        if len(have) < 95: continue
        b = os.path.basename(p)
        weight = 3.0 if re.search(r'Liberation|DejaVu|NotoS|Carlito|Arimo|Roboto|OpenSans|Lato|Tinos|Cousine|FreeSans|NimbusSans', b) else 1.0
        if re.search('Bold|Ital|Obl|Demi|BI|BdI|[_-]RI|RB', b): weight *= 0.45
        if re.search('Mono|Courier|Cousine|Typewriter|3270|OCRA|cursor|Hack|Hermit|Code|Incons', b): weight *= 1.2
        out.append((p, have, weight))
    return out

def paper_words(without=()):
    """Words in a row as papers print them, one list a paper; papers of the authors named are left out, to be judged on."""
    out = []
    for f in glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'papers', '*', '*.html')):
        if f.split(os.sep)[-2] in without: continue
        shown = re.sub(r'<(style|script|title)[^>]*>.*?</\1>|<[^>]+>', ' ', open(f, encoding='utf-8').read(), flags=re.S)
        words = [w for w in unicodedata.normalize('NFC', html.unescape(shown)).split() if all(c in INDEX for c in w)]
        if len(words) > 20: out.append(words)
    return out

# What each layer of the network answers.
CHANNELS = (16, 32, 64, 96, 128)
SHARES = (.6, .1, .2, .1)
OTHERS = ('vi', 'ru', 'uk', 'bg', 'sr', 'mk', 'el')

class Texts:
    def __init__(self, rng, without=()):
        self.r = rng
        self.papers = paper_words(without)
        intl = json.load(open(os.environ['WORDS']))
        self.by_lang = []
        words = {l: list({w for t in ts for w in re.split(r'[\s\u00a0\u202f]+', t) if w}) for l, ts in intl.items()}
        for f in glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'wordings', '*.txt')):
            l = os.path.basename(f)[:-4]
            if l in words:
                own = [w for line in open(f) for v in line.split(':', 1)[-1].split('|') for w in v.split()]
                words[l] += own * 12
        # Three words in five are of Latin letters: those of other alphabets have as many shapes to learn.
        self.alphabets = [[v for l, v in words.items() if l not in OTHERS], [words['vi']], [words[l] for l in ('ru', 'uk', 'bg', 'sr', 'mk')], [words['el']]]
        self.units = 'kg g mg l ltr lt ml cl hl m m² m³ cm mm km h µm µl µg µg/l µS/cm mS/cm mg/l mg/kg m³/h g/m² l/min °dH °F NTU kVA CO₂ H₂O NO₃ CaCO₃ SiO₂ ¼ ½ ¾ 1½ Std. St. Stk. Stck. pcs pce szt. ks db buc. kpl kom ud. uds. lm lfm Psch. ea box Pal. kWh kW % ‰ °C Ø € EUR USD $ £ GBP CHF zł PLN Kč Ft lei RON kr SEK DKK NOK TL ₺ № N° Nº nº º ª'.split()
    def case(self, w):
        k = self.r.random()
        if k < .55: return w
        if k < .75: return w.upper() if w.upper() != 'ß' else w
        if k < .88: return w[:1].upper() + w[1:]
        return w.lower()
    def word(self):
        r = self.r
        w = self.case(r.choice(r.choice(r.choices(self.alphabets, SHARES)[0])))
        k = r.random()
        if k < .12: w = ''.join(c if not unicodedata.combining(c) else '' for c in unicodedata.normalize('NFD', w))
        elif k < .25 and w:
            w = list(w)
            for _ in range(1 + (r.random() < .3)):
                i = r.randrange(len(w)); w[i] = self.swap(w[i])
            w = ''.join(w)
        if len(w) > 16: a = r.randrange(len(w) - 8); w = w[a:a + r.randint(5, 14)]
        if r.random() < .12: w = r.choice(['{},', '{}.', '{}:', '({})', '({}', '{})', '„{}“', '"{}"', '{};', '{}-', "l'{}", "d’{}", "d'{}", '{}/', '{}*', '“{}”', '«{}»', '{}…']).format(w)
        return w
    def swap(self, c):
        r = self.r
        groups = ['lI1|i!íìtfjJ', 'O0oQDÓÖ', 'EFÉÈ', 'ceoéèêëęė', 'S5sß8B', 'Z2z', 'G6C', 'uvüùúů', 'aàáâãäåąăā', 'nmhñń', 'iìíîïıl', 'oòóôõöøőo', 'rtnř', 'yýÿv', 'AÀÁÂÃÄÅ', 'OÒÓÔÕÖØŐ', 'UÙÚÛÜŮŰ', 'cçćč', 'sşșšś', 'tţțť', 'zžźż', 'EĘĖĚÊË', 'IÍÎÏİ', 'CĆČÇ', 'SŚŠŞȘ', 'ZŻŹŽ', 'gğq9', 'dđď', 'Lłl', 'æœa', 'ÆŒ', '×xX', '°º*', '²2³', '-–—', '.,', "'’`", ':;', 'TŢȚ7Y', 'NŃÑ', '/lI', '#№', '€C£', 'ŠS$', '0Ø', 'ýỳy', 'űüú', 'őöó',
            'иийїі', 'шщ', 'цщ', 'ньъыв', 'еёє', 'бв6', 'з3э', 'ЗЭ3В', 'оО0', 'гт', 'пнли', 'іїl1Il', 'хж', 'длa', 'юо', 'ђћ', 'љњ', 'чу4', 'ИЙНП', 'БВЬ', 'ШЩ', 'ЦШ', 'ДЛ', 'кx', 'сс', 'ґг', 'ЄС', 'яа',
            'οόσa', 'ιίϊΐl', 'υύϋu', 'ηήn', 'αάa', 'εέe', 'ωώ', 'νvυ', 'ςσ', 'κχ', 'ΑΛΔΆ', 'ΟΘ0Φ', 'ΕΞΣΈ', 'ΠΓΤ', 'ρp', 'γy', 'ΗΉ', 'ΩΏ', 'ΙΊ1', 'φψ', 'ζξ', 'βθδ',
            'aảạãàá', 'ăắằẳẵặ', 'âấầẩẫậ', 'eẻẹẽèé', 'êếềểễệ', 'oỏọõòó', 'ôốồổỗộ', 'ơớờởỡợ', 'uủụũùú', 'ưứừửữự', 'iỉịĩìí', 'yỷỵỹỳý', 'đdĐ', 'ĐDÐ', 'ÊẾỀỂỄỆ', 'ÔỐỒỔỖỘ', 'ƠỚỜỞỠỢ', 'ƯỨỪỬỮỰ', 'ÂẤẦẨẪẬ', 'ĂẮẰẲẴẶ']
        found = [g for g in groups if c in g]
        return r.choice(r.choice(found)) if found else c
    def number(self):
        r = self.r; k = r.random(); d = lambda n: ''.join(r.choice('0123456789') for _ in range(n))
        if k < .08: return self.limit()
        if k < .35:
            i = str(r.randrange(10 ** r.randint(1, 6))); sep = r.choice(['.', ',', ' ', "'", ''])
            if sep: i = re.sub(r'(?<=\d)(?=(\d{3})+$)', sep, i)
            s = i + (r.choice([',', '.']) + d(r.choice([2, 2, 2, 3, 1])) if r.random() < .75 else '')
            return r.choice(['{}', '{}', '{}', '-{}', '{}-', '({})', '{}€', '€{}', '${}', '£{}', '{}%', '{} %', '{} €', '+{}', '−{}', 'R${}', '{}*']).format(s)
        if k < .5:
            a, b, c = '%02d' % r.randint(1, 31), '%02d' % r.randint(1, 12), r.choice(['20', '']) + '%02d' % r.randrange(40)
            return r.choice(['.', '/', '-']).join(r.choice([[a, b, c], [b, a, c], ['20%02d' % r.randrange(40), b, a]]))
        if k < .56: return '%d:%02d' % (r.randrange(24), r.randrange(60))
        if k < .68: return d(r.randint(1, 3)) + r.choice(['×', 'x', ' × ', ' x ', 'X', '/']) + d(r.randint(1, 4)) + r.choice(['', '', 'mm', ' cm', 'x' + d(2)])
        if k < .8: return str(r.randint(1, 999)) + r.choice(['', ' ', ' ']) + r.choice(self.units)
        if k < .86: return r.choice(self.units)
        return d(r.randint(1, 12))
    def limit(self):
        """What laboratories and makers print: limits, tolerances, sizes."""
        r = self.r
        n = str(r.randrange(10 ** r.randint(1, 3))) + (r.choice(',.') + str(r.randrange(10 ** r.randint(1, 2))) if r.random() < .4 else '')
        forms = ['±{}', '± {}', '±{}%', '± {} %', '≤{}', '≤ {}', '≥{}', '≥ {}', '<{}', '< {}', '>{}', '> {}', '~{}', 'Ø{}', 'Ø {}', 'ø{}', 'Φ{}', '{}"', '{}″', '{}′', '{}°', '{} °C', '{}¼', '{}½', '{}¾', '{}³', '{}²', '{}×{}', '{}:{}', '{}–{}']
        return r.choice(forms).format(n, r.randint(1, 99))
    def code(self):
        r = self.r; k = r.random()
        part = lambda a, n: ''.join(r.choice(a) for _ in range(n))
        U, D, M = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
        if k < .3: return part(U, r.randint(1, 4)) + r.choice(['-', '', ' ', '/', '.']) + part(D, r.randint(2, 7)) + r.choice(['', '', '-' + part(M, 2), '/' + part(D, 2), part(U, 1)])
        if k < .5: return part(M, r.randint(3, 10))
        if k < .62: return r.choice(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'Ia', 'IIIb', 'S.A.', 'S.L.', 'S.r.l.', 'I/S', 'A/S', 'AB', 'Lda.', 'lt.', 'Nr.', 'n.º', 'N°', 'No.', 'п/п'.replace('п', 'n'), 'inkl.', 'zzgl.', 'Ill.', 'l.', 'II.', 'IVA', 'VAT', 'MwSt.', 'ÁFA', 'TVA', 'ALV', 'KDV', 'DPH'])
        if k < .8: return part(U, 2) + part(D, 2) + r.choice(['', ' ']) + part(D, 4) + r.choice(['', ' ' + part(D, 4)])
        return r.choice(['www.', 'info@', 'http://', '']) + part('abcdefghijklmnopqrstuvwxyz', r.randint(3, 8)) + r.choice(['.com', '.de', '.fr', '@mail.com', '.pl', '_' + part(D, 2)])
    def loose(self):
        return ''.join(self.r.choice(CHARS[1:]) for _ in range(self.r.randint(1, 7)))
    def letters(self):
        own = self.r.choices(LETTERS, SHARES)[0]
        return self.case(''.join(self.r.choice(own) for _ in range(self.r.randint(2, 8))))
    def printed(self):
        r = self.r; words = r.choice(self.papers); at = r.randrange(len(words))
        t = ' '.join(words[at:at + (1 if r.random() < .85 else 2)])
        if len(t) > 18: t = t[:r.randint(8, 18)].strip()
        k = r.random()
        if k < .1: t = t.upper() if t.upper().upper() == t.upper() and 'ß' not in t else t
        elif k < .2:
            i = r.randrange(len(t)); t = t[:i] + self.swap(t[i]) + t[i + 1:]
        return t if all(c in INDEX for c in t) else str(r.randrange(1000))
    def text(self):
        r = self.r
        if r.random() < .35: return self.printed()
        k = r.random()
        if k < .52: return self.word()
        if k < .6: return self.word() + ' ' + self.word()
        if k < .78: return self.number()
        if k < .9: return self.code()
        if k < .92: return r.choice('··-–—•*+=~/|:')
        return self.loose() if k < .955 else self.letters()

UP = re.compile(r"[A-Z0-9bdfhklt\u00df()\[\]{}/\\|!?\"'%&#@$€£“”„‘’*]")
LONG_TAIL = 'gjpqyþµруфјѓрβγζηµμξρςφχψ()[]{}|@§'
def reach(text):
    """How far letters reach above and below the line, in parts of the type's size."""
    up, down = 0.0, 0.0
    for c in text:
        base = unicodedata.normalize('NFD', c); marks = base[1:]; b = base[0]
        above = any(unicodedata.combining(m) == 230 for m in marks)
        if b.isupper(): u = 0.95 if above else 0.72
        elif b in 'bdfhkltßþđłбфђћβδζθλξφψ' or b.isdigit(): u = 0.74 if not (above and b in 'lt') else 0.8
        elif b in 'ijtðŧ': u = 0.72
        elif b.isalpha() or b in 'ıæœøº': u = 0.74 if above else 0.53
        elif b in '()[]{}|/\\@§$': u = 0.76
        elif b in "!?%&#\"'“”‘’*°ºª²³№€£¥₺†": u = 0.72
        else: u = 0.0
        if b in LONG_TAIL or any(unicodedata.combining(m) in (202, 220) for m in marks) or b in '$Q,;„‚ДЦЩдцщЏџ': d = 0.21 if b in LONG_TAIL else 0.14
        else: d = 0.0
        up, down = max(up, u), max(down, d)
    return up, down

class Strips:
    def __init__(self, seed, held_out=False, without=()):
        self.r = random.Random(seed); self.n = np.random.RandomState(seed)
        self.texts = Texts(self.r, without); self.fonts = fonts(held_out)
        self.weights = np.cumsum([w for _, _, w in self.fonts]); self.cache = {}
    def font(self, i, size):
        key = (i, size)
        if key not in self.cache:
            if len(self.cache) > 1500: self.cache.clear()
            self.cache[key] = ImageFont.truetype(self.fonts[i][0], size, layout_engine=ImageFont.Layout.BASIC)
        return self.cache[key]
    def choose(self):
        r = self.r
        i = int(np.searchsorted(self.weights, r.random() * self.weights[-1])); have = self.fonts[i][1]
        for _ in range(20):
            t = self.texts.text().strip()
            if t and len(t) <= 26 and all(c in have for c in t): return i, t
        return i, str(r.randrange(10000))
    def make(self):
        r, n = self.r, self.n
        i, text = self.choose()
        size = int(round(math.exp(r.uniform(math.log(11), math.log(42)))))
        font = self.font(i, size)
        scale = 1
        matrix = r.random() < .05 and size < 40
        if matrix: font = self.font(i, r.randint(9, 14)); size = font.size; scale = r.randint(2, 3)
        spread = r.choice([0] * 16 + [r.uniform(-.03, .12)] * 2 + [r.uniform(.12, .3)]) * size
        # Where each letter begins.
        xs, x = [], 0.0
        for k, c in enumerate(text):
            xs.append(x); x += font.getlength(c) + spread
        ends = xs[1:] + [x - spread]
        if spread == 0:
            full = font.getlength(text)
        else: full = x - spread
        pad_l = int(size * 3); w = int(full + 2 * pad_l) + 2; h = int(size * 4); base = int(size * 2.2)
        shade_bg, shade_ink = 255, 0
        im = Image.new('L', (w, h), 255); d = ImageDraw.Draw(im)
        if matrix: d.fontmode = '1'
        fx, fy = r.random(), r.random()
        def put(t, x, y, f=font):
            if spread == 0: d.text((x, y), t, font=f, fill=0, anchor='ls')
            else:
                for k, c in enumerate(t): d.text((x + xs[k], y), c, font=f, fill=0, anchor='ls')
        put(text, pad_l, base)
        only = np.asarray(im)
        cols = np.where(only.min(0) < 128)[0]; rows = np.where(only.min(1) < 128)[0]
        if len(cols) == 0: return self.make()
        left, right, top, bottom = cols[0], cols[-1] + 1, rows[0], rows[-1] + 1
        space = font.getlength('n') * r.uniform(.35, 1.2)
        if r.random() < .5: t = self.texts.text()[:8]; d.text((left - space - font.getlength(t), base), t, font=font, fill=0, anchor='ls')
        if r.random() < .5: d.text((right + space, base), self.texts.text()[:8], font=font, fill=0, anchor='ls')
        pitch = size * r.uniform(1.0, 1.6)
        if r.random() < .35: d.text((r.uniform(0, pad_l), base - pitch), self.texts.text() + ' ' + self.texts.text() + ' ' + self.texts.text(), font=font, fill=0, anchor='ls')
        if r.random() < .35: d.text((r.uniform(0, pad_l), base + pitch), self.texts.text() + ' ' + self.texts.text() + ' ' + self.texts.text(), font=font, fill=0, anchor='ls')
        if r.random() < .06: y = base + size * r.choice([.1, .2, .32, -.95, -1.1]); d.line((0, y, w, y), fill=r.randint(0, 120), width=r.randint(1, max(1, size // 14)))
        if matrix:
            a = np.kron(255 - np.asarray(im, np.float32), np.ones((scale, scale), np.float32))
            im = Image.fromarray(np.clip(255 - a, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(r.uniform(.3, .45) * scale))
            left, right, top, bottom, size, base, pad_l = (v * scale for v in (left, right, top, bottom, size, base, pad_l)); xs = [v * scale for v in xs]; ends = [v * scale for v in ends]
        # The cut of the engine, from the box of the ink and what was read.
        up, down = reach(text); true_em = size
        em = (bottom - top) / (up + down) if up >= .5 else size * r.uniform(.9, 1.1)
        em = min(max(em, .75 * true_em), 1.3 * true_em) * math.exp(r.gauss(0, .05))
        line = (bottom - down * em if up >= .5 else base) + r.gauss(0, .03) * em
        cl = left - em * r.uniform(0, .2); cr = right + em * r.uniform(0, .2)
        # Damage on the piece around.
        x0, x1 = int(max(0, cl - em)), int(min(im.width, cr + em)); y0, y1 = int(max(0, line - 1.4 * em)), int(min(im.height, line + .8 * em))
        p = im.crop((x0, y0, x1, y1))
        p = damaged(p, size, r, n)
        em_x = em * math.exp(r.gauss(0, .05))
        width = max(8, int(round((cr - cl) / em_x * ACROSS)))
        box = (cl - x0, line - ABOVE * em - y0, cr - x0, line + BELOW * em - y0)
        strip = p.transform((width, HEIGHT), Image.EXTENT, box, Image.BILINEAR) if em < 26 else cut(p, box, width)
        s = normal(np.asarray(strip))
        mids = [(.5 * (b + e) + pad_l - cl) / em_x * ACROSS for b, e in zip(xs, ends)]
        return s, text, mids

def damaged(p, size, r, n):
    """A piece of print as scanners, cameras and fax machines leave it."""
    if r.random() < .35:
        a = math.tan(math.radians(r.gauss(0, .9))); cx, cy = p.width / 2, p.height / 2
        p = p.transform(p.size, Image.AFFINE, (1, r.gauss(0, .02), 0, a, 1, -a * cx), Image.BILINEAR, fillcolor=255)
    grow = r.random()
    if grow < .06 and size > 16: p = p.filter(ImageFilter.MinFilter(3))
    elif grow < .085 and size > 32: p = p.filter(ImageFilter.MaxFilter(3))
    kind = r.random()
    blur = r.choice([0, r.uniform(.3, .8), r.uniform(.3, .9), r.uniform(.5, 1.3)]) * max(.7, size / 24)
    if blur > .2: p = p.filter(ImageFilter.GaussianBlur(blur))
    a = np.asarray(p, np.float32)
    bg, ink = r.uniform(190, 255), r.uniform(0, 110)
    if r.random() < .12: ink = r.uniform(110, 170)  # faint
    a = ink + (bg - ink) * a / 255
    if r.random() < .25:
        g = np.linspace(r.uniform(.75, 1), r.uniform(.75, 1), a.shape[1], dtype=np.float32); a = a * g[None]
    if kind < .55:
        s = r.choice([2, 4, 8, 12, 20])
        a = a + n.normal(0, s, a.shape).astype(np.float32)
    if kind > .8:  # fax
        t = ink + (bg - ink) * r.uniform(.4, .72)
        a = np.where(a + n.normal(0, r.uniform(0, 10), a.shape) < t, 0, 255).astype(np.float32)
        if r.random() < .4: flip = n.random_sample(a.shape) < r.uniform(0, .012); a = np.where(flip, 255 - a, a)
    a = np.clip(a, 0, 255).astype(np.uint8); p = Image.fromarray(a)
    if kind < .5:
        b = io.BytesIO(); p.save(b, 'JPEG', quality=r.randint(25, 85)); p = Image.open(io.BytesIO(b.getvalue())); p.load()
    if r.random() < .1: p = p.resize((max(1, int(p.width * .7)), max(1, int(p.height * .7))), Image.BILINEAR).resize(p.size, Image.BICUBIC)
    return p

def cut(p, box, width):
    l, t, rr, b = box
    q = Image.new('L', (int(rr - l) + 2, int(b - t) + 2), 255)
    q.paste(p, (-int(l), -int(t)))
    return q.resize((width, HEIGHT), Image.BILINEAR, box=(max(0, l - int(l)), max(0, t - int(t)), min(q.width, rr - int(l)), min(q.height, b - int(t))))

def normal(a):
    """Ink 255, paper 0."""
    lo, hi = np.percentile(a, 2), np.percentile(a, 85)
    return np.clip((hi - a.astype(np.float32)) / max(hi - lo, 24) * 255, 0, 255).astype(np.uint8)
