import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { preloadPage } from './routes';

// records of pages, which every server has
fakeServer({}).serveFile();

// The first load compiles a page's whole chunk.
beforeAll(() => Promise.all(['/about-us', '/baggage-fees', '/us-es/about-us', '/contact-us', '/404'].map(preloadPage)), 60_000);

const main = () => within(screen.getByRole('main'));

it('shows the frame of a page: navigation, telephone, footer with the year', async () => {
  await renderApp('/about-us');
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('banner')).toHaveTextContent('24/7 Assistance available (800) 555-0142');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Wingfare');
  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/us-es/about-us');
});

it('sets title, language and description, and moves the focus to the heading, on navigation', async () => {
  await renderApp('/about-us');
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('link', { name: 'Baggage Fees' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Baggage fees' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Baggage fees by airline | Wingfare');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${window.location.origin}/baggage-fees`);
});

it('leads the focus to the heading on Back to a page on which nothing was pressed', async () => {
  const { address } = await renderApp(['/about-us', '/baggage-fees']);
  await screen.findByRole('heading', { level: 1, name: 'Baggage fees' });
  await act(async () => address.back());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toHaveFocus());
});

it('shows a shared link of a page with its own poster, and an article with its picture', async () => {
  await renderApp('/blog/how-to-read-a-fare');
  const picture = await screen.findByRole('img', { name: 'A ticket in three colored bands under a magnifying glass' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/img\/how-to-read-a-fare\?v=[\w-]+&w=1200$/));
  expect(picture).toHaveAttribute('srcset', expect.stringMatching(/w=640 640w, .* 3840w$/));
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800']);
  const tag = (key: string, name: string) => document.head.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content');
  await waitFor(() => expect(tag('property', 'og:image')).toContain(`${window.location.origin}/img/how-to-read-a-fare-card?v=`));
  expect([tag('property', 'og:image:width'), tag('property', 'og:image:height'), tag('name', 'twitter:card')]).toEqual([
    '1200',
    '630',
    'summary_large_image',
  ]);
  expect(tag('property', 'og:image:alt')).toBe('A ticket in three colored bands under a magnifying glass');
});

it('speaks Spanish under /us-es, with the number of its own line', async () => {
  await renderApp('/us-es/baggage-fees');
  await screen.findByRole('heading', { level: 1, name: 'Cargos por equipaje' });
  expect(document.documentElement.lang).toBe('es');
  expect(screen.getByRole('banner')).toHaveTextContent('(844) 555-0173');
});

it('keeps the query when the language changes', async () => {
  await renderApp('/about-us?fftfn=abc');
  expect(await screen.findByRole('link', { name: 'Español' })).toHaveAttribute('href', '/us-es/about-us?fftfn=abc');
});

it('opens the five cities by button and closes them on Escape, focus back on the button', async () => {
  await renderApp('/about-us');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const button = nav.getByRole('button', { name: 'Destinations' });
  expect(nav.queryByRole('link', { name: 'Paris' })).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(nav.getAllByRole('link').map((a) => a.textContent)).toEqual(
    expect.arrayContaining(['Paris', 'Rome', 'New York', 'Las Vegas', 'Los Angeles']),
  );
  await userEvent.tab();
  expect(nav.getByRole('link', { name: 'Paris' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

it('leads from Inquiry to the contact page', async () => {
  await renderApp('/fare-rules');
  const inquiry = await screen.findByRole('button', { name: 'Inquiry' });
  // the contact page waits for its form
  await act(() => userEvent.click(inquiry));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeInTheDocument();
  expect(main().getByRole('link', { name: '(888) 555-0137' })).toHaveAttribute('href', 'tel:+18885550137');
});

it('closes the call bar for the whole visit', async () => {
  const first = await renderApp('/about-us');
  const bar = await screen.findByRole('complementary', { name: 'Call us' });
  expect(bar).toHaveTextContent('Up to 30% OFF Flights + Extra Travel Perks! (800) 555-0142');
  await userEvent.click(within(bar).getByRole('button', { name: 'Close call bar' }));
  expect(bar).not.toBeInTheDocument();
  first.unmount();
  await renderApp('/fare-rules');
  await screen.findByRole('heading', { level: 1, name: 'Fare rules' });
  expect(screen.queryByRole('complementary', { name: 'Call us' })).not.toBeInTheDocument();
});

it('has a 404 page with a title only', async () => {
  await renderApp('/flights-to-atlantis');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeInTheDocument();
  expect(document.title).toBe('We could not find that page | Wingfare');
  expect(document.querySelector('meta[name=description]')).toBeNull();
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});
