import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetUse } from 'webpack';
import { ChunkIntegrity } from './scripts/webpack/chunkIntegrity';
import { endAtOnce } from './scripts/webpack/endAtOnce';
import { EntryManifest } from './scripts/webpack/entryManifest';
import { OfflineShell } from './scripts/webpack/offlineShell';
import { resolve } from './scripts/webpack/resolve.cjs';
import { TellProblems } from './scripts/webpack/tellProblems';

const root = __dirname;
/** Where a build goes: `dist`, or a folder of its own for `npm run dev`, so that a watch never replaces a release. */
const dist = path.resolve(root, process.env['BUILD_DIR'] ?? 'dist');

/** The inspector of machines is in builds for developers alone (docs/inspecting.md). */
const isInspected = process.env['INSPECT'] === '1';

/** Files are compressed well in a moment, or as well as can be in ten seconds (scripts/prepare.mjs). */
const isQuick = process.env['COMPRESSION'] === 'quick';

/** Bundled: ES-module packages that a CommonJS bundle cannot require on Node 20.19, and React, made for production whatever NODE_ENV says. */
const BUNDLED_IN_SERVER = /^(?:typebox|@fastify\/type-provider-typebox|d3-[a-z-]+|internmap|react|react-dom)(?:\/|$)/;
/** Heavy libraries that must stay in their own lazy chunks (never in the first JavaScript of a page). */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/;
const NOT_MINISEARCH = /[\\/]node_modules[\\/](?!minisearch[\\/])/;
const STATE = /[\\/]node_modules[\\/](?:@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|xstate|@xstate)[\\/]/;

/** Pages whose styles are much the same. */
const OF_A_BOOKING = new Set(['booking', 'after-payment']);

const tsLoader = (jsx: 'preserve' | 'react-jsx') => ({
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { module: 'ESNext', jsx, noEmit: false, sourceMap: true } },
});

/** For bundles that Node runs: with ts-loader they take twice the processor time. */
const swcLoader = (tsx: boolean) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    sourceMaps: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'es6' },
  },
});
const FOR_NODE = [
  { test: /\.ts$/, exclude: /node_modules/, use: [swcLoader(false)] },
  { test: /\.tsx$/, exclude: /node_modules/, use: [swcLoader(true)] },
];

/** The React Compiler, a third of the time of the web build, reads only what can hold components and hooks. */
const hasComponents = (file: string): boolean =>
  file.startsWith(path.join(root, 'src/web')) && (file.endsWith('.tsx') || /\buse[A-Z]/.test(readFileSync(file, 'utf8')));

const shared = (isDev: boolean, name: string): Configuration => ({
  name,
  mode: isDev ? 'development' : 'production',
  context: root,
  bail: !isDev,
  // no package is a link: less to look up for each file
  resolve: { ...resolve, symlinks: false },
  cache: {
    type: 'filesystem',
    name: `${name}-${isDev ? 'dev' : 'release'}`,
    cacheDirectory: path.join(root, '.cache', 'webpack'),
    // a fifth of the size for a second of a build
    compression: 'gzip',
    buildDependencies: { config: [__filename, path.join(root, 'babel.config.js'), path.join(root, 'scripts/webpack/')] },
  },
  performance: false,
  stats: 'errors-warnings',
});

/** What is wrong is shown over the page, and a broken build leaves the last one that was good (scripts/dev.ts). */
const tellProblems = (isDev: boolean, name: string) => (isDev ? [new TellProblems(path.join(dist, `problems-${name}.json`))] : []);

/** A folder in the build as it stands, without hidden files: compressed and listed like every other asset. */
const copyFolder = (from: string, to = '') =>
  new CopyPlugin({ patterns: [{ from: path.join(root, from), to, globOptions: { dot: false }, info: { minimized: true } }] });

/** The card fields of each payment gateway, `NAME-fields`: small programs of their own, in the gateway's folder. */
const FIELDS = '-fields';
function hostedFields(): Readonly<Record<string, string>> {
  const gateways = path.join(root, 'src/server/payments');
  const script = (name: string): string => path.join(gateways, name, 'fields/fields.ts');
  return Object.fromEntries(
    readdirSync(gateways)
      .filter((name) => existsSync(script(name)))
      .map((name) => [name + FIELDS, script(name)]),
  );
}

