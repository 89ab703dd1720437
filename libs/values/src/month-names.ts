import { foldedText } from './printed-text';

/** The locales whose months are read; where two call different months alike, the first one's is meant. */
const LOCALES = (
  'en en-GB en-AU de de-AT fr fr-CA es es-MX it nl pt pt-BR pl sv da nb nn cs sk hu ro bg hr sl sr sr-Latn mk el ru uk be tr fi et lv lt ms id ' +
  'ca gl is sq af kk ka hy uz az ga cy eu ur ar ar-LB ar-DZ ar-MA fa-AF he hi mr bn ta te gu th ja zh ko uz ne am km ' +
  'mt fo lb rm lo my ps ku so tg tk zu ky'
).split(' ');

/** Names that people print and ICU does not: no accent, another length, the letters that a typewriter had; of Latvian, Estonian, Kazakh, Serbian and Slovene the cases of a day; of Sinhala the months of the calendar. */
const OTHER_NAMES: readonly (readonly string[])[] = [
  ['jn', 'jän', 'янв', 'gen', 'janvārī', 'januara', 'januarja', 'јануара', 'janvārim', 'jaanuaril', 'jaanuarini', 'қаңтардан', 'ජනවාරි'],
  [
    'feber',
    'febr',
    'fevr',
    'févr',
    'fév',
    'φεβρ',
    'февр',
    'фев',
    'februārī',
    'februara',
    'februarja',
    'фебруара',
    'februārim',
    'veebruaril',
    'veebruarini',
    'ақпаннан',
    'පෙබරවාරි',
  ],
  ['maerz', 'mrz', 'mrt', 'mär', 'märz', 'μαρτ', 'brez', 'martā', 'marta', 'marca', 'martam', 'märtsil', 'märtsini', 'наурыздан', 'මාර්තු'],
  ['apr', 'avr', 'abr', 'απρ', 'aprīlī', 'aprila', 'априла', 'aprīlim', 'aprillil', 'aprillini', 'сәуірден', 'අප්‍රේල්'],
  ['máj', 'kvet', 'μαι', 'μάιος', 'мая', 'maijā', 'maja', 'маја', 'maijam', 'mail', 'maini', 'мамырдан', 'මැයි'],
  ['juin', 'ιούν', 'июн', 'kes', 'jūnijā', 'juna', 'junija', 'јуна', 'jūnijam', 'juunil', 'juunini', 'маусымнан', 'ජූනි'],
  ['juil', 'jul', 'ιούλ', 'июл', 'jūlijā', 'jula', 'julija', 'јула', 'jūlijam', 'juulil', 'juulini', 'шілдеден', 'ජූලි'],
  ['aoû', 'aug', 'авг', 'αυγ', 'augustā', 'avgusta', 'августа', 'augustam', 'augustil', 'augustini', 'тамыздан', 'අගෝස්තු'],
  [
    'setiembre',
    'sep',
    'sept',
    'set',
    'sett',
    'σεπτ',
    'сен',
    'сент',
    'sijna',
    'septembrī',
    'septembra',
    'септембра',
    'septembrim',
    'septembril',
    'septembrini',
    'қыркүйектен',
    'සැප්තැම්බර්',
  ],
  ['oct', 'okt', 'ott', 'out', 'окт', 'rij', 'oktobrī', 'oktobra', 'октобра', 'oktobrim', 'oktoobril', 'oktoobrini', 'қазаннан', 'ඔක්තෝබර්'],
  [
    'nov',
    'ноя',
    'нояб',
    'νοεμ',
    'studenog',
    'novembrī',
    'novembra',
    'новембра',
    'novembrim',
    'novembril',
    'novembrini',
    'қарашадан',
    'නොවැම්බර්',
  ],
  [
    'dez',
    'dic',
    'dec',
    'дек',
    'δεκ',
    'pros',
    'decembrī',
    'decembra',
    'децембра',
    'decembrim',
    'detsembril',
    'detsembrini',
    'желтоқсаннан',
    'දෙසැම්බර්',
  ],
];

/** One month as its name and the point of the day before it tell it. */
interface NamedMonth {
  /** 1 to 12. */
  month: number;
  /** The name means another month in a language that prints its dates alike. */
  ambiguous: boolean;
}

/** `12. listopada` is Croatian and October, `12 listopada` is Polish and November: the point of an ordinal tells languages apart. */
type Names = Map<string, NamedMonth>;
let known: { withPoint: Names; plain: Names } | undefined;

/** The month that a word means in any language, without case and accents; undefined where it means none. */
export function monthNamed(name: string, afterPoint: boolean): NamedMonth | undefined {
  known ??= readNames();
  const [first, second] = afterPoint ? [known.withPoint, known.plain] : [known.plain, known.withPoint];
  const bare = name.replace(/\.$/, '');
  return first.get(bare) ?? second.get(bare);
}

/** Made when the first date with a word is asked for: ICU takes a tenth of a second for all of them. */
function readNames(): { withPoint: Names; plain: Names } {
  const names = { withPoint: new Map(), plain: new Map() } as { withPoint: Names; plain: Names };
  const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 12)));
  for (const locale of LOCALES) {
    const own = /12\./.test(formatIn(locale, { month: 'long', day: 'numeric' }).format(days[0])) ? names.withPoint : names.plain;
    for (const month of ['long', 'short'] as const) {
      for (const day of ['numeric', undefined] as const) {
        const format = formatIn(locale, { month, day });
        for (const [index, date] of days.entries()) register(own, partOf(format, date, 'month'), index + 1);
      }
    }
  }
  for (const [index, others] of OTHER_NAMES.entries()) for (const name of others) register(names.plain, name, index + 1);
  return names;
}

const formatIn = (locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });

const partOf = (format: Intl.DateTimeFormat, date: Date, part: 'month' | 'weekday'): string =>
  format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';

let weekdays: ReadonlySet<string> | undefined;

/** Whether a word, folded, is the name of a weekday or short for one. */
export function isWeekday(name: string): boolean {
  weekdays ??= weekdayNames();
  return weekdays.has(name);
}

function weekdayNames(): ReadonlySet<string> {
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 2, 1 + index)));
  return new Set(
    LOCALES.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = formatIn(locale, { weekday });
        return days.map((date) => foldedText(partOf(format, date, 'weekday')).replace(/\.$/, ''));
      }),
    ),
  );
}

function register(names: Names, printed: string, month: number): void {
  const name = foldedText(printed)
    .replace(/^(?:de |d')/, '')
    .replace(/\.$/, '');
  if (!/^[\p{L}\p{M}]{2,}$|^(?:\p{Script=Thai}{1,3}\.?){2}$/u.test(name)) return;
  const before = names.get(name);
  if (!before) names.set(name, { month, ambiguous: false });
  else if (before.month !== month) names.set(name, { ...before, ambiguous: true });
}
