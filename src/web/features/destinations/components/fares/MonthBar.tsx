import './monthBars.css';

interface MonthBarProps {
  /** Percent of the row. */
  readonly from: number;
  readonly to: number;
}

/** A bar next to the figures that say the same; a drawing, since the content security policy allows no styles in the HTML. */
export function MonthBar({ from, to }: MonthBarProps) {
  return (
    <svg className="months__bar" aria-hidden="true">
      <rect width="100%" height="100%" rx="6" />
      <rect className="months__span" x={`${String(from)}%`} width={`${String(to - from)}%`} height="100%" rx="6" />
    </svg>
  );
}
