import { onOwnSystem, type Given } from '../support/on-system';
import type { System } from '../support/system';
import { describeAmplification } from './amplification.suite';
import { describeSlowReaders } from './slow-readers.suite';

/** One system serves both: neither leaves anything of it held. */
describe('a system that is asked for large answers', () => {
  let given: Given<System>;

  // Nothing is ever away here, so what is silent is only slow: the machine may be busy with other tests.
  const env = { LOG_LEVEL: 'warn', WORKERS: '1', ANSWER_SECONDS: '20', DATABASE_SECONDS: '20' };
  onOwnSystem({ without: ['webhooks'], env }, (each) => (given = each));

  describeAmplification(() => given);
  describeSlowReaders(() => given);
});
