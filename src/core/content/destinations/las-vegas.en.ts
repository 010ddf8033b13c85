import type { DestinationRecord } from './record';
import { figures } from './figures.en';
import { CITY_FACTS } from './facts.generated';

export const lasVegas = {
  id: 'las-vegas',
  destName: 'Las Vegas',
  searchTerm: 'Las Vegas',
  arptCode: ['LAS'],
  url: 'las-vegas',
  mainhd: 'Flights to Las Vegas',
  subhd: 'Neon until sunrise, desert by breakfast.',
  par1: 'Harry Reid International lies next to the Strip: from the gate to most hotels it is a quarter of an hour by taxi. Almost every large city of the country has a nonstop flight, so there is rarely a reason to change planes.',
  par2: 'Fares follow conventions and long weekends more than the seasons. From Sunday to Thursday both the flight and the room are usually cheaper, and around a big convention two days earlier or later can change the bill. July afternoons often pass 105 °F; in January you need a coat.',
  fareImg: 'las-vegas',
  popularArlns: {
    hd: 'Popular airlines',
    desc: 'Carriers with many seats to Las Vegas. Each has a page here; in the results you compare all who fly your route.',
    arlnLinks: [
      { label: 'Southwest Airlines', url: 'southwest-airlines-wn' },
      { label: 'Frontier Airlines', url: 'frontier-airlines-f9' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
    ],
    cta: 'All airlines',
  },
  popularRoutes: {
    hd: 'Popular routes',
    desc: 'Choose one and the search form is filled in for you. Fares are round trip, for one adult, taxes and fees included.',
    routes: [
      { label: 'Los Angeles to Las Vegas', frmTo: ['LAX', 'LAS'] },
      { label: 'San Francisco to Las Vegas', frmTo: ['SFO', 'LAS'] },
      { label: 'Denver to Las Vegas', frmTo: ['DEN', 'LAS'] },
      { label: 'New York to Las Vegas', frmTo: ['JFK', 'LAS'] },
      { label: 'Chicago to Las Vegas', frmTo: ['ORD', 'LAS'] },
    ],
    cta: 'Search this route',
  },
  FlightInfo: {
    mainhd: 'Flight information',
    subhd:
      'Price and month for a round trip from Los Angeles, one adult, taxes and fees included. Time and flights per week: nonstop from Los Angeles.',
    tableData: [
      { hd: 'Lowest Price', value: figures.price(CITY_FACTS['las-vegas'].lowestCents), basis: 'computed' },
      { hd: 'Cheapest Month', value: figures.month(CITY_FACTS['las-vegas'].cheapestMonth), basis: 'computed' },
      { hd: 'Airlines Serving', value: figures.count(CITY_FACTS['las-vegas'].airlines), basis: 'timetable' },
      { hd: 'Destination Airport', value: 'LAS', basis: 'timetable' },
      { hd: 'Average Flight Time', value: figures.time(CITY_FACTS['las-vegas'].flightMinutes), basis: 'timetable' },
      { hd: 'Average Flights per Week', value: figures.count(CITY_FACTS['las-vegas'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Top airports',
    subhd: 'Las Vegas has one airport for scheduled flights.',
    airportsList: [{ code: 'LAS', name: 'Harry Reid International' }],
  },
  topPlaces: {
    mainhd: 'Five places, two of them red',
    subhd: 'The lights first, then the rock.',
    topPlacesList: [
      {
        img: 'strip',
        hd: 'The Strip',
        des: 'Four miles of fountains and towers, and farther than it looks. Walk one half each evening.',
        btn: 'Book Flight',
      },
      {
        img: 'red-rock',
        hd: 'Red Rock Canyon',
        des: 'Thirteen miles of scenic drive, half an hour west. From October to May you reserve the time of your entry.',
        btn: 'Book Flight',
      },
      {
        img: 'fremont',
        hd: 'Fremont Street',
        des: 'The old downtown under a roof of lights, with the signs that made the city known.',
        btn: 'Book Flight',
      },
      {
        img: 'hoover-dam',
        hd: 'Hoover Dam',
        des: 'Concrete between two states, three quarters of an hour away. The bridge beside it has a path for walkers.',
        btn: 'Book Flight',
      },
      {
        img: 'grand-canyon',
        hd: 'Grand Canyon',
        des: 'The West Rim is two and a half hours by car, the South Rim four and a half. For the second, stay a night.',
        btn: 'Book Flight',
      },
    ],
  },
  whyChooseUs: {
    mainhd: 'Why choose us',
    points: [
      { hd: 'The whole price first', des: 'Base fare, taxes and our service fee, per traveler and in total, before you pay.' },
      { hd: 'A person at any hour', des: 'Search and book here, or call and let someone do it with you, in English or Spanish.' },
      {
        hd: 'Time to think again',
        des: 'Cancel free within 24 hours of booking when departure is 7 or more days away. It is our own policy.',
      },
    ],
  },
  topDestinations: {
    mainhd: 'Top destinations',
    subhd: 'Ten more cities that travelers look for.',
    topDestinationsItem: [
      { img: 'los-angeles', title: 'Los Angeles', url: 'los-angeles' },
      { img: 'phoenix', title: 'Phoenix', url: 'phoenix' },
      { img: 'denver', title: 'Denver', url: 'denver' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'seattle', title: 'Seattle', url: 'seattle' },
      { img: 'new-york', title: 'New York', url: 'new-york' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'houston', title: 'Houston', url: 'houston' },
      { img: 'hawaii', title: 'Hawaii', url: 'hawaii' },
      { img: 'atlanta', title: 'Atlanta', url: 'atlanta' },
    ],
  },
} as const satisfies DestinationRecord;
