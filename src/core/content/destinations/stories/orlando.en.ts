import type { CityStory } from '../story';

export const orlando: CityStory = {
  par1: 'Orlando International is built for families: monorails to the gates, strollers everywhere and, in Terminal C, a railway station. The parks lie twenty to thirty minutes southwest; the city that gave them its name has lakes, swans and oaks.',
  par2: 'School calendars set the price of everything. When classes are in session the lines halve; in Easter week, over Presidents’ Day and between Christmas and New Year’s, gates close because the parks are full.',
  airports: 'One large airport in the city; Sanford, to the north, has mostly Allegiant, and is an hour from the parks.',
  arrive:
    'Buses and shuttles leave from level A for International Drive and the resorts, and Brightline trains run to Miami in about three and a half hours from Terminal C. Families of four usually do best with a rental car, which is inside the garages.',
  cheap: ({ low, next, high, more }) =>
    `Once schools open, planes empty: ${low} and ${next} cost least from New York. ${high} averages ${more}% more, spring break being the whole reason.`,
  nonstop:
    'Southwest, Frontier and JetBlue bring families from everywhere, and Delta, American and United from their hubs; with so many rivals the base fare is low and the extras are where airlines earn.',
  stay: 'Lake Buena Vista and Kissimmee are for Disney, International Drive for Universal and everything in walking distance, Winter Park for brick streets and museums, downtown’s Thornton Park for adults after bedtime.',
  drawback:
    'A family day inside a park costs more than many flights, and lightning closes the tall rides on most summer afternoons. Bring ponchos and patience, and do not drive Interstate 4 at five.',
  placesHeading: 'Five places, two without tickets',
  placesNote: 'For children, engineers and swimmers.',
  places: [
    [
      'magic-kingdom',
      'Magic Kingdom',
      'The castle, the parades and the fireworks. Arrive before opening, leave at noon, come back at six.',
    ],
    [
      'icon-park',
      'ICON Park',
      'A wheel four hundred feet high on International Drive; on a clear evening you see rockets rise on the horizon.',
    ],
    [
      'kennedy-space-center',
      'Kennedy Space Center',
      'Atlantis with its doors open, a Moon rocket and, with luck, a launch. One hour east, and a whole day.',
    ],
    [
      'wekiwa-springs',
      'Wekiwa Springs',
      'Seventy-two-degree water as clear as glass, canoes and turtles, half an hour from the roller coasters.',
    ],
    ['winter-park', 'Winter Park', 'Tiffany glass in a small museum, and a pontoon boat through canals under cypress trees since 1938.'],
  ],
  why: [
    'Seat fees and stroller bags make cheap Orlando tickets grow elsewhere; ours are totaled per traveler, our charge and taxes included.',
    'A child with a fever at five in the morning changes plans. Call then; a person picks up.',
    'Find out about the school play tonight and still cancel tomorrow without paying, if the trip starts in seven days or later.',
  ],
};
