import { join } from 'node:path';
import { onPath } from './command.mjs';
import { extractDebianPackages, libraryFolders } from './debian-packages.mjs';
import { findNats } from './nats.mjs';

/**
 * `node program.mjs FOLDER NAME` prints where a server's program is, as JSON: the machine's own, else that of Debian's package of its name,
 * unpacked under the folder. For tests of what stands beside the services, such as a pooler or a balancer.
 */
const [binFolder, name] = process.argv.slice(2);
try {
  process.stdout.write(JSON.stringify(await find()));
} catch (error) {
  process.stdout.write(JSON.stringify({ missing: error.message }));
}

async function find() {
  if (name === 'nats-server') return { command: await findNats(binFolder) };
  const installed = onPath(name);
  if (installed) return { command: installed };
  const root = await extractDebianPackages(binFolder, [name]);
  const env = { LD_LIBRARY_PATH: libraryFolders(root).join(':') };
  const folders = ['usr/bin', 'usr/sbin'].map((folder) => join(root, folder));
  const command = onPath(name, folders);
  if (!command) throw new Error(`Debian's package ${name} holds no such program`);
  return { command, env };
}
