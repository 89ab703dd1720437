const { readFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');

const swc = JSON.parse(readFileSync(`${__dirname}/.swcrc`, 'utf8'));
delete swc.$schema;
swc.jsc.baseUrl = __dirname;
// Jest has no native import() here: a dynamic import becomes a require that its own transform serves.
swc.module.ignoreDynamic = false;

/** Packages that ship only ES modules; jest runs CommonJS, so they are transformed like our own code. */
const esmPackages = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'postal-mime',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'parse5',
  'pdfjs-dist',
  'marked',
];

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  globalSetup: '<rootDir>/libs/testing/src/infrastructure/jest-global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/infrastructure/jest-global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/second-try.ts'],
  testMatch: ['<rootDir>/{apps,libs,test,bench,deploy}/**/*.spec.ts'],
  transform: { '^.+\\.(t|j|mj)sx?$': ['<rootDir>/test/support/lazy-imports.cjs', { ...swc, swcrc: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^@gridline/(contracts|engine|runtime|database|storage|targets|messaging|outbox|service|client|testing|values)$':
      '<rootDir>/libs/$1/src',
  },
  // Tests run in a context of their own, where each look at a global is a call: what reads documents took three times as long.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'Infinity', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String', 'WeakMap'],
    ...['Float32Array', 'Float64Array', 'Int16Array', 'Int32Array', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'],
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  // Ends a test that hangs; how long a test takes is no measure of anything, because machines are busy.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  // Most of the time of a test from outside is waiting for services: one file more than there are cores keeps them busy.
  maxWorkers: availableParallelism() + 1,
};
