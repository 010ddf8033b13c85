/** Articles about what is on paper: tickets, passports, calendars. */
import { airliner } from '../kit/shared';
import type { Palette } from '../kit/palettes';
import { crowd, row, scene } from '../kit/scene';
import { ground, sea } from '../kit/stage';
import { box, disc, line, n, path } from '../kit/tools';

const plane = (p: Palette) => ({ body: '#fff6e4', belly: p.lit, wing: p.near, tail: '#f2654e', glass: p.near });

/** A card of paper with a shadow edge and a row of holes where it tears. */
const card = (x: number, y: number, w: number, h: number, paper: string, edge: string, tear: number): string =>
  path(
    `M${x + 22} ${y}h${w - 44}a22 22 0 0 1 22 22v${h - 44}a22 22 0 0 1-22 22h${44 - w}a22 22 0 0 1-22-22V${y + 22}a22 22 0 0 1 22-22z`,
    paper,
  ) +
  path(`M${x} ${y + h - 34}v12a22 22 0 0 0 22 22h${w - 44}a22 22 0 0 0 22-22v-12q-6 16-22 16h${44 - w}q-16 0-22-16z`, edge) +
  path(
    row(Math.floor(h / 26), 0, 1, (_, i) => disc(tear, y + 20 + i * 26, 5)),
    edge,
  );

/** Bars of many widths, as scanners read them. */
const barcode = (x: number, y: number, h: number, count: number, ink: string): string =>
  path(
    row(count, 0, 1, (_, i) => box(x + i * 12, y, 3 + ((i * 5) % 7), h)),
    ink,
  );

const lines = (x: number, y: number, widths: readonly number[], gap: number, ink: string, h = 14): string =>
  path(widths.map((w, i) => box(x, y + i * gap, w, h)).join(''), ink);

/** A ticket in three bands under a magnifying glass. */
export const fare = (): string =>
  scene('dusk', { x: 900, y: 330, r: 120, seed: 701, clouds: 640 }, (p) => [
    `<g transform="rotate(-7 560 430)">`,
    card(150, 210, 800, 440, '#fff6e4', '#e9c9a0', 740),
    path('M190 260h510v116H190z', '#f2654e') + path('M190 388h510v72H190z', '#ffd58a') + path('M190 472h510v44H190z', '#1f6f7a'),
    lines(220, 284, [220, 150], 34, '#ffe3c8'),
    lines(220, 412, [180], 30, '#b98a3a') + lines(220, 486, [120], 30, '#bfe0d8'),
    lines(560, 300, [110], 30, '#fff6e4', 30) + lines(590, 412, [80], 30, '#7a4b1c', 22) + lines(610, 484, [60], 30, '#fff6e4', 18),
    lines(190, 546, [510], 20, '#d8b98f', 5) + lines(520, 566, [180], 30, '#211d5c', 34),
    barcode(780, 270, 260, 12, '#211d5c'),
    `</g>`,
    line('M800 560L980 742', p.ink, 46, 'stroke-linecap="round"') + line('M812 572L960 722', '#f2654e', 18, 'stroke-linecap="round"'),
    `<circle cx="690" cy="446" r="168" fill="#fff3d9" opacity=".35"/>`,
    `<circle cx="690" cy="446" r="168" fill="none" stroke="${p.ink}" stroke-width="30"/>`,
    line('M576 396Q606 332 674 318', '#fff6e4', 14, 'stroke-linecap="round"'),
  ]);

/** Two tickets with a gap between them, and a traveler in the gap. */
export const separate = (): string =>
  scene('sunset', { x: 600, y: 520, r: 110, seed: 711 }, (p) => [
    airliner(250, 170, 0.5, 8, plane(p)),
    airliner(960, 130, 0.5, 8, plane(p)),
    `<g transform="rotate(-6 290 400)">`,
    card(70, 290, 440, 220, '#fff6e4', '#e9c9a0', 400),
    path('M70 330h330v34H70z', '#f2654e') + lines(110, 390, [200, 140], 36, '#8a3f88') + barcode(420, 320, 150, 6, '#211d5c'),
    `</g>`,
    `<g transform="rotate(6 910 400)">`,
    card(690, 290, 440, 220, '#fff6e4', '#e9c9a0', 1020),
    path('M690 330h330v34H690z', '#1f6f7a') + lines(730, 390, [170, 220], 36, '#8a3f88') + barcode(1040, 320, 150, 6, '#211d5c'),
    `</g>`,
    path('M-10 640H500L540 800H-10zM1210 640H700L660 800H1210z', p.near) + path('M-10 640H500l4 14H-10zM1210 640H700l-4 14H1210z', p.lit),
    path('M500 640l40 160h120l40-160-70 60h-60z', p.ink),
    crowd([[440, 646, 150]], p.ink),
    path('M352 560h56v84h-56zM366 540h6v22h-6zM388 540h6v22h-6zM366 538h28v6h-28z', '#f2654e') + path('M352 560h14v84h-14z', '#b6476b'),
  ]);

