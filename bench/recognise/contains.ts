/** What kind of value a truth field holds decides how it is looked for. */
export type ValueKind = 'number' | 'date' | 'text';

/** Whether a value was read at all, wherever on the page it stands: the most that any later step can find. */
export function contains(words: readonly string[], kind: ValueKind, value: string): boolean {
  if (kind === 'text') return squash(words.join('')).includes(squash(value));
  const reading = kind === 'number' ? readNumber : readDates;
  const wanted = reading(value);
  return runs(words, LONGEST_VALUE_WORDS).some((run) => reading(run).some((found) => wanted.includes(found)));
}

/** Of a date written out in words, `22 de marzo de 2018`. */
const LONGEST_VALUE_WORDS = 5;

/** White space, case, and the style of dashes and quotes do not count. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/\s/g, '')
    .toLowerCase();
}

/** Every run of up to `longest` neighbouring words, joined by a blank. */
function runs(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  );
}

/** The values a printed number may have: its last mark may divide decimals or thousands. */
function readNumber(text: string): string[] {
  const digits = text
    .replace(/\b(EUR|USD|GBP|RM|MYR|SR)\b/gi, '')
    .replace(/RM/i, '')
    .replace(/[€$£%:*()\s'’-]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return [];
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(digits) ?? [undefined, digits, ''];
  const readings = [Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)];
  if (decimals.length === 3) readings.push(Number(digits.replace(/[.,]/g, '')));
  return readings.map((number) => String(Math.round(number * 1e6) / 1e6));
}

const MONTHS: readonly RegExp[] = [
  /^jan|^jän/,
  /^feb|^f[ée]v/,
  /^mar|^mär/,
  /^apr|^avr|^abr/,
  /^may|^mai$|^mei/,
  /^jun|^juin/,
  /^jul|^juil/,
  /^aug|^ao[uû]/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cz]|^d[ée]c/,
];

/** Year, month and day of a printed date; day and month are also taken the other way round. */
function readDates(text: string): string[] {
  const plain = text.toLowerCase();
  const iso = /(?<!\d)(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?!\d)/.exec(plain);
  if (iso) return [day(iso[1]!, iso[2]!, iso[3]!)];
  const digits = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/.exec(plain);
  if (digits) return [day(digits[3]!, digits[2]!, digits[1]!), day(digits[3]!, digits[1]!, digits[2]!)];
  const named = /(?<!\d)(\d{1,2})[-. /,]*(?:de )?([a-zäéû]{3,10})[-. /,']*(?:de )?(\d{4}|\d{2})(?!\d)/.exec(plain);
  const american = /([a-z]{3,10})\.?[-. /]*(\d{1,2})[-., /']+(\d{4}|\d{2})(?!\d)/.exec(plain);
  const [name, dayNumber, year] = named ? [named[2]!, named[1]!, named[3]!] : american ? [american[1]!, american[2]!, american[3]!] : [];
  const month = name === undefined ? -1 : MONTHS.findIndex((pattern) => pattern.test(name));
  return month < 0 ? [] : [day(year!, String(month + 1), dayNumber!)];
}

function day(year: string, month: string, dayOfMonth: string): string {
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
}
