/** The name as the ticket will have it, below the names as they were typed (booking.7). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booking as en } from '#core/content/messages/booking/booking.en';
import { booking as es } from '#core/content/messages/booking/booking.es';
import { draftAt, keepChosen } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'POST /api/drafts': () => ({ status: 201, body: draftAt(50_000) }),
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
});
beforeAll(server.start);
afterAll(server.stop);
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  keepChosen();
});

describe.each([
  ['/flights/payment', en, 'On the ticket: MUELLER/JOERG'],
  ['/us-es/flights/payment', es, 'En el boleto: MUELLER/JOERG'],
] as const)('on %s', (path, words, printed) => {
  async function openNames() {
    const user = userEvent.setup();
    await renderApp(path);
    await user.click(await screen.findByRole('button', { name: words.continue }));
    const adult = within(screen.getByRole('group', { name: words.travelerTitle('adult', 1) }));
    const field = (name: 'firstName' | 'middleName' | 'lastName') => adult.getByRole('textbox', { name: words.fields[name] });
    return { user, field };
  }

  it('says what the ticket will say, by each of the names, where that differs', async () => {
    const { user, field } = await openNames();
    await user.type(field('firstName'), 'Jörg');
    expect(field('firstName')).toHaveAccessibleDescription(words.help.firstName);
    await user.type(field('lastName'), 'Müller');
    for (const name of ['firstName', 'middleName', 'lastName'] as const)
      expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`${printed}$`)));
    await user.clear(field('firstName'));
    await user.type(field('firstName'), 'Jo');
    await user.clear(field('lastName'));
    await user.type(field('lastName'), 'Miller');
    expect(field('lastName')).toHaveAccessibleDescription(words.help.lastName);
  });

  it('takes an okina and keeps it in the field', async () => {
    const { user, field } = await openNames();
    await user.type(field('firstName'), 'ʻAulani');
    await user.type(field('lastName'), 'Kaʻaihue–O’Neil');
    expect(field('lastName')).toHaveAccessibleDescription(expect.stringContaining('KAAIHUE ONEIL/AULANI'));
    await user.click(screen.getByRole('button', { name: words.continue }));
    expect(screen.queryByText(words.travelerFaults.name_characters)).toBeNull();
    expect(screen.queryByText(words.travelerFaults.name_not_latin)).toBeNull();
    expect([field('firstName'), field('lastName')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'ʻAulani',
      'Kaʻaihue–O’Neil',
    ]);
  });
});
