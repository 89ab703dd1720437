import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createLogger } from './logger';

/** As TypeORM throws it: the statement, its values, and PostgreSQL's own error with the row it complains about. */
function failedQuery(): Error {
  const driverError = Object.assign(new Error('invalid input syntax for type integer: "SECRET-CELL"'), {
    code: '22P02',
    severity: 'ERROR',
    detail: 'Key (email)=(SECRET-ADDRESS) already exists.',
    where: "unnamed portal parameter $1 = 'SECRET-HASH'",
    routine: 'pg_strtoint32_safe',
  });
  return Object.assign(new Error(driverError.message), driverError, {
    name: 'QueryFailedError',
    query: 'INSERT INTO account VALUES ($1)',
    parameters: ['SECRET-HASH', Buffer.from('SECRET-SEALED')],
    driverError,
  });
}

describe('the log of an error', () => {
  let lines: Record<string, unknown>[];
  const logger = () => {
    lines = [];
    const taking = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    return createLogger('test', 'info', taking);
  };

  it('never holds a value of the query that failed, wherever in the causes it stands', () => {
    const failed = failedQuery();
    const thrown = new Error('the ledger cannot be used', { cause: new Error('once more', { cause: failed }) });
    const log = logger();
    log.error({ err: failed }, 'first');
    log.error(thrown, 'second');
    log.warn({ cause: failed, error: failed }, 'third');
    log.warn({ err: new AggregateError([failed], 'several') }, 'fourth');
    log.warn({ reason: failed, context: { failed } }, 'under another name');
    expect(lines).toHaveLength(5);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(JSON.stringify(lines)).not.toContain('INSERT INTO');
  });

  it('tells type, message, stack and SQLSTATE, and the same of every cause', () => {
    const log = logger();
    log.error({ err: new TypeError('broken', { cause: failedQuery() }) }, 'failed');
    const message = 'invalid input syntax for type integer: "…"';
    expect(lines[0]).toMatchObject({
      msg: 'failed',
      err: { type: 'TypeError', message: 'broken', cause: { type: 'QueryFailedError', message, code: '22P02' } },
    });
    const { stack } = lines[0]!['err'] as { stack: string };
    expect(stack).toMatch(/^TypeError: broken\n {4}at /);
  });

  it('tells what is no error as it is, and stops at a cause that is its own cause', () => {
    const log = logger();
    const circular = new Error('round');
    circular.cause = circular;
    log.warn({ err: 'a word' }, 'first');
    log.warn({ err: circular }, 'second');
    expect(lines.map(({ err }) => err)).toEqual(['a word', expect.objectContaining({ message: 'round' })]);
  });
});

describe('a log that nobody reads any more', () => {
  it('keeps no process from ending', async () => {
    const logger = path.resolve('dist/libs/runtime/src/logger.js');
    const program = `
      const { createLogger } = require(${JSON.stringify(logger)});
      process.stdout.on('error', () => undefined);
      process.stdin.resume().on('end', () => {
        const log = createLogger('test');
        log.info('nobody reads this');
        log.fatal('nor this');
        process.exit(3);
      });`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'], timeout: 30_000, killSignal: 'SIGKILL' });
    child.stdout.destroy();
    await once(child.stdout, 'close');
    child.stdin.end();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(3);
  });
});

describe('a log whose reader stands still', () => {
  /** Far more than a pipe takes, and than is kept for its reader. */
  const LINES = 40_000;
  const HALF_KEPT = 512 * 1024;

  it('holds up nothing: what there is no room for is counted, and told once it is read again', async () => {
    const runtime = path.resolve('dist/libs/runtime/src');
    const program = `
      const { createLogger } = require(${JSON.stringify(path.join(runtime, 'logger.js'))});
      const { register } = require('prom-client');
      const log = createLogger('test');
      for (let line = 0; line < ${LINES}; line++) log.info({ line }, 'nobody reads this yet');
      const lost = async () => (await register.getSingleMetric('log_lines_lost_total').get()).values[0].value;
      process.on('message', () => log.info('read again'));
      lost().then((count) => process.send(count));`;
    const child = spawn(process.execPath, ['-e', program], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      timeout: 30_000,
      killSignal: 'SIGKILL',
    });
    const [lost] = (await once(child, 'message')) as [number];
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      const before = output.length;
      output += chunk.toString();
      // There is room for a line once half of what is kept was read, and the process ends once all was: however slow this reader is.
      if (before < HALF_KEPT && output.length >= HALF_KEPT) child.send('read');
      if (output.endsWith('"msg":"read again"}\n')) child.disconnect();
    });
    await once(child, 'exit');
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    expect(lost).toBeGreaterThan(0);
    expect(lines).toHaveLength(LINES - lost + 1);
    expect(lines.at(-1)!.msg).toBe('read again');
  });

  it('is waited for at the end of the process, but not for ever', async () => {
    const logger = path.resolve('dist/libs/runtime/src/logger.js');
    const program = `
      const log = require(${JSON.stringify(logger)}).createLogger('test');
      for (let line = 0; line < 1_000; line++) log.info({ line }, 'nobody reads this');
      process.exit(3);`;
    const child = spawn(process.execPath, ['-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 30_000,
      killSignal: 'SIGKILL',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(3);
  });
});
