import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { readSwitches, runCommand } from '../command-line/run-command';
import { MeasuredSystem } from '../load/measured-system';
import { sampleInvoice } from './sample-invoice';

/** Where the web app has it. */
export const SAMPLE_FOLDER = join('apps', 'web', 'src', 'landing', 'sample');

/** What stands in the recording for what is another at each run. */
const RECORDED = { id: 'sample', fileId: 'sample', createdAt: '2026-05-04T09:00:00.000Z' };
const PICTURE_PX = 1_200;
const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery staple', name: 'Ada Example' };

/** `npm run bench:sample`: sends the sample to the service and keeps what the viewer would be answered, for visitors without an account. */
async function main(argv: string[]): Promise<void> {
  readSwitches(argv);
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction']);
  try {
    await record(`http://127.0.0.1:${system.gatewayPort}`);
  } finally {
    await system.stop();
  }
}

async function record(base: string): Promise<void> {
  const signedUp = await fetch(`${base}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify(ACCOUNT),
  });
  const headers = { Origin: base, Cookie: signedUp.headers.get('Set-Cookie')!.split(';')[0]! };
  const form = new FormData();
  form.append('file', new Blob([await sampleInvoice()], { type: 'application/pdf' }), 'sample-invoice.pdf');
  const { id } = (await (await fetch(`${base}/api/extract/infer`, { method: 'POST', headers, body: form })).json()) as { id: string };
  const get = (path = ''): Promise<Response> => fetch(`${base}/api/extractions/${id}${path}`, { headers });
  const json = async (path?: string): Promise<object> => (await (await get(path)).json()) as object;
  const recording = {
    document: { ...(await json()), ...RECORDED },
    review: { ...(await json('/review?count=500')), id: RECORDED.id },
    pages: await json('/pages'),
    words: await json('/pages/1/words'),
  };
  const folder = join(projectRoot(), SAMPLE_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'recording.json'), `${JSON.stringify(recording)}\n`);
  writeFileSync(join(folder, 'page-1.webp'), Buffer.from(await (await get(`/pages/1?width=${PICTURE_PX}`)).arrayBuffer()));
}

const USAGE = `usage: npm run bench:sample
Starts a system of its own, sends the sample to it and keeps what the viewer would be answered in ${SAMPLE_FOLDER}.`;

if (require.main === module) void runCommand(USAGE, main);
