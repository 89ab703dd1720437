/** What Excel takes; in UTF-16 units. */
const LONGEST = 31;

/** Characters that no sheet may bear, and apostrophes, or blanks, at its ends. */
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001f]/g;
const APOSTROPHES = /^['\s]+|['\s]+$/g;

/** Excel keeps it for itself. */
const RESERVED = 'history';

/** The names of a workbook's sheets: each once, whatever its case. */
export class SheetNames {
  private readonly taken: Set<string>;

  constructor(taken: readonly string[]) {
    this.taken = new Set([...taken.map((name) => name.toLowerCase()), RESERVED]);
  }

  /** The name nearest to a title that a sheet may bear and none bears yet. */
  claim(title: string): string {
    const base = title.toWellFormed().replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().replace(APOSTROPHES, '') || 'Table';
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` (${number})`;
      const name =
        base
          .slice(0, LONGEST - suffix.length)
          .replace(/[\ud800-\udbff]$/, '')
          .trim() + suffix;
      if (this.taken.has(name.toLowerCase())) continue;
      this.taken.add(name.toLowerCase());
      return name;
    }
  }
}
