import { gable, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { tree } from '../kit/props';
import { wheel } from '../kit/shared';
import { backdrop, ground, mirrored, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, path, poly, svg } from '../kit/tools';

/** The lattice spire, the round hotel and the wheel over the park lake. */
export function atlanta(): string {
  const p = PALETTES.sunset;
  return svg(
    mirrored(
      backdrop(p, {
        x: 690,
        y: 448,
        r: 100,
        seed: 9,
        clouds: 420,
        birds: [
          [880, 190, 12],
          [914, 176, 9],
        ],
      }) +
        skyline({ y: 612, min: 60, max: 170, step: 48, ink: p.haze, seed: 70 }) +
        wheel(386, 486, 118, 630, { ink: '#3b1e58', rim: '#ffe3ac', pods: '#fff3d9' }) +
        skyline({ y: 618, min: 40, max: 130, step: 56, ink: p.mid, win: p.win, seed: 22, lit: 0.24 }) +
        slab(546, 300, 96, 330, '#5a2560', '#ffa468') +
        panes(550, 312, 62, 290, 5, 17, 6, 8, '#b04a70') +
        path(
          poly([
            [552, 300],
            [560, 262],
            [628, 262],
            [636, 300],
          ]),
          '#9c3f6c',
        ) +
        path(
          poly([
            [560, 262],
            [592, 132],
            [596, 132],
            [628, 262],
          ]),
          '#5a2560',
        ) +
        path(
          poly([
            [594, 132],
            [628, 262],
            [604, 262],
          ]),
          '#ffa468',
        ) +
        line('M566 240h56M572 218h44M577 196h34M582 174h24', '#ffe3ac', 3) +
        path(
          poly([
            [592, 136],
            [594, 62],
            [596, 136],
          ]),
          '#3b1e58',
        ) +
        path('M712 630V316q0-14 44-14t44 14V630z', '#3b1e58') +
        path('M774 303q26 4 26 13V630h-26z', '#d9627a') +
        path(Array.from({ length: 20 }, (_, i) => box(716, 326 + i * 15, 54, 6)).join(''), '#7a3a78') +
        path(box(704, 288, 104, 16), '#3b1e58') +
        path(box(774, 288, 34, 16), '#ffa468') +
        slab(846, 390, 74, 240, '#6a2e6e', '#ff8f70') +
        panes(850, 400, 48, 200, 4, 12, 5, 8, '#ffc27c') +
        gable(883, 340, 390, 37, '#4a2264', '#ff8f70') +
        hedge(-10, 1210, 610, 36, p.near, 4, 690) +
        ground(640, '#5f3468', '#a8506c') +
        sea(p, 662, 690, { spread: 120, seed: 5, count: 46, base: 766 }) +
        path('M0 656Q300 646 600 660T1200 652v12Q900 672 600 668T0 668z', '#d9627a') +
        path('M520 724q40-10 90 0h26q-6 14-22 16h-90q-16-2-20-14z', '#fff3d9') +
        path('M606 724q-4-34 12-40q14-2 12 12l-8 2q2 14 4 26z', '#fff3d9') +
        path('M520 724q50-30 88-4l-8 14h-66z', '#e8b0a8') +
        path(`M0 766H1200V${H}H0z`, '#2a1750') +
        tree(1090, 790, 380, '#1f1244', '#5a2a68') +
        tree(96, 800, 420, '#1f1244', '#5a2a68') +
        tree(230, 800, 220, '#2a1750', '#6a3070') +
        hedge(-10, 420, 790, 36, '#170e38', 5, H) +
        hedge(880, 1210, 790, 36, '#170e38', 9, H),
    ),
  );
}
