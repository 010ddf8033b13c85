/** What is remembered of a visitor: tracking code, where the visit came from, who it belongs to, and the closed call bar. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import { codeInQuery, keptCode } from '#core/domain/trackingCode';
import type { KeptCode } from '#core/domain/trackingCode';
import type { VisitorId } from '#core/domain/visitor';
import type { PersistedKey } from '#web/platform/persist';
import { readVisit, visitOf } from './visit';
import type { Visit } from './visit';

export interface TrackingState {
  /** The call bar was closed; remembered for the visit. */
  readonly callBarClosed: boolean;
  /** As the browser kept it; counts once the visit has begun, which checks its age. */
  readonly kept: KeptCode | null;
  /** False while a prerendered page is taken over: until then it shows its own line's number. */
  readonly isBegun: boolean;
  readonly visit: Visit | null;
  readonly visitor: VisitorId | null;
}

/** The first page of this document is there. */
export interface Arrival {
  readonly search: string;
  readonly referrer: string;
  /** ms since the epoch. */
  readonly now: number;
  /** Global Privacy Control is on. */
  readonly isPrivate: boolean;
}

/** A click on a telephone link. */
export interface CallLinkClick {
  readonly number: string;
  readonly pageUrl: string;
  readonly placement: string;
}

const initialState: TrackingState = { callBarClosed: false, kept: null, isBegun: false, visit: null, visitor: null };

export const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    callBarClosed: (state, _action: PayloadAction<undefined>) => ({ ...state, callBarClosed: true }),
    visitBegan: (state, { payload: { search, referrer, now, isPrivate } }: PayloadAction<Arrival>) => {
      const code = codeInQuery(search, TRACKING_NUMBERS);
      return {
        ...state,
        isBegun: true,
        kept: code === null ? keptCode(state.kept, TRACKING_NUMBERS, now) : { code, seenAt: now },
        visit: state.visit ?? visitOf(search, referrer),
        // whoever turns Global Privacy Control on is no longer known by a fingerprint
        visitor: isPrivate && state.visitor?.kind === 'fingerprint' ? null : state.visitor,
      };
    },
    visitorKnown: (state, { payload }: PayloadAction<VisitorId>) => ({ ...state, visitor: payload }),
    /** Changes nothing here; the listeners tell the agency. */
    callLinkClicked: (state, _action: PayloadAction<CallLinkClick>) => state,
  },
  selectors: {
    selectCallBarClosed: (state) => state.callBarClosed,
    selectIsBegun: (state) => state.isBegun,
    selectTrackingCode: (state) => (state.isBegun ? (state.kept?.code ?? null) : null),
    selectVisit: (state) => state.visit,
    selectVisitor: (state) => state.visitor,
  },
});

export const { callBarClosed, visitBegan, visitorKnown, callLinkClicked } = trackingSlice.actions;
export const { selectCallBarClosed, selectIsBegun, selectTrackingCode, selectVisit, selectVisitor } = trackingSlice.selectors;

/** Store states that hold this slice. */
export type WithTracking = Parameters<typeof selectVisit>[0];

export const trackingPersisted: readonly PersistedKey<TrackingState>[] = [
  {
    key: 'wf.callBar',
    kind: 'session',
    select: (s) => (s.callBarClosed ? 'closed' : null),
    restore: (s, stored) => ({ ...s, callBarClosed: stored === 'closed' }),
  },
  {
    key: 'wf.fftfn',
    kind: 'local',
    select: (s) => s.kept,
    // its age is checked when the visit begins: a slice does not read the clock
    restore: (s, stored) => ({ ...s, kept: keptCode(stored, TRACKING_NUMBERS, seenAtOf(stored)) }),
  },
  { key: 'wf.visit', kind: 'session', select: (s) => s.visit, restore: (s, stored) => ({ ...s, visit: readVisit(stored) }) },
  { key: 'wf.visitor', kind: 'session', select: (s) => s.visitor, restore: (s, stored) => ({ ...s, visitor: readVisitor(stored) }) },
];

function seenAtOf(stored: unknown): number {
  const seenAt: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'seenAt') : undefined;
  return typeof seenAt === 'number' ? seenAt : 0;
}

function readVisitor(stored: unknown): VisitorId | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('kind' in stored)) return null;
  const { id, kind } = stored;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null;
  return kind === 'fingerprint' || kind === 'random' ? { id, kind } : null;
}
