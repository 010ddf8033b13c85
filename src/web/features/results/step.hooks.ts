/** A multi-city trip slice after slice: what a step shows, and where its choices lead (search.42, decision 158). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { parseCriteria, writeCriteria } from '#core/domain/filters/filters';
import { sliceName } from '#core/domain/flights/sliceChoices';
import type { Flight } from '#core/domain/flights/flights';
import type { TripStep } from '#core/domain/search/tripStep';
import type { PageLocation } from '#web/platform/browser/location';
import { searchAddress } from './results.hooks';

/** The address of another step of a trip: what prices include and the order stay, filters were of the slice that was shown. */
export function stepAddress(place: PageLocation, { query }: TripStep, chosen: readonly string[]): string {
  const [path = '', search = ''] = searchAddress(place, query, chosen).split('?');
  return `${path}?${writeCriteria(search, { ...parseCriteria(new URLSearchParams(search)), filters: {} })}`;
}

/** The same of the address that is shown. */
export function useStepAddress(step: TripStep): (chosen: readonly string[]) => string {
  const place = useLocation();
  return (chosen) => stepAddress(place, step, chosen);
}

/** Where the choice of a flight leads while slices are left to choose. */
export const addressAfter = (place: PageLocation, step: TripStep, flight: Flight): string =>
  stepAddress(place, step, [...(step.chosen ?? []), sliceName(flight.slices[0])]);

/** The step that a choice led to is read from its heading on; a visitor who came by a link or Back stays where they are. */
export function useStepFocus(step: TripStep, headingId: string): void {
  const how = useNavigationType();
  const isNext = useEffectEvent(() => how === 'PUSH' && step.chosen !== null && step.index > 0);
  useEffect(() => {
    if (!isNext()) return;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.closest('nav')?.scrollIntoView();
  }, [headingId]);
}
