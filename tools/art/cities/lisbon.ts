import { ridge } from '../kit/land';
import { bars, panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, sea } from '../kit/stage';
import { H, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** A yellow tram on a steep street, the red bridge behind. */
export function lisbon(): string {
  const p = PALETTES.aqua;
  const houseL = (x: number, w: number, top: number, ink: string) =>
    path(box(x, top, w, H - top), ink) +
    path(
      poly([
        [x - 6, top],
        [x + w / 2, top - 40],
        [x + w + 6, top],
      ]),
      '#c2503f',
    ) +
    panes(x + 10, top + 26, w - 20, 400, 3, 5, 22, 44, '#fffaea') +
    panes(x + 10, top + 26, w - 20, 400, 3, 5, 14, 36, '#1d5a70');
  return svg(
    backdrop(p, {
      x: 800,
      y: 330,
      r: 88,
      seed: 103,
      birds: [
        [540, 200, 12],
        [572, 186, 9],
      ],
    }) +
      ridge(560, 60, p.haze, { seed: 4, step: 180 }) +
      sea(p, 556, 800, { spread: 120, seed: 5, base: 660, count: 40 }) +
      bars(
        [
          [
            [470, 500],
            [470, 620],
          ],
          [
            [900, 480],
            [900, 620],
          ],
        ],
        '#c2503f',
        12,
      ) +
      line('M330 540Q420 530 470 400Q680 640 900 400Q950 520 1200 540', '#e0604a', 4) +
      path(box(300, 548, 900, 8), '#c2503f') +
      bars(
        [
          [
            [470, 400],
            [470, 640],
          ],
          [
            [900, 400],
            [900, 640],
          ],
        ],
        '#e0604a',
        13,
      ) +
      line(
        Array.from({ length: 20 }, (_, i) => `M${490 + i * 20} ${n(420 + 116 * (1 - Math.pow((i - 9.75) / 10.3, 2)))}V548`).join(''),
        '#c2503f',
        1.6,
      ) +
      houseL(-20, 150, 280, '#f2a077') +
      houseL(132, 130, 360, '#fff0cf') +
      houseL(264, 96, 440, '#6fb5a0') +
      houseL(1050, 170, 250, '#ffd98c') +
      houseL(926, 124, 350, '#f2c0a0') +
      houseL(842, 84, 450, '#d98f7a') +
      path(`M340 640Q600 616 860 640L1200 740V${H}H0V740z`, '#5f7a80') +
      path(`M470 632Q600 622 730 632L960 ${H}H240z`, '#88a0a0') +
      line(`M520 640L380 ${H}M690 640L830 ${H}`, '#1d3f5a', 6) +
      line(`M544 640L450 ${H}M664 640L760 ${H}`, '#fff0cf', 2) +
      path('M606 172V190', 'none', 'stroke="#163a56" stroke-width="4"') +
      line('M0 120Q600 230 1200 100', '#163a56', 3) +
      path(
        poly([
          [560, 330],
          [612, 178],
          [652, 330],
        ]),
        'none',
        'stroke="#163a56" stroke-width="5"',
      ) +
      path('M430 700V366q0-36 36-36H744q36 0 36 36V700z', '#f5b73c') +
      path('M730 330h14q36 0 36 36V700h-50z', '#ffdf8a') +
      path('M430 700V366q0-36 36-36h12V700z', '#d98a2c') +
      path('M420 346q10-34 60-36h250q50 2 60 36z', '#fffaea') +
      path(box(560, 286, 90, 30), '#163a56') +
      path(box(566, 292, 78, 18), '#fff0cf') +
      line('M592 296h8v5h-8v5h8M610 296h8v10h-8zM610 301h8', '#163a56', 3) +
      path('M452 372h96v124h-96zM560 372h90v124h-90zM662 372h96v124h-96z', '#163a56') +
      path('M460 380h80v108h-80zM568 380h74v108h-74zM670 380h80v108h-80z', '#bfe3d4') +
      path('M460 440l80-60v26l-80 62zM568 440l74-60v26l-74 62zM670 440l80-60v26l-80 62z', '#eefaf0') +
      path(box(430, 512, 350, 12), '#fffaea') +
      path(box(430, 612, 350, 10), '#fffaea') +
      path(disc(605, 566, 30), '#163a56') +
      path(disc(605, 566, 23), '#fffaea') +
      path(disc(605, 566, 13), '#ffd98c') +
      path(disc(480, 570, 14) + disc(730, 570, 14), '#f2654e') +
      path('M444 640h322v60H444z', '#a8502c') +
      path('M470 700h270l-20 40H490z', '#163a56') +
      path(box(420, 694, 370, 10), '#163a56') +
      path('M380 746h450v8H380z', '#4a6470') +
      hedge(-10, 120, 786, 34, p.ink, 3, H) +
      hedge(1080, 1210, 786, 34, p.ink, 6, H),
  );
}
