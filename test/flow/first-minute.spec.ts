import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const run = promisify(execFile);

describe('the first minute, as it is pasted into a shell', () => {
  let system: SharedSystem;
  let folder: string;

  onSharedSystem((given) => ({ system } = given));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gridline-first-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const paste = (script: string) => run('bash', ['-c', script], { cwd: folder });

  async function readmeSteps(): Promise<string> {
    const readme = await readFile(join(projectRoot(), 'README.md'), 'utf8');
    const steps = /## A first document in a minute[^]*?```sh\n([^]*?)```/.exec(readme)![1]!;
    return steps.replace(/^BASE_URL=.*$/m, `BASE_URL=${system.baseUrl}`);
  }

  /** What `npm start` prints at its end. */
  async function welcomeSteps(): Promise<string> {
    const { port } = new URL(system.baseUrl);
    const said = `import { welcome } from '${join(projectRoot(), 'deploy/local/welcome.mjs')}';
      console.log(welcome({ address: { host: '127.0.0.1', port: ${port} }, folder: '.data', services: [], seconds: 1 }));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', said]);
    return /key included:\n\n([^]*?)\n\nCtrl-C/.exec(stdout)![1]!;
  }

  it('works twice in a row by the README', async () => {
    for (let time = 0; time < 2; time++) expect((await paste(await readmeSteps())).stdout).toContain('"docType":"Invoice"');
  });

  it("works twice in a row by npm start's own words", async () => {
    for (let time = 0; time < 2; time++) expect((await paste(await welcomeSteps())).stdout).toContain('"docType":"Invoice"');
  });

  it('says which step was refused, and takes no error for a key', async () => {
    const wrong = (await readmeSteps()).replaceAll('/api/tokens', '/api/tokenz');
    const { stdout, stderr } = await paste(wrong);
    expect(stderr).toContain('No key: {"type":"/docs/errors/not_found"');
    expect(stdout).toContain('"code":"invalid_api_key"');
  });
});
