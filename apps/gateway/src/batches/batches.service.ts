import { Injectable } from '@nestjs/common';
import { PLANS, ServiceError, batchAccept, batchKnown, type BatchView, type Input } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Request } from 'express';
import { idempotencyKeyOf, parseInferOptions } from '../infer/infer-options';
import type { Sender } from '../infer/infer.service';
import { Admissions } from '../metering/admissions';
import { AnswerSchemas } from '../schemas/answer-schemas';
import { receiveFiles, type ReceivedFile } from './receive-files';
import { unpack } from './unpack';

type Item = Input<typeof batchAccept>['items'][number];

/** A hundred documents are taken in one after the other; each is a commit. */
const ACCEPT_MS = 30_000;

/** Takes many documents in, each as if it had been sent alone. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly admissions: Admissions,
    private readonly schemas: AnswerSchemas,
  ) {}

  async accept(request: Request, { accountId, plan, keyId }: Sender): Promise<{ batch: BatchView; replayed: boolean }> {
    const idempotencyKey = idempotencyKeyOf(request);
    const target = { storage: this.storage, accountId, maxBytes: PLANS[plan].uploadBytes };
    const { files: sent, fields } = await receiveFiles(request, target);
    const files = await unpack(sent, target);
    try {
      const { doc_type: docTypeHint, webhook: webhookIds, label, reference, pages, schema: schemaText } = optionsOf(fields);
      const schema = await this.schemas.resolve(accountId, schemaText, 'form');
      const items = (await this.isKnown(accountId, idempotencyKey)) ? files.map(toItem) : await this.admitted({ accountId, keyId }, files);
      const wanted = {
        ...{ accountId, plan, keyId, batchId: newId('bat'), idempotencyKey, items },
        ...{ docTypeHint, webhookIds, label, reference, pages, schema },
      };
      const answer = await this.services.ask(batchAccept, wanted, { timeoutMs: ACCEPT_MS });
      if (answer.outcome === 'accepted') {
        // What was not taken in is nobody's, and would fill the storage past the account's share until the sweeper comes.
        await this.removeAll(files.filter((_, index) => answer.batch.items[index]?.state === 'refused'));
        return { batch: answer.batch, replayed: false };
      }
      await this.removeAll(files);
      if (answer.outcome === 'reused')
        throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used with other documents or options.');
      return { batch: answer.batch, replayed: true };
    } catch (error) {
      // Where it is open what was taken in, the sweeper removes what nobody has.
      if (error instanceof ServiceError && error.code !== 'busy') await this.removeAll(files);
      throw error;
    }
  }

  /** What is sent again under its key takes nothing in, and is one call. An extraction service of the release before does not know the question. */
  private async isKnown(accountId: string, idempotencyKey: string | undefined): Promise<boolean> {
    if (idempotencyKey === undefined) return false;
    const answer = await this.services.ask(batchKnown, { accountId, idempotencyKey }).catch(() => ({ known: false }));
    return answer.known;
  }

  /** The request itself is the first document's call; each further one is one more, as far as the month has room. */
  private async admitted({ accountId, keyId }: Pick<Sender, 'accountId' | 'keyId'>, files: readonly ReceivedFile[]): Promise<Item[]> {
    const first = files.findIndex((received) => 'file' in received);
    return Promise.all(
      files.map(async (received, index): Promise<Item> => {
        if ('error' in received) return received;
        const isCounted = index === first || (await this.admissions.admit(accountId, { keyId })).admitted;
        if (isCounted) return toItem(received);
        return { fileName: received.file.name, error: { code: 'monthly_limit_exceeded', detail: 'The calls of the month are used up.' } };
      }),
    );
  }

  private async removeAll(files: readonly ReceivedFile[]): Promise<void> {
    for (const received of files) if ('file' in received) await this.storage.remove(received.file.storageKey).catch(() => undefined);
  }
}

const toItem = (received: ReceivedFile): Item => ('error' in received ? received : { extractionId: newId('ext'), file: received.file });

/** What one document alone may have is refused here. */
function optionsOf(fields: Map<string, string>) {
  const foreign = ['password', 'include', 'engine', 'page_images', 'split'].filter((name) => fields.has(name));
  const errors = foreign.map((name) => ({ location: `form.${name}`, message: 'not of a batch' }));
  if (errors.length > 0) throw new ServiceError('invalid_parameter', 'Invalid: a part that a batch does not have.', { errors });
  return parseInferOptions(fields, 'form');
}
