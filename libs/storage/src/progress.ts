import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { counter } from '@gridline/runtime';
import { countSlowUploads } from './parts-in-memory';

/** What a bucket must do of what it was asked, in either direction, while it is waited for. */
export interface ProgressLimit {
  /** Fewer bytes than `leastBytesPerSecond` for so long, and the request is ended; a quarter late at most. An answer that is shorter is whole by then. */
  windowMs: number;
  leastBytesPerSecond: number;
}

/** Of what a bucket is asked: an upload, whose sender waits, and all the rest. */
export interface Progress {
  prompt: ProgressLimit;
  patient: ProgressLimit;
}

/**
 * The largest file (50 MB) in 53 minutes, and eight at once over a line of 1 Mbit/s: what is slower keeps readers, slots and connections from
 * others for hours. Phones are let do with 240 bytes a second; a bucket is a server.
 */
const LEAST_BYTES_PER_SECOND = 16_384;

/** Two seconds and a quarter late: within the three that a client waits. Ten where nobody waits: a bucket that moves house is back sooner. */
export const PROGRESS: Progress = {
  prompt: { windowMs: 2_000, leastBytesPerSecond: LEAST_BYTES_PER_SECOND },
  patient: { windowMs: 10_000, leastBytesPerSecond: LEAST_BYTES_PER_SECOND },
};

/** Looks in a window. */
const LOOKS = 4;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'HEAD'] as const;

type Method = (typeof METHODS)[number];

function countStalls(method: Method, count: number): void {
  const help = 'Requests to the bucket that were ended because it did nothing of them, or next to nothing, by method.';
  counter<'method'>({ name: 'storage_stalled_total', help, labels: ['method'] }).inc({ method }, count);
}

/** From here on they are told, though there be none, or no bucket: what an alert asks for is there. */
export function measureStalls(): void {
  for (const method of METHODS) countStalls(method, 0);
  countSlowUploads(0);
}

/** How connections to a bucket are made; requests over them are ended where the bucket does too little for too long. */
interface WatchedAgents {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}

/**
 * Each reader of a file holds a connection for as long as it reads: with fifty, as the SDK's own have, fifty readers at a few bytes a second kept every file
 * from everybody else. 500 are as many as 25 accounts may read at a time.
 */
const CONNECTIONS = { keepAlive: true, maxSockets: 500 };

/** Agents for requests that are held to the limit. */
export function watchedAgents(limit: ProgressLimit): WatchedAgents {
  return { httpAgent: watched(new HttpAgent(CONNECTIONS), limit), httpsAgent: watched(new HttpsAgent(CONNECTIONS), limit) };
}

/** Where Node gives a request to an agent; not among its types. */
interface TakesRequests {
  addRequest(request: ClientRequest, ...rest: unknown[]): void;
}

function watched<Agent extends HttpAgent>(agent: Agent, limit: ProgressLimit): Agent {
  const taker = agent as unknown as TakesRequests;
  const addRequest = taker.addRequest.bind(agent);
  taker.addRequest = (request, ...rest) => {
    watch(request, limit);
    addRequest(request, ...rest);
  };
  return agent;
}

/** Ends the request with a `TimeoutError` where the bucket does too little. While it is we who do not read, nobody is blamed. */
function watch(request: ClientRequest, { windowMs, leastBytesPerSecond }: ProgressLimit): void {
  const lookMs = windowMs / LOOKS;
  const least = (leastBytesPerSecond * lookMs) / 1000;
  let response: IncomingMessage | undefined;
  let [seen, slow, isHeldUp] = [undefined as number | undefined, 0, false];
  request.once('response', (answer: IncomingMessage) => {
    response = answer.on('pause', () => (isHeldUp = true));
  });
  const look = (): void => {
    const passed = passedOver(request);
    const came = seen === undefined || passed === undefined ? undefined : passed - seen;
    const isOurs = isHeldUp || (response !== undefined && response.readableFlowing !== true);
    slow = came === undefined || isOurs || came >= least ? 0 : slow + 1;
    [seen, isHeldUp] = [passed, false];
    if (slow < LOOKS) return;
    clearInterval(timer);
    countStalls(request.method as Method, 1);
    const why = `the bucket did fewer than ${leastBytesPerSecond} bytes a second for ${windowMs / 1000} s`;
    (response ?? request).destroy(Object.assign(new Error(why), { name: 'TimeoutError' }));
  };
  const timer = setInterval(look, lookMs).unref();
  request.once('close', () => clearInterval(timer));
}

/** The part of a socket that tells how much of a long write is gone; the rest of it counts a write only when all of it is. */
interface Handle {
  bytesRead: number;
  bytesWritten: number;
  writeQueueSize: number;
  /** What carries the connection where it is encrypted. */
  _parent?: Handle;
}

/** Bytes that went either way over the connection that the request has, out as far as the kernel took them; undefined where it has none yet. */
function passedOver({ socket }: ClientRequest): number | undefined {
  if (!socket || socket.connecting) return undefined;
  const { _handle: handle } = socket as unknown as { _handle?: Handle | null };
  const wire = handle?._parent ?? handle;
  return wire ? wire.bytesRead + wire.bytesWritten - wire.writeQueueSize : undefined;
}
