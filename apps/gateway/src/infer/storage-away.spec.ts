import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import { ZipFile } from 'yazl';
import { receiveFiles } from '../batches/receive-files';
import { unpack } from '../batches/unpack';
import { receiveJsonDocument } from './json-document';
import type { RemoteDocuments } from './remote-documents';
import { receiveUpload } from './upload';

/** A storage that falls silent once it has the first bytes: what it is asked for after that is never answered. */
const silent = {
  write: async (_key: string, content: Readable) => {
    for await (const _part of content) break;
    throw new Away('the storage cannot be used');
  },
  remove: () => new Promise<void>(() => undefined),
} as unknown as Storage;
const remote = {
  open: () => Promise.resolve({ content: Readable.from(['a,b\n1,2']), fileName: 'a.csv' }),
} as unknown as RemoteDocuments;

const servers: Server[] = [];

/** What becomes of a request with this body. */
async function received<Answer>(body: FormData | string, receive: (request: IncomingMessage) => Promise<Answer>): Promise<Answer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  void fetch(url, { method: 'POST', body, headers }).catch(() => undefined);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  servers.push(server);
  return receive(request);
}

function formOf(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['a,b\n1,2']), 'a.csv');
  return form;
}

describe('a document for a storage that is silent', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    'a form': () => received(formOf(), (request) => receiveUpload(request, silent, 'acc_1', 1_000)),
    'a batch': () => received(formOf(), (request) => receiveFiles(request, { storage: silent, accountId: 'acc_1', maxBytes: 1_000 })),
    'an address': () =>
      received('{"url":"https://example.com/a.csv"}', (request) =>
        receiveJsonDocument(request, { storage: silent, remote, givesWay: new AbortController().signal }, 'acc_1', 1_000),
      ),
  };

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each(Object.keys(ways))('is told so at once, without another question to it: %s', async (way) => {
    await expect(ways[way]!()).rejects.toBeInstanceOf(Away);
  });

  it('is no damaged document of a ZIP, and nothing more is asked of the storage', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('a,b\n1,2'), 'a.csv');
    zip.end();
    const bytes = Buffer.concat((await (zip.outputStream as Readable).toArray()) as Buffer[]);
    const remove = jest.fn(() => Promise.resolve());
    const storage = Object.assign(Object.create(silent) as Storage, {
      read: () => Promise.resolve(Readable.from([bytes])),
      readAll: () => Promise.resolve(bytes),
      remove,
    });
    const received = { file: { id: 'file_1', name: 'a.zip', storageKey: 'files/acc_1/file_1', bytes: bytes.length, sha256: '' } };
    await expect(unpack([received], { storage, accountId: 'acc_1', maxBytes: 1_000 })).rejects.toBeInstanceOf(Away);
    expect(remove).not.toHaveBeenCalled();
  });
});
