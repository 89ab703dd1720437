import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { uploadForm } from '../support/account';
import { SeededRandom } from './seeded-random';

/** What a client wrote down about one of its requests. */
export interface Answered {
  kind: 'read' | 'infer';
  /** Undefined where the connection broke before an answer. */
  status: number | undefined;
  /** The number that the answer gave the call, from X-Usage-Calls. */
  call: number | undefined;
  /** Of an infer that was answered 201. */
  extractionId: string | undefined;
  /** Of an infer: the name that its document alone has. */
  fileName: string | undefined;
}

/** Requests at a time. */
const WORKERS = 6;
/** So many that no key meets its minute limit within a run. */
const KEYS = 80;
/** A pause between a worker's requests keeps the load bounded: it is the counting that is tested, not the machine. By `npm run bench:faults` it is short. */
const PAUSE_MS = process.env.FIGURES ? 5 : 30;

/** An account under load: requests of all kinds that count, and the client's own record of what was answered. */
export class CountedLoad {
  readonly accountId = `acc_${randomBytes(8).toString('hex')}`;
  readonly answers: Answered[] = [];
  private readonly keys = Array.from({ length: KEYS }, () => `svc_live_${randomBytes(32).toString('hex')}`);
  private readonly random: SeededRandom;
  private sent = 0;
  private running = true;

  constructor(
    private readonly gatewayUrls: readonly string[],
    seed: number,
  ) {
    this.random = new SeededRandom(seed);
  }

  /** Makes the account's keys, each of a user of its own, and gives it room for everything. */
  async prepare(databaseUrl: string): Promise<void> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `INSERT INTO gateway.api_key (id, account_id, user_id, name, scopes, hash, hint, created_at)
       SELECT 'key_' || hash, $1, 'usr_' || hash, 'load', $2, hash, '', now() FROM unnest($3::text[]) AS hash`,
      [this.accountId, SCOPES, this.keys.map((key) => createHash('sha256').update(key).digest('hex'))],
    );
    await client.query("INSERT INTO usage.allowance (account_id, plan, updated_at) VALUES ($1, 'scale', now())", [this.accountId]);
    await client.end();
  }

  /** Sends until it is stopped. */
  async run(): Promise<void> {
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => this.work(worker)));
  }

  stop(): void {
    this.running = false;
  }

  private async work(worker: number): Promise<void> {
    while (this.running) {
      this.answers.push(await this.send(this.gatewayUrls[worker % this.gatewayUrls.length]!));
      await delay(PAUSE_MS);
    }
  }

  private async send(gatewayUrl: string): Promise<Answered> {
    const number = this.sent++;
    const key = this.keys[number % KEYS]!;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': address };
    const chance = this.random.next();
    if (chance >= INFER_SHARE) return this.record('read', await attempt(gatewayUrl + readPath(chance), { headers }));
    const fileName = `document-${number}.csv`;
    const body = uploadForm({ name: fileName, bytes: Buffer.from(`Item,Price\nNumber ${number},${number}.50\n`) });
    return this.record('infer', await attempt(`${gatewayUrl}/api/v1/infer`, { method: 'POST', headers, body }), fileName);
  }

  private record(kind: Answered['kind'], reply: Reply | undefined, fileName?: string): Answered {
    const call = reply?.calls;
    return { kind, status: reply?.status, call, extractionId: reply?.status === 201 ? reply.id : undefined, fileName };
  }
}

const SCOPES = ['extractions:read', 'usage:read', 'infer:create'];
const INFER_SHARE = 0.15;

/** Requests that are answered 200, 404, 400 and 403: all of them count. */
function readPath(chance: number): string {
  if (chance < 0.25) return '/api/v1/nothing';
  if (chance < 0.35) return '/api/v1/extractions?limit=0';
  if (chance < 0.4) return '/api/v1/extractions/ext_unknown/export';
  return '/api/v1/usage';
}

interface Reply {
  status: number;
  calls: number | undefined;
  id: string | undefined;
}

/** A request, its answer read whole; undefined where the connection broke. */
async function attempt(url: string, init: RequestInit): Promise<Reply | undefined> {
  try {
    const response = await fetch(url, init);
    const { id } = (await response.json()) as { id?: string };
    const calls = response.headers.get('x-usage-calls');
    return { status: response.status, calls: calls === null ? undefined : Number(calls), id };
  } catch {
    return undefined;
  }
}
