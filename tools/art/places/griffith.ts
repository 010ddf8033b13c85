import { ridge } from '../kit/land';
import { arcade, dome, panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { cypress, hedge } from '../kit/plants';
import { tree } from '../kit/props';
import { backdrop, mirrored } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, path, svg } from '../kit/tools';

/** Three copper domes above the basin's lights. */
export function griffith(): string {
  const p = PALETTES.dusk;
  const w = '#f0d0c0';
  const l = '#fff6e2';
  const s = '#8a4a70';
  return svg(
    mirrored(
      backdrop(p, {
        x: 830,
        y: 360,
        r: 94,
        seed: 341,
        stars: 30,
        birds: [
          [420, 200, 12],
          [452, 186, 9],
        ],
      }) +
        skyline({
          y: 560,
          min: 30,
          max: 150,
          step: 30,
          ink: p.haze,
          seed: 36,
          from: 700,
          shape: (x) => 0.3 + 0.8 * Math.exp(-Math.pow((x - 960) / 90, 2)),
        }) +
        ridge(580, 50, p.mid, { seed: 12, step: 150 }) +
        path(Array.from({ length: 60 }, (_, i) => box((i * 211) % 1200, 586 + ((i * 37) % 40), 5, 3)).join(''), '#ffe9b8') +
        path(`M-20 660Q160 560 330 548H830Q1000 570 1220 690V${H}H-20z`, '#5a3468') +
        path(`M830 548Q1000 570 1220 690V${H}H980Q940 640 830 548z`, '#a85068') +
        path(box(230, 450, 660, 110), w) +
        path(box(850, 450, 40, 110), l) +
        path(box(222, 440, 676, 12) + box(230, 548, 660, 12), l) +
        path(box(230, 452, 660, 6), s) +
        panes(330, 468, 160, 76, 6, 1, 12, 60, s) +
        panes(630, 468, 160, 76, 6, 1, 12, 60, s) +
        path(box(440, 390, 240, 170), w) +
        path(box(630, 390, 50, 170), l) +
        path(box(432, 380, 256, 12), l) +
        path(box(432, 392, 256, 5), s) +
        dome(560, 384, 106, '#2f7a80', '#9ad8b8', 0.96) +
        line('M480 380Q484 306 548 284M520 382Q522 310 554 283M560 382V282M600 382Q598 310 566 283M640 380Q636 306 572 284', '#1f5a66', 3) +
        path(box(556, 258, 8, 26), '#1f5a66') +
        path('M520 560V430h80v130z', s) +
        path('M534 560V446h52v114z', '#ffc98a') +
        line('M560 446v114', s, 4) +
        panes(448, 410, 60, 120, 2, 1, 12, 90, s) +
        panes(612, 410, 60, 120, 2, 1, 12, 90, s) +
        path(box(222, 430, 120, 130) + box(778, 430, 120, 130), w) +
        path(box(868, 430, 30, 130) + box(312, 430, 30, 130), l) +
        path(box(214, 420, 136, 12) + box(770, 420, 136, 12), l) +
        dome(282, 422, 60, '#2f7a80', '#9ad8b8', 0.98) +
        dome(838, 422, 60, '#2f7a80', '#9ad8b8', 0.98) +
        path('M296 364l18 6l-14 52h-18zM852 364l18 6l-14 52h-18z', '#15133f') +
        panes(230, 448, 76, 90, 3, 1, 12, 70, s) +
        panes(786, 448, 76, 90, 3, 1, 12, 70, s) +
        path(box(190, 556, 740, 22), '#c98a8a') +
        path(box(190, 556, 740, 6), l) +
        arcade(200, 920, 640, 14, 30, 50, '#3a2158') +
        path(box(190, 578, 740, 12), '#8a4a70') +
        hedge(-10, 240, 620, 40, '#4c2c68', 3, 700) +
        hedge(880, 1210, 650, 40, '#4c2c68', 6, 720) +
        path(`M-20 690Q300 620 620 690T1220 720V${H}H-20z`, '#3a2158') +
        path(`M240 ${H}Q420 720 700 730T1220 690V720Q900 760 720 770T420 ${H}z`, '#c9747a') +
        hedge(-10, 300, 760, 46, p.ink, 5, H) +
        hedge(900, 1210, 770, 44, p.ink, 8, H) +
        cypress(120, 770, 260, p.ink, '#4a2a62') +
        cypress(180, 780, 180, p.ink, '#4a2a62') +
        cypress(1060, 770, 240, p.ink, '#4a2a62') +
        tree(1140, 800, 240, p.ink, '#4a2a62'),
    ),
  );
}
