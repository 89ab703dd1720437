import { describeHeaders } from './headers.suite';
import { describeKeys } from './keys.suite';
import { describeMinuteAndMonth } from './minute-and-month.suite';
import { describeQueue } from './queue.suite';
import { describeSignIn } from './sign-in.suite';

// One file, because each that has gateway and usage in its own process loads all of it anew, which takes longer than most of these tests.
describeKeys();
describeMinuteAndMonth();
describeQueue();
describeSignIn();
describeHeaders();