/** A passport with a globe on its cover, stamps around it. */
export const passport = (): string =>
  scene('teal', { x: 860, y: 260, r: 100, seed: 721, clouds: 470 }, (p) => [
    sea(p, 620, 860),
    airliner(960, 190, 0.55, 14, plane(p)),
    `<g transform="rotate(-8 520 420)">`,
    path('M330 120h380q26 0 26 26v540q0 26-26 26H330z', '#e9c9a0') + path('M330 128h366q24 0 24 24v528q0 24-24 24H330z', '#fff6e4'),
    path('M300 110h370q26 0 26 26v540q0 26-26 26H300q-16 0-16-16V126q0-16 16-16z', '#211d5c') +
      path('M284 126q0-16 16-16h26v592h-26q-16 0-16-16z', '#15133f'),
    `<circle cx="510" cy="340" r="116" fill="none" stroke="#ffd58a" stroke-width="10"/>`,
    line('M394 340h232M410 284h200M410 396h200M510 224v232M510 224q-84 116 0 232M510 224q84 116 0 232', '#ffd58a', 7),
    path('M430 520h160v16H430zM460 556h100v12H460z', '#ffd58a') +
      path('M470 614h80v44h-80z', '#ffd58a') +
      path('M482 626h56v20h-56z', '#211d5c'),
    `</g>`,
    `<g transform="rotate(14 900 540)" fill="none" stroke="#f2654e" stroke-width="12"><circle cx="900" cy="540" r="96"/><circle cx="900" cy="540" r="72"/></g>`,
    path('M850 534h100v16H850z', '#f2654e', 'transform="rotate(14 900 540)"'),
    line('M150 560h170v110H150zM176 590h118M176 616h80', '#fff3d9', 12, 'transform="rotate(-12 230 620)"'),
  ]);

/** A year of leaves of a calendar, and the price as a line above them. */
export const ahead = (): string =>
  scene('dawn', { x: 940, y: 300, r: 104, seed: 731, clouds: 600 }, (p) => {
    const leaf = (x: number, y: number, i: number): string =>
      path(box(x, y, 196, 196), '#fff6e4') +
      path(box(x, y, 196, 46), i === 3 ? '#f2654e' : '#211d5c') +
      path(
        row(20, 0, 1, (_, d) => box(x + 20 + (d % 5) * 33, y + 66 + Math.floor(d / 5) * 31, 22, 20)),
        i === 3 ? '#ffd58a' : '#dccbe0',
      ) +
      (i === 3 ? path(disc(x + 97, y + 107, 24), '#f2654e') : '') +
      line(`M${x + 50} ${y - 16}v34M${x + 146} ${y - 16}v34`, p.ink, 9, 'stroke-linecap="round"');
    return [
      ground(690, p.near, p.lit),
      row(5, 72, 216, (x, i) => leaf(x, 476, i)),
      line('M80 250C180 210 240 330 380 350S620 440 760 410S960 400 1010 250T1130 130', p.ink, 30, 'stroke-linecap="round"'),
      line('M80 250C180 210 240 330 380 350S620 440 760 410S960 400 1010 250T1130 130', '#f2654e', 16, 'stroke-linecap="round"'),
      path(disc(786, 408, 34), p.ink) + path(disc(786, 408, 22), '#ffd58a'),
      airliner(300, 150, 0.5, 10, plane(p)),
    ];
  });

/** A clock that is half day and half night. */
export const dayToCancel = (): string =>
  scene('ember', { x: 600, y: 420, r: 0, seed: 741, clouds: 690 }, (p) => {
    const tick = (i: number): string => {
      const a = (i * Math.PI) / 12;
      const from = i % 6 === 0 ? 236 : 258;
      return `M${n(600 + from * Math.sin(a))} ${n(400 - from * Math.cos(a))}L${n(600 + 286 * Math.sin(a))} ${n(400 - 286 * Math.cos(a))}`;
    };
    return [
      path(disc(600, 400, 346), p.ink) + path(disc(600, 400, 320), '#fff6e4'),
      path('M600 80a320 320 0 0 1 0 640z', '#211d5c'),
      path(disc(430, 400, 62), '#ffa877') + path(disc(430, 400, 44), '#f2654e'),
      line(
        row(8, 0, 1, (_, i) => {
          const a = (i * Math.PI) / 4;
          return `M${n(430 + 76 * Math.cos(a))} ${n(400 + 76 * Math.sin(a))}L${n(430 + 100 * Math.cos(a))} ${n(400 + 100 * Math.sin(a))}`;
        }),
        '#f2654e',
        9,
        'stroke-linecap="round"',
      ),
      path('M770 334a70 70 0 1 0 52 110a58 58 0 1 1-52-110z', '#ffd58a'),
      path(
        'M700 250l8 18l18 8l-18 8l-8 18l-8-18l-18-8l18-8zM720 540l6 13l13 6l-13 6l-6 13l-6-13l-13-6l13-6zM850 300l5 11l11 5l-11 5l-5 11l-5-11l-11-5l11-5z',
        '#fff3d9',
      ),
      line(
        row(24, 0, 1, (_, i) => (i < 13 ? tick(i) : '')),
        '#ffd58a',
        8,
      ),
      line(
        row(24, 0, 1, (_, i) => (i > 12 || i === 0 ? tick(i) : '')),
        '#211d5c',
        8,
      ),
      line('M600 400V190', '#f2654e', 20, 'stroke-linecap="round"') + line('M600 400L470 540', '#b6476b', 24, 'stroke-linecap="round"'),
      path(disc(600, 400, 28), '#f2654e') + path(disc(600, 400, 12), '#fff6e4'),
      airliner(1010, 150, 0.5, 12, plane(p)),
    ];
  });
