/** A transition is found in the source where a developer would look for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineOf } from './definition';

const ROOT = path.resolve(__dirname, '../../..');
const BOOKING = 'src/web/features/booking/checkout/booking.machine.ts';
const PAYMENT = 'src/web/features/booking/payment/payment.machine.ts';
const SEARCH = 'src/web/features/search/search.machine.ts';

it.each<[string, readonly string[], string | null, number, RegExp]>([
  [BOOKING, ['filling', 'reviewing'], 'trip.reviewed', 0, /'trip\.reviewed'/],
  [BOOKING, ['priced'], null, 5, /isPriceChanged/],
  [BOOKING, ['unpriced'], 'retry.pressed', 1, /target: 'opening'/],
  [BOOKING, ['settled'], null, 0, /endsAs\('paid'\)/],
  [PAYMENT, ['tokenising'], 'xstate.done.actor.tokenise', 1, /takeNoToken/],
  [PAYMENT, ['processing'], 'xstate.after.pollDelay.payment.processing', 0, /pollDelay/],
  [BOOKING, [], 'travelers.edited', 0, /'travelers\.edited'/],
  [SEARCH, ['origin', 'waiting'], 'xstate.error.actor.suggest.origin', 1, /target: 'failed'/],
  [SEARCH, ['destination', 'pausing'], 'xstate.after.TYPING_PAUSE.search.destination.pausing', 0, /TYPING_PAUSE/],
  [SEARCH, ['popover', 'departure'], 'date.chosen', 1, /isPicked/],
  [SEARCH, ['form', 'judging'], null, 1, /applySearch/],
  [SEARCH, ['popover', 'closed'], 'no.such', 0, /closed: \{\}/],
])('%s %j %s %s', (file, state, event, index, text) => {
  const [found = '', line] = lineOf(ROOT, file, { state, event, index }).split(':');
  expect(
    readFileSync(path.join(ROOT, found), 'utf8')
      .split('\n')
      .slice(Number(line) - 1, Number(line) + 2)
      .join('\n'),
  ).toMatch(text);
});
