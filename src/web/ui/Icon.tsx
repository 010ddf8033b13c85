/** Line icons of the visual language, drawn on a 24 px grid; decoration only, the text next to it says it. */
const PATHS = {
  phone: 'M6.6 3.5l2.6 5-2 1.7a13 13 0 006.6 6.6l1.7-2 5 2.6c-.3 2.4-2 3.6-4 3.4C9.5 20.5 3.5 14.5 3.2 7.5c-.2-2 1-3.7 3.4-4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  swap: 'M4 8.5h15m-4-4l4 4-4 4M20 15.5H5m4-4l-4 4 4 4',
  arrowsBoth: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4',
  arrowRight: 'M4 12h16m-5-5l5 5-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5m0 3.2v.1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5m0-9v.1',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4m7-4v4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.4 2',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l11 6.5-11 6.5z',
} as const;

type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return <Sign path={PATHS[name]} />;
}

/** A drawing on the same grid. */
export function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
