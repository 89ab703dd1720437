import { pairSigns } from './edit-distances';
import { SCRIPT_LETTER } from './square-letters';

/** Signs that are drawn alike, or all but alike: kana and ideographs, lines, ideographs that differ in the length of a stroke. What stands around them tells which they are. */
const ALIKE = [
  ...['ト卜', 'カ力', 'ロ口□', 'ニ二', 'ハ八', 'タ夕', 'エ工', 'へヘ', 'べベ', 'ぺペ', 'りリ', 'メ〆', '○〇'],
  ...['ー一－—–-―', '×x', '土士', '曰日', '未末', '己已巳'],
];
const FIRST: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((group) => Array.from(group, (sign): [string, string] => [sign, group[0]!])),
);

/** Signs that no model has, and reads as letters: `小牧つ浜松`. */
const ARROW = /[→↔]/;

/** Points and lines, which specks and the edges of letters may be. */
const MARK = /^[^\p{L}\p{N}×→↔△▲○①-⑩]$/u;

/** The same for signs that no pixels tell apart. */
const drawn = (sign: string): { text: string } => ({ text: FIRST.get(sign) ?? (MARK.test(sign) ? ' ' : sign.normalize('NFKC')) });

/**
 * What was seen, but for what cannot be seen: of twins and of marks those that were read, no letter of the script as a Latin one or a mark, and beside what was read no more than letters
 * of the script with the marks between them. Latin letters among others stay. Undefined where letters of the script that were read are seen nowhere.
 */
export function withTwinsAsRead(seen: string, read: string): string | undefined {
  const [own, other] = [Array.from(seen), Array.from(read)];
  const pairs = pairSigns(own.map(drawn), other.map(drawn)).map(({ ours, theirs }) => ({
    sign: ours === undefined ? '' : own[ours]!,
    known: theirs === undefined ? '' : other[theirs]!,
  }));
  if (pairs.some(({ sign, known }) => sign === '' && SCRIPT_LETTER.test(known))) return undefined;
  const isOfScript = SCRIPT_LETTER.test(read);
  return pairs
    .map(({ sign, known }, at) => {
      if (known === '') return SCRIPT_LETTER.test(sign) || isOfAdded(sign, pairs[at - 1], pairs[at + 1]) ? sign : '';
      if (sign === '') return isOfScript || MARK.test(known) ? known : '';
      const isTold = SCRIPT_LETTER.test(sign) || ARROW.test(sign);
      return isTold && drawn(sign).text !== drawn(known).text ? sign : known;
    })
    .join('');
}

interface Pair {
  sign: string;
  known: string;
}

/** Whether a mark was added with the letters beside it: a bracket with one, any other between two. */
function isOfAdded(mark: string, before: Pair | undefined, behind: Pair | undefined): boolean {
  const areAdded = [before, behind].map((pair) => pair?.known === '' && SCRIPT_LETTER.test(pair.sign));
  return BRACKET.test(mark) ? areAdded.some(Boolean) : areAdded.every(Boolean);
}

const BRACKET = /[()（）]/;
