import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { EngineOptions } from '../extract-document';
import { EngineError, type EngineErrorCode } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import { WorkerLost } from '../worker/engine-worker';
import type { WorkerPool } from '../worker/worker-pool';

/** Why a file has no table; `not_found` where it could not even be read from the disk. */
interface FileRefusal {
  code: EngineErrorCode | 'not_found';
  message: string;
}

/** What became of one file; `cause` is what the engine ran into, for a person who looks into it. */
export type FileOutcome =
  | { path: string; ok: true; elapsedMs: number; document: ExtractedDocument }
  | { path: string; ok: false; elapsedMs: number; error: FileRefusal; cause?: unknown };

/** Extracts one file in a worker of the pool; a file that cannot be read or is refused becomes an outcome like any other. */
export async function extractFile(pool: WorkerPool, path: string, password?: string): Promise<FileOutcome> {
  const startedAt = performance.now();
  const elapsedMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const document = await extractBytes(pool, await readBytes(path), { fileName: basename(path), password });
    return { path, ok: true, document, elapsedMs: elapsedMs() };
  } catch (error) {
    if (!(error instanceof EngineError) && !(error instanceof FileNotRead)) throw error;
    return { path, ok: false, error: { code: error.code, message: error.message }, cause: error.cause, elapsedMs: elapsedMs() };
  }
}

/** Opens, extracts and closes one document in a worker of the pool; once more where somebody else ended the worker's process. */
async function extractBytes(pool: WorkerPool, bytes: Uint8Array, options: EngineOptions): Promise<ExtractedDocument> {
  return extractOnce(pool, bytes, options).catch((error: unknown) => {
    if (error instanceof WorkerLost) return extractOnce(pool, bytes, options);
    throw error;
  });
}

async function extractOnce(pool: WorkerPool, bytes: Uint8Array, options: EngineOptions): Promise<ExtractedDocument> {
  const opened = await pool.open(bytes, options);
  try {
    return await opened.extract();
  } finally {
    opened.close();
  }
}

class FileNotRead extends Error {
  readonly code = 'not_found';
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const reason = READ_FAILURES[(cause as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new FileNotRead(reason) : new FileNotRead('The file cannot be read.', { cause });
  }
}

/** What keeps a file from being read, by the system's code; the rest is told as the cause. */
const READ_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder.',
  EACCES: 'The file may not be read by this user.',
};
