import { Transform, type Readable } from 'node:stream';
import yauzl from 'yauzl';
import { EngineError } from '../../model/engine-error';

/** Office packages of the measured suites hold at most a few hundred parts; a million entries are an attack on memory. */
export const MAX_ENTRIES = 20_000;

/** Bytes that one part may inflate to: a sheet of a million cells needs about 60 MB. */
export const MAX_PART_BYTES = 400_000_000;

/** The parts of a ZIP package by name. Nothing is inflated before it is asked for. */
export interface ZipArchive {
  names: string[];
  has(name: string): boolean;
  /** Inflates part by part; fails with `corrupt_document` past `maxBytes`, whatever size the archive claims. */
  stream(name: string, maxBytes?: number): Promise<Readable>;
  /** The whole part as text in UTF-8. */
  readText(name: string, maxBytes?: number): Promise<string>;
}

/** Reads a ZIP's directory. Throws `corrupt_document` where there is none. */
export async function openZip(bytes: Uint8Array): Promise<ZipArchive> {
  const zip = await openDirectory(bytes);
  const entries = await listEntries(zip);

  async function stream(name: string, maxBytes = MAX_PART_BYTES): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new EngineError('corrupt_document', 'A part of the file is missing.');
    const source = await openEntry(zip, entry);
    const capped = capBytes(maxBytes);
    source.on('error', (cause) => capped.destroy(asCorrupt(cause)));
    capped.on('close', () => source.destroy());
    return source.pipe(capped);
  }

  async function readText(name: string, maxBytes = MAX_PART_BYTES): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of await stream(name, maxBytes)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
  }

  return { names: [...entries.keys()], has: (name) => entries.has(name), stream, readText };
}

/** Text parts of one package together; War and Peace as DOCX has 11 MB of it. */
export const MAX_PACKAGE_BYTES = 200_000_000;

/** Throws `corrupt_document` where a package's XML inflates past the limit: for readers that inflate it without a limit of their own. */
export async function refuseBombs(zip: ZipArchive): Promise<void> {
  let left = MAX_PACKAGE_BYTES;
  for (const name of zip.names.filter((part) => /\.(xml|rels|bin)$/i.test(part))) {
    for await (const chunk of await zip.stream(name, left)) left -= (chunk as Buffer).length;
  }
}

function asCorrupt(cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  return new EngineError('corrupt_document', 'The file is damaged: its packed parts cannot be read.', { cause });
}

function openDirectory(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, zip) => (zip ? resolve(zip) : reject(asCorrupt(error))));
  });
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(asCorrupt(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entries.size >= MAX_ENTRIES) {
        reject(new EngineError('corrupt_document', 'The file holds too many packed parts.'));
        return;
      }
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(asCorrupt(error))));
  });
}

function capBytes(maxBytes: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      total += chunk.length;
      if (total > maxBytes) callback(new EngineError('corrupt_document', 'A packed part of the file inflates past the size limit.'));
      else callback(null, chunk);
    },
  });
}
