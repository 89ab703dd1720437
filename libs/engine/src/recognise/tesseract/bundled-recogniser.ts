import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { toPgm, type SizedImage } from '../image/gray-image';
import { languageFolder } from './language-data';
import { parseHocr } from './parse-hocr';
import { PAGE_MODE_NUMBER, type ReadLine, type ReadSettings, type Recogniser } from './recogniser';
import { BUNDLED_RECOGNISER } from './weights';

/**
 * Reads with the Tesseract that comes with our packages, in a thread that is kept between images, reads one at a time and,
 * while it has nothing to read, does not keep the process alive.
 */
export class BundledRecogniser implements Recogniser {
  readonly name = 'bundled';
  private open?: { languages: string; worker: Promise<Worker> };
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly processorSeconds = BUNDLED_RECOGNISER.processorSeconds) {}

  read(image: SizedImage, settings: ReadSettings): Promise<ReadLine[]> {
    const reading = this.last.then(() => this.readNext(image, settings));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  async close(): Promise<void> {
    const { open } = this;
    this.open = undefined;
    if (open) await (await open.worker).terminate();
  }

  private async readNext(image: SizedImage, settings: ReadSettings): Promise<ReadLine[]> {
    settings.signal?.throwIfAborted();
    const worker = await this.workerFor(settings);
    const thread = threadOf(worker);
    thread.ref();
    const stop = new AbortController();
    try {
      const reading = recognise(worker, image, settings);
      const lines = await Promise.race([
        reading,
        rejectWhenStopped(thread, settings.signal, stop.signal),
        resolveWhenTooLong(thread, this.processorSeconds, stop.signal),
      ]);
      if (lines === NOTHING_READ) await this.close();
      return lines;
    } catch (error) {
      await this.close();
      throw error instanceof Error ? error : new Error(String(error));
    } finally {
      stop.abort();
      thread.unref();
    }
  }

  private async workerFor(settings: ReadSettings): Promise<Worker> {
    const languages = settings.languages.join('+');
    if (this.open?.languages !== languages) {
      await this.close();
      this.open = { languages, worker: openWorker(settings) };
      this.open.worker.catch(() => (this.open = undefined));
    }
    return this.open!.worker;
  }
}

/** What takes longer than any text does is no text. */
const NOTHING_READ: ReadLine[] = [];

async function openWorker({ languages }: ReadSettings): Promise<Worker> {
  const langPath = await languageFolder(languages);
  return createWorker([...languages], OEM.LSTM_ONLY, { langPath, gzip: false, cacheMethod: 'none', errorHandler: () => undefined });
}

async function recognise(worker: Worker, image: SizedImage, settings: ReadSettings): Promise<ReadLine[]> {
  await worker.setParameters({
    tessedit_pageseg_mode: String(PAGE_MODE_NUMBER[settings.pageMode]) as never,
    tessedit_char_whitelist: settings.allowed ?? '',
    user_defined_dpi: String(Math.round(image.dpi)),
    hocr_char_boxes: '1' as never,
  });
  const { data } = await worker.recognize(Buffer.from(toPgm(image)), {}, { hocr: true, text: false, blocks: false });
  return parseHocr(data.hocr ?? '');
}

/** tesseract.js hands out its thread but leaves it out of its types. */
function threadOf(worker: Worker): Thread {
  return (worker as Worker & { worker: Thread }).worker;
}

/** tesseract.js waits for ever for a thread that has died, and cannot be interrupted: this ends the waiting for either. */
function rejectWhenStopped(thread: Thread, aborted: AbortSignal | undefined, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onExit = (): void => reject(new Error('The recogniser ended unexpectedly.'));
    const onAbort = (): void => reject(aborted?.reason as Error);
    thread.once('exit', onExit);
    aborted?.addEventListener('abort', onAbort);
    done.addEventListener('abort', () => {
      thread.off('exit', onExit);
      aborted?.removeEventListener('abort', onAbort);
    });
  });
}

/**
 * Resolves with nothing read when a thread has used so many seconds. How long it was busy and what the whole process used are both
 * at least what the thread used, the one on a busy machine more, the other in a busy process: the smaller of them counts.
 */
function resolveWhenTooLong({ performance }: Thread, seconds: number, done: AbortSignal): Promise<ReadLine[]> {
  return new Promise((resolve) => {
    const before = { busy: performance.eventLoopUtilization(), process: process.cpuUsage() };
    const timer = setInterval(() => {
      const busyMs = performance.eventLoopUtilization(before.busy).active;
      const { user, system } = process.cpuUsage(before.process);
      if (Math.min(busyMs, (user + system) / 1000) >= seconds * 1000) resolve(NOTHING_READ);
    }, BUNDLED_RECOGNISER.lookEveryMs);
    done.addEventListener('abort', () => clearInterval(timer));
  });
}
