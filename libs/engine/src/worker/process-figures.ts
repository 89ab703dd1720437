import { readFileSync } from 'node:fs';

/** The kernel's clock ticks a second and the bytes of a page, as every Linux we know of has them. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Whether the system tells of any process what it has taken; elsewhere each has to say it of itself. */
export const TELLS_OF_OTHERS = process.platform === 'linux';

/** What a process has taken so far. */
export interface ProcessFigures {
  /** Memory that it holds now. */
  bytes: number;
  /** Processor time of its threads, and of the programs that it started and that have ended. */
  processorMs: number;
}

/** The figures of another process; undefined where the system does not tell them (only Linux does) or the process is gone. */
export function figuresOf(pid: number): ProcessFigures | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the command's name in brackets: fields 14 to 17 are times, 24 is the resident memory.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { bytes: Number(fields[21]) * PAGE_BYTES, processorMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

/** The same of this process, where nobody else can look. */
export function ownFigures(): ProcessFigures {
  const { user, system } = process.cpuUsage();
  return { bytes: process.memoryUsage.rss(), processorMs: (user + system) / 1000 };
}
