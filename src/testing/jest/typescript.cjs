/**
 * ts-jest, with a cache key of a file's text and of versions alone. Its own key holds all settings of jest, so each other size of a run
 * (src/testing/testSize.ts) and each flag compiled every file anew.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: tsJest } = require('ts-jest');
const { version: tsJestVersion } = require('ts-jest/package.json');
const { version: typescriptVersion } = require('typescript');

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

module.exports = {
  createTransformer(options) {
    const { process, processAsync } = tsJest.createTransformer(options);
    const versions = sha(readFileSync(__filename), tsJestVersion, typescriptVersion, JSON.stringify(options));
    return {
      process,
      processAsync,
      getCacheKey: (text, file, { config, instrument }) => sha(versions, text, path.relative(config.rootDir, file), String(instrument)),
    };
  },
};
