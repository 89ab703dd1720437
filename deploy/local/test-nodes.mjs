import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fetchedPackage } from './infrastructure/npm-package.mjs';
import { ROOT } from './project.mjs';
import { giveUp, say } from './terminal.mjs';

/** The releases that we stand by, the last of each when they were tried; the checksums are those of the packages that we have run. */
const RELEASES = {
  20: { version: '20.20.2' },
  22: {
    version: '22.23.3',
    linuxX64: 'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
  },
  24: {
    version: '24.21.0',
    linuxX64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
};

/** `npm run test:nodes -- [what npm test is told]`: the tests with each release of Node, one after the other. */
async function main(args) {
  const ended = [];
  for (const major of Object.keys(RELEASES)) {
    const node = await nodeOf(major);
    say(`--- Node ${major}: ${node}`);
    ended.push({ major, code: await test(node, args) });
  }
  for (const { major, code } of ended) say(`Node ${major}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (ended.some(({ code }) => code !== 0)) process.exitCode = 1;
}

/** The running one, the one that NODE_<major> names, or the one of the npm package. */
async function nodeOf(major) {
  const named = process.env[`NODE_${major}`];
  if (named) return named;
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const { version, linuxX64 } = RELEASES[major];
  const system = `${process.platform}-${process.arch}`;
  const parent = join(ROOT, 'node_modules/.cache/gridline/node');
  const folder = await fetchedPackage(parent, `node-${system}`, version, system === 'linux-x64' ? linuxX64 : undefined);
  return join(folder, 'bin/node');
}

/** What the tests start by the name `node` is the same one. */
function test(node, args) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, [join(ROOT, 'deploy/local/test.mjs'), ...args], { stdio: 'inherit', env: { ...process.env, PATH } });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code, signal) => resolve(code ?? signal)));
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
