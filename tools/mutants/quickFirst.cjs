/** Most mutants are dead before the slow tests begin. */
const Sequencer = require('@jest/test-sequencer').default;

module.exports = class QuickFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => (a.duration ?? 0) - (b.duration ?? 0));
  }
};
