import { crowd, row, scene } from '../../kit/scene';
import { ground, sea } from '../../kit/stage';
import { box, disc, line, path } from '../../kit/tools';

/** A rocket on its pad. */
export const kennedySpaceCenter = (): string =>
  scene('ember', { x: 860, y: 400, r: 86, seed: 1331 }, (p) => [
    sea(p, 580, 860, { base: 660, seed: 5 }),
    path(
      row(10, 0, 140, (x) => disc(x, 600, 30)),
      '#57234a',
    ),
    ground(650, '#5a2440', '#ff9c52'),
    path(box(300, 120, 130, 520), '#6d2a48'),
    line(
      row(11, 0, 0, (_, i) => `M300 ${140 + i * 46}L430 ${180 + i * 46}M430 ${140 + i * 46}L300 ${180 + i * 46}`) +
        'M300 120V640M430 120V640',
      '#c8604a',
      6,
    ),
    path(box(430, 220, 130, 14) + box(430, 340, 130, 14) + box(430, 460, 130, 14), '#c8604a'),
    path('M560 620V220Q566 120 610 80Q654 120 660 220V620z', '#f2e6dc'),
    path('M610 80Q654 120 660 220V620H630V200Q630 120 610 80z', '#fffdf2'),
    path(box(560, 250, 100, 12) + box(560, 400, 100, 16), '#2a1a40'),
    path('M520 640V300Q524 250 544 240Q560 250 562 300V640zM658 640V300Q662 250 680 240Q698 250 702 300V640z', '#e0a080'),
    path('M690 250Q698 270 702 300V640H688z', '#ffdf9c'),
    path('M540 640l-16 30h50l-8 -30zM660 640l-10 30h60l-14 -30zM590 620l-14 40h68l-14 -40z', '#3a1838'),
    path(box(260, 660, 560, 60), '#4a2140'),
    path('M200 800L260 720H820L880 800z', '#3a1838'),
    crowd(
      [
        [980, 760, 80],
        [1014, 766, 74],
        [1060, 764, 56],
      ],
      p.ink,
    ),
    path('M930 640q60 -40 130 -20l40 -20l-10 30q-60 40 -160 10z', '#fff4cc'),
  ]);
