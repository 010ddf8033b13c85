import type { DestinationRecord } from './record';
import { figures } from './figures.en';
import { CITY_FACTS } from './facts.generated';

export const rome = {
  id: 'rome',
  destName: 'Rome',
  searchTerm: 'Rome',
  arptCode: ['ROM', 'FCO', 'CIA'],
  url: 'rome',
  mainhd: 'Flights to Rome',
  subhd: 'Stone pines, warm evenings, two thousand years in one walk.',
  par1: 'Long-haul flights use Fiumicino, on the coast southwest of the city. The Leonardo Express runs nonstop to Termini station in 32 minutes, and a regional train goes to Trastevere. Ciampino, closer to town, has low-cost flights from within Europe.',
  par2: 'April, May and October are warm without the heat of July. Fares from the United States fall after the first week of November and stay low until March, Christmas and Easter aside. In summer there are nonstop flights from more cities; in winter you often connect in New York, or in another European capital.',
  fareImg: 'rome',
  popularArlns: {
    hd: 'Popular airlines',
    desc: 'Carriers with many seats to Rome. Each has a page here; in the results you compare all who fly your route.',
    arlnLinks: [
      { label: 'ITA Airways', url: 'ita-airways-az' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'Lufthansa', url: 'lufthansa-lh' },
    ],
    cta: 'All airlines',
  },
  popularRoutes: {
    hd: 'Popular routes',
    desc: 'Choose one and the search form is filled in for you. Fares are round trip, for one adult, taxes and fees included.',
    routes: [
      { label: 'New York to Rome', frmTo: ['JFK', 'FCO'] },
      { label: 'Boston to Rome', frmTo: ['BOS', 'FCO'] },
      { label: 'Chicago to Rome', frmTo: ['ORD', 'FCO'] },
      { label: 'Atlanta to Rome', frmTo: ['ATL', 'FCO'] },
      { label: 'Los Angeles to Rome', frmTo: ['LAX', 'FCO'] },
    ],
    cta: 'Search this route',
  },
  FlightInfo: {
    mainhd: 'Flight information',
    subhd:
      'Price and month for a round trip from New York, one adult, taxes and fees included. Time and flights per week: nonstop from New York.',
    tableData: [
      { hd: 'Lowest Price', value: figures.price(CITY_FACTS.rome.lowestCents), basis: 'computed' },
      { hd: 'Cheapest Month', value: figures.month(CITY_FACTS.rome.cheapestMonth), basis: 'computed' },
      { hd: 'Airlines Serving', value: figures.count(CITY_FACTS.rome.airlines), basis: 'timetable' },
      { hd: 'Destination Airport', value: 'FCO', basis: 'timetable' },
      { hd: 'Average Flight Time', value: figures.time(CITY_FACTS.rome.flightMinutes), basis: 'timetable' },
      { hd: 'Average Flights per Week', value: figures.count(CITY_FACTS.rome.flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Top airports',
    subhd: 'The airports of Rome, with their codes.',
    airportsList: [
      { code: 'FCO', name: 'Fiumicino Leonardo da Vinci' },
      { code: 'CIA', name: 'Ciampino' },
    ],
  },
  topPlaces: {
    mainhd: 'Five places that belong together',
    subhd: 'All but one within half an hour’s walk of the Pantheon.',
    topPlacesList: [
      {
        img: 'trevi',
        hd: 'Trevi Fountain',
        des: 'Travertine, water and coins. At seven in the morning you hear it before you see it, and hardly anyone stands in front.',
        btn: 'Book Flight',
      },
      {
        img: 'pantheon',
        hd: 'Pantheon',
        des: 'A dome of unreinforced concrete from the year 126, with an open eye. When it rains, it rains inside.',
        btn: 'Book Flight',
      },
      {
        img: 'st-peters',
        hd: 'St. Peter’s',
        des: 'Walk up to the dome for the view along the colonnade. Shoulders and knees must be covered.',
        btn: 'Book Flight',
      },
      {
        img: 'forum',
        hd: 'Roman Forum',
        des: 'Two and a half thousand years in one valley. Your ticket for the Colosseum counts here too.',
        btn: 'Book Flight',
      },
      {
        img: 'spanish-steps',
        hd: 'Spanish Steps',
        des: 'A hundred and thirty-five steps from the Barcaccia up to the church. Sitting on them is not allowed; looking is.',
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
      { img: 'paris', title: 'Paris', url: 'paris' },
      { img: 'london', title: 'London', url: 'london' },
      { img: 'barcelona', title: 'Barcelona', url: 'barcelona' },
      { img: 'madrid', title: 'Madrid', url: 'madrid' },
      { img: 'amsterdam', title: 'Amsterdam', url: 'amsterdam' },
      { img: 'lisbon', title: 'Lisbon', url: 'lisbon' },
      { img: 'new-york', title: 'New York', url: 'new-york' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'atlanta', title: 'Atlanta', url: 'atlanta' },
      { img: 'los-angeles', title: 'Los Angeles', url: 'los-angeles' },
    ],
  },
} as const satisfies DestinationRecord;
