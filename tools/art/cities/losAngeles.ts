import { H, path, line, box, svg } from '../kit/tools';
import { sky, sun, streak, birds } from '../kit/sky';
import { ridge, water } from '../kit/land';
import { skyline } from '../kit/town';
import { palm, hedge } from '../kit/plants';
import { wheel } from '../kit/shared';
import { INK as ink } from '../kit/palettes';

export function losAngeles(): string {
  const sx = 640,
    sy = 500,
    sea = 574;
  return svg(
    sky({ x: sx, y: sy, stops: ['#45307c', '#8a3f88', '#d9527b', '#ff7559', '#ff9c5c', '#ffc570', '#ffe19a'], reach: 900 }) +
      sun(sx, sy, 150, '#fff0c2') +
      path(
        Array.from({ length: 6 }, (_, i) => {
          const y = 452 + i * 18,
            c = Math.sqrt(150 ** 2 - (Math.abs(y - sy) + 4) ** 2);
          return box(sx - c, y, 2 * c, 2 + i * 1.4);
        }).join(''),
        '#ffc570',
      ) +
      streak(70, 118, 360, '#a4508c', 15) +
      streak(760, 90, 330, '#8f4a8a', 13) +
      streak(170, 232, 250, '#ea6f7c', 11) +
      streak(800, 226, 330, '#ff8f70', 13) +
      streak(60, 388, 240, '#ffb06c', 10) +
      streak(900, 362, 260, '#ffc27c', 10) +
      // Santa Monica mountains, observatory, downtown
      ridge(556, 60, '#d85f6c', { seed: 23, step: 150, base: 580 }) +
      path('M720 580Q860 470 1000 476T1210 540V590H720z', '#b2496e') +
      path(
        'M966 478v-22h26v-14q0-22 22-24q22 2 22 24v14h26v22zM954 478v-14q0-12 11-13q11 1 11 13v14zM1052 478v-14q0-12 11-13q11 1 11 13v14z',
        '#ffd49a',
      ) +
      path('M1014 418q22 2 22 24v14h26v22h-36v-36q0-18-12-24zM1063 451q11 1 11 13v14h-9z', '#ffefc6') +
      skyline({
        y: 574,
        min: 30,
        max: 108,
        step: 26,
        ink: '#9b3f70',
        seed: 36,
        from: 200,
        to: 440,
        base: 580,
        shape: (x) => 0.4 + 0.8 * Math.exp(-Math.pow((x - 320) / 70, 2)),
      }) +
      path('M0 560Q120 542 230 556T540 578V590H0z', '#7c3269') +
      water({
        y: sea,
        base: 716,
        ink: '#8a3b78',
        dark: '#6a2e6e',
        light: '#c9597c',
        glint: '#ffe0a0',
        sunX: sx,
        spread: 190,
        seed: 21,
        count: 60,
      }) +
      // pier with wheel
      wheel(902, 470, 82, 566, { ink: '#3b1e58', rim: '#ffe3ac', pods: '#fff3d9' }) +
      path('M760 572q40-70 80-8q20-60 46-6l10 14z', 'none', 'stroke="#3b1e58" stroke-width="4"') +
      path('M740 566h470v12H740z', '#3b1e58') +
      path('M958 566v-34l26-18l26 18v34zM1024 566v-24h70v24zM1104 566v-40h10v40z', '#3b1e58') +
      path('M740 566h470v3H740z', '#ffb274') +
      line(Array.from({ length: 18 }, (_, i) => `M${752 + i * 26} 578v${34 + i * 1.2}`).join(''), '#3b1e58', 5) +
      // surf, sand
      path('M0 700Q160 676 330 694T640 690T940 700T1200 684V740H0z', '#ffe3b8') +
      path(`M0 714Q170 692 340 708T650 704T950 714T1200 700V${H}H0z`, '#e99868') +
      path(`M0 752Q260 726 560 748T1200 738V${H}H0z`, '#cf7560') +
      line('M60 744h70M240 734h44M480 732h60M700 738h40M560 768h70M330 776h54M820 772h60', '#ffc18a', 3, 'stroke-linecap="round"') +
      // lifeguard tower
      path('M468 690l-16 66h9l20-66zM604 690l16 66h-9l-20-66zM512 690v60h8v-60zM556 690v60h8v-60z', '#2a1750') +
      line('M458 738L516 694M612 738L556 694', '#2a1750', 4) +
      path('M446 682h180v11H446z', '#2a1750') +
      path('M476 682v-66h116v66z', '#35a7a6') +
      path('M476 682v-66h46v66z', '#1f7a86') +
      path('M534 630h40v24h-40z', '#ffe3ac') +
      path('M540 636h12v18h-12zM558 636h12v18h-12z', '#8a3b78') +
      path('M460 616l16-20h120l20 20z', ink.cream) +
      path('M460 616l16-20h44l-12 20z', '#e8b486') +
      line('M446 682v-24h30M626 682v-24h-34M606 682v-24', '#2a1750', 3.4) +
      path('M588 596v-58h3v58zM591 538l40 9l-40 11z', ink.coral) +
      path('M626 690L700 752h-12L612 692z', '#2a1750') +
      // palms
      palm(250, 800, 560, '#1f1244', { lean: 30, size: 1.5, seed: 4, lit: '#c2497a' }) +
      palm(352, 800, 400, '#2a1750', { lean: -18, size: 1.15, seed: 11, lit: '#c2497a' }) +
      palm(116, 800, 450, '#1f1244', { lean: -26, size: 1.35, seed: 7, lit: '#c2497a' }) +
      palm(1080, 800, 520, '#1f1244', { lean: -34, size: 1.45, seed: 2, lit: '#c2497a' }) +
      palm(1168, 800, 390, '#2a1750', { lean: 10, size: 1.15, seed: 15, lit: '#c2497a' }) +
      hedge(-10, 420, 790, 40, '#170e38', 6, H) +
      hedge(1010, 1210, 788, 40, '#170e38', 2, H) +
      birds(
        [
          [520, 330, 14],
          [556, 312, 10],
          [770, 300, 12],
        ],
        '#6a2e6e',
      ),
  );
}
