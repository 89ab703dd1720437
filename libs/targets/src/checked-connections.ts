import type { Socket } from 'node:net';
import { Pool, type buildConnector } from 'undici';
import { checkedConnector, type ConnectLimits, type TlsTrust } from './checked-connector';
import type { CheckedTarget } from './target-check';

/** Pools kept at most; beyond it the one that was not used for the longest is closed after what is in flight. */
const POOLS_MAX = 1_000;

/** Servers commonly close an idle connection after 5 s; one that was idle for less is safe to use again. */
const IDLE_MS = 2_000;

/** What may come over a connection within so long. */
export interface FloodLimit {
  bytes: number;
  withinMs: number;
}

/**
 * Connections to judged targets, kept open between attempts. A pool belongs to a host, a port and the exact addresses that were
 * judged, so that an answer of the DNS that changed leads to new connections and never to old ones.
 */
export class CheckedConnections {
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly trust: TlsTrust = {},
    private readonly limits?: ConnectLimits,
    private readonly flood?: FloodLimit,
  ) {}

  /** Where requests to this target go. */
  to(target: CheckedTarget): Pool {
    const key = keyOf(target);
    const pool = this.pools.get(key) ?? this.open(target);
    // Put last again: a Map keeps the order of insertion, so the first is the one longest unused.
    this.pools.delete(key);
    this.pools.set(key, pool);
    this.closeLongestUnused();
    return pool;
  }

  /** Nothing that is kept to this target is used again: where one connection fell silent, the others may be as dead. What is in flight ends as it will. */
  forsake(target: CheckedTarget): void {
    const key = keyOf(target);
    void this.pools.get(key)?.close();
    this.pools.delete(key);
  }

  /** After what is in flight. */
  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private open(target: CheckedTarget): Pool {
    return new Pool(new URL(target.href).origin, {
      connect: this.connector(target),
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      // The attempt has one deadline of its own over all of its phases.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  private connector(target: CheckedTarget): buildConnector.connector {
    const connect = checkedConnector(target, this.trust, this.limits);
    const { flood } = this;
    if (!flood) return connect;
    return (options, callback) =>
      connect(options, (...made) => {
        if (made[1]) endFlood(made[1], flood);
        callback(...made);
      });
  }

  private closeLongestUnused(): void {
    if (this.pools.size <= POOLS_MAX) return;
    const [key, pool] = this.pools.entries().next().value!;
    this.pools.delete(key);
    void pool.close();
  }
}

/** Ends a connection over which more comes than is read: interim answers and extensions of chunks have no end, and no part of HTTP tells of them. */
function endFlood(socket: Socket, { bytes, withinMs }: FloodLimit): void {
  let seen = 0;
  const look = (): void => {
    const came = socket.bytesRead - seen;
    seen += came;
    if (came > bytes) socket.destroy(new Error('more came than is read'));
  };
  const timer = setInterval(look, withinMs).unref();
  socket.once('close', () => clearInterval(timer));
}

const keyOf = ({ host, port, addresses }: CheckedTarget): string => [host, port, ...addresses].join(' ');
