import { Sign } from '#web/ui/Icon';

/** Icons of flights and bookings; pages that show neither do not load them. */
const PATHS = {
  personalItem: 'M6 9h12l1 11H5zM9 9V7a3 3 0 016 0v2',
  carryOn: 'M7 8h10v12H7zM10 8V4h4v4M10 12v4m4-4v4M8.5 20v1.5m7-1.5v1.5',
  checkedBag: 'M5 8h14v11H5zM9 8V5h6v3M9 8v11m6-11v11',
  bars: 'M5 20v-6m5 6V8m5 12v-9m5 9V5',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  plane: 'M3 13.5l3 .6 4-2.6-5-5.8 1.8-.6 7.3 3.9 4.3-2.6c1.5-.9 3-.6 3.2.2.3.9-.6 2-2 2.8L8 16.2l-3.4.2z',
  shield: 'M12 3l8 3v6c0 5-3.5 7.8-8 9-4.5-1.2-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8v4.4M8.5 14.8v4.4',
} as const;

export type TripIconName = keyof typeof PATHS;

export function TripIcon({ name }: { readonly name: TripIconName }) {
  return <Sign path={PATHS[name]} />;
}
