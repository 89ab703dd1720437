import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import type { ExtractedPart, PagePicture, Progress, TranscribedDocument, TranscribedPart } from '../extract-document';
import { EngineError } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import { RecogniserUnavailable } from '../model/machine-failed';
import type { Word } from '../model/page';
import { startEngineProcess } from './engine-process';
import { Precedence } from './precedence';
import { TELLS_OF_OTHERS, figuresOf, type ProcessFigures } from './process-figures';
import type { SaidByModel, WorkerFailure, WorkerOptions, WorkerReply, WorkerRequest } from './worker-messages';

/** Share of a worker's memory limit that its JavaScript heap may take; the rest is for pixels and PDFium. */
const HEAP_SHARE = 0.75;

/** A worker that holds more than this share of its limit when its document is closed is replaced, so that the next one has room. */
const WORN_SHARE = 0.5;

/** Longest start of a process; a machine under heavy load takes seconds. */
const START_MS = 60_000;

/** What is kept of what the process printed: V8's last words, or why it could not start. */
const LAST_WORDS = 8_000;

/** The process's own script, beside this file in whatever form this file runs. */
const OWN_SCRIPT = join(__dirname, `document-worker${extname(__filename)}`);

/** Signals that the engine never sends itself: an operator or the kernel did. */
const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals | null> = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** What bounds a worker. */
export interface WorkerLimits {
  /** Time for opening and extracting one document, counted only while the worker works on it. */
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Whether a process gives way to everything else from the moment that its document is recognised, which takes seconds. */
  givesWay?: boolean;
  /** Another script; tests put faulty ones here. */
  script?: string;
}

/** The worker's process, or a program that it runs, was ended by somebody else: nothing is known against its document. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** What a process does with a document: `answer` is all that follows the reading of its pages. */
export type EngineStep = 'open' | 'read' | 'answer' | 'draw' | 'ground';

/** Which step a request begins with. */
const STEPS: Record<WorkerRequest['kind'], EngineStep> = {
  ...{ open: 'open', extract: 'read', split: 'read', draw: 'draw', words: 'draw', ground: 'ground', close: 'open' },
};

/** Who wants to know about a document while it is worked on. */
export interface DocumentListener {
  onProgress?: (progress: Progress) => void;
  /** Told of the processor time that a step took, also where it failed. */
  onProcessorTime?: (processorMs: number, step: EngineStep) => void;
}

interface Pending {
  resolve: (reply: WorkerReply) => void;
  reject: (error: Error) => void;
}

/**
 * One process that works on one document at a time. A document that passes a limit has the process killed and is told so; a dead worker
 * never works again.
 */
export class EngineWorker {
  /** What the process was last seen to have taken. */
  figures: ProcessFigures = { bytes: 0, processorMs: 0 };
  readonly precedence: Precedence;
  private readonly child: ChildProcess;
  /** Rejects where the process ends before it is ready. */
  readonly started: Promise<void>;
  private readonly ended: Promise<void>;
  private pending?: Pending;
  private listener: DocumentListener = {};
  private timeLeftMs = 0;
  private step: EngineStep = 'open';
  /** The processor time of the process when the step began. */
  private stepFromMs = 0;
  private lastWords = '';
  /** A process that dies before it is ready dies of our fault, not of a document's. */
  private isReady = false;
  private onStarted: (error?: Error) => void = () => undefined;
  private death?: Error;

  constructor(private readonly limits: WorkerLimits) {
    this.child = startEngineProcess({
      script: limits.script ?? OWN_SCRIPT,
      heapMb: Math.round(limits.memoryLimitMb * HEAP_SHARE),
    });
    this.precedence = new Precedence(this.child.pid, limits.timeLimitMs);
    this.started = new Promise((resolve, reject) => (this.onStarted = (error) => (error ? reject(error) : resolve())));
    this.started.catch(() => undefined);
    this.child.on('error', (cause) => this.die(cause));
    // One that the system did not start, for want of a process or a file, has neither streams nor an end.
    this.ended = new Promise((resolve) => this.child.once(this.child.pid ? 'close' : 'error', () => resolve()));
    // What libraries print about a document may quote it, so it stays out of the log.
    this.child.stderr?.on('data', (words: Buffer) => (this.lastWords = (this.lastWords + words.toString()).slice(-LAST_WORDS)));
    this.child.on('message', (reply) => this.receive(reply as WorkerReply));
    // After `close` nothing that it said is still on its way.
    this.child.on('close', (code, signal) => this.die(this.reasonOf(code, signal)));
    (this.child.stderr as Socket | undefined)?.unref();
    this.keepsAlive(false);
  }

