import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { palm } from '../kit/plants';
import { backdrop, ground, sea } from '../kit/stage';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** A Deco hotel on Ocean Drive with a convertible. */
export function miami(): string {
  const p = PALETTES.sunset;
  const floor = (y: number) =>
    path(box(330, y + 12, 180, 34) + box(640, y + 12, 160, 34), '#1f6f86') +
    path(box(334, y + 16, 40, 12) + box(640, y + 16, 70, 8), '#ffd08a') +
    line(`M420 ${y + 12}v34M466 ${y + 12}v34M376 ${y + 12}v34M694 ${y + 12}v34M748 ${y + 12}v34`, '#ffe3c8', 5) +
    path(box(320, y, 200, 9) + box(634, y, 178, 9), '#28a8a0') +
    path(box(320, y + 9, 200, 4) + box(634, y + 9, 178, 4), '#b5586e');
  return svg(
    backdrop(p, {
      x: 900,
      y: 470,
      r: 120,
      seed: 27,
      birds: [
        [240, 190, 13],
        [274, 174, 10],
      ],
    }) +
      sea(p, 590, 900, { spread: 150, seed: 6, base: 640, count: 20 }) +
      path('M60 640V452h220V640z', '#b55a7a') +
      panes(70, 470, 200, 150, 6, 4, 20, 18, '#6a2e6e') +
      path('M60 452h220v10H60z', '#ffa468') +
      path('M840 640V500h150V640z', '#c46a80') +
      path('M950 500h40V640h-40z', '#ffb884') +
      panes(850, 514, 96, 110, 4, 3, 14, 16, '#6a2e6e') +
      path('M310 648V330q0-20 20-20H800q24 0 24 24V648z', '#f2a6a0') +
      path('M770 310H800q24 0 24 24V648H770z', '#ffe9c8') +
      path('M310 648V330q0-20 20-20h14V648z', '#c26a86') +
      path(box(306, 300, 522, 14), '#fff3d9') +
      path(box(306, 314, 522, 5), '#c26a86') +
      [338, 414, 490].map(floor).join('') +
      path('M530 648V216q0-36 46-36t46 36V648z', '#fff3d9') +
      path('M598 184q24 8 24 32V648H598z', '#ffffff') +
      path('M530 648V216q0-22 18-31V648z', '#e3a8a8') +
      path(box(570, 96, 12, 96), '#28a8a0') +
      path(box(577, 96, 5, 96), '#8ff0e2') +
      line('M556 220V520M576 210V520M596 220V520', '#f2654e', 7, 'stroke-linecap="round"') +
      path(disc(576, 560, 22), '#28a8a0') +
      path(disc(576, 560, 12), '#8ff0e2') +
      path(box(300, 566, 230, 14) + box(622, 566, 220, 14), '#28a8a0') +
      path(box(300, 566, 230, 4) + box(622, 566, 220, 4), '#8ff0e2') +
      path(box(318, 584, 200, 64) + box(634, 584, 176, 64), '#5a2560') +
      panes(318, 588, 200, 60, 5, 1, 28, 40, '#ffd08a') +
      panes(634, 588, 176, 60, 4, 1, 30, 40, '#ffd08a') +
      path('M548 648v-56q28-18 56 0v56z', '#5a2560') +
      ground(644, '#c98a86', '#ffdcb4') +
      path(`M0 672H1200V${H}H0z`, '#5a3068') +
      path(`M0 672H1200v7H0z`, '#ffb48a') +
      line('M40 760h110M240 760h110M440 760h110M640 760h110M840 760h110M1040 760h110', '#ffd08a', 6) +
      path('M420 716q6-24 40-26l90-4l30-28h10l-20 28h150q70 2 84 30q4 14-8 20H430q-16-4-10-20z', '#28a8a0') +
      path('M560 686l28-28h8l-18 28z', '#fff3d9') +
      path('M424 706q10-14 36-16h260q60 0 74 18l-40 2H440z', '#8ff0e2') +
      path('M470 690q20-14 60-4z', '#f2654e') +
      path(box(412, 724, 400, 6), '#fff3d9') +
      path(disc(500, 738, 28) + disc(724, 738, 28), '#1f1244') +
      path(disc(500, 738, 13) + disc(724, 738, 13), '#fff3d9') +
      path('M400 764h440v5H400z', '#2a1750') +
      palm(200, 690, 430, '#1f1244', { lean: 30, size: 1.4, seed: 4, lit: '#e0607a' }) +
      palm(950, 690, 400, '#1f1244', { lean: -30, size: 1.35, seed: 7, lit: '#e0607a' }) +
      palm(1110, 800, 560, '#170e38', { lean: -20, size: 1.6, seed: 2, lit: '#c2497a' }) +
      palm(60, 800, 470, '#170e38', { lean: 16, size: 1.5, seed: 11, lit: '#c2497a' }),
  );
}
