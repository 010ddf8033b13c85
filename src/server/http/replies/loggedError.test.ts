import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { loggedError } from './loggedError';

const CANARY = 'Zanary';

/** A database error as drizzle hands it on: statement, parameters and failing row in the message. */
function queryError(): Error {
  const cause = new DatabaseError(`invalid input syntax for type uuid: "${CANARY}"`, 100, 'error');
  Object.assign(cause, { code: '22P02', severity: 'ERROR', detail: `Failing row contains (${CANARY}).`, table: 'drafts', constraint: 'c' });
  return new DrizzleQueryError('select $1', [`${CANARY}\n    at ${CANARY} (/srv/site/${CANARY}.js:1:1)`], cause);
}

it.each([
  ['a failed query', queryError(), 'DrizzleQueryError'],
  ['an error around it', new Error(`while reading ${'x'}`, { cause: queryError() }), 'Error'],
  ['text that is not JSON', thrownBy(() => JSON.parse(`{"name": ${CANARY}`)), 'SyntaxError'],
  ['text that is no number', thrownBy(() => BigInt(CANARY)), 'SyntaxError'],
])('%s is named without its values', (_, error, type) => {
  const logged = loggedError(error);
  expect(logged.type).toBe(type);
  expect(logged.stack).toMatch(/loggedError\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(logged)).not.toContain(CANARY);
});

it('names code, table and constraint of the cause', () => {
  expect(loggedError(queryError())).toMatchObject({ cause: { type: 'DatabaseError', code: '22P02', table: 'drafts', constraint: 'c' } });
});

it('keeps what our own lines say', () => {
  expect(loggedError(new Error('an insert returns its row'))).toMatchObject({ type: 'Error', message: 'an insert returns its row' });
});

it.each([['a text'], [null], [{ code: CANARY }]])('takes what is no error: %j', (thrown) => {
  expect(loggedError(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
