import { arcade, panes, slab } from '../../kit/masonry';
import { lamp } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { box, disc, line, path } from '../../kit/tools';

/** The bridge of lace over the lane. */
export const gothicQuarter = (): string =>
  scene('gold', { x: 600, y: 330, r: 70, seed: 2031 }, (p) => [
    slab(520, 300, 160, 340, '#c98a68', '#ffd39a', 0.3),
    shape(
      [
        [-10, 0],
        [300, 60],
        [430, 180],
        [460, 700],
        [-10, 800],
      ],
      '#8a4a48',
    ),
    shape(
      [
        [1210, 0],
        [900, 60],
        [770, 180],
        [740, 700],
        [1210, 800],
      ],
      '#c8805c',
    ),
    panes(60, 200, 200, 360, 2, 3, 40, 80, '#4a2240'),
    panes(940, 200, 200, 360, 2, 3, 40, 80, '#5a2850'),
    line('M0 140L440 240M0 600L460 560M1200 140L760 240M1200 600L740 560', '#6a3040', 5),
    path('M420 300H780V440Q760 420 690 420Q610 430 600 470Q590 430 510 420Q440 420 420 440z', '#d9a078'),
    path('M690 300H780V440Q760 420 690 420z', '#ffd9a0'),
    arcade(440, 760, 400, 6, 38, 80, '#6a3048'),
    path(
      row(6, 440, 54, (x) => disc(x + 26, 330, 8)),
      '#6a3048',
    ),
    path(box(410, 280, 380, 22) + row(9, 420, 44, (x) => `M${x} 282l12 -34l12 34z`), '#e4b488'),
    shape(
      [
        [460, 640],
        [740, 640],
        [960, 800],
        [240, 800],
      ],
      '#a86a60',
    ),
    line('M600 640V800M530 640L400 800M670 640L800 800M420 690H780M340 740H860', '#8a5054', 3),
    lamp(330, 500, 90, p.ink, '#fff0c4'),
    lamp(870, 500, 90, p.ink, '#fff0c4'),
    crowd(
      [
        [560, 690, 74],
        [592, 694, 68],
        [660, 730, 90],
      ],
      p.ink,
    ),
  ]);
