import { parseArgs } from 'node:util';
import { EngineError, extractDocument, fitSchema, type AnswerSchema, type ExtractedDocument, type ValueKind } from '@gridline/engine';
import { CORPUS_FOLDERS, judgedDocuments, type JudgedDocument } from '../accuracy/calibration/judged-documents';
import { findCorpus } from '../accuracy/find-corpus';
import { isFieldRight } from '../accuracy/judging/judge-value';
import { countOf, runCommand, UsageError } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { ABSENT, CALLED } from './names';
import { addScores, share } from '../report/scores';

/** Papers whose fields are known to the letter. */
const SUITES = ['made', 'world'];

const USAGE = `usage: npm run bench:schemas -- --corpus DIR [--every N] [--write]

Asks made and world documents for their fields under names that callers give them, and for fields that they do not have. A property is right
where its value is the truth's; an absent one where it is left out.

  --every  only every so-manieth document (default 3)
  --write  replaces the section of docs/benchmarks.md`;

interface Score {
  asked: number;
  right: number;
  /** Right under the engine's own name: what the best matching could reach. */
  reachable: number;
  absent: number;
  leftOut: number;
}

const NOTHING: Score = { asked: 0, right: 0, reachable: 0, absent: 0, leftOut: 0 };

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { corpus: { type: 'string' }, every: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
  });
  if (!values.corpus) throw new UsageError('--corpus DIR is needed.');
  const every = countOf(values.every, '--every');
  const inputs = (await judgedDocuments(findCorpus(values.corpus, CORPUS_FOLDERS))).filter(
    ({ suite, fileName }) => SUITES.includes(suite) && /\.pdf$/i.test(fileName),
  );
  const scores = new Map<string, Score>();
  const chosen = inputs.filter((_, index) => index % every === 0);
  for (const input of chosen) {
    const document = await extracted(input);
    if (!document) continue;
    for (const { name, index } of MANNERS) {
      const key = `${input.suite} | ${name}`;
      scores.set(key, addScores(scores.get(key) ?? NOTHING, judge(input, document, index)));
    }
  }
  const page = toPage(scores, chosen.length);
  console.log(page);
  if (values.write) await writeBenchmarks('Schemas', page);
}

/** Ways in which callers name things: the lists of names.ts have one of each. */
const MANNERS = ['in camel case, as EN 16931', 'in snake case, in other words', 'in another language', 'by a title alone'].map(
  (name, index) => ({ name, index }),
);

async function extracted(input: JudgedDocument): Promise<ExtractedDocument | undefined> {
  try {
    return await extractDocument(await input.bytes(), { fileName: input.fileName, password: input.password });
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

function judge({ truth }: JudgedDocument, document: ExtractedDocument, manner: number): Score {
  const fields = Object.entries(truth.fields ?? {}).filter(([key]) => key in CALLED);
  const isTitled = manner === 3;
  const nameOf = (key: string): string =>
    isTitled ? `x${key.length}${key.charCodeAt(0)}${key.charCodeAt(key.length - 5)}` : CALLED[key]![manner]!;
  const wanted = Object.fromEntries(
    fields.map(([key]) => [nameOf(key), { kind: kindOf(key), ...(isTitled ? { title: CALLED[key]![3]! } : {}) }]),
  );
  const absent = Object.fromEntries(ABSENT.map((name) => [name, { kind: 'text' as const }]));
  const schema: AnswerSchema = { fields: { ...wanted, ...absent } };
  const { metadata } = fitSchema(document, schema);
  const isRight = (key: string, value: string | undefined): boolean =>
    value !== undefined && [truth.fields![key]!, ...(truth.accepted?.[key] ?? [])].some((each) => isFieldRight(each, value));
  return {
    asked: fields.length,
    right: fields.filter(([key]) => isRight(key, metadata[nameOf(key)])).length,
    reachable: fields.filter(([key]) => isRight(key, document.metadata[key])).length,
    absent: ABSENT.length,
    leftOut: ABSENT.filter((name) => metadata[name] === undefined).length,
  };
}

const kindOf = (key: string): ValueKind => (/Date$|^period/.test(key) ? 'date' : 'text');

function toPage(scores: ReadonlyMap<string, Score>, documents: number): string {
  return [
    `Made by \`npm run bench:schemas -- --corpus DIR --write\` on ${documents} documents. Each is asked for the fields that it has, under the names of one manner, and for ${ABSENT.length} that it has not. Reachable: right under the engine's own name.`,
    '',
    '| suite | names | properties | right | reachable | absent ones left out |',
    '|---|---|---|---|---|---|',
    ...[...scores].map(
      ([key, { asked, right, reachable, absent, leftOut }]) =>
        `| ${key} | ${asked} | ${share(right, asked)} | ${share(reachable, asked)} | ${share(leftOut, absent)} |`,
    ),
  ].join('\n');
}

void runCommand(USAGE, main);
