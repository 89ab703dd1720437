import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { CommandError, readSwitches, runCommand } from '../command-line/run-command';
import { MeasuredSystem } from '../load/measured-system';
import { writeBenchmarks } from '../report/write-section';
import { markdownTable } from '../report/markdown-table';

const run = promisify(execFile);

/** The last one whose program is in the package itself; later ones fetch it from elsewhere. */
const OPENAPI_GENERATOR = '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2';
const JAR = 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar';

const PROGRAMS = join(projectRoot(), 'bench/generators/programs');
const CSV = 'Item,Amount\nOak desk,900.00\nLamp,60.00\nDelivery,12.50\n';

/** A generator, and what is done with the client that it makes. */
interface Generator {
  name: string;
  language: string;
  document: string;
  /** Programs that must be on the machine. */
  needs: readonly string[][];
  does: string;
  /** Makes the client in the folder and compiles it; answers the command that runs the program. */
  make(folder: string): Promise<[program: string, args: string[]]>;
}

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript 7.13.0',
    language: 'TypeScript',
    document: 'openapi.json',
    needs: [],
    does: 'list, read, usage, a refusal',
    async make(folder) {
      await node(folder, join(projectRoot(), 'libs/client/node_modules/openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'api.mts');
      await copyFile(join(PROGRAMS, 'program.mts'), join(folder, 'program.mts'));
      const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node', '--rewriteRelativeImportExtensions'];
      await node(folder, join(projectRoot(), 'node_modules/typescript/bin/tsc'), ...options, 'program.mts');
      return [process.execPath, ['program.mjs']];
    },
  },
  {
    name: 'OpenAPI Generator 5.0.0-beta2, python',
    language: 'Python',
    document: 'openapi-3.0.json',
    needs: [
      ['java', '-version'],
      ['/usr/bin/python3', '-c', 'import urllib3, dateutil, six'],
    ],
    does: 'upload, list, read, export, usage, a refusal',
    async make(folder) {
      await generate(folder, 'python');
      await run('/usr/bin/python3', ['-m', 'compileall', '-q', 'python/openapi_client'], { cwd: folder });
      return ['/usr/bin/python3', [join(PROGRAMS, 'program.py')]];
    },
  },
  {
    name: 'OpenAPI Generator 5.0.0-beta2, java, its library `native`',
    language: 'Java',
    document: 'openapi-3.0.json',
    needs: [
      ['java', '-version'],
      ['javac', '-version'],
    ],
    does: 'list, read, usage, a refusal (it makes no uploads)',
    async make(folder) {
      await generate(folder, 'java', '--library', 'native', '--additional-properties=openApiNullable=false,hideGenerationTimestamp=true');
      const made = (await readdir(join(folder, 'java/src/main'), { recursive: true })).filter((name) => name.endsWith('.java'));
      const own = ['Program.java', 'Generated.java'].map((name) => join(PROGRAMS, name));
      // The generator is made with the libraries that its clients need.
      const sources = [...made.map((name) => join('java/src/main', name)), ...own];
      await run('javac', ['-nowarn', '-cp', JAR, '-d', 'classes', ...sources], { cwd: folder });
      return ['java', ['-cp', `classes:${JAR}`, 'Program']];
    },
  },
];

const node = (folder: string, ...args: string[]) => run(process.execPath, args, { cwd: folder });

const generate = (folder: string, language: string, ...options: string[]) =>
  run('java', ['-jar', JAR, 'generate', '-i', 'openapi-3.0.json', '-g', language, '-o', language, ...options], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });

/** `npm run bench:generators`: clients that generators make of the document, compiled and run against a system of its own. */
async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  // Nothing of it is ever away, so what is silent is only slow: the machine may be busy.
  Object.assign(process.env, { ANSWER_SECONDS: '20', DATABASE_SECONDS: '20' });
  const folder = await mkdtemp(join(tmpdir(), 'gridline-generators-'));
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction', 'export']);
  try {
    const env = { PATH: process.env.PATH, BASE_URL: `http://127.0.0.1:${system.gatewayPort}`, API_KEY: (await system.makeKeys(1))[0]! };
    await prepare(folder, env.BASE_URL);
    await run('curl', ['-fsS', '-F', 'file=@items.csv', '-H', `X-API-Key: ${env.API_KEY}`, `${env.BASE_URL}/api/v1/infer`], {
      cwd: folder,
    });
    const rows: string[][] = [];
    for (const generator of GENERATORS) rows.push(await tryOne(generator, folder, env));
    const head = ['generator', 'language', 'of', 'its client does', 'compiles and runs'];
    const table = markdownTable(head, rows);
    const body = `Made by \`npm run bench:generators -- --write\`: clients made of what the service says of itself, used against it.\n\n${table}`;
    console.log(table);
    if (write) await writeBenchmarks('Generated clients', body);
    if (rows.some((cells) => cells.at(-1)!.startsWith('no'))) throw new CommandError('A client does not work.');
  } finally {
    await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(folder: string, baseUrl: string): Promise<void> {
  await writeFile(join(folder, 'items.csv'), CSV);
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', OPENAPI_GENERATOR], { cwd: folder });
  await symlink(join(projectRoot(), 'node_modules/@types'), join(folder, 'node_modules/@types'));
  await symlink(join(projectRoot(), 'node_modules/undici-types'), join(folder, 'node_modules/undici-types'));
  await mkdir(join(folder, 'classes'));
  for (const name of new Set(GENERATORS.map(({ document }) => document)))
    await writeFile(join(folder, name), await (await fetch(`${baseUrl}/${name}`)).text());
}

async function tryOne(
  { name, language, document, needs, does, make }: Generator,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const missing = needs.find(([program, ...args]) => spawnSync(program!, args).status !== 0);
  const cells = [name, language, `\`${document}\``, does];
  if (missing) return [...cells, `not tried: \`${missing.join(' ')}\` fails here`];
  try {
    const [program, args] = await make(folder);
    const { stdout } = await run(program, args, { cwd: folder, env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } });
    const [total, ...told] = JSON.parse(stdout) as [number, ...unknown[]];
    const isRight = total > 0 && JSON.stringify(told.slice(0, 2)) === JSON.stringify(['items.csv', 3]) && told.at(-1) === 'not_found';
    return [...cells, isRight ? 'yes' : `no: ${stdout.trim()}`];
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    console.error(`${name}: ${message}\n${stdout}\n${stderr}`);
    return [...cells, 'no'];
  }
}

const USAGE = `usage: npm run bench:generators -- [--write]
Starts a system of its own, makes clients of its OpenAPI document with generators in several languages, compiles and runs them.
A generator whose programs are not on the machine is named, not tried. --write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
