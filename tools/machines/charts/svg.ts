/** A laid-out chart as SVG, in light and dark; for docs/machines and the page of paths (code.24). */
import { edgePath, rounded as n } from '#web/devtools/chart/edgePath';
import type { PlacedChart, PlacedState } from '#web/devtools/chart/layout';
import { SIZES } from '#web/devtools/chart/layout';

export type Theme = 'light' | 'dark';

interface Style {
  readonly page: string;
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly bad: string;
  /** Boxes by depth. */
  readonly boxes: readonly string[];
}

const STYLES: Readonly<Record<Theme, Style>> = {
  light: {
    page: '#ffffff',
    text: '#12202f',
    soft: '#4a5a6a',
    line: '#8a99a8',
    accent: '#0b5cad',
    bad: '#b3261e',
    boxes: ['#f6f8fa', '#ffffff', '#eef4fa', '#ffffff'],
  },
  dark: {
    page: '#0f1720',
    text: '#eef3f8',
    soft: '#b3c0cc',
    line: '#6f8090',
    accent: '#7cc0ff',
    bad: '#ff8f85',
    boxes: ['#15202b', '#1c2a38', '#223344', '#1c2a38'],
  },
};
export const themeStyle = (theme: Theme): Style => STYLES[theme];

export interface DrawOptions {
  readonly theme: Theme;
  /** Ids of transitions that are exercised; the others are drawn as gaps. All where left out. */
  readonly lit?: ReadonlySet<string>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const MARGIN = 16;

export function drawn(chart: PlacedChart, { theme, lit }: DrawOptions): string {
  const style = STYLES[theme];
  const isGap = (line: string | null): boolean => lit !== undefined && line !== null && !lit.has(line);
  const frames = (states: readonly PlacedState[]): string[] => states.map((one) => frame(one, style));
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="Chart of the machine ${escaped(chart.name)}" font-family="ui-sans-serif, system-ui, Figtree, Arial, sans-serif" font-size="13">`,
    `<defs><marker id="tip-${theme}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${style.line}"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="${style.page}"/><g transform="translate(${String(MARGIN)} ${String(MARGIN)})">`,
    ...frames(chart.states.filter(({ state }) => state.states.length > 0)),
    ...chart.edges.map(
      ({ points }) =>
        `<path d="${edgePath(points)}" fill="none" stroke="${style.line}" stroke-width="1.5" marker-end="url(#tip-${theme})"/>`,
    ),
    // arrows pass behind what has no states inside, and behind all words
    ...frames(chart.states.filter(({ state }) => state.states.length === 0)),
    ...chart.states.map((one) => words(one, style, isGap)),
    '</g></svg>\n',
  ].join('\n');
}

function frame({ state, x, y, width, height, depth }: PlacedState, style: Style): string {
  const fill = style.boxes[depth % style.boxes.length] ?? style.page;
  const stroke = state.isInitial ? style.accent : style.line;
  const isRegion = depth === 1 && state.kind === 'parallel';
  const outer = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="${state.isInitial ? '2' : '1'}"${isRegion ? ' stroke-dasharray="6 4"' : ''}/>`;
  return state.kind === 'final'
    ? `${outer}<rect x="${n(x + 3)}" y="${n(y + 3)}" width="${n(width - 6)}" height="${n(height - 6)}" rx="6" fill="none" stroke="${stroke}"/>`
    : outer;
}

function words({ state, x, y, words }: PlacedState, style: Style, isGap: (line: string | null) => boolean): string {
  const mark = state.isInitial ? '▸ ' : '';
  const title = `<text x="${n(x + SIZES.pad)}" y="${n(y + 20)}" font-weight="700" font-size="14" fill="${style.text}">${mark}${escaped(state.name)}${state.kind === 'parallel' ? ' (all at once)' : ''}</text>`;
  const lines = words.map(
    (one) =>
      `<text x="${n(x + one.x)}" y="${n(y + one.y)}" fill="${isGap(one.line) ? style.bad : one.line === null ? style.accent : style.soft}">${escaped(one.text)}</text>`,
  );
  return [title, ...lines].join('');
}
