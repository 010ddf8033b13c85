import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '#testing/fakeServer';
import { renderApp } from '#testing/renderApp';

const server = fakeServer({
  'POST /api/contactus': () => ({ status: 201, body: { reference: 'Q-AAAAAAA' } }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  sessionStorage.clear();
});
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

const posted = () => server.asked.filter((a) => a.url.pathname === '/api/contactus').map((a) => a.body);

const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Ruiz');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Refund');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
};

it('sends an enquiry and shows its reference', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Q-AAAAAAA')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Message received' })).toHaveFocus());
  expect(posted()).toEqual([{ name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'Hello', locale: 'en' }]);
});

it('says what is wrong, marks the fields and sends nothing', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Please enter your e-mail address.');
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeValid();
  expect(posted()).toEqual([]);
});

it('keeps every word when the server cannot be reached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/contactus', () => 'networkError');
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/could not reach our server/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

it('brings the Inquiry button to the first field', async () => {
  const user = userEvent.setup();
  await renderApp('/contact-us');
  await user.click(screen.getByRole('button', { name: 'Inquiry' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
