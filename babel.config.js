/** What stands around every page, drawn anew seldom: the memory that the compiler gives it was 3 KiB of the first scripts. */
const FRAME = /\/src\/web\/(?:features\/shell|tracking)\//;

/** In the build: the React Compiler over ES modules and JSX as written (after ts-loader), then JSX. */
module.exports = {
  plugins: [
    // a component that it cannot compile fails the build: slow and silent otherwise
    ['babel-plugin-react-compiler', { panicThreshold: 'all_errors', sources: (file) => !FRAME.test(file) }],
    ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
  ],
};
