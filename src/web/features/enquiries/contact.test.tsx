import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerChallenge } from '#testing/bookings/botChallenge';
import { fill } from '#testing/site/fill';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { startRecorder } from '#web/app/inspection/recorder';
import { parseRecording } from '#web/recording/recording';

const server = fakeServer({
  'POST /api/contactus': () => ({ status: 201, body: { reference: 'Q-AAAAAAA' } }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/bot-challenge': answerChallenge,
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  sessionStorage.clear();
});
const posted = () => server.received.filter((a) => a.url.pathname === '/api/contactus').map((a) => a.body);

const fillForm = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Ana Ruiz');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await fill(user, screen.getByRole('textbox', { name: 'Subject' }), 'Refund');
  await fill(user, screen.getByRole('textbox', { name: 'Message' }), 'Hello');
};

it('sends an enquiry and shows its reference', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await fillForm(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Q-AAAAAAA')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Message received' })).toHaveFocus());
  const form = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'Hello', locale: 'en' };
  expect(posted()).toEqual([{ ...form, botToken: expect.stringMatching(/^[\w-]{50,}$/) as string }]);
  const challenges = server.received.filter((a) => a.url.pathname === '/api/bot-challenge').map((a) => a.url.searchParams.get('action'));
  expect(challenges).toEqual(['contact']);
});

it('sends a recording along only where the box was checked, and says what is in it', async () => {
  const user = userEvent.setup();
  const { store } = await renderApp('/contact-us');
  const stop = startRecorder(store);
  const box = await screen.findByRole('checkbox', { name: 'Include a record of the last few minutes' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/It has nothing you typed/);
  await fillForm(user);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Q-AAAAAAA')).toBeVisible();
  const [sent] = posted() as { readonly recording?: unknown }[];
  expect(parseRecording(sent?.recording)).not.toBeNull();
  expect(JSON.stringify(sent?.recording)).not.toMatch(/Ana|Refund|Hello/);
  stop();
});

it('says what is wrong, marks the fields and sends nothing', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Please enter your email address.');
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeValid();
  expect(posted()).toEqual([]);
});

it('keeps every word when the server cannot be reached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/contactus', () => 'networkError');
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await fillForm(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/could not reach our server/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

it.each<[string, 'POST /api/contactus' | 'GET /api/bot-challenge', Parameters<typeof server.answer>[1], RegExp]>([
  ['is refused', 'POST /api/contactus', () => ({ status: 403, body: problem('bot_check_failed', 403) }), /that a person sent this/],
  ['cannot be judged', 'POST /api/contactus', () => ({ status: 503, body: problem('bot_check_unavailable', 503) }), /is not answering/],
  ['cannot be had', 'GET /api/bot-challenge', () => 'networkError', /that a person sent this/],
])('keeps every word and offers the phone when the token %s', async (_what, call, answer, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(call, answer);
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await fillForm(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const alert = (await screen.findByText(words)).closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByRole('link', { name: /\(800\) 555-0142/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

it('brings the Inquiry button to the first field', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await user.click(screen.getByRole('button', { name: 'Inquiry' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
