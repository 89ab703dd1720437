import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The services, in the order in which they stop: the public door first, so that what it let in is finished behind it. */
export const SERVICES = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];

/** Reads the variables of `.env` where there is one; what is set already comes before what the file says. */
export function loadEnvironmentFile() {
  const path = join(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Where the local start keeps data, logs and secrets. */
export function dataFolder(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || '.data');
}

/** The built entry file of a service. */
export function entryOf(service) {
  return join(ROOT, 'dist/apps', service, 'src/main.js');
}

/** The services whose entry file is built. */
export function builtServices() {
  return SERVICES.filter((service) => existsSync(entryOf(service)));
}

/** Every file under a folder, as paths that begin with it; nothing where there is no folder. */
export function filesUnder(folder, isWanted = () => true) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return files.filter(isWanted);
}
