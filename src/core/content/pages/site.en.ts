import { airports } from './airports';
import { articles } from './articles.en';
import { cities, guides } from './cities.en';
import { fixed } from './fixed.en';
import { createSite } from './site';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Every content page in US English. */
export const site = createSite({
  locale: 'en',
  fixed,
  cities,
  guides,
  articles,
  airports,
  landing: (city, served, b) => ({
    heading: `Flights to ${city.name}`,
    title: `Cheap flights to ${city.name}`,
    description: `Compare flights to ${city.name} online or by phone. Taxes, fees and our service fee are in every price.`,
    lead: city.line,
    paragraphs: [
      city.about,
      `${served.length === 1 ? `Flights land at ${list.format(served)}.` : `A search for the city covers ${list.format(served)}.`} Enter your dates and compare by price, stops, airline and hour; the price you see is for your dates, with all taxes and the service fee of ${b.brandName} included, per traveler and in total.`,
    ],
  }),
  airline: (name, code, hubs, b) => ({
    heading: `${name} flights`,
    title: `${name} (${code}) flights`,
    description: `Compare ${name} flights with those of other airlines, online or by phone. Taxes and fees are in every price.`,
    lead: `${b.brandName} is an independent travel agency, not ${name} and not an airline.`,
    paragraphs: [
      `${name} (${code}) has ${hubs.length === 1 ? 'its hub' : 'large bases'} in ${list.format(hubs)}. From there many of its flights are nonstop; where it sells connections, they are usually made there too.`,
      `In our results ${name} stands beside the other airlines on your route, each flight with the airline that operates it and with the bags that the fare includes. For a frequent-flyer number or a seat, ask the airline; about a booking made with us, call us.`,
    ],
  }),
  airlineToCity: (name, code, city, b) => ({
    heading: `${name} flights to ${city.name}`,
    title: `${name} (${code}) to ${city.name}`,
    description: `Search ${name} flights to ${city.name} and compare them with other airlines, taxes and fees included.`,
    lead: `${city.line} ${b.brandName} is an independent travel agency, not an airline.`,
    paragraphs: [
      city.about,
      `Search ${city.name} with your dates, then choose ${name} in the airline filter to see its flights alone, or leave the filter open to see what else flies. Some flights sold under the code ${code} are operated by a partner; the results say by which.`,
    ],
  }),
  airlineCities: (name, code, hubs, b) => ({
    heading: `${name}: cities and hubs`,
    title: `${name} (${code}): cities and hubs`,
    description: `Where ${name} is based and our pages for its flights to popular cities.`,
    lead: `${name} is based in ${list.format(hubs)}.`,
    paragraphs: [
      `The cities below have a page of their own for ${name} (${code}). For any other city, search from the home page: the results show the airlines on the route and how often you would change planes.`,
      `${b.brandName} is an independent travel agency, not an airline. Timetables change with the season, so what counts is what the search finds for your dates.`,
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
