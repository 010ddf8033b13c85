import { originNames } from '../../airlines/airlineFacts';
import { AIRLINES } from '../../airlines/airlines';
import { hoursMinutes } from '../../messages/hoursMinutes';
import { records } from '../../destinations/records/records.en';
import { authorTexts as authors, blogWords as blog } from '../../blog/blogWords.en';
import { airlineBlocks } from './airlineBlocks.en';
import { questions } from './faq.en';
import { articles } from './articles.en';
import { guides } from '../../destinations/guides/guides.en';
import { cities } from './cities.en';
import { fixed } from './fixed.en';
import { fewOf } from '../fewOf';
import { createSite } from '../site';
import { at } from '../../../domain/values/checkedReads';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const number = new Intl.NumberFormat('en-US');
const originName = (airport: string): string => `${originNames(airport)[0]} (${airport})`;

/** Every content page in US English. */
export const site = createSite({
  locale: 'en',
  fixed,
  cities,
  guides,
  articles,
  authors,
  blog,
  records,
  landing: (record) => ({
    heading: record.mainhd,
    title: `Cheap flights to ${record.destName}`,
    description: `Compare flights to ${record.destName} online or by phone. Taxes, fees and our service fee are in every price.`,
    lead: record.subhd,
    paragraphs: [record.par1, record.para2],
  }),
  airlineBlocks,
  questions,
  airline: (
    {
      name,
      code,
      hubs,
      network: {
        busiest: [from, to],
        alliance,
      },
    },
    cityNames,
    b,
  ) => ({
    heading: `${name} flights`,
    title: `${name} (${code}) flights`,
    description: `Compare ${name} flights with those of other airlines, online or by phone. Taxes and fees are in every price.`,
    lead: `${b.brandName} is an independent travel agency, not ${name} and not an airline.`,
    paragraphs: [
      `${name} (${code}) has ${hubs.length === 1 ? 'its hub' : 'large bases'} in ${list.format(hubs)}, where its connections are usually made.${alliance === null ? '' : ` ${name} belongs to ${alliance}, so one ticket may mix its flights with those of the other members.`} The route on which ${name} has the most departures is ${from}–${to}; the form is filled in with it, and its results begin with ${name} alone. ${
        cityNames.length === 0
          ? `${name} has no nonstop flight from the United States to the cities with a page here.`
          : `From the United States ${name} flies nonstop to ${list.format(fewOf(cityNames, (n) => `${n} more of the cities below`))}.`
      }`,
      `In our results ${name} stands beside the other airlines on your route, each flight with the airline that operates it and with the bags that the fare includes. For a seat or a frequent-flyer number, ask ${name}; about a ticket to ${cityNames[0] ?? hubs[0] ?? to} or anywhere else that you bought from us, call us.`,
    ],
  }),
  airlineToCity: ({ name, code, hubs }, city, { us, abroad, others }, b) => ({
    heading: `${name} flights to ${city.name}`,
    title: `${name} (${code}) to ${city.name}`,
    description: `Search ${name} flights to ${city.name} and compare them with other airlines, taxes and fees included.`,
    lead: `Where ${name} leaves from for ${city.name}, how often, and what to compare it with. ${b.brandName} is an independent travel agency, not ${name}.`,
    paragraphs: [
      us === null
        ? `${name} has no nonstop flight from the United States to ${city.name}: its tickets change planes, ${abroad === null ? `usually in ${at(hubs, 0)}` : `as ${name} flies there from ${list.format(abroad.from.slice(0, 2).map(originName))}, ${number.format(abroad.perWeek)} times a week in all`}. Leave time there for a second security check, and compare the whole journey to ${city.name} rather than the first ${name} leg.`
        : `${name} flies to ${city.name} nonstop from ${us.origins === 1 ? originName(at(us.from, 0)) : `${number.format(us.origins)} airports of the United States, most often from ${list.format(us.from.slice(0, 3).map(originName))}`}. It has ${number.format(us.perWeek)} departures a week to ${city.name} in all; the busiest, ${at(us.from, 0)}–${us.to}, takes about ${hoursMinutes(us.minutes)}.`,
      `${
        others.length === 0
          ? `No other airline of the timetable flies to ${city.name} nonstop from the United States, so ${name} sets the fare.`
          : `Nonstop to ${city.name}, ${name} is measured against ${list.format(others.slice(0, 3).map((other) => AIRLINES[other].name))}.`
      } A search from here opens with the airline filter set to ${name}; take it away to see who else sells ${city.name}. A flight under the code ${code} to ${city.name} may be operated by a partner of ${name}; the results say by which.`,
    ],
  }),
  airlineCities: (
    {
      name,
      code,
      hubs,
      network: {
        busiest: [from, to],
      },
    },
    cityNames,
    b,
  ) => ({
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
    beforeYouFly: 'More to know before you fly',
    keywords: 'cheap flights, airline tickets, book flights by phone',
  },
});
