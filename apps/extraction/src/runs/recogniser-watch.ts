import { RecogniserUnavailable, checkRecogniser } from '@gridline/engine';
import type { Logger } from 'pino';

/** Knows whether this machine's recogniser can be started, for the readiness: without it no document whose pages are pictures is read. */
export class RecogniserWatch {
  private failure?: RecogniserUnavailable;

  constructor(
    private readonly logger: Logger,
    private readonly look = checkRecogniser,
  ) {}

  /** Looks anew. A machine that is too busy to tell leaves it at what was known. */
  async refresh(): Promise<void> {
    try {
      await this.look();
      this.failure = undefined;
    } catch (error) {
      if (error instanceof RecogniserUnavailable) this.note(error);
      else this.logger.warn({ err: error }, 'cannot look whether the recogniser starts');
    }
  }

  /** A document met that it does not start. */
  note(failure: RecogniserUnavailable): void {
    if (!this.failure) this.logger.error({ err: failure }, 'the recogniser cannot be started');
    this.failure = failure;
  }

  /** Rejects while it cannot be started. */
  async check(): Promise<void> {
    if (this.failure) throw this.failure;
  }
}
