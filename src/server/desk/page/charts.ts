/** Bars as SVG, drawn on the server: no script, no inline style. What they show is in a table as well. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { escapeHtml } from '../../content/pages/document';

export interface Bar {
  /** What a pointer shows: `Mon, Nov 23, 2026: $1,250.00`. */
  readonly title: string;
  readonly value: number;
}

interface Columns {
  readonly caption: string;
  /** For those who do not see it. */
  readonly says: string;
  readonly bars: readonly Bar[];
  readonly first: string;
  readonly last: string;
  readonly format: (value: number) => string;
}

const [WIDTH, HEIGHT] = [1000, 200];
const TICKS = 4;

/** Columns side by side. The picture is stretched to its place; words are next to it, so that they keep their size. */
export function columns({ caption, says, bars, first, last, format }: Columns): string {
  const values = bars.map(({ value }) => value);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(TICKS)
    .range([HEIGHT, 0]);
  const x = scaleBand<number>()
    .domain(bars.map((_, i) => i))
    .range([0, WIDTH])
    .padding(0.2);
  const [low = 0, high = 1] = y.domain();
  const ticks = y.ticks(TICKS).filter((tick) => tick >= low && tick <= high);
  const line = (tick: number): string =>
    `<line class="${tick === 0 ? 'zero' : 'grid'}" x1="0" x2="${String(WIDTH)}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>`;
  const bar = ({ title, value }: Bar, i: number): string => {
    const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
    const box = `x="${at(x(i) ?? 0)}" y="${at(top)}" width="${at(x.bandwidth())}" height="${at(bottom - top)}"`;
    return `<rect class="${value < 0 ? 'bar below' : 'bar'}" ${box}><title>${escapeHtml(title)}</title></rect>`;
  };
  return [
    `<figure class="columns"><figcaption>${escapeHtml(caption)}</figcaption>`,
    `<ul class="ticks" aria-hidden="true">${[...ticks]
      .reverse()
      .map((tick) => `<li>${escapeHtml(format(tick))}</li>`)
      .join('')}</ul>`,
    `<svg viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(says)}">`,
    ...ticks.map(line),
    ...bars.map(bar),
    '</svg>',
    `<ul class="ends" aria-hidden="true"><li>${escapeHtml(first)}</li><li>${escapeHtml(last)}</li></ul></figure>`,
  ].join('');
}

/** A bar next to its figure in a table: its share of the longest. */
export function share(value: number, most: number): string {
  const width = scaleLinear([0, Math.max(1, most)], [0, 100])(Math.max(0, value));
  return `<svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="${at(width)}" height="10"/></svg>`;
}

const at = (value: number): string => String(Math.round(value * 100) / 100);
