import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { counter } from '@gridline/runtime';
import { SendQueues } from './send-queues';

/** A client that has taken next to nothing of its answer for so long reads no more: what it holds (a connection, a file, a slot) is taken back. */
const ANSWER_STALL_MS = 60_000;
/** Looks in a stall's time; a connection is ended a third late at most. */
const LOOKS = 3;
/** The part of the time between two looks in which it must be told what was acknowledged. */
const TOLD_WITHIN = 1 / 4;
/** What is next to nothing: fewer than so many bytes a second, as the servers of Windows and .NET have it. Drop by drop, an answer would last for days. */
export const LEAST_BYTES_PER_SECOND = 240;

/** What a reader is let do. */
export interface Bounds {
  /** Next to nothing taken for so long ends an answer. */
  stallMs: number;
  /** For so long an answer may be taken at any pace beyond that; then at no less than this on average, since it began. */
  patientMs: number;
  leastBytesPerSecond: number;
}

/**
 * 32 kbit/s, what the slowest phones have: of 50 MB it is three and a half hours. Above 240 bytes a second alone the same would be held for two and a half
 * days, with a download's slot, a connection to the bucket, and the answer's share of the disk.
 */
const BOUNDS: Bounds = { stallMs: ANSWER_STALL_MS, patientMs: 600_000, leastBytesPerSecond: 4_096 };

interface Reader {
  /** Bytes that the system took for it until the last look. */
  taken: number;
  /** Of these, what the other side had acknowledged, where an answer waited and the system told. */
  acknowledged: number | undefined;
  /** Looks in a row at which it had taken too little. */
  slow: number;
  /** What is answered, the first one now and the others after it. */
  answers: ServerResponse[];
  /** Looks at which this answer waited for it. */
  waited: number;
  /** Bytes that it had taken before this answer. */
  before: number;
}

const ended = new WeakMap<ServerResponse, string>();

/** What a client took of its answer, where we ended that since it read too slowly. */
export const whyEnded = (response: ServerResponse): string | undefined => ended.get(response);

/**
 * Ends the connections of clients that do not read their answers, or read for hours. While it is we who send nothing, nobody is blamed. What counts is
 * what the other side has acknowledged, where the system tells: the system itself takes megabytes at once, and then none for as long as these last.
 */
export function watchReaders(server: Server, bounds: Partial<Bounds> = {}, queues = new SendQueues()): void {
  const readers = new Map<Socket, Reader>();
  const watch = { ...BOUNDS, ...bounds };
  countEnded('still', 0);
  countEnded('slow', 0);
  const timer = setInterval(() => look(readers, watch, queues), watch.stallMs / LOOKS).unref();
  server.on('connection', (socket) => {
    readers.set(socket, { taken: 0, acknowledged: undefined, slow: 0, answers: [], waited: 0, before: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const reader = readers.get(socket);
    if (reader) noteAnswer(reader, response, socket);
  });
  server.once('close', () => clearInterval(timer));
}

/** Each answer has its time from the end of the one before: whoever asks for the next meanwhile has no more. */
function noteAnswer(reader: Reader, response: ServerResponse, socket: Socket): void {
  reader.answers.push(response);
  // Where it is cut instead, the connection is over too, and the reader forgotten with it.
  response.once('finish', () => {
    reader.answers = reader.answers.filter((answer) => answer !== response);
    [reader.waited, reader.before] = [0, reader.acknowledged ?? progressOf(socket).taken];
  });
}

async function look(readers: Map<Socket, Reader>, bounds: Bounds, queues: SendQueues): Promise<void> {
  const waiting: [Socket, number][] = [];
  for (const [socket, reader] of readers) {
    const progress = progressOf(socket);
    if (progress.waiting > 0) waiting.push([socket, progress.taken]);
    else [reader.taken, reader.acknowledged, reader.slow] = [progress.taken, undefined, 0];
  }
  if (waiting.length === 0) return;
  const sockets = waiting.map(([socket]) => socket);
  const unacknowledged = await queues.of(sockets, (bounds.stallMs / LOOKS) * TOLD_WITHIN);
  for (const [socket, taken] of waiting) {
    const reader = readers.get(socket);
    if (!reader) continue;
    // What the system took meanwhile may be in one number and not in the other.
    const queue = progressOf(socket).taken === taken ? unacknowledged.get(socket) : undefined;
    if (judge(socket, reader, bounds, taken, queue === undefined ? undefined : taken - queue)) readers.delete(socket);
  }
}

/** Answers whether the reader, for whom an answer waits, was left. */
function judge(socket: Socket, reader: Reader, bounds: Bounds, taken: number, acknowledged: number | undefined): boolean {
  const { stallMs, patientMs, leastBytesPerSecond } = bounds;
  const isTold = acknowledged !== undefined && reader.acknowledged !== undefined;
  const came = isTold ? acknowledged - reader.acknowledged! : taken - reader.taken;
  [reader.taken, reader.acknowledged] = [taken, acknowledged];
  reader.slow = came < (LEAST_BYTES_PER_SECOND * stallMs) / LOOKS / 1000 ? reader.slow + 1 : 0;
  reader.waited++;
  // Of what went before this answer, some may be on its way yet.
  reader.before = Math.min(reader.before, acknowledged ?? Infinity);
  const [seconds, took] = [(reader.waited * stallMs) / LOOKS / 1000, (acknowledged ?? taken) - reader.before];
  if (reader.slow >= LOOKS) leave(socket, reader, 'still', `fewer than ${LEAST_BYTES_PER_SECOND} bytes a second for ${stallMs / 1000} s`);
  else if (seconds * 1000 > patientMs && took < leastBytesPerSecond * seconds)
    leave(socket, reader, 'slow', `${took} bytes in ${seconds} s`);
  else return false;
  return true;
}

function leave(socket: Socket, { answers: [answer] }: Reader, bound: EndedBy, why: string): void {
  countEnded(bound, 1);
  if (answer) ended.set(answer, why);
  // A close would leave what was written with the kernel until the client has read it.
  socket.resetAndDestroy();
}

/** The bound that an answer met. */
type EndedBy = 'still' | 'slow';

function countEnded(bound: EndedBy, count: number): void {
  const help =
    'Answers that were ended since their clients read next to nothing of them (`still`), or too little of them for long (`slow`).';
  counter<'bound'>({ name: 'gateway_readers_ended_total', help, labels: ['bound'] }).inc({ bound }, count);
}

/** The part of a socket by which Node itself tells a stalled write from a slow one; the rest of it counts a write only when all of it is gone. */
interface Handle {
  bytesWritten: number;
  writeQueueSize: number;
}

/** What the system has not taken yet of that which was written, and what it has. */
function progressOf(socket: Socket): { waiting: number; taken: number } {
  const { _handle: handle } = socket as unknown as { _handle?: Handle | null };
  const { bytesWritten, writeQueueSize: waiting } = handle ?? { bytesWritten: 0, writeQueueSize: 0 };
  return { waiting, taken: bytesWritten - waiting };
}
