import type { CityStory } from '../story';

export const paris: CityStory = {
  par1: 'Most flights from the United States leave in the evening and land at Charles de Gaulle for breakfast. The RER B train takes you from the terminal to Châtelet or Saint-Michel in about 35 minutes; from Orly, metro line 14 is faster still. So a week in Paris can be seven full days.',
  par2: 'The long light of May, June and September is worth its price. If you can choose freely, fly between November and March, outside the holidays: the museums are calm, the cafés are warm, and the seat often costs far less than in July. Compare both airports, and a departure on Tuesday or Wednesday.',
  airports: 'The airports of Paris, with their codes.',
  arrive:
    'RER B leaves from Terminals 2 and 3 of Charles de Gaulle for Gare du Nord and the Left Bank; official taxis charge a flat fare by bank of the river, posted at the stand. Orly is ten miles south, on metro line 14.',
  cheap: ({ low, next, high, more }) =>
    `The year bottoms out in ${low} and ${next}. A week in ${high} averages ${more}% more from New York, and the last days of December belong with summer, not with winter.`,
  nonstop: 'Air France and Delta share most departures; from outside the East Coast look for the hub cities below first.',
  stay: 'The Marais (3rd and 4th) is central and awake on Sundays. Canal Saint-Martin in the 10th is younger and cheaper, the 7th quiet and next to the Eiffel Tower, the Latin Quarter full of bookshops and students. The lower the arrondissement number, the less you will use the metro.',
  drawback:
    'Pickpockets work line 1, the RER and the stairs of Montmartre with real skill, and August closes many of the bakeries you came for. Strikes are announced a day or two ahead: check before you count on a train.',
  placesHeading: 'Five places for one first visit',
  placesNote: 'Near enough to each other to walk between four of them.',
  places: [
    ['louvre', 'Louvre', 'A palace around a glass pyramid. Choose one wing, and come on Wednesday or Friday, when it stays open late.'],
    ['montmartre', 'Montmartre', 'Steps, vineyards and a white basilica. Climb before nine and you have the view of the city to yourself.'],
    [
      'notre-dame',
      'Notre-Dame',
      'Open again since December 2024, brighter than in centuries. Entry is free; a reserved time spares you the line.',
    ],
    ['versailles', 'Versailles', 'Half an hour by train. See the gardens first and the palace late, when the groups have gone.'],
    ['seine', 'Banks of the Seine', 'Sit on the quay of the Île Saint-Louis at sunset. It costs nothing, and no table has a better view.'],
  ],
  why: [
    'A fare to Paris carries French and American airport taxes; here they are in the first price you see, with our own fee beside them.',
    'Missing a bag at Orly at midnight is early evening in Ohio, and our line answers at either hour, in English and Spanish.',
    'Book tonight and sleep on it: within 24 hours you may cancel free, as long as Paris is at least seven days off.',
  ],
  examples: { price: '$89' },
};
