import { crowd, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** A Saturn V on its side, visitors below the engines. */
export const spaceCenter = (): string =>
  scene('night', { x: 940, y: 190, r: 66, seed: 911, stars: 90 }, (p) => [
    path(disc(960, 176, 12) + disc(920, 216, 9), '#e0c8c0'),
    skyline({ y: 560, min: 10, max: 40, step: 80, ink: p.mid, seed: 2 }),
    ground(560, '#1b2056', '#4a5094'),
    path('M250 380H620V560H250z', '#e9e4f0'),
    path('M250 500H620V560H250z', '#a79fd8'),
    path('M620 390L680 400V540L620 550zM680 400H860V540H680z', '#f2eef6'),
    path('M680 500H860V540H680z', '#a79fd8'),
    path('M860 404L920 430V520L860 540zM920 430H1000V516H920z', '#e9e4f0'),
    path('M1000 434L1070 460V490L1000 512zM1070 468H1130V482H1070z', '#f2eef6'),
    path(box(300, 380, 34, 180) + box(500, 380, 40, 90) + box(720, 400, 26, 140), '#15133f'),
    path(box(560, 400, 22, 120), '#d9566a'),
    shape(
      [
        [250, 380],
        [210, 330],
        [250, 340],
      ],
      '#a79fd8',
    ),
    path('M250 400l-80 -26v70zM250 470l-80 -30v66zM250 540l-80 -34v66z', '#6467ae'),
    path('M190 392l-20 -18v70zM190 456l-20 -16v66zM190 524l-20 -18v66z', '#ffb274'),
    path(box(330, 560, 40, 60) + box(560, 560, 40, 60) + box(800, 540, 40, 80), '#0d0f34'),
    path(box(-10, 620, 1220, 180), '#14184a'),
    line('M-10 660H1210M-10 720H1210', '#2a2f72', 4),
    crowd(
      [
        [140, 690, 70],
        [170, 694, 62],
        [460, 700, 76],
        [690, 690, 66],
        [720, 694, 50],
        [940, 704, 78],
      ],
      '#05061c',
    ),
    line('M700 160q60 -20 110 10M700 160l-20 -14', p.edge, 3),
  ]);
