/** In the build, after ts-loader: the React Compiler over ES modules and JSX as written, then JSX. */
module.exports = (api) => {
  api.cache.forever();
  return {
    plugins: [
      // a component that it cannot compile fails the build: slow and silent otherwise
      ['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }],
      ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
    ],
  };
};
