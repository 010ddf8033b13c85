import type { CityStory } from '../story';

export const lisbon: CityStory = {
  par1: 'Humberto Delgado is so close that planes pass over the tile roofs, and the red metro line starts at its door. The flight is the shortest to the European mainland, so you arrive early enough to nap before the first custard tart.',
  par2: 'Lisbon is mild in January and breezy in July; the ocean decides. May, June, September and October are best for hills, and the sardine festivals of June for staying up.',
  airports: 'One airport inside the city; Terminal 2, for low-cost flights, is a free bus ride from the main one.',
  arrive:
    'Metro to Saldanha or São Sebastião takes about twenty minutes with a change for the old town; taxis and app cars need about as long and cost little by American habits. Leave big suitcases out of tram 28.',
  cheap: ({ low, next, high, more }) =>
    `The cheap season is real: ${low} and ${next} against ${more}% more in ${high}, measured from New York.`,
  nonstop:
    'TAP flies from Boston, Newark, Kennedy, Washington, Chicago, Miami and San Francisco and lets you stop over in Portugal on the way elsewhere; United and Delta keep its prices in check.',
  stay: 'Baixa is flat, a rare luxury. Alfama has fado and stairs, Príncipe Real gardens and design, Campo de Ourique a market and families, Marvila warehouses with breweries. Cais do Sodré is for those who do not plan to sleep.',
  drawback:
    'The hills and polished stones are hard on knees, August is crowded, and the famous tram is a line of an hour. Airport passport control is slow in the morning when all the American flights land together.',
  placesHeading: 'Five places by tram, train and stairs',
  placesNote: 'Save Belém for a morning and Sintra for a weekday.',
  places: [
    [
      'belem-tower',
      'Belém Tower',
      'A stone rook at the edge of the Tagus, from which caravels left the map. Best seen at low tide; check whether the inside is open.',
    ],
    [
      'jeronimos',
      'Jerónimos Monastery',
      'Ropes, corals and sea monsters carved in limestone, and next door the pastries they were eaten with.',
    ],
    ['alfama', 'Alfama', 'Laundry, swifts and a castle above. Go up by lift or bus, come down by getting lost.'],
    [
      'praca-do-comercio',
      'Praça do Comércio',
      'A yellow square open to the river on one side, with an arch you can climb and marble steps into the water.',
    ],
    ['sintra', 'Pena Palace, Sintra', 'Red and yellow towers in a wet green wood, forty minutes by train. First entry of the day or none.'],
  ],
  why: [
    'A TAP stopover changes the sum and sometimes the bags: our list counts both for Lisbon, with taxes and our charge.',
    'Landed at six, luggage in Newark? It is one in the morning there, and someone here is awake for you.',
    'Let the idea rest for a night. Until the 24th hour you get everything back, if the trip begins a week later or more.',
  ],
};
