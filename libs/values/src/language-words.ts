/** A list of words as printed. */
type Words = readonly string[];

/** What one language says of dates beside what ICU knows of it. What it leaves out is not looked for. */
export interface DateWords {
  /** ICU's locales beside the language's own that have other names of months and days: `de-AT`. */
  locales?: Words;
  /** Names of months, 1 to 12, that people print and ICU has not: no accent, another length, another case, the letters that a typewriter had. */
  months?: Readonly<Record<number, Words>>;
  /** What may stand behind a day's number: `st`. */
  dayEndings?: Words;
  /** What stands between the day and the month, and what is written together with the month: `de`, `ב`. */
  monthOpenings?: Words;
  monthPrefixes?: Words;
  /** What stands between the month and the year, and behind a year that comes first: `del`, `gada`. */
  yearOpenings?: Words;
  yearWords?: Words;
  /** What closes a date: `года`. */
  dateEndings?: Words;
  /** Dates whose numbers have words of their own: `Y年M月D(日)`, with what may be missing in brackets, its alternatives parted by strokes. */
  dateForms?: Words;
  /** What leads to the hour, what stands behind it, and what says which half of the day it is of. */
  timeOpenings?: Words;
  timeEndings?: Words;
  dayHalves?: Words;
}

/** What one language calls money in every paper; what only its own papers call so is the engine's to say. */
interface MoneyWords {
  /** The countries whose papers call their currency by ICU's name or sign in this language's script, and the currency: `{ IL: 'ILS' }`. */
  places?: Readonly<Record<string, string>>;
  /** What people print beside that, by the currency: the unit alone where one country alone writes it so, other abbreviations. */
  names?: Readonly<Record<string, Words>>;
  /** Units of several countries: what stands with them is an amount, of which currency they do not say. */
  openUnits?: Words;
  /** What opens a sum and says no more than that it is one: `일금`. */
  sumOpenings?: Words;
  /** What stands behind an amount that is booked off an account, and behind one that is booked on it; letters alone only behind decimals. */
  debitMarks?: Words;
  creditMarks?: Words;
}

/** What values are read with of one language. */
export interface ValueLanguage {
  /** ISO 639-1; `mul` (ISO 639-2) for what no language owns. */
  code: string;
  dates?: DateWords;
  money?: MoneyWords;
}
