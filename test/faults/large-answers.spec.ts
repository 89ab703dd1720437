import { onOwnSystem, type Given } from '../support/on-system';
import type { System } from '../support/system';
import { describeAmplification } from './amplification.suite';
import { describeSlowReaders } from './slow-readers.suite';

/** One system serves both: neither leaves anything of it held. */
describe('a system that is asked for large answers', () => {
  let given: Given<System>;

  onOwnSystem({ without: ['webhooks'], env: { LOG_LEVEL: 'warn', WORKERS: '1' } }, (each) => (given = each));

  describeAmplification(() => given);
  describeSlowReaders(() => given);
});
