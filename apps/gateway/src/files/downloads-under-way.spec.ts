import { EventEmitter } from 'node:events';
import { ServiceError } from '@gridline/contracts';
import type { Response } from 'express';
import { register } from 'prom-client';
import { DOWNLOADS_OF_ACCOUNT, DownloadsUnderWay } from './downloads-under-way';

describe('downloads under way', () => {
  it('are counted until their answers are over, and so are those that were refused, without a word of the account', async () => {
    const downloads = new DownloadsUnderWay();
    const response = Object.assign(new EventEmitter().setMaxListeners(DOWNLOADS_OF_ACCOUNT), { closed: false }) as unknown as Response;
    const measured = async (): Promise<string[]> =>
      (await register.metrics()).split('\n').filter((line) => line.startsWith('gateway_downloads'));
    for (let n = 0; n < DOWNLOADS_OF_ACCOUNT; n++) downloads.enter('acc_1', response);
    expect(() => downloads.enter('acc_1', response)).toThrow(ServiceError);
    expect(await measured()).toEqual(['gateway_downloads_refused_total 1', `gateway_downloads ${DOWNLOADS_OF_ACCOUNT}`]);
    response.emit('close');
    expect(await measured()).toEqual(['gateway_downloads_refused_total 1', 'gateway_downloads 0']);
  });
});
