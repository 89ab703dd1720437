import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { request, type TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const run = promisify(execFile);

interface Item {
  json: Record<string, unknown>;
  binary?: { data: { content: Buffer } };
}
interface Property {
  name: string;
  options?: { value: string }[];
  displayOptions?: { show: { operation: string[] } };
}
interface Node {
  description: { credentials: object[]; properties: Property[] };
  execute(this: unknown): Promise<Item[][]>;
}

const ofN8n = <Module extends object>(path: string): Module => jest.requireActual<Module>(join(projectRoot(), 'libs/client/n8n', path));
const { Gridline } = ofN8n<{ Gridline: new () => Node }>('nodes/Gridline/Gridline.node.js');
const { GridlineApi } = ofN8n<{ GridlineApi: new () => { name: string; properties: Property[] } }>(
  'credentials/GridlineApi.credentials.js',
);
const manifest = ofN8n<{ keywords: string[]; n8n: { nodes: string[] } }>('package.json');

describe('what others make of the API', () => {
  let system: SharedSystem;
  let account: TestAccount;

  onSharedSystem((given) => ({ system, account } = given));

  it('is types by openapi-typescript that compile, and a program with them that runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-generated-'));
    const env = { PATH: process.env.PATH, BASE_URL: system.baseUrl, API_KEY: account.key };
    try {
      const { body } = await request(`${system.baseUrl}/openapi.json`);
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(body));
      const generator = join(projectRoot(), 'libs/client/node_modules/openapi-typescript/bin/cli.js');
      await run(process.execPath, [generator, 'openapi.json', '-o', 'api.mts'], { cwd: folder });
      await copyFile(join(projectRoot(), 'bench/generators/programs/program.mts'), join(folder, 'program.mts'));
      await symlink(join(projectRoot(), 'node_modules'), join(folder, 'node_modules'));
      const tsc = join(projectRoot(), 'node_modules/typescript/bin/tsc');
      const options = [
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--types',
        'node',
        '--skipLibCheck',
        '--rewriteRelativeImportExtensions',
      ];
      await run(process.execPath, [tsc, ...options, 'program.mts'], { cwd: folder }).catch((error: { stdout: string }) => {
        throw new Error(error.stdout);
      });
      await account.infer(csvOf(3));
      const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder, env });
      expect(JSON.parse(stdout)).toEqual([1, csvOf(3).name, 3, 1000, 'not_found']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  describe('is a node of n8n', () => {
    it('that has the shape which n8n loads', () => {
      const { n8n, keywords } = manifest;
      expect(keywords).toContain('n8n-community-node-package');
      expect(n8n.nodes).toEqual(['nodes/Gridline/Gridline.node.js']);
      const { description } = new Gridline();
      const { name, properties } = new GridlineApi();
      expect(description.credentials).toEqual([{ name, required: true }]);
      expect(properties.map((each) => each.name)).toEqual(['baseUrl', 'apiKey']);
      const operations = description.properties[0]!.options!.map(({ value }) => value);
      for (const property of description.properties.slice(1))
        expect(operations).toEqual(expect.arrayContaining(property.displayOptions!.show.operation));
    });

    /** What n8n gives a node while it runs, with requests that are really sent. */
    const runNode = async (parameters: Record<string, unknown>, bytes = Buffer.alloc(0)) => {
      const context = {
        getCredentials: async () => ({ baseUrl: system.baseUrl }),
        getInputData: () => [{ json: {} }],
        getNodeParameter: (name: string) => parameters[name] ?? '',
        continueOnFail: () => false,
        helpers: {
          assertBinaryData: () => ({ fileName: 'items.csv' }),
          getBinaryDataBuffer: async () => bytes,
          prepareBinaryData: async (content: Buffer, fileName: string) => ({ content, fileName }),
          async httpRequestWithAuthentication(
            _name: string,
            asked: { baseURL: string; url: string; qs?: object; encoding?: string } & RequestInit,
          ) {
            const { baseURL, url, qs = {}, encoding, ...init } = asked;
            const headers = { ...(init.headers as object), Authorization: `Bearer ${account.key}` };
            const query = new URLSearchParams(Object.entries(qs).map(([name, value]): [string, string] => [name, String(value)]));
            const response = await fetch(`${baseURL}${url}?${query}`, { ...init, headers });
            if (!response.ok) throw new Error(await response.text());
            return encoding === 'arraybuffer' ? response.arrayBuffer() : response.json();
          },
        },
      };
      return (await new Gridline().execute.call(context))[0]!;
    };

    it('that extracts, exports, lists and counts', async () => {
      const binaryProperty = 'data';
      const [extracted] = await runNode({ operation: 'extract', binaryProperty, reference: 'n8n' }, Buffer.from(csvOf(3).bytes));
      expect(extracted).toMatchObject({ json: { fileName: 'items.csv', rows: expect.any(Array) }, pairedItem: { item: 0 } });
      const id = extracted!.json.id as string;
      const [exported] = await runNode({ operation: 'export', extractionId: id, format: 'csv' });
      expect(String(exported!.binary!.data.content)).toContain('Item 3');
      expect((await runNode({ operation: 'list', limit: 5, reference: 'n8n' })).map(({ json }) => json.id)).toEqual([id]);
      expect((await runNode({ operation: 'usage' }))[0]!.json).toMatchObject({ limit: 1000 });
      await expect(runNode({ operation: 'export', extractionId: 'ext_none', format: 'csv' })).rejects.toThrow('not_found');
    });
  });
});
