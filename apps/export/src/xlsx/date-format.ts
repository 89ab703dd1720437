type Part = 'year' | 'month' | 'day';

/** The orders in which documents print dates; without the month where it is a word. */
const ORDERS: readonly (readonly Part[])[] = [
  ['year', 'month', 'day'],
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
  ['day', 'year'],
  ['year', 'day'],
];

/** The number format that shows a day as it was printed, a month's name included. Null where more than a day was printed. */
export function dateFormat(printed: string, iso: string): string | null {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const numbers = printed.match(/\d+/g) ?? [];
  const order = ORDERS.find(
    (parts) => parts.length === numbers.length && parts.every((part, index) => isPart(numbers[index]!, part, { year, month, day })),
  );
  if (!order) return null;
  const between = printed.split(/\d+/);
  return order.reduce((format, part, index) => format + code(part, numbers[index]!) + literal(between[index + 1]!), literal(between[0]!));
}

function isPart(digits: string, part: Part, date: Readonly<Record<Part, number>>): boolean {
  if (part === 'year')
    return digits.length === 4 ? Number(digits) === date.year : digits.length === 2 && Number(digits) === date.year % 100;
  return digits.length <= 2 && Number(digits) === date[part];
}

const code = (part: Part, digits: string): string => part[0]!.repeat(digits.length);

/** Points, hyphens and blanks stand for themselves; a bare stroke would become the sign of the reader's region. */
function literal(text: string): string {
  if (/^[-. ]*$/.test(text)) return text;
  return text === '/' ? '\\/' : `"${text.replaceAll('"', '')}"`;
}

const DAY_MS = 86_400_000;

/** Spreadsheets take 1900 for a leap year, so days count from here only after its February. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SAFE_DAY = Date.UTC(1900, 2, 1);

/** The number that a spreadsheet keeps for a day; null before 1 March 1900. */
export function daySerial(iso: string): number | null {
  const day = Date.parse(iso);
  return day < FIRST_SAFE_DAY ? null : (day - DAY_ZERO) / DAY_MS;
}
