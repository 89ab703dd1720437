import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A client that has taken next to nothing of its answer for so long reads no more: what it holds (a connection, a file, a slot) is taken back. */
const ANSWER_STALL_MS = 60_000;
/** Looks in a stall's time; a connection is ended a third late at most. */
const LOOKS = 3;
/** What is next to nothing: fewer than so many bytes a second, as the servers of Windows and .NET have it. Drop by drop, an answer would last for days. */
export const LEAST_BYTES_PER_SECOND = 240;

interface Reader {
  /** Bytes that the system took for it until the last look. */
  taken: number;
  /** Looks in a row at which it had taken too little. */
  slow: number;
}

/** Ends the connections of clients that do not read their answers. While it is we who send nothing, nobody is blamed. */
export function watchReaders(server: Server, stallMs = ANSWER_STALL_MS): void {
  const readers = new Map<Socket, Reader>();
  const least = (LEAST_BYTES_PER_SECOND * stallMs) / LOOKS / 1000;
  const timer = setInterval(() => {
    for (const [socket, reader] of readers) {
      const { waiting, taken } = progressOf(socket);
      reader.slow = waiting > 0 && taken - reader.taken < least ? reader.slow + 1 : 0;
      reader.taken = taken;
      // A close would leave what was written with the kernel until the client has read it.
      if (reader.slow >= LOOKS) socket.resetAndDestroy();
    }
  }, stallMs / LOOKS).unref();
  server.on('connection', (socket) => {
    readers.set(socket, { taken: 0, slow: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  server.once('close', () => clearInterval(timer));
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
