import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { extractionFinished, extractionProgress, extractionStatus, type ExtractionState } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { every, LOGGER, type Worker } from '@gridline/runtime';
import type { Subscription } from 'nats';
import type { Logger } from 'pino';
import type { z } from 'zod';

type Progress = z.infer<typeof extractionProgress.data>;
export type Status = z.infer<typeof extractionStatus.output>;

/** What a watcher is told; `finished` at least once after the run ended, at the next look if the notice was lost. */
interface Watcher {
  progress?(progress: Progress): void;
  finished(status: Status): void;
}

/** How often a watched run is looked at, in case its notice was lost. */
const LOOK_MS = 1_000;

const ENDED: readonly ExtractionState[] = ['completed', 'failed', 'split'];

/** Whether a run is over. */
export const hasEnded = ({ state }: Pick<Status, 'state'>): boolean => ENDED.includes(state);

/** A run that somebody waits for. */
interface Watched {
  accountId: string;
  extractionId: string;
  watchers: Set<Watcher>;
  looks: Required<Worker>;
  /** A look that is under way. */
  looking?: Promise<void>;
}

/** Is told how a run ended. */
type Follower = (status: Status) => void;

/** Follows runs on behalf of waiting requests, whichever replica works on them. However many wait for a run, it is looked at once. */
@Injectable()
export class ExtractionWatch implements OnModuleInit, OnModuleDestroy {
  /** By extraction; more than one only where an account watches what is not its own, and learns nothing. */
  private readonly watched = new Map<string, Watched[]>();
  /** Who follows all runs of an account, by account. */
  private readonly followers = new Map<string, Set<Follower>>();
  private readonly subscriptions: Subscription[] = [];
  /** Those who wait for an end; each gives up when it is called. */
  private readonly waiting = new Set<() => void>();
  private isStopping = false;

  constructor(
    private readonly services: Services,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.subscriptions.push(
      // A look that is under way may have come too early.
      this.services.listen(extractionFinished, ({ extractionId, accountId }) => {
        this.watchedAs(extractionId).forEach((run) => void this.look(run));
        if (accountId !== undefined && this.followers.has(accountId)) void this.tellFollowers(accountId, extractionId);
      }),
      this.services.listen(extractionProgress, (progress) =>
        this.watchedAs(progress.extractionId).forEach(({ watchers }) => watchers.forEach((watcher) => watcher.progress?.(progress))),
      ),
    );
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** Watches until the run ends or the answered function is called. Errors of a look are tried again at the next. */
  watch(accountId: string, extractionId: string, watcher: Watcher): () => void {
    const run = this.watchedAs(extractionId).find((each) => each.accountId === accountId) ?? this.add(accountId, extractionId);
    run.watchers.add(watcher);
    void this.lookOnce(run);
    return () => {
      if (run.watchers.delete(watcher) && run.watchers.size === 0) this.forget(run);
    };
  }

  /** Tells how each run of an account ended, from now on until the answered function is called; what was not heard of is not told. */
  follow(accountId: string, ended: Follower): () => void {
    const followers = this.followers.get(accountId) ?? new Set();
    // Of its own: the same function may follow twice.
    const follower: Follower = (status) => ended(status);
    this.followers.set(accountId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.followers.get(accountId) === followers) this.followers.delete(accountId);
    };
  }

  /** This process stops: whoever waits for a run is told that it goes on, and to ask again, which another replica answers. */
  letGo(): void {
    this.isStopping = true;
    for (const giveUp of this.waiting) giveUp();
  }

  /** The run's end; undefined where it has not ended in time, this process stops, or `left` says that nobody waits any more. */
  ended(accountId: string, extractionId: string, waitMs: number, left?: AbortSignal): Promise<Status | undefined> {
    return new Promise((resolve) => {
      const giveUp = (): void => {
        clearTimeout(timer);
        this.waiting.delete(giveUp);
        stop();
        resolve(undefined);
      };
      const stop = this.watch(accountId, extractionId, {
        finished: (status) => {
          clearTimeout(timer);
          this.waiting.delete(giveUp);
          resolve(status);
        },
      });
      const timer = setTimeout(giveUp, waitMs);
      left?.addEventListener('abort', giveUp, { once: true });
      if (this.isStopping) giveUp();
      else this.waiting.add(giveUp);
    });
  }

  private watchedAs(extractionId: string): readonly Watched[] {
    return this.watched.get(extractionId) ?? [];
  }

  private add(accountId: string, extractionId: string): Watched {
    const looks = every({ name: 'look for the end of a run', milliseconds: LOOK_MS, run: () => this.lookOnce(run), logger: this.logger });
    const run: Watched = { accountId, extractionId, watchers: new Set(), looks };
    looks.start();
    this.watched.set(extractionId, [...this.watchedAs(extractionId), run]);
    return run;
  }

  private forget(run: Watched): void {
    // Not awaited: it is a look that tells the end, and forgets the run.
    void run.looks.stop();
    const others = this.watchedAs(run.extractionId).filter((each) => each !== run);
    if (others.length > 0) this.watched.set(run.extractionId, others);
    else this.watched.delete(run.extractionId);
  }

  private async tellFollowers(accountId: string, id: string): Promise<void> {
    const status = await this.services.ask(extractionStatus, { accountId, id }).catch(() => undefined);
    if (status && hasEnded(status)) this.followers.get(accountId)?.forEach((ended) => ended(status));
  }

  private lookOnce(run: Watched): Promise<void> {
    return (run.looking ??= this.look(run).finally(() => (run.looking = undefined)));
  }

  private async look(run: Watched): Promise<void> {
    const { accountId, extractionId: id } = run;
    const status = await this.services.ask(extractionStatus, { accountId, id }).catch(() => undefined);
    if (!status || !ENDED.includes(status.state)) return;
    const watchers = [...run.watchers];
    run.watchers.clear();
    this.forget(run);
    for (const watcher of watchers) watcher.finished(status);
  }
}
