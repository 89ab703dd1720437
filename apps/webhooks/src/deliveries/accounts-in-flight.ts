import type { Room } from './delivery-queue';
import { WINDOW_MAX } from './endpoint-windows';

/** As many as one endpoint may have in flight count as one turn that was had. */
const TURN = WINDOW_MAX;

/**
 * How many attempts each account has in flight in a process. Where receivers that answer slowly have all the room there is, one that ends makes room for
 * one: it goes to an account that has fewer, however long the others' wait.
 */
export class AccountsInFlight {
  private readonly counts = new Map<string, number>();

  enter(accountId: string): void {
    this.counts.set(accountId, (this.counts.get(accountId) ?? 0) + 1);
  }

  leave(accountId: string): void {
    const left = this.counts.get(accountId)! - 1;
    if (left === 0) this.counts.delete(accountId);
    else this.counts.set(accountId, left);
  }

  /** The accounts that had turns, and how many each. */
  room(): Pick<Room, 'busyIds' | 'busyTurns'> {
    const busy = [...this.counts].filter(([, count]) => count >= TURN);
    return { busyIds: busy.map(([id]) => id), busyTurns: busy.map(([, count]) => Math.floor(count / TURN)) };
  }
}
