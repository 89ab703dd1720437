import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Answered, CountedLoad } from './counted-load';

/** The client's record of one run beside what the system has in its books. */
export interface Reckoning {
  requests: number;
  /** Answered 2xx, or 4xx of the kind that counts. */
  answered: number;
  /** Refused with 429: must not count. */
  refused: number;
  /** Answered 5xx or not at all: may count or not. */
  open: number;
  /** The enforced counter, and the sum of the ledger's entries. */
  counted: number;
  ledgerCalls: number;
  /** Numbers that two answers gave; a call asked about twice is told the total, which another answer may have told too. */
  repeatedNumbers: number;
  /** Calls that a gateway asked about twice because an answer was lost. */
  askedTwice: number;
  /** Answered 201, and of those what is not stored. */
  created: number;
  notStored: number;
  /** Documents stored, documents stored twice, and their pages. */
  stored: number;
  storedTwice: number;
  pages: number;
  /** Charged by the counter, by the ledger, and still held. */
  peCharged: number;
  ledgerPe: number;
  peHeld: number;
}

const REFUSALS = [401, 429];
/** A dead run's hold is looked at after a minute, a dead worker's message comes again after 15 s. */
const QUIET_DEADLINE_MS = 150_000;
const POLL_MS = 250;

/** Waits until nothing of the load's account is under way, then holds its record against the books. */
export async function reckon(load: CountedLoad, databaseUrl: string): Promise<Reckoning> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await untilQuiet(client, load.accountId);
    return { ...ofAnswers(load.answers), ...(await ofBooks(client, load)) };
  } finally {
    await client.end();
  }
}

async function untilQuiet(client: Client, accountId: string): Promise<void> {
  const deadline = Date.now() + QUIET_DEADLINE_MS;
  for (;;) {
    const { rows } = await client.query<{ busy: number }>(UNDER_WAY, [accountId]);
    if (rows[0]!.busy === 0) return;
    if (Date.now() > deadline) throw new Error(`still under way after ${QUIET_DEADLINE_MS} ms: ${rows[0]!.busy}`);
    await delay(POLL_MS);
  }
}

/** Runs that have not ended, holds, and stored extractions whose charge has not arrived. */
const UNDER_WAY = `
SELECT (SELECT count(*) FROM extraction.extraction WHERE account_id = $1 AND state IN ('queued', 'running'))::int
  + (SELECT count(*) FROM usage.hold WHERE account_id = $1)::int
  + (SELECT count(*) FROM extraction.extraction x WHERE account_id = $1 AND state = 'completed'
       AND NOT EXISTS (SELECT 1 FROM usage.usage_entry e WHERE e.extraction_id = x.id))::int AS busy`;

function ofAnswers(answers: Answered[]) {
  const isAnswered = ({ status }: Answered): boolean => status !== undefined && status < 500 && !REFUSALS.includes(status);
  const counted = answers.filter(isAnswered);
  const numbers = counted.map(({ call }) => call);
  return {
    requests: answers.length,
    answered: counted.length,
    refused: answers.filter(({ status }) => status !== undefined && REFUSALS.includes(status)).length,
    open: answers.filter(({ status }) => status === undefined || status >= 500).length,
    repeatedNumbers: numbers.length - new Set(numbers).size,
    created: answers.filter(({ status }) => status === 201).length,
  };
}

async function ofBooks(client: Client, { accountId, answers }: CountedLoad) {
  const totals = await one<{ counted: number; peCharged: number; peHeld: number }>(
    client,
    'SELECT coalesce(sum(calls), 0)::int AS counted, coalesce(sum(pe_charged), 0)::int AS "peCharged", coalesce(sum(pe_held), 0)::int AS "peHeld" FROM usage.month_total WHERE account_id = $1',
    accountId,
  );
  const ledger = await one<{ ledgerCalls: number; ledgerPe: number }>(
    client,
    'SELECT coalesce(sum(calls), 0)::int AS "ledgerCalls", coalesce(sum(pe), 0)::int AS "ledgerPe" FROM usage.usage_entry WHERE account_id = $1',
    accountId,
  );
  const retried = await one<{ askedTwice: number }>(
    client,
    'SELECT count(*)::int AS "askedTwice" FROM usage.retried_call r JOIN usage.usage_entry e ON r.call_id = ANY (e.call_ids) WHERE e.account_id = $1',
    accountId,
  );
  const { rows } = await client.query<{ id: string; file_name: string; page_count: number }>(
    "SELECT id, file_name, page_count FROM extraction.extraction WHERE account_id = $1 AND state = 'completed'",
    [accountId],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return {
    ...totals,
    ...ledger,
    ...retried,
    notStored: answers.filter(({ extractionId }) => extractionId !== undefined && !ids.has(extractionId)).length,
    stored: rows.length,
    storedTwice: rows.length - new Set(rows.map(({ file_name }) => file_name)).size,
    pages: rows.reduce((sum, { page_count: pages }) => sum + pages, 0),
  };
}

async function one<Row extends object>(client: Client, sql: string, accountId: string): Promise<Row> {
  return (await client.query<Row>(sql, [accountId])).rows[0]!;
}
