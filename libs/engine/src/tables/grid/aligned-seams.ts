import type { TextLine, Word } from '../../model/page';
import { isFigure } from './numeric-text';
import { GAP_EM } from '../../layout/gaps';
import { ALIGNED_SEAMS } from './weights';

/** A gap between two words, and the edges behind it that recur where it parts columns. */
interface Gap {
  line: number;
  /** Left edge of the word behind it. */
  left: number;
  /** Right edge of that word, where it is a figure. */
  right: number | undefined;
  x: number;
}

/** Where columns set tight are parted: for each line, the places of gaps that recur in the lines around it, left edges or figures' right edges under one another. */
export function alignedSeams(lines: readonly TextLine[]): number[][] {
  const gaps = lines.flatMap((line, index) => gapsOf(line, index));
  const seams = lines.map((): number[] => []);
  for (const edge of ['left', 'right'] as const) {
    for (const run of runsOf(gaps, edge, lines)) for (const gap of run) seams[gap.line]!.push(gap.x);
  }
  return seams;
}

function gapsOf({ words }: TextLine, line: number): Gap[] {
  return words.slice(1).flatMap((word, i): Gap[] => {
    const before = words[i]!;
    const width = word.box.left - before.box.right;
    if (width < GAP_EM.words.seam * Math.min(before.fontSize, word.fontSize)) return [];
    return [{ line, left: word.box.left, right: rightOf(word), x: (before.box.right + word.box.left) / 2 }];
  });
}

const rightOf = (word: Word): number | undefined => (isFigure(word.text) ? word.box.right : undefined);

/** Runs of gaps in consecutive lines that agree in an edge. */
function runsOf(gaps: readonly Gap[], edge: 'left' | 'right', lines: readonly TextLine[]): Gap[][] {
  const runs: Gap[][] = [];
  let open: Gap[][] = [];
  for (const gap of gaps) {
    if (gap[edge] === undefined) continue;
    open = open.filter((run) => run[run.length - 1]!.line >= gap.line - 1);
    const run = open.find((members) => continues(members[members.length - 1]!, gap, edge, lines));
    if (run) run.push(gap);
    else {
      const begun = [gap];
      open.push(begun);
      runs.push(begun);
    }
  }
  return runs.filter((run) => run.length >= ALIGNED_SEAMS.seamLines);
}

function continues(last: Gap, gap: Gap, edge: 'left' | 'right', lines: readonly TextLine[]): boolean {
  const [before, line] = [lines[last.line]!, lines[gap.line]!];
  if (gap.line !== last.line + 1 || Math.abs(gap[edge]! - last[edge]!) > ALIGNED_SEAMS.alignedPt) return false;
  return line.box.top - before.box.top < GAP_EM.lines.seamPitch * line.words[0]!.fontSize;
}
