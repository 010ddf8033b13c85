import type { CityStory } from '../story';

export const miami: CityStory = {
  par1: 'Miami International is the airport of two continents: announcements in Spanish, coffee in thimbles, and the beach across a causeway. Fort Lauderdale, thirty miles up the coast, handles the low-cost crowd.',
  par2: 'Winter is the season, dry and around 75 °F. Summer is a hot bath with an afternoon thunderstorm at four, cheaper hotels and a sea as warm as the air.',
  airports: 'Two airports serve the same beaches: Miami for everything, Fort Lauderdale for price.',
  arrive:
    'The free MIA Mover links the terminal with Metrorail, which takes a quarter of an hour to downtown, and with a bus to Miami Beach. From Fort Lauderdale a shuttle reaches Tri-Rail, and Brightline trains run between the two downtowns in about half an hour.',
  cheap: ({ low, next, high, more }) =>
    `Storm season is the sale: ${low} and ${next} have the lowest average from New York. In ${high}, college break and dry skies, it is ${more}% more.`,
  nonstop:
    'At Miami International American has its Latin hub and more flights than all the others together, while the rest spread over both airports; if you start in New York, look at Newark and LaGuardia too.',
  stay: 'South Beach below 20th Street is deco and noise; Mid-Beach is calmer with the same sand. Wynwood and the Design District are for art, Coconut Grove for shade and sailboats, Little Havana for real coffee, Key Biscayne for families.',
  drawback:
    'From June through November a hurricane can cancel a week, and on any day traffic over the causeways erases an hour. South Beach restaurants add service to the bill and leave a line for a second tip: read before you sign.',
  placesHeading: 'Five places, sand to sawgrass',
  placesNote: 'One needs a car.',
  places: [
    [
      'south-beach',
      'South Beach',
      'Pastel hotels, lifeguard towers in candy colors, and water you can stand in up to Thanksgiving. Walk it at seven in the morning.',
    ],
    [
      'wynwood',
      'Wynwood Walls',
      'Warehouses turned into one of the largest outdoor galleries of murals. New walls appear each December, with Art Basel.',
    ],
    [
      'little-havana',
      'Little Havana',
      'Dominoes under the trees of Máximo Gómez Park, cigars rolled in the window and a rooster on every other corner.',
    ],
    [
      'vizcaya',
      'Vizcaya',
      'An Italian villa from 1916 on Biscayne Bay, with a stone barge for a breakwater and gardens that end in mangroves.',
    ],
    [
      'everglades',
      'Everglades',
      'A river of grass an hour west. Rent a bicycle at Shark Valley and count alligators from a safe distance.',
    ],
  ],
  why: [
    'Between two airports and many bag rules the cheapest Miami fare is seldom the cheapest trip: compare totals here, taxes and our fee inside.',
    'Hablamos español, at two in the afternoon and at two at night, and English just as well.',
    'If the forecast turns within a day of booking, cancel free, as long as departure is a week or more away.',
  ],
};
