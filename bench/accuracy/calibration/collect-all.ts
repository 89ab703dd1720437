import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Collected, CollectRequest } from './collect-samples';
import type { JudgedDocument } from './judged-documents';
import type { Sample } from './sample';

/** A document that takes longer hangs: ten times what the slowest scan of the suites takes on a busy machine. */
const TIME_LIMIT_MS = 300_000;

/** Where the documents are, as `judgedDocuments` is told. */
export interface Sources {
  corpus: string;
  sheets: readonly string[];
}

/** What came of reading everything. */
export interface CollectedAll {
  /** Parallel to the documents, whichever process read them. */
  samples: Sample[][];
  /** Documents whose reader crashed or hung: they count as nothing, and the rest goes on. */
  lost: JudgedDocument[];
}

/** The samples of every document: one process a core, each reading the next document in turn. */
export async function collectAll(
  documents: readonly JudgedDocument[],
  sources: Sources,
  onDone: (done: number) => void,
): Promise<CollectedAll> {
  const samples: Sample[][] = documents.map(() => []);
  const lost: JudgedDocument[] = [];
  let next = 0;
  let done = 0;
  const readShare = async (): Promise<void> => {
    let reader = startReader(sources);
    while (next < documents.length) {
      const index = next++;
      const collected = await readOne(reader, index);
      if (collected) samples[index] = collected.samples;
      else {
        lost.push(documents[index]!);
        reader.kill('SIGKILL');
        reader = startReader(sources);
      }
      onDone(++done);
    }
    reader.kill();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, readShare));
  return { samples, lost };
}

const startReader = ({ corpus, sheets }: Sources): ChildProcess => fork(join(__dirname, 'collect-samples.js'), [corpus, ...sheets]);

/** Undefined where the reader ended or took too long. */
function readOne(reader: ChildProcess, index: number): Promise<Collected | undefined> {
  return new Promise((resolve) => {
    const settle = (collected?: Collected): void => {
      clearTimeout(timer);
      for (const event of ['message', 'exit', 'error']) reader.removeAllListeners(event);
      resolve(collected);
    };
    const timer = setTimeout(settle, TIME_LIMIT_MS);
    reader.once('message', (collected: Collected) => settle(collected));
    reader.once('exit', () => settle());
    reader.once('error', () => settle());
    reader.send({ index } satisfies CollectRequest);
  });
}
