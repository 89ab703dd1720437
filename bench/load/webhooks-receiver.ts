import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ServerIdentity } from '@gridline/testing';

/** What the receiver's process is told at its start. */
export interface ReceiverOrder {
  identity: ServerIdentity;
}

/** What it tells: its port once, then the events that arrived, each with its time on the machine's monotonic clock. */
export type ReceiverNews = { port: number } | { arrived: [eventId: string, at: string][] };

/** Arrivals are told this often; the figures are taken at the arrival itself. */
const TELL_MS = 20;

const DRIP_MS = 1_000;

process.once('message', (order: ReceiverOrder) => {
  let arrived: [string, string][] = [];
  const server = createServer(order.identity, (request, response) => {
    if (request.url?.startsWith('/hangs')) return;
    if (request.url?.startsWith('/drips')) return drip(request, response);
    arrived.push([request.headers['webhook-id'] as string, process.hrtime.bigint().toString()]);
    request.resume().once('end', () => response.writeHead(200).end());
  });
  const tell = (news: ReceiverNews): void => void process.send!(news);
  server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
  setInterval(() => {
    if (arrived.length > 0) tell({ arrived });
    arrived = [];
  }, TELL_MS);
});
/** Takes all that is sent, and answers a byte a second. */
function drip(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

process.once('disconnect', () => process.exit(0));
