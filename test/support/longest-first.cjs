const { relative, sep } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Where the files are that take longest: begun first, so that at the end no worker waits for the other's last one. */
const LONG = [
  'test/faults/',
  'libs/engine/src/recognise/',
  'test/flow/',
  'test/webhooks/',
  'test/browser/',
  'test/client/',
  'deploy/',
  'test/limits/',
  'apps/extraction/src/extractions/',
  'libs/engine/src/readers/',
  'libs/engine/src/worker/',
  'libs/engine/src/',
];

/** Jest's order (failed before, then longest by the last run, then largest) within these folders, and of all others after them. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};

function rankOf({ path, context }) {
  const file = relative(context.config.rootDir, path).split(sep).join('/');
  const rank = LONG.findIndex((folder) => file.startsWith(folder));
  return rank === -1 ? LONG.length : rank;
}
