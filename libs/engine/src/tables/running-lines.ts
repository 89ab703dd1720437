import type { LaidOutLine, LaidOutPage } from '../layout/laid-out-page';
import { RUNNING_LINES } from './weights';

/** The pages without the lines that number them: such a line stands at the same place on two pages in a row, the same but for a number that is one more. */
export function withoutRunningLines(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const running = new Set(pages.slice(1).flatMap((page, index) => sharedLines(pages[index]!, page)));
  return running.size === 0 ? pages : pages.map((page) => withoutLines(page, running));
}

function sharedLines(page: LaidOutPage, next: LaidOutPage): LaidOutLine[] {
  const before = page.lines.filter((line) => isAtEdge(line, page));
  return next.lines
    .filter((line) => isAtEdge(line, next))
    .flatMap((line) => {
      const same = before.find((other) => Math.abs(other.box.top - line.box.top) < RUNNING_LINES.samePt && isCounted(other.text, line.text)); // prettier-ignore
      return same ? [same, line] : [];
    });
}

const isAtEdge = ({ box }: LaidOutLine, { height }: LaidOutPage): boolean =>
  box.bottom < RUNNING_LINES.edgeShare * height || box.top > (1 - RUNNING_LINES.edgeShare) * height;

/** Whether two texts are the same but for one number that is one more in the second. */
function isCounted(text: string, next: string): boolean {
  const bare = (line: string): string => line.replace(/\d+/g, '#');
  if (bare(text) !== bare(next)) return false;
  const numbers = text.match(/\d+/g) ?? [];
  const others = next.match(/\d+/g) ?? [];
  const changed = numbers.flatMap((number, index) => (number === others[index] ? [] : [Number(others[index]) - Number(number)]));
  return changed.length === 1 && changed[0] === 1;
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
