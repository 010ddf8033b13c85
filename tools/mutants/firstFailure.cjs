/**
 * Once a test has failed the mutant is dead, and the rest of its run is skipped: Stryker has jest run on, and jest's own `bail` stops
 * between files only.
 */
const Environment =
  process.env['MUTANTS_PROJECT'] === 'web' ? require('jest-fixed-jsdom') : require('jest-environment-node').TestEnvironment;

/** In the place of jest's pattern of names. */
const NO_TEST = { test: () => false };
/** The mutant that was killed last; the runs of all mutants share this process. */
let killed;

module.exports = class FirstFailure extends Environment {
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    const { name } = event;
    const active = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (active === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') killed = active;
    if (killed === active) state.testNamePattern = NO_TEST;
  }
};
