import { arcade, gable, panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** The cathedral and its stone bridge. */
export const christChurch = (): string =>
  scene('dawn', { x: 860, y: 300, r: 78, seed: 2921, clouds: 350 }, (p) => [
    path(box(120, 400, 560, 230), '#8f84a0') + path(box(560, 400, 120, 230), '#d9c4bc') + path('M110 404L150 320H650L690 404z', '#5b5a86'),
    slab(340, 240, 150, 390, '#9a8ca8', '#f0dccc', 0.34) +
      path(
        row(5, 336, 34, (x) => box(x, 222, 20, 24)),
        '#c9b4bc',
      ) +
      gable(415, 130, 230, 70, '#5b5a86', '#a898b4') +
      panes(360, 270, 80, 130, 2, 1, 22, 90, '#4a3f7c'),
    arcade(140, 330, 620, 3, 34, 150, '#4a3f7c') + arcade(510, 670, 620, 2, 34, 150, '#4a3f7c'),
    path('M680 630V470Q760 400 880 400T1080 470V630H1010V540Q990 480 880 476Q770 480 750 540V630z', '#a898ac') +
      path('M1000 424Q1060 440 1080 470V630H1010V540Q1000 510 980 496z', '#f2dfd0') +
      path(box(690, 380, 390, 40), '#b8a8b8') +
      gable(885, 330, 384, 200, '#5b5a86', '#a898b4') +
      arcade(720, 1050, 416, 8, 20, 30, '#4a3f7c'),
    slab(1080, 340, 130, 290, '#8f84a0', '#e4cfc4', 0.3) + panes(1094, 370, 80, 200, 2, 3, 18, 44, '#4a3f7c'),
    ground(628, '#7f9a80', '#fff0cf') +
      path('M750 630H1010L1110 800H640z', '#b0a4ac') +
      line('M880 640V800', '#fff6e2', 5, 'stroke-dasharray="24 20"'),
    path('M800 740h150v-120q0 -20 -20 -20H820q-20 0 -20 20z', '#3f8a68') +
      path(box(812, 612, 126, 40) + box(812, 666, 126, 34), '#e4f0e4') +
      path(disc(830, 744, 15) + disc(920, 744, 15), p.ink),
    crowd(
      [
        [300, 700, 76],
        [334, 704, 70],
        [540, 720, 82],
      ],
      p.ink,
    ),
    tree(90, 700, 220, '#4a6a68', '#a8b890'),
  ]);
