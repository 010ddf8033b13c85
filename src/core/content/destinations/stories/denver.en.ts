import type { CityStory } from '../story';

export const denver: CityStory = {
  par1: 'The white tents of the airport stand alone on the plains, so far out that the mountains look small. An hour later you can be among them, or drinking a local lager under them, with noticeably thinner air than at sea level.',
  par2: 'The sun shines on most days of the year, snow included; it melts by Tuesday. July and August are for the high trails, which storms close by two in the afternoon; January and February are for powder, and Friday on Interstate 70 is for nobody.',
  airports: 'One airport, the largest in the country by area: allow time for its trains and its walks.',
  arrive:
    'The A Line train leaves from under the hotel at the terminal and takes 37 minutes to Union Station, where buses to Boulder and the winter ski train start. A cab to downtown needs half an hour or twice that, according to the snow.',
  cheap: ({ low, next, high, more }) =>
    `From New York ${low} and ${next} are lowest outside the ski weekends. ${high} averages ${more}% more: everybody comes at once for the first warm month.`,
  nonstop:
    'United and Southwest have huge hubs here and Frontier its home, a rare three-way contest; few American cities of any size lack a nonstop.',
  stay: 'LoDo, around Union Station, is walkable and near the ballpark. RiNo has breweries in old warehouses, Capitol Hill cheap stages and old mansions, Highland good tables over a footbridge from downtown.',
  drawback:
    'The altitude is not a legend: you may sleep badly and feel the second beer. And the mountains are farther than they look, two hours of brake lights away on a Saturday morning.',
  placesHeading: 'Five places from street to summit',
  placesNote: 'Drink water at every one.',
  places: [
    [
      'red-rocks',
      'Red Rocks Amphitheatre',
      'Two tilted slabs of sandstone and seventy rows between them. Concerts at night, stair runners at dawn, free to walk in by day.',
    ],
    [
      'union-station',
      'Union Station',
      'A Beaux-Arts waiting room turned living room, with shuffleboard, oysters and trains that still leave.',
    ],
    [
      'denver-art-museum',
      'Denver Art Museum',
      'A titanium shard by Libeskind and a castle by Gio Ponti, with the finest Native American collection for a long way around.',
    ],
    ['colorado-capitol', 'Colorado State Capitol', 'Gold leaf on the dome, and a step on the west side marked one mile above sea level.'],
    [
      'rocky-mountain-park',
      'Rocky Mountain National Park',
      'Elk, mirror lakes and a road above 12,000 feet. Ninety minutes by car; in summer you reserve an entry time.',
    ],
  ],
  why: [
    'Skis, boards and boots cost extra on some airlines; the fare to Denver on your screen is already whole, our fee and all taxes in it.',
    'Snow on the pass and a flight at six? Ring us from the car, hands free; we are up.',
    'Waiting for the snow report is reasonable. For 24 hours the booking can be dropped without cost, given a week to departure.',
  ],
};
