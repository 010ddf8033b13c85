import type { Fixture } from '#core/domain/extras/extras';
import { Sign } from '#web/ui/Icon';

/** On the grid of the icons of this site. */
const PATHS: Readonly<Record<Exclude<Fixture, 'empty' | 'exit'>, string>> = {
  bassinet: 'M4 12h16a8 6 0 01-16 0zM4 12a8 8 0 018-7v7M8 21h8',
  lavatory:
    'M8 4.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3zM6 20v-5H5v-5h6v5h-1v5zM16 4.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3zM14.5 20v-4h-1.5l2-6h2l2 6h-1.5v4z',
  galley: 'M5 9h11v6a4 4 0 01-4 4H9a4 4 0 01-4-4zM16 10h1.5a2.5 2.5 0 010 5H16M8 3v3m4-3v3',
  closet: 'M12 9a2 2 0 10-2-2M12 9v2l8 6H4l8-6',
  stairs: 'M3 20h4v-4h4v-4h4V8h5',
};

/** What is in a section besides seats, drawn; the words are next to it. */
export function FixtureSign({ kind }: { readonly kind: keyof typeof PATHS }) {
  return <Sign path={PATHS[kind]} />;
}
