import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { sailboat } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, path, poly, svg } from '../kit/tools';

/** The CN Tower over the lake, by moonlight. */
export function toronto(): string {
  const p = PALETTES.night;
  const cx = 540;
  return svg(
    backdrop(p, { x: 760, y: 300, r: 80, seed: 6, stars: 60, clouds: 470 }) +
      skyline({ y: 626, min: 70, max: 190, step: 50, ink: p.haze, seed: 81 }) +
      skyline({
        y: 628,
        min: 60,
        max: 220,
        step: 58,
        ink: p.mid,
        win: p.win,
        seed: 90,
        lit: 0.34,
        shape: (x) => 0.4 + 0.8 * Math.exp(-Math.pow((x - 860) / 260, 2)),
      }) +
      path(
        poly([
          [cx - 10, 270],
          [cx + 10, 270],
          [cx + 34, 636],
          [cx - 34, 636],
        ]),
        '#5a60a8',
      ) +
      path(
        poly([
          [cx + 3, 270],
          [cx + 10, 270],
          [cx + 34, 636],
          [cx + 12, 636],
        ]),
        '#d9cbe4',
      ) +
      path(
        poly([
          [cx - 10, 300],
          [cx - 3, 300],
          [cx - 14, 636],
          [cx - 34, 636],
        ]),
        '#23276a',
      ) +
      path(`M${cx - 44} 262Q${cx} 296 ${cx + 44} 262z`, '#23276a') +
      path(`M${cx - 54} 238h108q4 14-8 26H${cx - 46}q-12-12-8-26z`, '#5a60a8') +
      path(`M${cx + 20} 238h34q4 14-8 26h-28z`, '#d9cbe4') +
      path(box(cx - 50, 246, 100, 6), '#ffd58a') +
      path(`M${cx - 44} 238l12-16h64l12 16z`, '#ff7a5c') +
      path(box(cx - 8, 150, 16, 74) + box(cx - 12, 160, 24, 18), '#8088c4') +
      path(box(cx + 2, 150, 6, 74), '#f2e2d8') +
      path(
        poly([
          [cx - 3, 150],
          [cx, 34],
          [cx + 3, 150],
        ]),
        '#d9cbe4',
      ) +
      path(disc(cx, 38, 4), '#ff7a5c') +
      path('M270 640V590Q276 520 390 516Q500 520 506 590V640z', '#8088c4') +
      path('M420 518Q500 524 506 590V640H470V596Q466 544 420 518z', '#e4d9e6') +
      line('M300 556Q390 530 478 556M330 534Q340 580 336 640M390 516V640M450 534Q440 580 444 640', '#4a5098', 3) +
      path(box(262, 606, 252, 34), '#3a3f86') +
      panes(266, 610, 244, 26, 18, 1, 7, 14, '#ffd58a') +
      path('M0 632h1200v18H0z', p.near) +
      hedge(-10, 270, 632, 22, p.near, 3, 650) +
      hedge(620, 1210, 632, 20, p.near, 8, 650) +
      sea(p, 648, 760, { spread: 90, seed: 3, count: 50 }) +
      line('M526 664h30M520 682h42M528 702h26M516 724h46', '#8f93c8', 3, 'stroke-linecap="round"') +
      sailboat(330, 730, 1.1, '#f2e2d8', '#a79fd8', p.ink) +
      sailboat(900, 700, 0.75, '#ff9277', '#c2556a', p.ink) +
      path(`M0 770Q180 740 340 778T560 ${H}H0z`, p.ink) +
      hedge(-10, 200, 772, 32, p.ink, 2, H),
  );
}
