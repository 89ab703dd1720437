import type { Socket } from 'node:net';
import { Away } from '@gridline/runtime';
import {
  DebugEvents,
  ErrorCode,
  Events,
  NatsError,
  connect,
  type JetStreamClient,
  type JetStreamManager,
  type Msg,
  type NatsConnection,
  type RequestOptions,
} from 'nats';
import './rooms';

/**
 * A server that left two pings unanswered is given up when the third is due, after 2.25 s: what was asked of it can then still be
 * answered 503 within the three seconds that are promised. A busy process does not count its own pauses: pongs are read in between.
 */
const PING_MS = 750;
const PINGS_UNANSWERED = 2;

/** A dial that hears nothing for so long is begun anew; the library's own 20 s would be added to every recovery. */
const DIAL_MS = 2_000;
const RECONNECT_MS = 250;

export interface NatsOptions {
  /** Copies that the broker keeps of each stream: 3 in a cluster, to outlive one of its servers. */
  replicas?: number;
  /** A file with the certificates of who signed the server's; the connection is then by TLS. */
  caFile?: string;
}

/** The first part of the subjects at which a service's questions are answered. */
export const inboxOf = (service: string): string => `_INBOX_${service}`;

/** One process's connection to NATS. `prefix` is the first part of every subject and stream name. */
export class Nats {
  /** Set while the server is away: resolves when it is back. */
  private away: { back: Promise<void>; resolve: () => void } | undefined;
  /** What is to be told that the connection is lost. */
  private readonly waiting = new Set<() => void>();
  private readonly onBack = new Set<() => void>();

  private constructor(
    readonly connection: NatsConnection,
    readonly prefix: string,
    readonly service: string,
    readonly jetstream: JetStreamClient,
    readonly manager: JetStreamManager,
  ) {}

  /** Copies that the broker keeps of each stream. */
  private replicas = 1;

  /** Connects and reconnects for ever; rejects only where the server cannot be reached at the start, then with Away. */
  static async connect(url: string, prefix: string, service: string, { replicas = 1, caFile }: NatsOptions = {}): Promise<Nats> {
    const connection = await connect({
      ...serversOf(url),
      ...(caFile !== undefined && { tls: { caFile } }),
      name: service,
      // Of its own, so that permissions can keep a service from hearing another's answers.
      inboxPrefix: inboxOf(service),
      maxReconnectAttempts: -1,
      // Else it is closed for good at the second refusal in a row, as of a broker that was started with other passwords.
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: RECONNECT_MS,
      timeout: DIAL_MS,
      pingInterval: PING_MS,
      maxPingOut: PINGS_UNANSWERED,
      // An Error with a stack for every request costs more than the request (nats.js, `noAsyncTraces`).
      noAsyncTraces: true,
    }).catch(awayIfAbsent);
    const manager = await connection.jetstreamManager().catch(async (error: unknown) => {
      await connection.close();
      return awayIfAbsent(error);
    });
    const nats = new Nats(connection, prefix, service, connection.jetstream(), manager);
    nats.replicas = replicas;
    void nats.follow();
    return nats;
  }

  get streamReplicas(): number {
    return this.replicas;
  }

  get isAway(): boolean {
    return this.away !== undefined;
  }

  /** Resolves once the server is there again; at once while it is. */
  back(): Promise<void> {
    return this.away?.back ?? Promise.resolve();
  }

  /** Calls whenever the server is there again after it was away; answers how to stop. */
  whenBack(act: () => void): () => void {
    this.onBack.add(act);
    return () => void this.onBack.delete(act);
  }

  /** The NATS subject of a question or notice. */
  subject(name: string): string {
    return `${this.prefix}.${name}`;
  }

  /** Asks a question; rejects as soon as the connection is lost, because its answer would find nobody. */
  async request(subject: string, payload: string, options: RequestOptions): Promise<Msg> {
    let lose = (): void => undefined;
    const lost = new Promise<never>((_, reject) => (lose = () => reject(NatsError.errorForCode(ErrorCode.Disconnect))));
    this.waiting.add(lose);
    try {
      return await Promise.race([this.connection.request(subject, payload, options), lost]);
    } finally {
      this.waiting.delete(lose);
    }
  }

  /** Rejects while the server does not answer. */
  async check(): Promise<void> {
    await this.connection.rtt();
  }

  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === DebugEvents.StaleConnection) this.cut();
      if (type === DebugEvents.StaleConnection || type === Events.Disconnect) this.noteAway();
      if (type === Events.Reconnect) this.noteBack();
    }
  }

  private noteAway(): void {
    this.away ??= deferred();
    for (const lose of this.waiting) lose();
  }

  private noteBack(): void {
    this.away?.resolve();
    this.away = undefined;
    for (const act of this.onBack) act();
  }

  /** The library sends what is left before it closes a stale connection, and that never ends where the peer takes no bytes. */
  private cut(): void {
    const { protocol } = this.connection as unknown as { protocol?: { transport?: { socket?: Socket } } };
    protocol?.transport?.socket?.destroy();
  }
}

/** What a server says that is not there, not yet ready or just starting; a wrong password stays what it is. */
const ABSENT = new Set<string>([
  ...[ErrorCode.ConnectionRefused, ErrorCode.ConnectionTimeout, ErrorCode.Timeout, ErrorCode.NoResponders, ErrorCode.Disconnect],
]);

/** Throws Away for what a server that is not there makes of a question, anything else as it is. */
export function awayIfAbsent(error: unknown): never {
  const isAbsent = error instanceof NatsError && (ABSENT.has(error.code) || error.code === ErrorCode.JetStreamNotEnabled);
  throw isAbsent ? new Away('NATS cannot be reached.', { cause: error }) : error;
}

/** Whether the broker itself refused, which it does of what exists already; else nobody knows what became of the question. */
export const isRefused = (error: unknown): boolean => error instanceof NatsError && error.isJetStreamError();

function deferred(): { back: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const back = new Promise<void>((done) => (resolve = done));
  return { back, resolve };
}

/** Of `nats://user:password@host:port` the client takes the two apart from the address; several servers share them. */
function serversOf(url: string): { servers: string[]; user?: string; pass?: string } {
  const [, user, pass] = /^\w+:\/\/([^:@/]*):([^@/]*)@/.exec(url) ?? [];
  const servers = url.split(',').map((each) => each.trim().replace(/^(\w+:\/\/)[^@/]*@/, '$1'));
  return user === undefined ? { servers } : { servers, user: decodeURIComponent(user), pass: decodeURIComponent(pass!) };
}
