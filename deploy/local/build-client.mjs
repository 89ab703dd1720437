import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { readJson } from './json-file.mjs';
import { ROOT } from './project.mjs';
import { asksForHelp, giveUp } from './terminal.mjs';

const SOURCES = join(ROOT, 'libs/client/src');
const CONTRACTS = '@gridline/contracts';
const PACKAGE = '@gridline/client';

const USAGE = `usage: npm run client [-- FOLDER]

Builds the client as a package that needs no other, in dist/client or in FOLDER, and says where. What stands in the folder is replaced, so
it has to be missing, empty, or such a package.`;

/** The oldest Node that the package runs on, and the syntax that it has. */
const LEAST_NODE = '18';

/** `npm run client`: the client as a package that needs no other, as ES module and CommonJS with types, and the command. */
export async function buildClient(output = join(ROOT, 'dist/client')) {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await bundle(output, 'index.ts', ['es', 'cjs'], 'index');
  await bundle(output, 'command-line/gridline.ts', ['es'], 'gridline');
  const types = declarations();
  await writeFile(join(output, 'index.d.ts'), types);
  await writeFile(join(output, 'index.d.cts'), types);
  await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  await writeFile(join(output, 'README.md'), await readFile(join(ROOT, 'libs/client/README.md'), 'utf8'));
  if (existsSync(join(ROOT, 'LICENSE'))) await writeFile(join(output, 'LICENSE'), await readFile(join(ROOT, 'LICENSE')));
  return output;
}

async function bundle(output, entry, formats, name) {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { [CONTRACTS]: join(ROOT, 'libs/contracts/src/index.ts') } },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: `node${LEAST_NODE}`,
      minify: false,
      lib: { entry: join(SOURCES, entry), formats, fileName: (format) => `${name}.${format === 'cjs' ? 'cjs' : 'mjs'}` },
      rollupOptions: {
        output: { chunkFileNames: '[name].mjs' },
        external: [...builtinModules, ...builtinModules.map((module) => `node:${module}`), './index.mjs'],
      },
    },
  });
}

function manifest() {
  const { version, license, description } = readJson(join(ROOT, 'libs/client/package.json'));
  return {
    name: PACKAGE,
    version,
    license,
    description,
    type: 'module',
    main: './index.cjs',
    module: './index.mjs',
    types: './index.d.ts',
    exports: {
      '.': {
        import: { types: './index.d.ts', default: './index.mjs' },
        require: { types: './index.d.cts', default: './index.cjs' },
      },
      './package.json': './package.json',
    },
    bin: { gridline: './gridline.mjs' },
    engines: { node: `>=${LEAST_NODE}` },
    sideEffects: false,
  };
}

/** One file of types: what the sources declare, with the contracts' types written out where they are named. */
function declarations() {
  const options = { ...compilerOptions(), declaration: true, emitDeclarationOnly: true, noEmit: false, outDir: '/types', rootDir: ROOT };
  const program = ts.createProgram([join(SOURCES, 'index.ts')], options);
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(SOURCES));
  const inlined = new Map();
  const texts = own.map((file) => {
    for (const [name, type] of contractTypes(checker, file)) inlined.set(name, type);
    let text = '';
    program.emit(file, (_path, content) => (text = content), undefined, true);
    return text;
  });
  const contracts = [...inlined].map(([name, type]) => `export type ${name} = ${type};`);
  const local = texts.map((text) =>
    text
      .replace(/^import [^;]*;\n/gm, '')
      .replace(/^export (type )?\{[^}]*\}( from '[^']*')?;\n/gm, '')
      .replace(/^\/\/# sourceMappingURL.*$/gm, ''),
  );
  return `${[...contracts, ...local].join('\n').trim()}\n`;
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, ROOT).options;
}

/** The contracts' types that a file imports, each as one type that names no other. */
function contractTypes(checker, file) {
  const imports = file.statements.filter((one) => ts.isImportDeclaration(one) && one.moduleSpecifier.text === CONTRACTS);
  return imports.flatMap(({ importClause }) =>
    importClause.namedBindings.elements.map((element) => {
      const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(checker.getSymbolAtLocation(element.name)));
      return [element.name.text, checker.typeToString(type, file, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)];
    }),
  );
}

/** Throws where the folder holds what is not ours to replace. */
function checkReplaceable(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && readJson(join(folder, 'package.json'))?.name !== PACKAGE)
    throw new Error(`${folder} holds something else than a package of the client.\n\n${USAGE}`);
}

async function main([folder]) {
  if (asksForHelp(folder)) return console.log(USAGE);
  if (folder !== undefined) checkReplaceable(folder);
  console.log(await buildClient(folder));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
