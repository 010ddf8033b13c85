import type { DestinationRecord } from './record';
import { figures } from './figures.en';
import { CITY_FACTS } from './facts.generated';

export const newYork = {
  id: 'new-york',
  destName: 'New York',
  searchTerm: 'New York',
  arptCode: ['NYC', 'JFK', 'EWR', 'LGA'],
  url: 'new-york',
  mainhd: 'Flights to New York',
  subhd: 'Cross the bridge on foot, then look back.',
  par1: 'Three airports share the city. Kennedy takes most international flights and has the AirTrain to the subway; LaGuardia is closest to Manhattan and serves domestic cities; Newark, across the Hudson, is half an hour by train from Penn Station. A search for New York covers all three.',
  par2: 'January and February are usually the cheapest months for flights and hotels; September and October have the clearest days. From the West Coast the flight takes a little over five hours eastbound and six on the way back, and the overnight departures usually cost less than those at noon.',
  fareImg: 'new-york',
  popularArlns: {
    hd: 'Popular airlines',
    desc: 'Carriers with many seats to New York. Each has a page here; in the results you compare all who fly your route.',
    arlnLinks: [
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'JetBlue Airways', url: 'jetblue-airways-b6' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'Alaska Airlines', url: 'alaska-airlines-as' },
    ],
    cta: 'All airlines',
  },
  popularRoutes: {
    hd: 'Popular routes',
    desc: 'Choose one and the search form is filled in for you. Fares are round trip, for one adult, taxes and fees included.',
    routes: [
      { label: 'Los Angeles to New York', frmTo: ['LAX', 'JFK'] },
      { label: 'San Francisco to New York', frmTo: ['SFO', 'JFK'] },
      { label: 'Miami to New York', frmTo: ['MIA', 'LGA'] },
      { label: 'Chicago to New York', frmTo: ['ORD', 'LGA'] },
      { label: 'London to New York', frmTo: ['LHR', 'JFK'] },
    ],
    cta: 'Search this route',
  },
  FlightInfo: {
    mainhd: 'Flight information',
    subhd:
      'Price and month for a round trip from Los Angeles, one adult, taxes and fees included. Time and flights per week: nonstop from Los Angeles.',
    tableData: [
      { hd: 'Lowest Price', value: figures.price(CITY_FACTS['new-york'].lowestCents), basis: 'computed' },
      { hd: 'Cheapest Month', value: figures.month(CITY_FACTS['new-york'].cheapestMonth), basis: 'computed' },
      { hd: 'Airlines Serving', value: figures.count(CITY_FACTS['new-york'].airlines), basis: 'timetable' },
      { hd: 'Destination Airport', value: 'JFK', basis: 'timetable' },
      { hd: 'Average Flight Time', value: figures.time(CITY_FACTS['new-york'].flightMinutes), basis: 'timetable' },
      { hd: 'Average Flights per Week', value: figures.count(CITY_FACTS['new-york'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Top airports',
    subhd: 'The airports of New York, with their codes.',
    airportsList: [
      { code: 'JFK', name: 'John F Kennedy International' },
      { code: 'EWR', name: 'Newark Liberty International' },
      { code: 'LGA', name: 'LaGuardia' },
    ],
  },
  topPlaces: {
    mainhd: 'Five places, one subway ride apart',
    subhd: 'Start with the harbor, end on the old railroad.',
    topPlacesList: [
      {
        img: 'statue-of-liberty',
        hd: 'Statue of Liberty',
        des: 'The ferry leaves from Battery Park. Places in the crown are few and are sold weeks ahead; the pedestal is easier.',
        btn: 'Book Flight',
      },
      {
        img: 'central-park',
        hd: 'Central Park',
        des: 'Two and a half miles of trees between towers. Enter at 72nd Street, cross by the Bow Bridge, and leave by the Reservoir.',
        btn: 'Book Flight',
      },
      {
        img: 'brooklyn-bridge',
        hd: 'Brooklyn Bridge',
        des: 'Walk it from Brooklyn in the morning, with the skyline ahead of you. It takes half an hour, with photographs an hour.',
        btn: 'Book Flight',
      },
      {
        img: 'times-square',
        hd: 'Times Square',
        des: 'See it once after dark, then find the booth with the red steps, where tickets for tonight’s shows cost less.',
        btn: 'Book Flight',
      },
      {
        img: 'high-line',
        hd: 'High Line',
        des: 'A garden on an old freight railroad, a mile and a half long, from Gansevoort Street to Hudson Yards. Free.',
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
      { img: 'miami', title: 'Miami', url: 'miami' },
      { img: 'orlando', title: 'Orlando', url: 'orlando' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'paris', title: 'Paris', url: 'paris' },
      { img: 'london', title: 'London', url: 'london' },
      { img: 'rome', title: 'Rome', url: 'rome' },
      { img: 'cancun', title: 'Cancún', url: 'cancun' },
    ],
  },
} as const satisfies DestinationRecord;
