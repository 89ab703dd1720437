import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/project.mjs';

/** The services, each an image of its own out of the one Dockerfile. */
export const SERVICES = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];

/** What an image is called. */
const imageOf = (service) => `${process.env.IMAGE_PREFIX ?? 'localhost/gridline-'}${service}:${versionOf()}`;

const versionOf = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** Docker's or Podman's daemon where there is one, else buildah, which needs none. */
function builder() {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) return { program: 'docker', build: ['build'] };
  if (spawnSync('buildah', ['--version'], { stdio: 'ignore' }).status === 0)
    return { program: 'buildah', build: ['bud', '--layers', '--isolation', 'chroot', '--format', 'docker'] };
  throw new Error('Neither docker nor buildah is here: `apt-get install buildah` is enough.');
}

/** `npm run images`: builds all five, or those that are named, and says how large each is. `BUILD_ARGS` are handed to the builder. */
function main(names) {
  const { program, build } = builder();
  const unknown = names.filter((name) => !SERVICES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no service ${unknown.join(', ')}: there are ${SERVICES.join(', ')}.`);
  const own = (process.env.BUILD_ARGS ?? '').split(' ').filter(Boolean);
  const base = process.env.NODE_IMAGE ? ['--build-arg', `NODE_IMAGE=${process.env.NODE_IMAGE}`] : [];
  for (const service of names.length > 0 ? names : SERVICES) {
    const tags = ['--build-arg', `APP=${service}`, '-f', 'deploy/Dockerfile', '-t', imageOf(service)];
    execFileSync(program, [...build, ...base, ...own, ...tags, '.'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    console.log(`${imageOf(service)}  ${sizeOf(program, imageOf(service))}`);
  }
}

function sizeOf(program, image) {
  const format = program === 'docker' ? ['--format', '{{.Size}}', image] : ['--format', '{{.Size}}', '--filter', `reference=${image}`];
  return execFileSync(program, ['images', ...format], { encoding: 'utf8' }).trim();
}

if (import.meta.url === `file://${process.argv[1]}`) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
