import { gable, panes, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { airliner } from '../kit/shared';
import { backdrop, ground } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** A shuttle on its carrier aircraft before downtown. */
export function houston(): string {
  const p = PALETTES.dusk;
  const shuttle =
    path('M-118-34L-96-54Q-60-66 40-66Q92-64 118-44Q126-36 112-32L-100-30z', '#fffaf0') +
    path('M-118-34L-100-30L112-32Q126-36 118-44Q60-38-118-40z', '#1b1545') +
    path('M-112-52L-132-112h20l42 50z', '#fffaf0') +
    path('M-132-112h10l26 58h-16z', '#d3b8c4') +
    path('M-118-36h14v-18h-8z', '#1b1545') +
    path('M-90-36L-60-46H40L20-34z', '#d3b8c4') +
    path('M88-56l18 8h-22l-4-8z', '#1b1545') +
    path('M-50-64h86v4h-86z', '#d3b8c4') +
    path('M-52-30l8-6h6l6 10h-20zM64-32h10l4 8h-16z', '#4c2c68');
  return svg(
    backdrop(p, { x: 800, y: 400, r: 92, seed: 25, clouds: 420 }) +
      skyline({
        y: 622,
        min: 60,
        max: 150,
        step: 46,
        ink: p.haze,
        seed: 33,
        shape: (x) => 0.5 + 0.7 * Math.exp(-Math.pow((x - 560) / 320, 2)),
      }) +
      slab(430, 268, 66, 360, '#7d3a68', '#f0876a') +
      panes(433, 278, 42, 300, 4, 20, 4, 7, '#ffc98a') +
      slab(520, 310, 84, 320, '#6b3a70', '#e98274') +
      gable(562, 262, 310, 42, '#4c2c68', '#f0876a') +
      panes(524, 320, 56, 250, 5, 16, 4, 7, '#ffc98a') +
      path('M630 630V352l40-44h36V630z', '#8f4a78') +
      path('M684 308h22V630h-22z', '#ffb07a') +
      skyline({ y: 626, min: 40, max: 130, step: 54, ink: p.mid, win: p.win, seed: 52, lit: 0.26 }) +
      hedge(-10, 1210, 622, 24, p.near, 7, 660) +
      ground(634, '#6b3a70', '#b05a70') +
      path(`M0 690H1200V${H}H0z`, '#4a2a62') +
      path(`M0 690H1200v5H0z`, '#ffb68b') +
      line('M60 744h120M300 744h120M540 744h120M780 744h120M1020 744h120', '#ffd08a', 6) +
      path('M140 700q460-30 900 0q-120 20-450 20T140 700z', '#2b1850') +
      path(box(500, 640, 8, 46) + box(540, 640, 8, 46) + box(838, 630, 7, 56), '#2b1c56') +
      path(disc(504, 690, 14) + disc(544, 690, 14) + disc(841, 690, 13), '#15133f') +
      path(disc(504, 690, 5) + disc(544, 690, 5) + disc(841, 690, 5), '#d3b8c4') +
      airliner(570, 600, 2, 0, { body: '#fff6e4', belly: '#e0a8a0', wing: '#2a2470', tail: '#ff7a5c', glass: '#2a2470' }) +
      `<g transform="translate(570 600) scale(2)">${shuttle}</g>` +
      hedge(-10, 220, 786, 36, p.ink, 5, H) +
      hedge(1000, 1210, 786, 36, p.ink, 8, H),
  );
}
