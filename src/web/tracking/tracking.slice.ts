/** What is remembered of a visitor: tracking code, where the visit came from, who it belongs to, and the closed call bar. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { codeInQuery, keptCode, readKeptCode } from '#core/domain/site/trackingCode';
import type { KeptCode, NumberTable } from '#core/domain/site/trackingCode';
import { UNKNOWN_DEVICE } from '#core/domain/site/visitor';
import type { DeviceFacts, VisitorId } from '#core/domain/site/visitor';
import type { PersistedKey } from '#web/platform/browser/persist';
import { CLOSED, KEYS, readDevice, readVisitor } from './remembered';
import { readVisit, visitOf } from './visit/visit';
import type { Visit } from './visit/visit';

export interface TrackingState {
  /** The call bar was closed; remembered for the visit. */
  readonly callBarClosed: boolean;
  /** As the browser kept it; counts once the visit has begun, which checks its age and whether there is such a code. */
  readonly kept: KeptCode | null;
  /** False while a prerendered page is taken over: until then it shows its own line's number. */
  readonly isBegun: boolean;
  readonly visit: Visit | null;
  readonly visitor: VisitorId | null;
  readonly device: DeviceFacts | null;
}

/** The first page of this document is there. */
export interface Arrival {
  readonly search: string;
  readonly referrer: string;
  /** ms since the epoch. */
  readonly now: number;
  /** Global Privacy Control is on. */
  readonly isPrivate: boolean;
  /** Which codes there are. */
  readonly numbers: NumberTable;
}

const initialState: TrackingState = { callBarClosed: false, kept: null, isBegun: false, visit: null, visitor: null, device: null };

export const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    callBarClosed(state) {
      state.callBarClosed = true;
    },
    visitBegan(state, { payload }: PayloadAction<Arrival>) {
      const { search, referrer, now, isPrivate, numbers } = payload;
      const code = codeInQuery(search, numbers);
      state.isBegun = true;
      state.kept = code === null ? keptCode(state.kept, numbers, now) : { code, seenAt: now };
      state.visit ??= visitOf(search, referrer);
      // whoever turns Global Privacy Control on is no longer known by a fingerprint
      if (isPrivate && state.visitor?.kind === 'fingerprint') state.visitor = null;
    },
    visitorKnown(state, { payload }: PayloadAction<VisitorId>) {
      state.visitor = payload;
    },
    deviceKnown(state, { payload }: PayloadAction<DeviceFacts>) {
      state.device = payload;
    },
  },
  selectors: {
    selectCallBarClosed: (state) => state.callBarClosed,
    selectIsBegun: (state) => state.isBegun,
    selectTrackingCode: (state) => (state.isBegun ? (state.kept?.code ?? null) : null),
    selectVisit: (state) => state.visit,
    selectVisitor: (state) => state.visitor,
    selectDevice: (state) => state.device,
  },
});

export const { callBarClosed, visitBegan, visitorKnown, deviceKnown } = trackingSlice.actions;
export const { selectCallBarClosed, selectIsBegun, selectTrackingCode, selectVisit, selectVisitor, selectDevice } = trackingSlice.selectors;

/** Store states that hold this slice. */
export type WithTracking = Parameters<typeof selectVisit>[0];

export const trackingPersisted: readonly PersistedKey<TrackingState>[] = [
  {
    key: KEYS.callBar,
    kind: 'session',
    select: (s) => (s.callBarClosed ? CLOSED : null),
    restore: (s, stored) => ({ ...s, callBarClosed: stored === CLOSED }),
  },
  {
    key: KEYS.code,
    kind: 'local',
    select: (s) => s.kept,
    // whether it still counts is seen when the visit begins: a slice reads neither the clock nor the number table
    restore: (s, stored) => ({ ...s, kept: readKeptCode(stored) }),
  },
  { key: KEYS.visit, kind: 'session', select: (s) => s.visit, restore: (s, stored) => ({ ...s, visit: readVisit(stored) }) },
  { key: KEYS.visitor, kind: 'session', select: (s) => s.visitor, restore: (s, stored) => ({ ...s, visitor: readVisitor(stored) }) },
  {
    key: KEYS.device,
    kind: 'session',
    // where it could not be read this time, the next page tries again
    select: (s) => (s.device?.type === UNKNOWN_DEVICE.type ? null : s.device),
    restore: (s, stored) => ({ ...s, device: readDevice(stored) }),
  },
];
