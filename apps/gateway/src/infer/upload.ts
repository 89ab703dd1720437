import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { SCHEMA_CHARACTERS_MAX, ServiceError, fileKey } from '@gridline/contracts';
import { isAway, newId } from '@gridline/runtime';
import type { Storage, Stored } from '@gridline/storage';
import { uploadedName } from '../http/file-name';
import { MultipartForm } from '../http/multipart-form';

/** A file that was stored while it arrived, and the form's other parts. */
export interface Upload {
  file: { id: string; name: string; storageKey: string; bytes: number; sha256: string };
  fields: Map<string, string>;
  /** Where those stand, for what is said of them. */
  location: 'form' | 'body';
}

/** Bytes of a text part at most (a schema is the largest), and how many parts a form may have. */
const FIELD_BYTES = 4 * SCHEMA_CHARACTERS_MAX;
const PARTS = 20;

/** What a form's own text may add to the file, before a declared length is refused. */
const FORM_BYTES = 64 * 1024 + FIELD_BYTES;

/**
 * Streams the form's one part `file` into the storage; it is never whole in memory. Throws the upload errors of the catalogue, and
 * leaves nothing stored when it throws.
 */
export async function receiveUpload(request: IncomingMessage, storage: Storage, accountId: string, maxBytes: number): Promise<Upload> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw new ServiceError('unsupported_media_type', 'Send the document as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes);
  const form = new UploadForm(storage, accountId, maxBytes);
  try {
    return await form.receive(request);
  } catch (error) {
    // A storage that is away is asked for nothing more while the client waits; the sweeper removes what no row knows.
    if (!isAway(error)) await form.discard();
    throw error;
  }
}

class UploadForm {
  private readonly fields = new Map<string, string>();
  private readonly repeated: string[] = [];
  private readonly fileId = newId('file');
  private readonly storageKey: string;
  private fileName = '';
  private writing: Promise<Stored> | undefined;
  private tooManyFiles = false;
  private form: MultipartForm | undefined;

  constructor(
    private readonly storage: Storage,
    accountId: string,
    private readonly maxBytes: number,
  ) {
    this.storageKey = fileKey(accountId, this.fileId);
  }

  async receive(request: IncomingMessage): Promise<Upload> {
    await this.parse(request);
    if (this.tooManyFiles) throw new ServiceError('too_many_files', 'Send one document per request.');
    if (!this.writing) throw new ServiceError('missing_file', 'The form has no file in a part named "file".');
    this.form?.refuseUnknown();
    const { bytes, sha256 } = await this.writing;
    if (bytes > this.maxBytes) throw tooLarge(this.maxBytes);
    if (bytes === 0) throw new ServiceError('empty_file', 'The file has no bytes.');
    if (this.repeated.length > 0) {
      const errors = this.repeated.map((name) => ({ location: `form.${name}`, message: 'given more than once, or too long' }));
      throw new ServiceError('invalid_parameter', 'A part of the form is repeated or too long.', { errors });
    }
    return {
      file: { id: this.fileId, name: this.fileName, storageKey: this.storageKey, bytes, sha256 },
      fields: this.fields,
      location: 'form',
    };
  }

  /** Removes what was stored, once nothing is being written any more. */
  async discard(): Promise<void> {
    await this.writing?.catch(() => undefined);
    await this.storage.remove(this.storageKey);
  }

  private async parse(request: IncomingMessage): Promise<void> {
    this.form = new MultipartForm(request, { fileSize: this.maxBytes + 1, fieldSize: FIELD_BYTES, parts: PARTS });
    this.form.parts.on('file', (name, stream, info) => this.takeFile(name, stream, info.filename));
    this.form.parts.on('field', (name, value, info) => this.takeField(name, value, info.valueTruncated));
    await this.form.read();
  }

  private takeFile(name: string, stream: Readable, fileName: string | undefined): void {
    if (name !== 'file') return this.form?.pass(name, stream);
    if (this.writing) {
      this.tooManyFiles = true;
      stream.once('error', (error) => this.form?.refuse(error)).resume();
      return;
    }
    this.fileName = uploadedName(fileName);
    stream.once('limit', () => this.form?.refuse(tooLarge(this.maxBytes)));
    this.writing = this.storage.write(this.storageKey, stream);
    this.writing.catch((error: unknown) => this.form?.refuse(error));
  }

  private takeField(name: string, value: string, truncated: boolean): void {
    if (this.fields.has(name) || truncated) this.repeated.push(name);
    this.fields.set(name, value);
  }
}

/** What is said of a file over the plan's limit. */
export const tooLarge = (maxBytes: number): ServiceError =>
  new ServiceError('file_too_large', `The plan takes files of up to ${maxBytes / 1024 / 1024} MB.`);