  get isDead(): boolean {
    return this.death !== undefined;
  }

  /** Whether the next document should have another process, because this one holds too much. */
  get isWorn(): boolean {
    return this.look().bytes > this.limits.memoryLimitMb * 1_048_576 * WORN_SHARE;
  }

  /** Hands a document over and answers its number of units. */
  async open(
    bytes: Uint8Array,
    options: WorkerOptions,
    listener: DocumentListener = {},
  ): Promise<Extract<WorkerReply, { kind: 'opened' }>> {
    this.timeLeftMs = this.limits.timeLimitMs;
    this.listener = listener;
    const reply = await this.ask({ kind: 'open', bytes, options });
    return reply as Extract<WorkerReply, { kind: 'opened' }>;
  }

  async extract(): Promise<ExtractedDocument> {
    const reply = await this.ask({ kind: 'extract' });
    return (reply as Extract<WorkerReply, { kind: 'extracted' }>).result;
  }

  async extractWithTranscript(): Promise<TranscribedDocument> {
    const reply = await this.ask({ kind: 'extract', withTranscript: true });
    const { result, transcript } = reply as Extract<WorkerReply, { kind: 'extracted' }>;
    return { result, transcript: transcript! };
  }

  async extractParts(): Promise<ExtractedPart[]> {
    const reply = await this.ask({ kind: 'split' });
    return (reply as Extract<WorkerReply, { kind: 'parted' }>).parts;
  }

  async extractPartsWithTranscripts(): Promise<TranscribedPart[]> {
    const reply = await this.ask({ kind: 'split', withTranscript: true });
    return (reply as Extract<WorkerReply, { kind: 'parted' }>).parts as TranscribedPart[];
  }

  async draw(picture: PagePicture): Promise<Uint8Array> {
    const reply = await this.ask({ kind: 'draw', picture });
    return (reply as Extract<WorkerReply, { kind: 'drawn' }>).image;
  }

  async wordsOn(page: number): Promise<Word[]> {
    const reply = await this.ask({ kind: 'words', page });
    return (reply as Extract<WorkerReply, { kind: 'words' }>).words;
  }

  /** Looks up what a model said of a document that was read before. */
  async ground(said: SaidByModel): Promise<ExtractedDocument> {
    this.timeLeftMs = this.limits.timeLimitMs;
    const reply = await this.ask({ kind: 'ground', ...said });
    return (reply as Extract<WorkerReply, { kind: 'extracted' }>).result;
  }

  /** Frees the document; the worker is ready for the next. */
  closeDocument(): void {
    this.listener = {};
    if (this.isDead) return;
    this.send({ kind: 'close' });
    this.precedence.takeBack();
  }

  /** Looks at what the process holds; one that holds more than it may is ended. */
  watch(): void {
    if (!this.isDead && this.look().bytes > this.limits.memoryLimitMb * 1_048_576) this.die(outOfMemory());
  }

  async terminate(): Promise<void> {
    this.die(new EngineError('extraction_timeout', 'The extraction was stopped.'));
    this.keepsAlive(true);
    await this.ended;
  }

  private async ask(request: WorkerRequest): Promise<WorkerReply> {
    this.keepsAlive(true);
    if (!this.isReady) this.precedence.endStartBehindOthers();
    try {
      await this.untilStarted();
      if (this.death) throw this.death;
      return await this.askWithinTime(request);
    } finally {
      this.keepsAlive(false);
    }
  }

