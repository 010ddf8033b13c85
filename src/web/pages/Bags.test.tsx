/** What a bag costs is one answer, wherever a traveler reads it (results.40): of the sandbox's own fares, in both languages. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AIRLINES } from '#core/content/airlines/airlines';
import { NETWORKS } from '#core/content/airlines/networks.generated';
import { DEFAULT_BRAND } from '#core/content/brand';
import { site as en } from '#core/content/pages/words/site.en';
import { site as es } from '#core/content/pages/words/site.es';
import type { FareBrand, FareConditions } from '#core/domain/flights/flights';
import { matchRoute } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { loadAirports } from '#server/airports/airportTable';
import { fareBlock, wordsOf } from '#server/bookings/letters/tripBlocks';
import { loadCarriers } from '#server/flights/suppliers/sandbox/fares/carriers';
import { familiesOf } from '#server/flights/suppliers/sandbox/fares/families';
import { offerAt } from '#testing/bookings/fakeSupplier';
import { bookingIn } from '#testing/flights/chosenFlight';
import { buildFlight } from '#testing/flights/buildFlights';
import { wireOf } from '#testing/flights/wireFlights';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { firstRows } from '#testing/testSize';

const { byCode } = loadCarriers(loadAirports());
const server = resultsServer();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => server.stop());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('wf.hasBooked', '"yes"');
});
afterEach(() => server.reset());

/** Included, an amount, or one of the words of what has none. */
type Answer = 'included' | 'paid' | 'not allowed' | 'ask us' | `$${number}`;
type Answers = readonly [carryOn: Answer, checkedBag: Answer];

/** What a text of any place says, whatever its words are. */
function answerIn(text: string): Answer {
  if (text === '') throw new Error('nothing is said');
  if (/ask us|pregúntenos/i.test(text)) return 'ask us';
  if (/^No |^Sin |Not allowed|Not with|No se permite/.test(text)) return 'not allowed';
  if (/for a fee|: fee|con cargo/i.test(text)) return 'paid';
  const [, dollars] = /\$(\d+)/.exec(text) ?? [];
  return dollars === undefined ? 'included' : `$${Number(dollars)}`;
}
const CARRY_ON = /carry-on|equipaje de mano/i;
const CHECKED_BAG = /checked bag|maleta/i;
/** The two answers of a list of texts. */
const bothIn = (texts: readonly string[], terms = texts): Answers => {
  const of = (term: RegExp): Answer => answerIn(texts[terms.findIndex((text) => term.test(text))] ?? '');
  return [of(CARRY_ON), of(CHECKED_BAG)];
};
const textsOf = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent.trim());

/** Rows of terms and texts: `dt` and `dd`. */
function rulesIn(list: HTMLElement): Answers {
  return bothIn(textsOf(list.querySelectorAll('dd')), textsOf(list.querySelectorAll('dt')));
}

/** A fare of an airline on a domestic round trip, as the sandbox sells it. */
function soldAs(airline: string, brand: FareBrand): FareConditions {
  const carrier = byCode.get(airline);
  const families = carrier
    ? familiesOf({
        carrier,
        haul: 'domestic',
        regions: ['domestic', 'domestic'],
        cabin: 'Economy',
        km: [2000, 2000],
        isMixed: false,
        areSeparateTickets: false,
      })
    : [];
  const family = families.find(({ conditions }) => conditions.brand === brand);
  if (!family) throw new Error(`${airline} sells no ${brand}`);
  return family.conditions;
}

const PREFIX: Readonly<Record<Locale, string>> = { en: '', es: '/us-es' };

function pageTables(locale: Locale, path: string) {
  const match = matchRoute(PREFIX[locale] + path);
  return (match && { en, es }[locale].pageOf(match, DEFAULT_BRAND)?.tables) ?? [];
}

/** The row of an airline's fare on the page of baggage fees, which has each way: its amounts twice are those of a round trip. */
function pageAnswers(locale: Locale, airline: string, family: string): Answers {
  const [domestic] = pageTables(locale, '/baggage-fees');
  const rows = (domestic?.rows ?? []).map((row) => row.map(String));
  const own = rows.filter(([name = '']) => name.split(':')[0] === airline);
  const [, , carryOn = '', checkedBag = ''] =
    own.length === 1 ? (own[0] ?? []) : (own.find(([name = '']) => name.split(/: |, /).includes(family)) ?? []);
  const [one, other] = [answerIn(carryOn), answerIn(checkedBag)].map((answer) =>
    answer.startsWith('$') ? (`$${Number(answer.slice(1)) * 2}` as const) : answer,
  );
  return [one ?? 'ask us', other ?? 'ask us'];
}

/** The fare's row in the rules of a domestic route on the airline's page. */
function airlinePageAnswers(locale: Locale, code: 'UA' | 'F9', family: string): Answers {
  const { countries, rules } = NETWORKS[code];
  const home = countries.find(([country]) => country === 'US')?.[1] ?? [];
  const route = rules.find(({ from, to }) => home.includes(from) && home.includes(to));
  const tables = pageTables(locale, `/airlines/${AIRLINES[code].slug}`);
  const table = tables.find(({ heading }) => heading.endsWith(`, ${route?.from ?? ''}–${route?.to ?? ''}`));
  const row = (table?.rows ?? []).map((cells) => cells.map(String)).find(([name = '']) => name.split(' (')[0] === family) ?? [];
  return [answerIn(row[1] ?? ''), answerIn(row[2] ?? '')];
}

