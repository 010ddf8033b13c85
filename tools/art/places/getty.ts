import { ridge } from '../kit/land';
import { arcade, panes, person, slab } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { cypress, hedge } from '../kit/plants';
import { lamp, tree } from '../kit/props';
import { backdrop } from '../kit/stage';
import { skyline } from '../kit/town';
import { H, box, line, path, svg } from '../kit/tools';

/** White terraces, the round tower and the maze of azaleas. */
export function getty(): string {
  const p = PALETTES.dawn;
  const w = '#d9cad6';
  const l = '#fffaea';
  const g = '#6a5a94';
  const grid = (x: number, y: number, ww: number, hh: number) =>
    line(
      Array.from({ length: Math.floor(ww / 30) }, (_, i) => `M${x + 30 + i * 30} ${y}v${hh}`).join('') +
        Array.from({ length: Math.floor(hh / 30) }, (_, i) => `M${x} ${y + 30 + i * 30}h${ww}`).join(''),
      '#b9a5c2',
      1.4,
    );
  return svg(
    backdrop(p, {
      x: 840,
      y: 330,
      r: 92,
      seed: 381,
      clouds: 420,
      birds: [
        [270, 180, 13],
        [304, 166, 10],
      ],
    }) +
      ridge(570, 60, p.haze, { seed: 18, step: 190 }) +
      skyline({ y: 590, min: 20, max: 80, step: 30, ink: '#b48aa8', seed: 64, from: 900 }) +
      path('M-10 640Q120 580 220 570H960Q1100 590 1210 650V800H-10z', '#7a8a70') +
      slab(180, 390, 200, 190, w, l, 0.2) +
      grid(180, 390, 160, 190) +
      panes(196, 410, 130, 60, 3, 1, 26, 50, g) +
      panes(196, 490, 130, 80, 3, 1, 26, 66, g) +
      slab(380, 330, 150, 250, '#cbb8cc', l, 0.26) +
      grid(380, 330, 110, 250) +
      panes(394, 350, 90, 220, 2, 4, 30, 36, g) +
      path('M560 580V290Q560 250 660 246Q760 250 760 290V580z', w) +
      path('M700 249Q760 256 760 290V580H700z', l) +
      line('M560 320H760M560 370H760M560 420H760M560 470H760M560 520H760', '#b9a5c2', 2) +
      path('M560 290Q560 264 660 260Q760 264 760 290Q740 274 660 274T560 290z', l) +
      [330, 380, 430, 480].map((y) => path(`M572 ${y}h${116}v30h-116z`, g)).join('') +
      line('M600 330v180M630 330v180M660 330v180', w, 5) +
      path(`M566 580v-44h128v44z`, '#4a3f7c') +
      line('M598 536v44M630 536v44M662 536v44', w, 6) +
      path(box(520, 440, 50, 140), '#b8a2bc') +
      slab(770, 420, 210, 160, w, l, 0.24) +
      grid(770, 420, 156, 160) +
      panes(784, 440, 130, 50, 3, 1, 28, 40, g) +
      arcade(784, 920, 580, 4, 24, 60, g) +
      path(box(752, 408, 240, 12) + box(170, 380, 220, 12) + box(372, 320, 166, 12), l) +
      line('M770 408V384H990V408M830 384v24M890 384v24M950 384v24', '#fffaea', 4) +
      path(box(150, 576, 860, 26), w) +
      path(box(150, 574, 860, 7), l) +
      path('M200 602H960L1000 640H160z', '#b8a2bc') +
      line('M190 612h780M180 622h800M170 632h820', '#8a7aa6', 2) +
      path(`M-10 650Q300 620 600 640T1210 640V${H}H-10z`, '#6f9468') +
      path(`M700 640Q900 640 1210 640V${H}H900Q860 700 700 640z`, '#a9b878') +
      path('M240 724Q590 640 940 724Q900 790 590 794T240 724z', '#4f5f98') +
      path('M270 724Q590 656 910 724Q880 760 590 762T270 724z', '#7f9ac4') +
      [
        ['M300 722Q590 664 880 722Q860 748 590 750T300 722z', '#d9467a'],
        ['M340 720Q590 676 840 720Q820 738 590 740T340 720z', '#7f9ac4'],
        ['M380 718Q590 686 800 718Q780 730 590 732T380 718z', '#f2788a'],
        ['M430 716Q590 696 750 716Q730 724 590 725T430 716z', '#7f9ac4'],
        ['M500 713Q590 704 680 713Q660 718 590 718T500 713z', '#d9467a'],
      ]
        .map(([d = '', ink = '']) => path(d, ink))
        .join('') +
      line('M440 752h90M620 744h120M520 772h150', '#fff0cf', 3) +
      path('M560 640h60l14 42h-88z', '#f2d9b8') +
      path('M574 640h16l4 44h-30z', '#8fb0d4') +
      [
        [150, 720, 150],
        [230, 690, 100],
        [1000, 700, 130],
        [1080, 740, 170],
      ]
        .map(([x = 0, b = 0, h = 0]) => tree(x, b, h, '#4a5a78', '#8fa37c'))
        .join('') +
      cypress(90, 770, 280, p.ink, '#4a4a88') +
      cypress(1140, 780, 300, p.ink, '#4a4a88') +
      path(person(470, 640, 40) + person(500, 642, 38) + person(800, 646, 42) + person(880, 776, 76), p.ink) +
      lamp(1050, 796, 130, p.ink, '#ffe8b4') +
      hedge(-10, 220, 786, 36, p.ink, 4, H) +
      hedge(970, 1210, 790, 32, p.ink, 8, H),
  );
}
