import type { CityStory } from '../story';

export const phoenix: CityStory = {
  par1: 'Sky Harbor sits inside the city, with runways between downtown and Tempe, so you are seldom more than twenty minutes from a first iced coffee. The desert begins where the streets end: saguaros, red buttes and trailheads with water fountains.',
  par2: 'Mornings are for walking and evenings for patios; at midday in June even lizards look for shade. Spring training fills the valley with baseball in late February and March, and hotel prices follow the teams.',
  airports: 'One airport does nearly everything; Mesa Gateway, to the southeast, has a handful of low-cost flights.',
  arrive:
    'The PHX Sky Train is free and runs around the clock between the terminals and the light rail stop at 44th Street, where trains go west to downtown and east to Tempe and Mesa. Scottsdale has no rail; count on a car or a ride of about twenty minutes.',
  cheap: ({ low, next, high, more }) =>
    `Heat is the discount: from Los Angeles fares bottom out in ${low} and ${next}. They peak in ${high}, ${more}% higher on average, when the rest of the country looks for sun.`,
  nonstop:
    'American and Southwest both run hubs here, and between them they reach nearly every large airport; Denver, Chicago and Seattle have rival carriers on top.',
  stay: 'Roosevelt Row downtown has murals and the First Friday art walk. Old Town Scottsdale is for galleries and nightlife, Arcadia for breakfast under orange trees, Tempe for students and a lake you can walk around.',
  drawback:
    'Summer is not a dry joke: weeks pass with highs above 110 °F, trails on Camelback close in the worst hours, and a parked car burns your hands. From June to September plan for dawn and for pools.',
  placesHeading: 'Five places between dawn and dusk',
  placesNote: 'Carry more water than you think, even to the museum.',
  places: [
    [
      'papago-park',
      'Papago Park',
      'A red butte with a window worn through it, called Hole-in-the-Rock. The climb takes ten minutes and faces the sunset over downtown.',
    ],
    [
      'desert-botanical-garden',
      'Desert Botanical Garden',
      'Thousands of cacti and agaves on paths you can follow by flashlight in summer. In spring the palo verdes turn yellow.',
    ],
    [
      'heard-museum',
      'Heard Museum',
      'Courtyards, kachina dolls and the boarding school history of Native nations in their own words. Give it a whole morning.',
    ],
    [
      'taliesin-west',
      'Taliesin West',
      'Frank Lloyd Wright’s winter camp of desert stone and canvas light, at the foot of the McDowell Mountains. Tours only, so reserve.',
    ],
    [
      'south-mountain',
      'Dobbins Lookout',
      'The road up South Mountain ends at a stone shelter from the 1930s with the whole grid of lights below.',
    ],
  ],
  why: [
    'Desert resorts add a daily charge at check-in; our fare to Phoenix adds nothing after the first screen, where taxes and our fee already stand.',
    'Arizona ignores daylight saving time and travelers forget it: ask our agents which clock your connection keeps, at whatever hour it is.',
    'Spring training tickets fell through? Within a day of booking the flight can go back free, so long as it leaves seven or more days later.',
  ],
};
