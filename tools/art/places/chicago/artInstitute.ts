import { arcade, panes, pediment } from '../../kit/masonry';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Lions before the arches. */
export const artInstitute = (): string =>
  scene('gold', { x: 860, y: 330, r: 84, seed: 1011, clouds: 360 }, (p) => [
    skyline({ y: 560, min: 160, max: 380, step: 70, ink: p.haze, win: '#fff0c4', seed: 9, lit: 0.15 }),
    path(box(140, 400, 920, 230), '#c98a68'),
    path(box(840, 400, 220, 230), '#f2b880'),
    path(box(420, 350, 360, 280), '#d9986f'),
    pediment(400, 800, 270, 352, '#ffdca6', '#b8684f'),
    path(box(120, 388, 960, 16), '#ffdca6'),
    arcade(440, 760, 630, 3, 84, 230, '#5a2850'),
    panes(160, 440, 230, 120, 3, 1, 44, 90, '#7a3350'),
    panes(810, 440, 230, 120, 3, 1, 44, 90, '#7a3350'),
    shape(
      [
        [380, 630],
        [820, 630],
        [880, 720],
        [320, 720],
      ],
      '#e0b48a',
    ),
    line('M360 660H840M346 684H856M330 706H870', '#a87858', 4),
    ground(718, '#8c5a5c', '#ffd39a'),
    row(
      2,
      210,
      600,
      (x, i) =>
        `<g transform="translate(${x + (i ? 180 : 0)} 0) scale(${i ? -1 : 1} 1)">` +
        path(box(0, 630, 190, 100), '#b8806a') +
        path('M20 630v-60q-10 -50 30 -70q4 -50 50 -54q40 4 40 46q-6 34 -30 40q34 10 36 50v48h-24v-40q-30 10 -56 0v40z', '#3f7a68') +
        path('M86 452q40 -4 50 40q-10 30 -30 36q-30 -36 -20 -76z', '#6fa88a') +
        '</g>',
    ),
    crowd(
      [
        [560, 716, 70],
        [600, 720, 64],
        [660, 700, 60],
        [500, 770, 84],
      ],
      p.ink,
    ),
  ]);
