/**
 * Turns a module into CommonJS for jest: our own TypeScript, and packages that ship ES modules only (jest.config.ts lists them). SWC takes
 * a twentieth of the time of the TypeScript compiler, which a fresh clone spends on every file; `npm run check` looks at the types.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/core');

/** @param {string} file */
const parserOf = (file) =>
  /\.tsx?$/.test(file) ? { syntax: 'typescript', tsx: file.endsWith('x') } : { syntax: 'ecmascript', importAttributes: true };

/** What a result depends on beside its source. */
const SELF = `${swc.version} ${readFileSync(__filename, 'utf8')}`;

module.exports = {
  /** @param {string} source @param {string} filename */
  process(source, filename) {
    return swc.transformSync(source, {
      filename,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        parser: parserOf(filename),
        transform: { react: { runtime: 'automatic' } },
      },
    });
  },
  /** @param {string} source @param {string} filename */
  getCacheKey: (source, filename) => createHash('sha1').update(SELF).update(filename).update(source).digest('hex'),
};
