import { useSyncExternalStore } from 'react';
import { DOCUMENTS, USAGE } from '../api/query-keys';
import { queryClient } from '../session/query-client';
import { WORDS } from '../words/words';
import { SESSION, type Account } from '../session/session';
import { followExtraction, type RunProgress } from './follow-extraction';
import { sendFile, UploadError, type WaitReason } from './send-file';

/** A document on its way from the person to its table. */
export interface Upload {
  key: number;
  name: string;
  stage: 'sending' | 'reading' | 'done' | 'failed';
  /** Of the bytes while sending, of the pages while reading. */
  share: number;
  /** The file is sent again after so long, and why. */
  wait?: { seconds: number; why: WaitReason } | 'session';
  progress?: RunProgress;
  extractionId?: string;
  problem?: string;
  /** It opens with a password that the person has. */
  isLocked?: boolean;
}

/** What the browser keeps of an upload besides what it shows. */
interface Kept {
  file: File;
  account: string;
  stop: AbortController;
}

/** The uploads of this window. They belong to no page of it, so that going elsewhere, or a second drop, stops none. */
class Uploads {
  private shown: readonly Upload[] = [];
  private readonly kept = new Map<number, Kept>();
  private readonly listeners = new Set<() => void>();
  private nextKey = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly list = (): readonly Upload[] => this.shown;

  /** Sends documents; answers their extractions once all are read, with a gap for each that could not be. */
  async begin(files: readonly File[]): Promise<(string | undefined)[]> {
    const account = signedIn()?.id;
    if (!account) return [];
    const added = files.map((file): Upload => ({ key: this.nextKey++, name: file.name, stage: 'sending', share: 0 }));
    added.forEach(({ key }, index) => this.kept.set(key, { file: files[index]!, account, stop: new AbortController() }));
    this.show([...added, ...this.shown]);
    return Promise.all(added.map(({ key }) => this.run(key)));
  }

  /** Ends an upload that is under way. */
  cancel(key: number): void {
    this.kept.get(key)?.stop.abort();
    this.dismiss(key);
  }

  /** Sends a document anew, with the password that it asked for where it asked for one. */
  async retry(key: number, password?: string): Promise<void> {
    const kept = this.kept.get(key);
    if (!kept) return;
    kept.stop = new AbortController();
    this.change(key, { stage: 'sending', share: 0, problem: undefined, isLocked: undefined, progress: undefined });
    await this.run(key, password);
  }

  dismiss(key: number): void {
    this.kept.delete(key);
    this.show(this.shown.filter((upload) => upload.key !== key));
  }

  dismissEnded(): void {
    for (const { key, stage } of this.shown) if (stage === 'done' || stage === 'failed') this.dismiss(key);
  }

  private async run(key: number, password?: string): Promise<string | undefined> {
    const { file, account, stop } = this.kept.get(key)!;
    try {
      const extractionId = await sendFile(
        { file, password },
        {
          signal: stop.signal,
          onProgress: (share) => this.change(key, { share, wait: undefined }),
          onWait: (seconds, why) => this.change(key, { share: 0, wait: { seconds, why } }),
          signedIn: () => this.waitForSession(key, account),
        },
      );
      this.change(key, { stage: 'reading', share: 0, wait: undefined, extractionId });
      await followExtraction(extractionId, (progress) => this.change(key, { progress, share: shareOf(progress) }), stop.signal);
      this.change(key, { stage: 'done', share: 1 });
      return extractionId;
    } catch (error) {
      const isLocked = error instanceof UploadError && error.code === 'encrypted_document';
      this.change(key, { stage: 'failed', wait: undefined, problem: (error as Error).message, isLocked });
    } finally {
      await Promise.all([DOCUMENTS, USAGE].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
  }

  /** The sign-in form is shown; what one person chose is never sent by another. */
  private async waitForSession(key: number, account: string): Promise<void> {
    this.change(key, { wait: 'session' });
    queryClient.setQueryData(SESSION, null);
    const now = await nextSession();
    if (now.id !== account) throw new UploadError(WORDS.uploads.otherPerson);
    this.change(key, { wait: undefined });
  }

  private change(key: number, changes: Partial<Upload>): void {
    this.show(this.shown.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  private show(uploads: readonly Upload[]): void {
    this.shown = uploads;
    this.listeners.forEach((listener) => listener());
  }
}

const signedIn = (): Account | null | undefined => queryClient.getQueryData<Account | null>(SESSION);

function nextSession(): Promise<Account> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      const account = signedIn();
      if (!account) return;
      stop();
      resolve(account);
    });
  });
}

const shareOf = ({ page, pageCount }: RunProgress): number => (pageCount === 0 ? 0 : page / pageCount);

export const uploads = new Uploads();

/** What is on its way, following every change. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.list);
