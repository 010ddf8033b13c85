/** What a recording holds, and what it never does: every field of every form is filled with a mark and looked for. */
import { createActor, fromPromise } from 'xstate';
import { EMPTY_ENQUIRY } from '#core/domain/site/enquiryRules';
import { RECORDED_MS, RECORDED_STEPS } from '#core/domain/site/recordingRules';
import { err, ok } from '#core/domain/values/result';
import { CHOSEN_FLIGHT, draftAt, PAID_ATTEMPT } from '#testing/flights/chosenFlight';
import { fakeServer } from '#testing/site/fakeServer';
import { bookingApi } from '#web/features/booking/booking.api';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import { bookingRecorded } from '#web/features/booking/checkout/booking.recorded';
import {
  billingTyped,
  contactCorrected,
  contactTyped,
  flightChosen,
  travelerTyped,
  twoPeopleConfirmed,
} from '#web/features/booking/store/booking.slice';
import type { DraftAnswer } from '#web/features/booking/checkout/booking.types';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import { paymentRecorded } from '#web/features/booking/payment/payment.recorded';
import type { AttemptAnswer, TokenAnswer } from '#web/features/booking/payment/payment.types';
import { enquiriesApi } from '#web/features/enquiries/enquiries.api';
import { searchMachine } from '#web/features/search/search.machine';
import { searchRecorded } from '#web/features/search/search.recorded';
import { TODAY } from '#testing/today';
import { inspectionBus } from '#web/platform/inspection';
import { createAddress } from '#web/platform/browser/location';
import { recordingToSend } from '#web/platform/recordings';
import { browserStores } from '#web/platform/browser/storage';
import { cutTo, parseRecording } from '#web/recording/recording';
import { createRecorder } from '#web/recording/recorder';
import { replay } from '#web/recording/replay';
import { startActors } from '../actors';
import { startRecorder } from './recorder';
import { createAppStore } from '../store';

const server = fakeServer({
  'POST /api/booking': () => ({ status: 201, body: { ...PAID_ATTEMPT, reference: 'ZANARY' } }),
  'POST /api/booking/lookup': () => ({ status: 404, body: {} }),
  'POST /api/booking/passport': () => ({ status: 404, body: {} }),
  'POST /api/booking/traveler': () => ({ status: 404, body: {} }),
  'POST /api/contactus': () => ({ status: 201, body: { reference: 'Q-ZANARY1' } }),
});
server.serveFile();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** In every value that somebody could have typed; each carries the mark in its own way. */
const MARKS = /zanar|1988|04.18|5550118|555-0118|\b10001|7654321|promo77/i;
const marked = (field: string): string =>
  /birth/i.test(field)
    ? '04/18/1988'
    : /phone/i.test(field)
      ? '(212) 555-0118'
      : /zip/i.test(field)
        ? '10001'
        : /number/i.test(field)
          ? 'P7654321'
          : `Zanary ${field}`;

