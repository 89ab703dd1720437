import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '@gridline/messaging';
import { Away } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import type { Request } from 'express';
import type { Admissions } from '../metering/admissions';
import type { AnswerSchemas } from '../schemas/answer-schemas';
import { BatchesService } from './batches.service';

describe('a batch', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'gridline-batch-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is taken in, once its calls are counted, although the storage does not remove what the month has no room for', async () => {
    const storage = await LocalStorage.make(folder);
    jest.spyOn(storage, 'remove').mockRejectedValue(new Away('the storage cannot be used'));
    const batch = { id: 'bat_1', items: [{ state: 'queued' }, { state: 'refused' }] };
    const ask = jest.fn().mockResolvedValue({ outcome: 'accepted', batch });
    const batches = new BatchesService(
      { ask } as unknown as Services,
      storage,
      { admit: () => Promise.resolve({ admitted: false }) } as unknown as Admissions,
      { resolve: () => Promise.resolve(undefined) } as unknown as AnswerSchemas,
    );
    const sender = { accountId: 'acc_1', plan: 'free', keyId: 'key_1' } as const;
    const accepted = await received((request) => batches.accept(request, sender));
    expect(accepted).toEqual({ batch, replayed: false });
    const [, { items }] = ask.mock.calls[0] as [unknown, { items: object[] }];
    expect(items).toMatchObject([{ file: { name: 'a.csv' } }, { fileName: 'b.csv', error: { code: 'monthly_limit_exceeded' } }]);
  });

  /** What is made of a form with two documents. */
  async function received<T>(take: (request: Request) => Promise<T>): Promise<T> {
    const form = new FormData();
    for (const name of ['a.csv', 'b.csv']) form.append('file', new Blob(['a,b\n1,2\n']), name);
    let taken: Promise<T> | undefined;
    const server = createServer((request, response) => {
      taken = take(Object.assign(request, { get: () => undefined }) as unknown as Request);
      void taken.catch(() => undefined).then(() => response.end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body: form });
    await new Promise((resolve) => server.close(resolve));
    return taken!;
  }
});
