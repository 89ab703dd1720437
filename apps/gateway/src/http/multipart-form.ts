import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { ServiceError } from '@gridline/contracts';
import busboy from 'busboy';
import { watchBody } from './body-stall';

/** A multipart request that is read to its end, or refused on the way. */
export class MultipartForm {
  readonly parts: busboy.Busboy;
  private readonly unknownFiles: string[] = [];
  private reject: (error: unknown) => void = () => undefined;

  constructor(
    private readonly request: IncomingMessage,
    limits: busboy.Limits,
  ) {
    try {
      this.parts = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    } catch {
      throw malformed('has no boundary');
    }
  }

  /** Resolves when every part was told of; rejects with what the form was refused for. */
  read(): Promise<void> {
    const { request, parts } = this;
    return new Promise((resolve, reject) => {
      this.reject = reject;
      for (const limit of ['partsLimit', 'fieldsLimit'] as const) parts.on(limit, () => this.refuse(malformed('has too many parts')));
      parts.on('error', () => this.refuse(malformed('is not well-formed')));
      parts.on('close', resolve);
      request.once('aborted', () => this.refuse(malformed('ended early')));
      const stopWatching = watchBody(request, (error) => this.refuse(error));
      parts.once('close', stopWatching);
      request.pipe(parts);
    });
  }

  /** A file runs by that has a name of no part; it is told of by `refuseUnknown`, since it may be the only file. */
  pass(name: string, stream: Readable): void {
    this.unknownFiles.push(name);
    stream.once('error', (error) => this.refuse(error)).resume();
  }

  /** Throws `invalid_parameter` where files ran by. */
  refuseUnknown(): void {
    if (this.unknownFiles.length === 0) return;
    const errors = this.unknownFiles.map((name) => ({ location: `form.${name}`, message: 'is not a part of the form' }));
    throw new ServiceError('invalid_parameter', `Invalid: ${errors.map(({ location }) => location).join(', ')}.`, { errors });
  }

  /** What the client still sends runs by. */
  refuse(error: unknown): void {
    this.request.unpipe(this.parts);
    this.request.resume();
    // busboy still touches its file after it has told of a limit, so it must not be destroyed inside that call.
    setImmediate(() => this.parts.destroy());
    this.reject(error);
  }
}

const malformed = (how: string): ServiceError => new ServiceError('invalid_multipart', `The multipart body ${how}.`);
