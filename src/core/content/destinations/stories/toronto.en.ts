import type { CityStory } from '../story';

export const toronto: CityStory = {
  par1: 'Pearson is the big airport in the western suburbs; Billy Bishop sits on an island so close to downtown that a ferry ride of ninety seconds, or a tunnel, is the commute. Half the people you meet were born in another country, and the menus prove it.',
  par2: 'June to September is patio season, with islands, festivals and a lake you can swim in. In January a city of underground passages lets you forget a coat, though not for long.',
  airports: 'Two airports: Pearson for all airlines, Billy Bishop for Porter and a few short flights.',
  arrive:
    'The UP Express train links Pearson with Union Station in 25 minutes, every quarter of an hour. From Billy Bishop you walk out of the tunnel and are downtown.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are low from New York, with reason; ${high} and its long weekends sit ${more}% above.`,
  nonstop:
    'Air Canada flies most often, Porter lands on the island from Newark, Boston, Chicago and Washington, and American, Delta and United connect their hubs.',
  stay: 'Queen West has galleries and vintage shops, Kensington Market everything secondhand and edible, the Annex students and old trees, Leslieville brunch and streetcars. Yorkville is for other people’s money.',
  drawback:
    'Hotels are expensive in summer and in the film festival of September, and construction has half of downtown on a detour. Winter is gray for longer than it is white.',
  placesHeading: 'Five places, one a day trip',
  placesNote: 'Streetcars reach three of them.',
  places: [
    ['distillery-district', 'Distillery District', 'Victorian brick, cobbles and a chimney, now chocolate, theater and a winter market.'],
    [
      'st-lawrence-market',
      'St. Lawrence Market',
      'Peameal bacon on a bun since before your parents, and a flatiron building a block away to photograph.',
    ],
    [
      'toronto-islands',
      'Toronto Islands',
      'A ferry, a bicycle, a beach and the best view of the skyline you left behind fifteen minutes ago.',
    ],
    [
      'casa-loma',
      'Casa Loma',
      'A castle built by an electricity baron who could not pay the tax on it. Secret stairs, a tunnel and a tower.',
    ],
    ['niagara-falls', 'Niagara Falls', 'Ninety minutes down the lake. The Canadian side has the postcard; the boat has the water.'],
  ],
  why: [
    'Canadian sites quote another dollar and other taxes. Here a fare to Toronto is in US dollars, everything counted, our fee shown.',
    'Preclearance, passports, a lost glove at Pearson: people with patience answer us at all hours.',
    'You have a day to think Toronto over. Cancel within it at no cost, if departure is at least a week away.',
  ],
};
