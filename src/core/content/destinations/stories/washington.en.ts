import type { CityStory } from '../story';

export const washington: CityStory = {
  par1: 'Reagan National is four miles from the Capitol, Dulles a pretty drive into Virginia, and Baltimore/Washington half an hour by rail toward the north. All three are on public transport, so let the clock of your day choose.',
  par2: 'Nearly every great museum here is free, which changes how you look: an hour at a time, as often as you like. Cherry trees bloom for about ten days around the turn of March, and nobody can promise which.',
  airports: 'Three airports: National for short flights, Dulles for long ones, Baltimore/Washington for Southwest.',
  arrive:
    'The Metro stops at National, ten to fifteen minutes from the center, and the Silver Line reaches Dulles in just under an hour. From BWI, MARC and Amtrak trains run to Union Station.',
  cheap: ({ low, next, high, more }) =>
    `From New York the floor lies in ${low} and ${next}, when Congress debates and tourists do not come. ${high} averages ${more}% more because of the holidays.`,
  nonstop:
    'American dominates National, United Dulles, Southwest Baltimore; long perimeter rules keep most flights from the far West out of National, so a coast-to-coast nonstop usually means Dulles.',
  stay: 'Dupont Circle has bookshops and embassies, Logan and Shaw restaurants and jazz history, Capitol Hill row houses and a Sunday market, Georgetown canals and no Metro. Across the river Arlington is cheaper and two stops away.',
  drawback:
    'August is a swamp in a suit, security lines are part of every monument, and neighborhoods change from block to block after dark. The best known museums want a free timed pass that you should fetch weeks before.',
  placesHeading: 'Five places without an admission fee',
  placesNote: 'All but the last on one long lawn.',
  places: [
    [
      'lincoln-memorial',
      'Lincoln Memorial',
      'Nineteen feet of thinking marble, and the step from which King spoke. Go at eleven at night; it never closes.',
    ],
    [
      'washington-monument',
      'Washington Monument',
      'Look at the stone a third of the way up, where the color changes: they ran out of money and then had a war.',
    ],
    [
      'air-and-space',
      'National Air and Space Museum',
      'The Wright Flyer, the Spirit of St. Louis and a Moon capsule under one roof. Free passes with a time, online.',
    ],
    ['tidal-basin', 'Tidal Basin', 'Jefferson behind a ring of cherry trees. In bloom come at sunrise; in July rent a pedal boat.'],
    [
      'georgetown',
      'Georgetown',
      'Brick row houses along a towpath where mules once pulled coal. Walk to the river and back by the alleys.',
    ],
  ],
  why: [
    'Three airports make nine prices. One list has them all for Washington, taxes counted and our fee written beside.',
    'Shutdown, motorcade or fog at National: ring, any hour, and a person takes it from there.',
    'Committees postpone; so may you. Until this hour tomorrow you cancel free, with a week or longer still to go.',
  ],
};
