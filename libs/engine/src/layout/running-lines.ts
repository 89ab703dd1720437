import type { LaidOutLine, LaidOutPage } from './laid-out-page';
import { RUNNING_LINES } from './weights';

/**
 * The pages without the lines that number them: such a line stands at the same place on two pages in a row, the same but for the number
 * of the page itself, between no drawn lines and with no amount, for a row of a table may begin with its number.
 */
export function withoutRunningLines(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const running = new Set(pages.slice(1).flatMap((page, index) => sharedLines(pages[index]!, page)));
  return running.size === 0 ? pages : pages.map((page) => withoutLines(page, running));
}

function sharedLines(page: LaidOutPage, next: LaidOutPage): LaidOutLine[] {
  const before = page.lines.filter((line) => mayNumber(line, page));
  return next.lines
    .filter((line) => mayNumber(line, next))
    .flatMap((line) => {
      const same = before.find((other) => Math.abs(other.box.top - line.box.top) < RUNNING_LINES.samePt && isNumbered([other.text, page], [line.text, next])); // prettier-ignore
      return same ? [same, line] : [];
    });
}

const AMOUNT = /(?<![\d.,])\d+[.,]\d\d(?![\d.,])/;

const mayNumber = (line: LaidOutLine, page: LaidOutPage): boolean =>
  isAtEdge(line, page) && !isRuled(line, page) && !AMOUNT.test(line.text);

const isAtEdge = ({ box }: LaidOutLine, { height }: LaidOutPage): boolean =>
  box.bottom < RUNNING_LINES.edgeShare * height || box.top > (1 - RUNNING_LINES.edgeShare) * height;

/** Whether a drawn line stands between its words: it is a row of a grid. */
const isRuled = ({ box }: LaidOutLine, { rulings }: LaidOutPage): boolean =>
  rulings.some(
    ({ orientation, position, start, end }) =>
      orientation === 'vertical' && position > box.left && position < box.right && start < box.bottom && end > box.top,
  );

/** Whether two texts are the same but for the number of the page that each stands on. */
function isNumbered([text, { number }]: [string, LaidOutPage], [next, { number: nextNumber }]: [string, LaidOutPage]): boolean {
  const words = text.split(/\b/);
  const others = next.split(/\b/);
  const changed = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  const [only] = changed;
  return words.length === others.length && changed.length === 1 && words[only!] === `${number}` && others[only!] === `${nextNumber}`;
}

function withoutLines(page: LaidOutPage, running: ReadonlySet<LaidOutLine>): LaidOutPage {
  const gone = new Set(page.lines.filter((line) => running.has(line)).flatMap(({ words }) => words));
  if (gone.size === 0) return page;
  return {
    ...page,
    lines: page.lines.filter((line) => !running.has(line)),
    words: page.words.filter((word) => !gone.has(word)),
    segments: page.segments.filter(({ words }) => !words.some((word) => gone.has(word))),
  };
}
