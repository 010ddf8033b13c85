/** @jest-environment jsdom */
/** The palette offers what the page shows, and finds it by beginnings of words. */
import { callCodeIn, commandsOf, fitting } from './commands';

const goTo = (heading: string): string => `Go to: ${heading}`;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#home" data-key="h">Agency desk</a>
    <form><input id="find" data-key="/" data-command="Find a booking"><button type="submit">Find</button></form>
    <main>
      <h2>Wants a person</h2>
      <a class="button" href="#cancel">Cancel the booking</a>
      <a href="#K7MPX2">K7MPX2</a>
      <form><button type="submit"> Yes, send it </button></form>
      <button data-command="">  </button>
    </main>`;
});

it('lists links, fields and forms that the page offers, in its order, then its headings', () => {
  expect(commandsOf(document, goTo).map(({ name, key }) => [name, key])).toEqual([
    ['Agency desk', 'h'],
    ['Find a booking', '/'],
    ['Cancel the booking', null],
    ['Yes, send it', null],
    ['Go to: Wants a person', null],
  ]);
});

it('does what a press on the page would do: a field and a heading get the focus, a link is followed', () => {
  const run = (name: string) => fitting(commandsOf(document, goTo), name)[0]?.run();
  Element.prototype.scrollIntoView = () => undefined;
  run('find');
  expect(document.activeElement?.id).toBe('find');
  run('wants');
  expect(document.activeElement?.textContent).toBe('Wants a person');
  const followed: string[] = [];
  document.addEventListener('click', (event) => followed.push((event.target as HTMLElement).textContent));
  run('cancel book');
  expect(followed).toEqual(['Cancel the booking']);
});

it.each([
  ['', 3],
  ['canc', 1],
  ['BOOKING the', 1],
  ['reserv', 1],
  ['ancel', 0],
  ['cancel please', 0],
])('%j fits %d commands', (typed, count) => {
  const commands = ['Cancel the booking', 'Código de reservación', 'Sign out'].map((name) => ({ name, key: null, run: () => undefined }));
  expect(fitting(commands, typed)).toHaveLength(count);
});

it.each([
  ['k7m-px2', 'K7MPX2'],
  ['Code: K7M PX2', 'K7MPX2'],
  ['quinones', null],
  ['K7MPX', null],
  ['K7MPO2', null],
])('%j holds the code %j', (typed, code) => {
  expect(callCodeIn(typed)).toBe(code);
});
