import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatFieldDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { readTypedDate } from '#core/domain/search/typedDate';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { TODAY } from '#testing/today';

const server = fakeServer({
  'GET /data/airports': () => ({ body: [] }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();

const form = () => within(screen.getByLabelText(/^(Flight search|Búsqueda de vuelos)$/));
const box = (name: string): HTMLElement => form().getByRole('textbox', { name });
const button = (name: string | RegExp): HTMLElement => form().getByRole('button', { name });

async function home() {
  const user = userEvent.setup();
  const app = await renderApp('/');
  await screen.findByRole('search', { name: 'Flight search' });
  return { user, ...app };
}

it.each([3, 24])('says a typed date of day %i back with its weekday, in the language of the page', async (dayOfMonth) => {
  const depart = Array.from({ length: 32 }, (_, days) => addDays(TODAY, 2 + days)).find((date) => Number(date.slice(8)) === dayOfMonth);
  if (depart === undefined) throw new Error('every month has the day');
  const [, month, day] = depart.split('-').map(Number);
  const weekday = (language: string, width: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(new Date(depart));
  const { user, unmount } = await home();
  await user.type(box('Departure'), `${month}/${day}`);
  expect(form().getByText(`${weekday('en', 'short')}, ${formatFieldDate(depart)}`)).toBeVisible();
  await user.tab();
  expect(box('Departure')).toHaveValue(formatFieldDate(depart));
  expect(form().getByText(weekday('en', 'long'))).toBeVisible();
  unmount();
  await renderApp('/us-es');
  const field = await screen.findByRole('textbox', { name: 'Salida' });
  await user.type(field, `${month}/${day}`);
  const [, shortMonth] = new Intl.DateTimeFormat('es', { day: '2-digit', month: 'short', timeZone: 'UTC' })
    .format(new Date(depart))
    .split(/[ -]/);
  // in Spanish a day has no zero before it
  const inSpanish = `${String(day)} ${(shortMonth ?? '').slice(0, 3)} ${depart.slice(0, 4)}`;
  expect(form().getByText(`${weekday('es', 'short')}, ${inSpanish}`)).toBeVisible();
  await user.tab();
  expect(field).toHaveValue(inSpanish);
  // what is there can be changed as it stands
  await user.type(field, '{Backspace}');
  await user.type(field, inSpanish.slice(-1));
  expect(field).toHaveValue(inSpanish);
  expect(form().queryByRole('alert')).toBeNull();
});

it('says which date to write and its weekday; a return that it sets is a suggestion until it is chosen', async () => {
  const { user } = await home();
  const depart = addDays(TODAY, 20);
  const weekday = (date: IsoDate): string => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  expect(box('Departure')).toHaveAccessibleDescription('Month, day, year: MM/DD/YYYY');
  // on the way to a year that begins so: not said as a day that is over
  await user.type(box('Departure'), '01/12/20');
  expect(box('Departure')).toHaveAccessibleDescription('Month, day, year: MM/DD/YYYY');
  await user.clear(box('Departure'));
  await user.type(box('Departure'), formatFieldDate(depart));
  expect(box('Departure')).toHaveAccessibleDescription(`${weekday(depart)} Month, day, year: MM/DD/YYYY`);
  const next = addDays(depart, 1);
  expect(box('Return')).toHaveAccessibleDescription(`${weekday(next)} · suggested Month, day, year: MM/DD/YYYY`);
  expect(
    form().getByText(`Return suggested: ${weekday(next)}, ${formatFieldDate(next)}. Change it if you come back another day.`),
  ).toBeInTheDocument();
  await user.clear(box('Return'));
  await user.type(box('Return'), formatFieldDate(addDays(depart, 5)));
  expect(box('Return')).not.toHaveAccessibleDescription(/suggested/);
  expect(form().queryByText(/^Return suggested/)).toBeNull();
});

it('a departure sets no return on one way', async () => {
  const { user } = await home();
  await user.click(form().getByRole('radio', { name: 'One way' }));
  await user.type(box('Departure'), formatFieldDate(addDays(TODAY, 20)));
  await user.tab();
  expect(form().queryByText(/suggested/)).toBeNull();
  await user.click(form().getByRole('radio', { name: 'Round trip' }));
  expect(box('Return')).toHaveValue('');
});

it('names the days of the trip in the calendar', async () => {
  const { user } = await home();
  const depart = addDays(TODAY, 20);
  await user.type(box('Departure'), formatFieldDate(depart));
  await user.clear(box('Return'));
  await user.type(box('Return'), formatFieldDate(addDays(depart, 2)));
  await user.click(button('Choose return date'));
  await form().findAllByRole('grid');
  expect(form().getByRole('gridcell', { name: /, departure$/ })).toHaveTextContent(/^\d+$/);
  expect(form().getAllByRole('gridcell', { name: /, during your trip$/ })).toHaveLength(1);
  expect(form().getByRole('gridcell', { name: /, return$/, selected: true })).toBeVisible();
});

it('a date that cannot be read has the message of an empty one, until its field is left; the text stays', async () => {
  const { user } = await home();
  await user.type(box('Departure'), '14/33');
  await user.tab();
  expect(box('Departure')).toBeValid();
  await user.click(button('Search flights'));
  expect(box('Departure')).toHaveAccessibleDescription('Please enter a Departure Date.');
  await user.click(box('Departure'));
  await user.tab();
  expect(box('Departure')).toBeValid();
  expect(box('Departure')).toHaveValue('14/33');
});

it('what opening the departure picker moved stays when it is closed', async () => {
  const { user } = await home();
  const depart = addDays(TODAY, 20);
  await user.type(box('Departure'), formatFieldDate(depart));
  await user.clear(box('Return'));
  await user.type(box('Return'), formatFieldDate(addDays(depart, 9)));
  await user.click(button('Choose departure date'));
  await form().findAllByRole('grid');
  await user.keyboard('{Escape}');
  expect(form().queryByRole('grid')).toBeNull();
  expect(box('Departure')).toHaveValue(formatFieldDate(addDays(depart, 8)));
  expect(box('Return')).toHaveValue(formatFieldDate(addDays(depart, 9)));
});

it.each([
  ['MMM DD, YYYY', (d: IsoDate) => formatFieldDate(d)],
  ['MM/DD/YYYY', (d: IsoDate) => `${d.slice(5, 7)}/${d.slice(8)}/${d.slice(0, 4)}`],
  ['ISO', (d: IsoDate) => d],
])('dates are typed as %s; departure takes the return along and nothing opens', async (_, write) => {
  const { user } = await home();
  const depart = addDays(TODAY, 20);
  await user.tab();
  box('Departure').focus();
  await user.keyboard(write(depart));
  await user.tab();
  expect(box('Departure')).toHaveValue(formatFieldDate(depart));
  expect(box('Return')).toHaveValue(formatFieldDate(addDays(depart, 1)));
  expect(form().queryByRole('dialog', { name: /date/ })).toBeNull();
});

describe('date picker', () => {
  const active = (): IsoDate => {
    const label =
      document.activeElement
        ?.getAttribute('aria-label')
        ?.replace(/^\w+, /, '')
        .replace(/, (?:not available|departure|return|during your trip)/g, '') ?? '';
    const date = readTypedDate(label, TODAY);
    if (!date.ok) throw new Error(`focus is not on a day: ${label}`);
    return date.value;
  };

  it('never opens by focus, opens by click with focus left in the box, Escape closes and returns', async () => {
    const { user } = await home();
    act(() => {
      box('Departure').focus();
    });
    expect(form().queryByRole('dialog', { name: 'Choose departure date' })).toBeNull();
    await user.click(box('Departure'));
    await form().findAllByRole('grid');
    expect(box('Departure')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(active()).toBe(TODAY);
    });
    await user.keyboard('{Escape}');
    expect(box('Departure')).toHaveFocus();
    expect(form().queryByRole('dialog', { name: 'Choose departure date' })).toBeNull();
  });

  it('moves by every key of the date grid, inside the window, and chooses both dates', async () => {
    const { user } = await home();
    await user.click(button('Choose departure date'));
    await form().findAllByRole('grid');
    await waitFor(() => {
      expect(active()).toBe(TODAY);
    });
    const walk = async (keys: string): Promise<IsoDate> => {
      await user.keyboard(keys);
      return active();
    };
    const start = await walk('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(start).toBe(addDays(TODAY, 35));
    expect(await walk('{ArrowRight}')).toBe(addDays(start, 1));
    expect(await walk('{ArrowLeft}{ArrowUp}')).toBe(addDays(start, -7));
    const home0 = await walk('{Home}');
    expect(new Date(`${home0}T12:00:00Z`).getUTCDay()).toBe(0);
    expect(await walk('{End}')).toBe(addDays(home0, 6));
    const month = (await walk('{PageDown}')).slice(0, 7);
    expect(month > addDays(home0, 6).slice(0, 7)).toBe(true);
    expect((await walk('{PageUp}')).slice(0, 7)).toBe(addDays(home0, 6).slice(0, 7));
    expect(await walk('{Shift>}{PageDown}{/Shift}')).toBe(addDays(TODAY, 329));
    expect(await walk('{Shift>}{PageUp}{/Shift}')).toBe(TODAY);
    const chosen = await walk('{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(box('Departure')).toHaveValue(formatFieldDate(chosen));
    await form().findByRole('dialog', { name: 'Choose return date' });
    await waitFor(() => {
      expect(active()).toBe(addDays(chosen, 1));
    });
    await user.keyboard('{ArrowRight} ');
    expect(box('Return')).toHaveValue(formatFieldDate(addDays(chosen, 2)));
    expect(box('Return')).toHaveFocus();
    expect(form().queryByRole('dialog', { name: /date/ })).toBeNull();
  });

  it('turning months by keyboard leaves focus on the button and chooses nothing', async () => {
    const { user } = await home();
    const depart = addDays(TODAY, 40);
    await user.type(box('Departure'), formatFieldDate(depart));
    await user.keyboard('{ArrowDown}');
    await form().findAllByRole('grid');
    await waitFor(() => expect(active()).toBe(depart));
    await user.tab({ shift: true });
    const next = button('Next month');
    expect(next).toHaveFocus();
    const months = (): readonly (string | null)[] =>
      form()
        .getAllByRole('grid')
        .map((grid) => grid.getAttribute('aria-label'));
    const [first, second] = months();
    await user.keyboard('{Enter}');
    expect(months()[0]).toBe(second);
    await user.keyboard('{Enter} ');
    expect(months()).not.toContain(first);
    expect(next).toHaveFocus();
    expect(box('Departure')).toHaveValue(formatFieldDate(depart));
    // and from the box back into the days
    act(() => box('Departure').focus());
    await user.keyboard('{ArrowDown}');
    expect(active().slice(0, 7) > depart.slice(0, 7)).toBe(true);
  });

  it('has its weekdays in the grid, and says its keys and the months it turns to', async () => {
    const { user } = await home();
    await user.click(button('Choose departure date'));
    const [grid] = await form().findAllByRole('grid');
    expect(
      within(grid as HTMLElement)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('aria-label')),
    ).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    const dialog = form().getByRole('dialog', { name: 'Choose departure date' });
    expect(dialog).toHaveAccessibleDescription(/^Arrow keys move by day/);
    const [heading] = within(dialog).getAllByRole('heading');
    const before = heading?.textContent;
    await user.click(button('Next month'));
    // the same element, which a reader of the screen listens to
    expect(heading).toBeVisible();
    expect(heading).toHaveAttribute('aria-live', 'polite');
    expect(heading).toHaveTextContent(form().getAllByRole('grid')[0]?.getAttribute('aria-label') ?? 'a month');
    expect(heading?.textContent).not.toBe(before);
  });

  itInCi('a choice offers the stay of before it was opened, by one key or one press', async () => {
    const { user } = await home();
    const [depart, back] = [addDays(TODAY, 20), addDays(TODAY, 27)];
    await user.type(box('Departure'), formatFieldDate(depart));
    await user.clear(box('Return'));
    await user.type(box('Return'), formatFieldDate(back));
    await user.click(button('Choose departure date'));
    await waitFor(() => expect(active()).toBe(addDays(back, -1)));
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}'); // back + 1
    await form().findByRole('dialog', { name: 'Choose return date' });
    expect(box('Return')).toHaveValue(formatFieldDate(addDays(back, 2)));
    await waitFor(() => expect(active()).toBe(addDays(back, 8)));
    expect(button(/^Keep 7 nights: return /)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(box('Return')).toHaveValue(formatFieldDate(addDays(back, 8)));

    await user.click(button('Choose departure date'));
    await waitFor(() => expect(active()).toBe(addDays(back, 7)));
    await user.keyboard('{Enter}');
    await user.click(await form().findByRole('button', { name: /^Keep 7 nights: return / }));
    expect(box('Return')).toHaveValue(formatFieldDate(addDays(back, 14)));
    await user.click(button('Choose return date'));
    await form().findAllByRole('grid');
    expect(form().queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  it('does not take a day outside the window', async () => {
    // in the middle of its month: on some days of the year the first month of the window has no day outside of it
    const depart = Array.from({ length: 31 }, (_, days) => addDays(TODAY, 5 + days)).find((date) => date.endsWith('-15'));
    if (depart === undefined) throw new Error('every month has the day');
    const { user } = await home();
    await user.type(box('Departure'), formatFieldDate(depart));
    const suggested = formatFieldDate(addDays(depart, 1));
    expect(box('Return')).toHaveValue(suggested);
    await user.click(button('Choose return date'));
    const blocked = await form().findAllByRole('gridcell', { name: /not available/ });
    for (const day of blocked.slice(0, 2)) fireEvent.click(day);
    expect(box('Return')).toHaveValue(suggested);
  });
});
