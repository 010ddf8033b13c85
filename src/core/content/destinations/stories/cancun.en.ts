import type { CityStory } from '../story';

export const cancun: CityStory = {
  par1: 'The airport serves eighty miles of coast, from the hotel strip to Playa del Carmen and on toward Tulum, so check how far your resort is before you settle on a fare. And yes, the sea really is that blue.',
  par2: 'December to April is dry and full; seaweed season starts in May, and storms are possible from August to October. Swim early, see ruins at opening time, and keep the afternoon for a cenote.',
  airports: 'One airport with several terminals; American carriers use 3 and 4. Tulum, farther south, now has its own.',
  arrive:
    'ADO buses leave from every terminal to downtown Cancún, Playa del Carmen and Tulum. To the hotel zone most people reserve a transfer in advance; ignore whoever calls you from the desks between customs and the door.',
  cheap: ({ low, next, high, more }) =>
    `Hurricane odds make ${low} cheap, and ${next}, after New Year’s, is the calm surprise. ${high} costs ${more}% more from Chicago, nearly all of it over the holidays.`,
  nonstop:
    'Everybody flies here: United from Houston, American from Dallas and Miami, Delta from Atlanta, Southwest, JetBlue and Frontier from many cities, so a nonstop exists from most large airports.',
  stay: 'The hotel zone is a sandbar with a mall in the middle. Downtown has tacos and prices in pesos; Puerto Morelos is a village behind a reef; Playa del Carmen is best on foot, Isla Mujeres by golf cart.',
  drawback:
    'Between spring and fall sargassum can bury a beach overnight, and it smells. Taxis have no meters: ask the fare first. And with an all-inclusive wristband it is easy to leave without having seen Mexico.',
  placesHeading: 'Five places, three of them Maya',
  placesNote: 'Rent a car for one day, not for all.',
  places: [
    [
      'playa-delfines',
      'Playa Delfines',
      'The public beach with the colored letters, no hotels in front and surf that means it. Free palapas, if you come early.',
    ],
    ['isla-mujeres', 'Isla Mujeres', 'Twenty minutes by ferry. At Punta Sur, cliffs and a small temple face the first sunrise in Mexico.'],
    ['tulum', 'Tulum ruins', 'A walled Maya port on a bluff above turquoise water. Gates open at eight, buses arrive at ten.'],
    [
      'cenotes',
      'Cenotes',
      'Round pools under the jungle where roots hang from the ceiling. No sunscreen, please: the water is somebody’s well.',
    ],
    ['el-rey', 'El Rey', 'Low temples in the middle of the hotel zone, kept by hundreds of iguanas that own the stairs.'],
  ],
  why: [
    'Mexican tourist fees are mostly in the ticket by now; with us you see them, plus US taxes and our charge, before you choose Cancún.',
    'We answer in Spanish too, which helps when the hotel transfer does not come.',
    'A hurricane on the map? For 24 hours after booking you can cancel your trip to the beach at no cost, if it is at least a week away.',
  ],
};
