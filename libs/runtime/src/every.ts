import type { Logger } from 'pino';

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
  run(): Promise<unknown>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Runs again and again, never twice at a time; a failed run is logged, and the next comes in its time. A look at counters or a word on a
 * connection, over at once and nothing to wait for, is a `setInterval` of whom it is for.
 */
export function every({ name, milliseconds, atOnce = false, run, logger }: Periodic): Required<Worker> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const once = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      logger.warn({ err: error, periodic: name }, `cannot ${name}; trying again`);
    }
    plan(milliseconds);
  };
  const plan = (wait: number): void => {
    if (!stopped) timer = setTimeout(() => (running = once()), wait);
  };

  return {
    name,
    start: () => plan(atOnce ? 0 : milliseconds),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
