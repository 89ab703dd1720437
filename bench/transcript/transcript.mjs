import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildClient } from '../../deploy/local/build-client.mjs';

const run = promisify(execFile);

/**
 * `npm run transcript [URL]`: packs the client, installs it in a folder elsewhere, and prints every request that it makes of a running system
 * with what is answered: http://localhost:3000, or the URL.
 */
async function main(baseUrl = 'http://localhost:3000') {
  const folder = await mkdtemp(join(tmpdir(), 'gridline-transcript-'));
  try {
    const { stdout } = await run('npm', ['pack', await buildClient(join(folder, 'built')), '--silent'], { cwd: folder });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, stdout.trim())], { cwd: folder });
    await copyFile(join(import.meta.dirname, 'requests.mjs'), join(folder, 'requests.mjs'));
    for (const [path, file] of [
      ['/samples/invoice.pdf', 'invoice.pdf'],
      ['/docs/gridline.py', 'gridline.py'],
    ])
      await writeFile(join(folder, file), Buffer.from(await (await fetch(baseUrl + path)).arrayBuffer()));
    console.log(`# ${stdout.trim()}, installed elsewhere, against ${baseUrl}`);
    const env = { PATH: process.env.PATH, HOME: folder, BASE_URL: baseUrl };
    const requests = spawn(process.execPath, ['requests.mjs'], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
    [process.exitCode] = await once(requests, 'exit');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main(...process.argv.slice(2));
