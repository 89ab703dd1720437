import { readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { inTime } from '@gridline/runtime';

/** The tables of this process's own network (proc_pid_net(5)). A server that listens on `::` has all of its connections in the first, those of IPv4 too. */
const TABLES = ['/proc/self/net/tcp6', '/proc/self/net/tcp'];

/** Some 90,000 connections. Read and looked through, 10,000 cost 50 ms of the processor, most of it outside of our thread. */
const MOST_BYTES = 16 * 1024 * 1024;

const READ_BYTES = 64 * 1024;

/** sl, local and remote address, st, tx_queue:rx_queue, tr:when, retrnsmt, uid, timeout, inode. */
const LINE = /^ *\d+: \S+ \S+ \S\S ([0-9A-F]{8}):\S+ \S+ \S+ +\d+ +\d+ (\d+) /gm;

/**
 * What the system has taken for connections and their other sides have not acknowledged. Linux says it of each; where it does not, or not in time,
 * nothing is known. The one that asks a socket itself (TIOCOUTQ, TCP_INFO) is not within reach of Node.
 */
export class SendQueues {
  private readonly inodes = new WeakMap<Socket, string>();
  private isReading = false;

  constructor(
    private readonly tables: readonly string[] = TABLES,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** Bytes, of those that could be found. All of them cost one reading. */
  async of(sockets: readonly Socket[], withinMs: number): Promise<ReadonlyMap<Socket, number>> {
    // One that got stuck, behind other files that do not answer, is not joined by a second.
    if (this.isReading) return new Map();
    return inTime(this.read(sockets), withinMs).catch(() => new Map());
  }

  private async read(sockets: readonly Socket[]): Promise<ReadonlyMap<Socket, number>> {
    const sought = new Map(sockets.map((socket) => [this.inodeOf(socket), socket]));
    sought.delete(undefined);
    const found = new Map<Socket, number>();
    this.isReading = true;
    try {
      for (const table of this.tables) {
        if (sought.size === 0) break;
        await this.lookThrough(table, (inode, bytes) => {
          const socket = sought.get(inode);
          if (socket) found.set(socket, bytes);
          sought.delete(inode);
          return sought.size === 0;
        }).catch(() => undefined);
      }
    } finally {
      this.isReading = false;
    }
    return found;
  }

  /** Until it has been told enough, or there is too much. */
  private async lookThrough(table: string, isEnough: (inode: string, bytes: number) => boolean): Promise<void> {
    const file = await open(table);
    try {
      const room = Buffer.allocUnsafe(READ_BYTES);
      let [begun, left] = ['', this.mostBytes];
      for (; left > 0;) {
        const { bytesRead } = await file.read(room, 0, Math.min(room.length, left), null);
        if (bytesRead === 0) return;
        left -= bytesRead;
        const lines = begun + room.toString('latin1', 0, bytesRead);
        begun = lines.slice(lines.lastIndexOf('\n') + 1);
        for (const [, queue, inode] of lines.matchAll(LINE)) if (isEnough(inode!, parseInt(queue!, 16))) return;
      }
    } finally {
      await file.close();
    }
  }

  /** What a table calls it: an address may be written in many ways, and stand there twice. */
  private inodeOf(socket: Socket): string | undefined {
    const known = this.inodes.get(socket);
    if (known !== undefined) return known;
    const { _handle: handle } = socket as unknown as { _handle?: { fd?: number } | null };
    const inode = linkOf(handle?.fd)?.match(/^socket:\[(\d+)\]$/)?.[1];
    if (inode !== undefined) this.inodes.set(socket, inode);
    return inode;
  }
}

/** Read at once: a moment later the number may be another's. */
function linkOf(descriptor: number | undefined): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}
