import type { CityStory } from '../story';

export const hawaii: CityStory = {
  par1: 'Almost everyone lands in Honolulu first, on Oahu, where a city of high-rises ends at a reef. Maui, the Big Island and Kauai have their own airports with nonstop flights from the West Coast, so decide on the island before you decide on the flight.',
  par2: 'Trade winds keep the thermometer between the seventies and the eighties all year; what changes is the sea. In winter the north shores carry waves as tall as houses and humpbacks breed off Maui, in summer the same bays lie flat enough for children.',
  airports: 'Four airports on four islands: Honolulu, Kahului on Maui, Kona on the Big Island and Lihue on Kauai.',
  arrive:
    'In Honolulu the Skyline train stops at the airport and buses continue to Waikiki; a taxi needs half an hour outside rush hour. On the other islands rent the car before you book the flight, because the counters do run out.',
  cheap: ({ low, next, high, more }) =>
    `Sun is sold all year, quiet weeks are not: ${low} and ${next} are the low months from Los Angeles. ${high} averages ${more}% more, and the days around Christmas and spring break lead it.`,
  nonstop:
    'Hawaiian, Alaska, Southwest and United compete from the West; flights from Atlanta, Dallas or Charlotte are few and very long, and worth the seat with legroom.',
  stay: 'Waikiki is walkable and never quiet; Kaimuki, behind Diamond Head, is where Honolulu eats. On Maui choose Kihei for value or Wailea for polish, on the Big Island Kona for sun or Hilo for waterfalls, on Kauai Poipu when it rains in Hanalei.',
  drawback:
    'Food, fuel and parking cost more than almost anywhere in the country, and a two-island week spends a day of it in airports. Lahaina on Maui is still rebuilding after the fire of 2023: go gently there.',
  placesHeading: 'Five places on four islands',
  placesNote: 'Nobody sees them all in a week; choose two.',
  places: [
    [
      'waikiki',
      'Waikiki Beach',
      'Surf lessons at eight, outriggers at noon, a pink hotel from 1927 and torches after sunset. The gentlest break on Oahu.',
    ],
    [
      'pearl-harbor',
      'Pearl Harbor',
      'A white memorial over the sunken Arizona, still leaking oil drop by drop. The boat is free, but the time slot is reserved online.',
    ],
    [
      'haleakala',
      'Haleakalā',
      'Ten thousand feet above Maui, cold as a refrigerator and above the clouds. Sunrise needs a permit; sunset does not.',
    ],
    [
      'na-pali',
      'Nā Pali Coast',
      'Green walls three thousand feet high that no road crosses. See them from a boat, from the air or on eleven hard miles of trail.',
    ],
    [
      'kilauea',
      'Kīlauea',
      'A crater inside a rain forest that glows on some nights and rests for months. Ask the park what it is doing today.',
    ],
  ],
  why: [
    'An island hop changes bags and fees; each leg of a Hawaii fare with us is added up, taxes and service included, before you type a name.',
    'It is six hours earlier in Waikiki than in New York for half the year: we answer on both clocks.',
    'Choosing the wrong island is human. You have 24 hours to cancel free and choose again, when the flight is a week away or more.',
  ],
};
