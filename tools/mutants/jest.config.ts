/** How Stryker runs the tests of one room: in one process, the quick ones first, no more of them after the first that fails. */
import type { Config } from 'jest';
import path from 'node:path';
import base from '../../jest.config';

const wanted = process.env['MUTANTS_PROJECT'] ?? 'node';
const found = base.projects?.find((project) => typeof project === 'object' && project.displayName === wanted);
if (typeof found !== 'object') throw new Error(`jest.config.ts has no project "${wanted}"`);
const { globalSetup: _setup, globalTeardown: _teardown, displayName: _name, ...project } = found;

const config: Config = {
  ...project,
  testTimeout: base.testTimeout,
  testMatch: (process.env['MUTANTS_TESTS'] ?? '').split(' ').map((glob) => `<rootDir>/${glob}`),
  testEnvironment: path.join(__dirname, 'firstFailure.cjs'),
  testSequencer: path.join(__dirname, 'quickFirst.cjs'),
};

// the name that jest asks for
export { config as default };
