import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

interface Locked {
  optionalDependencies?: Record<string, string>;
  optional?: boolean;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** It comes inside its dependent's archive, whose integrity covers it. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

interface Lock {
  packages: Record<string, Locked>;
}

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot(), 'package-lock.json'), 'utf8')) as Lock;
  const fetched = Object.entries(packages).filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle);

  it('holds the checksum of every package that is fetched', () => {
    expect(fetched.length).toBeGreaterThan(500);
    expect(fetched.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path)).toEqual([]);
  });

  it('names no host', () => {
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('holds no package whose script at installation nobody decided on, and npm is told to run none', () => {
    const { allowScripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const withScripts = fetched.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.split('node_modules/').pop()!);
    expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
    expect(readFileSync(join(projectRoot(), '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('holds the optional packages of every system, without which npm ci refuses it', () => {
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
