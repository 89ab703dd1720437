import { describeDeliver } from './deliver.suite';
import { describeEndpoints } from './endpoints.suite';
import { describeLargeBodies } from './large-bodies.suite';
import { describeReplicas } from './replicas.suite';
import { describeRetries } from './retries.suite';

// One file, because each that has the service in its own process loads all of it anew, which takes longer than most of these tests.
describeDeliver();
describeRetries();
describeEndpoints();
describeReplicas();
describeLargeBodies();
