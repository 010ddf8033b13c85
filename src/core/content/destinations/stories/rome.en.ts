import type { CityStory } from '../story';

export const rome: CityStory = {
  par1: 'Long-haul flights use Fiumicino, on the coast southwest of the city. The Leonardo Express runs nonstop to Termini station in 32 minutes, and a regional train goes to Trastevere. Ciampino, closer to town, has low-cost flights from within Europe.',
  par2: 'April, May and October are warm without the heat of July. Fares from the United States fall after the first week of November and stay low until March, Christmas and Easter aside. In summer there are nonstop flights from more cities; in winter you often connect in New York, or in another European capital.',
  airports: 'The airports of Rome, with their codes.',
  arrive:
    'Trains leave from a station opposite the terminals of Fiumicino. Taxis from both airports have a fixed fare to addresses inside the Aurelian Walls, painted on the door of the cab; agree on it before the ride.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are the low point. In ${high} the same week from New York averages ${more}% more, and Holy Week lifts fares whenever it falls.`,
  nonstop: 'ITA Airways flies from the most coasts; Seattle has a few flights a week, most others are daily.',
  stay: 'Monti lies between the Colosseum and Termini and still has workshops. Trastevere is for evenings, Prati for the Vatican and flat streets, Testaccio for eating well where Romans do. The historic center costs most, and saves every bus.',
  drawback:
    'July and August pass 95 °F with little shade between ruins, and the city runs two metro lines that matter, so you will walk on cobbles more than you planned. Bring shoes for it.',
  placesHeading: 'Five places that belong together',
  placesNote: 'All but one within half an hour’s walk of the Pantheon.',
  places: [
    [
      'trevi',
      'Trevi Fountain',
      'Travertine, water and coins. At seven in the morning you hear it before you see it, and hardly anyone stands in front.',
    ],
    ['pantheon', 'Pantheon', 'A dome of unreinforced concrete from the year 126, with an open eye. When it rains, it rains inside.'],
    ['st-peters', 'St. Peter’s', 'Walk up to the dome for the view along the colonnade. Shoulders and knees must be covered.'],
    ['forum', 'Roman Forum', 'Two and a half thousand years in one valley. Your ticket for the Colosseum counts here too.'],
    [
      'spanish-steps',
      'Spanish Steps',
      'A hundred and thirty-five steps from the Barcaccia up to the church. Sitting on them is not allowed; looking is.',
    ],
  ],
  why: [
    'No fare to Rome grows at the last step: airport taxes, airline surcharges and our service fee stand in the results already.',
    'If a connection in Frankfurt or Paris goes wrong on the way, call: somebody who can see your booking picks up, day or night.',
    'Free cancellation for a day after booking, when there is a week or more to go, leaves time to ask whoever is coming along to the Forum.',
  ],
};
