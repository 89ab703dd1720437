import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startInfrastructure } from './infrastructure.mjs';

// Throwaway servers for a test run, as a process: prints their addresses, or why there are none, as a line of JSON, then does what each line of
// its input says, `end <server> [signal]` or `start <server>`, and answers with a line. When its input closes it stops them and leaves nothing behind.

// A test run that is gone reads no more; that its input has closed is told too, and then all is stopped.
process.stdout.on('error', () => undefined);
const folder = mkdtempSync(join(tmpdir(), 'gridline-test-'));
chmodSync(folder, 0o711); // where Postgres has to run as another user, that user passes through here
const binFolder = process.argv[2];

const infrastructure = await startInfrastructure({ folder, binFolder, password: 'throwaway', throwaway: true }).catch(giveUp);
answer({ urls: infrastructure.urls });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined); // the input's end tells, in good order

for await (const line of createInterface({ input: process.stdin })) {
  const [command, server, signal] = line.split(' ');
  try {
    if (command === 'end') await infrastructure.end(server, signal);
    else if (command === 'start') await infrastructure.start(server);
    else throw new Error(`unknown command ${command}`);
    answer({});
  } catch (error) {
    answer({ error: error.message });
  }
}
await infrastructure.stop();

function giveUp(error) {
  answer({ error: error.message });
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

function answer(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
