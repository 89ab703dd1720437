import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './local/project.mjs';

/** Each is a command of package.json and may be run alone; the longest first. */
const CHECKS = ['types', 'lint', 'format:check', 'boundaries'];

/** `npm run check`: all that is held of every change, as many at a time as there are processors. What each said is printed when it is over. */
async function main() {
  const waiting = [...CHECKS];
  const failed = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, said, seconds } = await run(name);
      console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(0)} s)`);
      if (said.trim()) console.log(said.trim());
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) console.log(`Not as it should be: ${failed.join(', ')}.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function run(name) {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said, seconds: (performance.now() - begun) / 1000 }));
  });
}

await main();
