import type { CitySlug, DestinationSlug } from '../../destinations/cities';
import type { CityText, PageText } from '../siteTypes';

export const cities: Readonly<Record<CitySlug, CityText>> = {
  paris: {
    name: 'Paris',
    line: 'Morning light on the Seine and a table outside.',
  },
  rome: {
    name: 'Rome',
    line: 'Stone pines, warm evenings, two thousand years in one walk.',
  },
  'new-york': {
    name: 'New York',
    line: 'Cross the bridge on foot, then look back.',
  },
  'las-vegas': {
    name: 'Las Vegas',
    line: 'Neon until sunrise, desert by breakfast.',
  },
  'los-angeles': {
    name: 'Los Angeles',
    line: 'Palms, a pier and the last sun over the Pacific.',
  },
  phoenix: {
    name: 'Phoenix',
    line: 'Red rock, cactus and 300 days of sun.',
  },
  hawaii: {
    name: 'Hawaii',
    line: 'Volcano, reef and rain forest in one day.',
  },
  seattle: {
    name: 'Seattle',
    line: 'Water on both sides and a mountain behind.',
  },
  tokyo: {
    name: 'Tokyo',
    line: 'Lanterns below, towers above, trains on time.',
  },
  'san-francisco': {
    name: 'San Francisco',
    line: 'Fog over the bridge, sun in the Mission.',
  },
  houston: {
    name: 'Houston',
    line: 'Mission control, museums and Gulf air.',
  },
  chicago: {
    name: 'Chicago',
    line: 'A lake like a sea and a skyline like a lesson.',
  },
  london: {
    name: 'London',
    line: 'Parks, markets and a river with stories.',
  },
  miami: {
    name: 'Miami',
    line: 'Art deco, Cuban coffee and warm water.',
  },
  orlando: {
    name: 'Orlando',
    line: 'Roller coasters first, springs and rockets after.',
  },
  boston: {
    name: 'Boston',
    line: 'Brick, harbor and the oldest public park in the country.',
  },
  denver: {
    name: 'Denver',
    line: 'A mile up, with the Rockies at the end of the street.',
  },
  atlanta: {
    name: 'Atlanta',
    line: 'Oaks, soul food and the busiest airport on earth.',
  },
  barcelona: {
    name: 'Barcelona',
    line: 'Gaudí’s towers, late dinners and a beach.',
  },
  madrid: {
    name: 'Madrid',
    line: 'Great museums by day, plazas by night.',
  },
  amsterdam: {
    name: 'Amsterdam',
    line: 'Canals, bicycles and Golden Age light.',
  },
  lisbon: {
    name: 'Lisbon',
    line: 'Yellow trams, tiled houses and an Atlantic sunset.',
  },
  cancun: {
    name: 'Cancún',
    line: 'White sand in front, Maya ruins behind.',
  },
  washington: {
    name: 'Washington',
    line: 'Marble, cherry trees and museums without a ticket.',
  },
  toronto: {
    name: 'Toronto',
    line: 'A lake, a tower and the whole world for lunch.',
  },
  dallas: {
    name: 'Dallas',
    line: 'Glass towers, brisket smoke and a square that history stopped in.',
  },
  athens: {
    name: 'Athens',
    line: 'A temple above, the sea beyond, dinner at ten.',
  },
  dublin: {
    name: 'Dublin',
    line: 'Georgian doors, old libraries and a session in the back room.',
  },
  istanbul: {
    name: 'Istanbul',
    line: 'Two continents, one ferry ride apart.',
  },
  dubai: {
    name: 'Dubai',
    line: 'The highest tower, the oldest creek and the desert at the door.',
  },
};