/** What the card of a flight at this fare says, opened or with bags wanted. */
async function openCard(locale: Locale, fare: FareConditions, more = ''): Promise<HTMLElement> {
  const dearer = { key: '-Flex', conditions: { ...fare, brand: 'Standard' as const }, perAdult: 90_00, total: 180_00 };
  const parts = { id: 'b6', carrier: 'B6', perAdult: 300_00, out: { via: [], departMinutes: 1125, minutes: 455 } };
  const flight = { ...buildFlight({ ...parts, back: { via: [], departMinutes: 810, minutes: 515 } }), conditions: fare };
  const fares = [{ key: '', conditions: fare, perAdult: 0, total: 0 }, dearer];
  server.answer(ASK, () => ({ body: wireOf([{ ...flight, fares }], QUERY) }));
  await renderApp(PREFIX[locale] + at(more));
  const select = await screen.findByRole('button', { name: /^(Select|Elegir)$/ });
  const card = select.closest('article');
  if (!card) throw new Error('a flight stands on a card');
  return card;
}

const FEE_UNKNOWN = /(?:feeask us|(?:Equipaje de mano|Cargo por maleta)pregúntenos)/;
/** What the whole cost of one extra says: amounts are those of the two travelers. */
const WHOLE: Readonly<Record<Exclude<Answer, `$${number}`>, RegExp>> = {
  included: /Extrasinclu(?:ded|idos)/,
  paid: FEE_UNKNOWN,
  'ask us': FEE_UNKNOWN,
  'not allowed': /Carry-on bagnot allowed|Equipaje de manono se permite/,
};
function expectWholeCost(card: HTMLElement, answer: Answer): void {
  const isAmount = (text: Answer): text is `$${number}` => text.startsWith('$');
  if (isAmount(answer)) expect(card).toHaveTextContent(`≈ $${Number(answer.slice(1)) * 2}.00`);
  else expect(card).toHaveTextContent(WHOLE[answer]);
}

const FAMILIES = {
  en: { Basic: 'Basic', Main: 'Main', Flex: 'Flex' },
  es: { Basic: 'Básica', Main: 'Clásica', Flex: 'Flexible' },
} as const;
const CASES: readonly (readonly [airline: string, name: string, brand: 'Basic' | 'Main' | 'Flex', answers: Answers])[] = [
  ['UA', 'United Airlines', 'Basic', ['not allowed', '$80']],
  ['UA', 'United Airlines', 'Main', ['included', '$80']],
  ['F9', 'Frontier Airlines', 'Basic', ['paid', 'paid']],
  ['AC', 'Air Canada', 'Flex', ['included', 'ask us']],
  ['LA', 'LATAM Airlines', 'Basic', ['ask us', 'paid']],
  ['WN', 'Southwest Airlines', 'Flex', ['included', 'included']],
];

/** Every case in English; in Spanish, whose words alone differ, the first outside of a release. */
const ROWS = { en: CASES, es: firstRows(CASES, 1) } as const;

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  it.each(ROWS[locale])('the %s fare says the same everywhere: %s, %s, %j', async (code, name, brand, answers) => {
    const fare = soldAs(code, brand);
    const card = await openCard(locale, fare);
    expect(bothIn(textsOf(card.querySelectorAll('.fare__has > span:not(.fare__co2)')))).toEqual(answers);

    await userEvent.click(within(card).getByRole('button', { name: /details|detalles/i }));
    const rows = (await within(card).findAllByRole('row')).map((row) => [
      within(row).queryByRole('rowheader')?.textContent ?? '',
      within(row).getAllByRole('cell')[0]?.textContent ?? '',
    ]);
    expect(
      bothIn(
        rows.map(([, cell = '']) => cell),
        rows.map(([term = '']) => term),
      ),
    ).toEqual(answers);

    const family = FAMILIES[locale][brand];
    expect(pageAnswers(locale, name, family)).toEqual(answers);
    if (code === 'UA' || code === 'F9') expect(airlinePageAnswers(locale, code, family)).toEqual(answers);

    const letter = fareBlock(wordsOf({ locale }), { offer: { ...offerAt(500_00), conditions: fare } });
    const terms = letter.kind === 'facts' ? letter.rows : [];
    const said = terms.map(([, value]) => (typeof value === 'string' ? value : value.text));
    expect(
      bothIn(
        said,
        terms.map(([term]) => term),
      ),
    ).toEqual(answers);
  });

  it.each(ROWS[locale])('the %s fare costs as much with a bag: %s, %s, %j', async (code, _name, brand, [carryOn, checkedBag]) => {
    expectWholeCost(await openCard(locale, soldAs(code, brand), '&with=carry'), carryOn);
    document.body.replaceChildren();
    expectWholeCost(await openCard(locale, soldAs(code, brand), '&with=bag'), checkedBag);
  });

  it.each(ROWS[locale])('the %s fare is confirmed so: %s, %s, %j', async (code, _name, brand, answers) => {
    server.answer('GET /api/booking', () => ({ body: { ...bookingIn('ticketed'), conditions: soldAs(code, brand) } }));
    await renderApp(`${PREFIX[locale]}/flights/confirmation`);
    const pass = await screen.findByRole('article', { name: /itinerary|itinerario/i });
    expect(bothIn(textsOf(pass.querySelectorAll('.bag')))).toEqual(answers);
    const panel = screen.getByRole('heading', { level: 3, name: /^(?:Fare rules|Reglas de la tarifa)/ }).closest('section');
    expect(panel && rulesIn(panel)).toEqual(answers);
  });
});
