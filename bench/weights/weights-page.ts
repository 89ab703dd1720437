import { weightId, type Weight } from './list-weights';
import type { Effect, Measured } from './vary-weights';

/** Lines of the page by the number's name. */
export type WeightLines = Map<string, WeightLine>;

/** What the page says of one number. */
export interface WeightLine {
  value: number;
  cells: string;
}

const HEAD = [
  '# Weights of the engine',
  '',
  'Made by `npm run bench:weights -- --corpus DIR --write`; a number that came or changed since is measured with `--missing`, and a test holds',
  'that each has its line.',
  '',
  'Each number stands in the `weights.ts` of its room (gaps in `layout/gaps.ts`) with what it means. Here is what it decides. Documents: on the',
  'way of how many of those that were tried the engine looks at the number. Smaller, larger: how many of them are answered otherwise with the',
  'number a fifth smaller and a quarter larger (whole numbers by one at least), and how many more or fewer values are then right. "Confidence of',
  '3": three keep their answer at another confidence. Where both sides lose, the documents chose the number. A dash changes nothing: any number',
  'near it does as well, and it stands as the estimate that it is.',
  '',
  'The sample is a few documents of every suite that says which values are right, and of the made ones; none of more than five pages. Of those',
  'that come to a number sixteen are tried; where it works while a picture is read, two pictures, for reading one takes seconds.',
];

/** What a measurement says, as a line. */
export const toLine = ({ value, documents, smaller, larger }: Measured): WeightLine => ({
  value,
  cells: `${documents} | ${toCell(smaller)} | ${toCell(larger)}`,
});

function toCell({ changed, unsure, right }: Effect): string {
  const parts = [...(changed > 0 ? [`${changed} otherwise, ${signed(right)}`] : []), ...(unsure > 0 ? [`confidence of ${unsure}`] : [])];
  return parts.join('; ') || '–';
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

/** The page of every number that has a line. */
export function toPage(weights: readonly Weight[], lines: WeightLines): string {
  const known = weights.filter((weight) => isMeasured(weight, lines));
  const rooms = [...new Set(known.map(({ room }) => room))];
  return [...HEAD, '', summary(known, lines), ...rooms.flatMap((room) => ['', `## ${room}`, '', ...tableOf(room, known, lines)]), ''].join(
    '\n',
  );
}

/** The page has the number, and as it is now. */
export const isMeasured = (weight: Weight, lines: WeightLines): boolean => lines.get(weightId(weight))?.value === weight.value;

function summary(weights: readonly Weight[], lines: WeightLines): string {
  const cells = weights.map((weight) => lines.get(weightId(weight))!.cells.split(' | '));
  const count = (holds: (documents: string, smaller: string, larger: string) => boolean): number =>
    cells.filter(([documents, smaller, larger]) => holds(documents!, smaller!, larger!)).length;
  const better = count((_, smaller, larger) => /, \+/.test(smaller + larger));
  const worse = count((_, smaller, larger) => /, -/.test(smaller + larger) && !/, \+/.test(smaller + larger));
  const idle = count((_, smaller, larger) => smaller === '–' && larger === '–');
  const unseen = count((documents) => documents === '0');
  return (
    `${weights.length} numbers: with ${worse} another one loses right values, with ${better} another one gains some; ${idle} change nothing, ` +
    `${unseen} of them because no measured document comes to them.`
  );
}

function tableOf(room: string, weights: readonly Weight[], lines: WeightLines): string[] {
  const line = (weight: Weight): string => `| ${weight.group}.${weight.name} | ${weight.value} | ${lines.get(weightId(weight))!.cells} |`;
  return [
    '| number | value | documents | smaller | larger |',
    '| --- | --- | --- | --- | --- |',
    ...weights.filter((weight) => weight.room === room).map(line),
  ];
}

/** Reads the lines of a page that was written before. */
export function readPage(page: string): WeightLines {
  const lines: WeightLines = new Map();
  let room = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) room = line.slice(3);
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== 7 || !Number.isFinite(Number(cells[2]))) continue;
    lines.set(`${room} ${cells[1]}`, { value: Number(cells[2]), cells: cells.slice(3, 6).join(' | ') });
  }
  return lines;
}
