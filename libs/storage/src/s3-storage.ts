import { dirname } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Away } from '@gridline/runtime';
import { watchCredentials } from './credentials';
import { Measured } from './measured';
import { PartsInMemory, type Held } from './parts-in-memory';
import { PROGRESS, watchedAgents, type Progress, type ProgressLimit } from './progress';
import { FileMissing, Storage, checkKey, type Download, type Stored } from './storage';

/** Where the bucket is. Who we are is told by the SDK's own chain: `AWS_ACCESS_KEY_ID`, a role of the pod, a profile. */
export interface S3Options {
  bucket: string;
  region: string;
  /** Of a server that is not AWS's; the bucket is then named in the path. */
  endpoint?: string;
  /** Set where the bucket is shared: keys begin with it. */
  prefix?: string;
  /** How long a link to a file holds; none are given where it is 0. */
  linkSeconds?: number;
  /** What the bucket is held to. */
  progress?: Progress;
  /** What its uploads hold in memory. */
  parts?: PartsInMemory;
}

/** Stands in every bucket that is a storage, as in a folder. */
const MARKER = '.gridline-storage';
/** Where uploads are; a bucket that holds one was a storage before. */
const FILES = 'files/';

/** The smallest part that S3 takes is 5 MiB; most documents are one request, and a stream holds two parts in memory. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** A server that is away is told within the three seconds that a client waits, one more attempt included. */
const CONNECT_MS = 1_000;
const ATTEMPTS = 2;
/** A marker is a few bytes. */
const CHECK_MS = 2_000;
/** To the first byte of an answer, all attempts together: less than the three seconds that a client waits. */
const ANSWER_MS = 2_500;
const INSIDE_OF_RETRIES = { step: 'finalizeRequest', priority: 'low' } as const;

