/** A timer that comes so much too late says that the process was busy, or paused. Beside other load ours come up to 20 ms late. */
const BUSY_MS = 50;

/**
 * Calls once the time is over, unless it is undone. Timers come before what lies in the process's sockets: where it was busy when the time was over, an answer that came meanwhile would be
 * taken for none. It has `graceMs` more then, once, in which that is read.
 */
export function atDeadline(milliseconds: number, graceMs: number, late: () => void): () => void {
  const dueAt = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    if (performance.now() - dueAt < BUSY_MS) return late();
    timer = setTimeout(late, graceMs);
  }, milliseconds);
  return () => clearTimeout(timer);
}
