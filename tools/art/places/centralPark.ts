import { gable, panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp, tree } from '../kit/props';
import { backdrop, mirrored, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, n, path, svg } from '../kit/tools';

/** Bow Bridge in October, twin towers over the lake. */
export function centralPark(): string {
  const p = PALETTES.ember;
  const twin = (x: number) =>
    slab(x, 250, 62, 200, '#7a3a58', '#ff9c52', 0.3) +
    slab(x + 8, 214, 46, 40, '#7a3a58', '#ff9c52', 0.3) +
    slab(x + 16, 188, 30, 30, '#571f42', '#ffc468', 0.4) +
    gable(x + 31, 148, 190, 18, '#571f42', '#ffc468') +
    panes(x + 4, 262, 40, 170, 3, 10, 6, 9, '#ffd58a');
  const maple = (x: number, b: number, h: number, i: number) =>
    tree(
      x,
      b,
      h,
      ['#a8323c', '#d9562f', '#8a2a48', '#c2702a'][i % 4] ?? '#a8323c',
      ['#f0703f', '#ffb04a', '#d9503f', '#ffd06a'][i % 4] ?? '#f0703f',
    );
  return svg(
    mirrored(
      backdrop(p, {
        x: 770,
        y: 330,
        r: 100,
        seed: 261,
        clouds: 400,
        birds: [
          [270, 170, 13],
          [304, 156, 10],
        ],
      }) +
        skyline({ y: 540, min: 70, max: 190, step: 56, ink: p.haze, seed: 34 }) +
        skyline({ y: 560, min: 60, max: 170, step: 66, ink: p.mid, win: p.win, seed: 27, lit: 0.26 }) +
        path(box(430, 420, 250, 150), '#7a3a58') +
        path(box(640, 420, 40, 150), '#ff9c52') +
        panes(436, 430, 196, 110, 12, 5, 6, 9, '#ffd58a') +
        twin(440) +
        twin(602) +
        hedge(-20, 1220, 560, 52, '#c2502f', 3, 640) +
        hedge(-20, 1220, 590, 44, '#e07a30', 7, 650) +
        hedge(-20, 380, 606, 40, '#a8323c', 5, 660) +
        hedge(800, 1220, 606, 40, '#a8323c', 9, 660) +
        sea(p, 632, 770, { spread: 150, seed: 8 }) +
        path('M300 640q40-20 80-8v20H280zM900 640q-40-20-80-8v20h100z', '#57234a') +
        path('M240 668Q600 500 960 668V640Q600 468 240 640z', '#ffe6c0') +
        path('M300 680Q600 552 900 680L960 668Q600 500 240 668z', '#d99a80') +
        line(
          Array.from({ length: 24 }, (_, i) => {
            const x = 270 + i * 28.7;
            const y = 640 - 76 * (1 - Math.pow((x - 600) / 360, 2));
            return `M${n(x)} ${n(y - 40)}v46`;
          }).join(''),
          '#ffe6c0',
          5,
        ) +
        line('M236 602Q600 430 964 602', '#fff3d9', 8) +
        line(
          Array.from({ length: 23 }, (_, i) => {
            const x = 284 + i * 28.7;
            const y = 640 - 76 * (1 - Math.pow((x - 600) / 360, 2));
            return `M${n(x - 8)} ${n(y - 18)}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`;
          }).join(''),
          '#ffe6c0',
          3,
        ) +
        path('M410 560l-14-26h28zM790 560l-14-26h28z', '#fff3d9') +
        path(box(224, 600, 36, 76) + box(940, 600, 36, 76), '#d99a80') +
        path(box(948, 600, 28, 76) + box(246, 600, 14, 76), '#ffe6c0') +
        line('M420 720h360M460 740h250M520 758h170', '#ffc48a', 4, 'stroke-linecap="round" stroke-dasharray="70 20 30 16"') +
        path('M520 720q10 22 40 24h80q30-2 40-24h-40l-16 8h-50l-16-8z', p.ink) +
        path(person(580, 728, 44) + person(622, 728, 42), p.ink) +
        line('M560 700L500 740', p.ink, 4) +
        maple(210, 700, 260, 0) +
        maple(990, 700, 280, 1) +
        maple(100, 780, 400, 1) +
        maple(1110, 780, 420, 2) +
        maple(10, 740, 300, 3) +
        hedge(-10, 300, 780, 36, p.ink, 4, H) +
        hedge(900, 1210, 780, 36, p.ink, 9, H) +
        lamp(318, 792, 150, p.ink, '#ffe6a0'),
    ),
  );
}
