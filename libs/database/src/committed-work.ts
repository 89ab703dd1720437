import { EventEmitter } from 'node:events';
import {
  EventSubscriber,
  type DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';

/** Kinds of work that a transaction has written and not committed yet. */
const written = new WeakMap<QueryRunner, Set<string>>();
const hearers = new WeakMap<DataSource, EventEmitter>();

/**
 * Tells this process, once the transaction has committed, that work of a kind waits; never, where it is rolled back. PostgreSQL's own
 * NOTIFY would tell every process, and lets one transaction of the whole server commit at a time.
 */
export function announceWork(tx: EntityManager, kind: string): void {
  const { queryRunner } = tx;
  if (!queryRunner?.isTransactionActive) return tell(tx.dataSource, kind);
  if (!written.has(queryRunner)) written.set(queryRunner, new Set());
  written.get(queryRunner)!.add(kind);
}

/** Calls whenever such work was committed by this process; answers how to stop. */
export function hearWork(dataSource: DataSource, kind: string, hear: () => void): () => void {
  if (!hearers.has(dataSource)) hearers.set(dataSource, new EventEmitter());
  const emitter = hearers.get(dataSource)!;
  emitter.on(kind, hear);
  return () => void emitter.off(kind, hear);
}

const tell = (dataSource: DataSource, kind: string): void => void hearers.get(dataSource)?.emit(kind);

/** Hears how the transactions of a data source end; a savepoint's end is not one. */
@EventSubscriber()
export class CommittedWork implements EntitySubscriberInterface {
  afterTransactionCommit({ dataSource, queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive) return;
    for (const kind of written.get(queryRunner) ?? []) tell(dataSource, kind);
    written.delete(queryRunner);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) written.delete(queryRunner);
  }
}
