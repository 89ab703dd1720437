import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { MachineFailed } from '../../model/machine-failed';
import { toPgm, type SizedImage } from '../image/gray-image';
import { installedModel } from './installed-models';
import { languageFolder } from './language-data';
import { machineModels } from './machine-models';
import { checkStarts } from './native-program';
import { parseHocr } from './parse-hocr';
import { programEnvironment } from './program-environment';
import { PAGE_MODE_NUMBER, type Orientation, type ReadLine, type ReadSettings, type Recogniser, type Rotation } from './recogniser';
import { NATIVE_RECOGNISER } from './weights';

/** Reads with the machine's tesseract program: one short-lived process per image, one thread each. */
export class NativeRecogniser implements Recogniser {
  readonly name = 'native';

  constructor(
    private readonly program: string,
    private readonly processorSeconds = NATIVE_RECOGNISER.processorSeconds,
  ) {}

  async read(image: SizedImage, settings: ReadSettings): Promise<ReadLine[]> {
    const quick = settings.isSecond ? undefined : await machineModels(this.program, settings.languages);
    const folder = quick ?? (await languageFolder(settings.languages));
    const command = limited([this.program, ...commandLine(image, folder, settings)], this.processorSeconds);
    return parseHocr(await runProgram(command, toPgm(image), settings.signal).catch((error: unknown) => this.judge(error)));
  }

  async findOrientation(image: SizedImage, signal?: AbortSignal): Promise<Orientation | undefined> {
    if ((await installedModel('osd')) === undefined) return undefined;
    const parameters = [...['stdin', 'stdout', '--tessdata-dir', await languageFolder(['osd'])], ...['--psm', '0', '--dpi', dpiOf(image)]];
    const command = limited([this.program, ...parameters], this.processorSeconds);
    // It ends with an error where a page has too few letters to tell.
    const said = await runProgram(command, toPgm(image), signal).catch((error: unknown) => this.judge(error).catch(unlessEnded));
    const [, rotation, margin] = /^Rotate: (0|90|180|270)$[^]*?^Orientation confidence: ([\d.]+)$/m.exec(said) ?? [];
    return rotation === undefined ? undefined : { rotation: Number(rotation) as Rotation, margin: Number(margin) };
  }

  async close(): Promise<void> {}

  /** A program that ended by itself, and cannot even say its version, was never started: by no picture's fault. */
  private async judge(error: unknown): Promise<never> {
    if (error instanceof ProgramEnded || error instanceof MachineFailed) await checkStarts(this.program);
    throw error;
  }
}

/** What a program that ended by itself said: nothing. */
function unlessEnded(error: unknown): string {
  if (error instanceof ProgramEnded) return NOTHING_READ;
  throw error;
}

const dpiOf = (image: SizedImage): string => String(Math.round(image.dpi));

function commandLine(image: SizedImage, dataFolder: string, settings: ReadSettings): string[] {
  return [
    ...['stdin', 'stdout', '--tessdata-dir', dataFolder, '-l', settings.languages.join('+')],
    ...['--psm', String(PAGE_MODE_NUMBER[settings.pageMode]), '--dpi', dpiOf(image)],
    ...['-c', 'tessedit_create_hocr=1', '-c', 'hocr_char_boxes=1'],
    ...(settings.allowed === undefined ? [] : ['-c', `tessedit_char_whitelist=${settings.allowed}`]),
  ];
}

/**
 * The command that runs a program under a limit of its own, because a process that is killed for taking too long leaves its child behind,
 * and at a lower priority: recognition takes seconds, and what takes milliseconds, ours and other people's, goes first.
 */
function limited(command: string[], seconds: number): string[] {
  if (process.platform === 'win32') return command;
  // A process of the service's has given way itself already.
  const more = Math.max(0, NATIVE_RECOGNISER.niceness - getPriority());
  // Its own limit ends it with SIGXCPU, so that a SIGKILL is somebody else's.
  const limits = `ulimit -H -t ${seconds + 2}; ulimit -S -t ${seconds}`;
  return ['/bin/sh', '-c', `${limits}; exec nice -n ${more} "$0" "$@"`, ...command];
}

/** What takes longer than any text does is no text. */
const NOTHING_READ = '';

/** Ends that a picture can cause; what else ends a program, or keeps it from starting, says nothing of the document. */
const OF_ITS_OWN: ReadonlySet<unknown> = new Set<NodeJS.Signals>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL']);
/** What a shell answers for a program that is not there or cannot be run. */
const NOT_RUN: ReadonlySet<unknown> = new Set([126, 127]);

/** The program said that it failed: by its exit code, or by not a word, which a page without any is more than. */
class ProgramEnded extends Error {}

function failureOf(end: number | NodeJS.Signals | null, complaint: string): Error {
  const isOfTheMachine = typeof end === 'string' ? !OF_ITS_OWN.has(end) : NOT_RUN.has(end);
  const said = `tesseract ended with ${end}: ${complaint}`;
  if (isOfTheMachine) return new MachineFailed(said);
  return typeof end === 'string' ? new Error(said) : new ProgramEnded(said);
}

function runProgram([program, ...parameters]: string[], input: Uint8Array, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program!, parameters, {
      env: programEnvironment(),
      signal,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.on('error', (cause: Error) => reject(signal?.aborted ? cause : new MachineFailed('tesseract could not be started', { cause })));
    // For want of a file that could be opened it has no streams either.
    if (!child.stdout) return;
    const output: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
    child.stdin.on('error', () => undefined); // A child that dies early is reported by its exit code.
    child.on('close', (code, killedBy) => {
      if (code === 0 && output.length > 0) resolve(Buffer.concat(output).toString('utf8'));
      else if (killedBy === 'SIGXCPU') resolve(NOTHING_READ);
      else reject(failureOf(killedBy ?? code, complaint.trim()));
    });
    child.stdin.end(input);
  });
}
