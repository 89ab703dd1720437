const COLOURS = { grey: 90, red: 31, yellow: 33, green: 32, bold: 1 };
const LEVEL_COLOURS = { fatal: 'red', error: 'red', warn: 'yellow' };
/** Said in other columns of a line, or only of use in the log file. */
const NOT_SHOWN = new Set(['level', 'time', 'service', 'msg', 'requestId', 'pid', 'hostname', 'err', 'context']);
const SHOWN_VALUE_LENGTH = 120;

/** Colours a text where the terminal shows colours. */
export function paint(colour, text, stream = process.stdout) {
  return stream.isTTY && !process.env.NO_COLOR ? `\x1b[${COLOURS[colour]}m${text}\x1b[0m` : text;
}

/** One step of a start, for a person. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Whether a command's first argument asks what it does. */
export const asksForHelp = (argument) => ['--help', '-h', 'help'].includes(argument);

/** The last word of a command that cannot go on. */
export function giveUp(message) {
  process.stderr.write(`\n${paint('red', message, process.stderr)}\n`);
  process.exit(1);
}

/** Shows elapsed time on standard error while something long runs: in place on a terminal, else a line every ten seconds. */
export function showProgress(what) {
  const started = Date.now();
  const draw = () => {
    const line = `${what}: ${Math.round((Date.now() - started) / 1000)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
  draw();
  const timer = setInterval(draw, process.stderr.isTTY ? 500 : 10_000);
  return () => {
    clearInterval(timer);
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  };
}

/** A service's JSON log line in one readable line; what is not JSON is shown as it came. */
export function readableLogLine(service, line) {
  const name = paint('grey', service.padEnd(10));
  const entry = parseEntry(line);
  if (!entry) return `${name} ${line}`;
  const level = String(entry.level ?? 'info');
  const details = Object.entries(entry).filter(([key, value]) => !NOT_SHOWN.has(key) && value !== undefined && value !== null);
  const shown = details.map(([key, value]) => `${key}=${shorten(typeof value === 'object' ? JSON.stringify(value) : String(value))}`);
  const error = entry.err?.message ? [shorten(entry.err.message)] : [];
  const message = [entry.msg ?? '', ...error, ...shown].join(' ');
  const time = String(entry.time ?? '').slice(11, 19);
  return `${paint('grey', time)} ${name} ${LEVEL_COLOURS[level] ? paint(LEVEL_COLOURS[level], message) : message}`;
}

function parseEntry(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // a line that only looks like JSON is shown as it came
  }
}

function shorten(text) {
  return text.length > SHOWN_VALUE_LENGTH ? `${text.slice(0, SHOWN_VALUE_LENGTH)}…` : text;
}
