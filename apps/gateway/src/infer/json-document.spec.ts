import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@gridline/contracts';
import { receiveJsonDocument } from './json-document';

describe('a JSON body that is on its way', () => {
  it('is waited for no longer once it is to give way', async () => {
    const socket = { bytesRead: 0 };
    const request = Object.assign(new PassThrough(), { headers: { 'content-length': '5000000' }, socket, complete: false });
    const wayGiven = new AbortController();
    const ways = { storage: {}, remote: {}, givesWay: wayGiven.signal } as unknown as Parameters<typeof receiveJsonDocument>[1];
    const received = receiveJsonDocument(request as unknown as IncomingMessage, ways, 'acc_1', 10_000_000);
    request.write('{"base64":"');
    const busy = new ServiceError('busy', 'others wait');
    wayGiven.abort(busy);
    await expect(received).rejects.toBe(busy);
    request.destroy();
  });
});
