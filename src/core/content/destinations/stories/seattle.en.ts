import type { CityStory } from '../story';

export const seattle: CityStory = {
  par1: 'Sea–Tac lies halfway to Tacoma, and on a clear approach Mount Rainier fills the left-hand windows. Downtown is squeezed between a salt bay and a freshwater lake, so most walks end at a ferry, a market stall or a very good bakery.',
  par2: 'July to early September is dry, long-lit and booked out. From late October drizzle settles in, thinner than its reputation: locals own no umbrellas, and the museums are empty on Tuesdays.',
  airports: 'All airlines use Sea–Tac; Paine Field, in Everett, has a few Alaska flights for the northern suburbs.',
  arrive:
    'Link light rail leaves from the garage side of the terminal every ten minutes or so and needs about forty minutes to Westlake, passing the stadiums. Taxis beat it only at night, when Interstate 5 is open.',
  cheap: ({ low, next, high, more }) =>
    `Rain is cheap: ${low} and ${next} carry the lowest averages from Los Angeles. ${high} asks ${more}% more, and the week around July 4 asks most.`,
  nonstop:
    'Alaska Airlines has its largest hub here and Delta its gateway to Asia, so fares are a duel on most routes; Southwest keeps to its own list of cities.',
  stay: 'Capitol Hill is bars and record shops ten minutes uphill from downtown. Ballard has breweries beside old fishing docks, Fremont a troll under a bridge, Belltown is nearest to the waterfront, and West Seattle looks back at it all from a beach.',
  drawback:
    'Wildfire smoke can turn an August week the color of tea, and hotels near the cruise piers double on summer weekends. The hills between First and Fifth Avenue are steeper than the map admits.',
  placesHeading: 'Five places around the Sound',
  placesNote: 'Three by foot, one by ferry, one by car.',
  places: [
    [
      'pike-place',
      'Pike Place Market',
      'Fish that flies, flowers by the armful and the original stairs down to the waterfront. Be there at nine, before the ships unload.',
    ],
    [
      'chihuly-garden',
      'Chihuly Garden and Glass',
      'A glasshouse with a red and yellow sculpture under its roof, next to the Space Needle. Best at dusk, lit from inside.',
    ],
    [
      'gas-works-park',
      'Gas Works Park',
      'Rusted towers of a gas plant on a green knoll at Lake Union, with kites, seaplanes and the skyline across the water.',
    ],
    [
      'bainbridge-ferry',
      'Bainbridge ferry',
      'Thirty-five minutes of skyline for the price of a bus ride. Stay on the outside deck in both directions.',
    ],
    [
      'mount-rainier',
      'Mount Rainier',
      'Paradise, at 5,400 feet, is two and a half hours by car. Wildflowers peak around the first of August; roads up there open late.',
    ],
  ],
  why: [
    'Northwest fares often leave bags out. We print what each fare to Seattle carries, with taxes and our own charge in the sum.',
    'Fog at Sea–Tac, flight gone? Somebody here speaks with you at once, in either language, weekend or not.',
    'Clouds all week in the forecast: return the ticket free in the first 24 hours, if departure is seven days out.',
  ],
};
