import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerIdentity } from './certificate-authority';

/** A request as it arrived. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a receiver does with a request; the default says 200. */
export type Reaction = (request: ReceivedRequest, response: ServerResponse) => void;

const accept: Reaction = (_request, response) => void response.writeHead(200).end('ok');

/** A customer's receiver on loopback: real TLS, every request kept. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  /** May be changed at any time. */
  reaction: Reaction = accept;
  /** What is waited for before a request to a path is taken in beyond its head; nothing where it says nothing. May be changed at any time. */
  patience: (path: string) => Promise<void> | undefined = () => undefined;
  /** TCP connections that were made to it. */
  connections = 0;
  private waiting: { isMet: () => boolean; resolve: () => void }[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(identity: ServerIdentity, { host = '127.0.0.1', port = 0 } = {}): Promise<Receiver> {
    const server = createServer(identity).listen(port, host);
    await once(server, 'listening');
    const receiver = new Receiver(server, (server.address() as AddressInfo).port);
    server.on('connection', () => receiver.connections++);
    server.on('tlsClientError', () => undefined);
    server.on('request', (request, response) => {
      const { method = '', url: path = '', headers } = request;
      const takeIn = (): void => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => receiver.take({ method, path, headers, body: Buffer.concat(parts) }, response));
      };
      const patience = receiver.patience(path);
      if (patience) void patience.then(takeIn);
      else takeIn();
    });
    return receiver;
  }

  url(path = '/hook', host = '127.0.0.1'): string {
    return `https://${host}:${this.port}${path}`;
  }

  /** Resolves once so many requests have arrived, at one path where one is given. */
  async received(count: number, path?: string): Promise<void> {
    const isMet = (): boolean => this.requests.filter((request) => path === undefined || request.path === path).length >= count;
    if (isMet()) return;
    await new Promise<void>((resolve) => this.waiting.push({ isMet, resolve }));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(request: ReceivedRequest, response: ServerResponse): void {
    this.requests.push(request);
    this.reaction(request, response);
    const met = this.waiting.filter(({ isMet }) => isMet());
    this.waiting = this.waiting.filter((each) => !met.includes(each));
    for (const { resolve } of met) resolve();
  }
}

/** Answers every request with a status. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): Reaction =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
