import { letters } from '../../kit/lettering';
import { lamp } from '../../kit/props';
import { crowd, row, scene } from '../../kit/scene';
import { ground, sea } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, disc, line, path } from '../../kit/tools';

/** The market under its red sign and clock. */
export const pikePlace = (): string =>
  scene('dusk', { x: 900, y: 330, r: 74, seed: 611, clouds: 380 }, (p) => [
    skyline({ y: 620, min: 120, max: 280, step: 70, ink: '#8a4a78', win: p.win, seed: 14, to: 320, lit: 0.3 }),
    sea(p, 560, 900, { base: 640, seed: 5 }),
    path(box(220, 430, 990, 220), '#5a3058'),
    path(box(200, 410, 1010, 30), '#2f6a60'),
    path(
      row(17, 214, 60, (x) => box(x, 440, 30, 46)),
      '#f0e0c0',
    ),
    path(
      row(17, 244, 60, (x) => box(x, 440, 30, 46)),
      '#d9566a',
    ),
    row(
      6,
      240,
      160,
      (x, i) =>
        path(box(x, 500, 130, 130), '#ffc98a') +
        path(
          row(6, x + 12, 20, (q, k) => disc(q, 606 - (k % 2) * 8, 12)),
          ['#f2654e', '#7fae6c', '#ffd58a', '#d9467a', '#f2a04a', '#9ac06c'][i] ?? '#f2654e',
        ),
    ),
    path(box(250, 590, 940, 44), '#7a4a48'),
    line('M330 410V230M880 410V230', p.ink, 9),
    path(box(306, 126, 420, 222), '#2a1a50'),
    letters('PUBLIC', 340, 150, 7.4, 1.2, '#ff7a6a', 1.6),
    letters('MARKET', 340, 250, 7.4, 1.2, '#ff7a6a', 1.6),
    path(disc(810, 240, 66), '#2a1a50'),
    path(disc(810, 240, 54), '#fff3d9'),
    line('M810 240V204M810 240l26 16', p.ink, 7, 'stroke-linecap="round"'),
    ground(640, '#6b3a70', '#f0a078'),
    line('M0 700H1200M0 750H1200M200 644L100 800M600 644V800M1000 644L1100 800', '#54306a', 3),
    crowd(
      [
        [180, 720, 110],
        [230, 726, 100],
        [420, 700, 84],
        [640, 740, 116],
        [690, 744, 108],
        [940, 710, 92],
        [1060, 750, 120],
      ],
      p.ink,
    ),
    lamp(100, 780, 330, p.ink, '#ffd08a'),
  ]);