  private async askWithinTime(request: WorkerRequest): Promise<WorkerReply> {
    const startedAt = performance.now();
    this.step = STEPS[request.kind];
    this.stepFromMs = this.look().processorMs;
    const timer = setTimeout(() => this.die(timedOut(this.limits.timeLimitMs)), this.timeLeftMs);
    try {
      return await new Promise<WorkerReply>((resolve, reject) => {
        this.pending = { resolve, reject };
        this.send(request);
      });
    } finally {
      clearTimeout(timer);
      this.pending = undefined;
      this.timeLeftMs -= performance.now() - startedAt;
      this.tellStep();
    }
  }

  private tellStep(): void {
    const { processorMs } = this.look();
    this.listener.onProcessorTime?.(Math.max(0, processorMs - this.stepFromMs), this.step);
    this.stepFromMs = processorMs;
  }

  private noteRead(): void {
    this.tellStep();
    this.step = 'answer';
  }

  private async untilStarted(): Promise<void> {
    if (this.isReady) return;
    const timer = setTimeout(() => this.die(new Error('the engine did not start in time')), START_MS);
    await this.started.finally(() => clearTimeout(timer));
  }

  /** A process that is gone takes nothing more; its end is told by `close`. */
  private send(request: WorkerRequest): void {
    this.child.send(request, () => undefined);
  }

  /** An idle worker keeps nobody's process alive. */
  private keepsAlive(isNeeded: boolean): void {
    const { child } = this;
    if (isNeeded) [child, child.channel].forEach((each) => each?.ref());
    else [child, child.channel].forEach((each) => each?.unref());
  }

  private receive(reply: WorkerReply): void {
    if (reply.kind === 'figures') this.noteFigures(reply.figures);
    else if (reply.kind === 'ready') this.noteReady();
    else if (reply.kind === 'progress') this.noteProgress(reply.progress);
    else if (reply.kind === 'read') this.noteRead();
    else if (reply.kind === 'failed') this.pending?.reject(toError(reply.error));
    else if (reply.kind === 'unavailable') this.pending?.reject(new RecogniserUnavailable(reply.reason));
    else if (reply.kind === 'lost') this.pending?.reject(new WorkerLost(reply.reason));
    else this.pending?.resolve(reply);
  }

  private noteProgress(progress: Progress): void {
    if (this.limits.givesWay && progress.phase === 'recognising') this.precedence.giveWay();
    this.listener.onProgress?.(progress);
  }

  private noteReady(): void {
    this.isReady = true;
    this.precedence.endStartBehindOthers();
    this.onStarted();
  }

  /** The process says it of itself, for systems that do not tell what another process takes. */
  private noteFigures(figures: ProcessFigures): void {
    if (TELLS_OF_OTHERS) return;
    this.figures = figures;
    this.watch();
  }

  private look(): ProcessFigures {
    const seen = this.isDead ? undefined : figuresOf(this.child.pid!);
    if (seen) this.figures = seen;
    return this.figures;
  }

  private die(reason: Error): void {
    if (this.death) return;
    this.look();
    this.death = reason;
    this.precedence.end();
    this.pending?.reject(reason);
    this.onStarted(reason);
    // Of one that was never started the number is 0 to the system: our own group of processes.
    if (this.child.pid) this.child.kill('SIGKILL');
  }

  private reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
    if (FROM_OUTSIDE.has(signal)) return new WorkerLost(`the engine's process was ended by ${signal}`);
    if (!this.isReady) return new Error(/^\w*Error: (.*)$/m.exec(this.lastWords)?.[1] ?? `the engine could not start (${signal ?? code})`);
    const cause = `the engine's process ended with ${signal ?? code}`;
    if (/heap out of memory|heap limit/.test(this.lastWords)) return outOfMemory(cause);
    return new EngineError('corrupt_document', 'The document could not be read.', { cause });
  }
}

/** The refusal of a document that needed more memory than a worker has. */
const outOfMemory = (cause?: unknown): EngineError =>
  new EngineError('corrupt_document', 'The document needs more memory than is allowed.', { cause });

const timedOut = (limitMs: number): EngineError =>
  new EngineError('extraction_timeout', `The extraction took longer than ${Math.round(limitMs / 100) / 10} s and was stopped.`);

const toError = ({ code, message, cause }: WorkerFailure): EngineError => new EngineError(code, message, { cause });
