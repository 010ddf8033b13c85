/** The landing pages of the language, in its common words. */
import { cities } from '../../pages/words/cities.en';
import { figures } from '../figures.en';
import { recordsOf } from './recordsOf';
import { stories } from '../stories.en';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const records = recordsOf({
  cities,
  stories,
  pick: ([en]) => en,
  heading: (city) => `Flights to ${city}`,
  airlines: {
    hd: 'Popular airlines',
    desc: (city) => `Airlines that sell ${city} often, each with a page here; the results compare all of them.`,
    cta: 'All airlines',
  },
  routes: {
    hd: 'Popular routes',
    desc: (city) => `Choose a start and the form is filled in for ${city}. Fares: round trip, one adult, taxes and fees included.`,
    route: (from, to) => `${from} to ${to}`,
    cta: 'Search this route',
  },
  info: {
    mainhd: 'Flight information',
    note: (home, city) =>
      `Price and month: round trip from ${home} to ${city}, one adult; time and flights per week: nonstop from ${home}; airlines: all with nonstop flights to ${city}, wherever from.`,
    lowest: 'Lowest Price',
    cheapest: 'Cheapest Month',
    airlines: 'Airlines Serving',
    airport: 'Destination Airport',
    time: 'Average Flight Time',
    perWeek: 'Average Flights per Week',
  },
  airports: 'Top airports',
  airportName: (name) => name,
  book: 'Book Flight',
  why: { mainhd: 'Why choose us', hds: ['The whole price first', 'A person at any hour', 'Time to think again'] },
  tiles: { mainhd: 'Top destinations', note: (city) => `Where travelers look who also look at ${city}.` },
  parts: {
    mainhd: (city) => `${city} before you book`,
    arrive: 'Airports and the way in',
    cheap: 'When it is cheap',
    stay: 'Neighborhoods',
    drawback: 'One honest drawback',
  },
  nonstops: {
    mainhd: 'Who flies there nonstop',
    from: (names, count) => (count > names.length ? `${names.join(', ')} and ${count - names.length} more` : list.format(names)),
    perWeek: (flights) => `${figures.count(flights)} flights a week`,
  },
  figures,
});
