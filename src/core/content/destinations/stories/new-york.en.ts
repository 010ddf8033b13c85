import type { CityStory } from '../story';

export const newYork: CityStory = {
  par1: 'Three airports share the city. Kennedy takes most international flights and has the AirTrain to the subway; LaGuardia is closest to Manhattan and serves domestic cities; Newark, across the Hudson, is half an hour by train from Penn Station. A search for New York covers all three.',
  par2: 'January and February are usually the cheapest months for flights and hotels; September and October have the clearest days. From the West Coast the flight takes a little over five hours eastbound and six on the way back, and the overnight departures usually cost less than those at noon.',
  airports: 'The airports of New York, with their codes.',
  arrive:
    'From Kennedy the AirTrain meets the subway at Jamaica and Howard Beach, and the Long Island Rail Road takes twenty-odd minutes from Jamaica to Grand Central or Penn. Yellow cabs between Kennedy and Manhattan charge a flat fare plus tolls; from LaGuardia and Newark the meter runs.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are cheapest from Los Angeles, when hotels are low as well. Weeks in ${high} average ${more}% more.`,
  nonstop:
    'American, Delta, JetBlue and United all have hubs here, so few American cities of any size lack a nonstop to one of the three airports.',
  stay: 'The Upper West Side has parks on both sides and calm nights. The Lower East Side and the East Village stay up; Chelsea has galleries and the High Line; Williamsburg, one stop across the river, has the skyline as its view. Around Times Square you pay for noise.',
  drawback:
    'Hotel bills carry city taxes and often a “facility” fee, rooms are small at any price, and on summer platforms the air stands still. Keep a sweater for the trains, which are iced.',
  placesHeading: 'Five places, one subway ride apart',
  placesNote: 'Start with the harbor, end on the old railroad.',
  places: [
    [
      'statue-of-liberty',
      'Statue of Liberty',
      'The ferry leaves from Battery Park. Places in the crown are few and are sold weeks ahead; the pedestal is easier.',
    ],
    [
      'central-park',
      'Central Park',
      'Two and a half miles of trees between towers. Enter at 72nd Street, cross by the Bow Bridge, and leave by the Reservoir.',
    ],
    [
      'brooklyn-bridge',
      'Brooklyn Bridge',
      'Walk it from Brooklyn in the morning, with the skyline ahead of you. It takes half an hour, with photographs an hour.',
    ],
    [
      'times-square',
      'Times Square',
      'See it once after dark, then find the booth with the red steps, where tickets for tonight’s shows cost less.',
    ],
    [
      'high-line',
      'High Line',
      'A garden on an old freight railroad, a mile and a half long, from Gansevoort Street to Hudson Yards. Free.',
    ],
  ],
  why: [
    'Three airports mean three prices for one city: we put them in a single list, each complete with taxes and our fee.',
    'Landed at Newark with a hotel in Queens? Our people have seen it before and answer around the clock.',
    'Change of heart before the curtain goes up: you have 24 hours to cancel without a charge, if takeoff is seven or more days away.',
  ],
};
