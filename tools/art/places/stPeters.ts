import { columns, dome, panes, pediment, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { backdrop, ground } from '../kit/stage';
import { H, arch, box, disc, line, n, path, poly, svg } from '../kit/tools';

/** The great dome, the colonnade's arms and the obelisk. */
export function stPeters(): string {
  const p = PALETTES.dawn;
  const s = { shadow: '#8a7aa6', body: '#e0c6c6', lit: '#fffaea' };
  const cx = 600;
  const arm = (side: number) => {
    const pts = Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      return [cx + side * (250 + 400 * Math.sin(t * 1.5)), 612 + 96 * t * t, 74 + 74 * t] as const;
    });
    const far = pts.map(([x, y, h]) => `${n(x)} ${n(y - h)}`).join('L');
    const low = [...pts]
      .reverse()
      .map(([x, y, h]) => `${n(x)} ${n(y - h * 0.8)}`)
      .join('L');
    const foot = [...pts]
      .reverse()
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L');
    return (
      path(`M${far}L${foot}z`, '#6a5a90') +
      path(pts.map(([x, y, h]) => box(x - h * 0.09, y - h * 0.82, h * 0.18, h * 0.82)).join(''), side > 0 ? '#d9bcc0' : '#fff3e2') +
      path(`M${far}L${low}z`, s.lit) +
      path(pts.map(([x, y, h]) => person(x, y - h, h * 0.2)).join(''), s.body)
    );
  };
  return svg(
    backdrop(p, {
      x: 850,
      y: 310,
      r: 90,
      seed: 221,
      clouds: 400,
      birds: [
        [260, 200, 13],
        [294, 186, 10],
        [420, 250, 9],
      ],
    }) +
      hedge(-10, 400, 560, 50, '#a595b0', 3, 660) +
      hedge(800, 1210, 560, 50, '#a595b0', 8, 660) +
      dome(430, 440, 44, s.body, s.lit, 1.2) +
      dome(770, 440, 44, s.body, s.lit, 1.2) +
      path(box(392, 438, 76, 40) + box(732, 438, 76, 40), s.body) +
      path(box(cx - 124, 318, 248, 100), '#b8a2bc') +
      columns(cx - 120, cx + 120, 322, 410, 10, 14, s) +
      path(box(cx - 132, 306, 264, 14) + box(cx - 132, 406, 264, 12), s.lit) +
      dome(cx, 308, 118, '#9fb0b8', '#e4ecdc', 1.22) +
      line(
        `M${cx - 80} 304Q${cx - 76} 208 ${cx - 16} 166M${cx - 42} 306Q${cx - 40} 210 ${cx - 8} 164M${cx} 306V164M${cx + 42} 306Q${cx + 40} 210 ${cx + 8} 164M${cx + 80} 304Q${cx + 76} 208 ${cx + 16} 166`,
        '#fff6e2',
        4,
      ) +
      path(box(cx - 24, 124, 48, 46), s.body) +
      path(box(cx + 8, 124, 16, 46), s.lit) +
      panes(cx - 24, 126, 48, 40, 4, 1, 5, 30, s.shadow) +
      path(`M${cx - 26} 124Q${cx} 108 ${cx} 92Q${cx} 108 ${cx + 26} 124z`, s.lit) +
      path(disc(cx, 88, 7) + box(cx - 2, 60, 4, 26) + box(cx - 8, 68, 16, 4), '#e6b23c') +
      path(box(320, 446, 560, 170), s.body) +
      path(box(830, 446, 50, 170), s.lit) +
      path(box(312, 436, 576, 12) + box(320, 486, 560, 7), s.lit) +
      path(Array.from({ length: 13 }, (_, i) => person(332 + i * 44.6, 437, 28)).join(''), s.body) +
      panes(326, 452, 548, 30, 11, 1, 14, 18, s.shadow) +
      panes(330, 500, 140, 110, 3, 2, 22, 36, s.shadow) +
      panes(730, 500, 140, 110, 3, 2, 22, 36, s.shadow) +
      columns(476, 716, 496, 612, 6, 18, s) +
      path([500, 592, 684].map((x) => arch(x, 612, 26, 60)).join(''), '#5b4a86') +
      pediment(484, 716, 448, 492, s.lit, s.body) +
      ground(612, '#c9a8a6', '#fff0cf') +
      arm(-1) +
      arm(1) +
      path(`M0 708Q600 640 1200 708V${H}H0z`, '#b8928f') +
      path(`M540 650h120L800 ${H}H400z`, '#e8cdb8') +
      line('M300 710L60 800M900 710L1140 800M440 690L280 800M760 690L920 800', '#d9b8ac', 4) +
      path(
        poly([
          [cx - 11, 700],
          [cx - 7, 452],
          [cx, 436],
          [cx + 7, 452],
          [cx + 11, 700],
        ]),
        '#8a5a78',
      ) +
      path(
        poly([
          [cx, 436],
          [cx + 7, 452],
          [cx + 11, 700],
          [cx + 2, 700],
        ]),
        '#ffc9a0',
      ) +
      path(box(cx - 24, 696, 48, 34) + box(cx - 40, 728, 80, 12), '#8a5a78') +
      path(box(cx + 6, 696, 18, 34) + box(cx + 14, 728, 26, 12), '#ffc9a0') +
      path(box(cx - 1.5, 414, 3, 24) + box(cx - 6, 420, 12, 3), '#4a3f7c') +
      path('M330 760h120l-16 18h-88zM376 720h28l10 40h-48zM352 722h76l-10 10h-56z', '#8a7aa6') +
      path('M410 760h40l-16 18h-24z', '#fff0cf') +
      line('M390 720Q388 690 366 716M390 720Q392 690 414 716', '#fffaea', 4) +
      path(person(500, 746, 44) + person(716, 760, 50) + person(742, 762, 46) + person(860, 740, 42), p.ink) +
      hedge(-10, 120, 790, 32, p.ink, 4, H) +
      hedge(1080, 1210, 790, 32, p.ink, 6, H),
  );
}
