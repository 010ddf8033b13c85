import { columns, panes, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { lamp } from '../kit/props';
import { backdrop } from '../kit/stage';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** The fountain by night, lit from below. */
export function trevi(): string {
  const p = PALETTES.night;
  const s = { shadow: '#8a6480', body: '#e0b898', lit: '#fff0cf' };
  const statue = (x: number, base: number, h: number) => path(person(x, base, h) + box(x - h * 0.2, base - 6, h * 0.4, 8), '#fff3d9');
  return svg(
    backdrop(p, { x: 880, y: 150, r: 58, seed: 201, stars: 60 }) +
      path(box(-10, 330, 300, 300), '#2a2f72') +
      path(box(910, 300, 300, 330), '#2a2f72') +
      panes(10, 350, 230, 240, 4, 3, 26, 48, '#ffbf74') +
      panes(950, 330, 230, 260, 4, 3, 26, 48, '#ffbf74') +
      path(box(250, 250, 690, 390), '#c99a90') +
      path(box(890, 250, 50, 390), '#fff0cf') +
      path(box(238, 236, 714, 18) + box(244, 410, 702, 10), '#fff0cf') +
      path(box(238, 254, 714, 7), '#8a6480') +
      panes(270, 290, 120, 100, 2, 1, 34, 60, '#5a4a7a') +
      panes(800, 290, 90, 100, 2, 1, 28, 60, '#5a4a7a') +
      panes(270, 440, 120, 120, 2, 1, 38, 70, '#5a4a7a') +
      panes(800, 440, 90, 120, 2, 1, 30, 70, '#5a4a7a') +
      path(box(420, 196, 350, 444), '#d9ae9a') +
      path(box(410, 188, 370, 12), '#fff0cf') +
      path(box(450, 204, 290, 40), '#a87a80') +
      path('M540 188q6-60 55-62q49 2 55 62z', '#e0b898') +
      path('M600 126q44 6 50 62h-26q-2-40-24-62z', '#fff3d9') +
      path(disc(595, 160, 18), '#8a6480') +
      [446, 508, 682, 744].map((x) => statue(x, 190, 52)).join('') +
      columns(430, 760, 262, 590, 2, 26, s) +
      columns(500, 690, 262, 590, 2, 26, s) +
      path('M536 600V350Q538 284 595 280Q652 284 654 350V600z', '#4a3a6a') +
      path('M536 350Q538 284 595 280Q652 284 654 350L640 356Q636 300 595 298Q554 300 550 356z', '#fff0cf') +
      path('M550 356Q554 300 595 298Q636 300 640 356z', '#8a6480') +
      line('M568 350L595 302M595 350V302M622 350L595 302', '#e0b898', 3) +
      statue(595, 560, 170) +
      line('M606 450L650 410M588 460L560 500', '#fff3d9', 9, 'stroke-linecap="round"') +
      path('M560 500q30 20 72 0l14 60H548z', '#fff3d9') +
      statue(466, 520, 90) +
      statue(728, 520, 90) +
      path('M330 640L360 596L420 606L450 570L520 590L548 556H646L690 590L750 566L790 606L840 590L870 640z', '#b58a86') +
      path('M646 556L690 590L750 566L790 606L840 590L870 640H760L700 610z', '#fff0cf') +
      path('M420 606L450 570L520 590L500 630L440 640zM560 600h80l20 40H540z', '#8a6480') +
      path(
        'M396 610q-4-36 26-50q4-26 26-28l14 10l-8 12q14 20 34 22l20 40zM800 612q6-36-24-52q-4-26-26-28l-14 10l8 12q-16 20-36 22l-22 40z',
        '#fff6e2',
      ) +
      line('M400 600q-20-20-26 6M806 600q16-20 24 6', '#fff6e2', 6) +
      path('M548 604h94v30h-94zM520 634h150v24H520z', '#9ae0dc') +
      line(
        'M556 604v30M572 604v30M588 604v30M604 604v30M620 604v30M636 604v30M530 636v22M560 636v22M590 636v22M620 636v22M650 636v22',
        '#fffaea',
        4,
      ) +
      path('M190 650Q595 610 1000 650L1060 740Q595 800 130 740z', '#2aa5b0') +
      path('M230 662Q595 626 960 662Q780 690 595 690T230 662z', '#6fd0cc') +
      line('M270 700h110M430 716h150M640 704h160M840 716h110M350 738h140M600 742h180M820 740h60', '#b8f0e4', 4, 'stroke-linecap="round"') +
      path('M130 740Q595 800 1060 740l20 30Q595 836 110 770z', '#fff0cf') +
      path(`M110 770Q595 836 1080 770L1090 ${H}H100z`, '#a87a80') +
      path(`M0 640h200l-90 130L90 ${H}H0zM1200 640H990l90 130l20 30h100z`, '#191b50') +
      path(person(150, 770, 76) + person(186, 776, 70) + person(1046, 772, 78), p.ink) +
      lamp(60, 790, 330, p.ink, '#ffd58a') +
      lamp(1140, 790, 330, p.ink, '#ffd58a'),
  );
}