export const guides: Readonly<Record<DestinationSlug, PageText>> = {
  paris: {
    heading: 'Paris city guide',
    title: 'Paris: a short city guide',
    description: 'When to go to Paris, how to get into town from the airport, and where to begin on the first day.',
    lead: cities.paris.line,
    paragraphs: [
      'Begin on foot. From the Île de la Cité the river leads west past the Louvre to the Eiffel Tower in an hour and a half, and the bridges are the best benches in town. Most big museums close on Monday or Tuesday, so look before you choose the day.',
      'May, June and September have long light and mild days; July and August have the highest fares from the United States, and in August many small shops are closed. From November to March, outside the holidays, the same seat often costs far less.',
    ],
    sections: [
      {
        heading: 'From the airport',
        text: 'Charles de Gaulle lies northeast of the city; the RER B train takes about 35 minutes to Châtelet or Saint-Michel. Orly is closer, to the south, and metro line 14 goes from its terminals to the center. A search for Paris covers both, so compare them.',
      },
      {
        heading: 'Where to stay',
        text: 'Near the Seine, between the Marais and Saint-Germain, most of this guide is on foot. Montmartre is a hill with a view and many steps. Around the Gare de Lyon or Montparnasse you have fast trains at the door for a second city.',
      },
      {
        heading: 'The year in fares',
        text: 'The low season has one exception: the two weeks around Christmas and New Year’s cost about as much as summer. In every month, departures on Tuesday and Wednesday usually cost less than those on Friday and Sunday.',
      },
      {
        heading: 'A second day',
        text: 'The Louvre stays open late on Wednesday and Friday: choose one wing. Notre-Dame has been open again since December 2024; entry is free, and a reserved time spares you the line. Versailles is half an hour by train: gardens first, palace late.',
      },
    ],
  },
  rome: {
    heading: 'Rome city guide',
    title: 'Rome: a short city guide',
    description: 'When to go to Rome, what to book ahead and how to spend the first evening.',
    lead: cities.rome.line,
    paragraphs: [
      'Rome is walked, and best early or late. See the Forum when it opens, rest through the hot hours, and go out again when the stone glows. The Colosseum and the Vatican Museums sell timed tickets, which are gone days ahead in season.',
      'April, May and October are warm without the heat of July. Fares from the United States fall after the first week of November and stay low until March, Christmas and Easter aside.',
    ],
    sections: [
      {
        heading: 'From the airport',
        text: 'Long-haul flights land at Fiumicino, southwest of the city. The Leonardo Express runs nonstop to Termini in 32 minutes; a slower, cheaper regional train goes to Trastevere and Ostiense. From Ciampino, closer to town, buses go to Termini.',
      },
      {
        heading: 'Where to stay',
        text: 'Around the Pantheon you walk to nearly everything here in half an hour. Trastevere, across the river, is livelier at night. Near Termini you have the airport train at the door.',
      },
      {
        heading: 'The year in fares',
        text: 'In summer there are nonstop flights from more cities of the United States; in winter you often connect in New York or in another European capital. The most expensive weeks usually run from mid-June to the end of August.',
      },
      {
        heading: 'A first evening',
        text: 'Start at the Spanish Steps, go on to the Trevi Fountain, and end at the Pantheon, whose dome has stood since the year 126. You see all three from the street without a ticket; going inside the Pantheon or down to the fountain’s edge may take one, so check before you go.',
      },
    ],
  },
  'new-york': {
    heading: 'New York city guide',
    title: 'New York: a short city guide',
    description: 'When to go to New York, which airport to choose, and a first walk across the bridge.',
    lead: cities['new-york'].line,
    paragraphs: [
      'Walk the Brooklyn Bridge from Brooklyn to Manhattan in the morning, with the skyline ahead of you. The Staten Island Ferry passes the Statue of Liberty and is free. Subways run all night, and one fare takes you nearly anywhere in the city.',
      'September and October are clear and mild; January and February are cold and cheap. From Kennedy, Newark and LaGuardia alike there is public transport to Manhattan, so let price and hour choose the airport.',
    ],
    sections: [
      {
        heading: 'From the airport',
        text: 'Kennedy has the AirTrain to the subway and the Long Island Rail Road. Newark, across the Hudson, is half an hour by train from Penn Station. LaGuardia is closest to Manhattan and has buses only: the Q70 to the subway in Queens, the M60 to Harlem. Check routes and fares before you go.',
      },
      {
        heading: 'Where to stay',
        text: 'Midtown is next to most sights and to Penn Station. Downtown Brooklyn and Long Island City are one or two subway stops from Manhattan and often cost less. Below 14th Street the evenings are longer.',
      },
      {
        heading: 'The year in fares',
        text: 'Fares and hotel rates both fall after the first week of January and rise again in April. Thanksgiving, Christmas and the weekends of summer cost most. From the West Coast, overnight departures usually cost less than those at noon.',
      },
      {
        heading: 'What needs planning',
        text: 'Places in the crown of the Statue of Liberty are few and sold weeks ahead; the pedestal is easier. Tickets for tonight’s shows cost less at the booth with the red steps on Times Square. The High Line, Central Park and the Staten Island Ferry cost nothing.',
      },
    ],
  },
  'las-vegas': {
    heading: 'Las Vegas city guide',
    title: 'Las Vegas: a short city guide',
    description: 'When to go to Las Vegas, how to pay less for it, and what to see outside the Strip.',
    lead: cities['las-vegas'].line,
    paragraphs: [
      'The Strip is four miles long, and every hotel is farther away than it looks. See it once on foot after dark, then go where the rock is red: Red Rock Canyon is half an hour west, Hoover Dam three quarters of an hour southeast, and Death Valley fits in a long day.',
      'Spring and autumn are pleasant; in July the afternoon can pass 105 °F. Flights and rooms cost least from Sunday to Thursday and most in the weeks of large conventions, so a shift of two days can be worth more than any coupon.',
    ],
    sections: [
      {
        heading: 'From the airport',
        text: 'A taxi from Harry Reid International to a hotel on the Strip takes about a quarter of an hour, and ride-hail cars pick up in the parking garages; there is no train. Taxis charge flat rates by zone to the Strip: ask for yours first.',
      },
      {
        heading: 'Where to stay',
        text: 'In the middle of the Strip you walk to most of it. Downtown, around Fremont Street, is older, smaller and usually cheaper. Most hotels add a resort fee for every night, so compare rooms by the total and not by the rate, and ask whether parking is in it.',
      },
      {
        heading: 'The year in fares',
        text: 'The quiet weeks are those before Christmas and the hot ones of July and August. Around New Year’s Eve, big races and the largest conventions, flights and rooms rise together.',
      },
      {
        heading: 'Out to the rock',
        text: 'Red Rock Canyon has a scenic drive of thirteen miles; from October to May you reserve the time of your entry. The West Rim of the Grand Canyon is two and a half hours by car, the South Rim four and a half: for the second, stay a night.',
      },
    ],
  },
  'los-angeles': {
    heading: 'Los Angeles city guide',
    title: 'Los Angeles: a short city guide',
    description: 'When to go to Los Angeles, where to stay so that you drive less, and what to see at sunset.',
    lead: cities['los-angeles'].line,
    paragraphs: [
      'Plan by neighborhood and not by list. A day by the sea takes you from Santa Monica’s pier along the path to Venice; a day inland goes from Grand Central Market downtown to Griffith Observatory, which is free and at its best at dusk.',
      'It is mild in every month; in late May and June mornings can be gray by the coast. Nonstop flights from New York take about six hours westbound and an hour less on the way back.',
    ],
    sections: [
      {
        heading: 'From the airport',
        text: 'LAX is close to the beach cities and far from downtown at rush hour. The FlyAway bus goes nonstop to Union Station, and a free link takes you to the Metro station beside the airport; check fares and hours before you go. Burbank, Long Beach, John Wayne and Ontario are smaller and quicker to leave.',
      },
      {
        heading: 'Where to stay',
        text: 'Santa Monica and Venice for the sea, Hollywood and Los Feliz for the hills, downtown for museums and trains. Two neighborhoods in one stay often save more hours than one hotel in the middle.',
      },
      {
        heading: 'The year in fares',
        text: 'January and early February are usually the cheapest weeks; summer and the days around the holidays cost most. From New York, a flight that leaves in the early evening still arrives before midnight.',
      },
      {
        heading: 'Without a car',
        text: 'Metro trains link downtown with Santa Monica (E Line), Hollywood (B Line), and Pasadena and Long Beach (A Line). For a day in Malibu or in several valleys you will want a car; for the others a transit card does.',
      },
    ],
  },
};
