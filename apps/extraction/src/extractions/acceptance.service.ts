import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  BATCH_DOCUMENTS,
  PLANS,
  ServiceError,
  extractionAccept,
  extractionRequested,
  type EngineName,
  type Input,
  type Output,
} from '@gridline/contracts';
import { Outbox } from '@gridline/outbox';
import { Clock, SecretBox, currentRequestId, currentTrace, isTooLate, newId } from '@gridline/runtime';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { ModelKeysService } from '../caller-model/model-keys.service';
import { Extraction } from './extraction.entity';
import type { QueueRoom } from './queue-room';

type AcceptInput = Input<typeof extractionAccept>;
type AcceptOutput = Output<typeof extractionAccept>;

/** Seconds that a client is asked to wait when the queue is full. */
const FULL_RETRY_SECONDS = 10;

/** Takes documents in: file, extraction and queued work in one transaction, once per idempotency key and per extraction id. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    private readonly models: Pick<ModelKeysService, 'engineFor'>,
    private readonly room: Pick<QueueRoom, 'isFull'>,
  ) {}

  /** Throws `busy` where whoever asked has given up: their upload is then not taken in. */
  async accept(input: AcceptInput): Promise<AcceptOutput> {
    return this.dataSource.transaction(async (tx) => {
      const known = await this.find(tx, input);
      if (known && known.id === input.extractionId) return { outcome: 'accepted', extractionId: known.id };
      if (known)
        return isSameRequest(known, input) ? { outcome: 'known', extractionId: known.id, state: known.state } : { outcome: 'reused' };
      if (await this.room.isFull(tx)) return refusalWhenFull(input);
      await refusePastStorage(tx, input);
      if (input.batch) await refusePastQueue(tx, input);
      const engine = await this.models.engineFor(tx, input.accountId, input.engine);
      const extractionId = await this.add(tx, input, engine);
      if (isTooLate()) throw new ServiceError('busy', 'The document was not taken in in time.');
      return { outcome: 'accepted', extractionId };
    });
  }

  /** The same extraction if it is there already, else the one of the same key. Waits while either is being taken in right now. */
  private async find(tx: EntityManager, { accountId, extractionId, idempotencyKey }: AcceptInput): Promise<Extraction | undefined> {
    const where: FindOptionsWhere<Extraction>[] = [];
    if (extractionId) where.push({ accountId, id: extractionId });
    if (idempotencyKey) where.push({ accountId, idempotencyKey });
    if (where.length === 0) return undefined;
    const lock = idempotencyKey ? `${accountId} ${idempotencyKey}` : extractionId;
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const found = await tx.findBy(Extraction, where);
    return found.find(({ id }) => id === extractionId) ?? found[0];
  }

  private async add(tx: EntityManager, input: AcceptInput, engine: EngineName): Promise<string> {
    const { accountId, file } = input;
    const now = this.clock.now();
    const id = input.extractionId ?? newId('ext', now.getTime());
    const passwordSealed = input.password === undefined ? null : this.secrets.seal(input.password, accountId);
    await tx.query(
      'INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [file.id, accountId, file.name, file.storageKey, file.bytes, file.sha256, now],
    );
    await tx.insert(Extraction, { ...toColumns(input), id, engine, passwordSealed, createdAt: now, heartbeatAt: now });
    await this.outbox.add(tx, extractionRequested, { extractionId: id, accountId });
    return id;
  }
}

/** What was asked for, and in whose request, as the members of its row. */
const toColumns = (input: AcceptInput) => ({
  accountId: input.accountId,
  fileId: input.file.id,
  fileName: input.file.name,
  state: 'queued' as const,
  plan: input.plan,
  maxCost: input.maxCost ?? null,
  pageImages: input.pageImages ?? null,
  docTypeHint: input.docTypeHint ?? null,
  label: input.label,
  reference: input.reference ?? null,
  pages: input.pages ?? null,
  schema: input.schema ?? null,
  webhookIds: input.webhookIds ?? null,
  keyId: input.keyId ?? null,
  requestId: currentRequestId() ?? null,
  trace: currentTrace() ?? null,
  split: input.split ?? null,
  batchId: input.batch?.id ?? null,
  batchIndex: input.batch?.index ?? null,
  idempotencyKey: input.idempotencyKey ?? null,
  fingerprint: fingerprintOf(input),
});

/** Throws `storage_limit_reached` where the account has no room for the file. */
async function refusePastStorage(tx: EntityManager, { accountId, plan, file }: AcceptInput): Promise<void> {
  const [{ bytes }] = (await tx.query(
    'SELECT coalesce(sum(bytes), 0)::text AS bytes FROM extraction.file WHERE account_id = $1 AND removed_at IS NULL',
    [accountId],
  )) as [{ bytes: string }];
  const most = PLANS[plan].storedBytes;
  if (Number(bytes) + file.bytes > most)
    throw new ServiceError(
      'storage_limit_reached',
      `The plan keeps ${most / 1024 / 1024} MB; the files hold ${Math.ceil(Number(bytes) / 1024 / 1024)} MB.`,
    );
}

/**
 * Throws `queue_limit_reached` where so many documents of the account wait that the next of a batch has no room. A gateway looks before
 * it lets a batch in, so that one always fits; of batches sent at the same moment those that come last are told.
 */
async function refusePastQueue(tx: EntityManager, { accountId, plan }: AcceptInput): Promise<void> {
  const most = PLANS[plan].queuedDocuments + BATCH_DOCUMENTS;
  const [{ waiting }] = (await tx.query(
    `SELECT count(*)::int AS waiting FROM extraction.extraction WHERE account_id = $1 AND state = 'queued' AND state IN ('queued', 'running')`,
    [accountId],
  )) as [{ waiting: number }];
  if (waiting >= most) throw new ServiceError('queue_limit_reached', `${most} documents of this account wait already.`);
}

/** A gateway of the release before knows no outcome `full`; it names no extraction id either. */
function refusalWhenFull({ extractionId }: AcceptInput): AcceptOutput {
  if (extractionId) return { outcome: 'full', retryAfterSeconds: FULL_RETRY_SECONDS };
  throw new ServiceError('busy', 'Too many extractions are in flight.', { retryAfterSeconds: FULL_RETRY_SECONDS });
}

/** A request that names no engine is one that names the engine which ran. */
function isSameRequest({ fingerprint, engine }: Extraction, input: AcceptInput): boolean {
  if ((input.engine ?? engine) !== engine) return false;
  return [undefined, engine].some((named) => fingerprintOf({ ...input, engine: named }) === fingerprint);
}

/** Options of later releases are added only where they are given, so that a document that was sent without them keeps its fingerprint. */
function fingerprintOf({
  file,
  engine = 'hosted',
  docTypeHint,
  label,
  password,
  reference,
  pages,
  schema,
  webhookIds,
  maxCost,
  pageImages,
  split,
}: AcceptInput): string {
  const later = [reference, pages, schema, webhookIds, maxCost, pageImages, split].some((option) => option !== undefined)
    ? [{ reference, pages, schema, webhookIds, maxCost, pageImages, split }]
    : [];
  const parts = [file.sha256, engine, docTypeHint ?? null, label, password ?? null, ...later];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
