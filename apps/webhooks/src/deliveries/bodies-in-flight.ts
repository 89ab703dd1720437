import type { BegunAttempt, Room } from './delivery-queue';
import { OutgoingBody } from './outgoing-body';

/**
 * Bytes of large bodies that may be in memory in one process; the one that passes it is begun, and none after it. Measured with 55 endpoints of 11
 * accounts that take nothing in of 22 such events (bench:webhooks -- --large): 332 and 341 MB of memory at most, of a pod's 512.
 */
const ALL_BYTES_MAX = 96 * 1024 * 1024;

/** Of these, what one statement may bring: one of the largest, since as rows, as text and as bytes a body is there three times while it arrives. */
const ARRIVING_BYTES_MAX = 4 * 1024 * 1024;

/** The other half is for accounts that have none in flight yet. */
const FURTHER_BYTES_MAX = ALL_BYTES_MAX / 2;

/** Of one account: one of the largest for each of its five endpoints. */
const ACCOUNT_BYTES_MAX = ALL_BYTES_MAX / 4;

/** Nobody waits for room with a body of this size: of two thousand attempts they are 125 MB at most. */
const SMALL_BYTES = 64 * 1024;

/** An attempt, as far as it takes room. */
type Sent = Pick<BegunAttempt, 'accountId'> & { body: { length: number } };

/** Who waits for room to have a body in memory again. */
interface Waiting {
  bytes: number;
  admit(): void;
}

/**
 * The large bodies in flight in a process, and whose they are, so that an account whose endpoints hang leaves room for the others. What was sent, or lies
 * with a receiver that takes nothing, is in flight and not in memory: its room is for accounts that have none in flight.
 */
export class BodiesInFlight {
  private readonly bytesOf = new Map<string, number>();
  private readonly outgoing = new Set<OutgoingBody>();
  private waiting: Waiting[] = [];
  private bytes = 0;
  /** In memory. */
  private held = 0;

  enter(sent: Sent): void {
    this.add(sent, 1);
    if (this.isLarge(sent)) this.held += sent.body.length;
  }

  leave(sent: Sent): void {
    this.add(sent, -1);
    if (this.isLarge(sent)) this.letGo(sent.body.length);
  }

  /** A large body that takes room in memory only until its receiver has it; `again` fetches it where it was let go before. */
  send(sent: Pick<Sent, 'accountId'> & { body: Buffer }, again: () => Promise<Buffer>): OutgoingBody {
    this.enter(sent);
    const bytes = sent.body.length;
    const body = new OutgoingBody(sent.body, {
      letGo: () => this.letGo(bytes),
      again: async (signal) => {
        await this.roomFor(bytes, signal);
        return again().catch((error: unknown) => {
          this.letGo(bytes);
          throw error;
        });
      },
    });
    this.outgoing.add(body);
    return body;
  }

  /** Its attempt is over. */
  sent(accountId: string, body: OutgoingBody): void {
    body.end();
    this.outgoing.delete(body);
    this.add({ accountId, body }, -1);
  }

  /** Where there is not the room that one statement may fill, those that lie with receivers which take nothing give theirs back, the longest begun first. */
  makeRoom(): void {
    for (const body of this.outgoing) {
      if (ALL_BYTES_MAX - this.held >= ARRIVING_BYTES_MAX) return;
      if (body.isStalled()) body.letGo();
    }
  }

  /** Accounts that have some, and the room each has left; the room of the others, and of the process. */
  room(): Pick<Room, 'accountIds' | 'accountRoom' | 'ownRoom' | 'firstRoom' | 'furtherRoom' | 'smallBytes'> {
    const entries = [...this.bytesOf];
    return {
      accountIds: entries.map(([id]) => id),
      accountRoom: entries.map(([, bytes]) => ACCOUNT_BYTES_MAX - bytes),
      ownRoom: ACCOUNT_BYTES_MAX,
      firstRoom: Math.min(ALL_BYTES_MAX - this.held, ARRIVING_BYTES_MAX),
      furtherRoom: Math.min(FURTHER_BYTES_MAX - this.bytes, ARRIVING_BYTES_MAX),
      smallBytes: SMALL_BYTES,
    };
  }

  isLarge({ body }: Pick<Sent, 'body'>): boolean {
    return body.length > SMALL_BYTES;
  }

  private letGo(bytes: number): void {
    this.held -= bytes;
    for (let next = this.waiting[0]; next && this.held + next.bytes <= ALL_BYTES_MAX; next = this.waiting[0]) {
      this.waiting.shift();
      this.held += next.bytes;
      next.admit();
    }
  }

  private roomFor(bytes: number, signal: AbortSignal): Promise<void> {
    return new Promise((admit, reject) => {
      const waiting = { bytes, admit };
      signal.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((each) => each !== waiting);
        reject(new Error('The attempt is over.'));
      });
      this.waiting.push(waiting);
      this.letGo(0);
    });
  }

  private add(sent: Sent, sign: 1 | -1): void {
    if (!this.isLarge(sent)) return;
    const { accountId, body } = sent;
    const left = (this.bytesOf.get(accountId) ?? 0) + sign * body.length;
    if (left === 0) this.bytesOf.delete(accountId);
    else this.bytesOf.set(accountId, left);
    this.bytes += sign * body.length;
  }
}
