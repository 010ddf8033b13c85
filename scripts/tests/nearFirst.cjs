/** Tests that are most likely to fail come first: those that import a changed file, then those whose path has words of its path. `NEAR` names the files. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const changed = (process.env['NEAR'] ?? '').split(path.delimiter);
const IMPORTS = 10;

/** `src/web/features/results/compare.hooks.ts` has src, web, features, results, compare, hooks. */
const wordsOf = (file) =>
  new Set(
    file
      .replace(/\.\w+$/, '')
      .split(/[^a-z\d]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase()),
  );

function nearness(test) {
  const [words, text] = [wordsOf(test), readFileSync(test, 'utf8')];
  return Math.max(
    ...changed.map((file) => {
      const shared = [...wordsOf(file)].filter((word) => words.has(word)).length;
      const name = path.basename(file).replace(/\.\w+$/, '');
      return shared + (text.includes(`/${name}'`) ? IMPORTS : 0);
    }),
  );
}

module.exports = class NearFirst extends Sequencer {
  sort(tests) {
    const near = new Map(tests.map((test) => [test, nearness(test.path)]));
    return super.sort(tests).sort((a, b) => near.get(b) - near.get(a));
  }
};
