/**
 * Stryker asks a checker which mutants are worth a run: this one passes those that the seed draws. A mutant is drawn or not by itself, so
 * that the same seed draws the same ones however many others there are.
 */
import { createHash } from 'node:crypto';

const LARGEST = 2 ** 32;
/** What the report says of the others. */
const NOT_DRAWN = { status: 'compileError', reason: 'not drawn' };

/** `MUTANTS_DRAW` is what main.ts asks for. */
function createDrawn() {
  const { seed, share } = JSON.parse(process.env['MUTANTS_DRAW'] ?? '{}');
  const isDrawn = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
    const file = fileName.replaceAll('\\', '/').replace(/^.*?\/(?=(?:src|tools)\/)/, '');
    const name = [seed, file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('\n');
    return createHash('sha256').update(name).digest().readUInt32BE() / LARGEST < share;
  };
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((one) => [one.id, isDrawn(one) ? { status: 'passed' } : NOT_DRAWN])),
  };
}

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: createDrawn }];
