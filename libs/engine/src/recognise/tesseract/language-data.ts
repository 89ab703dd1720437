import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { RecogniserUnavailable } from '../../model/machine-failed';
import { installedModel } from './installed-models';
import type { Model } from './recogniser';

/**
 * A folder that holds at least these models, unpacked from our own packages, so that no machine lacks one, or the machine's. Throws
 * `RecogniserUnavailable` where it cannot be written: no document is to blame for that.
 */
export async function languageFolder(models: readonly Model[]): Promise<string> {
  try {
    const folder = await modelsFolder();
    await Promise.all(models.map((model) => unpackOnce(folder, model)));
    return folder;
  } catch (cause) {
    throw new RecogniserUnavailable("The recogniser's models cannot be unpacked.", { cause });
  }
}

/** Throws as `languageFolder` does where nothing more could be unpacked. */
export async function checkLanguageFolder(): Promise<void> {
  try {
    const probe = join(await modelsFolder(), `.check-${randomUUID()}`);
    await writeFile(probe, '1', { flag: 'wx' }).finally(() => rm(probe, { force: true }));
  } catch (cause) {
    throw new RecogniserUnavailable("The folder of the recogniser's models cannot be written.", { cause });
  }
}

/** The integer models: smaller than the full ones and quicker to read with; the accuracy of the two was not compared. */
const MODEL = '4.0.0_best_int';

let lastFolder: string | undefined;
const beingUnpacked = new Map<string, Promise<void>>();

/** Machines clean their temporary files: what was there may be gone. */
async function modelsFolder(): Promise<string> {
  if (lastFolder === undefined || !(await isThere(lastFolder))) lastFolder = await openCacheFolder();
  return lastFolder;
}

function unpackOnce(folder: string, model: Model): Promise<void> {
  let unpacking = beingUnpacked.get(model);
  if (!unpacking) {
    unpacking = unpack(folder, model).finally(() => beingUnpacked.delete(model));
    beingUnpacked.set(model, unpacking);
  }
  return unpacking;
}

async function unpack(folder: string, model: Model): Promise<void> {
  const target = join(folder, `${model}.traineddata`);
  if (await isThere(target)) return;
  const source = await modelSource(model);
  const partial = `${target}.${randomUUID()}`;
  try {
    await pipeline([...source, createWriteStream(partial, { mode: 0o600 })]);
    await rename(partial, target);
  } catch (error) {
    // A disk that is full stays so for what is left on it.
    await rm(partial, { force: true });
    throw error;
  }
}

async function modelSource(model: Model): Promise<[NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]]> {
  const packed = packedModel(model);
  if (packed !== undefined) return [createReadStream(packed), createGunzip()];
  const installed = await installedModel(model);
  if (installed !== undefined) return [createReadStream(installed)];
  throw new Error(`There is no model ${model}.`);
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

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
