import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { toPgm, type SizedImage } from '../image/gray-image';
import { languageFolder } from './language-data';
import { machineModels } from './machine-models';
import { parseHocr } from './parse-hocr';
import { programEnvironment } from './program-environment';
import { PAGE_MODE_NUMBER, type ReadLine, type ReadSettings, type Recogniser } from './recogniser';
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
    return parseHocr(await runProgram(command, toPgm(image), settings.signal));
  }

  async close(): Promise<void> {}
}

function commandLine(image: SizedImage, dataFolder: string, settings: ReadSettings): string[] {
  return [
    ...['stdin', 'stdout', '--tessdata-dir', dataFolder, '-l', settings.languages.join('+')],
    ...['--psm', String(PAGE_MODE_NUMBER[settings.pageMode]), '--dpi', String(Math.round(image.dpi))],
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
  return ['/bin/sh', '-c', `ulimit -t ${seconds}; exec nice -n ${more} "$0" "$@"`, ...command];
}

/** What takes longer than any text does is no text. */
const NOTHING_READ = '';

function runProgram([program, ...parameters]: string[], input: Uint8Array, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program!, parameters, {
      env: programEnvironment(),
      signal,
      timeout: NATIVE_RECOGNISER.timeoutMs,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
    child.stdin.on('error', () => undefined); // A child that dies early is reported by its exit code.
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else if (killedBy === 'SIGXCPU' || (killedBy === 'SIGKILL' && !child.killed)) resolve(NOTHING_READ);
      else reject(new Error(`tesseract ended with ${killedBy ?? code}: ${complaint.trim()}`));
    });
    child.stdin.end(input);
  });
}
