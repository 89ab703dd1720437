const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { createTransformer: createEager } = require('@swc/jest');

/** What a file imports by name, of its own project or of packages; what it imports for its effect alone has no `from`. */
const IMPORTED = /^(?:import|export)\s[^'"`;]*?\sfrom\s+'([^']+)'/gm;
const PACKAGE = /[\\/]node_modules[\\/]/;

/** What sets up the run works on after jest has stopped transforming for it, so it is loaded whole. Only where tests run has jest given a number. */
const isSetUp = () => process.env.JEST_WORKER_ID === undefined;

/**
 * Jest's own transform, with one difference: a module of ours is loaded when something of it is first used. Every file of tests loads all its
 * modules anew, and a library's front door leads to all of the library: a test of one function would pay for all the words that the engine knows.
 */
module.exports = {
  createTransformer(options) {
    const eager = createEager(options);
    const self = readFileSync(__filename);
    return {
      ...eager,
      process(source, filename, jestOptions) {
        if (PACKAGE.test(filename)) return packaged(source, filename, options);
        if (isSetUp() || !filename.endsWith('.ts')) return eager.process(source, filename, jestOptions);
        const lazy = [...source.matchAll(IMPORTED)].map(([, module]) => module);
        return createEager({ ...options, module: { ...options.module, lazy } }).process(source, filename, jestOptions);
      },
      getCacheKey: (...asked) =>
        createHash('sha1')
          .update(eager.getCacheKey(...asked))
          .update(self)
          .update(`${isSetUp()}`)
          .digest('hex'),
    };
  },
};

/** A package's ES module as CommonJS and no more: nobody asks for a map of its source, which takes as long as the code. */
function packaged(source, filename, { module, jsc: { target } }) {
  return transformSync(source, { filename, swcrc: false, module, jsc: { target, parser: { syntax: 'ecmascript' } } });
}
