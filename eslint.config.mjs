import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Requests leave the webhooks and extraction services through checked connections (libs/targets) and in no other way. */
const checkedConnectionsOnly = {
  files: ['apps/webhooks/src/**/*.ts', 'apps/extraction/src/**/*.ts'],
  rules: {
    'no-restricted-globals': ['error', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^(node:)?(http|https|http2|net|tls|dgram|dns)(/|$)|^undici$', message: 'Use CheckedConnections.' }] },
    ],
    'no-restricted-properties': ['error', ...['globalThis', 'global'].map((object) => ({ object, property: 'fetch' }))],
  },
};

const SAID = 'What the app says stands in apps/web/src/words, one file a language.';

/** A word in the markup, or in an attribute that a person reads. */
const wordsInOnePlace = {
  files: ['apps/web/src/**/*.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: SAID },
      {
        selector:
          'JSXAttribute[name.name=/^(label|title|placeholder|aria-label|alt|hint|what|confirmLabel)$/] > Literal[value=/[A-Za-z]{2}/]',
        message: SAID,
      },
    ],
  },
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.bench/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  prettier,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.cjs', '**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['deploy/**', 'bench/**', 'libs/*/src/command-line/**', 'apps/*/src/admin/**'], rules: { 'no-console': 'off' } },
  checkedConnectionsOnly,
  wordsInOnePlace,
);
