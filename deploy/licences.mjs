import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local/project.mjs';

/** `npm run licences`: every package that a service or the app ships, under its licence, as its own manifest names it. */
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
const byLicence = new Map();
for (const [path, { version, license = 'not named' }] of shipped) {
  const name = `${path.split('node_modules/').pop()}@${version}`;
  byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
}
for (const [licence, names] of [...byLicence].sort(([, one], [, other]) => other.size - one.size))
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join('\n  ')}`);
