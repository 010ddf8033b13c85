import { PALETTES } from '../kit/palettes';
import { hedge, pine } from '../kit/plants';
import { backdrop, ground, mirrored, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** The Sagrada Família. */
export function barcelona(): string {
  const p = PALETTES.gold;
  const spire = (x: number, top: number, half: number, base = 626) => {
    const h = base - top;
    const d = (s: number) =>
      `M${n(x + (s < 0 ? -half : half * 0.25))} ${base}Q${n(x - half * (s < 0 ? 1 : -0.3))} ${n(top + h * 0.3)} ${n(x - (s < 0 ? 4 : -1))} ${n(top + 18)}h${s < 0 ? 8 : 3}Q${n(x + half)} ${n(top + h * 0.3)} ${n(x + half)} ${base}z`;
    let holes = '';
    for (let i = 0; i < 9; i++)
      for (const k of [-1, 0])
        holes += box(
          x + half * (0.3 + i * 0.03) * k * 1.1 - half * 0.2,
          top + h * (0.17 + i * 0.055),
          half * (0.16 + i * 0.014),
          h * 0.032,
        );
    return (
      path(d(-1), '#a3573f') +
      path(d(1), '#f2a263') +
      path(holes, '#5f2c46') +
      path(
        poly([
          [x - 7, top + 20],
          [x, top - 10],
          [x + 7, top + 20],
        ]) + disc(x, top, 9),
        '#ffdca6',
      ) +
      path(disc(x - 2, top + 1, 4), '#c2603f')
    );
  };
  return svg(
    mirrored(
      backdrop(p, {
        x: 850,
        y: 410,
        r: 96,
        seed: 51,
        clouds: 420,
        birds: [
          [280, 190, 13],
          [246, 206, 10],
        ],
      }) +
        path('M0 560Q160 500 320 520T660 540T960 480T1200 520V640H0z', '#c98a82') +
        skyline({ y: 610, min: 24, max: 66, step: 60, ink: '#b06a68', kind: 'rome', seed: 37 }) +
        skyline({ y: 624, min: 30, max: 70, step: 76, ink: '#8a4a58', win: '#ffdf9f', seed: 48, lit: 0.2 }) +
        line('M318 640V120h10V640M322 140H560M322 120L470 140M322 120L280 150H322', '#7a3350', 4) +
        path(box(268, 146, 24, 20), '#7a3350') +
        spire(590, 78, 58) +
        spire(500, 190, 40) +
        spire(680, 190, 40) +
        spire(414, 160, 40) +
        spire(770, 156, 40) +
        spire(456, 240, 36) +
        spire(728, 240, 36) +
        path(
          poly([
            [380, 636],
            [400, 520],
            [470, 470],
            [520, 452],
            [590, 400],
            [660, 452],
            [710, 470],
            [786, 520],
            [806, 636],
          ]),
          '#b86545',
        ) +
        path(
          poly([
            [590, 400],
            [660, 452],
            [710, 470],
            [786, 520],
            [806, 636],
            [716, 636],
            [690, 540],
            [640, 500],
          ]),
          '#f7b06e',
        ) +
        path(
          poly([
            [540, 470],
            [590, 420],
            [640, 470],
            [590, 456],
          ]),
          '#ffdca6',
        ) +
        path(`M540 636V552Q544 500 590 474Q636 500 640 552V636z`, '#5f2c46') +
        path('M556 636V560Q560 518 590 498Q620 518 624 560V636z', '#ffc27d') +
        path(box(586, 498, 8, 138) + box(556, 560, 68, 5), '#7a3350') +
        path(`M432 636V576Q436 544 468 526Q500 544 504 576V636zM676 636V576Q680 544 712 526Q744 544 748 576V636z`, '#5f2c46') +
        path(disc(590, 446, 12), '#5f2c46') +
        path(
          poly([
            [584, 392],
            [584, 360],
            [590, 352],
            [596, 360],
            [596, 392],
          ]),
          '#ffdca6',
        ) +
        line('M590 340v28M580 350h20', '#fff0c4', 4) +
        ground(634, '#8c6a52', '#d9a878') +
        path(`M0 664H1200V${H}H0z`, '#5a5a52') +
        sea(p, 700, 850, { spread: 120, seed: 4, count: 36 }) +
        path('M0 664Q300 652 600 668T1200 660v42H0z', '#5f5a4a') +
        hedge(-10, 470, 668, 34, '#4a3a56', 5, 710) +
        hedge(720, 1210, 668, 34, '#4a3a56', 9, 710) +
        pine(150, 770, 330, '#221d4a', '#3f4a6a', 0.9) +
        pine(1090, 780, 360, '#221d4a', '#3f4a6a', 0.9) +
        hedge(-10, 300, 772, 40, p.ink, 4, H) +
        hedge(940, 1210, 772, 40, p.ink, 8, H),
    ),
  );
}
