import type { Point } from '../kit/tools';
import { H, n, path, line, poly, box, disc, svg } from '../kit/tools';
import { sky, sun, stars, streak } from '../kit/sky';
import { ridge } from '../kit/land';
import { skyline } from '../kit/town';
import { palm, hedge } from '../kit/plants';
import { eiffel, wheel } from '../kit/shared';
import { letters } from '../kit/lettering';
import { INK as ink } from '../kit/palettes';

export function lasVegas(): string {
  const sx = 752,
    sy = 486;
  const star = (x: number, y: number, r: number, k = 8, q = 0.34) => {
    const pts: Point[] = [];
    for (let i = 0; i < k * 2; i++) {
      const a = (i * Math.PI) / k - Math.PI / 2,
        rr = i % 2 ? r * q : r * (i % 4 ? 0.72 : 1);
      pts.push([x + rr * Math.cos(a), y + rr * Math.sin(a)]);
    }
    return poly(pts);
  };

  return svg(
    sky({ x: sx, y: sy, stops: ['#0f0f38', '#1f1858', '#45207a', '#8a2c86', '#d8467a', '#ff7a66', '#ffb274'] }) +
      stars(4, 54, '#cdbcf2', 300) +
      sun(sx, sy, 84, '#ffd79a') +
      streak(690, 300, 320, '#a0388a', 11) +
      streak(130, 372, 260, '#c9447f', 10) +
      streak(900, 410, 260, '#f06a70', 9) +
      ridge(548, 92, '#7a2a78', { seed: 15, step: 96, sharp: true }) +
      ridge(572, 60, '#541f6a', { seed: 4, step: 74, sharp: true }) +
      // pyramid with its beam, tower, wheel, half-size Eiffel, hotel slabs
      path('M1042 0h44l-16 470h-10z', '#cdbcf2', 'opacity=".34"') +
      path('M1056 0h16l-5 470h-4z', '#fff3d9', 'opacity=".6"') +
      path('M1065 462L1196 612H934z', '#221a5c') +
      path('M1065 462L1196 612H1082z', '#4b2a84') +
      line('M1040 494h54M1014 524h106M988 554h160M962 584h214', '#8f6be0', 1.6) +
      path('M140 616q12-120 17-300h10q5 180 17 300z', '#2b1c62') +
      path('M162 316h5q5 180 17 300h-14z', '#8a3a86') +
      path('M126 316q36 16 72 0l-10-22h-52zM142 294h40l-6-14h-28z', '#ff7a66') +
      path('M134 300h56v6h-56z', '#ffe3ac') +
      path(box(160.6, 186, 2.8, 96), '#ff7a66') +
      wheel(872, 470, 104, 612, { ink: '#2b1c62', rim: '#ff9fb0', pods: '#ffe3ac' }) +
      skyline({ y: 612, min: 46, max: 130, step: 66, ink: '#2a1d66', win: '#ffce86', seed: 52, lit: 0.34, to: 760 }) +
      eiffel(330, 616, 250, { dark: '#120f3c', lit: '#6b2c7c', lace: '#ffce86' }) +
      skyline({ y: 620, min: 26, max: 74, step: 74, ink: '#191350', win: '#ff8fae', seed: 8, lit: 0.36 }) +
      // desert and boulevard
      path('M0 616h1200v184H0z', '#1d1450') +
      path('M0 640Q150 626 330 634T720 628L690 664Q420 648 0 668z', '#281c63') +
      line('M40 700h90M250 686h60M300 728h110M590 700h70M150 742h60M600 744h50', '#33256f', 4, 'stroke-linecap="round"') +
      path('M792 616h52L1200 772V800H690z', '#2a1f63') +
      line('M792 616L690 800M844 616L1200 772', '#ff7a9a', 4) +
      path(
        Array.from({ length: 7 }, (_, i) => {
          const f = (q: number) => 616 + 190 * Math.pow(q / 7, 1.8),
            a = f(i + 0.3),
            b = f(i + 0.8),
            X = (y: number) => 818 + (y - 616) * 0.93,
            k = (a - 616) / 60;
          return poly([
            [X(a) - 1 - k, a],
            [X(a) + 1 + k, a],
            [X(b) + 2 + k, b],
            [X(b) - 1 - k, b],
          ]);
        }).join(''),
        ink.butter,
      ) +
      line(
        [0.16, 0.3, 0.5, 0.78]
          .map((q) => {
            const y = 616 + q * 180,
              X = 812 + q * 62,
              g = 3 + q * 20;
            return `M${n(X)} ${n(y)}h${n(g * 0.4)}M${n(X + g * 1.5)} ${n(y)}h${n(g * 0.4)}`;
          })
          .join(''),
        '#ff4f5e',
        6,
        'stroke-linecap="round"',
      ) +
      line(
        [0.2, 0.4, 0.68]
          .map((q) => {
            const y = 616 + q * 180,
              X = 838 + q * 236,
              g = 3 + q * 24;
            return `M${n(X)} ${n(y)}h${n(g * 0.4)}M${n(X + g * 1.5)} ${n(y)}h${n(g * 0.4)}`;
          })
          .join(''),
        '#fff8e6',
        6,
        'stroke-linecap="round"',
      ) +
      palm(96, 800, 246, '#0d0b2e', { lean: 18, size: 1.1, seed: 3, lit: '#b03a86' }) +
      palm(206, 800, 160, '#0d0b2e', { lean: -10, size: 0.9, seed: 9, lit: '#b03a86' }) +
      palm(1136, 724, 214, '#0d0b2e', { lean: -16, size: 1.15, seed: 6, lit: '#b03a86' }) +
      palm(1050, 668, 96, '#0d0b2e', { lean: 6, size: 0.6, seed: 12, lit: '#b03a86' }) +
      // roadside sign
      path(box(436, 330, 15, 470) + box(630, 380, 15, 420), '#0d0b2e') +
      path(box(447, 330, 4, 470) + box(641, 380, 4, 420), '#ff7a66') +
      hedge(372, 690, 776, 30, '#0d0b2e', 5, H) +
      // a convertible on the verge
      path('M150 742q4-26 46-28l78-4l26-26h9l-16 26h142q64 2 78 32q2 14-10 18H164q-18-4-14-18z', '#e63d5c') +
      path('M156 732q10-14 40-16h240q60 2 74 22l-44 2H172z', '#ff8fae') +
      path('M272 712l24-26h7l-14 26z', '#fff3d9') +
      path(box(146, 756, 384, 6), '#ffe3ac') +
      path(disc(232, 768, 25) + disc(440, 768, 25), '#0a0826') +
      path(disc(232, 768, 11) + disc(440, 768, 11), '#fff3d9') +
      path('M504 736h16l2 10h-16z', '#fff8e6') +
      path('M130 790h420v6H130z', '#0a0826') +
      path('M352 404L544 300L736 404L544 508z', '#e63d5c') +
      path('M544 300L736 404L544 508z', '#ff5f5f') +
      path('M380 404L544 316L708 404L544 492z', ink.cream) +
      path('M352 404L544 300L736 404L544 508zM366 404L544 500L722 404L544 308z', ink.butter, 'fill-rule="evenodd"') +
      letters('LAS', 509, 344, 2.9, 1.4, '#c2264f') +
      letters('VEGAS', 458, 386, 4.5, 1.1, '#211d5c') +
      line('M352 404L544 300L736 404L544 508z', '#fff8e6', 7, 'stroke-linecap="round" stroke-dasharray="0 18.2"') +
      path('M350 520q110 30 250 26q60-4 92-40l18 34q-40 46-112 50q-130 4-258-30z', '#28c3b4') +
      path('M350 520q110 30 250 26q60-4 92-40l4 8q-34 38-96 42q-130 2-252-26z', '#8ff0e2') +
      path('M700 486l44 26l-40 34z', '#28c3b4') +
      path(star(544, 244, 76), '#ff7a66') +
      path(star(544, 244, 46, 8, 0.4), ink.butter) +
      path(disc(544, 244, 9), '#fff8e6') +
      path(box(541, 296, 6, 14), '#0d0b2e'),
  );
}
