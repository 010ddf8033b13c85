import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUnlessPressed } from './useUnlessPressed';

function Shows({ value }: { value: string }) {
  return <output>{useUnlessPressed(value)}</output>;
}

it('shows what comes under a press after its release, and everything else at once', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Shows value="waiting" />);
  const shown = screen.getByRole('status');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  rerender(<Shows value="seats" />);
  expect(shown).toHaveTextContent('waiting');
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText('seats')).toBeInTheDocument();
  rerender(<Shows value="none" />);
  expect(shown).toHaveTextContent('none');
});
