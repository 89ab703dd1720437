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

const NEVER = new AbortController().signal;

/** One run of periodic work. */
export class Round {
  constructor(
    /** Aborted when the process is to stop. */
    readonly stopping: AbortSignal = NEVER,
    private readonly onStep: () => void = () => undefined,
  ) {}

  /** Between parts of what may take long: it has got on, and leaves off, by throwing, once the process is to stop. */
  step(): void {
    this.stopping.throwIfAborted();
    this.onStep();
  }
}

/** Periodic work. */
export interface Periodic {
  /** What the log says cannot be done, should a run fail. */
  name: string;
  /** From the end of a run to the beginning of the next. */
  milliseconds: number;
  /** Whether the first run is at the start; else it is one period later. */
  atOnce?: boolean;
  /** What takes longer than a stop should wait says its steps. */
  run(round: Round): Promise<unknown>;
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
  let hasFailed = false;
  // What fails each time may well get on at each of its beginnings.
  const onStep = (): void => void (due.gotOnAt = hasFailed ? undefined : performance.now());

  const once = async (): Promise<void> => {
    try {
      await run(new Round(stopping.signal, onStep));
      due.at = performance.now() + milliseconds;
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      if (stopping.signal.aborted && error === stopping.signal.reason) return;
      logger.warn({ err: error, periodic: name }, `cannot ${name}; trying again`);
    } finally {
      due.gotOnAt = undefined;
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

/** When a run was to have begun that has not ended well yet, and when the one under way last got on. */
interface Due {
  name: string;
  at: number;
  gotOnAt?: number;
}

/** Of all that runs periodically in this process. */
const dues = new Set<Due>();

/** What fails each time, or hangs, only says so in the log; what it keeps in order goes wrong days later. */
function measureOverdue(): void {
  const told = 'How long periodic work has been due without a run that ended well or gets on; 0 while it is in time.';
  gaugeOnce({ name: 'periodic_overdue_seconds', help: told, labels: ['work'] }, (metric) => {
    const seconds = new Map<string, number>();
    for (const { name, at, gotOnAt } of dues) {
      const since = Math.max(at, gotOnAt ?? at);
      seconds.set(name, Math.max(seconds.get(name) ?? 0, (performance.now() - since) / 1000));
    }
    for (const [work, overdue] of seconds) metric.set({ work }, overdue);
  });
}
