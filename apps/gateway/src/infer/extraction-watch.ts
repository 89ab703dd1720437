import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { extractionFinished, extractionProgress, extractionStatus, type ExtractionState } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Subscription } from 'nats';
import type { z } from 'zod';

export type Progress = z.infer<typeof extractionProgress.data>;
export type Status = z.infer<typeof extractionStatus.output>;

/** What a watcher is told; `finished` at least once after the run ended, at the next look if the notice was lost. */
export interface Watcher {
  progress?(progress: Progress): void;
  finished(status: Status): void;
}

/** How often a watched run is looked at, in case its notice was lost. */
const LOOK_MS = 1_000;

const ENDED: readonly ExtractionState[] = ['completed', 'failed'];

/** Follows runs on behalf of waiting requests, whichever replica works on them. */
@Injectable()
export class ExtractionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly watchers = new Map<string, Set<() => void>>();
  private readonly progressing = new Map<string, Set<(progress: Progress) => void>>();
  private readonly subscriptions: Subscription[] = [];

  constructor(private readonly services: Services) {}

  onModuleInit(): void {
    this.subscriptions.push(
      this.services.listen(extractionFinished, ({ extractionId }) => this.watchers.get(extractionId)?.forEach((look) => look())),
      this.services.listen(extractionProgress, (progress) =>
        this.progressing.get(progress.extractionId)?.forEach((tell) => tell(progress)),
      ),
    );
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** Watches until the run ends or the answered function is called. Errors of a look are tried again at the next. */
  watch(accountId: string, extractionId: string, watcher: Watcher): () => void {
    let ended = false;
    const look = async (): Promise<void> => {
      const status = await this.services.ask(extractionStatus, { accountId, id: extractionId }).catch(() => undefined);
      if (ended || !status || !ENDED.includes(status.state)) return;
      stop();
      watcher.finished(status);
    };
    const lookNow = (): void => void look();
    const tell = (progress: Progress): void => watcher.progress?.(progress);
    const timer = setInterval(lookNow, LOOK_MS);
    const stop = (): void => {
      ended = true;
      clearInterval(timer);
      remove(this.watchers, extractionId, lookNow);
      remove(this.progressing, extractionId, tell);
    };
    add(this.watchers, extractionId, lookNow);
    add(this.progressing, extractionId, tell);
    lookNow();
    return stop;
  }

  /** The run's end; undefined where it has not ended in time, or `left` says that nobody waits any more. */
  ended(accountId: string, extractionId: string, waitMs: number, left?: AbortSignal): Promise<Status | undefined> {
    return new Promise((resolve) => {
      const giveUp = (): void => {
        clearTimeout(timer);
        stop();
        resolve(undefined);
      };
      const stop = this.watch(accountId, extractionId, {
        finished: (status) => {
          clearTimeout(timer);
          resolve(status);
        },
      });
      const timer = setTimeout(giveUp, waitMs);
      left?.addEventListener('abort', giveUp, { once: true });
    });
  }
}

function add<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const set = map.get(key) ?? new Set<T>();
  map.set(key, set.add(value));
}

function remove<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
