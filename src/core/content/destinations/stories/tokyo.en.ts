import type { CityStory } from '../story';

export const tokyo: CityStory = {
  par1: 'Haneda is the airport inside the city, on the bay; Narita lies forty miles east among rice fields and often has the lower fare. Whichever you land at, a train leaves every few minutes and is on time to the minute.',
  par2: 'The city is a ring of centers rather than one: the Yamanote Line circles them in an hour, and each station is a town of its own. Late March brings the cherries, June the rain, October and November clear air and a view of Fuji from tall buildings.',
  airports: 'Two airports, one search: weigh the fare against the forty miles between them.',
  arrive:
    'From Haneda the monorail and the Keikyu Line reach the Yamanote loop in about twenty minutes. From Narita the Skyliner runs to Ueno in 41 minutes and the Narita Express to Tokyo Station in just under an hour; a taxi costs as much as a hotel night.',
  cheap: ({ low, next, high, more }) =>
    `Fares from Los Angeles are lowest in ${low} and ${next}, with the week of the cherries as an exception. ${high} averages ${more}% more, and Golden Week, in early May, sells out besides.`,
  nonstop:
    'Japan Airlines, ANA, United, American and Delta share the Pacific; ZIPAIR flies to Narita without frills, and Honolulu is the busiest start after California.',
  stay: 'Asakusa is old, low and near the first train from Narita. Shinjuku and Shibuya never sleep, Yanaka barely wakes; Kiyosumi has coffee and small museums, Ginza quiet streets on Sunday, when cars are shut out.',
  drawback:
    'It is a long way for a short trip: eleven hours or more westbound, a date line, and two days of waking at four. Hotel rooms are small, and many kitchens take cash only.',
  placesHeading: 'Five places around the loop',
  placesNote: 'In the order of a day, first prayer to last train.',
  places: [
    [
      'senso-ji',
      'Sensō-ji',
      'A red lantern as tall as a car, a street of rice crackers and the oldest temple in town. At seven in the morning it belongs to the sparrows.',
    ],
    [
      'meiji-shrine',
      'Meiji Shrine',
      'A gravel avenue through a hundred thousand planted trees, wooden gates, and silence five minutes from Harajuku Station.',
    ],
    [
      'shibuya-crossing',
      'Shibuya Crossing',
      'All lights go red and a thousand people walk at once. Watch it from the station bridge before you join.',
    ],
    [
      'tokyo-tower',
      'Tokyo Tower',
      'Orange and white since 1958, smaller than its successor and better loved. Seen best from the lawn of Zōjō-ji.',
    ],
    [
      'rainbow-bridge',
      'Rainbow Bridge',
      'Cross the bay on foot or by driverless train to Odaiba, where the skyline lines up behind the bridge after dark.',
    ],
  ],
  why: [
    'Both airports, every alliance, one number: our Tokyo price includes Japanese departure tax, American taxes and what we charge.',
    'Your evening is their tomorrow morning. We keep people awake for that, in English and in Spanish.',
    'Before you learn to count to ten, take a day to decide: cancellation is free for 24 hours if the trip lies at least a week ahead.',
  ],
};
