import { Injectable } from '@nestjs/common';
import type { WebhookTrigger } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptResult } from './attempt-result';
import { disableEndpoint, noteExhausted } from '../endpoints/endpoint-health';
import type { Verdict } from './verdict';

/** An attempt that is written down as begun, and all that it takes to make it. */
export interface BegunAttempt {
  deliveryId: string;
  number: number;
  trigger: WebhookTrigger;
  failures: number;
  endpointId: string;
  accountId: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  eventId: string;
  eventType: string;
  body: Buffer;
  isTruncated: boolean;
  extractionId: string | null;
  parentId: string | null;
  reference: string | null;
  rowCount: number | null;
  /** The key that the extraction was sent with, where that is known. */
  keyId: string | null;
  /** What the event is a part of, where that is traced. */
  trace: string | null;
}

/** An attempt that ended. */
export interface EndedAttempt {
  attempt: Pick<BegunAttempt, 'deliveryId' | 'number' | 'trigger' | 'endpointId'>;
  result: AttemptResult;
  verdict: Verdict;
}

/** What a dispatcher has room for. */
export interface Room {
  /** Attempts in all. */
  total: number;
  /** Endpoints that are given another number of attempts than one, and how many each. */
  endpointIds: string[];
  room: number[];
  /** Bytes of bodies that each has room for; the one that passes it is begun, and none after it. */
  bodyRoom: number[];
  /** Accounts that have large bodies in flight, and the bytes of further ones that each has room for. */
  accountIds: string[];
  accountRoom: number[];
  /** The same of an account that has none. */
  ownRoom: number;
  /** Bytes of all accounts' large bodies that there is room for: of those that have none in flight, and of the others. */
  firstRoom: number;
  furtherRoom: number;
  /** Up to this size a body is not large, and takes no room of an account or of all. */
  smallBytes: number;
  /** Accounts that have many attempts in flight, and how many turns they have had with these. */
  busyIds: string[];
  busyTurns: number[];
}

/**
 * An attempt takes ten seconds at most; a process that has not written its end down by then is taken for dead. The other ten are
 * for a database that is away for a moment and for clocks that differ.
 */
const LEASE_SECONDS = 20;

/**
 * For each attempt that may be begun so many that are due are looked at, since there may be no room for some: with one each, those of 256 accounts. Measured
 * with 2,000 endpoints that have something due: 60 ms a statement where one that looked at no others took 56; at all that is due, 50 where that took 36.
 */
const LOOKED_AT = 4;

/** The deliveries that are due, as a queue that any number of dispatchers share. */
@Injectable()
export class DeliveryQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A look that takes a hundredth of the time in which deliveries are taken: an idle process asks twice a second. */
  async isAnyDue(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query('SELECT FROM webhooks.delivery WHERE due_at <= $1 LIMIT 1', [this.clock.now()]);
    return rows.length > 0;
  }

  /**
   * Takes due deliveries for which there is room, the oldest of each account in turn, those last that have many in flight, and writes their attempts down as begun. No other dispatcher gets them
   * before the lease is over; if one does then, it finds the attempt of the dead process and marks it interrupted.
   */
  async begin(room: Room): Promise<BegunAttempt[]> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const begun: (Omit<BegunAttempt, 'body'> & { body: string | null })[] = await this.dataSource.query(BEGIN_ATTEMPTS, [
      ...[now, room.endpointIds, room.room, room.total, lease, room.bodyRoom],
      ...[room.accountIds, room.accountRoom, room.ownRoom, room.firstRoom, room.furtherRoom, room.smallBytes],
      ...[room.busyIds, room.busyTurns],
    ]);
    const emptied = begun.filter(({ body }) => body === null);
    if (emptied.length > 0) await this.dataSource.query(SKIP_EMPTIED, [emptied.map(({ deliveryId }) => deliveryId)]);
    return begun.flatMap(({ body, ...attempt }) => (body === null ? [] : { ...attempt, body: Buffer.from(body) }));
  }

  /** What an event tells, once more. */
  async bodyOf(eventId: string): Promise<Buffer> {
    const [event] = (await this.dataSource.query('SELECT body FROM webhooks.event WHERE id = $1', [eventId])) as [
      { body: string | null } | undefined,
    ];
    if (typeof event?.body !== 'string') throw new Error('The event has nothing left to tell.');
    return Buffer.from(event.body);
  }

  /** Writes down how attempts ended and what follows. An attempt that was marked interrupted meanwhile is left as it is. */
  async end(ended: readonly EndedAttempt[]): Promise<void> {
    const now = this.clock.now();
    const parameters = [JSON.stringify(ended.map(toRow)), now];
    if (!ended.some(concernsEndpoint)) {
      await this.dataSource.query(END_ATTEMPTS, parameters);
      return;
    }
    await this.dataSource.transaction(async (tx) => {
      await tx.query(END_ATTEMPTS, parameters);
      await noteFailing(tx, ended.filter(concernsEndpoint), now);
    });
  }
}