// compiled ones: a tenth of the processor time of Terser and cssnano for the same bytes
const MINIMIZERS = [
  new MinimizerPlugin({
    test: /\.js$/,
    // measured after brotli: with variables collapsed the results page is 1.1 KB larger, with one pass 0.2
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { compress: { collapse_vars: false, passes: 3 } },
    },
    extractComments: false,
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
];

const STYLES: RuleSetUse = [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { importLoaders: 0 } }];

/** How modules become what browsers read. */
const FOR_BROWSERS = {
  rules: [
    { test: /\.tsx?$/, include: hasComponents, use: ['babel-loader', tsLoader('preserve')] },
    {
      test: /\.tsx?$/,
      include: [path.join(root, 'src'), path.join(root, 'scripts/webpack')],
      exclude: hasComponents,
      use: [tsLoader('react-jsx')],
    },
    { test: /\.css$/, use: STYLES, sideEffects: true },
    {
      test: /airlineColors\.json$/,
      type: 'javascript/auto',
      use: [...STYLES, path.join(root, 'scripts/webpack/airlineColors.cjs')],
      sideEffects: true,
    },
    { test: /\.(?:woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
  ],
};

/** Compressed files beside those of a build; few travel far to a build with the inspector. */
const compressed = (isDev: boolean) => {
  const compress = (algorithm: 'brotliCompress' | 'gzip', filename: string, compressionOptions: object) =>
    new CompressionPlugin({
      algorithm,
      filename,
      compressionOptions,
      test: /\.(?:js|css|svg|html|json|txt|xml|webmanifest)$/,
      minRatio: 0.95,
    });
  if (isDev || isInspected) return [];
  return [
    compress('brotliCompress', '[path][base].br', { params: { [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11 } }),
    compress('gzip', '[path][base].gz', { level: isQuick ? 6 : 9 }),
  ];
};

function web(isDev: boolean): Configuration {
  const hash = isDev ? '' : '.[contenthash:8]';
  return {
    ...shared(isDev, 'web'),
    target: ['web', 'es2022'],
    entry: {
      main: isDev ? ['./scripts/webpack/devPage.ts', './src/web/main.tsx'] : './src/web/main.tsx',
      calls: './src/web/callScript.ts',
      sw: './src/web/platform/offline/worker.ts',
      ...hostedFields(),
    },
    output: {
      path: path.join(dist, 'web'),
      publicPath: '/',
      // a service worker has one address for good, above all that it answers for
      filename: ({ chunk }) => (chunk?.name === 'sw' ? '[name].js' : `assets/[name]${hash}.js`),
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      // maps are for us, not for the public: beside the served folder, and no script names them
      sourceMapFilename: '../maps/[file].map',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'wingfare' },
      // files of the site search are written by scripts/prerender.mjs, which runs at the same time
      // … and those of the desk by its own configuration, likewise
      clean: isDev ? false : { keep: /^assets[\\/](?:search-|desk[.-])/ },
    },
    devtool: isDev ? 'inline-cheap-module-source-map' : 'hidden-source-map',
    module: FOR_BROWSERS,
    optimization: {
      minimizer: MINIMIZERS,
      chunkIds: isDev ? 'named' : 'deterministic',
      emitOnErrors: false,
      splitChunks: {
        // card fields are documents of their own, the call script comes long before the rest: one file each, nothing shared
        chunks: (chunk) => chunk.name !== 'calls' && chunk.name !== 'sw' && chunk.name?.endsWith(FIELDS) !== true,
        // before minifying: a smaller part stands in each chunk that uses it, since a chunk costs the entry of every page its name and hash
        minSize: 40_000,
        cacheGroups: {
          react: { test: REACT, name: 'react', chunks: (chunk) => chunk.name === 'app', priority: 20, enforce: true },
          // in the one chunk that uses it: each costs the entry of every page its name and hash
          defaultVendors: { test: NOT_MINISEARCH, idHint: 'vendors', priority: -10, reuseExistingChunk: true },
          // read once by who books and sees the confirmation
          styles: { type: 'css/mini-extract', chunks: (chunk) => OF_A_BOOKING.has(chunk.name ?? ''), minChunks: 2, minSize: 6000 },
          state: { test: STATE, name: 'state', chunks: (chunk) => chunk.name === 'app', priority: 20, enforce: true },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.INSPECT': JSON.stringify(isDev || isInspected ? '1' : '') }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new MiniCssExtractPlugin({ filename: `assets/[name]${hash}.css`, chunkFilename: `assets/[name]${hash}.css` }),
      copyFolder('public'),
      new EntryManifest(path.join(dist, 'manifest.json'), /latin-wght-normal[^/]*\.woff2$/, !isDev),
      ...tellProblems(isDev, 'web'),
      ...(isDev ? [] : [new ChunkIntegrity(), new OfflineShell()]),
      ...compressed(isDev),
    ],
  };
}

/** The agency's desk: a program of its own in one file, made apart, so that travelers' files are the same without it. */
function desk(isDev: boolean): Configuration {
  const hash = isDev ? '' : '.[contenthash:8]';
  return {
    ...shared(isDev, 'desk'),
    target: ['web', 'es2022'],
    entry: { desk: ['./src/server/desk/page/desk.css', './src/web/desk/main.tsx'] },
    output: {
      path: path.join(dist, 'web'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      sourceMapFilename: '../maps/[file].map',
      crossOriginLoading: 'anonymous',
      clean: isDev ? false : { keep: (file) => !/^assets[\\/]desk[.-]/.test(file) },
    },
    devtool: isDev ? 'inline-cheap-module-source-map' : 'hidden-source-map',
    module: FOR_BROWSERS,
    optimization: { minimizer: MINIMIZERS, emitOnErrors: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.INSPECT': JSON.stringify('') }),
      new MiniCssExtractPlugin({ filename: `assets/[name]${hash}.css` }),
      new EntryManifest(path.join(dist, 'manifest-desk.json'), /latin-wght-normal[^/]*\.woff2$/, !isDev),
      ...tellProblems(isDev, 'desk'),
      ...compressed(isDev),
    ],
  };
}

const packagesOutside = ({ request }: { readonly request?: string }, callback: (error?: null | Error, result?: string) => void): void => {
  const isPackage = request !== undefined && /^[@a-z]/i.test(request) && !path.isAbsolute(request);
  if (isPackage && !BUNDLED_IN_SERVER.test(request)) callback(undefined, `commonjs ${request}`);
  else callback();
};

function server(isDev: boolean): Configuration {
  return {
    ...shared(isDev, 'server'),
    target: 'node20',
    entry: {
      main: './src/server/main.ts',
      desk: './src/server/desk/main.ts',
      'timetable.worker': './src/server/flights/suppliers/sandbox/timetable/threads/timetable.worker.ts',
    },
    output: { path: path.join(dist, 'server'), filename: '[name].js', library: { type: 'commonjs2' }, clean: !isDev },
    devtool: 'source-map',
    node: { __dirname: false, __filename: false },
    externalsPresets: { node: true },
    externals: [packagesOutside],
    module: { rules: FOR_NODE },
    // readable stack traces are worth more here than bytes
    optimization: { minimize: false, emitOnErrors: false },
    plugins: [copyFolder('src/server/platform/db/migrations', 'migrations'), ...tellProblems(isDev, 'server')],
  };
}

/** The pages as functions to HTML: `main` is run once after a release build (scripts/prerender.mjs), `results-page` by the server. */
function prerender(): Configuration {
  return {
    ...shared(false, 'prerender'),
    target: 'node20',
    entry: { main: './src/prerender/render.tsx', 'results-page': './src/prerender/results.tsx' },
    // in chunks: the server reads those of the results page, not of all pages
    output: { path: path.join(dist, 'prerender'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    devtool: false,
    externalsPresets: { node: true },
    // its packages inside: the server renders results pages with React made for production, whatever NODE_ENV says
    module: {
      rules: [
        ...FOR_NODE,
        // style sheets and fonts are the web build's
        { test: /\.(?:css|woff2)$/, type: 'asset/source', sideEffects: false },
      ],
    },
    optimization: { minimize: false },
  };
}

const configurations = (_env: unknown, { mode }: { readonly mode?: string }): Configuration[] => {
  const isDev = mode === 'development';
  if (isDev) return [web(isDev), desk(isDev), server(isDev)];
  endAtOnce();
  return [web(isDev), desk(isDev), server(isDev), prerender()];
};

export default configurations;
