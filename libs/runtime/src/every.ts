import type { Logger } from 'pino';
import { gaugeOnce } from './metrics';

/** What a service does by itself, or keeps open, from its start to its stop. */
export interface Worker {
  /** What the log says did not end when the process has to; that of its class, where it does not say. */
  readonly name?: string;
  start?(): void | Promise<void>;
  /** Begins nothing more; resolves when what was under way is over. */
  stop(): Promise<void>;
}

/** Periodic work. */
export interface Periodic {
  /** What the log says cannot be done, should a run fail. */
  name: string;
  /** From the end of a run to the beginning of the next. */
  milliseconds: number;
  /** Whether the first run is at the start; else it is one period later. */
  atOnce?: boolean;
  /** What takes longer than a stop should wait leaves off, by throwing, once `stopping` is aborted. */
  run(stopping: AbortSignal): Promise<unknown>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Runs again and again, never twice at a time; a failed run is logged, and the next comes in its time. A look at counters or a word on a
 * connection, over at once and nothing to wait for, is a `setInterval` of whom it is for.
 */
export function every({ name, milliseconds, atOnce = false, run, logger }: Periodic): Required<Worker> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const due: Due = { name, at: Infinity };

  const once = async (): Promise<void> => {
    try {
      await run(stopping.signal);
      due.at = performance.now() + milliseconds;
    } catch (error) {
      if (stopping.signal.aborted && error === stopping.signal.reason) return;
      logger.warn({ err: error, periodic: name }, `cannot ${name}; trying again`);
    }
    plan(milliseconds);
  };
  const plan = (wait: number): void => {
    if (!stopping.signal.aborted) timer = setTimeout(() => (running = once()), wait);
  };

  return {
    name,
    start() {
      due.at = performance.now() + (atOnce ? 0 : milliseconds);
      dues.add(due);
      measureOverdue();
      plan(atOnce ? 0 : milliseconds);
    },
    async stop() {
      stopping.abort();
      dues.delete(due);
      clearTimeout(timer);
      await running;
    },
  };
}

/** When a run was to have begun that has not ended well yet. */
interface Due {
  name: string;
  at: number;
}

/** Of all that runs periodically in this process. */
const dues = new Set<Due>();

/** What fails each time, or hangs, only says so in the log; what it keeps in order goes wrong days later. */
function measureOverdue(): void {
  const told = 'How long periodic work has been due without a run that ended well; 0 while it is in time.';
  gaugeOnce({ name: 'periodic_overdue_seconds', help: told, labels: ['work'] }, (metric) => {
    const seconds = new Map<string, number>();
    for (const { name, at } of dues) seconds.set(name, Math.max(seconds.get(name) ?? 0, (performance.now() - at) / 1000));
    for (const [work, overdue] of seconds) metric.set({ work }, overdue);
  });
}
