/** A laid-out chart as SVG; for docs/machines and the page of paths (code.24). */
import { edgePath, rounded as n } from '#web/devtools/chart/edgePath';
import type { PlacedChart, PlacedState } from '#web/devtools/chart/layout';
import { SIZES } from '#web/devtools/chart/layout';

/** The drawing brings its own page: it reads the same on a light and on a dark one. */
export const STYLE = {
  page: '#ffffff',
  text: '#12202f',
  soft: '#4a5a6a',
  line: '#8a99a8',
  accent: '#0b5cad',
  bad: '#b3261e',
  /** Boxes by depth. */
  boxes: ['#f6f8fa', '#ffffff', '#eef4fa', '#ffffff'],
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const MARGIN = 16;

/** `lit`: ids of transitions that are exercised; the others are drawn as gaps. All where left out. */
export function drawn(chart: PlacedChart, lit?: ReadonlySet<string>): string {
  const isGap = (line: string | null): boolean => lit !== undefined && line !== null && !lit.has(line);
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="Chart of the machine ${escaped(chart.name)}" font-family="ui-sans-serif, system-ui, Figtree, Arial, sans-serif" font-size="13">`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${STYLE.line}"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="${STYLE.page}"/><g transform="translate(${String(MARGIN)} ${String(MARGIN)})">`,
    ...chart.states.filter(({ state }) => state.states.length > 0).map(frame),
    ...chart.edges.map(
      ({ points }) => `<path d="${edgePath(points)}" fill="none" stroke="${STYLE.line}" stroke-width="1.5" marker-end="url(#tip)"/>`,
    ),
    // arrows pass behind what has no states inside, and behind all words
    ...chart.states.filter(({ state }) => state.states.length === 0).map(frame),
    ...chart.states.map((one) => words(one, isGap)),
    '</g></svg>\n',
  ].join('\n');
}

function frame({ state, x, y, width, height, depth }: PlacedState): string {
  const fill = STYLE.boxes[depth % STYLE.boxes.length] ?? STYLE.page;
  const stroke = state.isInitial ? STYLE.accent : STYLE.line;
  const isRegion = depth === 1 && state.kind === 'parallel';
  const outer = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="${state.isInitial ? '2' : '1'}"${isRegion ? ' stroke-dasharray="6 4"' : ''}/>`;
  return state.kind === 'final'
    ? `${outer}<rect x="${n(x + 3)}" y="${n(y + 3)}" width="${n(width - 6)}" height="${n(height - 6)}" rx="6" fill="none" stroke="${stroke}"/>`
    : outer;
}

function words({ state, x, y, words }: PlacedState, isGap: (line: string | null) => boolean): string {
  const mark = state.isInitial ? '▸ ' : '';
  const title = `<text x="${n(x + SIZES.pad)}" y="${n(y + 20)}" font-weight="700" font-size="14" fill="${STYLE.text}">${mark}${escaped(state.name)}${state.kind === 'parallel' ? ' (all at once)' : ''}</text>`;
  const lines = words.map(
    (one) =>
      `<text x="${n(x + one.x)}" y="${n(y + one.y)}" fill="${isGap(one.line) ? STYLE.bad : one.line === null ? STYLE.accent : STYLE.soft}">${escaped(one.text)}</text>`,
  );
  return [title, ...lines].join('');
}
