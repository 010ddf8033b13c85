import type { CityStory } from '../story';

export const dubai: CityStory = {
  par1: 'Fourteen hours from the East Coast and the doors open on a mall with an airport attached, or the reverse. Beyond it stand the tallest tower, a creek with wooden ferries and, forty minutes on, real dunes.',
  par2: 'November to March is the time, with evenings for terraces. Ramadan moves ten days or so earlier each year; days are quieter then, nights long and festive.',
  airports: 'Dubai International is fifteen minutes from the old town; a few airlines use the other airport, far to the south.',
  arrive:
    'The Metro’s Red Line stops at Terminals 1 and 3 and runs the length of the city; it pauses for some hours after midnight, when taxis, metered and plentiful, take over.',
  cheap: ({ low, next, high, more }) =>
    `Fares follow the thermometer backward: ${low} and ${next} still carry summer prices, ${high} averages ${more}% more from New York.`,
  nonstop:
    'Emirates flies from a dozen American airports, New York three times a day by our timetable; United goes from Newark and Washington, and London, Frankfurt and Doha are the usual places to change.',
  stay: 'Deira and Bur Dubai are old, cheap and close to the creek. Downtown lies under the tower, the Marina has a promenade and a beach, Jumeirah villas and cafés, Al Quoz galleries in warehouses.',
  drawback:
    'From May to September it is 105 °F by day and over 85 °F at midnight: you will see little but interiors. Laws on medicine, behavior and posts online are strict, so read them before packing.',
  placesHeading: 'Five places, three made by hand',
  placesNote: 'Go at dusk, when the city turns itself on.',
  places: [
    [
      'dubai-fountain',
      'Dubai Fountain',
      'Jets as high as a fifty-story house dance to music on a lake below the tower, each half hour after sunset.',
    ],
    ['dubai-creek', 'Dubai Creek', 'Wooden abras cross for a coin between spice sacks and wind towers. This is where it all began.'],
    ['palm-jumeirah', 'Palm Jumeirah', 'An island in the shape of a tree with a monorail up the trunk and a pink arch at the crown.'],
    [
      'dubai-frame',
      'Dubai Frame',
      'Two towers and a bridge of glass make a picture frame: old town in one direction, skyline in the other.',
    ],
    [
      'arabian-desert',
      'Arabian Desert',
      'Red dunes, oryx and silence in a reserve an hour out. Choose a guide who lets the air stay in the tires, and the noise at home.',
    ],
  ],
  why: [
    'On a trip this long a surprise at the end hurts most: our Dubai figures include surcharges, taxes and the fee, first to last.',
    'Friday there is a working half day, and midnight in Houston is breakfast: somebody answers at each.',
    'You need not decide at once. A day to cancel free is part of booking, when seven or more days lie before the flight.',
  ],
};
