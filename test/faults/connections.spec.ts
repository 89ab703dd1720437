import { describeHalfOpen } from './half-open.suite';
import { MeteredConnections } from './metered-connections';
import { describeRedisPaused } from './redis-paused.suite';
import { describeServicesAway } from './services-away.suite';
import { describeStalledUploads } from './stalled-uploads.suite';

describeStalledUploads();

/** Each leaves its connections and servers as they were, so that one system serves them all. */
describe('gateway and usage', () => {
  let given: MeteredConnections;

  beforeAll(async () => void (given = await MeteredConnections.start()));
  afterAll(() => given.stop());

  describeHalfOpen(() => given);
  describeRedisPaused(() => given);
  describeServicesAway(() => given);
});
