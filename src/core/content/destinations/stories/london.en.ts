import type { CityStory } from '../story';

export const london: CityStory = {
  par1: 'Five airports carry the name; from America you land at Heathrow, west of town, or sometimes at Gatwick, south of it. Overnight flights arrive at breakfast, so book a room that takes your bag at nine.',
  par2: 'The big museums charge nothing and the parks belong to kings but are used by dogs. It rains less than in New York, only more often; June evenings are light until ten, December afternoons dark by four.',
  airports: 'Heathrow for almost all flights from the United States, Gatwick for a few, Stansted for cheap hops on to Europe.',
  arrive:
    'At Heathrow the Elizabeth line takes about half an hour to the West End and the Piccadilly line under an hour; the Heathrow Express is quickest, to Paddington alone. From Gatwick, trains go to Victoria and through the middle of town to St Pancras. You pay by tapping a bank card.',
  cheap: ({ low, next, high, more }) =>
    `After New Year’s the Atlantic empties: ${low} and ${next} are lowest from New York, and ${high} sits ${more}% above them. British departure tax is part of every ticket home and larger in the front cabins.`,
  nonstop:
    'British Airways and American sell each other’s seats, as do Virgin and Delta; United flies from its hubs, JetBlue from New York and Boston, so both cities are unusually well priced.',
  stay: 'South Bank for theaters and the river, Bloomsbury for the museum and quiet squares, Shoreditch for late hours, Notting Hill for pastel terraces. In zone 2, places like Greenwich or Clapham save money for twenty minutes on a train.',
  drawback:
    'Rooms are small and expensive, and a pint costs what lunch costs elsewhere. Visitors from the United States need an electronic travel authorization before boarding: apply days ahead, on the official site only.',
  placesHeading: 'Five places along one river',
  placesNote: 'Follow the Thames downstream and you pass four.',
  places: [
    [
      'british-museum',
      'British Museum',
      'The Rosetta Stone, the Sutton Hoo helmet and a glass roof to get your bearings under. Free, and open late on Fridays.',
    ],
    ['south-bank', 'South Bank', 'The big wheel, secondhand books under a bridge, and a walk to the Tate that needs no map.'],
    [
      'st-pauls',
      'St Paul’s Cathedral',
      'Wren’s dome survived the Blitz. Whisper in the gallery, then cross the Millennium Bridge for the photograph.',
    ],
    [
      'tower-bridge',
      'Tower Bridge',
      'It lifts hundreds of times a year for tall ships, on a timetable you can look up. The fortress beside it keeps ravens.',
    ],
    [
      'greenwich',
      'Greenwich',
      'A palace on the water, a hill with the prime meridian and a view that painters have copied for three centuries.',
    ],
  ],
  why: [
    'British tax is the part of a London fare that surprises people. Here it is inside from the beginning, next to our charge.',
    'Five hours ahead of New York, still awake: agents take your call in London’s morning and in your own.',
    'You have until this time tomorrow to cancel at no charge, on condition that the flight is at least a week off.',
  ],
};
