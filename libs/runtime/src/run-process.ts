import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ManagementServer, type HealthCheck } from './management-server';
import { shareLookUps } from './shared-look-ups';

/** What a service hands over once it is built and started. */
export interface RunningService {
  checks: HealthCheck[];
  /** A stop was announced and comes when `drainSeconds` are over; until then it works as before. */
  announceStop?(): void;
  /** Takes no new work, finishes what is in flight, closes its connections. */
  stop(): Promise<void>;
  /** What its stop still waits for. */
  busy?(): string[];
  /** The management server's readiness, for a service that also shows it elsewhere. */
  onManagement?(management: ManagementServer): void;
}

export interface RunOptions {
  logger: Logger;
  host: string;
  port: number;
  stopSeconds: number;
  /** How long it works on after a stop was announced, for balancers to see that it is not ready any more. */
  drainSeconds: number;
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * The life of a process: management port, start, wait for SIGTERM, which is announced first, or a person's SIGINT, stop within `stopSeconds`. A failed start, an
 * unhandled rejection and a stop of which a part failed are logged and end it with code 1, so that whoever supervises it starts it again.
 */
export async function runProcess(options: RunOptions, start: () => Promise<RunningService>): Promise<void> {
  const { logger } = options;
  shareLookUps();
  process.on('unhandledRejection', (error) => {
    logger.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  const begun = endOnSignals(logger, 0);
  const management = new ManagementServer(logger);
  const port = await management.listen(options.host, options.port).catch((error: unknown) => exitAfter(logger, error));
  const service = await start().catch((error: unknown) => exitAfter(logger, error));
  service.onManagement?.(management);
  management.started(service.checks);
  logger.info({ managementPort: port }, 'started');
  begun();
  stopOnSignals(service, management, options);
}

/**
 * Until what is answered is called, a signal ends the process at once. Without that it would start all the same and take work, as the first process of a
 * container: those are ended by no signal that they do not listen to, and are killed later.
 */
export function endOnSignals(logger: Logger, code: number): () => void {
  const end = (signal: NodeJS.Signals): void => {
    logger.info({ signal }, 'stopping before it has started');
    process.exit(code);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, end);
  return () => STOP_SIGNALS.forEach((signal) => process.off(signal, end));
}

/** A signal that comes while a stop is under way begins none anew. */
function stopOnSignals(service: RunningService, management: ManagementServer, { logger, drainSeconds, stopSeconds }: RunOptions): void {
  const atOnce = new AbortController();
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    management.announceStop();
    service.announceStop?.();
    await delay(drainSeconds * 1000, undefined, { signal: atOnce.signal }).catch(() => undefined);
    const code = await stopWithin(stopSeconds, service, logger);
    await management.close();
    process.exit(code);
  };
  for (const signal of STOP_SIGNALS)
    process.once(signal, () => {
      logger.info({ signal }, 'stopping');
      // A person waits for no balancer, also where the other signal came first.
      if (signal === 'SIGINT') atOnce.abort();
      stopping ??= stop();
    });
}

/** Answers the code that the process ends with; what failed is told once. */
async function stopWithin(stopSeconds: number, service: RunningService, logger: Logger): Promise<number> {
  setTimeout(() => {
    logger.error({ busy: service.busy?.() }, 'still busy after the stop time; leaving');
    process.exit(1);
  }, stopSeconds * 1000).unref();
  try {
    await service.stop();
  } catch (error) {
    logger.error({ err: error }, 'could not stop cleanly');
    return 1;
  }
  logger.info('stopped');
  return 0;
}

function exitAfter(logger: Logger, error: unknown): never {
  logger.fatal({ err: error }, 'could not start');
  process.exit(1);
}
