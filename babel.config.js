/**
 * Two roles: in the build, the React Compiler over ES modules and JSX as written (after ts-loader), then JSX; in tests,
 * packages that ship ES modules only are turned into CommonJS (jest.config.ts lists them).
 */
module.exports = (api) =>
  api.env('test')
    ? { presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]] }
    : {
        plugins: [
          ['babel-plugin-react-compiler', {}],
          ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
        ],
      };
