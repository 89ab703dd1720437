const { relative, sep } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Where the files are that take longest: begun first, so that at the end no worker waits for the other's last one. */
const LONG = [
  'test/browser/',
  'test/flow/',
  'test/client/',
  'test/upgrade/',
  'test/webhooks/',
  'test/limits/',
  'test/services/',
  'bench/load/',
  'libs/engine/src/recognise/',
  'deploy/',
  'apps/extraction/src/extractions/',
  'libs/engine/src/readers/',
  'libs/engine/src/worker/',
  'libs/engine/src/',
  'libs/messaging/',
];

/** Where tests mostly wait, for a fault to last or a deadline to pass: one at a time beside others, which have the processors; the longest first. */
const WAITING = [
  'test/faults/faults',
  'test/faults/disturbed',
  'test/faults/large-answers',
  'test/faults/connections',
  'test/faults/',
  'test/webhooks/kills',
  'test/flow/limits-of-safety',
];
const COMPUTING_FOR_ONE_WAITING = 2;

/** Jest's order (failed before, then longest by the last run, then largest) within the long folders, and of all others after them. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
    const waiting = ordered.filter(isWaiting).sort((one, other) => rankAmongWaiting(one) - rankAmongWaiting(other));
    const computing = ordered.filter((test) => !isWaiting(test));
    const mixed = waiting.flatMap((test) => [test, ...computing.splice(0, COMPUTING_FOR_ONE_WAITING)]);
    return [...mixed, ...computing];
  }
};

function rankOf(test) {
  const rank = LONG.findIndex((folder) => fileOf(test).startsWith(folder));
  return rank === -1 ? LONG.length : rank;
}

const rankAmongWaiting = (test) => WAITING.findIndex((place) => fileOf(test).startsWith(place));
const isWaiting = (test) => rankAmongWaiting(test) !== -1;

const fileOf = ({ path, context }) => relative(context.config.rootDir, path).split(sep).join('/');
