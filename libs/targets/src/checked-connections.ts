import type { Socket } from 'node:net';
import { DecoratorHandler, Pool, type buildConnector, type Dispatcher } from 'undici';
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
  /** Bytes of bodies do not count: whoever reads them has a limit for them. */
  besideBodies?: boolean;
}

/** For answers whose bodies may be large and come fast: interim answers and extensions of chunks are never so long, and one line's worth of them keeps a processor busy. */
export const FLOOD_BESIDE_BODIES: FloodLimit = { bytes: 256 * 1024, withinMs: 250, besideBodies: true };

/** What of a target is kept. */
interface Way {
  pool: Pool;
  /** The pool, with what it counts. */
  dispatcher: Dispatcher;
}

/** Bytes of bodies that were given out over all connections to a target. */
interface GivenOut {
  bytes: number;
}

/**
 * Connections to judged targets, kept open between attempts. A pool belongs to a host, a port and the exact addresses that were
 * judged, so that an answer of the DNS that changed leads to new connections and never to old ones.
 */
export class CheckedConnections {
  private readonly ways = new Map<string, Way>();

  constructor(
    private readonly trust: TlsTrust = {},
    private readonly limits?: ConnectLimits,
    private readonly flood?: FloodLimit,
  ) {}

  /** Where requests to this target go. */
  to(target: CheckedTarget): Dispatcher {
    const key = keyOf(target);
    const way = this.ways.get(key) ?? this.open(target);
    // Put last again: a Map keeps the order of insertion, so the first is the one longest unused.
    this.ways.delete(key);
    this.ways.set(key, way);
    this.closeLongestUnused();
    return way.dispatcher;
  }

  /** Nothing that is kept to this target is used again: where one connection fell silent, the others may be as dead. What is in flight ends as it will. */
  forsake(target: CheckedTarget): void {
    const key = keyOf(target);
    void this.ways.get(key)?.pool.close();
    this.ways.delete(key);
  }

  /** After what is in flight. */
  async close(): Promise<void> {
    await Promise.all([...this.ways.values()].map(({ pool }) => pool.close()));
  }

  private open(target: CheckedTarget): Way {
    const bodies: GivenOut = { bytes: 0 };
    const pool = new Pool(new URL(target.href).origin, {
      connect: this.connector(target, bodies),
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      // The attempt has one deadline of its own over all of its phases.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const dispatcher = pool.compose((dispatch) => (options, handler) => dispatch(options, new Counted(handler, bodies)));
    return { pool, dispatcher };
  }

  private connector(target: CheckedTarget, bodies: GivenOut): buildConnector.connector {
    const connect = checkedConnector(target, this.trust, this.limits);
    const { flood } = this;
    if (!flood) return connect;
    return (options, callback) =>
      connect(options, (...made) => {
        if (made[1]) endFlood(made[1], flood, bodies);
        callback(...made);
      });
  }

  private closeLongestUnused(): void {
    if (this.ways.size <= POOLS_MAX) return;
    const [key, { pool }] = this.ways.entries().next().value!;
    this.ways.delete(key);
    void pool.close();
  }
}

/** What undici hands pieces of a body to. */
interface TakesBody {
  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;
}

/** Its types leave out what it has. */
const Decorator = DecoratorHandler as unknown as new (handler: Dispatcher.DispatchHandler) => TakesBody;

/** Counts what it hands on of bodies. */
class Counted extends Decorator {
  constructor(
    handler: Dispatcher.DispatchHandler,
    private readonly bodies: GivenOut,
  ) {
    super(handler);
  }

  override onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.bodies.bytes += chunk.length;
    super.onResponseData(controller, chunk);
  }
}

/**
 * Ends a connection over which more comes than is read: interim answers and extensions of chunks have no end, and no part of HTTP tells of them. What came of
 * bodies over any connection to the target is taken off, so that a flood beside a large body may last as long as that.
 */
function endFlood(socket: Socket, { bytes, withinMs, besideBodies = false }: FloodLimit, bodies: GivenOut): void {
  let [seen, given] = [0, bodies.bytes];
  const look = (): void => {
    const [came, read] = [socket.bytesRead - seen, bodies.bytes - given];
    [seen, given] = [seen + came, given + read];
    if (came - (besideBodies ? read : 0) > bytes) socket.destroy(new Error('more came than is read'));
  };
  const timer = setInterval(look, withinMs).unref();
  socket.once('close', () => clearInterval(timer));
}

const keyOf = ({ host, port, addresses }: CheckedTarget): string => [host, port, ...addresses].join(' ');
