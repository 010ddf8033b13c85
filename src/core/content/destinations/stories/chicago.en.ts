import type { CityStory } from '../story';

export const chicago: CityStory = {
  par1: 'O’Hare is where the country changes planes, Midway the small airport eight miles from the Loop; elevated trains run from both. Out of the last tunnel stand Sullivan, Mies and a river that engineers made flow backward.',
  par2: 'From May to October the city lives outdoors, on eighteen miles of free lakefront and in a festival a week. In winter it moves indoors, to blues rooms and the largest Impressionist collection this side of Paris, and hotel prices collapse.',
  airports: 'O’Hare lists every large airline; Midway is mostly Southwest, with shorter walks.',
  arrive:
    'The Blue Line runs from O’Hare all night and takes about 45 minutes to the Loop; the Orange Line from Midway takes 25. Both start inside the airport, so a taxi is worth it only with heavy bags after rush hour.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are bargains from New York because they are truly cold. ${high}, with the lakefront festivals, averages ${more}% above that.`,
  nonstop:
    'United and American both call O’Hare a hub, Southwest answers at Midway, and Delta comes from its own cities; New York alone has a flight every half hour or so through the day.',
  stay: 'River North is close to everything and priced for it. Wicker Park and Logan Square have the music and the tacos, Hyde Park the university and Obama’s old barber, Lincoln Park a free zoo, Pilsen murals and the best tamales.',
  drawback:
    'Wind off the lake in January makes 20 °F feel like zero, and snow at O’Hare strands connections across the country: avoid the last flight of the day. Taxes on hotel rooms and restaurant bills are among the highest in the nation.',
  placesHeading: 'Five places between lake and river',
  placesNote: 'All on one transit card.',
  places: [
    [
      'art-institute',
      'Art Institute',
      'Two green lions, then Hopper’s Nighthawks, Seurat’s Sunday and American Gothic. The modern wing opens toward the park.',
    ],
    [
      'chicago-river',
      'Chicago River',
      'Take the architecture boat: ninety minutes of corncob towers, bridges that lift and gossip about architects.',
    ],
    [
      'navy-pier',
      'Navy Pier',
      'More than half a mile of boardwalk with a wheel halfway, and fireworks on summer Wednesdays and Saturdays.',
    ],
    [
      'wrigley-field',
      'Wrigley Field',
      'Ivy, a hand-turned scoreboard and a red sign that has not changed since 1934. Afternoon games are the ones to see.',
    ],
    [
      'buckingham-fountain',
      'Buckingham Fountain',
      'Pink marble and four pairs of sea horses in Grant Park. From May to October the center jet rises on the hour.',
    ],
  ],
  why: [
    'O’Hare or Midway, bags or none: the list shows a finished price for each seat to Chicago, surcharges and our fee counted.',
    'Snowed in between gates? While the line at the desk grows, somebody at our number looks for your next seat.',
    'Book when the Cubs announce, think overnight: refunds are free for 24 hours on trips that start a week or more later.',
  ],
};
