/**
 * Small airports whose flights are listed one by one, `AIRLINE-HUB` and departures a day (0: a few a week): what would be worked out for them
 * would be made up. The islands of Hawaii and towns that ships and aircraft alone reach are among them, for they have more flights than their
 * size would say, and of few airlines. Where airlines fly that the timetable does not have, or where nobody could be sure, there is none. Checked by hand in 2026-11.
 */
import type { ListedRoute } from './fares/carriers';
import table from './data/small-airports.json';

interface SmallRoute extends ListedRoute {
  readonly airline: string;
}

const ROUTE = /^(?<airline>[A-Z0-9]{2})-(?<hub>[A-Z]{3})(?<daily>\d+)$/;

const ROUTES: readonly SmallRoute[] = Object.entries(table).flatMap(([to, routes]) =>
  routes
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [, airline, from, daily] = ROUTE.exec(text) ?? [];
      if (airline === undefined || from === undefined) throw new Error(`${to} ${text} is no route`);
      return { airline, from, to, daily: Number(daily) };
    }),
);

export const smallAirports = {
  /** Whether an airport's flights are those of the list alone. */
  has: (code: string): boolean => Object.hasOwn(table, code),
  /** What an airline flies there. */
  routesOf: (airline: string): readonly ListedRoute[] => ROUTES.filter((route) => route.airline === airline),
};
