import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/site/renderApp';
import { at, resultsServer } from '#testing/site/resultsWorld';

const server = resultsServer();
server.serveFile();
beforeAll(() => {
  window.scrollTo = () => undefined;
});

/** What the device can share with, for one test. */
function withShare(share: unknown): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
afterEach(() => {
  withShare(undefined);
});

async function openShare(more = '') {
  await renderApp(at(more));
  const user = userEvent.setup();
  await screen.findByRole('list', { name: 'Flights' });
  return { user, button: await screen.findByRole('button', { name: 'Share' }) };
}

it('copies the search with its filters and nothing else in one press, and says so (results.42)', async () => {
  const { user, button } = await openShare('&sort=cheapest&flex=2&fftfn=paid1&email=ana%40example.com');
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button);
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  const params = new URL(written.mock.calls[0]?.[0] ?? '').searchParams;
  expect([params.get('ori'), params.get('sort'), params.get('flex')]).toEqual(['JFK', 'cheapest', '2']);
  expect([params.has('fftfn'), params.has('email')]).toEqual([false, false]);
});

it('uses the way of the device where it has one', async () => {
  const { user, button } = await openShare();
  const share = jest.fn().mockResolvedValue(undefined);
  withShare(share);
  await user.click(button);
  expect(await screen.findByText('Shared')).toBeInTheDocument();
  expect(share).toHaveBeenCalledWith({
    url: expect.stringContaining('/flights/search?ori=JFK'),
    title: expect.stringContaining('JFK–CDG'),
  });
});

it('says nothing of what the traveler gave up, and copies where the device refuses', async () => {
  const { user, button } = await openShare();
  withShare(jest.fn().mockRejectedValue(new DOMException('given up', 'AbortError')));
  await user.click(button);
  expect(screen.queryByText(/Shared|Link copied/)).not.toBeInTheDocument();
  withShare(jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
  await user.click(button);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

it('shows the link where nothing else is allowed', async () => {
  const { user, button } = await openShare();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(button);
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to share' });
  expect(shown.value).toContain('/flights/search?ori=JFK');
});
