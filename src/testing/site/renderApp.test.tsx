import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';

it('shows the 404 page at an unknown address', async () => {
  await renderApp('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});
