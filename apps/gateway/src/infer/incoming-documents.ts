import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { JsonBodies } from './json-bodies';
import { receiveJsonDocument } from './json-document';
import { RemoteDocuments } from './remote-documents';
import { receiveUpload, type Upload } from './upload';

/** Stores the documents of requests, in whichever of the forms they come, and removes those that are not taken in. */
@Injectable()
export class IncomingDocuments {
  constructor(
    private readonly storage: Storage,
    private readonly remote: RemoteDocuments,
    private readonly jsonBodies: JsonBodies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A form, or JSON on the route whose body is not read before. */
  async receive(request: Request, accountId: string, maxBytes: number): Promise<Upload> {
    const isJson = request.body === undefined && request.is('json') !== false && request.is('json') !== null;
    if (!isJson) return receiveUpload(request, this.storage, accountId, maxBytes);
    const { storage, remote } = this;
    const givesWay = new AbortController();
    const giveBack = this.jsonBodies.take(accountId, request, (error) => givesWay.abort(error));
    return receiveJsonDocument(request, { storage, remote, givesWay: givesWay.signal }, accountId, maxBytes).finally(giveBack);
  }

  /** What cannot be removed now is left to the sweeper; the client hears what became of its request. */
  async remove(storageKey: string): Promise<void> {
    await this.storage.remove(storageKey).catch((error: unknown) => this.logger.warn({ err: error, storageKey }, 'an upload is left'));
  }
}
