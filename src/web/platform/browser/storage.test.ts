/** @jest-environment jsdom */
/** Storage that fails (reliability.18): what the session's refuses stays for the document, and for the next one of the same address. */
import { takeCarried } from './leaving';
import { browserStores } from './storage';

const { local, session } = browserStores;

afterEach(() => {
  jest.restoreAllMocks();
  for (const store of [local, session]) store.remove('key');
  window.history.replaceState(null, '');
});
const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('keeps what is written, and forgets what is removed', () => {
  session.write('key', { a: [1] });
  expect(session.read('key')).toEqual({ a: [1] });
  session.remove('key');
  expect(session.read('key')).toBeNull();
});

it.each(['{"half":[', '', 'undefined'])('%j is no value', (text) => {
  sessionStorage.setItem('key', text);
  expect(session.read('key')).toBeNull();
});

it('a session that takes nothing any more has what was written last, until it takes again', () => {
  session.write('key', 'old');
  const full = refuse();
  session.write('key', 'new');
  expect(session.read('key')).toBe('new');
  full.mockRestore();
  session.write('key', 'newest');
  expect([session.read('key'), sessionStorage.getItem('key')]).toEqual(['newest', '"newest"']);
  session.remove('key');
  expect(session.read('key')).toBeNull();
});

it('the storage that outlives the visit gives up quietly', () => {
  refuse();
  local.write('key', 'x');
  expect(local.read('key')).toBeNull();
});

it('takes over what the document before carried, and leaves it nowhere else', () => {
  window.history.replaceState({ idx: 3, carried: { key: '"chosen"' } }, '');
  takeCarried();
  expect(session.read('key')).toBe('chosen');
  expect(JSON.stringify(window.history.state)).toBe('{"idx":3}');
});
