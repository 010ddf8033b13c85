import { PALETTES } from '../kit/palettes';
import { surfboard } from '../kit/props';
import { hedge, palm } from '../kit/plants';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, path, svg } from '../kit/tools';

/** Diamond Head, surfboards in the sand. */
export function hawaii(): string {
  const p = PALETTES.aqua;
  return svg(
    backdrop(p, {
      x: 700,
      y: 420,
      r: 96,
      seed: 21,
      clouds: 428,
      birds: [
        [430, 210, 12],
        [462, 196, 9],
      ],
    }) +
      path(
        'M320 600Q360 520 430 500L478 452L520 462L566 420L640 404L690 430L760 424Q830 440 872 476L936 500Q1010 520 1060 566L1200 590V640H320z',
        '#3c8a6a',
      ) +
      path(
        'M566 420L640 404L690 430L760 424Q830 440 872 476L936 500L900 520L850 506L800 540L760 490L720 540L680 484L640 530L610 470z',
        '#8fc47a',
      ) +
      path('M430 500L478 452L520 462L566 420L610 470L590 540L540 500L500 560L470 520L430 580z', '#1f5f62') +
      skyline({ y: 606, min: 30, max: 96, step: 34, ink: '#fff0cf', win: '#6fb5a0', seed: 31, lit: 0.5, from: 60, to: 400, base: 620 }) +
      path('M0 604Q180 588 420 600T1200 600V626H0z', '#1d6a60') +
      sea(p, 616, 700, { spread: 150, seed: 9, base: 720, count: 50 }) +
      path('M180 668q60-22 120 0q70 20 150-4q90-20 150 4v12H180z', '#fffaea') +
      path('M640 690q80-18 150 0q90 16 170-6v14H640z', '#fffaea') +
      path(`M0 712Q200 686 420 708T820 700T1200 716V${H}H0z`, '#fffaea') +
      path(`M0 726Q200 700 420 722T820 714T1200 730V${H}H0z`, '#f2c88e') +
      path(`M0 766Q300 738 640 764T1200 752V${H}H0z`, '#dba76c') +
      surfboard(420, 742, 250, 31, '#f2654e', '#fff3d9', -5) +
      surfboard(500, 752, 280, 33, '#ffd58a', '#f2654e', 3) +
      surfboard(582, 746, 230, 30, '#fffaea', '#1a93a0', 9) +
      path('M356 752q140-14 290 0v6H356z', '#b57d52') +
      palm(196, 800, 540, '#163a56', { lean: 64, size: 1.6, seed: 3, lit: '#3fa08c' }) +
      palm(96, 800, 400, '#163a56', { lean: -24, size: 1.3, seed: 8, lit: '#3fa08c' }) +
      palm(1086, 800, 500, '#163a56', { lean: -56, size: 1.5, seed: 5, lit: '#3fa08c' }) +
      hedge(-10, 250, 786, 36, '#123049', 3, H) +
      hedge(1000, 1210, 786, 36, '#123049', 7, H),
  );
}
