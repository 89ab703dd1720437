import { boxHeight, overlapY, unionBox } from '../../model/box';
import { printedUnits, sumUnits, unitsOf } from '../../reckoning/money';
import { toCandidate, type Candidate } from '../candidates/candidate';
import type { Known } from '../candidates/candidate-finder';
import type { PageFindings } from '../candidates/page-findings';
import { TAX_SUMS } from './weights';

/** Taxes of several rates, each on a line of its own (`VAT 20 %`, `VAT 5 %`; `CGST`, `SGST`), as the one total that the document leaves to the reader. */
export function taxSums(_pages: readonly PageFindings[], { labelled }: Known): Candidate[] {
  const lines = labelled.filter(isTaxLine).sort((a, b) => a.page.number - b.page.number || a.box.top - b.box.top);
  return blocksOf(onePerLabel(lines)).flatMap((block) => (block.length > 1 ? [toSum(block)] : []));
}

const isTaxLine = ({ key, label, box, score, signals }: Candidate): boolean =>
  key === 'taxTotal' &&
  label !== undefined &&
  score > TAX_SUMS.labelled &&
  signals.formatValid >= TAX_SUMS.printedAmount &&
  overlapY(label.box, box) > TAX_SUMS.sameLine * boxHeight(box);

/** The best amount of each label, and each amount once: `VAT 20 % of 100.00   20.00` has two. */
function onePerLabel(lines: readonly Candidate[]): Candidate[] {
  return lines.filter(
    (line) =>
      !lines.some(
        (other) => other !== line && (other.label === line.label || other.coveredWords === line.coveredWords) && isBetter(other, line),
      ),
  );
}

/** The tax is the last amount of its line. */
const isBetter = (other: Candidate, line: Candidate): boolean =>
  other.box.right > line.box.right || (other.coveredWords === line.coveredWords && other.score > line.score);

function blocksOf(lines: readonly Candidate[]): Candidate[][] {
  const blocks: Candidate[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block && follows(block.at(-1)!, line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function follows(above: Candidate, line: Candidate): boolean {
  const height = Math.max(boxHeight(above.box), boxHeight(line.box));
  const gap = line.box.top - above.box.top;
  return (
    above.page === line.page &&
    gap > TAX_SUMS.nextLine * height &&
    gap < TAX_SUMS.blockPitch * height &&
    Math.abs(above.box.right - line.box.right) < TAX_SUMS.aligned * height
  );
}

function toSum(block: readonly Candidate[]): Candidate {
  const [first] = block;
  const value = printedUnits(sumUnits(block.map(unitsOf)));
  const least = (signal: 'labelStrength' | 'position' | 'readScore'): number => Math.min(...block.map(({ signals }) => signals[signal]));
  const box = unionBox(block.map((line) => line.box));
  return toCandidate(
    'taxTotal',
    { value, text: value, box, readScore: least('readScore') },
    {
      ...{ page: first!.page, score: Math.min(...block.map(({ score }) => score)), beside: 'sum' },
      ...(first!.label ? { label: first!.label } : {}),
      ...{ labelStrength: least('labelStrength'), position: least('position'), formatValid: 1, derived: 1 },
    },
  );
}
