import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

const MASTER_KEY = 'MASTER_KEY: id:base64 of 32 bytes, comma separated';
const DATABASE_URL = 'DATABASE_URL: Invalid input: expected string, received undefined';
const COMMON = [
  'NATS_PREFIX: Invalid string: must match pattern /^[a-z0-9_-]+$/i',
  'LOG_LEVEL: Invalid option: expected one of "fatal"|"error"|"warn"|"info"|"debug"|"trace"',
  'STOP_SECONDS: Invalid input: expected number, received NaN',
];

/** What each service says where these are wrong and `DATABASE_URL` is not set. */
const SAID: Record<string, string[]> = {
  gateway: [...COMMON, DATABASE_URL, MASTER_KEY],
  extraction: [...COMMON, DATABASE_URL, MASTER_KEY],
  export: COMMON,
  usage: [...COMMON, DATABASE_URL],
  webhooks: [...COMMON, DATABASE_URL, MASTER_KEY],
};
const WRONG = { NATS_PREFIX: 'two words', LOG_LEVEL: 'loud', STOP_SECONDS: 'soon', MASTER_KEY: 'short' };

/** Runs a built service until it ends by itself; answers its code and everything it wrote. */
function runToEnd(service: string, ...command: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join('dist/apps', service, 'src/main.js'), ...command], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH, ...WRONG },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('a service with wrong variables', () => {
  it.each(Object.keys(SAID))('%s lists every one of them, and nothing else, and ends', async (service) => {
    const { code, output } = await runToEnd(service);
    expect(code).toBe(1);
    const [first, ...lines] = output.trimEnd().split('\n');
    expect(first).toBe('Wrong configuration:');
    expect(lines.map((line) => line.trim()).sort()).toEqual([...SAID[service]!].sort());
  });

  it.each(['gateway', 'extraction', 'usage', 'webhooks'])('%s migrates without what a migration has no use for', async (service) => {
    const { code, output } = await runToEnd(service, 'migrate');
    expect(code).toBe(1);
    const lines = output.trimEnd().split('\n').slice(1);
    expect(lines.map((line) => line.trim()).sort()).toEqual([DATABASE_URL, COMMON[1]].sort());
  });
});
