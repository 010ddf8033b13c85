import type { CityStory } from '../story';

export const amsterdam: CityStory = {
  par1: 'Schiphol lies eleven feet below sea level, on the bed of a drained lake, and has a railway station under its hall. Twenty minutes after customs you can stand on a canal bridge, which is how every flight ought to end.',
  par2: 'Tulips bloom from late March to early May, an hour’s ride away in the bulb fields. Summer evenings last until ten; in December lights hang over the water and rain comes sideways.',
  airports: 'A single terminal serves all airlines; pier letters are long walks, so note yours.',
  arrive:
    'Trains to Centraal leave every ten minutes or less and take about a quarter of an hour; others go straight to Zuid, Rotterdam, Antwerp and Paris. Buses reach the museum quarter, and you check in and out with a bank card.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are the bargain, gray and cozy. ${high} averages ${more}% more from New York, and tulip weekends in April come close.`,
  nonstop:
    'Delta and KLM run one schedule between them from a dozen American airports; United and American cover their hubs, JetBlue New York and Boston.',
  stay: 'The Jordaan has narrow canals and brown cafés, De Pijp a street market and good breakfasts, Oost quiet parks and a windmill brewery. Noord is a free ferry away and has the space that the center lacks.',
  drawback:
    'Hotel rooms are tiny, stairs are ladders and the tourist tax is among the highest in Europe. The red-light streets on a Saturday night are a crush; and a bicycle has the right of way over you, whatever you believe.',
  placesHeading: 'Five places reached by bicycle',
  placesNote: 'The last one by train, honestly.',
  places: [
    [
      'rijksmuseum',
      'Rijksmuseum',
      'The Night Watch at the end of a nave of Dutch light, and a bicycle tunnel through the middle of the building.',
    ],
    [
      'anne-frank-house',
      'Anne Frank House',
      'A bookcase, a staircase and silence, beside the church whose bells she wrote of. Tickets are sold online only, six weeks ahead.',
    ],
    ['magere-brug', 'Magere Brug', 'The skinny white drawbridge over the Amstel, outlined in bulbs after dark. Boats still make it open.'],
    ['vondelpark', 'Vondelpark', 'Ponds, a rose garden, an open-air theater in summer and the finest place to fall off a rented bicycle.'],
    [
      'zaanse-schans',
      'Zaanse Schans',
      'Green houses and windmills that saw wood and grind pigment, seventeen minutes by train. Come before the coaches do.',
    ],
  ],
  why: [
    'Between two partners with one schedule, the price still differs: see Delta and KLM to Amsterdam in the same list, taxes and our fee inside.',
    'If Schiphol calls it a night because of wind, our people are at their desks to find the morning flight.',
    'Think about it as long as the Dutch think about lunch, then 24 hours more: no charge to cancel, when a week or more lies ahead.',
  ],
};