/**
 * Visits each endpoint that has something due once (a skip scan): its backlog costs no other a thing. What there is no room for is left out step by step before
 * anything is counted off, so that it takes nobody else's turn. Room for large bodies goes to who waited longest, less what is kept for accounts without any.
 */
const BEGIN_ATTEMPTS = `
  WITH RECURSIVE waiting AS (
    (SELECT endpoint_id FROM webhooks.delivery WHERE due_at <= $1 ORDER BY endpoint_id LIMIT 1)
    UNION ALL
    SELECT (SELECT d.endpoint_id FROM webhooks.delivery d
            WHERE d.endpoint_id > waiting.endpoint_id AND d.due_at <= $1 ORDER BY d.endpoint_id LIMIT 1)
    FROM waiting WHERE waiting.endpoint_id IS NOT NULL
  ), near AS (
    SELECT due.*, e.account_id, known.body_room, coalesce(busy.turns, 0) AS turns_had,
      coalesce(busy.turns, 0) + row_number() OVER (PARTITION BY e.account_id ORDER BY due.due_at, due.id) AS place
    FROM waiting
    JOIN webhooks.endpoint e ON e.id = waiting.endpoint_id AND e.status = 'enabled'
    LEFT JOIN unnest($2::text[], $3::integer[], $6::integer[]) AS known(endpoint_id, room, body_room) ON known.endpoint_id = waiting.endpoint_id
    LEFT JOIN unnest($13::text[], $14::integer[]) AS busy(account_id, turns) ON busy.account_id = e.account_id
    CROSS JOIN LATERAL (
      SELECT d.id, d.endpoint_id, d.event_id, d.is_manual, d.due_at FROM webhooks.delivery d
      WHERE d.endpoint_id = waiting.endpoint_id AND d.due_at <= $1
      ORDER BY d.due_at LIMIT CASE WHEN known.body_room <= 0 THEN 0 ELSE coalesce(known.room, 1) END FOR UPDATE SKIP LOCKED
    ) due
    ORDER BY place, due.due_at, due.id LIMIT $4 * ${LOOKED_AT}
  ), with_size AS (
    SELECT near.*, (SELECT coalesce(octet_length(v.body), 0) FROM webhooks.event v WHERE v.id = near.event_id) AS size FROM near
  ), of_endpoint AS (
    SELECT w.*, CASE WHEN size > $12 THEN size ELSE 0 END AS large, sum(size) OVER (
      PARTITION BY endpoint_id ORDER BY due_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM with_size w
  ), of_account AS (
    SELECT o.*, held.room AS account_room, sum(large) OVER (
      PARTITION BY o.account_id ORDER BY due_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before_own
    FROM of_endpoint o LEFT JOIN unnest($7::text[], $8::integer[]) AS held(account_id, room) ON held.account_id = o.account_id
    WHERE coalesce(before, 0) < coalesce(body_room, 1)
  ), in_turn AS (
    SELECT a.*, turns_had + row_number() OVER (PARTITION BY account_id ORDER BY due_at, id) AS turn,
      account_room IS NULL AND coalesce(before_own, 0) = 0 AS is_first
    FROM of_account a
    WHERE large = 0 OR coalesce(before_own, 0) < coalesce(account_room, $9::integer)
  ), of_further AS (
    SELECT t.*, sum(large) FILTER (WHERE NOT is_first) OVER (ORDER BY turn, due_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before_further
    FROM in_turn t
  ), of_all AS (
    SELECT f.*, sum(large) OVER (ORDER BY turn, due_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before_all
    FROM of_further f
    WHERE large = 0 OR is_first OR coalesce(before_further, 0) < $11::integer
  ), picked AS (
    SELECT id, is_manual FROM of_all
    WHERE large = 0 OR coalesce(before_all, 0) < $10::integer
    ORDER BY turn, due_at, id LIMIT $4
  ), interrupted AS (
    UPDATE webhooks.attempt a SET status = 'interrupted' FROM picked
    WHERE a.delivery_id = picked.id AND a.status = 'running'
    RETURNING a.delivery_id, a.trigger
  ), claimed AS (
    UPDATE webhooks.delivery d SET due_at = $5, is_manual = false, attempt_count = d.attempt_count + 1 FROM picked
    WHERE d.id = picked.id
    RETURNING d.id, d.endpoint_id, d.event_id, d.attempt_count, d.failure_count
  ), begun AS (
    INSERT INTO webhooks.attempt (delivery_id, number, trigger, status, started_at)
    SELECT claimed.id, claimed.attempt_count,
      CASE WHEN picked.is_manual THEN 'manual' ELSE coalesce(interrupted.trigger, 'auto') END, 'running', $1
    FROM claimed JOIN picked ON picked.id = claimed.id LEFT JOIN interrupted ON interrupted.delivery_id = claimed.id
    RETURNING delivery_id, trigger
  )
  SELECT claimed.id AS "deliveryId", claimed.attempt_count AS number, begun.trigger, claimed.failure_count AS failures,
    e.id AS "endpointId", e.account_id AS "accountId", e.url, e.secret, e.previous_secret AS "previousSecret", e.previous_secret_until AS "previousSecretUntil",
    v.id AS "eventId", v.type AS "eventType", v.body, v.is_truncated AS "isTruncated",
    v.extraction_id AS "extractionId", v.parent_id AS "parentId", v.reference, v.row_count AS "rowCount", v.key_id AS "keyId", v.trace
  FROM claimed
  JOIN begun ON begun.delivery_id = claimed.id
  JOIN webhooks.endpoint e ON e.id = claimed.endpoint_id
  JOIN webhooks.event v ON v.id = claimed.event_id`;

