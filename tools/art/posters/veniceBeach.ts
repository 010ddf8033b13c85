import { PALETTES } from '../kit/palettes';
import { hedge, palm } from '../kit/plants';
import { surfboard } from '../kit/props';
import { backdrop, mirrored, sea } from '../kit/stage';
import { H, box, disc, line, path, svg } from '../kit/tools';

/** The skate bowl between palms, the sea behind. */
export function veniceBeach(): string {
  const p = PALETTES.aqua;
  return svg(
    mirrored(
      backdrop(p, {
        x: 790,
        y: 380,
        r: 116,
        seed: 371,
        birds: [
          [330, 220, 13],
          [364, 206, 10],
        ],
      }) +
        path('M-10 570Q120 500 280 520T560 568V620H-10z', '#4f9f94') +
        sea(p, 560, 790, { spread: 170, seed: 9, base: 640, count: 40 }) +
        path(`M0 622Q300 606 600 622T1200 616V${H}H0z`, '#fff0cf') +
        path(`M0 630Q300 614 600 630T1200 624V${H}H0z`, '#f2c88e') +
        path('M820 620V520h120v100zM800 520h160l-26-26H826z', '#28a8a0') +
        path('M900 520h40v100h-40z', '#8ff0e2') +
        path('M800 520h160l-26-26H826z', '#fffaea') +
        path(box(846, 540, 42, 34), '#163a56') +
        line('M826 620l-16 40M934 620l16 40M820 610h-30l-40 50', '#163a56', 6) +
        path(box(876, 440, 4, 56), '#163a56') +
        path('M880 442l40 10l-40 12z', '#f2654e') +
        path('M130 690Q180 660 300 664H900Q1040 664 1080 700L1120 800H90z', '#d9d3c8') +
        path('M220 706Q600 676 990 706Q980 776 820 800H390Q230 776 220 706z', '#8fb0b8') +
        path('M220 706Q600 676 990 706Q988 724 976 738Q600 700 234 738Q222 724 220 706z', '#5f8a98') +
        path('M820 800Q980 776 990 706Q940 700 880 697Q870 770 740 800z', '#d6ece4') +
        line('M220 706Q600 676 990 706', '#fffaea', 8) +
        path('M340 706l60-4l16 20l-40 26l-30-10z', '#f2654e') +
        path('M420 720l50-10l30 20l-30 16z', '#ffd58a') +
        path('M690 712l40-6l30 16l-20 20l-40-4z', '#28a8a0') +
        line('M510 722q20-14 34 0t34 0t34 0', '#d9467a', 7, 'stroke-linecap="round"') +
        // the skater
        `<g transform="rotate(-24 560 480)">${path('M470 580h180q16 0 22-14h10q-4 24-30 26H468q-26-2-30-26h10q6 14 22 14z', '#163a56')}${path(disc(490, 602, 12) + disc(630, 602, 12), '#f2654e')}</g>` +
        line('M520 586L500 520L566 486L620 540L636 574', '#1d4a7a', 30, 'stroke-linejoin="round" stroke-linecap="round"') +
        line('M566 486L620 540L636 574', '#3a7ab0', 14, 'stroke-linejoin="round" stroke-linecap="round"') +
        line('M560 480L600 386', '#f2654e', 50, 'stroke-linecap="round"') +
        line('M572 478L612 392', '#ff9a78', 16, 'stroke-linecap="round"') +
        line('M598 396L520 360L450 392M610 400L690 390L730 330', '#c98a5c', 18, 'stroke-linejoin="round" stroke-linecap="round"') +
        line('M606 384L626 350', '#c98a5c', 22) +
        path(disc(632, 328, 34), '#c98a5c') +
        path('M598 326Q600 286 636 288Q668 292 668 328L690 334H606z', '#ffd58a') +
        path('M640 288Q668 292 668 328L690 334H660Q660 300 640 288z', '#fff3d9') +
        path('M510 594l-30-4q-6-14 8-18l30 6zM628 584l36-6q12 8 4 18l-38 4z', '#fffaea') +
        surfboard(1010, 690, 190, 24, '#ffd58a', '#f2654e', 8) +
        surfboard(170, 690, 200, 25, '#f2654e', '#fffaea', -6) +
        palm(96, 800, 560, '#163a56', { lean: 24, size: 1.6, seed: 3, lit: '#3fa08c' }) +
        palm(250, 680, 330, '#1d5a70', { lean: -14, size: 1.05, seed: 9, lit: '#5fb8a0' }) +
        palm(1110, 800, 600, '#163a56', { lean: -30, size: 1.65, seed: 5, lit: '#3fa08c' }) +
        palm(1000, 660, 280, '#1d5a70', { lean: 10, size: 0.9, seed: 12, lit: '#5fb8a0' }) +
        hedge(-10, 140, 790, 34, '#123049', 4, H) +
        hedge(1080, 1210, 790, 34, '#123049', 8, H),
    ),
  );
}
