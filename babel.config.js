/**
 * What stands around every page, drawn anew seldom, and the fields of the search form with their hooks, whose answers change with each
 * event: the memory that the compiler gives them was 4 KiB of the first scripts.
 */
const FRAME = /\/src\/web\/(?:features\/(?:shell\/|search\/(?:search\.hooks|components\/(?:form\.hooks|\w+Field)))|tracking\/)/;

/**
 * Two roles: in the build, the React Compiler over ES modules and JSX as written (after ts-loader), then JSX; in tests,
 * packages that ship ES modules only are turned into CommonJS (jest.config.ts lists them).
 */
module.exports = (api) =>
  api.env('test')
    ? {
        plugins: [
          '@babel/plugin-transform-export-namespace-from',
          '@babel/plugin-transform-dynamic-import',
          '@babel/plugin-transform-modules-commonjs',
        ],
      }
    : {
        plugins: [
          // a component that it cannot compile fails the build: slow and silent otherwise
          ['babel-plugin-react-compiler', { panicThreshold: 'all_errors', sources: (file) => !FRAME.test(file) }],
          ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
        ],
      };
