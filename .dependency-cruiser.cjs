// The architecture, executable: who may import whom. `npm run boundaries` holds the code against it.

/** What each library and app may import of ours, besides itself. */
const MAY_IMPORT = {
  'libs/contracts': [],
  'libs/values': [],
  'libs/engine': ['libs/values'],
  'libs/runtime': ['libs/contracts'],
  'libs/storage': ['libs/runtime'],
  'libs/targets': [],
  'libs/database': ['libs/contracts', 'libs/runtime'],
  'libs/messaging': ['libs/contracts', 'libs/runtime', 'libs/storage'],
  'libs/outbox': ['libs/contracts', 'libs/runtime', 'libs/database', 'libs/messaging'],
  'libs/service': ['libs/contracts', 'libs/runtime', 'libs/storage', 'libs/database', 'libs/messaging', 'libs/outbox'],
  'libs/client': ['libs/contracts'],
  'libs/testing': [],
  'apps/gateway': anyLibraryBut('engine', 'client', 'testing', 'values'),
  'apps/extraction': anyLibraryBut('client', 'testing', 'values'),
  'apps/export': anyLibraryBut('engine', 'targets', 'client', 'testing'),
  'apps/usage': anyLibraryBut('engine', 'targets', 'client', 'testing', 'values'),
  'apps/webhooks': anyLibraryBut('engine', 'client', 'testing', 'values'),
  'apps/web': ['libs/contracts', 'libs/client'],
};

/** The rooms of the engine in the order its steps run; a room never imports a later one. Those of one line are of one rank. */
const ENGINE_ROOMS = [
  ['model'],
  ['lexicon', 'reckoning', 'learned'],
  ['recognise'],
  ['readers'],
  ['layout'],
  ['tables'],
  ['fields'],
  ['classify'],
  ['answer'],
  ['checks'],
  ['confidence'],
  ['split'],
  ['grounding'],
  ['extract-document'],
  ['worker'],
  ['command-line'],
];

/** The rooms within a room, in the same way. What lies beside them puts them together, and none of them imports it. */
const INNER_ROOMS = {
  recognise: [['image'], ['tesseract'], ['marks'], ['straighten'], ['letters'], ['noise'], ['readings']],
  readers: [['source'], ['text'], ['einvoice-xml'], ['html'], ['csv', 'docx', 'email', 'image', 'pdf', 'spreadsheet']],
  tables: [['grid'], ['roles'], ['lattice'], ['stream'], ['items'], ['restore'], ['join'], ['unlabelled'], ['finders'], ['evidence']],
  fields: [['values'], ['labels'], ['candidates'], ['parties'], ['totals'], ['choose'], ['learned']],
};

/** The rooms of each app in the same way, so that none of them stand in a circle. What lies beside them (module, configuration) is no room. */
const APP_ROOMS = {
  gateway: [
    ['accounts', 'admin', 'http'],
    ['docs', 'public', 'sessions'],
    ['files', 'keys', 'schemas', 'settings'],
    ['archive', 'metering', 'operators'],
    ['closing', 'infer', 'usage'],
    ['extractions'],
    ['batches', 'webhooks'],
  ],
  extraction: [['caller-model', 'files', 'schemas'], ['extractions'], ['batches', 'pages', 'review'], ['removal', 'runs'], ['accounts']],
  export: [['table'], ['csv', 'json', 'xlsx'], ['exports']],
  usage: [['allowances'], ['calls', 'pages']],
  webhooks: [['endpoints'], ['deliveries']],
  web: [['words'], ['api'], ['ui'], ['developers'], ['session', 'usage'], ['upload'], ['documents'], ['review', 'settings'], ['landing']],
};

/** Tests, and what only tests and measurements use. */
const TESTS = '\\.spec\\.tsx?$|\\.suite\\.ts$|/fixtures/|^test/|^bench/|^libs/testing/';

function anyLibraryBut(...excluded) {
  const libraries = [
    'contracts',
    'runtime',
    'storage',
    'targets',
    'database',
    'messaging',
    'outbox',
    'service',
    'engine',
    'client',
    'testing',
    'values',
  ];
  return libraries.filter((library) => !excluded.includes(library)).map((library) => `libs/${library}`);
}

/** One rule for each row of the table; tests are free to use any library. */
const tableRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: `${folder} may import ${allowed.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { path: '^(libs|apps|test|bench|deploy)/', pathNot: [`^(${[folder, ...allowed].join('|')})/`] },
}));

/** No room imports one of its own rank or of a later one. */
const roomRules = (folder, ranks, name = folder.split('/').slice(3)) =>
  ranks.flatMap((rank, index) =>
    rank.flatMap((room) => {
      const barred = [...rank.filter((other) => other !== room), ...ranks.slice(index + 1).flat()];
      if (barred.length === 0) return [];
      return {
        name: `${[...name, room].join('-')}-comes-before`,
        comment: `${room} may not import ${barred.join(', ')}.`,
        severity: 'error',
        from: { path: `^${folder}/${room}/`, pathNot: TESTS },
        to: { path: `^${folder}/(?:${barred.join('|')})(?:/|\\.ts$)` },
      };
    }),
  );

const ENGINE = 'libs/engine/src';
const engineRules = [
  ...roomRules(ENGINE, ENGINE_ROOMS),
  {
    name: 'the-engine-puts-its-rooms-together',
    comment: 'What lies beside the rooms imports them; of it they import only the pipeline, which has its place in their order.',
    severity: 'error',
    from: { path: `^${ENGINE}/[^/]+/`, pathNot: TESTS },
    to: { path: `^${ENGINE}/[^/]+\\.ts$`, pathNot: `^${ENGINE}/extract-document\\.ts$` },
  },
  ...Object.entries(INNER_ROOMS).flatMap(([room, ranks]) => [
    ...roomRules(`${ENGINE}/${room}`, ranks),
    {
      name: `${room}-puts-its-rooms-together`,
      severity: 'error',
      from: { path: `^${ENGINE}/${room}/[^/]+/`, pathNot: TESTS },
      to: { path: `^${ENGINE}/${room}/[^/]+$` },
    },
  ]),
];

const appRules = Object.entries(APP_ROOMS).flatMap(([app, ranks]) => [
  ...roomRules(`apps/${app}/src`, ranks, [app]),
  {
    name: `${app}-knows-its-rooms`,
    comment: `A room of ${app} that imports another has its place in the order of them all.`,
    severity: 'error',
    from: { path: `^apps/${app}/src/(?!(?:${ranks.flat().join('|')})/)([^/]+)/`, pathNot: TESTS },
    to: { path: `^apps/${app}/src/[^/]+/`, pathNot: `^apps/${app}/src/$1/` },
  },
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...tableRules,
    ...engineRules,
    ...appRules,
    {
      name: 'an-app-never-imports-an-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'a-library-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^(libs|apps|test|bench)/([^/]+)/' },
      to: { path: '^libs/([^/]+)/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^$1/$2/'] },
    },
    {
      name: 'shipped-code-never-imports-tests',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    // Programs for clients import what generators make.
    { name: 'nothing-unresolved', severity: 'error', from: { pathNot: '^bench/generators/programs/' }, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    moduleSystems: ['cjs', 'es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
