import { bars, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { lamp } from '../kit/props';
import { backdrop } from '../kit/stage';
import { skyline } from '../kit/town';
import type { Point } from '../kit/tools';
import { H, box, line, path, svg } from '../kit/tools';

/** The bridge tower from the boardwalk, stays running in from both sides. */
export function brooklynBridge(): string {
  const p = PALETTES.sunset;
  const cx = 560;
  const g = (x: number, ww: number, top: number) =>
    `M${x} 640V${top}q${ww * 0.08} ${-ww * 0.7} ${ww / 2} ${-ww}q${ww * 0.42} ${ww * 0.3} ${ww / 2} ${ww}V640z`;
  const fan: (readonly [Point, Point])[] = [];
  for (let i = 0; i <= 12; i++)
    fan.push(
      [
        [cx - 190, 180],
        [-40 + i * 36, 800 - i * 14],
      ],
      [
        [cx + 190, 180],
        [1240 - i * 40, 800 - i * 14],
      ],
    );
  const hang: (readonly [Point, Point])[] = [];
  for (let i = 0; i < 11; i++) {
    const t = i / 11;
    hang.push(
      [
        [cx - 190 - 370 * t, 180 + 330 * t * t + 60 * t],
        [cx - 190 - 380 * t, 640 + 160 * t],
      ],
      [
        [cx + 190 + 450 * t, 180 + 330 * t * t + 60 * t],
        [cx + 190 + 460 * t, 640 + 160 * t],
      ],
    );
  }
  return svg(
    backdrop(p, {
      x: 760,
      y: 470,
      r: 130,
      seed: 271,
      birds: [
        [240, 200, 13],
        [274, 186, 10],
        [900, 230, 11],
      ],
    }) +
      skyline({ y: 620, min: 60, max: 200, step: 46, ink: p.haze, seed: 46 }) +
      skyline({ y: 636, min: 40, max: 130, step: 56, ink: p.mid, win: p.win, seed: 83, lit: 0.24 }) +
      path(box(300, 380, 46, 260) + box(308, 350, 30, 32) + box(321, 290, 4, 62), '#8a3b70') +
      path(box(332, 380, 14, 260), '#ff8f6a') +
      path('M340 640V128H780V640zM' + g(408, 116, 330).slice(1) + g(596, 116, 330), '#6a3058', 'fill-rule="evenodd"') +
      path('M742 128H780V640H742zM524 330V640H512V318zM712 330V640H700V318z', '#ffa06a') +
      path(box(340, 128, 20, 512), '#45205a') +
      path(box(326, 108, 468, 24), '#ffc58a') +
      path(box(326, 132, 468, 8) + box(332, 176, 456, 10), '#45205a') +
      path(box(332, 168, 456, 9), '#e07a60') +
      line('M360 220h382M360 470h48M524 470h72M712 470h30M360 540h48M524 540h72M712 540h30M360 270h40M720 270h22', '#55264f', 3) +
      path(box(556, 60, 4, 50), '#45205a') +
      path('M560 62q30-8 54 2v26q-24-10-54-2z', '#f2654e') +
      path(`M400 640H720L1010 ${H}H110z`, '#8f4a58') +
      path(`M560 640H720L1010 ${H}H600z`, '#c96a5a') +
      line(Array.from({ length: 11 }, (_, i) => `M${410 + i * 30} 640L${150 + i * 82} 800`).join(''), '#5a2550', 4) +
      line('M380 656h360M340 686h440M280 726h560M200 774h720', '#e08a6c', 2.4) +
      bars(fan, '#2a1750', 2) +
      bars(hang, '#2a1750', 1.6) +
      line('M370 180Q260 320 -20 590M750 180Q880 330 1220 620', '#2a1750', 10) +
      line('M370 176Q260 316 -20 586M750 176Q880 326 1220 616', '#ff9a70', 2.4) +
      line(`M400 616L90 ${H}M720 616L1030 ${H}M400 596L60 760M720 596L1060 760`, '#2a1750', 6) +
      path(`M0 640H380L90 ${H}H0zM1200 640H740L1040 ${H}h160z`, '#3b1e58') +
      bars(fan.slice(0, 8), '#1f1244', 2) +
      path(person(520, 690, 54) + person(600, 672, 44) + person(624, 674, 42) + person(700, 750, 84), p.ink) +
      lamp(330, 700, 130, p.ink, '#fff0c2') +
      lamp(800, 700, 130, p.ink, '#fff0c2') +
      lamp(190, 790, 220, p.ink, '#fff0c2') +
      lamp(950, 790, 220, p.ink, '#fff0c2'),
  );
}
