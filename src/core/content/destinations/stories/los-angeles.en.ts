import type { CityStory } from '../story';

export const losAngeles: CityStory = {
  par1: 'Land in time for the last light: beaches to the west, observatories to the east, and tacos everywhere between. LAX takes most long flights, but Burbank, Long Beach, John Wayne and Ontario can save you an hour of traffic when you stay near them. The region is wide: choose the airport by where you sleep.',
  par2: 'It is mild in every month; late May and June can be gray by the coast in the morning. January and early February are usually the cheapest weeks. From New York a nonstop flight takes about six hours westbound and an hour less on the way back, so a departure in the early evening still arrives before midnight.',
  airports: 'Seven airports of the region. Hawthorne and Van Nuys serve private flights; the other five have scheduled ones.',
  arrive:
    'The FlyAway bus links LAX with Union Station downtown, and a free shuttle reaches the LAX/Metro station on the C and K lines. Taxis and ride-hailing cars leave from a lot called LAX-it, a few minutes by shuttle from the doors.',
  cheap: ({ low, next, high, more }) =>
    `From New York, ${low} and ${next} average least. ${high} is the peak at ${more}% more, mostly for its last two weeks.`,
  nonstop:
    'Every large American carrier flies here from its hubs; the short hops from San Francisco and Las Vegas leave about hourly, and to Burbank as well.',
  stay: 'Santa Monica and Venice are for the beach, Silver Lake and Los Feliz for cafés below the observatory, Koreatown for late dinners and the subway, Pasadena for gardens and a slower evening. Pick two and change once rather than crossing town daily.',
  drawback:
    'Distances are real. Without a car you will see a third of what you planned, and with one you will sit on the 405 between three and seven. Plan by neighborhood, never by list.',
  placesHeading: 'Five places to stand at sunset',
  placesNote: 'Two by the water, three above it.',
  places: [
    [
      'griffith',
      'Griffith Observatory',
      'Free entry, the whole basin below, and the sign across the canyon. Come an hour before sunset; parking fills first.',
    ],
    ['santa-monica-pier', 'Santa Monica Pier', 'A wooden pier from 1909 with a wheel over the water, and the end of Route 66.'],
    [
      'hollywood-sign',
      'Hollywood Sign',
      'Forty-five-foot letters above Beachwood Canyon. The trail from Griffith Park takes two hours both ways.',
    ],
    ['venice-beach', 'Venice Beach', 'Skaters, murals and two and a half miles of boardwalk. The canals are three blocks inland.'],
    ['getty', 'Getty Center', 'White travertine, gardens and Van Gogh’s irises above the freeway. Entry is free; you pay for the parking.'],
  ],
  why: [
    'LAX or Burbank, the comparison is fair: each fare to the region is shown whole, taxes, fees and our service included.',
    'Stuck on the 405 while your plane boards? Put us on speaker; we pick up at any hour.',
    'You can undo the ticket at no cost for 24 hours, provided the palms are still seven days away.',
  ],
  examples: { price: '$138', month: 'January', time: '5 hrs 55 mins' },
};
