import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceError, extractionAccept, extractionRequested, type Input, type Output } from '@gridline/contracts';
import { Outbox } from '@gridline/outbox';
import { Clock, SecretBox, newId } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import { Extraction } from './extraction.entity';

type AcceptInput = Input<typeof extractionAccept>;
type AcceptOutput = Output<typeof extractionAccept>;

/** Seconds that a client is asked to wait when the queue is full. */
const FULL_RETRY_SECONDS = 10;

/** Takes documents in: file, extraction and queued work in one transaction, once per idempotency key. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    private readonly queueLimit: number,
  ) {}

  /** Throws `busy` while too many extractions wait. */
  async accept(input: AcceptInput): Promise<AcceptOutput> {
    const fingerprint = fingerprintOf(input);
    return this.dataSource.transaction(async (tx) => {
      const known = input.idempotencyKey ? await this.find(tx, input.accountId, input.idempotencyKey) : undefined;
      if (known)
        return known.fingerprint === fingerprint ? { outcome: 'known', extractionId: known.id, state: known.state } : { outcome: 'reused' };
      await this.refuseWhenFull(tx);
      return { outcome: 'accepted', extractionId: await this.add(tx, input, fingerprint) };
    });
  }

  /** Waits for another request with the same key that is being accepted right now. */
  private async find(tx: EntityManager, accountId: string, idempotencyKey: string): Promise<Extraction | undefined> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${accountId} ${idempotencyKey}`]);
    return (await tx.findOneBy(Extraction, { accountId, idempotencyKey })) ?? undefined;
  }

  private async refuseWhenFull(tx: EntityManager): Promise<void> {
    const [{ waiting }] = (await tx.query(
      `SELECT count(*)::int AS waiting FROM (SELECT FROM extraction.extraction WHERE state IN ('queued', 'running') LIMIT $1) unfinished`,
      [this.queueLimit],
    )) as [{ waiting: number }];
    if (waiting >= this.queueLimit)
      throw new ServiceError('busy', 'Too many extractions are in flight.', { retryAfterSeconds: FULL_RETRY_SECONDS });
  }

  private async add(tx: EntityManager, input: AcceptInput, fingerprint: string): Promise<string> {
    const { accountId, file } = input;
    const now = this.clock.now();
    const id = newId('ext', now.getTime());
    await tx.query(
      'INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [file.id, accountId, file.name, file.storageKey, file.bytes, file.sha256, now],
    );
    await tx.insert(Extraction, {
      id,
      accountId,
      fileId: file.id,
      fileName: file.name,
      state: 'queued',
      plan: input.plan,
      engine: input.engine,
      docTypeHint: input.docTypeHint ?? null,
      passwordSealed: input.password === undefined ? null : this.secrets.seal(input.password, accountId),
      label: input.label,
      idempotencyKey: input.idempotencyKey ?? null,
      fingerprint,
      createdAt: now,
      signedAt: now,
    });
    await this.outbox.add(tx, extractionRequested, { extractionId: id, accountId });
    return id;
  }
}

function fingerprintOf({ file, engine, docTypeHint, label, password }: AcceptInput): string {
  const parts = [file.sha256, engine, docTypeHint ?? null, label, password ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