/** Files in a bucket of S3, or of a server that speaks its protocol. Parts carry checksums, which the server verifies. */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly uploading: S3Client;
  private readonly prefix: string;
  private readonly parts: PartsInMemory;

  constructor(private readonly options: S3Options) {
    super();
    this.parts = options.parts ?? new PartsInMemory();
    this.prefix = options.prefix ? `${options.prefix}/` : '';
    const { patient, prompt } = options.progress ?? PROGRESS;
    this.client = this.connect(patient);
    this.uploading = this.connect(prompt);
    this.uploading.middlewareStack.add((next) => (request) => next(request).catch(notAgainAfterSilence), INSIDE_OF_RETRIES);
  }

  private connect(limit: ProgressLimit): S3Client {
    const client = new S3Client({
      region: this.options.region,
      ...(this.options.endpoint ? { endpoint: this.options.endpoint, forcePathStyle: true } : {}),
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, ...watchedAgents(limit) },
    });
    watchCredentials(client);
    return client;
  }

  /** Throws `Away` where the bucket is empty although there are files somewhere: it is not the one that they are in. */
  async claim(hasFiles: () => Promise<boolean>): Promise<void> {
    if (await this.isMarked()) return;
    if (!(await this.hasAny(FILES)) && (await hasFiles()))
      throw new Away(`The bucket ${this.options.bucket} is not the storage that the files are in: it is empty.`);
    await this.send(() => this.client.send(new PutObjectCommand({ ...this.at(MARKER), Body: 'The files of Gridline.\n' })));
  }

  /** A file of several parts is there once all of them are; what fails before leaves no part. */
  async write(key: string, content: Readable): Promise<Stored> {
    checkKey(key);
    const held = this.parts.begin(dirname(key), (error) => measured.destroy(error));
    const measured: Measured = new Measured((bytes) => held.took(bytes));
    const upload = this.upload(key, measured, held);
    // What fails here ends the content; content that fails ends the upload, which then removes its parts.
    const sending = this.send(() => upload.done()).catch((error: Error) => {
      measured.destroy(error);
      throw error;
    });
    const [read, sent] = await Promise.allSettled([pipeline(content, measured), sending]);
    held.end();
    for (const end of [read, sent]) if (end.status === 'rejected') throw end.reason;
    return measured.stored();
  }

  /** Ends with its first part that fails: by itself it goes on with the others, and then waits for a server that may say nothing. */
  private upload(key: string, content: Readable, held: Held): Upload {
    const abortController = new AbortController();
    const send = async (command: Parameters<S3Client['send']>[0]): Promise<unknown> => {
      try {
        const answer = await this.uploading.send(command);
        held.gave(bytesOf(command.input));
        return answer;
      } catch (cause) {
        content.destroy(new Away('the storage cannot be used', { cause }));
        abortController.abort();
        throw cause;
      }
    };
    const client = Object.assign(Object.create(this.uploading) as S3Client, { send });
    return new Upload({
      client,
      params: { ...this.at(key), Body: content },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
      abortController,
    });
  }

  async read(key: string): Promise<Readable> {
    checkKey(key);
    const { Body: body } = await this.soon((options) => this.client.send(new GetObjectCommand(this.at(key)), options), key);
    return orAway(body as Readable);
  }

  async remove(key: string): Promise<void> {
    checkKey(key);
    await this.soon((options) => this.client.send(new DeleteObjectCommand(this.at(key)), options));
  }

  async removeOlder(prefix: string, before: Date): Promise<number> {
    let removed = 0;
    for await (const key of this.older(prefix, before)) {
      await this.remove(key);
      removed++;
    }
    return removed;
  }

  /** A page of the bucket's list at a time. Parts of uploads that were never finished are no files: the bucket's lifecycle removes them. */
  async *older(prefix: string, before: Date): AsyncGenerator<string> {
    checkKey(prefix);
    const list = paginateListObjectsV2({ client: this.client }, { Bucket: this.options.bucket, Prefix: `${this.prefix}${prefix}/` });
    for (;;) {
      const { value: page, done } = await this.send(() => list.next());
      if (done) return;
      for (const { Key: key, LastModified: written } of page.Contents ?? []) if (written! < before) yield key!.slice(this.prefix.length);
    }
  }

  /** Whether the marker is there, within a readiness probe's time. */
  async check(): Promise<void> {
    if (!(await this.isMarked())) throw new Away(`the bucket ${this.options.bucket} has no ${MARKER}`);
  }

  override async link(key: string, { name, mediaType }: Download): Promise<string | undefined> {
    if (!this.options.linkSeconds) return undefined;
    checkKey(key);
    const as = { ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`, ResponseContentType: mediaType };
    return getSignedUrl(this.client, new GetObjectCommand({ ...this.at(key), ...as }), { expiresIn: this.options.linkSeconds });
  }

  override close(): void {
    this.client.destroy();
    this.uploading.destroy();
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.options.bucket, Key: this.prefix + key };
  }

  private async isMarked(): Promise<boolean> {
    const options = { abortSignal: AbortSignal.timeout(CHECK_MS) };
    return this.send(() => this.client.send(new HeadObjectCommand(this.at(MARKER)), options)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
        throw error;
      },
    );
  }

  private async hasAny(prefix: string): Promise<boolean> {
    const list = paginateListObjectsV2({ client: this.client, pageSize: 1 }, { Bucket: this.options.bucket, Prefix: this.prefix + prefix });
    const { value: page } = await this.send(() => list.next());
    return (page?.Contents?.length ?? 0) > 0;
  }

  /** For what is answered at once, by a server that answers. */
  private async soon<Answer>(request: (options: { abortSignal: AbortSignal }) => Promise<Answer>, key?: string): Promise<Answer> {
    const deadline = new AbortController();
    // What comes after the head of an answer has all the time it needs.
    const timer = setTimeout(() => deadline.abort(), ANSWER_MS);
    return this.send(() => request({ abortSignal: deadline.signal }), key).finally(() => clearTimeout(timer));
  }

  /** What the server refuses or does not answer is told as `Away`, a file that is not there as `FileMissing`. */
  private async send<Answer>(request: () => Promise<Answer>, key?: string): Promise<Answer> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') {
        throw key === undefined ? error : new FileMissing(key);
      }
      throw new Away('the storage cannot be used', { cause: error });
    }
  }
}

/** Of the part that a command sends. */
const bytesOf = (input: object): number => ('Body' in input && input.Body instanceof Uint8Array ? input.Body.length : 0);

/** A server that was silent is not asked once more: who waits has no time for a second silence. */
function notAgainAfterSilence(error: Error): never {
  throw error.name === 'TimeoutError' ? new Away(error.message) : error;
}

/** The same bytes; a server that is lost in the middle of them is away, as one that was lost before. */
function orAway(body: Readable): Readable {
  const content = new PassThrough();
  body.once('error', (cause) => content.destroy(new Away('the storage cannot be used', { cause })));
  content.once('close', () => body.destroy());
  return body.pipe(content);
}
