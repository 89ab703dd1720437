/** Aborted at the first signal to stop: whatever is on its way (npm, initdb, a download) ends with it. */
export const stopping = new AbortController();

/** npm passes a terminal's signal on, so one key press arrives twice: measured 0.1-7.5 ms apart. Nobody presses twice this fast. */
const ECHO_MS = 150;

/**
 * At the first signal to stop, calls `inOrder`; at a second one that is no echo of the first, `atOnce`. A terminal that
 * closes hangs up several times, which is nobody's second thought.
 */
export function whenToldToStop(inOrder, atOnce) {
  let firstAt;
  const take = (signal) => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stopping.abort(new Error('stopped'));
      void inOrder();
    } else if (signal !== 'SIGHUP' && now - firstAt > ECHO_MS) void atOnce();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => take(signal));
  // A terminal that is gone takes no words; that must not keep the rest from being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
