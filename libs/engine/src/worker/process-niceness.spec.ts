import * as fs from 'node:fs';
import { setSessionNiceness } from './process-niceness';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), writeFileSync: jest.fn() }));
const write = jest.mocked(fs.writeFileSync);

/** What the kernel says to anybody but root within a tenth of a second of the last change. */
const tooSoon = (): never => {
  throw Object.assign(new Error('try again'), { code: 'EAGAIN' });
};

(process.platform === 'linux' ? describe : describe.skip)('the niceness of a session', () => {
  const written = (): unknown[] => write.mock.calls.map(([path, niceness]) => [path, niceness]);

  beforeEach(() => {
    jest.useFakeTimers();
    write.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('is set as soon as the system allows, where it was changed a moment before', () => {
    write
      .mockImplementationOnce(() => undefined)
      .mockImplementationOnce(tooSoon)
      .mockImplementationOnce(tooSoon);
    setSessionNiceness(7, 0);
    setSessionNiceness(7, 5);
    jest.advanceTimersByTime(1_000);
    expect(written()).toEqual([0, 5, 5, 5].map((niceness) => ['/proc/7/autogroup', `${niceness}`]));
  });

  it('is the last that was asked for, whatever was to be tried again', () => {
    write.mockImplementationOnce(tooSoon);
    setSessionNiceness(7, 0);
    setSessionNiceness(7, 5);
    jest.advanceTimersByTime(1_000);
    expect(written()).toEqual([0, 5].map((niceness) => ['/proc/7/autogroup', `${niceness}`]));
  });
});
