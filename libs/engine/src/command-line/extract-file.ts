import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineError, type EngineErrorCode } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import type { WorkerPool } from '../worker/worker-pool';

/** What became of one file. */
export type FileOutcome =
  | { path: string; ok: true; elapsedMs: number; document: ExtractedDocument }
  | { path: string; ok: false; elapsedMs: number; error: { code: EngineErrorCode | 'not_found'; message: string } };

/** Extracts one file in a worker of the pool; whatever goes wrong becomes that file's outcome. */
export async function extractFile(pool: WorkerPool, path: string, password?: string): Promise<FileOutcome> {
  const startedAt = performance.now();
  const elapsedMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const bytes = await readFile(path);
    const opened = await pool.open(bytes, { fileName: basename(path), password });
    try {
      return { path, ok: true, document: await opened.extract(), elapsedMs: elapsedMs() };
    } finally {
      opened.close();
    }
  } catch (error) {
    return { path, ok: false, error: describe(error), elapsedMs: elapsedMs() };
  }
}

function describe(error: unknown): { code: EngineErrorCode | 'not_found'; message: string } {
  if (error instanceof EngineError) return { code: error.code, message: error.message };
  return { code: 'not_found', message: `The file cannot be read: ${(error as Error).message}` };
}
