/**
 * NODE_OPTIONS="--require ./bench/train/forget-labels.cjs" FORGET=0.5 SEED=1 npm run -s bench:fields -- ...: programs that are built run with a lexicon that
 * lacks this share of its labels, the same ones for one seed. So papers that the lexicon was widened on tell what is found on those of strangers.
 */
const { join } = require('node:path');

const DIST = join(__dirname, '..', '..', 'dist');
const LEXICON = join(DIST, 'libs', 'engine', 'src', 'lexicon');

// Not the build's own step, which would write down the words that are left.
if (process.argv[1]?.startsWith(join(DIST, 'bench'))) {
  const { isForgotten } = require(join(DIST, 'bench', 'train', 'forgotten.js'));
  const { LANGUAGES } = require(join(LEXICON, 'languages.js'));
  for (const { labels = {} } of LANGUAGES)
    for (const words of Object.values(labels)) for (const strength of Object.keys(words)) words[strength] = words[strength].filter((label) => !isForgotten(label)); // prettier-ignore
  const { indexWords } = require(join(LEXICON, 'known-words.js'));
  const { BUILT_WORDS } = require(join(LEXICON, 'built-words.js'));
  const words = indexWords(LANGUAGES);
  require.cache[join(LEXICON, 'built-words.js')].exports = { BUILT_WORDS, builtWords: () => words };
}
