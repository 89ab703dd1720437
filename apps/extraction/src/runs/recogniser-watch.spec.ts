import { RecogniserUnavailable } from '@gridline/engine';
import pino from 'pino';
import { RecogniserWatch } from './recogniser-watch';

describe('the watch over the recogniser', () => {
  const logger = pino({ level: 'silent' });

  it('rejects from the first look that finds it unable to start until one that finds it able', async () => {
    const look = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new RecogniserUnavailable('tesseract cannot be started.'));
    const watch = new RecogniserWatch(logger, look);
    await expect(watch.check()).resolves.toBeUndefined();
    await watch.refresh();
    await expect(watch.check()).rejects.toThrow('cannot be started');
    look.mockResolvedValueOnce();
    await watch.refresh();
    await expect(watch.check()).resolves.toBeUndefined();
  });

  it('leaves it at what was known where the machine is too busy to tell', async () => {
    const watch = new RecogniserWatch(logger, () => Promise.reject(new Error('took too long')));
    await watch.refresh();
    await expect(watch.check()).resolves.toBeUndefined();
    watch.note(new RecogniserUnavailable('tesseract cannot be started.'));
    await watch.refresh();
    await expect(watch.check()).rejects.toThrow('cannot be started');
  });
});
