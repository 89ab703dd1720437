import { EngineError, openDocument, type Answer, type AnswerSignals } from '@gridline/engine';
import { judgeFields } from '../judging/judge-answer';
import { judgeTable } from '../judging/truth-grid';
import { judgedDocuments, type JudgedDocument } from './judged-documents';
import type { Sample } from './sample';

/** What the calibration asks a collector for, and what it gets. */
export type CollectRequest = { index: number };
export interface Collected {
  index: number;
  samples: Sample[];
}

/** Every value of an answer that the truth speaks of, with its signals. */
export function toSamples(
  answer: Answer,
  signals: AnswerSignals,
  { suite, group, truth }: Pick<JudgedDocument, 'suite' | 'group' | 'truth'>,
): Sample[] {
  const indexOf = new Map(answer.fields.map(({ key }, index) => [key, index]));
  const fields = judgeFields(Object.fromEntries(answer.fields.map(({ key, value }) => [key, value])), truth);
  const rows = answer.rows.map(({ cells }) => cells.map(({ text }) => text));
  const cells = answer.source ? judgeTable(truth, rows) : [];
  return [
    ...fields.map(({ key, right }): Sample => ({ kind: 'field', suite, group, signals: signals.fields[indexOf.get(key)!]!, right })),
    ...cells.map(({ row, column, right }): Sample => ({ kind: 'cell', suite, group, signals: signals.cell(row, column), right })),
  ];
}

async function collect(document: JudgedDocument): Promise<Sample[]> {
  let samples: Sample[] = [];
  try {
    const opened = await openDocument(await document.bytes(), { fileName: document.fileName, password: document.password });
    await opened.extract(({ answer }, signals) => (samples = toSamples(answer, signals, document)));
    opened.close();
  } catch (error) {
    // A refused document has no values to judge.
    if (!(error instanceof EngineError)) throw error;
  }
  return samples;
}

/** A process of its own: reads the documents it is asked for, one after the other. It dies of what is not a refusal, and is replaced. */
async function serve([corpus, ...sheets]: readonly string[]): Promise<void> {
  const documents = await judgedDocuments(corpus!, sheets);
  process.on('message', ({ index }: CollectRequest) => {
    collect(documents[index]!).then(
      (samples) => process.send!({ index, samples } satisfies Collected),
      (error: unknown) => {
        console.error(`${documents[index]!.suite} ${documents[index]!.id}:`, error);
        process.exit(1);
      },
    );
  });
}

if (require.main === module) void serve(process.argv.slice(2));
