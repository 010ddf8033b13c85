/** The inspector in a build made with INSPECT=1: a booking seen in it, and its recording played back (code.17, code.18, code.27). */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import { bookingRecorded } from '#web/features/booking/checkout/booking.recorded';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import { paymentRecorded } from '#web/features/booking/payment/payment.recorded';
import { searchMachine } from '#web/features/search/search.machine';
import { searchRecorded } from '#web/features/search/search.recorded';
import { parseRecording } from '#web/recording/recording';
import { replay } from '#web/recording/replay';
import { ensureInspected } from './fixtures/inspected';
import { boxOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import {
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  pay,
  search,
  selectFirstFlight,
} from './fixtures/traveler';

test.use({ viewport: { width: 1440, height: 1300 } });
test.beforeAll(() => {
  test.setTimeout(900_000);
  ensureInspected();
});

const bookingRun = ({ runs }: Recording) => {
  const run = runs.find(({ machine }) => machine === 'booking');
  if (!run) throw new Error('no booking was recorded');
  return run;
};

test('shows a booking as it goes, travels back in it, and exports what plays back', { tag: '@release' }, async ({ page, startSite }) => {
  const site = await startSite({ build: 'inspected' });
  const trip = { from: 'JFK', to: 'LAX', depart: daysAhead(40) };
  const chart = page.getByRole('img', { name: /^Chart of booking/ });
  const isActive = (state: string) =>
    expect(chart.locator(`[data-state="booking.filling.${state}"]`)).toHaveAttribute('data-active', 'true');

  await page.goto(`${site.origin}/?inspect`);
  await page.getByRole('img', { name: /^Chart of search/ }).waitFor();
  const close = await boxOf(page.getByRole('button', { name: 'Close the inspector' }));
  const heading = await boxOf(page.getByRole('heading', { name: 'Inspector' }));
  expect(close.y, 'Close stands in the first row').toBeLessThan(heading.y + heading.height);
  expect(close.x + close.width).toBeGreaterThan(1400);
  await search(page, trip);
  await selectFirstFlight(page);
  await page
    .getByRole('navigation', { name: 'Actors' })
    .getByRole('button', { name: /^booking/ })
    .click();
  await isActive('reviewing');
  await next(page);
  await isActive('namingTravelers');
  await fillTravelers(page, trip.depart);
  await next(page);
  await fillContact(page);
  await next(page);
  await isActive('enteringPayment');

  await test.step('an entry of the time line shows the machine as it was, and changes nothing', async () => {
    await page.getByRole('searchbox', { name: 'Search the time line' }).fill('trip.reviewed');
    await page.getByRole('option', { name: /trip\.reviewed/ }).click();
    await isActive('namingTravelers');
    await page.getByRole('tab', { name: 'Event' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('isAt travelers');
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Send' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await isActive('enteringPayment');
  });

  await fillBilling(page);
  await fillCard(page, GOOD_CARD);
  await pay(page);
  await bookingReference(page);
  await test.step('a payment stands under the booking that invoked it, with a chart of its own', async () => {
    const actors = page.getByRole('navigation', { name: 'Actors' });
    const ofBooking = actors.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^booking/ }) });
    await ofBooking
      .getByRole('listitem')
      .getByRole('button', { name: /^payment/ })
      .click();
    await expect(page.getByRole('img', { name: /^Chart of payment/ })).toBeVisible();
  });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save recording' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).not.toMatch(/quiñones|maria@example|4242|555-0118/i);
  const recording = parseRecording(JSON.parse(text));
  if (!recording) throw new Error('what was saved is no recording');
  const run = bookingRun(recording);
  expect(replay(bookingMachine, bookingRecorded, run)).toEqual({ kind: 'same', steps: run.steps.length });
  const changed = bookingMachine.provide({ guards: { isAt: ({ context }, { step }) => step === 'review' && context.step === step } });
  expect(replay(changed, bookingRecorded, run)).toMatchObject({ kind: 'differs', event: { type: 'trip.reviewed' } });
  const others = [
    [searchMachine, searchRecorded],
    [paymentMachine, paymentRecorded],
  ] as const;
  for (const [machine, parts] of others) {
    const runs = recording.runs.filter((one) => one.machine === machine.id);
    expect(runs.map((one) => replay(machine, parts, one).kind)).toEqual(runs.map(() => 'same'));
    expect(runs.length).toBeGreaterThan(0);
  }
});

/** What Stately's inspector does at first: tells the page that opened it that it listens, and keeps what it receives. */
const RECEIVER = `<!doctype html><title>Receiver</title><script>
  window.received = [];
  addEventListener('message', ({ data }) => window.received.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test(
  'speaks to the inspector of Stately in its own window, and says nothing of what was typed',
  { tag: '@release' },
  async ({ page, startSite }) => {
    const receiver = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(RECEIVER));
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    try {
      const site = await startSite({ build: 'inspected', env: { INSPECT: '1' } });
      const opened = page.waitForEvent('popup');
      await page.goto(`${site.origin}/?inspect=stately:${String(port)}`);
      const stately = await opened;
      await page.getByRole('combobox', { name: 'From' }).fill('Zanary');
      const received = (): Promise<string> => stately.evaluate(() => JSON.stringify(Reflect.get(window, 'received')));
      await expect.poll(received).toContain('"place.typed"');
      const messages = JSON.parse(await received()) as readonly Readonly<Record<string, unknown>>[];
      expect(messages).toContainEqual(
        expect.objectContaining({ type: '@xstate.actor', name: 'search', _version: expect.any(String) as unknown }),
      );
      expect(messages).toContainEqual(
        expect.objectContaining({ type: '@xstate.snapshot', snapshot: expect.objectContaining({ status: 'active' }) as unknown }),
      );
      expect(JSON.stringify(messages)).not.toMatch(/zanary/i);
      // its site ends with the test, and what the page still asks for would be refused
      await page.close();
    } finally {
      receiver.closeAllConnections();
      receiver.close();
    }
  },
);
