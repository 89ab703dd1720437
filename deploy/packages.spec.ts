import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { preProcessFile } from 'typescript';

/** Loaded by names that are put together at run time, or asked for by Nest alone. */
const NOT_IMPORTED = /^@tesseract\.js-data\/|^reflect-metadata$|^@types\//;

/** What only tests use comes from the root's package.json too. */
const OF_TESTS = /\.spec\.tsx?$|\.suite\.ts$|\.factory\.ts$|\/fixtures\//;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = projectRoot();
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const workspaces = ['apps', 'libs'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`));

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesOf(path);
    return /\.(tsx?|cjs|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const RESOLVED = /require\.resolve\(\s*['"`]([@\w][^'"`]*)/g;

/** The packages that a file names, those of its types alone included. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...preProcessFile(text).importedFiles.map(({ fileName }) => fileName), ...[...text.matchAll(RESOLVED)].map(([, name]) => name!)]
    .filter((name) => /^[@\w]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !name.includes('${'));
}

describe('the packages that a workspace names', () => {
  it.each(workspaces)('%s: each is imported by what it ships, and each import is named', (workspace) => {
    const { name: own, dependencies = {}, devDependencies = {} } = manifestOf(workspace);
    const shipped = sourcesOf(`${workspace}/src`).filter((path) => !OF_TESTS.test(path));
    const imported = new Set(shipped.flatMap(importsOf).filter((name) => name !== own));
    expect(Object.keys(dependencies).filter((name) => !NOT_IMPORTED.test(name) && !imported.has(name))).toEqual([]);
    expect([...imported].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([]);
  });
});

describe('what `nest build` makes of one service', () => {
  it.each(readdirSync(join(root, 'apps')).filter((app) => app !== 'web'))(
    '%s: lies apart from what npm start runs, and imports what it made',
    (app) => {
      const { compilerOptions } = JSON.parse(readFileSync(join(root, `apps/${app}/tsconfig.app.json`), 'utf8')) as {
        compilerOptions: { outDir: string };
      };
      expect(compilerOptions.outDir).toBe('../../dist/nest');
      // It writes them into the imports as they stand here.
      const { compilerOptions: all } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
        compilerOptions: { paths: Record<string, string[]> };
      };
      for (const path of Object.values(all.paths).flat()) expect(path).not.toMatch(/\.ts$/);
    },
  );
});
