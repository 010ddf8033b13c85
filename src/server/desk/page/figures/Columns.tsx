/** Bars as SVG, drawn on the server: no script, no inline style. What they show is in a table as well. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { required } from '#core/domain/values/checkedReads';

interface Bar {
  /** What a pointer shows: `Mon, Nov 23, 2026: $1,250.00`. */
  readonly title: string;
  readonly value: number;
}

interface ColumnsProps {
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
export function Columns({ caption, says, bars, first, last, format }: ColumnsProps) {
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
  return (
    <figure className="columns">
      <figcaption>{caption}</figcaption>
      <ul className="ticks" aria-hidden>
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{format(tick)}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={says}>
        {ticks.map((tick) => (
          <line key={tick} className={tick === 0 ? 'zero' : 'grid'} x1={0} x2={WIDTH} y1={rounded(y(tick))} y2={rounded(y(tick))} />
        ))}
        {bars.map(({ title, value }, i) => {
          const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
          const box = { x: rounded(required(x(i), i)), y: rounded(top), width: rounded(x.bandwidth()), height: rounded(bottom - top) };
          return (
            <rect key={i} className={value < 0 ? 'bar below' : 'bar'} {...box}>
              <title>{title}</title>
            </rect>
          );
        })}
      </svg>
      <ul className="ends" aria-hidden>
        <li>{first}</li>
        <li>{last}</li>
      </ul>
    </figure>
  );
}

/** A bar next to its figure in a table: its share of the longest. */
export function Share({ value, most }: { readonly value: number; readonly most: number }) {
  const width = scaleLinear([0, Math.max(1, most)], [0, 100])(Math.max(0, value));
  return (
    <svg className="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className="bar" width={rounded(width)} height={10} />
    </svg>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
