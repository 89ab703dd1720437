import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { BATCH_DOCUMENTS, SCHEMA_CHARACTERS_MAX, ServiceError, fileKey, type ErrorCode } from '@gridline/contracts';
import { isAway, newId } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import { uploadedName } from '../http/file-name';
import { MultipartForm } from '../http/multipart-form';
import { tooLarge, type Upload } from '../infer/upload';

/** Where files are stored, and how large one may be. */
export interface UploadTarget {
  storage: Storage;
  accountId: string;
  maxBytes: number;
}

/** A file that was stored, or why it was not. */
export type ReceivedFile = { file: Upload['file'] } | { fileName: string; error: { code: ErrorCode; detail: string } };

/** A batch holds as much as so many of the largest documents. */
export const LARGEST_UPLOADS = 10;

/** A schema is the largest. */
const FIELD_BYTES = 4 * SCHEMA_CHARACTERS_MAX;
const FIELDS = 20;

/** Streams every part named `file` into the storage. Throws where the form itself is wrong, and then leaves nothing stored. */
export async function receiveFiles(
  request: IncomingMessage,
  target: UploadTarget,
): Promise<{ files: ReceivedFile[]; fields: Map<string, string> }> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new ServiceError('unsupported_media_type', 'Send the documents as multipart/form-data.');
  const form = new BatchForm(target);
  try {
    await form.parse(request);
    const files = await form.files();
    if (files.length === 0) throw new ServiceError('missing_file', 'The form has no file in a part named "file".');
    return { files, fields: form.fields };
  } catch (error) {
    // A storage that is away is asked for nothing more while the client waits; the sweeper removes what no row knows.
    if (!isAway(error)) await form.discard();
    throw error;
  }
}

class BatchForm {
  readonly fields = new Map<string, string>();
  private readonly writing: Promise<ReceivedFile>[] = [];
  private readonly keys: string[] = [];
  private bytes = 0;
  private form: MultipartForm | undefined;

  constructor(private readonly target: UploadTarget) {}

  files(): Promise<ReceivedFile[]> {
    if (this.writing.length > 0) this.form?.refuseUnknown();
    return Promise.all(this.writing);
  }

  async discard(): Promise<void> {
    await Promise.allSettled(this.writing);
    for (const key of this.keys) await this.target.storage.remove(key);
  }

  async parse(request: IncomingMessage): Promise<void> {
    const { maxBytes } = this.target;
    this.form = new MultipartForm(request, { files: BATCH_DOCUMENTS, fileSize: maxBytes + 1, fieldSize: FIELD_BYTES, fields: FIELDS });
    request.on('data', (part: Buffer) => {
      this.bytes += part.length;
      if (this.bytes > maxBytes * LARGEST_UPLOADS) this.form?.refuse(tooLargeInAll(maxBytes));
    });
    this.form.parts.on('file', (name, stream, info) => this.takeFile(name, stream, info.filename));
    this.form.parts.on('field', (name, value, info) => this.takeField(name, value, info.valueTruncated));
    this.form.parts.on('filesLimit', () => this.form?.refuse(tooMany()));
    await this.form.read();
  }

  private takeFile(name: string, stream: Readable, given: string | undefined): void {
    if (name !== 'file') return this.form?.pass(name, stream);
    const written = this.write(uploadedName(given), stream);
    written.catch((error: unknown) => this.form?.refuse(error));
    this.writing.push(written);
  }

  private async write(name: string, stream: Readable): Promise<ReceivedFile> {
    const { storage, accountId, maxBytes } = this.target;
    const id = newId('file');
    const storageKey = fileKey(accountId, id);
    this.keys.push(storageKey);
    const { bytes, sha256 } = await storage.write(storageKey, stream);
    if (bytes > 0 && bytes <= maxBytes) return { file: { id, name, storageKey, bytes, sha256 } };
    await storage.remove(storageKey);
    return refused(name, bytes === 0 ? new ServiceError('empty_file', 'The file has no bytes.') : tooLarge(maxBytes));
  }

  private takeField(name: string, value: string, truncated: boolean): void {
    if (this.fields.has(name) || truncated) {
      const errors = [{ location: `form.${name}`, message: 'given more than once, or too long' }];
      this.form?.refuse(new ServiceError('invalid_parameter', 'A part of the form is repeated or too long.', { errors }));
    }
    this.fields.set(name, value);
  }
}

/** A file that is answered with its error, while the others of its batch go on. */
export const refused = (fileName: string, { code, detail }: ServiceError): ReceivedFile => ({ fileName, error: { code, detail } });

export const tooMany = (): ServiceError => new ServiceError('too_many_files', `A batch has ${BATCH_DOCUMENTS} documents at most.`);

const tooLargeInAll = (maxBytes: number): ServiceError =>
  new ServiceError('file_too_large', `A batch holds ${(maxBytes * LARGEST_UPLOADS) / 1024 / 1024} MB at most.`);
