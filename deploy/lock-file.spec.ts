import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; optional?: boolean }>;
}

describe('package-lock.json', () => {
  it('holds the optional packages of every system, without which npm ci refuses it', () => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot(), 'package-lock.json'), 'utf8')) as Lock;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isWasm(name) && !isLocked(packages, path, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** As Node finds packages: in the dependent's own node_modules, then in those of the folders above it. */
function isLocked(packages: Lock['packages'], dependent: string, name: string): boolean {
  if (`${dependent ? `${dependent}/` : ''}node_modules/${name}` in packages) return true;
  const parent = dependent.slice(0, Math.max(0, dependent.lastIndexOf('/node_modules/')));
  return dependent !== '' && isLocked(packages, parent, name);
}

/** The same for a system without a build of its own; none of ours. */
function isWasm(name: string): boolean {
  return name.includes('wasm32');
}
