import { ServiceError } from '@gridline/contracts';
import type { Services } from '@gridline/messaging';
import { Away } from '@gridline/runtime';
import type { GatewayConfig } from '../gateway.config';
import type { ExtractionWatch } from './extraction-watch';
import { RunAnswers } from './run-answers';

/** Over a run that has completed, and whose answer cannot be had for the reason given. */
function answersWithout(reason: Error): RunAnswers {
  const services = { askForJson: () => Promise.reject(reason) } as unknown as Services;
  const watch = { ended: () => Promise.resolve({ state: 'completed', pageCount: 1 }) } as unknown as ExtractionWatch;
  return new RunAnswers(services, watch, { INFER_WAIT_SECONDS: 1 } as GatewayConfig);
}

describe('the answer of a run that was read and charged', () => {
  const accepted = { extractionId: 'ext_1', replayed: false };

  it.each([
    ['a service that is away', new ServiceError('busy', 'away')],
    ['a disk that is full under what passes', new Away('full', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) })],
    ['files that have run out', Object.assign(new Error('open'), { code: 'EMFILE' })],
  ])('is to be fetched later, and its document not sent again, for %s', async (_why, reason) => {
    await expect(answersWithout(reason).result('acc_1', accepted)).resolves.toBeUndefined();
  });

  it('is an error where it will not come', async () => {
    await expect(answersWithout(new ServiceError('not_found', 'gone')).result('acc_1', accepted)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
