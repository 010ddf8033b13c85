import { columns, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp } from '../kit/props';
import { eiffel } from '../kit/shared';
import { backdrop, mirrored, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, disc, line, n, path, svg } from '../kit/tools';

/** Pont Alexandre III over the river, the tower far off. */
export function seine(): string {
  const p = PALETTES.ember;
  const pillar = (x: number) =>
    slab(x - 30, 330, 60, 330, '#b5685a', '#ffc27a', 0.3) +
    path(box(x - 42, 318, 84, 16) + box(x - 40, 560, 80, 12), '#ffdf9c') +
    columns(x - 28, x + 28, 340, 556, 2, 12, { shadow: '#8f4048', body: '#d98a62', lit: '#ffdf9c' }) +
    path(`M${x - 30} 318q0-16 10-18l-6-26q10-26 30-20l14-18l8 12q14 18 2 36l6 16q8 4 6 18z`, '#e6a32c') +
    path(`M${x + 4} 250l10-14l8 12q14 18 2 36l6 16q8 4 6 18h-18z`, '#ffe08a') +
    path(`M${x - 20} 276q-26-34-34-18q2 26 30 30zM${x + 10} 264q22-46 44-32q0 34-36 44z`, '#f2b83c');
  const hump = (y: number, rise: number) => `M90 ${y}Q560 ${y - rise * 2} 1030 ${y}`;
  const ribs = Array.from({ length: 31 }, (_, i) => {
    const x = 150 + i * 28;
    const t = (x - 90) / 940;
    return `M${x} 596V${n(690 - 4 * 70 * t * (1 - t))}`;
  }).join('');
  return svg(
    mirrored(
      backdrop(p, {
        x: 740,
        y: 440,
        r: 112,
        seed: 191,
        clouds: 420,
        birds: [
          [260, 210, 13],
          [294, 196, 10],
        ],
      }) +
        skyline({ y: 610, min: 30, max: 80, step: 80, ink: p.haze, kind: 'paris', seed: 54 }) +
        eiffel(600, 612, 400, { dark: '#6d2655', lit: '#b83a50', lace: '#ffc468' }) +
        skyline({ y: 620, min: 26, max: 60, step: 76, ink: p.mid, win: p.win, kind: 'paris', seed: 14, lit: 0.3 }) +
        hedge(-10, 1210, 604, 28, p.near, 4, 650) +
        path('M0 628h1200v40H0z', '#571f42') +
        sea(p, 656, 740, { spread: 160, seed: 6 }) +
        path('M60 600H1060V690Q1030 690 1030 690Q560 550 90 690H60z', '#7a2f48') +
        line(ribs, '#c2503f', 4) +
        line(hump(690, 70), '#ffc468', 8) +
        line(hump(706, 70), '#a83e46', 6) +
        path(box(-10, 584, 1220, 18), '#a8503f') +
        path(box(-10, 582, 1220, 5), '#ffdf9c') +
        path(
          Array.from({ length: 13 }, (_, i) => disc(140 + i * 70, 622 - 18 * Math.sin((Math.PI * (i + 0.5)) / 13) + 4, 8)).join(''),
          '#e6a32c',
        ) +
        line('M0 556H1200', '#8f3648', 5) +
        path(Array.from({ length: 60 }, (_, i) => box(i * 20 + 4, 558, 8, 26)).join(''), '#c2603f') +
        path(box(20, 620, 130, 90) + box(970, 620, 130, 90), '#8f4048') +
        path(box(970, 620, 40, 90) + box(110, 620, 40, 90), '#d9784e') +
        pillar(84) +
        pillar(1036) +
        path(box(-10, 700, 180, 20) + box(950, 700, 260, 20), '#57234a') +
        [280, 430, 690, 840]
          .map(
            (x) =>
              lamp(x, 584, 120, p.ink, '#fff0c4') +
              path(disc(x - 16, 478, 7) + disc(x + 16, 478, 7), '#fff0c4') +
              line(`M${x - 16} 486q16 14 32 0`, p.ink, 3),
          )
          .join('') +
        path('M360 748h340q28 0 46-14q-6 36-36 40H390q-24-4-30-26z', p.ink) +
        path('M390 748l12-24h270l22 24z', '#ffe2ac') +
        line('M430 724v24M470 724v24M510 724v24M550 724v24M590 724v24M630 724v24', '#9c3a48', 3) +
        path('M360 748h340q28 0 46-14l-2 7q-20 13-44 13H361z', '#f2654e'),
    ),
  );
}
