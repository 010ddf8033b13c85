import { panes } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { hedge } from '../kit/plants';
import { sailboat } from '../kit/props';
import { backdrop, sea } from '../kit/stage';
import { skyline } from '../kit/town';
import { box, line, path, poly, svg } from '../kit/tools';

/** Liberty on her star fort, the harbor at first light. */
export function statueOfLiberty(): string {
  const p = PALETTES.dawn;
  const d = '#2f7a80';
  const b = '#58a89c';
  const l = '#c4e8c8';
  return svg(
    backdrop(p, {
      x: 780,
      y: 340,
      r: 108,
      seed: 251,
      clouds: 430,
      birds: [
        [300, 190, 13],
        [334, 176, 10],
        [900, 200, 11],
      ],
    }) +
      skyline({
        y: 622,
        min: 40,
        max: 170,
        step: 40,
        ink: '#b490b0',
        seed: 60,
        from: 700,
        shape: (x) => 0.3 + 0.8 * Math.exp(-Math.pow((x - 960) / 130, 2)),
      }) +
      path('M948 622V400l12-40h22l12 40v222z', '#9c80aa') +
      path(box(970, 300, 3, 62), '#9c80aa') +
      sea(p, 618, 780, { spread: 150, seed: 6 }) +
      path('M250 668l60-52h460l70 52q-100 20-300 20t-290-20z', '#4a5f78') +
      hedge(270, 820, 640, 22, '#3f6a70', 3, 670) +
      path(
        poly([
          [360, 632],
          [390, 566],
          [700, 566],
          [730, 632],
        ]),
        '#a88a98',
      ) +
      path(
        poly([
          [620, 566],
          [700, 566],
          [730, 632],
          [640, 632],
        ]),
        '#ffe0c0',
      ) +
      path(box(384, 558, 322, 10), '#fff0cf') +
      path(
        poly([
          [452, 560],
          [474, 436],
          [616, 436],
          [638, 560],
        ]),
        '#c2a0a6',
      ) +
      path(
        poly([
          [576, 436],
          [616, 436],
          [638, 560],
          [588, 560],
        ]),
        '#ffe6c8',
      ) +
      path(box(462, 424, 166, 14) + box(446, 552, 198, 10), '#fff0cf') +
      panes(484, 452, 90, 50, 3, 1, 14, 42, '#6a5488') +
      path(box(480, 408, 130, 16), '#a88a98') +
      path(box(574, 408, 36, 16), '#ffe6c8') +
      path('M488 408Q476 300 500 236Q506 196 528 186L566 186Q592 200 594 240Q612 320 602 408z', b) +
      path('M566 186Q592 200 594 240Q612 320 602 408H572Q586 300 562 220z', l) +
      line('M512 408Q506 320 524 252M532 408Q530 330 544 262M552 408Q556 330 554 270M496 330Q540 300 584 240', d, 6) +
      path('M488 408Q476 300 500 236L512 214Q500 300 506 408z', d) +
      path('M506 222Q488 170 462 96L480 90Q506 150 530 196z', b) +
      path('M480 90Q506 150 530 196l-8 8Q494 150 472 93z', l) +
      path('M454 98h36l-6-18h-24z', d) +
      path('M450 80h44l-6-12h-32z', b) +
      path('M472 10Q496 40 486 66H456Q446 44 472 10z', '#ffb25f') +
      path('M474 30Q486 48 480 66H464Q460 50 474 30z', '#fff3d9') +
      path('M588 252l34 22l-16 44l-30-18z', d) +
      path('M596 240l44 22l-26 60l-40-20z', b) +
      path('M606 246l34 16l-26 60l-12-6z', l) +
      path('M520 188V146Q522 122 544 120Q568 122 570 148V188Q546 204 520 188z', b) +
      path('M548 120Q568 122 570 148V188Q560 196 552 196Q560 150 548 120z', l) +
      path('M510 150Q514 106 546 104Q578 106 580 152L566 190Q572 132 546 130Q520 132 524 190z', d) +
      path(
        poly([
          [516, 128],
          [492, 100],
          [522, 114],
        ]) +
          poly([
            [522, 116],
            [510, 76],
            [534, 106],
          ]) +
          poly([
            [534, 108],
            [536, 64],
            [548, 104],
          ]) +
          poly([
            [546, 104],
            [564, 66],
            [562, 110],
          ]) +
          poly([
            [560, 110],
            [592, 84],
            [572, 120],
          ]) +
          poly([
            [570, 118],
            [608, 112],
            [576, 132],
          ]),
        l,
      ) +
      path('M514 132q32-22 66 0l-2 9q-32-18-62 0z', b) +
      line('M534 158h7M552 158h7M540 176h14', d, 4) +
      path('M700 728h190q22 0 36-12q-4 30-30 36H726q-20-4-26-24z', p.ink) +
      path('M724 728v-22h140v22z', '#fffaea') +
      path('M746 706v-16h90v16z', '#ff9a6c') +
      sailboat(230, 724, 1, '#fffaea', '#cbb3c8', p.ink) +
      sailboat(1040, 690, 0.6, '#fffaea', '#cbb3c8', p.ink) +
      line('M680 766h270', '#e4d3dc', 3),
  );
}
