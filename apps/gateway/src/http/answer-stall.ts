import type { ServerResponse } from 'node:http';

/** A client that has taken nothing of an answer for so long reads no more: what it holds (a connection, a file, a slot) is taken back. */
const ANSWER_STALL_MS = 60_000;
/** Looks in a stall's time; a connection is ended a third late at most. */
const LOOKS = 3;

/** Ends the connection of a client that does not read its answer. While it is we who send nothing, nobody is blamed. */
export function watchReader(response: ServerResponse, stallMs = ANSWER_STALL_MS): void {
  let taken = 0;
  let quiet = 0;
  const timer = setInterval(() => {
    // Behind a stalled reader what was written waits, and nothing more is.
    const written = response.socket?.bytesWritten ?? 0;
    quiet = response.writableNeedDrain && written === taken ? quiet + 1 : 0;
    taken = written;
    if (quiet >= LOOKS) response.destroy();
  }, stallMs / LOOKS);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
