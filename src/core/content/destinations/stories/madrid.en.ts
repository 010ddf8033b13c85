import type { CityStory } from '../story';

export const madrid: CityStory = {
  par1: 'Barajas stands on the plateau northeast of town, near enough for a metro ride and big enough to need its own train between terminals. From it Spain fans out: Seville, Valencia and Barcelona are all within three hours by rail.',
  par2: 'The city lies at 2,100 feet and has, as locals say, nine months of winter and three of hell; both are exaggerated. April to June and late September to November are the honest recommendation.',
  airports: 'Barajas alone; Iberia and its partners use Terminal 4, some distance from the other three.',
  arrive:
    'Metro line 8 connects all terminals with Nuevos Ministerios, and the Cercanías train runs from T4 to Atocha and Chamartín. Taxis to anywhere inside the M-30 ring have a fixed fare, and a yellow express bus goes to Atocha around the clock.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} carry the lowest fares from New York. In ${high} they average ${more}% more, oddly enough for the month when Madrileños leave.`,
  nonstop:
    'Iberia has the most departures, from Chicago to Los Angeles and Miami; Air Europa flies from New York and Miami and goes on from Barajas to the rest of Spain.',
  stay: 'Las Letras is central and literary, La Latina the place for Sunday tapas after the flea market. Malasaña is for the young, Salamanca for shopping and quiet, Lavapiés for curries, theater and prices that still make sense.',
  drawback:
    'In July the afternoon regularly passes 97 °F, and in August half the good kitchens close. Dinner before nine means eating alone, and there is no beach within three hours.',
  placesHeading: 'Five places, mostly before lunch',
  placesNote: 'The three museums lie on one avenue.',
  places: [
    [
      'prado',
      'Prado',
      'Velázquez, Goya and Bosch in rooms you can cross in a morning. The last two hours before closing are free, and crowded.',
    ],
    [
      'retiro',
      'Retiro Park',
      'Rowboats before a colonnade, a palace of glass and old men with chessboards. Sunday belongs to families and drums.',
    ],
    [
      'plaza-mayor',
      'Plaza Mayor',
      'Nine arches, one king on a horse and a fried squid sandwich from the bars around it, never from the terraces.',
    ],
    [
      'royal-palace',
      'Royal Palace',
      'Two thousand rooms, of which you see a few dozen. From the gardens below, at six, the stone turns to honey.',
    ],
    [
      'temple-of-debod',
      'Temple of Debod',
      'An Egyptian temple on a hill, given in thanks for saving others from the Nile. Everyone comes for the sunset.',
    ],
  ],
  why: [
    'Onward to Seville or Ibiza on another ticket? We show bags and totals for the Madrid leg, our fee and taxes in, so that you can add up.',
    'Madrid dines when you lunch. Our phones do not care, and they are answered in Spanish as well.',
    'Plans in Spain change at the table. One day of free cancellation covers that, for departures at least seven days later.',
  ],
};
