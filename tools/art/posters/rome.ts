import type { Point } from '../kit/tools';
import { W, H, n, path, line, poly, box, arch, svg } from '../kit/tools';
import { sky, sun, cloud, streak, birds } from '../kit/sky';
import { ridge } from '../kit/land';
import { skyline } from '../kit/town';
import { pine, cypress, hedge } from '../kit/plants';

export function rome(): string {
  const sx = 820,
    sy = 452;
  // Colosseum by angle: perspective makes the near middle taller
  const cx = 590,
    A = 372,
    eye = 628,
    S = (t: number) => 0.8 + 0.2 * Math.cos(t),
    X = (t: number, r = 1) => cx + A * r * Math.sin(t),
    Y = (t: number, h: number, r = 1) => eye - (h - 26) * S(t) * (r < 1 ? 0.97 : 1);
  const D = Math.PI / 180,
    tiers = [0, 84, 160, 232, 300],
    tone = (a: number) =>
      a < -56 ? '#7a3350' : a < -28 ? '#94404f' : a < 0 ? '#b9563f' : a < 24 ? '#d8703f' : a < 52 ? '#ec8a4c' : '#f7a65e';
  const strip = (a0: number, a1: number, h0: number, h1: (a: number) => number, fill: string, r = 1) => {
    const up: Point[] = [],
      dn: Point[] = [];
    for (let a = a0; a <= a1 + 0.01; a += (a1 - a0) / 2) {
      up.push([X(a * D, r), Y(a * D, h1(a), r)]);
      dn.unshift([X(a * D, r), Y(a * D, h0, r)]);
    }
    return path(poly([...up, ...dn]), fill);
  };
  const cut = (a: number) => (a < 12 ? 300 : a < 18 ? 286 : a < 21 ? 262 : a < 27 ? 236 : a < 30 ? 214 : a < 36 ? 196 : 168); // the broken crown
  let wall = '',
    arches = '',
    hi = '',
    rims = '',
    attic = '';
  for (let a = -90; a < 90; a += 6) wall += strip(a, Math.min(90, a + 6.6), 0, (q) => cut(q), tone(a + 3));
  for (let i = 0; i < 30; i++) {
    // bays
    const a = -87 + i * 6,
      t = a * D,
      w = A * 6 * D * Math.cos(t) * 0.6;
    if (w < 3) continue;
    tiers.slice(0, 3).forEach((h, k) => {
      const th = (tiers[k + 1] ?? h) - h;
      if (cut(a + 3) < h + th - 4) return;
      const aw = w,
        ah = th * 0.66 * S(t);
      arches += arch(X(t) - aw / 2, Y(t, h + 10), aw, Math.max(ah, aw / 2 + 3));
      hi += arch(X(t) - aw / 2, Y(t, h + 10), aw * 0.22, Math.max(ah - aw * 0.34, aw / 2));
    });
    if (cut(a + 3) > 286 && i % 2) attic += box(X(t) - w * 0.2, Y(t, 276), w * 0.4, 16 * S(t));
  }
  for (const h of tiers) {
    let d = '',
      on = false;
    for (let a = -90; a <= 90; a += 3) {
      if (cut(a) >= h - 2) {
        d += `${on ? 'L' : 'M'}${n(X(a * D))} ${n(Y(a * D, h))}`;
        on = true;
      } else on = false;
    }
    rims += d;
  }
  // far inside wall seen over the low side
  let inner = '';
  for (let a = -8; a < 84; a += 6)
    inner += strip(a, a + 6.6, 60, (q) => 238 - Math.max(0, q - 20) * 0.95 - (q % 12 < 6 ? 0 : 8), a < 40 ? '#8a3d52' : '#a34c50', 0.86);
  let innerArch = '';
  for (let a = 24; a < 80; a += 7) {
    const t = a * D,
      w = A * 0.86 * 7 * D * Math.cos(t) * 0.5;
    innerArch += arch(X(t, 0.86) - w / 2, Y(t, 172 - Math.max(0, a - 20) * 0.7, 0.86), w, 30);
  }
  const column = (x: number, y: number, h: number) =>
    path(box(x, y - h, 17, h) + box(x - 5, y - h - 8, 27, 9) + box(x - 4, y - 6, 25, 8), '#f2c08a') +
    path(box(x, y - h, 6, h), '#a85f5c') +
    line(`M${x + 9} ${y - h + 4}v${h - 12}M${x + 13} ${y - h + 4}v${h - 12}`, '#cf8a6c', 1.4);
  return svg(
    sky({ x: sx, y: sy, stops: ['#2f4f86', '#5f6f9c', '#b98a94', '#f0a27a', '#ffc27d', '#ffdf9f', '#fff0c4'] }) +
      sun(sx, sy, 104, '#fff6dc') +
      streak(90, 120, 340, '#7f86a6', 15) +
      streak(640, 84, 300, '#8d8fab', 12) +
      streak(260, 214, 240, '#d9a39a', 11) +
      streak(930, 220, 300, '#ffcf9a', 12) +
      cloud(-60, 372, 360, { lit: '#ffd3a2', shade: '#e6a48c', seed: 7, tall: 0.24 }) +
      cloud(960, 400, 300, { lit: '#fff0c8', shade: '#ffd596', seed: 3, tall: 0.22, sunSide: -1 }) +
      ridge(560, 46, '#d98c78', { seed: 6, step: 170 }) +
      skyline({ y: 590, min: 20, max: 48, step: 58, ink: '#bd6a6c', kind: 'rome', seed: 21, to: 420 }) +
      skyline({ y: 596, min: 22, max: 50, step: 54, ink: '#bd6a6c', kind: 'rome', seed: 14, from: 820 }) +
      path('M86 560v-30q0-44 36-56q36 12 36 56v30zM118 476h8v-20h-8zM66 562h112v40H66z', '#a85568') +
      path('M122 474q36 12 36 56v30h-20v-30q0-40-16-56z', '#d98273') +
      path(`M0 606Q500 590 ${W} 604V700H0z`, '#8c4b52') +
      inner +
      path(innerArch, '#6b2f4a') +
      wall +
      path(arches, '#4a2148') +
      path(hi, '#6d3350') +
      path(attic, '#4a2148') +
      line(rims, '#ffcf95', 3) +
      line(rims, '#8f3f4a', 1.2, 'transform="translate(0 4)"') +
      path(`M0 652Q360 660 600 664T${W} 650V${H}H0z`, '#6a3550') +
      path(`M430 ${H}Q560 700 690 662h46Q720 710 860 ${H}z`, '#e79a6b') +
      path(`M560 ${H}Q640 712 712 662h24Q720 710 860 ${H}z`, '#f6b57c') +
      column(986, 716, 150) +
      column(1032, 716, 150) +
      column(1078, 716, 150) +
      path('M976 556h126v-20H976z', '#ffd6a0') +
      path('M976 556h126v-6H976z', '#a85f5c') +
      path('M966 716h146v16H966z', '#f2c08a') +
      path('M966 726h146v8H966z', '#a85f5c') +
      cypress(936, 690, 150, '#2a2350', '#54406a') +
      cypress(906, 688, 108, '#2a2350', '#54406a') +
      pine(150, 742, 330, '#221d4a', '#3f4a6a', 1) +
      pine(292, 752, 228, '#2b234f', '#4a4f70', 1) +
      pine(1168, 760, 300, '#221d4a', '#3f4a6a', 0.9, -1) +
      hedge(-10, 420, 742, 50, '#1c1842', 5, H) +
      hedge(940, 1210, 752, 46, '#1c1842', 9, H) +
      path(`M0 770Q220 744 430 ${H}H0zM1200 768Q1010 752 900 ${H}H1200z`, '#141233') +
      birds(
        [
          [420, 176, 13],
          [452, 160, 10],
          [716, 240, 12],
        ],
        '#2f3a72',
      ),
  );
}