/** What has nothing left to tell, because its extraction was deleted since: no attempt was made. */
const SKIP_EMPTIED = `
  WITH unmade AS (
    DELETE FROM webhooks.attempt WHERE delivery_id = ANY ($1) AND status = 'running'
  )
  UPDATE webhooks.delivery SET status = CASE WHEN status = 'pending' THEN 'skipped' ELSE status END, attempt_count = attempt_count - 1,
    due_at = NULL, retry_at = NULL, is_manual = false
  WHERE id = ANY ($1)`;

/**
 * A manual attempt asked for meanwhile is due at once; one that failed leaves the schedule as it was. An endpoint that was reached is
 * forgiven what failed before, and its row touched only then, so that a healthy endpoint's is no point of contention.
 */
const END_ATTEMPTS = `
  WITH result AS (
    SELECT * FROM json_to_recordset($1) AS r(
      delivery_id text, number integer, attempt_status text, http_status integer, error_code text, duration_ms integer,
      response_snippet text, next_attempt_at timestamptz, delivery_status text, failures integer,
      endpoint_id text, forgives boolean)
  ), ended AS (
    UPDATE webhooks.attempt a SET status = r.attempt_status, http_status = r.http_status, error_code = r.error_code,
      duration_ms = r.duration_ms, response_snippet = r.response_snippet, next_attempt_at = r.next_attempt_at
    FROM result r WHERE a.delivery_id = r.delivery_id AND a.number = r.number AND a.status = 'running'
    RETURNING a.delivery_id
  ), recovered AS (
    UPDATE webhooks.endpoint e SET exhausted_in_row = 0, failing_since = NULL
    WHERE e.failing_since IS NOT NULL AND e.id IN (SELECT endpoint_id FROM result WHERE forgives)
  )
  UPDATE webhooks.delivery d SET
    status = coalesce(r.delivery_status, d.status),
    failure_count = d.failure_count + r.failures,
    retry_at = CASE WHEN r.delivery_status IS NULL THEN d.retry_at ELSE r.next_attempt_at END,
    due_at = CASE WHEN d.is_manual THEN $2 WHEN r.delivery_status IS NULL THEN d.retry_at ELSE r.next_attempt_at END
  FROM result r JOIN ended ON ended.delivery_id = r.delivery_id
  WHERE d.id = r.delivery_id`;

const toRow = ({ attempt, result, verdict }: EndedAttempt) => ({
  delivery_id: attempt.deliveryId,
  number: attempt.number,
  attempt_status: verdict.isDelivered ? 'delivered' : 'failed',
  http_status: result.httpStatus,
  error_code: result.error,
  duration_ms: result.durationMs,
  response_snippet: result.responseSnippet,
  next_attempt_at: verdict.nextAttemptAt,
  delivery_status: verdict.deliveryStatus,
  failures: verdict.countsAsFailure ? 1 : 0,
  endpoint_id: attempt.endpointId,
  forgives: verdict.isDelivered && attempt.trigger !== 'test',
});

/** Whether the endpoint may have to be disabled; a test never is a reason. */
const concernsEndpoint = ({ attempt, verdict }: EndedAttempt): boolean =>
  attempt.trigger !== 'test' && (verdict.deliveryStatus === 'exhausted' || verdict.disablesEndpoint);

/** Endpoints in the order of their ids, so that two dispatchers never wait for one another. */
async function noteFailing(tx: EntityManager, ended: readonly EndedAttempt[], now: Date): Promise<void> {
  for (const id of [...new Set(ended.map(({ attempt }) => attempt.endpointId))].toSorted()) {
    const own = ended.filter(({ attempt }) => attempt.endpointId === id);
    const exhausted = own.filter(({ verdict }) => verdict.deliveryStatus === 'exhausted').length;
    if (exhausted > 0) await noteExhausted(tx, id, exhausted, now);
    if (own.some(({ verdict }) => verdict.disablesEndpoint)) await disableEndpoint(tx, id, 'gone');
  }
}
