import { panes, slab } from '../../kit/masonry';
import { tree } from '../../kit/props';
import { crowd, scene } from '../../kit/scene';
import { skyline } from '../../kit/town';
import { box, line, path } from '../../kit/tools';

/** The skyline over the bayou, with bats. */
export const buffaloBayou = (): string =>
  scene('sunset', { x: 380, y: 380, r: 84, seed: 941 }, (p) => [
    skyline({
      y: 560,
      min: 120,
      max: 400,
      step: 62,
      ink: '#6a2f74',
      win: '#ffd9a0',
      seed: 27,
      lit: 0.35,
      from: 420,
      to: 1220,
      shape: (x) => 0.4 + 0.8 * Math.exp(-Math.pow((x - 800) / 220, 2)),
    }),
    slab(700, 170, 90, 390, '#4a2264', '#d9656c', 0.36) + panes(708, 190, 48, 340, 4, 16, 6, 10, '#ffe19a'),
    path('M-10 560H1210V620H-10z', '#4a4a4c'),
    path('M-10 580Q300 540 560 600T1210 590V800H-10z', '#5f7a4c'),
    path('M520 620Q700 640 620 700T300 800H760Q960 720 860 660T640 610z', '#b8607a'),
    line('M560 640h90M600 690h120M480 750h150M640 730h90', '#ffd9a0', 4, 'stroke-linecap="round"'),
    path(box(-10, 500, 560, 26), '#3a1c50'),
    path('M20 526q70 -10 80 90h40q10 -100 90 -90zM260 526q70 -10 80 90h40q10 -100 90 -90z', '#3a1c50'),
    path(
      Array.from({ length: 34 }, (_, i) => {
        const x = 430 + ((i * 61) % 420);
        const y = 480 - ((i * 43) % 330);
        const q = 6 + (i % 4) * 3;
        return `M${x} ${y}q${q} -${q} ${q * 2} 0q${q} -${q} ${q * 2} 0q-${q} ${q * 0.3} -${q * 1.4} ${q * 0.9}q-${q * 0.6} -${q * 0.6} -${q * 1.2} 0q-${q * 0.4} -${q * 0.6} -${q * 1.4} -${q * 0.9}z`;
      }).join(''),
      p.ink,
    ),
    crowd(
      [
        [200, 500, 50],
        [226, 500, 46],
        [400, 500, 48],
        [960, 740, 80],
      ],
      p.ink,
    ),
    tree(1100, 780, 260, '#2a1a40', '#8f7a4c'),
    tree(60, 790, 200, '#2a1a40', '#8f7a4c'),
  ]);
