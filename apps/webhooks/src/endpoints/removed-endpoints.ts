import type { Round } from '@gridline/runtime';
import type { DataSource } from 'typeorm';

/** Whose endpoints are that were removed. */
export const NOBODY = '';

/** Deliveries of one statement, with their attempts: one that hears nothing for two seconds is given up, and all that it did is undone. */
const ROWS = 1_000;

/** Removes some of what an account's endpoints were sent; answers how many deliveries there were. Events may have been told to others too. */
export async function removeSomeDeliveries(dataSource: DataSource, accountId: string, { withEvents = false } = {}): Promise<number> {
  const [{ removed }] = (await dataSource.query(withEvents ? REMOVE_WITH_EVENTS : REMOVE, [accountId])) as [{ removed: number }];
  return removed;
}

/** Removes what is left of endpoints that were removed; leaves off, by throwing, within a statement of a stop. */
export async function removeRemoved(dataSource: DataSource, round: Round): Promise<void> {
  while ((await removeSomeDeliveries(dataSource, NOBODY)) > 0) round.step();
  await dataSource.query(
    'DELETE FROM webhooks.endpoint e WHERE account_id = $1 AND NOT EXISTS (SELECT FROM webhooks.delivery WHERE endpoint_id = e.id)',
    [NOBODY],
  );
}

const GONE = `gone AS (DELETE FROM webhooks.delivery WHERE id IN (
  SELECT d.id FROM webhooks.endpoint e JOIN webhooks.delivery d ON d.endpoint_id = e.id WHERE e.account_id = $1 LIMIT ${ROWS}
  FOR UPDATE OF d SKIP LOCKED) RETURNING event_id)`;
const REMOVE = `WITH ${GONE} SELECT count(*)::int AS removed FROM gone`;
const REMOVE_WITH_EVENTS = `WITH ${GONE}, told AS (DELETE FROM webhooks.event WHERE id IN (SELECT event_id FROM gone))
  SELECT count(*)::int AS removed FROM gone`;
