import { originNames } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { hoursMinutes } from '../messages/hoursMinutes';
import { records } from '../destinations/records.en';
import { articles } from './articles.en';
import { cities, guides } from './cities.en';
import { fixed } from './fixed.en';
import { fewOf } from './fewOf';
import { createSite } from './site';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const originName = (airport: string): string => `${originNames(airport)[0]} (${airport})`;

/** Every content page in US English. */
export const site = createSite({
  locale: 'en',
  fixed,
  cities,
  guides,
  articles,
  records,
  landing: (record) => ({
    heading: record.mainhd,
    title: `Cheap flights to ${record.destName}`,
    description: `Compare flights to ${record.destName} online or by phone. Taxes, fees and our service fee are in every price.`,
    lead: record.subhd,
    paragraphs: [record.par1, record.par2],
  }),
  airline: ({ name, code, hubs, busiest: [from, to] }, cityNames, b) => ({
    heading: `${name} flights`,
    title: `${name} (${code}) flights`,
    description: `Compare ${name} flights with those of other airlines, online or by phone. Taxes and fees are in every price.`,
    lead: `${b.brandName} is an independent travel agency, not ${name} and not an airline.`,
    paragraphs: [
      `${name} (${code}) has ${hubs.length === 1 ? 'its hub' : 'large bases'} in ${list.format(hubs)}, where its connections are usually made. The route on which ${name} has the most departures is ${from}–${to}. ${
        cityNames.length === 0
          ? `None of the cities with a page here has a nonstop ${name} flight from the United States.`
          : `From the United States ${name} flies nonstop to ${list.format(fewOf(cityNames, (n) => `${n} more of our cities`))}.`
      }`,
      `In our results ${name} stands beside the other airlines on your route, each flight with the airline that operates it and with the bags that the fare includes. For a seat or a frequent-flyer number, ask ${name}; about a ticket to ${cityNames[0] ?? hubs[0] ?? to} or anywhere else that you bought from us, call us.`,
    ],
  }),
  airlineToCity: ({ name, code, hubs }, city, { own, others }, b) => ({
    heading: `${name} flights to ${city.name}`,
    title: `${name} (${code}) to ${city.name}`,
    description: `Search ${name} flights to ${city.name} and compare them with other airlines, taxes and fees included.`,
    lead: `Where ${name} leaves from for ${city.name}, how often, and what to compare it with. ${b.brandName} is an independent travel agency, not ${name}.`,
    paragraphs: [
      own === null
        ? `${name} has no nonstop flight from the United States to ${city.name}: its tickets change planes, usually in ${hubs[0] ?? ''}. Leave time there for a second security check, and compare the whole journey to ${city.name} rather than the first ${name} leg.`
        : `${name} flies to ${city.name} nonstop from ${own.origins === 1 ? originName(own.from[0] ?? '') : `${own.origins} airports of the United States, most often from ${list.format(own.from.slice(0, 3).map(originName))}`}. It has ${own.perWeek} departures a week to ${city.name} in all; the busiest, ${own.from[0] ?? ''}–${own.to}, takes about ${hoursMinutes(own.minutes)}.`,
      `${
        others.length === 0
          ? `No other airline of the timetable flies to ${city.name} nonstop from the United States, so ${name} sets the fare.`
          : `Nonstop to ${city.name}, ${name} is measured against ${list.format(others.slice(0, 3).map((other) => AIRLINES[other].name))}.`
      } Enter your dates and choose ${name} in the airline filter, or leave it open to see who else sells ${city.name}. A flight under the code ${code} to ${city.name} may be operated by a partner of ${name}; the results say by which.`,
    ],
  }),
  airlineCities: ({ name, code, hubs, busiest: [from, to] }, cityNames, b) => ({
    heading: `${name}: cities and hubs`,
    title: `${name} (${code}): cities and hubs`,
    description: `Where ${name} is based and our pages for its flights to popular cities.`,
    lead: `${name} is based in ${list.format(hubs)}.`,
    paragraphs: [
      `${
        cityNames.length === 0
          ? `${name} reaches the cities of this site with a change of planes.`
          : `Nonstop from the United States, ${name} flies to ${list.format(fewOf(cityNames, (n) => `${n} more cities with a page here`))}.`
      } The cities below have a page of their own for ${name} (${code}); for any other, search from the home page.`,
      `${name} leaves most often on ${from}–${to}. ${b.brandName} sells ${name} as an independent travel agency, and the timetable of ${name} changes with the season: what counts is what the search finds for your dates.`,
    ],
  }),
  labels: {
    flightsTo: (city) => `Flights to ${city}`,
    airlineTo: (airline, city) => `${airline} to ${city}`,
    airlines: 'Airlines',
    moreDestinations: 'More destinations',
    destinations: 'Destinations',
    guides: 'City guides',
    cities: 'Flights by city',
    articles: 'Articles',
    pages: 'Pages',
    cancelling: 'Cancel a booking',
    keywords: 'cheap flights, airline tickets, book flights by phone',
  },
});
