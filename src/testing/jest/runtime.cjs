/**
 * The runtime of jest, with one difference: a worker compiles a module once, not again for each test file. Every file still runs it anew,
 * in a context of its own. It saves an eighth of a run's processor time (docs/testing.md).
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name: the compiled module, and the text it was compiled from. */
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    if (typeof executor?.compile !== 'function')
      throw new Error('jest compiles elsewhere now: src/testing/jest/runtime.cjs has to follow, or go');
    const compile = executor.compile.bind(executor);
    executor.compile = (text, file) => {
      const context = executor.environment.getVmContext();
      // a test file runs once; and jest explains what cannot be compiled
      if (context === null || file === executor.testPath) return compile(text, file);
      const script = compiled.get(file)?.text === text ? compiled.get(file).script : compileOnce(executor, text, file);
      return script === null ? compile(text, file) : script.runInContext(context);
    };
  }
};

/** Null for what cannot be compiled. */
function compileOnce({ injectedModuleParameters }, text, file) {
  // on the first line, so that lines and columns stay those of the text
  const head = `(function (${injectedModuleParameters.join(', ')}) {`;
  try {
    const script = new Script(`${head}${text}\n})`, { filename: file, columnOffset: -head.length });
    compiled.set(file, { text, script });
    return script;
  } catch {
    return null;
  }
}
