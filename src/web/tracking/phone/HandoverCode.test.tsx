import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { messages } from '#core/content/messages/messages.en';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { createAppStore } from '#web/app/store';
import { LanguageContext } from '#web/platform/sent/messages';
import { browserStores } from '#web/platform/browser/storage';
import { HandoverCode } from './HandoverCode';

const server = fakeServer({
  'POST /api/handover': () => ({ status: 201, body: { code: 'K7M-4PX', expiresAt: new Date(2027, 0, 5, 15, 45).toISOString() } }),
});
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => server.reset());

const show = () =>
  render(
    <Provider store={createAppStore(browserStores)}>
      <LanguageContext value={{ locale: 'en', messages }}>
        <HandoverCode draftId="draft-1" />
      </LanguageContext>
    </Provider>,
  );

it('asks for a code only when wanted, and announces it with its end', async () => {
  show();
  expect(server.received).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Calling us? Get a code' }));
  expect(await screen.findByText('K7M-4PX')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Valid until 3:45\sPM\./);
  expect(server.received.map((a) => a.body)).toEqual([{ draftId: 'draft-1' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what to do when there is none, and lets one ask again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('POST /api/handover', () => ({ status: 404, body: problem('draft_unknown', 404) }));
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(messages.tracking.handoverFailed)).toBeVisible();
  expect(screen.getByRole('button')).toBeEnabled();
});
