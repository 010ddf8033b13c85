import type { CityStory } from '../story';

export const sanFrancisco: CityStory = {
  par1: 'Three airports ring the bay: SFO on the water south of town, Oakland across it, San Jose at the far end of Silicon Valley. The city itself is seven miles by seven, so a sweater, good shoes and one transit card are all the equipment you need.',
  par2: 'Summer is the cool season, with fog through the Golden Gate by four in the afternoon; September and October are the warm, clear months. Walk east for sun and west for wind.',
  airports: 'Oakland and San Jose are alternatives for flights inside the country, and both have trains or buses toward the city.',
  arrive:
    'BART boards inside SFO’s international terminal and needs half an hour to Powell Street; from Oakland a shuttle train meets it at Coliseum. From San Jose, Caltrain runs up the peninsula to Fourth and King.',
  cheap: ({ low, next, high, more }) =>
    `A flight up from Los Angeles costs least in ${low} and ${next}. ${high} is the top, ${more}% above, and big software conferences add spikes of their own in any season.`,
  nonstop:
    'United uses SFO as its Pacific hub, Alaska and Southwest fight it along the coast; for the cheapest seat from Los Angeles look at Oakland before you look at the hour.',
  stay: 'The Mission has murals, burritos and the best weather. North Beach is cafés and stairs, Hayes Valley small shops near the opera, the Inner Sunset park on one side and ramen on the other. Union Square is convenient and loses charm after dark.',
  drawback:
    'Break-ins of parked cars are common enough that signs warn of them: leave nothing visible, ever. Hotel rates jump in conference weeks, and a few blocks of the Tenderloin are hard to walk through.',
  placesHeading: 'Five places with a hill or a bay',
  placesNote: 'Take layers to each of them.',
  places: [
    [
      'alcatraz',
      'Alcatraz',
      'The cell house, the audio tour in the voices of guards and prisoners, and gardens somebody kept on a rock. Tickets go weeks ahead.',
    ],
    [
      'cable-cars',
      'Cable cars',
      'Moved by a rope under the street since 1873. The Powell–Hyde line climbs highest and drops toward the water at the end.',
    ],
    [
      'painted-ladies',
      'Painted Ladies',
      'Seven Victorian sisters on Alamo Square with the towers behind them. Late afternoon puts the sun on their faces.',
    ],
    [
      'ferry-building',
      'Ferry Building',
      'Oysters, bread and a clock tower modeled on Seville’s. On Saturday the farmers’ market wraps all the way around.',
    ],
    [
      'palace-of-fine-arts',
      'Palace of Fine Arts',
      'A rotunda left from the fair of 1915, reflected in a lagoon with swans. It costs nothing and is rarely full.',
    ],
  ],
  why: [
    'Search SFO, then OAK or SJC: each fare comes finished, taxes, fees and our service in it, nothing waiting at the end.',
    'Fog holds flights here as a habit. When yours waits, call; our line has no closing time.',
    'You may change your mind as fast as the weather: 24 hours, no charge, if takeoff is seven or more days away.',
  ],
};
