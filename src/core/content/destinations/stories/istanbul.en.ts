import type { CityStory } from '../story';

export const istanbul: CityStory = {
  par1: 'The new airport on the Black Sea is one of the largest on the planet, and the city it serves begins in Europe and ends in Asia. Ferries cross between the two for pocket change, with tea in tulip glasses.',
  par2: 'April and May bring tulips and Judas trees along the Bosphorus; September and October are warm and clear. Winter is wet and atmospheric, with cats asleep on every heater in the mosques’ forecourts.',
  airports: 'Two airports: the great one in Europe takes the flights from America, Sabiha Gökçen in Asia the low-cost ones.',
  arrive:
    'Metro line M11 runs from the main airport to Gayrettepe in about half an hour, where you change for Taksim; Havaist coaches go to the squares directly. From Sabiha Gökçen there is the M4 metro.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are lowest from New York; ${high} averages ${more}% more, and religious holidays move through the calendar with price peaks of their own.`,
  nonstop:
    'Turkish Airlines alone crosses the Atlantic nonstop, from fourteen airports by our timetable; with a change in London, Paris or Frankfurt other airlines go lower on some dates.',
  stay: 'Sultanahmet puts the old monuments at your door and empties at night. Karaköy and Galata have cafés and the tower, Cihangir views and cats, Kadıköy on the Asian side the best market and the least tourists.',
  drawback:
    'Traffic is among the worst anywhere, so sleep near a tram or a ferry. Prices change with the lira, and “let me shine your shoes, my friend” is never free.',
  placesHeading: 'Five places between two seas',
  placesNote: 'Cover shoulders for two of them.',
  places: [
    [
      'blue-mosque',
      'Blue Mosque',
      'Six minarets and a cascade of domes, twenty thousand tiles inside. Closed to visitors at prayer times, five a day.',
    ],
    [
      'grand-bazaar',
      'Grand Bazaar',
      'Sixty covered streets of lamps, carpets and tea. Get lost on purpose, come out through another gate.',
    ],
    ['galata-tower', 'Galata Tower', 'A Genoese cone above fishing rods and ferries. The view is best an hour before dark.'],
    ['topkapi', 'Topkapı Palace', 'Courtyards of sultans, a dagger with three emeralds and a harem that takes a separate ticket.'],
    ['basilica-cistern', 'Basilica Cistern', 'A flooded hall of 336 columns below the tram, two standing on Medusa’s head.'],
  ],
  why: [
    'Long flights tend to carry fuel surcharges. Our Istanbul fares include them, the taxes at both ends and our own fee.',
    'Istanbul is seven or eight hours ahead of New York. When it is midnight here and morning there, our phone is still answered.',
    'Ask around, read reviews, and if it is not for you, cancel within the first day at no charge, a week before departure at the latest.',
  ],
};
