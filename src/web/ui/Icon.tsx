/** Line icons of the visual language, drawn on a 24 px grid; decoration only, the text beside says it. */
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
  personalItem: 'M6 9h12l1 11H5zM9 9V7a3 3 0 016 0v2',
  carryOn: 'M7 8h10v12H7zM10 8V4h4v4M10 12v4m4-4v4M8.5 20v1.5m7-1.5v1.5',
  checkedBag: 'M5 8h14v11H5zM9 8V5h6v3M9 8v11m6-11v11',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  shield: 'M12 3l8 3v6c0 5-3.5 7.8-8 9-4.5-1.2-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4m7-4v4',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8v4.4M8.5 14.8v4.4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.4 2',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l11 6.5-11 6.5z',
  plane: 'M3 13.5l3 .6 4-2.6-5-5.8 1.8-.6 7.3 3.9 4.3-2.6c1.5-.9 3-.6 3.2.2.3.9-.6 2-2 2.8L8 16.2l-3.4.2z',
  wifi: 'M4 10a12 12 0 0116 0M7 13.4a7.5 7.5 0 0110 0M10 16.6a3.2 3.2 0 014 0M12 19.4v.1',
  none: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
