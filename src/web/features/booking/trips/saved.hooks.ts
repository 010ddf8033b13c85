/** Travelers whom this browser may fill in again (booking.69): the server's word, requested where the box was once checked. */
import { useState } from 'react';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import type { SavedTraveler } from '#core/domain/travelers/savedTravelers';
import { dropThatSaved, isRemembering, mayHaveSaved, setRemembering } from './savedHere';
import { useForgetTravelersMutation, useSavedTravelersQuery } from './saved.api';

const NOBODY: readonly SavedTraveler[] = [];

/** Nobody while that is not known: what they are for can be typed. */
export function useSavedTravelers(): readonly SavedTraveler[] {
  const [isWorthAsking] = useState(mayHaveSaved);
  const { data } = useSavedTravelersQuery(null, { skip: !isWorthAsking, refetchOnMountOrArgChange: true });
  return data ?? NOBODY;
}

export interface Forgetting {
  readonly failure: FailureCode | null;
  /** Some were removed since this was opened. */
  readonly hasRemoved: boolean;
  /** One of them, or null for all; answers how many are left. */
  readonly remove: (id: string | null) => Promise<number>;
}

export function useForgetTravelers(saved: readonly SavedTraveler[]): Forgetting {
  const [forget, { error, isSuccess }] = useForgetTravelersMutation();
  return {
    failure: error === undefined ? null : failureCodeOf(error),
    hasRemoved: isSuccess,
    remove: async (id) => {
      const answer = await forget({ id });
      if (answer.error !== undefined) return saved.length;
      const left = id === null ? 0 : saved.filter((one) => one.id !== id).length;
      if (left === 0) dropThatSaved();
      return left;
    },
  };
}

/** The box: whether the travelers of this trip are wanted again. */
export function useRememberTravelers({ query }: Pick<FlightConfirm, 'query'>) {
  const [isWanted, setWanted] = useState(() => isRemembering(query));
  return {
    isWanted,
    toggle: () => {
      setRemembering(query, !isWanted);
      setWanted(!isWanted);
    },
  };
}
