import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/site/renderApp';
import { at, listedFlights, resultsServer } from '#testing/site/resultsWorld';
import { itInCi } from '#testing/jest/smallerRuns';

const server = resultsServer();
beforeAll(server.start);
afterAll(server.stop);

itInCi('finds an opened card open again in the same history entry, and closed in another (complaints.13)', async () => {
  window.scrollTo = () => undefined;
  const first = await renderApp(at());
  const user = userEvent.setup();
  const details = async () => within((await listedFlights())[0] as HTMLElement).getByRole('button', { name: /^Flight details/ });
  await user.click(await details());
  first.unmount();
  const back = await renderApp(at());
  expect(await details()).toHaveAttribute('aria-expanded', 'true');
  await user.click(await details());
  back.unmount();
  const again = await renderApp(at());
  expect(await details()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await details());
  again.unmount();
  await renderApp(at('&sort=cheapest'));
  expect(await details()).toHaveAttribute('aria-expanded', 'false');
});
