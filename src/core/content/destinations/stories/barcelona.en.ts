import type { CityStory } from '../story';

export const barcelona: CityStory = {
  par1: 'El Prat lies on the beach eight miles south of Gaudí’s towers, and the approach over the water shows you the whole grid. The center is walked in a day; the reasons to stay a week are the markets, the hills and dinner at half past nine.',
  par2: 'May, June and the second half of September have swimming weather without the August crowd. In winter the light is clear, the churches are empty and a coat is enough.',
  airports: 'One airport, two terminals: long-haul flights use T1, and a free bus connects it with T2.',
  arrive:
    'The Aerobús reaches Plaça de Catalunya in about 35 minutes from both terminals; metro line L9 Sud is slower and wants a special airport ticket; the R2 Nord train leaves from T2. Taxis run on the meter with a surcharge.',
  cheap: ({ low, next, high, more }) =>
    `Off season pays: ${low} and ${next} are lowest from New York, against ${more}% more in ${high}, when cruise ships and school holidays meet.`,
  nonstop:
    'In the timetable American, Delta, United and Iberia each keep a flight or more a day from New York; from the South and the West most travelers change in Madrid or on the East Coast.',
  stay: 'The Gothic Quarter is old and loud, El Born the same with better bars. Gràcia feels like a village on a hill, Eixample has wide sidewalks and Gaudí’s houses, Poblenou the beach and former factories.',
  drawback:
    'Pickpockets around La Rambla and on the metro are the best in Europe at their trade, and the city has tired of mass tourism: rentals are restricted, and timed tickets for Gaudí sell out days ahead.',
  placesHeading: 'Five places between hill and harbor',
  placesNote: 'Reserve the two by Gaudí before you fly.',
  places: [
    [
      'park-guell',
      'Park Güell',
      'Gingerbread gatehouses, a dragon in broken tile and a bench that curves around the view. Timed tickets; the woods above are free.',
    ],
    [
      'casa-batllo',
      'Casa Batlló',
      'Balconies like masks and a roof like a dragon’s back. From the pavement it costs nothing, at dusk it glows.',
    ],
    [
      'gothic-quarter',
      'Gothic Quarter',
      'A bridge of lace over Carrer del Bisbe, Roman walls, and geese in the cathedral cloister: thirteen of them.',
    ],
    [
      'barceloneta',
      'Barceloneta',
      'The fishermen’s quarter and its beach, with a hotel shaped like a sail at the end. Eat one street behind the promenade.',
    ],
    [
      'montjuic',
      'Montjuïc',
      'Take the cable car up, walk down through gardens to the palace of Catalan art, whose steps are the best seat at sunset.',
    ],
  ],
  why: [
    'Catalan tourist tax is paid at the hotel, but airport taxes are not: those to Barcelona are in our price, with the fee that keeps us going.',
    'Nine in the evening there, three in the afternoon here: call whichever it is, and say it in Spanish if you like.',
    'Sagrada Família tickets gone for your dates? You may undo the flight free until tomorrow, as long as a week is left.',
  ],
};
