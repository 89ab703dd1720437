import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How late answers come: each after a while, or a byte at a time. */
export interface Slowness {
  /** To what is asked so; the first bytes of it are looked at. */
  of: RegExp;
  afterMs?: number;
  byteMs?: number;
}

const ASKED_BYTES = 64;

interface Link {
  near: Socket;
  far: Socket;
  isDeaf: boolean;
  /** What is sent there comes through, and no answer to it. */
  losesAnswers: boolean;
  /** What was asked for last. */
  asked: string;
  /** Answers that wait for their time. */
  late: Buffer[];
}

/**
 * A way to a server that may stop working without breaking, as a firewall does that forgets a connection: bytes vanish in both
 * directions, and neither end is told when the other one closes.
 */
export class HalfOpenProxy {
  private readonly links = new Set<Link>();
  private swallowsNew = false;
  private slowness: Slowness | undefined;

  private constructor(
    private readonly server: Server,
    /** The server's address with the proxy's port in it. */
    readonly url: string,
  ) {}

  static async start(target: string): Promise<HalfOpenProxy> {
    const { hostname, port } = new URL(target);
    const server = createServer((near) => proxy.join(near, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port });
    const proxy = new HalfOpenProxy(server, url.toString());
    return proxy;
  }

  /** How many connections lead through it and still work. */
  get working(): number {
    return [...this.links].filter(({ isDeaf }) => !isDeaf).length;
  }

  /** From now on nothing comes through on the connections that there are. */
  swallowExisting(): void {
    for (const link of this.links) link.isDeaf = true;
  }

  /** From now on what is asked on the connections that there are is done, and nobody hears of it. */
  loseAnswers(): void {
    for (const link of this.links) link.losesAnswers = true;
  }

  /** From now on answers come later, or byte by byte, on all connections. */
  slowDown(slowness: Slowness): void {
    this.slowness = slowness;
  }

  /** From now on nobody takes a byte on the connections that there are, as a paused process does: buffers fill. */
  pauseExisting(): void {
    for (const link of this.links) for (const end of [link.near, link.far]) end.pause();
  }

  /** From now on nothing comes through at all; new connections are accepted all the same. */
  swallowAll(): void {
    this.swallowExisting();
    this.swallowsNew = true;
  }

  /** From now on there is nobody: what there is breaks, and who comes is sent away. */
  refuse(): void {
    this.server.close();
    this.breakExisting();
  }

  /** New connections work again; those that were forgotten stay so, and their far ends learn of what was closed meanwhile. */
  heal(): void {
    this.swallowsNew = false;
    this.slowness = undefined;
    for (const { near, far, isDeaf } of this.links)
      if (isDeaf && (near.destroyed || far.destroyed)) [near, far].forEach((end) => end.destroy());
  }

  async stop(): Promise<void> {
    this.breakExisting();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What there is breaks, as where a server is started anew. */
  breakExisting(): void {
    for (const { near, far } of this.links) [near, far].forEach((end) => end.destroy());
  }

  /** Whether the answer is left for later; what follows an answer that waits, waits as well. */
  private answerLater(link: Link, bytes: Buffer): boolean {
    const { slowness } = this;
    if (link.late.length === 0 && !(slowness?.of.test(link.asked) ?? false)) return false;
    link.late.push(bytes);
    if (link.late.length === 1) void this.passOn(link);
    return true;
  }

  private async passOn({ near, late }: Link): Promise<void> {
    while (late.length > 0 && !near.destroyed) {
      const [bytes] = late as [Buffer];
      const { afterMs = 0, byteMs = 0 } = this.slowness ?? {};
      await delay(afterMs, undefined, { ref: false });
      for (let sent = 0; sent < bytes.length && !near.destroyed; sent++) {
        // Once it is healed, the rest comes at once.
        const isDripped = byteMs > 0 && this.slowness !== undefined;
        near.write(isDripped ? bytes.subarray(sent, sent + 1) : bytes.subarray(sent));
        if (!isDripped) break;
        await delay(byteMs);
      }
      late.shift();
    }
  }

  private join(near: Socket, far: Socket): void {
    const link: Link = { near, far, isDeaf: this.swallowsNew, losesAnswers: false, asked: '', late: [] };
    this.links.add(link);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const isLost = (): boolean => link.isDeaf || to.destroyed || (link.losesAnswers && from === far);
      from.on('data', (bytes: Buffer) => {
        if (isLost()) return;
        if (from === near) link.asked = bytes.toString('latin1', 0, ASKED_BYTES);
        if (from === near || !this.answerLater(link, bytes)) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!link.isDeaf) to.destroy();
        if (to.destroyed) this.links.delete(link);
      });
    }
  }
}
