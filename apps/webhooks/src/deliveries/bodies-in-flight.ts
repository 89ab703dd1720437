import type { BegunAttempt, Room } from './delivery-queue';

/**
 * Bytes of large bodies that may be in flight in one process; the one that passes it is begun, and none after it. Measured with 55 endpoints of 11
 * accounts that hang, which are told 22 such events: 463 MB of memory at most, where 256 MiB and no share for an account took 1,115.
 */
const ALL_BYTES_MAX = 96 * 1024 * 1024;

/** Of these, what one statement may bring: as rows, as text and as bytes, a body is there three times while it arrives. */
const ARRIVING_BYTES_MAX = 16 * 1024 * 1024;

/** The other half is for accounts that have none in flight yet. */
const FURTHER_BYTES_MAX = ALL_BYTES_MAX / 2;

/** Of one account: one of the largest for each of its five endpoints. */
const ACCOUNT_BYTES_MAX = ALL_BYTES_MAX / 4;

/** Nobody waits for room with a body of this size: of two thousand attempts they are 125 MB at most. */
const SMALL_BYTES = 64 * 1024;

/** An attempt, as far as it takes room. */
type Sent = Pick<BegunAttempt, 'accountId'> & { body: { length: number } };

/** The large bodies in flight in a process, and whose they are, so that an account whose endpoints hang leaves room for the others. */
export class BodiesInFlight {
  private readonly bytesOf = new Map<string, number>();
  private bytes = 0;

  enter(sent: Sent): void {
    this.add(sent, 1);
  }

  leave(sent: Sent): void {
    this.add(sent, -1);
  }

  /** Accounts that have some, and the room each has left; the room of the others, and of the process. */
  room(): Pick<Room, 'accountIds' | 'accountRoom' | 'ownRoom' | 'firstRoom' | 'furtherRoom' | 'smallBytes'> {
    const entries = [...this.bytesOf];
    return {
      accountIds: entries.map(([id]) => id),
      accountRoom: entries.map(([, bytes]) => ACCOUNT_BYTES_MAX - bytes),
      ownRoom: ACCOUNT_BYTES_MAX,
      firstRoom: Math.min(ALL_BYTES_MAX - this.bytes, ARRIVING_BYTES_MAX),
      furtherRoom: Math.min(FURTHER_BYTES_MAX - this.bytes, ARRIVING_BYTES_MAX),
      smallBytes: SMALL_BYTES,
    };
  }

  isLarge({ body }: Pick<Sent, 'body'>): boolean {
    return body.length > SMALL_BYTES;
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
