import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { lamp } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** Canal houses, a humped bridge and a bicycle. */
export function amsterdam(): string {
  const p = PALETTES.dusk;
  const walls = ['#8a3a52', '#5a2f68', '#b5503f', '#3f3474', '#a34a5c', '#6b3a70', '#c2603f', '#4c2c68'];
  const house = (i: number, x: number, w: number, top: number) => {
    const wall = walls[i % walls.length] ?? '#8a3a52';
    const g = w * 0.5;
    const roof =
      i % 3 === 0
        ? `M${x} ${top}h${w * 0.16}v-16h${w * 0.14}v-16h${w * 0.12}v-16h${w * 0.16}v16h${w * 0.12}v16h${w * 0.14}v16h${w * 0.16}v4h${-w}z`
        : i % 3 === 1
          ? `M${x} ${top + 2}Q${x + w * 0.24} ${top - 4} ${x + w * 0.26} ${top - 34}Q${x + w * 0.3} ${top - 54} ${x + g} ${top - 56}Q${x + w * 0.7} ${top - 54} ${x + w * 0.74} ${top - 34}Q${x + w * 0.76} ${top - 4} ${x + w} ${top + 2}z`
          : `M${x} ${top + 2}L${x + w * 0.34} ${top - 44}h${w * 0.32}L${x + w} ${top + 2}z`;
    const rows = Math.floor((600 - top) / 54);
    let glass = '';
    let frames = '';
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < 3; c++) {
        frames += box(x + w * (0.1 + c * 0.29) - 3, top + 16 + r * 54 - 3, w * 0.22 + 6, 40);
        glass += box(x + w * (0.1 + c * 0.29), top + 16 + r * 54, w * 0.22, 34);
      }
    return (
      path(box(x, top, w, 640 - top) + roof, wall) +
      path(box(x + w * 0.93, top, w * 0.07, 640 - top), '#f0876a') +
      path(frames, '#fff3d9') +
      path(glass, i % 2 ? '#ffc98a' : '#2a2468') +
      path(box(x + g - 5, top - 26, 10, 14) + box(x + w * 0.4, 606, w * 0.2, 34), '#fff3d9') +
      path(box(x + g - 1.5, top - 48, 3, 12), '#1b1545')
    );
  };
  const widths = [96, 84, 108, 90, 100, 86, 110, 92, 100, 88, 104, 96, 90];
  const tops = [370, 330, 400, 310, 350, 290, 376, 320, 386, 340, 410, 350, 380];
  let x = -30;
  const row = widths
    .map((w, i) => {
      const at = x;
      x += w + 3;
      return house(i, at, w, tops[i] ?? 360);
    })
    .join('');
  const wheelOf = (cx: number) => `<circle cx="${cx}" cy="706" r="34" fill="none" stroke="#15133f" stroke-width="5"/>`;
  return svg(
    backdrop(p, {
      x: 742,
      y: 240,
      r: 88,
      seed: 71,
      birds: [
        [250, 180, 13],
        [284, 166, 10],
      ],
    }) +
      path('M566 360V190h44V360z', '#4c2c68') +
      path('M596 190h14V360h-14z', '#f0876a') +
      path('M560 190L588 60L616 190z', '#3a2565') +
      path('M588 60L616 190h-18z', '#ffa274') +
      path(disc(588, 214, 12), '#ffe9b8') +
      row +
      path('M0 636h1200v22H0z', '#3a2565') +
      path('M0 636h1200v5H0z', '#ffb68b') +
      sea(p, 658, 742, { spread: 110, seed: 5 }) +
      line('M60 690h40M180 710h60M330 686h30M420 740h70M860 690h50M1000 720h70M1090 690h40', '#ffc98a', 3, 'stroke-linecap="round"') +
      path('M760 742h230q22-4 34-20q2 36-28 44H790q-24-2-30-24z', p.ink) +
      path('M796 742v-28h150l14 28z', '#2b7a80') +
      path('M806 720h128v12H806z', '#ffe9b8') +
      path('M790 710h164v6H790z', '#fff3d9') +
      path(`M-20 770Q300 690 620 764V${H}H-20z`, '#2f2160') +
      path('M-20 770Q300 690 620 764v10Q300 702 -20 782z', '#ffb68b') +
      path('M190 800q10-54 100-54t100 54z', '#1b1545') +
      line('M-20 716Q300 636 620 712M60 762v-62M140 742v-60M220 730v-54M300 726v-52M380 730v-52M460 738v-50M540 750v-50', '#15133f', 6) +
      wheelOf(340) +
      wheelOf(452) +
      line(
        'M340 706L372 648H428L452 706L436 632M372 648L396 706L428 648M340 706H396M364 636h18M422 626q20-6 28 6',
        '#f2654e',
        6,
        'stroke-linecap="round" stroke-linejoin="round"',
      ) +
      path('M356 630h30v7h-30z', '#15133f') +
      lamp(580, 770, 210, p.ink, '#ffe9b8') +
      hedge(1010, 1210, 784, 42, p.ink, 5, H),
  );
}
