import type { CityStory } from '../story';

export const houston: CityStory = {
  par1: 'Houston has two airports forty miles apart by freeway: Bush Intercontinental in the pines to the north, Hobby close to downtown in the south. Which one you land at decides your first hour, so put your hotel on the map before you choose.',
  par2: 'The city is flat, green and hungry: Vietnamese crawfish, Texas barbecue, Nigerian suya, all within one interchange. March and November are gentle; August is a sauna with excellent air conditioning.',
  airports: 'United fills Bush, Southwest fills Hobby; a search for Houston asks for Bush, so try HOU as well.',
  arrive:
    'Neither airport has rail. From Bush the 500 express bus runs downtown, and a taxi needs forty minutes without traffic; from Hobby a cab or a local bus reaches the center in half an hour or a bit more.',
  cheap: ({ low, next, high, more }) =>
    `Oil conferences aside, ${low} and ${next} are quiet and cheap from New York. ${high} costs ${more}% more on average, heat or no heat.`,
  nonstop:
    'United flies here nonstop from about a hundred American airports, more than anyone; Southwest answers from Hobby, so the same city pair often has two prices at two airports.',
  stay: 'The Heights has porches and coffee, Montrose museums and late kitchens, Rice Village students and bookshops. Downtown is for games and the theater district; the Galleria is for shopping and for people who like to drive.',
  drawback:
    'You will need a car, and you will sit in it. From June to October storms can close roads in an hour, and hurricane season deserves a look at the forecast before you pay for rooms.',
  placesHeading: 'Five places from the Moon to the Gulf',
  placesNote: 'Two are free, one is fifty miles away.',
  places: [
    [
      'space-center',
      'Space Center Houston',
      'A real Saturn V in its own hall, the restored room that said “go” for the Moon, and a tram through the working center.',
    ],
    [
      'menil-collection',
      'Menil Collection',
      'A gray house among oaks with Magritte, Byzantine icons and no admission. The Rothko Chapel is a short walk across the grass.',
    ],
    [
      'hermann-park',
      'Hermann Park',
      'Reflecting pool, pedal boats and a Japanese garden, with the Museum District at its edge and light rail at the gate.',
    ],
    ['buffalo-bayou', 'Buffalo Bayou', 'Ten miles of trail below the skyline, and at dusk a quarter million bats from under Waugh Bridge.'],
    [
      'galveston',
      'Galveston',
      'Victorian porches, a pier of rides above brown warm waves, and ferries with dolphins. An hour down Interstate 45.',
    ],
  ],
  why: [
    'Two airports and two pricing habits: search Bush, then Hobby, and compare like with like, every tax and our fee inside.',
    'When a Gulf storm shuffles the timetable our people rebook with you by phone, at noon or at three.',
    'Energy meetings move. Within a day of paying you may cancel at no cost, as long as a week remains.',
  ],
};
