import type { CityStory } from '../story';

export const athens: CityStory = {
  par1: 'The airport is out by the wine country, east of Mount Hymettus, and the metro from it surfaces under the Acropolis. You will see the Parthenon from the hotel roof, from the ferry, from bed: it is the city’s clock.',
  par2: 'April, May and October are made for stones in the sun. July and August are for islands; then the hill closes at midday in the worst heat, and boats leave Piraeus every hour instead.',
  airports: 'One airport, twenty miles out, for every airline.',
  arrive:
    'Metro line 3 reaches Syntagma in about forty minutes and continues to Piraeus for the ferries; the X95 bus does it by night as well. Taxis to the center have a flat fare, lower by day than after midnight.',
  cheap: ({ low, next, high, more }) =>
    `Athens is cheapest when Greeks have it to themselves: ${low} and ${next}. From New York ${high} averages ${more}% more, with island weddings filling planes.`,
  nonstop:
    'American, Delta and United fly nonstop from the East Coast and Chicago; Emirates adds a flight from Newark, the one that does not belong to an alliance hub.',
  stay: 'Plaka is pretty and full, Koukaki next door calmer and good for a first stay. Psyrri eats late, Exarchia argues later, Kolonaki shops, and Piraeus is for those with a boat at seven.',
  drawback:
    'Graffiti, broken sidewalks and August heat above 100 °F are the price of entry; strikes stop ferries and metros on short notice. The Acropolis sells timed tickets, so the spontaneous stand outside.',
  placesHeading: 'Five places besides the Parthenon',
  placesNote: 'Start with the museum, then look up.',
  places: [
    [
      'acropolis-museum',
      'Acropolis Museum',
      'Glass floors over an excavation, and a top floor turned like the temple it looks at. Cool at noon, open late on Fridays.',
    ],
    ['plaka', 'Plaka', 'Whitewashed steps of Anafiotika under the rock, cats on sills and bougainvillea over the tavernas.'],
    ['temple-of-zeus', 'Temple of Olympian Zeus', 'Fifteen columns standing of a hundred and four, one lying like sliced bread.'],
    [
      'lycabettus',
      'Mount Lycabettus',
      'A chapel on a cone of pines. Walk up for sunset or take the funicular, down on foot through Kolonaki.',
    ],
    ['sounion', 'Cape Sounion', 'Poseidon’s temple on a cliff, an hour and a half by bus. Byron scratched his name; please do not.'],
  ],
  why: [
    'Greek islands come on a second ticket as a rule: we total the first one, to Athens, with every tax and our fee, so that nothing hides.',
    'Ferry strike announced at dawn? That is ten at night in Chicago; we speak then too.',
    'You can call the whole thing off free until the same hour tomorrow, if a week or more remains.',
  ],
};
