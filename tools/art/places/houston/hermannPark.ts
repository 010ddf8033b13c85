import { lamp, tree } from '../../kit/props';
import { crowd, row, scene, shape } from '../../kit/scene';
import { ground } from '../../kit/stage';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** Reflecting pool and obelisk. */
export const hermannPark = (): string =>
  scene('aqua', { x: 600, y: 330, r: 84, seed: 931, clouds: 350 }, (p) => [
    skyline({ y: 540, min: 60, max: 220, step: 60, ink: '#6fb5a0', seed: 37 }),
    row(5, -10, 96, (x, i) => tree(x, 620, 230 - i * 24, '#1d5a70', '#8fc06c')),
    row(5, 820, 96, (x, i) => tree(x, 620, 140 + i * 24, '#1d5a70', '#8fc06c')),
    ground(600, '#8fb86c', '#d4e08c'),
    shape(
      [
        [580, 600],
        [590, 250],
        [600, 220],
        [610, 250],
        [620, 600],
      ],
      '#d9a888',
    ),
    shape(
      [
        [600, 220],
        [610, 250],
        [620, 600],
        [602, 600],
      ],
      '#fff6e4',
    ),
    path(box(550, 590, 100, 22), '#c98a70'),
    shape(
      [
        [520, 620],
        [680, 620],
        [860, 800],
        [340, 800],
      ],
      '#fff0cf',
    ),
    shape(
      [
        [536, 630],
        [664, 630],
        [820, 800],
        [380, 800],
      ],
      '#1a93a0',
    ),
    shape(
      [
        [586, 632],
        [614, 632],
        [630, 790],
        [570, 790],
      ],
      '#ffe0c0',
    ),
    line('M520 660h60M640 690h70M480 740h80M640 760h110', '#b8e8dc', 4, 'stroke-linecap="round"'),
    crowd(
      [
        [300, 700, 76],
        [334, 704, 70],
        [880, 690, 70],
        [470, 640, 40],
        [740, 644, 42],
      ],
      p.ink,
    ),
    lamp(180, 780, 280, p.ink, '#fff3cf'),
    lamp(1020, 780, 280, p.ink, '#fff3cf'),
  ]);
