import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { installedModel } from './installed-models';
import type { Model } from './recogniser';

/** A folder that holds at least these models, unpacked from our own packages, so that no machine lacks one, or the machine's. */
export async function languageFolder(models: readonly Model[]): Promise<string> {
  const folder = await (cacheFolder ??= openCacheFolder());
  await Promise.all(models.map((model) => unpackOnce(folder, model)));
  return folder;
}

/** The integer models: smaller than the full ones and quicker to read with; the accuracy of the two was not compared. */
const MODEL = '4.0.0_best_int';

let cacheFolder: Promise<string> | undefined;
const unpacked = new Map<string, Promise<void>>();

function unpackOnce(folder: string, model: Model): Promise<void> {
  let unpacking = unpacked.get(model);
  if (!unpacking) {
    unpacking = unpack(folder, model);
    unpacked.set(model, unpacking);
    unpacking.catch(() => unpacked.delete(model));
  }
  return unpacking;
}

async function unpack(folder: string, model: Model): Promise<void> {
  const target = join(folder, `${model}.traineddata`);
  if (await exists(target)) return;
  const partial = `${target}.${randomUUID()}`;
  const packed = packedModel(model);
  const installed = packed === undefined ? await installedModel(model) : undefined;
  if (packed !== undefined) await pipeline(createReadStream(packed), createGunzip(), createWriteStream(partial, { mode: 0o600 }));
  else if (installed !== undefined) await pipeline(createReadStream(installed), createWriteStream(partial, { mode: 0o600 }));
  else throw new Error(`There is no model ${model}.`);
  await rename(partial, target);
}

/** The model among our own packages, which have those of the Latin alphabet. */
function packedModel(model: Model): string | undefined {
  try {
    return join(dirname(require.resolve(`@tesseract.js-data/${model}/package.json`)), MODEL, `${model}.traineddata.gz`);
  } catch {
    return undefined;
  }
}

/** One folder per user, kept between runs; where another user has taken the name, a fresh one of our own. */
async function openCacheFolder(): Promise<string> {
  const uid = process.getuid?.() ?? -1;
  const folder = join(tmpdir(), `gridline-language-data-${uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const ours = found.isDirectory() && (uid < 0 || (found.uid === uid && (found.mode & 0o022) === 0));
  return ours ? folder : mkdtemp(`${folder}-`);
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
