const tseslint = require('typescript-eslint');
const reactHooks = require('eslint-plugin-react-hooks');
const regexp = require('eslint-plugin-regexp');

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
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // they compile each file, which is wasted where React is not
    files: ['src/web/**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // an expression must not take more than linear time in its text, wherever that text comes from (reliability.12)
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    plugins: { regexp },
    rules: {
      ...regexp.configs['flat/recommended'].rules,
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/optimal-quantifier-concatenation': ['error', { capturingGroups: 'ignore' }],
      // letters that are allowed are listed as they are
      ...Object.fromEntries(['use-ignore-case', 'prefer-w', 'prefer-d', 'match-any'].map((rule) => [`regexp/${rule}`, 'off'])),
    },
  },
  {
    // tests look through texts of ours
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    // rules that ask the types
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
    },
  },
  // tables that scripts write
  { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['{src,tools}/**/*.{ts,tsx}'],
    ignores: ['tools/config/**'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARREL] },
  },
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
  { files: ['tools/**', 'scripts/**', 'e2e/**', 'src/server/desk/**'], rules: { 'no-console': 'off' } },
);
