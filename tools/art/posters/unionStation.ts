import { arcade } from '../kit/masonry';
import { letters } from '../kit/lettering';
import { lamp } from '../kit/props';
import { crowd, scene } from '../kit/scene';
import { ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, line, path } from '../kit/tools';

/** The arched hall with its sign. */
export const unionStation = (): string =>
  scene('dusk', { x: 860, y: 280, r: 70, seed: 1521 }, (p) => [
    skyline({ y: 560, min: 140, max: 300, step: 70, ink: '#8a4a78', win: p.win, seed: 61, lit: 0.35 }),
    path(box(80, 440, 1040, 200), '#b8857c'),
    path(box(860, 440, 260, 200), '#f0b088'),
    path(box(400, 340, 400, 300), '#d9a890'),
    path(box(690, 340, 110, 300), '#ffd9b0'),
    path(box(380, 326, 440, 18) + box(64, 430, 340, 14) + box(796, 430, 340, 14), '#ffe3c0'),
    arcade(430, 770, 630, 3, 90, 250, '#4a2558'),
    arcade(436, 764, 630, 3, 76, 236, '#ffc98a'),
    line('M486 390V630M600 390V630M714 390V630M440 500H530M556 500H644M670 500H760', '#4a2558', 4),
    arcade(100, 390, 640, 4, 44, 130, '#5a3060'),
    arcade(810, 1100, 640, 4, 44, 130, '#5a3060'),
    line('M440 326V210M760 326V210', p.ink, 8),
    path(box(400, 170, 400, 96), '#2a1a50'),
    letters('UNION', 446, 190, 5.6, 2.4, '#ff9a6a', 1.6),
    ground(640, '#6b3a70', '#f0a078'),
    line('M-10 700H1210M-10 760H1210', '#54306a', 4),
    crowd(
      [
        [300, 720, 88],
        [344, 726, 80],
        [600, 690, 66],
        [640, 694, 62],
        [860, 740, 92],
      ],
      p.ink,
    ),
    lamp(160, 780, 300, p.ink, '#ffd08a'),
    lamp(1040, 780, 300, p.ink, '#ffd08a'),
  ]);
