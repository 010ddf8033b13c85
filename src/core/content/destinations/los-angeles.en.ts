import type { DestinationRecord } from './record';
import { figures } from './figures.en';
import { CITY_FACTS } from './facts.generated';

export const losAngeles = {
  id: 'los-angeles',
  destName: 'Los Angeles',
  searchTerm: 'Los Angeles',
  arptCode: ['LAX', 'HHR', 'BUR', 'LGB', 'VNY', 'SNA', 'ONT'],
  url: 'los-angeles',
  mainhd: 'Flights to Los Angeles',
  subhd: 'Palms, a pier and the last sun over the Pacific.',
  par1: 'Land in time for the last light: beaches to the west, observatories to the east, and tacos everywhere between. LAX takes most long flights, but Burbank, Long Beach, John Wayne and Ontario can save you an hour of traffic when you stay near them. The region is wide: choose the airport by where you sleep.',
  par2: 'It is mild in every month; late May and June can be gray by the coast in the morning. January and early February are usually the cheapest weeks. From New York a nonstop flight takes about six hours westbound and an hour less on the way back, so a departure in the early evening still arrives before midnight.',
  fareImg: 'los-angeles',
  popularArlns: {
    hd: 'Popular airlines',
    desc: 'Carriers with many seats to Los Angeles. Each has a page here; in the results you compare all who fly your route.',
    arlnLinks: [
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'Air Canada', url: 'air-canada-ac' },
      { label: 'Alaska Airlines', url: 'alaska-airlines-as' },
    ],
    cta: 'All airlines',
  },
  popularRoutes: {
    hd: 'Popular routes',
    desc: 'Choose one and the search form is filled in for you. Fares are round trip, for one adult, taxes and fees included.',
    routes: [
      { label: 'New York to Los Angeles', frmTo: ['JFK', 'LAX'] },
      { label: 'Chicago to Los Angeles', frmTo: ['ORD', 'LAX'] },
      { label: 'Tokyo to Los Angeles', frmTo: ['NRT', 'LAX'] },
      { label: 'London to Los Angeles', frmTo: ['LHR', 'LAX'] },
      { label: 'San Francisco to Los Angeles', frmTo: ['SFO', 'LAX'] },
    ],
    cta: 'Search this route',
  },
  FlightInfo: {
    mainhd: 'Flight information',
    subhd:
      'Price and month for a round trip from New York, one adult, taxes and fees included. Time and flights per week: nonstop from New York.',
    tableData: [
      { hd: 'Lowest Price', value: '$138', basis: 'example' },
      { hd: 'Cheapest Month', value: 'January', basis: 'example' },
      { hd: 'Airlines Serving', value: figures.count(CITY_FACTS['los-angeles'].airlines), basis: 'timetable' },
      { hd: 'Destination Airport', value: 'LAX', basis: 'timetable' },
      { hd: 'Average Flight Time', value: '5 h 55 min', basis: 'example' },
      { hd: 'Average Flights per Week', value: figures.count(CITY_FACTS['los-angeles'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Top airports',
    subhd: 'Seven airports of the region. Hawthorne and Van Nuys serve private flights; the other five have scheduled ones.',
    airportsList: [
      { code: 'HHR', name: 'Hawthorne Municipal' },
      { code: 'BUR', name: 'Hollywood Burbank' },
      { code: 'LAX', name: 'Los Angeles International' },
      { code: 'LGB', name: 'Long Beach' },
      { code: 'VNY', name: 'Van Nuys' },
      { code: 'SNA', name: 'John Wayne, Orange County' },
      { code: 'ONT', name: 'Ontario International' },
    ],
  },
  topPlaces: {
    mainhd: 'Five places to stand at sunset',
    subhd: 'Two by the water, three above it.',
    topPlacesList: [
      {
        img: 'griffith',
        hd: 'Griffith Observatory',
        des: 'Free entry, the whole basin below, and the sign across the canyon. Come an hour before sunset; parking fills first.',
        btn: 'Book Flight',
      },
      {
        img: 'santa-monica-pier',
        hd: 'Santa Monica Pier',
        des: 'A wooden pier from 1909 with a wheel over the water, and the end of Route 66.',
        btn: 'Book Flight',
      },
      {
        img: 'hollywood-sign',
        hd: 'Hollywood Sign',
        des: 'Forty-five-foot letters above Beachwood Canyon. The trail from Griffith Park takes two hours both ways.',
        btn: 'Book Flight',
      },
      {
        img: 'venice-beach',
        hd: 'Venice Beach',
        des: 'Skaters, murals and two and a half miles of boardwalk. The canals are three blocks inland.',
        btn: 'Book Flight',
      },
      {
        img: 'getty',
        hd: 'Getty Center',
        des: 'White travertine, gardens and Van Gogh’s irises above the freeway. Entry is free; you pay for the parking.',
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
      { img: 'las-vegas', title: 'Las Vegas', url: 'las-vegas' },
      { img: 'new-york', title: 'New York', url: 'new-york' },
      { img: 'phoenix', title: 'Phoenix', url: 'phoenix' },
      { img: 'hawaii', title: 'Hawaii', url: 'hawaii' },
      { img: 'seattle', title: 'Seattle', url: 'seattle' },
      { img: 'tokyo', title: 'Tokyo', url: 'tokyo' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'houston', title: 'Houston', url: 'houston' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'london', title: 'London', url: 'london' },
    ],
  },
} as const satisfies DestinationRecord;
