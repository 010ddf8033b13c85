import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageContext, loadMessages } from '#web/platform/sent/messages';
import { Part } from './Part';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('is tried again on request, and keeps what was typed beside it', async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  }
  function Around() {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
        <Part>{text === '' ? null : <Fragile />}</Part>
      </>
    );
  }
  const messages = await loadMessages('en');
  render(
    <LanguageContext value={{ locale: 'en', messages }}>
      <Around />
    </LanguageContext>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'María');
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page did not load.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('María');
});
