/** Recordings are played in the page (code.30): the committed ones go there as they were recorded. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recording } from '#core/contract/bookings/recordings.schema';

import { preloadPages } from '#testing/site/renderApp';
import { resultsServer } from '#testing/site/resultsWorld';
import { adaptActors } from '#web/platform/useActor';

const server = resultsServer();
server.serveFile();
/** What the build says of itself is read as the module begins. */
async function start(root: HTMLElement): Promise<void> {
  process.env['INSPECT'] = '1';
  await (await import('../start')).start(root);
}

const FILES = path.resolve(__dirname, '../../features');
const read = (file: string): Recording => JSON.parse(readFileSync(path.join(FILES, file), 'utf8')) as Recording;
const realFetch = window.fetch;

beforeAll(() => preloadPages('/', '/flights/search', '/flights/payment', '/flights/confirmation'));
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = () => undefined;
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  adaptActors(null);
  window.fetch = realFetch;
  jest.restoreAllMocks();
});

/** Opens a page with a recording that is read from the site. */
async function open(recording: Recording): Promise<HTMLElement> {
  server.answer('GET /recording.json', () => ({ body: recording }));
  window.history.replaceState(null, '', '/?replay=/recording.json');
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  await act(() => start(root));
  return screen.findByRole('region', { name: 'Replay' });
}

async function playAll(bar: HTMLElement, events: number): Promise<void> {
  const user = userEvent.setup();
  expect(await within(bar).findByText('No difference so far.')).toBeInTheDocument();
  const next = within(bar).getByRole('button', { name: 'Next event' });
  next.focus();
  // by keys alone: the focus is back wherever the page has moved it
  for (let i = 0; i < events; i += 1) {
    await act(() => user.keyboard('{Enter}'));
    await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`event ${String(i + 1)} of`));
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));
    expect(next).toHaveFocus();
  }
}

it('says the first event after which the page is elsewhere, and keeps saying it', async () => {
  const recording = read('booking/checkout/recordings/booking/books-at-once.json');
  const [run] = recording.runs;
  if (!run) throw new Error('nothing was recorded');
  const steps = run.steps.map((step, i) => (i === 1 ? { ...step, state: 'refused' } : step));
  const bar = await open({ ...recording, runs: [{ ...run, steps }] });
  await playAll(bar, 3);
  expect(within(bar).getByRole('alert')).toHaveTextContent(
    'First difference at event 2, state: expected "refused", came {"filling":"namingTravelers"}',
  );
});
