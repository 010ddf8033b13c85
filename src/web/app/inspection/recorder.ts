/** The recorder of this page: listens to the machines and the store from its first idle moment on (code.20). */
import { addListener } from '@reduxjs/toolkit';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { RECORDING_MAX_CHARS } from '#core/domain/site/recordingRules';
import { bookingRecorded } from '#web/features/booking/checkout/booking.recorded';
import { cancelRecorded } from '#web/features/booking/manage/cancel.recorded';
import { exchangeRecorded } from '#web/features/booking/exchange/exchange.recorded';
import { paymentRecorded } from '#web/features/booking/payment/payment.recorded';
import { filterRecorded } from '#web/features/results/filters/filter.recorded';
import { searchRecorded } from '#web/features/search/search.recorded';
import { inspectionBus } from '#web/platform/inspection';
import { offerRecording } from '#web/platform/recordings';
import { cutTo } from '#web/recording/recording';
import { createRecorder } from '#web/recording/recorder';
import type { AppStore } from '../store';

/** The allow-list of each machine; one that is not here is not recorded. */
export const RECORDED: readonly RecordedParts[] = [
  searchRecorded,
  filterRecorded,
  bookingRecorded,
  cancelRecorded,
  exchangeRecorded,
  paymentRecorded,
];

/** Returns the function that stops it. */
export function startRecorder(store: AppStore): () => void {
  const recorder = createRecorder({
    now: () => performance.now(),
    build: document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src.split('/').at(-1) ?? 'development',
    viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
    parts: RECORDED,
  });
  const stops = [
    inspectionBus.listen(recorder.hear),
    store.dispatch(addListener({ predicate: () => true, effect: (action) => recorder.hearAction(action) })),
  ];
  const take = () => cutTo(recorder.take(), RECORDING_MAX_CHARS);
  offerRecording(take);
  return () => {
    for (const stop of stops) stop();
  };
}
