import { path, line, svg } from './kit/tools';
import { sky, sun, stars, cloud, streak } from './kit/sky';
import { ridge } from './kit/land';
import { airliner } from './kit/shared';
import { INK as ink } from './kit/palettes';

// Home hero: above the weather at first light. Left third stays calm for the headline.
export function hero(): string {
  const w = 1600,
    h = 760,
    sx = 1236,
    sy = 462;
  const plane = { body: '#fff6e4', belly: '#e9b9a0', wing: '#2a2470', tail: ink.coral, glass: '#2a2470' };
  return svg(
    sky({
      x: sx,
      y: sy,
      w,
      h,
      reach: 1320,
      steps: 13,
      stops: ['#17154a', '#1e1a58', '#292168', '#3a2978', '#653784', '#a84a80', '#e4656c', '#ff8d67', '#ffbd80', '#ffe0a8'],
    }) +
      stars(8, 46, '#a79be0', 220, 900) +
      sun(sx, sy, 118, '#fff5dc') +
      streak(60, 250, 330, '#35287a', 14) +
      streak(520, 120, 280, '#4a3283', 12) +
      streak(1300, 118, 260, '#a84a80', 13) +
      streak(800, 300, 180, '#d05d74', 11) +
      streak(1330, 330, 260, '#ff9a78', 12) +
      streak(790, 404, 200, '#e0657a', 11) +
      line('M770 312Q852 290 930 250', '#ffd7b0', 3, 'stroke-linecap="round" stroke-dasharray="40 12 220 14"') +
      airliner(1130, 190, 0.92, 14, plane) +
      ridge(600, 110, '#c7567a', { seed: 5, step: 130, sharp: true, base: h, w }) +
      path('M960 610l80-108l36 44l32-38l100 102z', '#c7567a') +
      path('M1040 502l36 44l-16 6l-18-10l-26 14z', '#ffe3c0') +
      (
        [
          [-60, 640, 420, 3],
          [300, 640, 360, 8],
          [620, 650, 420, 11],
          [1010, 640, 360, 5],
          [1300, 640, 400, 2],
        ] as const
      )
        .map(([x, y, q, s]) => cloud(x, y, q, { lit: '#ffb08a', shade: '#e8787a', seed: s, tall: 0.26, sunSide: x > sx ? -1 : 1 }))
        .join('') +
      path(`M0 636h${w}v124H0z`, '#e8787a') +
      (
        [
          [-120, 714, 520, 6],
          [260, 720, 480, 14],
          [700, 724, 560, 21],
          [1180, 714, 520, 9],
        ] as const
      )
        .map(([x, y, q, s]) => cloud(x, y, q, { lit: '#ffe0b8', shade: '#ffb794', seed: s, tall: 0.24, sunSide: x > sx ? -1 : 1 }))
        .join('') +
      path(`M0 706h${w}v60H0z`, '#ffb794') +
      (
        [
          [-80, 780, 460, 17],
          [330, 790, 420, 4],
          [720, 790, 520, 30],
          [1210, 784, 480, 13],
        ] as const
      )
        .map(([x, y, q, s]) => cloud(x, y, q, { lit: '#fff3dc', shade: '#ffdcb8', seed: s, tall: 0.22, sunSide: x > sx ? -1 : 1 }))
        .join(''),
    w,
    h,
  );
}

// Portrait cut of the hero for phones: text sits on the dark sky, the sun comes up behind the search card.
export function heroMobile(): string {
  const w = 780,
    h = 1080,
    sx = 560,
    sy = 800;
  const plane = { body: '#fff6e4', belly: '#e9b9a0', wing: '#2a2470', tail: ink.coral, glass: '#2a2470' };
  const bank = (y: number, list: readonly (readonly [number, number, number])[], lit: string, shade: string) =>
    list.map(([x, q, s]) => cloud(x, y, q, { lit, shade, seed: s, tall: 0.25, sunSide: x > sx - 200 ? -1 : 1 })).join('') +
    path(`M0 ${y - 6}h${w}v${h - y + 6}H0z`, shade);
  return svg(
    sky({
      x: sx,
      y: sy,
      w,
      h,
      reach: 640,
      steps: 12,
      stops: ['#17154a', '#1e1a58', '#2a2269', '#3f2b7a', '#6f3a87', '#b54f7e', '#ec6d68', '#ff9a6c', '#ffc486', '#ffe3ae'],
    }) +
      stars(8, 34, '#a79be0', 420, w) +
      sun(sx, sy, 96, '#fff5dc') +
      streak(470, 120, 220, '#2e2670', 12) +
      streak(-40, 640, 210, '#5a3480', 11) +
      streak(600, 470, 200, '#5a3480', 11) +
      line('M96 770Q240 752 366 718', '#ffd7b0', 3, 'stroke-linecap="round" stroke-dasharray="50 14 30 10 200 9"') +
      airliner(478, 676, 0.62, 15, plane) +
      bank(
        890,
        [
          [-80, 360, 3],
          [230, 340, 8],
          [500, 380, 5],
        ],
        '#ffb08a',
        '#e8787a',
      ) +
      bank(
        960,
        [
          [-120, 420, 6],
          [240, 400, 14],
          [560, 380, 21],
        ],
        '#ffe0b8',
        '#ffb794',
      ) +
      bank(
        1030,
        [
          [-60, 380, 17],
          [280, 360, 4],
          [580, 360, 30],
        ],
        '#fff3dc',
        '#ffdcb8',
      ),
    w,
    h,
  );
}
