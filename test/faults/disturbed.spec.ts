import { onOwnSystem, type Given } from '../support/on-system';
import { NEITHER_EXPORT_NOR_WEBHOOKS, type System } from '../support/system';
import { describeEngineKilled } from './engine-killed.suite';
import { describeEventsKeptBack } from './events-kept-back.suite';
import { describeFlood } from './flood.suite';
import { describeGreedyAccount } from './greedy-account.suite';
import { describeLateAccept } from './late-accept.suite';
import { describeProcessesDie } from './processes-die.suite';

const WORKERS = 2;

/** What each of these does to a system is over when its test is, so that one serves them all. */
describe('a system that is disturbed', () => {
  let given: Given<System>;

  onOwnSystem({ without: NEITHER_EXPORT_NOR_WEBHOOKS, env: { WORKERS: `${WORKERS}` } }, (each) => (given = each));

  describeProcessesDie(() => given);
  describeEngineKilled(() => given);
  describeLateAccept(() => given);
  describeEventsKeptBack(() => given);
  describeGreedyAccount(() => given);
  describeFlood(() => given, WORKERS);
});
