import type { Readable } from 'node:stream';
import { BATCH_DOCUMENTS, ServiceError, fileKey, type ErrorCode } from '@gridline/contracts';
import { isAway, newId } from '@gridline/runtime';
import { bounded } from '@gridline/targets';
import yauzl from 'yauzl';
import { uploadedName } from '../http/file-name';
import { tooLarge } from '../infer/upload';
import { LARGEST_UPLOADS, refused, tooMany, type UploadTarget, type ReceivedFile } from './receive-files';

/** How every ZIP that is not empty begins. */
const ZIP_START = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Parts that office files have, which are ZIPs too and documents themselves. */
const OFFICE_PARTS = new Set(['[Content_Types].xml', 'mimetype']);

/** What archivers of systems put beside the files of a person. */
const NOT_OF_A_PERSON = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Entries of a ZIP's directory that are read: folders and what is not of a person count here and not as documents. */
const ENTRIES_MAX = BATCH_DOCUMENTS * 20;

/** The files of a lone ZIP, each stored; anything else as it is. Throws `too_many_files` and `corrupt_document`. */
export async function unpack(files: readonly ReceivedFile[], target: UploadTarget): Promise<ReceivedFile[]> {
  const [only, ...others] = files;
  if (!only || others.length > 0 || !('file' in only)) return [...files];
  const { storageKey } = only.file;
  try {
    if (!(await startsAsZip(await target.storage.read(storageKey)))) return [...files];
    const zip = await openZip(await target.storage.readAll(storageKey));
    const entries = await entriesOf(zip);
    if (entries.some(({ fileName }) => OFFICE_PARTS.has(fileName))) return [...files];
    const wanted = entries.filter(({ fileName }) => !fileName.endsWith('/') && !NOT_OF_A_PERSON.test(fileName));
    if (wanted.length === 0) throw new ServiceError('missing_file', 'The ZIP has no files.');
    if (wanted.length > BATCH_DOCUMENTS) throw tooMany();
    const unpacked = await storeAll(zip, wanted, target);
    await target.storage.remove(storageKey);
    return unpacked;
  } catch (error) {
    // A storage that is away is asked for nothing more while the client waits; the sweeper removes what no row knows.
    if (!isAway(error)) await target.storage.remove(storageKey);
    throw error;
  }
}

/** One after the other, as long as there is room: what claims to be small and is not, is cut. */
async function storeAll(zip: yauzl.ZipFile, entries: readonly yauzl.Entry[], target: UploadTarget): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  let room = target.maxBytes * LARGEST_UPLOADS;
  for (const entry of entries) {
    const stored = await store(zip, entry, target, Math.min(target.maxBytes, room));
    if ('file' in stored) room -= stored.file.bytes;
    received.push(stored);
  }
  return received;
}

async function store(zip: yauzl.ZipFile, entry: yauzl.Entry, target: UploadTarget, room: number): Promise<ReceivedFile> {
  const { storage, accountId, maxBytes } = target;
  const fileName = uploadedName(entry.fileName);
  const refusedAs = (code: ErrorCode, detail: string): ReceivedFile => refused(fileName, new ServiceError(code, detail));
  if (entry.isEncrypted()) return refusedAs('encrypted_document', 'The file of the ZIP is encrypted.');
  const id = newId('file');
  const storageKey = fileKey(accountId, id);
  try {
    const { bytes, sha256 } = await storage.write(
      storageKey,
      bounded(await openEntry(zip, entry), room, () => new TooLarge()),
    );
    if (bytes > 0) return { file: { id, name: fileName, storageKey, bytes, sha256 } };
    await storage.remove(storageKey);
    return refusedAs('empty_file', 'The file has no bytes.');
  } catch (error) {
    if (isAway(error)) throw error;
    await storage.remove(storageKey);
    if (error instanceof TooLarge) return refused(fileName, tooLarge(maxBytes));
    if (error instanceof ServiceError) throw error;
    return refusedAs('corrupt_document', 'The file cannot be unpacked.');
  }
}

class TooLarge extends Error {}

async function startsAsZip(content: Readable): Promise<boolean> {
  for await (const part of content) return (part as Buffer).subarray(0, ZIP_START.length).equals(ZIP_START);
  return false;
}

function openZip(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => (zip ? resolve(zip) : reject(damaged(error))));
  });
}

function entriesOf(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(damaged(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      if (entries.length > ENTRIES_MAX) reject(tooMany());
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error ?? new Error('no stream'))));
  });
}

const damaged = (cause: unknown): ServiceError => new ServiceError('corrupt_document', 'The ZIP is damaged.', { cause });
