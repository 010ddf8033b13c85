import type { CityStory } from '../story';

export const atlanta: CityStory = {
  par1: 'Hartsfield–Jackson moves more people than any airport on earth, and half of them never leave it. Those who do find a city in a forest, a train from the terminal and the best lemon pepper wings of their lives.',
  par2: 'April smells of dogwood and pollen, October is dry and warm; July is why porches have fans. The hills are gentle, the freeways fourteen lanes wide, and the old rail loop is now a path for walkers.',
  airports: 'There is one airport and it has everything; the domestic terminal is the one with the train.',
  arrive:
    'MARTA’s Red and Gold lines start at the western end of the domestic terminal and reach Five Points in under twenty minutes. If you land at the international side, a free shuttle goes around to the train.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are quiet months from New York. ${high}, with graduations and the first pool weekend, runs ${more}% higher.`,
  nonstop:
    'Delta flies from nearly every airport worth the name; Southwest, Frontier and others keep it honest on the big routes, so check them where Delta is alone.',
  stay: 'Midtown has the museums, Piedmont Park and the subway. Inman Park and Old Fourth Ward lie on the BeltLine, Decatur is a town square with its own station, Buckhead is malls and hotels.',
  drawback:
    'Traffic is the weather here, worst from three to seven, and trains reach only part of the city. In summer the air stands still and pollen counts in spring can end a picnic.',
  placesHeading: 'Five places inside the Perimeter',
  placesNote: 'Four by train or on foot.',
  places: [
    [
      'georgia-aquarium',
      'Georgia Aquarium',
      'Whale sharks and mantas behind a window the size of a cinema. Book the first entry of the day.',
    ],
    [
      'king-center',
      'Martin Luther King Jr. Park',
      'The house where he was born, the church where he preached and the tomb on blue water. Free; plan two quiet hours.',
    ],
    [
      'beltline',
      'Atlanta BeltLine',
      'A paved path on old tracks from Piedmont Park to Krog Street, past murals, breweries and a market in a former warehouse.',
    ],
    [
      'fox-theatre',
      'Fox Theatre',
      'Minarets on Peachtree Street and a ceiling of twinkling stars. Built in 1929 and saved from the wrecking ball by its city.',
    ],
    [
      'jackson-street-bridge',
      'Jackson Street Bridge',
      'The view of the skyline over the parkway that every series filmed here uses. Be there ten minutes after sunset.',
    ],
  ],
  why: [
    'When one airline owns the airport, comparing is everything: we set every fare to Atlanta side by side, complete with our fee.',
    'Lost between concourses C and F? Tell us on the phone where you stand; somebody will stay on the line.',
    'Sleep over it: a day to cancel free of charge, when the plane leaves no sooner than a week from now.',
  ],
};
