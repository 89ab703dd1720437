import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the process that runs all tests has for those that test: they find its address in a variable of the environment, and ask over HTTP. */
export class Offer {
  private readonly server: Server;

  /** What is not found (undefined) is answered as null; what throws, with its message and 500. */
  constructor(
    private readonly variable: string,
    answer: (request: IncomingMessage) => Promise<unknown>,
  ) {
    this.server = createServer((request, response) => {
      // Suites ask seconds apart; a connection kept for the next one may close under its question.
      response.setHeader('Connection', 'close');
      void answer(request).then(
        (found) => response.end(JSON.stringify(found ?? null)),
        (error: Error) => response.writeHead(500).end(error.message),
      );
    });
  }

  /** From now on test processes that inherit this one's environment can ask. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    process.env[this.variable] = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Asks for what is offered under a variable's name; undefined where nobody offers. Throws what the offer's answer threw. */
export async function askOffer<Found>(variable: string, path = '/', init: RequestInit = {}): Promise<Found | undefined> {
  const address = process.env[variable];
  if (!address) return undefined;
  const response = await fetch(address + path, init);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Found;
}
