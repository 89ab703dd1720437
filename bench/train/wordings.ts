import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { splitOfVariant, type Split } from './families';

/** The wordings of one language and one split, by what they say; see wordings/README.md. */
export interface Wordings {
  language: string;
  of(meaning: string): readonly string[];
  has(meaning: string): boolean;
  /** Everything it has words for. */
  readonly meanings: readonly string[];
}

/** Built programs run from dist/; the lists stay where they were written. */
const FOLDER = join(__dirname.replace(`${sep}dist${sep}bench${sep}`, `${sep}bench${sep}`), 'wordings');

/** The wordings of every language that belong to a split. */
export function wordingsOf(split: Split): Wordings[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => readWordings(file.replace('.txt', ''), readFileSync(join(FOLDER, file), 'utf8'), split));
}

/** Reads `meaning: variant | variant`, a meaning a line, and keeps the variants of the split. */
export function readWordings(language: string, text: string, split: Split): Wordings {
  const lists = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [meaning, variants] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)];
    const all = variants.split('|').map((variant) => variant.trim()).filter(Boolean); // prettier-ignore
    const own = all.filter((_, index) => splitOfVariant(index, all.length) === split);
    if (meaning) lists.set(meaning, own);
  }
  const of = (meaning: string): readonly string[] => lists.get(meaning) ?? [];
  return { language, of, has: (meaning) => of(meaning).length > 0, meanings: [...lists.keys()] };
}
