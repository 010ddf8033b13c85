import type { CityStory } from '../story';

export const dallas: CityStory = {
  par1: 'DFW is larger than Manhattan and almost a country of its own; Love Field, six miles from downtown, is the one with character and one airline. Between the two lies a region that keeps growing while you read about it.',
  par2: 'March, April and October are for patios; from June to September life happens in air conditioning. Fort Worth, forty minutes west, is where the cattle and, oddly, the finest small museums are.',
  airports: 'Two airports with two ideas: DFW for nearly everybody, Love Field for Southwest.',
  arrive:
    'DART’s Orange Line leaves from Terminal A and takes about fifty minutes to downtown; TEXRail goes to Fort Worth from Terminal B. From Love Field a free shuttle bus meets the light rail at Inwood.',
  cheap: ({ low, next, high, more }) =>
    `In ${low} and ${next} fares from New York hit bottom; ${high}, with school out and conventions in, averages ${more}% more, the steepest climb of many a route.`,
  nonstop:
    'American’s largest hub reaches 168 airports of the country in the timetable behind this page; Southwest answers from Love Field, and where both fly, both are cheaper.',
  stay: 'Deep Ellum plays live music under the freeway, Bishop Arts has pie and small shops, Uptown a free trolley and young offices, Knox-Henderson dinner. For Fort Worth choose Sundance Square or the Near Southside.',
  drawback:
    'It is a city of freeways, and what looks near is an exit you missed. Hail in April and May shuts the airport for hours, and August averages around 97 °F.',
  placesHeading: 'Five places from downtown to the stockyards',
  placesNote: 'You can walk between the first three.',
  places: [
    [
      'dealey-plaza',
      'Dealey Plaza',
      'A corner window, a white mark on the road and a museum on the sixth floor that tells it without noise.',
    ],
    [
      'arts-district',
      'Arts District',
      'Opera, sculpture and symphony within four blocks, by architects you have heard of. The sculpture garden is the quiet one.',
    ],
    ['klyde-warren-park', 'Klyde Warren Park', 'A lawn laid over a sunken freeway, with food trucks, yoga and children in fountains.'],
    ['white-rock-lake', 'White Rock Lake', 'Nine miles around by bicycle, sails at noon and the skyline at dusk across the water.'],
    ['fort-worth-stockyards', 'Fort Worth Stockyards', 'Longhorns walk down the street twice a day, and nobody hurries them.'],
  ],
  why: [
    'American at DFW, Southwest at Love: search DFW and then DAL, and compare totals to Dallas with taxes and our fee already settled.',
    'Hail over the runways at six? While counters close, our line stays open and looks for a way around.',
    'Think it over with the family. A free way out lasts 24 hours, when the flight lies seven days off or more.',
  ],
};
