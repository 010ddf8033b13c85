import type { CityStory } from '../story';

export const boston: CityStory = {
  par1: 'Logan sits in the harbor, so near that the skyline is the view from baggage claim. The city behind it is made for feet: Beacon Hill to the North End is fifteen minutes, and Harvard is six stops on the Red Line.',
  par2: 'Late September to October has maples and clear air, and parents of students in every hotel. May and June are green and uncrowded until graduation; February is slush, symphonies and low prices.',
  airports: 'Logan does nearly all of it; Providence and Manchester are small alternatives an hour away.',
  arrive:
    'The Silver Line bus is free when you board at Logan and runs to South Station; a free shuttle meets the Blue Line at Airport Station. A water taxi crosses the harbor to the downtown wharves in ten minutes, weather permitting.',
  cheap: ({ low, next, high, more }) =>
    `${low} and ${next} are the months of the empty seat from New York. ${high} brings commencement and averages ${more}% more.`,
  nonstop:
    'Delta and JetBlue both base planes here and shuttle to New York all day; Washington and Chicago come next, each with several airlines to choose from.',
  stay: 'Back Bay has brownstones and the library, the South End restaurants, the North End cannoli and noise. Across the river, Cambridge and Somerville are younger; the Seaport is new, glassy and nearest to Logan.',
  drawback:
    'It is an expensive small city: hotels in October and on graduation weekends cost like Manhattan, streets follow no grid, and the subway stops about half past midnight. Leave the car at home.',
  placesHeading: 'Five places on foot and by subway',
  placesNote: 'Wear shoes for brick.',
  places: [
    [
      'freedom-trail',
      'Freedom Trail',
      'Two and a half miles of red line in the pavement, past the Old State House with its lion and unicorn, to a warship in Charlestown.',
    ],
    ['beacon-hill', 'Beacon Hill', 'Gas lamps, brass knockers and Acorn Street, whose cobbles have broken more heels than hearts.'],
    ['public-garden', 'Public Garden', 'Swan boats since 1877, a small suspension bridge and eight bronze ducklings in a line.'],
    ['fenway-park', 'Fenway Park', 'The oldest ballpark in the majors, with a green wall 37 feet high. Tours run when the team is away.'],
    [
      'harvard-yard',
      'Harvard Yard',
      'Brick halls, a statue with a shiny shoe and free museums around the corner. Continue to the river for the boathouses.',
    ],
  ],
  why: [
    'Boston is a short hop for many, and on short hops fees weigh most: ours and everybody’s are in the figure you compare.',
    'A nor’easter closes Logan a few times a winter; we are reachable through it, in either language.',
    'Admission letter not here yet? Reserve now, decide by tomorrow, pay nothing to cancel, provided departure is seven days away.',
  ],
};
