import { relative } from 'node:path';

/** Where tests drive whole processes, browsers and terminals, whose pace is the machine's. */
const OF_PROCESSES = /^(test|deploy)\//;

/**
 * On the machine that judges a change, what drives processes is tried a second time where it failed. The first failure is printed (and is to be
 * mended: nothing may rest on the second try); a defect fails both.
 */
const file = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
if (process.env['CI'] && OF_PROCESSES.test(file)) jest.retryTimes(1, { logErrorsBeforeRetry: true });
