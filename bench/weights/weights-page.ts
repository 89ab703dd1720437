import type { MeasuredDocument } from './measured-documents';
import type { Effect, Measured } from './vary-weights';

/** The page of every number with what it decides. */
export function toPage(measured: readonly Measured[], documents: readonly Pick<MeasuredDocument, 'suite'>[]): string {
  const rooms = [...new Set(measured.map(({ room }) => room))];
  return [
    '# Weights of the engine',
    '',
    `Made by \`npm run bench:weights -- --corpus DIR --write\` on ${documents.length} documents: ${suitesOf(documents)}.`,
    '',
    'Each number stands in the `weights.ts` of its room with what it means. Here: how many of the documents are answered otherwise with the',
    'number a fifth smaller and a quarter larger (whole numbers by one at least), and how many more values are then right. Where both sides',
    'lose, the documents chose the number; where nothing changes, they do not tell, and any number near it does as well.',
    '',
    `${measured.length} numbers: ${measured.filter(isDecided).length} are decided by these documents, ${measured.filter(isIdle).length} change none.`,
    ...rooms.flatMap((room) => ['', `## ${room}`, '', ...tableOf(measured.filter((weight) => weight.room === room))]),
    '',
  ].join('\n');
}

function suitesOf(documents: readonly Pick<MeasuredDocument, 'suite'>[]): string {
  const counts = new Map<string, number>();
  for (const { suite } of documents) counts.set(suite, (counts.get(suite) ?? 0) + 1);
  return [...counts].map(([suite, count]) => `${suite} ${count}`).join(', ');
}

/** Neither side is better, and one is worse. */
const isDecided = ({ smaller, larger }: Measured): boolean => smaller.right <= 0 && larger.right <= 0 && smaller.right + larger.right < 0;
const isIdle = ({ smaller, larger }: Measured): boolean => smaller.changed + larger.changed === 0;

function tableOf(measured: readonly Measured[]): string[] {
  const line = ({ group, name, value, smaller, larger }: Measured): string =>
    `| ${group}.${name} | ${value} | ${toCell(smaller)} | ${toCell(larger)} |`;
  return ['| number | value | smaller | larger |', '|---|---|---|---|', ...measured.map(line)];
}

const toCell = ({ changed, right }: Effect): string => (changed === 0 ? '–' : `${changed} documents, ${signed(right)} right`);

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));
