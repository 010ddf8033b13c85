import type { CityStory } from '../story';

export const dublin: CityStory = {
  par1: 'A night’s sleep of six hours and you are drinking tea: few capitals of Europe are nearer. On the way home you clear US immigration before boarding, so you land in America like a neighbor.',
  par2: 'It rains lightly and often, which is why the grass is that green and the pubs that warm. May and June have light until ten, September the theater festivals; St. Patrick’s week is a different city.',
  airports: 'One airport with two terminals, north of town; Terminal 2 has the American flights.',
  arrive:
    'There is no train: express coaches and double-decker city buses take half an hour or so to O’Connell Street, and some go straight on to Belfast, Galway or Cork. Taxis queue outside both terminals.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are kindest from New York. ${high} asks ${more}% more, a gentle slope beside other European summers.`,
  nonstop:
    'Aer Lingus flies from more American cities than the rest together, Hartford and Cleveland among them; JetBlue, Delta, United and American keep New York and Boston competitive.',
  stay: 'South of the Liffey, Portobello and Camden Street have the kitchens; Stoneybatter, north, the neighborhood pubs. Temple Bar is for one photograph. The DART train makes Dún Laoghaire or Howth a home by the sea.',
  drawback:
    'It is one of the most expensive cities in Europe for a bed, and a concert weekend empties it of rooms. Pubs in Temple Bar charge by the postcard: walk ten minutes.',
  placesHeading: 'Five places in two days',
  placesNote: 'Four in town, one at the end of the train.',
  places: [
    [
      'trinity-library',
      'Trinity College',
      'The Long Room is a nave of old oak, its shelves partly emptied for restoration; the Book of Kells shows two pages at a time.',
    ],
    ['christ-church', 'Christ Church Cathedral', 'A stone bridge over the street, a crypt with a mummified cat and a choir at six.'],
    [
      'guinness-storehouse',
      'Guinness Storehouse',
      'Seven floors shaped around a pint, with the pint at the top and the whole city behind glass.',
    ],
    [
      'st-stephens-green',
      'St Stephen’s Green',
      'An arch, ducks and office workers on any dry minute. Georgian doors start on its eastern side.',
    ],
    ['howth', 'Howth', 'Half an hour by DART: a harbor with seals, a lighthouse and cliffs covered in heather and gorse.'],
  ],
  why: [
    'The Irish add little tax, the Americans more: the Dublin price you see here includes both, and our fee.',
    'If the wind closes the runway, somebody who knows both airports talks you through it, whatever the hour.',
    'Raise a glass, sleep, and decide. Twenty-four hours to withdraw without cost, if the plane waits a week or longer.',
  ],
};
