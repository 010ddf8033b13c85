const tseslint = require('typescript-eslint');
const reactHooks = require('eslint-plugin-react-hooks');

/** Time and chance come in as parameters; only the platform's clock reads them (code.7). */
const NO_CLOCK = [
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Chance comes in as a parameter.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes in as a parameter (platform/clock).',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes in as a parameter (platform/clock).' },
  { selector: "CallExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes in as a parameter (platform/clock).' },
];
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const NO_BARREL = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' };

module.exports = tseslint.config(
  { ignores: ['dist/', 'var/', 'node_modules/', 'coverage/', 'public/', '.cache/'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // tables that scripts write
  { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARREL] } },
  {
    files: ['src/core/**/*.ts', 'src/web/**/*.{ts,tsx}'],
    ignores: ['src/web/platform/clock.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARREL, ...NO_CLOCK] },
  },
  { files: ['**/*.{js,cjs,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // the types of jest's globals reach these files, its globals do not
    files: ['e2e/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['describe', 'it', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'jest'],
      ],
    },
  },
  { files: ['art/**', 'scripts/**', 'bench/**', 'e2e/**', 'src/server/desk/**'], rules: { 'no-console': 'off' } },
);
