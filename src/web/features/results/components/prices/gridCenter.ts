/** Where the grid of a search lies whose dates may move (search.46). */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gridDays, roundTripOn } from '#core/domain/fares/priceGrid';
import type { RoundTrip } from '#core/domain/search/trip';
import { parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';

/**
 * Around which trip the grid of a search lies whose dates may move: the one that was searched for, also once another pair of its days was
 * pressed. Kept with the entry in the history, so that back, forward and a reload show the same grid.
 */
export function useGridCenter(query: RoundTrip, reach: number): RoundTrip {
  const { state } = useLocation();
  // filters change the address, and the entry with it
  const [center] = useState(() => centerIn(state, query, reach));
  return center;
}

/** For the links of a grid. */
export const stateOfGrid = ({ slices: [out, back] }: RoundTrip): { readonly gridCenter: readonly [IsoDate, IsoDate] } => ({
  gridCenter: [out.date, back.date],
});

function centerIn(state: unknown, query: RoundTrip, reach: number): RoundTrip {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'gridCenter') : null;
  const [departs, returns] = Array.isArray(kept) ? kept.map((date) => parseIsoDate(String(date))) : [];
  if (!departs || !returns) return query;
  const center = roundTripOn(query, departs, returns);
  const days = gridDays(center, reach);
  return days.departs.includes(query.slices[0].date) && days.returns.includes(query.slices[1].date) ? center : query;
}
