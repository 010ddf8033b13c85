/**
 * Who may import whom: the table of docs/architecture.md as rules. Each room lists what it may reach; the rest is refused.
 * `npm run check` runs it over everything, type-only imports included.
 */

/** Tests and recordings sit beside the code and may reach further (testing kit, other rooms' fakes). */
const TEST = '\\.test\\.tsx?$|/testKit\\.tsx?$';
const OWN = '^src/|^tools/|^e2e/|^scripts/';

/** A room may import only these paths of our own. */
const room = (name, from, to, { comment, fromNot = [] } = {}) => ({
  name: `room-${name}`,
  comment: comment ?? `${name} imports outside its rooms`,
  severity: 'error',
  from: { path: from, pathNot: [TEST, ...fromNot] },
  to: { path: OWN, pathNot: to },
});

/** No package may be imported here except these. */
const packages = (name, from, allowed, comment) => ({
  name: `packages-${name}`,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: allowed.map((p) => `node_modules/${p}/`),
  },
});

const kind = (name, from, to, comment) => ({
  name: `kind-${name}`,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: to },
});

const npm = (...names) => names.map((n) => `node_modules/${n}/`);
const REACT = npm('react', 'react-dom', 'react-redux', 'react-router', 'react-router-dom', '@xstate/react');
const REDUX = npm('@reduxjs/toolkit', 'react-redux', 'redux');
const XSTATE = npm('xstate', '@xstate/react');

const CORE = '^src/core/';
const PLATFORM = '^src/web/platform/';
const API = '^src/web/api/';
const UI = '^src/web/ui/';
const TRACKING = '^src/web/tracking/';
const PARTS = '^src/web/parts/';
const RECORDING = '^src/web/recording/';
const CSS = '\\.css$';

/** Rooms of the server that hold a subject of their own; http, the platform and the pages serve them all. */
const SERVER_ROOMS =
  'airports|flights|deals|bookings|payments|attention|desk|mail|reports|content/pictures|' +
  'visitors/(?:enquiries|comments|subscriptions|recordings|tracking|privacy)';
