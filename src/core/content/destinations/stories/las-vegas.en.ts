import type { CityStory } from '../story';

export const lasVegas: CityStory = {
  par1: 'Harry Reid International lies next to the Strip: from the gate to most hotels it is a quarter of an hour by taxi. Almost every large city of the country has a nonstop flight, so there is rarely a reason to change planes.',
  par2: 'Fares follow conventions and long weekends more than the seasons. From Sunday to Thursday both the flight and the room are usually cheaper, and around a big convention two days earlier or later can change the bill. July afternoons often pass 105 °F; in January you need a coat.',
  airports: 'Las Vegas has one airport for scheduled flights.',
  arrive:
    'Taxis and ride-hailing cars leave from the terminals and the garage levels above them; there is no rail line. Once on the Strip, the monorail runs behind the east-side hotels and double-decker buses go up and down day and night.',
  cheap: ({ low, next, high, more }) =>
    `From Los Angeles the low months are ${low} and ${next}; ${high} averages ${more}% above them. Midweek beats the calendar, whatever the month.`,
  nonstop: 'Southwest alone has more departures than most of the others together, so look at its total with bags before you compare.',
  stay: 'Center Strip, from Caesars to the Cosmopolitan, spares you the longest walks. Fremont Street downtown is smaller and cheaper; Summerlin, at the foot of Red Rock, is for hikers with a car; the Arts District has bars without slot machines.',
  drawback:
    'Almost every hotel adds a nightly resort fee that the first price does not show, casino floors are still smoky, and a mile on the Strip takes half an hour because footbridges and lobbies stand between.',
  placesHeading: 'Five places, two of them red',
  placesNote: 'The lights first, then the rock.',
  places: [
    ['strip', 'The Strip', 'Four miles of fountains and towers, and farther than it looks. Walk one half each evening.'],
    [
      'red-rock',
      'Red Rock Canyon',
      'Thirteen miles of scenic drive, half an hour west. From October to May you reserve the time of your entry.',
    ],
    ['fremont', 'Fremont Street', 'The old downtown under a roof of lights, with the signs that made the city known.'],
    [
      'hoover-dam',
      'Hoover Dam',
      'Concrete between two states, three quarters of an hour away. The bridge beside it has a path for walkers.',
    ],
    [
      'grand-canyon',
      'Grand Canyon',
      'The West Rim is two and a half hours by car, the South Rim four and a half. For the second, stay a night.',
    ],
  ],
  why: [
    'Rooms here hide fees; our fares do not. The Las Vegas price you see has taxes and our fee in it.',
    'Flight moved into your wedding slot? Dial us at four in the morning, the city’s natural hour.',
    'A bet you can take back: cancel within 24 hours of booking at no cost, if the trip starts in a week or later.',
  ],
};