it('holds nothing of what was typed into any field of any form', async () => {
  const store = createAppStore(browserStores);
  const stop = startRecorder(store);
  const { search } = startActors(store, createAddress({ pathname: '/', search: '' }));
  // the search form: places, dates, and what people type there by mistake
  for (const field of ['origin', 'destination'] as const)
    for (const text of ['Zanary Ruiz', 'zanary@example.com', 'PROMO77', '(212) 555-0118', 'ZAN - Zanary Airport']) {
      search.send({ type: 'place.entered', field });
      search.send({ type: 'place.typed', field, text });
      search.send({ type: 'field.left', field });
    }
  for (const text of ['04/18/1988', '4/18/88', '18 April 1988', '1988-04-18', 'Zanary'])
    search.send({ type: 'date.typed', field: 'departDate', text });
  search.send({ type: 'address.changed', today: TODAY, pageKey: '/flights/search?ori=Zanary', search: null, saved: null });
  search.send({ type: 'form.submitted', today: TODAY });
  // the booking's forms
  store.dispatch(flightChosen(CHOSEN_FLIGHT));
  const { forms } = store.getState().booking;
  const fieldsOf = <T extends object>(form: T) => Object.keys(form) as (keyof T & string)[];
  const [traveler] = forms.travelers;
  if (!traveler) throw new Error('nobody travels');
  const { kind: _kind, ...ofTraveler } = traveler;
  for (const field of [...fieldsOf(ofTraveler), 'frequentFlyerAirline', 'frequentFlyerNumber'] as const)
    store.dispatch(travelerTyped({ index: 0, field, text: marked(field) }));
  for (const field of fieldsOf(forms.contact)) store.dispatch(contactTyped({ field, text: marked(field) }));
  for (const field of fieldsOf(forms.billing)) store.dispatch(billingTyped({ field, text: marked(field) }));
  store.dispatch(contactCorrected({ field: 'email', text: 'zanary@example.com' }));
  store.dispatch(twoPeopleConfirmed('zanary|ruiz'));
  // the calls that carry forms, and what comes back
  const body = Object.fromEntries([...fieldsOf(ofTraveler), 'frequentFlyer'].map((field) => [field, marked(field)]));
  // The shapes do not matter here: whatever a call carries must stay out.
  await store.dispatch(bookingApi.endpoints.book.initiate({ key: 'zanary-key', body: body as never }));
  await store.dispatch(bookingApi.endpoints.lookUpBooking.initiate({ reference: 'ZANARY', email: 'zanary@example.com' }));
  await store.dispatch(bookingApi.endpoints.addPassport.initiate({ draftId: null, body: body as never }));
  await store.dispatch(bookingApi.endpoints.changeTraveler.initiate({ draftId: null, body: body as never }));
  const enquiry = Object.fromEntries(fieldsOf(EMPTY_ENQUIRY).map((field) => [field, marked(field)]));
  await store.dispatch(enquiriesApi.endpoints.contactUs.initiate({ ...enquiry, locale: 'en' } as never));
  // the booking machine: its input, events, answers and context
  const attempt = { ...PAID_ATTEMPT, attemptId: 'zanary-attempt', reference: 'ZANARY', challengeUrl: '/bank?zanary' };
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        reprice: fromPromise((): Promise<DraftAnswer> => Promise.resolve(ok({ ...draftAt(50_000), draftId: 'zanary-draft' }))),
        payment: paymentMachine.provide({
          actors: {
            tokenise: fromPromise((): Promise<TokenAnswer> => Promise.resolve(ok(null))),
            pay: fromPromise((): Promise<AttemptAnswer> => Promise.resolve(ok({ ...attempt, state: 'challenge' }))),
            verify: fromPromise((): Promise<AttemptAnswer> => Promise.resolve(err({ code: 'network', attempt }))),
          },
        }),
      },
    }),
    {
      inspect: inspectionBus.emit,
      input: {
        chosen: { flightId: 'AF7', total: 50_000 },
        draftId: 'zanary-draft',
        attempt: null,
        step: 'payment',
        done: { review: true, travelers: true, contact: true },
      },
    },
  );
  actor.start();
  await settled();
  actor.send({ type: 'pay.pressed', key: 'zanary-key' });
  await settled();
  actor.getSnapshot().children.payment?.send({ type: 'challenge.finished' });
  await settled();
  const recording = recordingToSend();
  const text = JSON.stringify(recording);
  expect(recording?.runs.map((run) => run.machine)).toEqual(['search', 'booking', 'payment']);
  expect(recording?.runs.map((run) => run.steps.length > 2)).toEqual([true, true, true]);
  expect(text).toContain('xstate.done.actor.verify');
  expect(text).toContain('booking/travelerTyped');
  expect(text).toContain('api/executeMutation/pending book');
  expect(text.match(MARKS)).toBeNull();
  expect(parseRecording(JSON.parse(text))).toEqual(recording);
  // hiding what was typed changes nothing of what the machines decided
  const machines = [
    [searchMachine, searchRecorded],
    [bookingMachine, bookingRecorded],
    [paymentMachine, paymentRecorded],
  ] as const;
  const kinds = machines.map(([machine, parts], i) => recording?.runs[i] && replay(machine, parts, recording.runs[i]).kind);
  expect(kinds).toEqual(['same', 'same', 'same']);
  stop();
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the ring', () => {
  function recorded(events: number, everyMs: number) {
    let time = 0;
    const recorder = createRecorder({
      now: () => time,
      build: 'main.js',
      viewport: () => ({ width: 390, height: 844 }),
      parts: [searchRecorded],
    });
    const actor = createActor(searchMachine, { input: { today: TODAY }, inspect: recorder.hear });
    actor.start();
    for (let i = 0; i < events; i += 1) {
      time += everyMs;
      actor.send({ type: 'tripType.chosen', tripType: i % 2 === 0 ? 'O' : 'R' });
      recorder.hearAction({ type: 'shown', payload: { index: i, text: 'no' } });
    }
    const [run] = recorder.take().runs;
    if (!run) throw new Error('nothing recorded');
    return { run, recording: recorder.take() };
  }

  it.each([
    ['steps', RECORDED_STEPS + 50, 1, RECORDED_STEPS],
    ['time', 30, RECORDED_MS / 10, 11],
    ['neither', 20, 10, 20],
  ] as const)('is bounded by %s, and goes on from where it was cut', (_what, events, everyMs, left) => {
    const { run, recording } = recorded(events, everyMs);
    expect([run.steps.length, recording.actions.length]).toEqual([left, left]);
    expect(run.input === null).toBe(left < events);
    expect(replay(searchMachine, searchRecorded, run)).toEqual({ kind: 'same', steps: left });
  });

  it('is cut to what a form can carry', () => {
    const { recording } = recorded(200, 10);
    const cut = cutTo(recording, 8_000);
    expect(JSON.stringify(cut).length).toBeLessThanOrEqual(8_000);
    expect(cut.runs[0]?.steps.length).toBeGreaterThan(5);
    expect(cut.runs.map((run) => replay(searchMachine, searchRecorded, run).kind)).toEqual(['same']);
  });

  it('keeps of an action its name and shape', () => {
    const { recording } = recorded(1, 10);
    expect(recording.actions).toEqual([{ at: 10, type: 'shown', payload: { parts: 2 } }]);
  });
});
