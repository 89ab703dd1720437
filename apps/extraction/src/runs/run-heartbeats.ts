import { Inject, Injectable } from '@nestjs/common';
import { extractionProgress } from '@gridline/contracts';
import type { Progress } from '@gridline/engine';
import { Services } from '@gridline/messaging';
import { Clock, LOGGER, every } from '@gridline/runtime';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';

/** A run notes a heartbeat this often; one that notes none is claimed again. */
const HEARTBEAT_MS = 2_000;

/** Progress is told at most this often. */
const PROGRESS_MS = 200;

/** The signs of one run. */
interface Heartbeat {
  /** How far the run is: told to who watches it, and written with its heartbeats. */
  onProgress(progress: Progress): void;
  stop(): Promise<void>;
}

/** Signs that runs of this process go on, and how far they are. */
@Injectable()
export class RunHeartbeats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  begin({ id, accountId }: Extraction): Heartbeat {
    let last: Progress | undefined;
    let toldAt = 0;
    const beat = (): Promise<unknown> => this.note(id, last);
    const logger = this.logger.child({ extractionId: id });
    const beats = every({ name: 'note a heartbeat', milliseconds: HEARTBEAT_MS, run: beat, logger });
    const onProgress = (progress: Progress): void => {
      if (Date.now() - toldAt < PROGRESS_MS) return;
      const isFirst = toldAt === 0;
      toldAt = Date.now();
      last = progress;
      // Where that cannot be, the next heartbeat says so.
      if (isFirst) beat().catch(() => undefined);
      this.services.notify(extractionProgress, { extractionId: id, accountId, ...progress });
    };
    void beats.start();
    return { onProgress, stop: () => beats.stop() };
  }

  private note(id: string, progress: Progress | undefined): Promise<unknown> {
    const statement = `UPDATE extraction.extraction SET signed_at = $2, progress = $3 WHERE id = $1 AND state = 'running'`;
    return this.dataSource.query(statement, [id, this.clock.now(), progress ?? null]);
  }
}
