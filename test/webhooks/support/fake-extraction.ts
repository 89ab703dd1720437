import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ServiceError,
  batchCompleted,
  extractionCompleted,
  extractionDeleted,
  extractionFailed,
  extractionHead,
  extractionRows,
  extractionStatus,
  type ExtractionCompleted,
  type ExtractionFailed,
} from '@gridline/contracts';
import { ANSWERS_PREFIX, Nats } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import { NatsError } from 'nats';

/** What the extraction service of a test knows of one extraction. */
export interface FakeExtraction {
  columns: string[];
  /** Chunk by chunk, as they are asked for. */
  chunks: string[][][];
  metadata: Record<string, string>;
}

const SMALL: FakeExtraction = {
  columns: ['Item', 'Total'],
  chunks: [[['Café crème', '-1.234,50 €']]],
  metadata: { currency: 'EUR' },
};

/** Stands in for the extraction service at its doors: answers the questions that webhooks asks, and reports completions. */
export class FakeExtractionService {
  private readonly deleted = new Set<string>();
  private readonly extractions = new Map<string, FakeExtraction>();
  /** Chunks of rows that were asked for. */
  chunksAsked = 0;

  private constructor(
    private readonly nats: Nats,
    private readonly storage: Storage,
  ) {}

  static async start(url: string, prefix: string, storage: Storage): Promise<FakeExtractionService> {
    const service = new FakeExtractionService(await Nats.connect(url, prefix, 'fake-extraction'), storage);
    service.answer(extractionHead.subject, ({ id }) => service.head(id));
    service.answer(extractionStatus.subject, ({ id }) => service.status(id));
    service.answer(extractionRows.subject, ({ id, chunk }) => service.rows(id, chunk!));
    return service;
  }

  /** Reports a completion to whoever consumes it; answers the event's id. The same event may be reported again. */
  async complete(accountId: string, extraction = SMALL, eventId = newId('evt'), webhookIds?: string[]): Promise<string> {
    const extractionId = `ext_${eventId.slice(4)}`;
    this.extractions.set(extractionId, extraction);
    const data: ExtractionCompleted = {
      ...{ extractionId, accountId, fileId: 'file_1', docType: 'Invoice', confidence: 0.93 },
      ...{ pageCount: 1, engine: 'hosted', completedAt: new Date().toISOString() },
      webhookIds,
    };
    await this.tell(extractionCompleted.subject, eventId, data);
    return eventId;
  }

  /** Reports that a document could not be read; answers the event's id. The release before says in the event what clients are told. */
  async fail(accountId: string, failure?: ExtractionFailed['failure'], eventId = newId('evt')): Promise<string> {
    const data: ExtractionFailed = { extractionId: `ext_${eventId.slice(4)}`, accountId, code: 'no_content', failure };
    await this.tell(extractionFailed.subject, eventId, data);
    return eventId;
  }

  /** Reports that every document of a batch has ended; answers the batch's id. */
  async completeBatch(accountId: string, webhookIds?: string[]): Promise<string> {
    const batchId = newId('bat');
    const data = { batchId, accountId, reference: 'May', total: 3, completed: 2, failed: 1, webhookIds };
    await this.tell(batchCompleted.subject, newId('evt'), data);
    return batchId;
  }

  private async tell(event: string, eventId: string, data: object): Promise<void> {
    // Its own message id each time, so that the broker does not hold the second one back: consumers must.
    const subject = `${this.nats.prefix}.events.${event}`;
    const envelope = { id: eventId, occurredAt: new Date().toISOString(), data };
    await this.publishSurely(subject, JSON.stringify(envelope), randomBytes(8).toString('hex'));
  }

  /** As an outbox does: until the broker has it. */
  private async publishSurely(subject: string, envelope: string, msgID: string): Promise<void> {
    for (;;) {
      try {
        await this.nats.jetstream.publish(subject, envelope, { msgID });
        return;
      } catch (error) {
        if (!(error instanceof NatsError)) throw error;
      }
    }
  }

  /** From now on the extraction behind the event is not there. */
  forget(eventId: string): void {
    this.deleted.add(`ext_${eventId.slice(4)}`);
  }

  /** The same, told to whoever keeps something of it. */
  async delete(accountId: string, eventId: string): Promise<void> {
    this.forget(eventId);
    await this.tell(extractionDeleted.subject, newId('evt'), { accountId, extractionIds: [`ext_${eventId.slice(4)}`] });
  }

  async stop(): Promise<void> {
    await this.nats.close();
  }

  private head(id: string) {
    const { columns, chunks, metadata } = this.find(id);
    const view = { fileId: 'file_1', fileName: 'invoice.pdf', docType: 'Invoice', label: '', confidence: 0.93, fieldConfidence: {} };
    return { id, ...view, columns, metadata, summary: '', createdAt: new Date().toISOString(), rowCount: chunks.flat().length };
  }

  private status(id: string) {
    this.find(id);
    const error = { code: 'no_content', detail: 'Nothing.' };
    return { id, state: 'failed', fileName: 'invoice.pdf', reference: 'order 7 é', error };
  }

  private rows(id: string, chunk: number) {
    this.chunksAsked++;
    const { chunks } = this.find(id);
    return { rows: chunks[chunk] ?? [], nextChunk: chunk + 1 < chunks.length ? chunk + 1 : null };
  }

  private find(id: string): FakeExtraction {
    const found = this.deleted.has(id) ? undefined : (this.extractions.get(id) ?? SMALL);
    if (!found) throw new ServiceError('not_found', 'There is no such extraction.');
    return found;
  }

  private answer(subject: string, reply: (data: { id: string; chunk?: number }) => object): void {
    this.nats.connection.subscribe(this.nats.subject(subject), {
      callback: (_error, message) => {
        const { id, data } = message.json<{ id: string; data: { id: string; chunk?: number } }>();
        void this.toPacket(() => reply(data)).then((answer) => message.respond(JSON.stringify({ id, isDisposed: true, ...answer })));
      },
    });
  }

  /** A large answer goes through the storage, as the messaging library's answers do. */
  private async toPacket(reply: () => object): Promise<object> {
    const answer = answerOf(reply);
    const json = JSON.stringify('response' in answer ? answer.response : answer.err);
    if (json.length <= LARGE_BYTES) return answer;
    const key = `${ANSWERS_PREFIX}/${newId('rep')}`;
    await this.storage.write(key, Readable.from([Buffer.from(json)]));
    return { response: { $stored: key } };
  }
}

const LARGE_BYTES = 512 * 1024;

function answerOf(reply: () => object): { response: object } | { err: object } {
  try {
    return { response: reply() };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { err: { code: error.code, detail: error.detail } };
  }
}
