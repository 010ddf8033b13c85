import { panes, person } from '../kit/masonry';
import { PALETTES } from '../kit/palettes';
import { backdrop } from '../kit/stage';
import { letters } from '../kit/lettering';
import { skyline } from '../kit/town';
import { H, box, disc, line, path, poly, svg } from '../kit/tools';

/** The canyon of signs and a yellow cab. */
export function timesSquare(): string {
  const p = PALETTES.neon;
  const sign = (x: number, y: number, w: number, h: number, ink: string, edge: string) =>
    path(box(x - 5, y - 5, w + 10, h + 10), edge) + path(box(x, y, w, h), ink);
  return svg(
    backdrop(p, { x: 620, y: 470, r: 84, seed: 281, reach: 820 }) +
      skyline({ y: 630, min: 120, max: 240, step: 40, ink: p.haze, seed: 5, from: 380, to: 820 }) +
      path('M0 0H210V700H0zM210 120H310V660H210zM1200 0H980V700h220zM980 90H880V660H980z', '#191350') +
      path('M880 90h14V660h-14zM980 0h16V700h-16z', '#a03a86') +
      path('M310 240H390V640H310zM880 260H800V640h80z', '#2a1d66') +
      panes(314, 260, 72, 300, 4, 12, 6, 10, '#ffce86') +
      panes(806, 280, 70, 280, 4, 11, 6, 10, '#ff8fae') +
      path('M500 640V250L520 220H670L690 250V640z', '#2a1d66') +
      path('M660 220h10l20 30V640h-30z', '#d8467a') +
      path(box(582, 120, 6, 104), '#ffd9a0') +
      path(disc(585, 120, 22), '#8ff0e2') +
      path('M585 98a22 22 0 0 1 0 44q14-20 0-44z', '#fff8e6') +
      sign(516, 262, 136, 96, '#ff4f7e', '#ffd58a') +
      path('M540 340l30-56l22 34l14-18l26 40z', '#fff3d9') +
      path(disc(616, 284, 10), '#ffd58a') +
      sign(516, 374, 136, 62, '#28c3b4', '#fff3d9') +
      letters('SHOW', 536, 388, 3.3, 1.4, '#191350') +
      sign(516, 454, 136, 54, '#ffd58a', '#ff7a5c') +
      letters('NOW', 552, 466, 3, 1.4, '#8a2c86') +
      sign(516, 526, 136, 70, '#8a2c86', '#8ff0e2') +
      path(disc(552, 561, 22), '#ffd58a') +
      path(disc(584, 561, 22), '#ff7a5c') +
      path(disc(616, 561, 22), '#fff3d9') +
      sign(30, 60, 150, 210, '#ff7a5c', '#ffd58a') +
      path('M50 250q30-120 60-120t50 120z', '#2a1d66') +
      path(disc(110, 116, 30), '#ffe3ac') +
      sign(30, 300, 160, 80, '#3a2080', '#8ff0e2') +
      letters('LIVE', 52, 320, 4, 1.5, '#8ff0e2') +
      sign(30, 410, 150, 150, '#d8467a', '#fff3d9') +
      path('M105 430l14 38h40l-32 24l12 40l-34-24l-34 24l12-40l-32-24h40z', '#ffd58a') +
      sign(226, 170, 64, 240, '#28c3b4', '#8ff0e2') +
      ['M', 'U', 'S', 'E'].map((c, i) => letters(c, 244, 186 + i * 56, 4, 1, '#191350')).join('') +
      sign(222, 440, 74, 100, '#ffb25f', '#fff3d9') +
      path('M236 526v-60h46v60z', '#8a2c86') +
      sign(1016, 70, 150, 130, '#28c3b4', '#fff3d9') +
      path('M1034 180q60-110 114 0z', '#fff3d9') +
      path(disc(1120, 104, 16), '#ff7a5c') +
      sign(1016, 230, 150, 180, '#ff4f7e', '#ffd58a') +
      path('M1046 390V270h26l40 60v-60h26v120h-26l-40-60v60z', '#fff3d9') +
      sign(1016, 440, 150, 110, '#ffd58a', '#ff7a5c') +
      path(disc(1062, 495, 34), '#d8467a') +
      path(disc(1118, 495, 34), '#3a2080') +
      sign(900, 140, 62, 230, '#8a2c86', '#ff9fb0') +
      ['R', 'O', 'L', 'L'].map((c, i) => letters(c, 917, 156 + i * 54, 4, 1, '#ffd58a')).join('') +
      sign(898, 400, 66, 120, '#28c3b4', '#8ff0e2') +
      path('M912 504l20-80l20 80z', '#fff3d9') +
      path('M0 636H1200V800H0z', '#1d1450') +
      path(
        poly([
          [430, 636],
          [760, 636],
          [1080, H],
          [100, H],
        ]),
        '#2f2270',
      ) +
      path(
        poly([
          [580, 636],
          [610, 636],
          [660, H],
          [520, H],
        ]),
        '#453090',
      ) +
      line('M200 720h90M880 716h120M330 776h60M820 772h90M700 690h60M420 690h60', '#8a3a9a', 5) +
      path(
        poly([
          [380, 700],
          [420, 700],
          [390, 740],
          [345, 740],
        ]) +
          poly([
            [460, 700],
            [500, 700],
            [480, 740],
            [435, 740],
          ]) +
          poly([
            [690, 700],
            [730, 700],
            [755, 740],
            [710, 740],
          ]) +
          poly([
            [770, 700],
            [810, 700],
            [845, 740],
            [800, 740],
          ]),
        '#5a40a0',
      ) +
      path('M440 724q0-30 26-34l60-6l44-42h120l54 44q40 4 46 22l6 36q-2 12-16 14H454q-16-2-14-34z', '#f5b73c') +
      path('M690 642l54 44q40 4 46 22l6 36q-2 12-16 14h-50l-8-70l-50-46z', '#ffe08a') +
      path('M546 684l32-32h44v32zM634 652h48l36 32h-84z', '#191350') +
      path('M440 714h350l4 12H440z', '#191350') +
      line('M446 720h340', '#fff3d9', 8, 'stroke-dasharray="10 10"') +
      path(box(596, 624, 74, 20), '#fff3d9') +
      line('M610 634h46', '#d8467a', 4) +
      path(disc(530, 756, 34) + disc(714, 756, 34), '#0d0b2e') +
      path(disc(530, 756, 15) + disc(714, 756, 15), '#fff3d9') +
      path('M780 726h16l3 14h-18z', '#fff8e6') +
      path('M440 728h10v16h-12z', '#ff4f5e') +
      path(
        person(360, 690, 58) +
          person(330, 696, 64) +
          person(830, 690, 60) +
          person(860, 684, 54) +
          person(240, 760, 110) +
          person(190, 770, 120) +
          person(970, 760, 112) +
          person(1024, 774, 124),
        p.ink,
      ),
  );
}
