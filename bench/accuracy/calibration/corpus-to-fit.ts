import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../../command-line/run-command';
import { rememberReadings } from '../../same/remember-readings';
import { findCorpus } from '../find-corpus';
import { CORPUS_FOLDERS } from './judged-documents';

/** Where what Tesseract reads is kept, seen from the built file in dist/bench/accuracy/calibration. */
const READINGS = join(__dirname, '..', '..', '..', '..', '.bench', 'readings');

/** What a bench is told that fits on the corpus: `--corpus DIR [--readings DIR] [--write]`. From here on nothing is recognised twice. */
export async function corpusToFit(argv: string[]): Promise<{ corpus: string; writes: boolean }> {
  const { values } = parseArgs({
    args: argv,
    options: { corpus: { type: 'string' }, readings: { type: 'string', default: READINGS }, write: { type: 'boolean', default: false } },
  });
  if (!values.corpus) throw new UsageError('--corpus DIR is needed.');
  process.env['PATH'] = (await rememberReadings(values.readings))['PATH'];
  return { corpus: findCorpus(values.corpus, CORPUS_FOLDERS), writes: values.write };
}