/** Folders of the server that hold rooms. */
const SERVER_GROUPS = 'content|platform|visitors';

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'cycles hide who depends on whom', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'import names nothing',
      severity: 'error',
      from: { path: OWN },
      to: { couldNotResolve: true, pathNot: CSS },
    },

    room('core-domain', '^src/core/domain/', ['^src/core/domain/']),
    packages('core-domain', '^src/core/domain/', [], 'rules are pure: no package, no Node module'),
    room('core-contract', '^src/core/contract/', ['^src/core/(?:domain|contract)/'], {
      // the settings that go to the page carry the brand record
      fromNot: ['^src/core/contract/pages/settings\\.ts$'],
    }),
    room('core-contract-settings', '^src/core/contract/pages/settings\\.ts$', [
      '^src/core/(?:domain|contract)/',
      '^src/core/content/brand\\.ts$',
    ]),
    packages('core-contract', '^src/core/contract/', ['typebox'], 'the contract knows the schema library alone'),
    room('core-content', '^src/core/content/', [CORE]),
    packages('core-content', '^src/core/content/', [], 'content is plain TypeScript'),

    {
      name: 'records-come-from-the-server',
      comment: 'the browser asks for the record of the page it shows; importing them brings those of all pages into the bundle',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TEST },
      to: {
        path: '^src/core/content/(?:airlines/(?:airlineFacts|bags/|(?:networks|pairs)\\.generated)|pages/(?:words/|(?:pageRecords|site)\\.)|blog/(?:texts/|articles\\.|articleFacts\\.|blogRecord\\.|blogWords\\.)|destinations/(?:records/)?(?:cityLists|nonstops\\.generated|recordsOf|stories|records\\.|[a-z-]+\\.(?:en|es)\\.ts$))',
      },
    },
    room('platform', PLATFORM, [CORE, PLATFORM]),
    room('recording', RECORDING, [CORE, RECORDING]),
    packages('recording', RECORDING, ['xstate'], 'recordings replay without React or the store'),
    room('devtools', '^src/web/devtools/', [CORE, RECORDING, PLATFORM, CSS, '^src/web/devtools/'], {
      comment: 'tools know machines by what they are given',
    }),
    room('api', API, [CORE, PLATFORM, API]),
    room('ui', UI, ['^src/core/domain/', UI, CSS]),
    kind('ui-has-no-state-library', UI, [...REDUX, ...XSTATE, ...npm('react-router', 'react-router-dom')], 'ui is props only'),
    room('tracking', TRACKING, [CORE, PLATFORM, API, UI, TRACKING, CSS]),
    room('parts', PARTS, [CORE, PLATFORM, UI, TRACKING, PARTS, CSS]),
    {
      name: 'room-features',
      comment: 'a feature imports the rooms below it and itself, never another feature',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/', pathNot: TEST },
      to: { path: OWN, pathNot: [CORE, PLATFORM, API, UI, TRACKING, PARTS, RECORDING, CSS, '^src/web/features/$1/'] },
    },
    {
      name: 'room-features-css',
      comment: 'a feature takes no other feature’s style either',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    room('pages', '^src/web/pages/', [CORE, PLATFORM, UI, PARTS, TRACKING, '^src/web/features/', '^src/web/pages/', CSS]),
    room('desk', '^src/web/desk/', [CORE, PLATFORM, API, UI, PARTS, '^src/web/desk/', CSS], {
      comment: 'the desk’s program takes what the site’s features share, and no feature',
    }),
    {
      name: 'desk-is-apart',
      comment: 'travelers load nothing of the desk',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/web/desk/', TEST] },
      to: { path: '^src/web/desk/' },
    },
    room('app', '^src/web/app/', ['^src/core/', '^src/web/'], { comment: 'app composes the web; main is above it', fromNot: [] }),
    room('main', '^src/web/main\\.tsx$', ['^src/web/app/', PLATFORM, '^src/web/ui/styles/[^/]+\\.css$', CSS], {
      comment: 'the entry starts the app',
    }),
    {
      name: 'app-is-the-top',
      comment: 'only main, prerender and app itself import app, not even a type: a feature says what it needs, and app hands it over',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/web/(?:app/|main\\.tsx$)', '^src/prerender/', '^src/testing/', TEST] },
      to: { path: '^src/web/(?:app/|main\\.tsx$)' },
    },

    room('server', '^src/server/', ['^src/core/', '^src/server/'], {
      comment: 'the server imports core and itself',
      fromNot: ['^src/server/payments/[^/]+/fields/'],
    }),
    kind('server-has-no-web', '^src/server/', ['^src/web/', '^src/prerender/'], 'server and browser meet in core'),
    {
      name: 'room-server-rooms',
      comment: 'a room of the server reaches another through its port or service only',
      severity: 'error',
      from: {
        path: `^src/server/(${SERVER_ROOMS})/`,
        pathNot: TEST,
      },
      to: {
        path: `^src/server/(?:${SERVER_ROOMS})/`,
        pathNot: [
          '^src/server/$1/',
          '^src/server/flights/supplier(Exchanges)?\\.ts$',
          '^src/server/payments/gateway\\.ts$',
          '^src/server/mail/(?:(?:transport|mailStates|phones|letterhead)\\.ts|sheet/sheet(?:Html|Text)?\\.tsx?)$',
          '^src/server/airports/airportTable\\.ts$',
          '\\.service\\.ts$',
          // how figures add up, which states there are: pure
          '^src/server/(?:reports/figures|bookings/states)\\.ts$',
          // foreign keys, and the few that read across: tables-stay-in-their-room
          '\\.tables\\.ts$',
        ],
      },
    },
    room('server-html', '^src/server/html/', ['^src/server/html/'], { comment: 'how HTML is written knows no document' }),
    room('server-http', '^src/server/http/', ['^src/core/', '^src/server/(?:html|http|platform/(?:db|shared))/'], {
      comment: 'http serves every room and knows none, nor the configuration: it declares what it is told',
    }),
    {
      name: 'metrics-count-at-the-borders',
      comment: 'no room counts: what is counted is wrapped where the server is put together',
      severity: 'error',
      from: { path: '^src/server/', pathNot: [TEST, '^src/server/(?:metrics|wiring)/', '^src/server/(?:start|deps)\\.ts$'] },
      to: { path: '^src/server/metrics/|node_modules/prom-client/' },
    },
    room('server-platform', '^src/server/platform/', [CORE, '^src/server/platform/'], {
      comment: 'the platform serves every room and knows none; the configuration reads limits of requests and levels of the log',
      fromNot: ['^src/server/platform/config/'],
    }),
    room('server-config', '^src/server/platform/config/', [CORE, '^src/server/(?:platform|http)/'], {
      comment: 'the configuration knows what it configures no further',
    }),
    {
      name: 'server-groups-hold-rooms',
      comment: 'a file beside the rooms of a group would be in none of them',
      severity: 'error',
      from: { path: '^src/server/(?:content|visitors)/[^/]+$' },
      to: {},
    },
    room('server-shared', '^src/server/platform/shared/', ['^src/core/domain/values/', '^src/server/platform/shared/'], {
      comment: 'what processes share knows nothing of what it is',
    }),
    kind('pages-know-no-payments', '^src/server/content/pages/', ['^src/server/payments/'], 'a page is told that test cards are taken'),
    {
      name: 'mail-knows-no-senders',
      comment: 'rooms write mails; mail knows of what they are about no more than its id',
      severity: 'error',
      from: { path: '^src/server/mail/', pathNot: TEST },
      to: { path: `^src/server/(?:${SERVER_ROOMS})/`, pathNot: '^src/server/mail/' },
    },
    kind('payments-know-no-bookings', '^src/server/payments/', ['^src/server/bookings/'], 'a gateway reports events (payments/gateway.ts)'),
    room('geography', '^src/server/geography/', ['^src/core/domain/', '^src/server/geography/'], {
      comment: 'distances and local times know no flights',
    }),
    {
      name: 'sandbox-supplier-behind-its-port',
      comment: 'the product reaches the sandbox supplier through its port and the list of suppliers',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/server/flights/suppliers/(?:sandbox/|index\\.ts$)', '^src/testing/', TEST],
      },
      to: { path: '^src/server/flights/suppliers/sandbox/' },
    },
    {
      name: 'tables-stay-in-their-room',
      comment: 'a table is read and written by the room that owns it; others ask its service',
      severity: 'error',
      from: {
        path: `^src/server/((?:(?:${SERVER_GROUPS})/)?[^/]+)/`,
        // a foreign key names a table; privacy forgets a person everywhere; an agent sees the draft a caller looks at, and finds a recording by the booking; reports count in all rooms and write in none
        pathNot: [
          TEST,
          '\\.tables\\.ts$',
          '^src/server/visitors/privacy/',
          '^src/server/visitors/tracking/handover\\.service\\.ts$',
          '^src/server/visitors/recordings/recordings\\.service\\.ts$',
          '^src/server/reports/',
        ],
      },
      to: { path: '\\.tables\\.ts$', pathNot: '^src/server/$1/' },
    },
    room('server-db', '^src/server/platform/db/', ['^src/core/domain/', '^src/server/platform/db/'], {
      comment: 'db connects, migrates and watches; it knows no room of the server',
    }),
    {
      name: 'gateways-behind-the-list',
      comment: 'an adapter of the payment port is known to itself and to the list of adapters alone',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/testing/', '^src/server/payments/index\\.ts$', '^src/server/payments/[^/]+/'] },
      to: { path: '^src/server/payments/[^/]+/' },
    },
    {
      name: 'hosted-fields-alone',
      comment: 'the card fields are a small browser program of their own: contract, domain and themselves',
      severity: 'error',
      from: { path: '^src/server/payments/([^/]+)/fields/', pathNot: TEST },
      to: { path: `${OWN}|node_modules`, pathNot: ['^src/core/', '^src/server/payments/(?:$1|framed)/', CSS] },
    },
    kind('core-is-the-ground', CORE, ['^src/(?:web|server|prerender|testing)/'], 'core imports nothing above it'),
    // entries choose the adapters that App takes: the browser's storage and address, or memory and a fixed path
    room('prerender', '^src/prerender/', [CORE, '^src/web/app/', PLATFORM, '^src/prerender/', CSS]),
    {
      name: 'products-import-no-tools',
      comment: 'testing, scripts and e2e are outside the product',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/testing/'] },
      to: { path: '^src/testing/|^scripts/|^e2e/' },
    },
    {
      name: 'src-knows-no-tools',
      comment: 'tools know src; nothing in src knows a tool',
      severity: 'error',
      // a recording that was made into a test is played back by its tool
      from: { path: '^src/', pathNot: '\\.replay\\.test\\.ts$' },
      to: { path: '^tools/' },
    },

    kind(
      'machine',
      '\\.machine\\.ts$',
      [...REACT, ...REDUX, '\\.api\\.ts$', API, PLATFORM, '^src/core/content/', UI],
      'machines are pure: domain and xstate',
    ),
    kind(
      'slice',
      '\\.slice\\.ts$',
      [
        ...npm('react', 'react-dom', 'react-redux', 'react-router', 'react-router-dom'),
        ...XSTATE,
        `${PLATFORM}(?!browser/persist\\.ts$)`,
        UI,
      ],
      'slices know Redux and the domain',
    ),
    {
      name: 'kind-slice-persist',
      comment: 'a slice takes from the platform one type alone: how its remembered keys are declared',
      severity: 'error',
      from: { path: '\\.slice\\.ts$', pathNot: TEST },
      to: { path: `${PLATFORM}browser/persist\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    kind(
      'feature-components',
      '^src/web/features/[^/]+/components/',
      [...REDUX, ...XSTATE, '\\.(?:machine|setup|slice|listeners|actors|flow)\\.ts$'],
      'components ask hooks',
    ),
    kind('actors', '\\.actors\\.ts$', [...REACT, '^src/core/content/', UI], 'actors join machine and api'),
    kind('schema-types-only', '^src/web/', ['node_modules/typebox/'], 'the browser takes types from schemas, not the library'),
    {
      name: 'schema-files-type-only-in-web',
      comment: 'a schema file imported as a value brings the schema library into the bundle',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TEST },
      to: { path: '^src/core/contract/.*\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: 'scripts/webpack/resolve.cjs' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^var/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
