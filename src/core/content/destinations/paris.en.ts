import type { DestinationRecord } from './record';
import { figures } from './figures.en';
import { CITY_FACTS } from './facts.generated';

export const paris = {
  id: 'paris',
  destName: 'Paris',
  searchTerm: 'Paris',
  arptCode: ['PAR', 'CDG', 'ORY'],
  url: 'paris',
  mainhd: 'Flights to Paris',
  subhd: 'Morning light on the Seine and a table outside.',
  par1: 'Most flights from the United States leave in the evening and land at Charles de Gaulle for breakfast. The RER B train takes you from the terminal to Châtelet or Saint-Michel in about 35 minutes; from Orly, metro line 14 is faster still. So a week in Paris can be seven full days.',
  par2: 'The long light of May, June and September is worth its price. If you can choose freely, fly between November and March, outside the holidays: the museums are calm, the cafés are warm, and the seat often costs far less than in July. Compare both airports, and a departure on Tuesday or Wednesday.',
  fareImg: 'paris',
  popularArlns: {
    hd: 'Popular airlines',
    desc: 'Carriers with many seats to Paris. Each has a page here; in the results you compare all who fly your route.',
    arlnLinks: [
      { label: 'Air France', url: 'air-france-af' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'JetBlue Airways', url: 'jetblue-airways-b6' },
    ],
    cta: 'All airlines',
  },
  popularRoutes: {
    hd: 'Popular routes',
    desc: 'Choose one and the search form is filled in for you. Fares are round trip, for one adult, taxes and fees included.',
    routes: [
      { label: 'New York to Paris', frmTo: ['JFK', 'CDG'] },
      { label: 'Los Angeles to Paris', frmTo: ['LAX', 'CDG'] },
      { label: 'Chicago to Paris', frmTo: ['ORD', 'CDG'] },
      { label: 'Boston to Paris', frmTo: ['BOS', 'CDG'] },
      { label: 'Miami to Paris', frmTo: ['MIA', 'CDG'] },
    ],
    cta: 'Search this route',
  },
  FlightInfo: {
    mainhd: 'Flight information',
    subhd:
      'Price and month for a round trip from New York, one adult, taxes and fees included. Time and flights per week: nonstop from New York.',
    tableData: [
      { hd: 'Lowest Price', value: '$89', basis: 'example' },
      { hd: 'Cheapest Month', value: figures.month(CITY_FACTS.paris.cheapestMonth), basis: 'computed' },
      { hd: 'Airlines Serving', value: figures.count(CITY_FACTS.paris.airlines), basis: 'timetable' },
      { hd: 'Destination Airport', value: 'CDG', basis: 'timetable' },
      { hd: 'Average Flight Time', value: figures.time(CITY_FACTS.paris.flightMinutes), basis: 'timetable' },
      { hd: 'Average Flights per Week', value: figures.count(CITY_FACTS.paris.flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Top airports',
    subhd: 'The airports of Paris, with their codes.',
    airportsList: [
      { code: 'CDG', name: 'Charles de Gaulle' },
      { code: 'ORY', name: 'Orly' },
    ],
  },
  topPlaces: {
    mainhd: 'Five places for one first visit',
    subhd: 'Near enough to each other to walk between four of them.',
    topPlacesList: [
      {
        img: 'louvre',
        hd: 'Louvre',
        des: 'A palace around a glass pyramid. Choose one wing, and come on Wednesday or Friday, when it stays open late.',
        btn: 'Book Flight',
      },
      {
        img: 'montmartre',
        hd: 'Montmartre',
        des: 'Steps, vineyards and a white basilica. Climb before nine and you have the view of the city to yourself.',
        btn: 'Book Flight',
      },
      {
        img: 'notre-dame',
        hd: 'Notre-Dame',
        des: 'Open again since December 2024, brighter than in centuries. Entry is free; a reserved time spares you the line.',
        btn: 'Book Flight',
      },
      {
        img: 'versailles',
        hd: 'Versailles',
        des: 'Half an hour by train. See the gardens first and the palace late, when the groups have gone.',
        btn: 'Book Flight',
      },
      {
        img: 'seine',
        hd: 'Banks of the Seine',
        des: 'Sit on the quay of the Île Saint-Louis at sunset. It costs nothing, and no table has a better view.',
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
      { img: 'rome', title: 'Rome', url: 'rome' },
      { img: 'london', title: 'London', url: 'london' },
      { img: 'amsterdam', title: 'Amsterdam', url: 'amsterdam' },
      { img: 'barcelona', title: 'Barcelona', url: 'barcelona' },
      { img: 'madrid', title: 'Madrid', url: 'madrid' },
      { img: 'lisbon', title: 'Lisbon', url: 'lisbon' },
      { img: 'new-york', title: 'New York', url: 'new-york' },
      { img: 'los-angeles', title: 'Los Angeles', url: 'los-angeles' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'tokyo', title: 'Tokyo', url: 'tokyo' },
    ],
  },
} as const satisfies DestinationRecord;
