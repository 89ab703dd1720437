import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Causes } from './causes/count-causes';
import type { Reliability } from './reliability/reliability';

/** What one run of a suite measured. */
export interface SuiteResult {
  suite: string;
  /** How many documents ran, and whether that was all of them. */
  documents: number;
  isWhole: boolean;
  measures: Record<string, number>;
  perDocument: Record<string, number>;
  /** Errors by cause, of the suite and of each document that has any. */
  causes: Causes;
  causesByDocument: Record<string, Causes>;
  /** How honest its confidences are, where the truth tells what is right. */
  reliability: { cells?: Reliability; fields?: Reliability };
  /** Refusals by document: code and message. */
  refused: Record<string, string>;
  pages: number;
  cpuSeconds: number;
  peakMb: number;
  commit: string;
  date: string;
}

/** The results kept from earlier runs, in a folder that is not part of the project. */
export class History {
  constructor(private readonly folder: string) {}

  /** The last result of a suite over the same documents; undefined on a first run. */
  async last(suite: string, isWhole: boolean, documents: number): Promise<SuiteResult | undefined> {
    const results = await this.read();
    return results[keyOf({ suite, isWhole, documents })];
  }

  /** Keeps a result as the suite's last, and beside those of its commit. */
  async keep(result: SuiteResult): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const results = { ...(await this.read()), [keyOf(result)]: result };
    await writeFile(join(this.folder, 'last.json'), JSON.stringify(results, null, 1));
    const ofCommit = await this.read(`${result.commit}.json`);
    await writeFile(join(this.folder, `${result.commit}.json`), JSON.stringify({ ...ofCommit, [keyOf(result)]: result }, null, 1));
  }

  /** The last result of every suite that ran as a whole. */
  async wholeSuites(): Promise<SuiteResult[]> {
    return Object.values(await this.read()).filter(({ isWhole }) => isWhole);
  }

  private async read(name = 'last.json'): Promise<Record<string, SuiteResult>> {
    try {
      const kept = JSON.parse(await readFile(join(this.folder, name), 'utf8')) as Record<string, SuiteResult>;
      return Object.fromEntries(Object.entries(kept).map(([key, result]) => [key, { ...UNANALYSED, ...result }]));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}

/** What results that were kept before there was an analysis lack. */
const UNANALYSED = { causes: {}, causesByDocument: {}, reliability: {} };

const keyOf = ({ suite, isWhole, documents }: Pick<SuiteResult, 'suite' | 'isWhole' | 'documents'>): string =>
  isWhole ? suite : `${suite} (${documents})`;

/** The commit that is measured; a changed work tree is marked, and sources outside of git have none. */
export function currentCommit(root: string): string {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', '--short', 'HEAD');
  return commit === undefined ? 'none' : commit + (git('status', '--porcelain', '--', 'libs/engine') === '' ? '' : '-changed');
}
