/** Payments of the stand-in of Stripe: made, confirmed with a card, captured and canceled. */
import type Stripe from 'stripe';
import { error, id, invalid, missing, seconds, shown } from './stripeAnswers';
import type { Answer, Fields } from './stripeAnswers';
import { intentWire } from './stripeBooks';
import type { Behaviour, Books, Intent } from './stripeBooks';

/** A call about one payment, of a few, or of all. */
export interface IntentCall {
  readonly fields: Fields;
  readonly metadata: Record<string, string>;
  /** Parts that are shown whole. */
  readonly expand: readonly string[];
}

/** Moves a payment as the bank does with such a card. */
export function bankSays(intent: Intent, behaviour: Behaviour): void {
  if (behaviour === 'approve') {
    intent.status = 'requires_capture';
    intent.charge = id('ch');
  } else if (behaviour === 'challenge') intent.status = 'requires_action';
  else {
    intent.status = 'requires_payment_method';
    intent.error = behaviour;
  }
}

/** The longest prefix of an agency has ten signs, and `* ` follows it; 22 fit on a statement. */
const SUFFIX_LENGTH = 10;
const isStatementSuffix = (suffix: string): boolean =>
  suffix.length <= SUFFIX_LENGTH && /[A-Za-z]/.test(suffix) && !/[<>\\'"*]/.test(suffix);

/** Makes a payment that nobody has paid yet. */
export function createIntent(books: Books, { fields, metadata, expand }: IntentCall): Answer {
  const amount = Number(fields['amount']);
  if (!Number.isInteger(amount)) return invalid('parameter_invalid_integer', 'amount');
  if (amount < 50) return invalid('amount_too_small', 'amount');
  if (fields['capture_method'] !== 'manual' || fields['currency'] !== 'usd') return invalid('parameter_missing', 'currency');
  const suffix = fields['statement_descriptor_suffix'] ?? null;
  if (suffix !== null && !isStatementSuffix(suffix)) return invalid('parameter_invalid_string', 'statement_descriptor_suffix');
  const made: Intent = {
    id: id('pi'),
    amount,
    description: fields['description'] ?? null,
    statementSuffix: suffix,
    metadata,
    client_secret: id('pi_secret'),
    created: seconds(),
    status: 'requires_payment_method',
    amount_received: 0,
    card: null,
    error: null,
    charge: null,
  };
  books.intents.set(made.id, made);
  return shown(intentWire(books, made, expand));
}

/** Payments whose metadata has a value. */
export function searchIntents(books: Books, path: string, { fields }: IntentCall): Answer {
  const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(fields['query'] ?? '') ?? [];
  if (name === '') return invalid('parameter_invalid_string_blank', 'query');
  const found = [...books.intents.values()].filter((known) => known.metadata[name] === value);
  const data = found.map((known) => intentWire(books, known, []));
  return shown<Stripe.ApiSearchResult<Stripe.PaymentIntent>>({
    object: 'search_result',
    url: path,
    has_more: false,
    next_page: null,
    data,
  });
}

/** Shows a payment, or does with it what the last part of its address says. */
export function changeIntent(books: Books, intent: Intent, act: string, { fields, expand }: IntentCall): Answer {
  const asItIs = (): Answer => shown(intentWire(books, intent, expand));
  const unexpected = invalid('payment_intent_unexpected_state');
  switch (act) {
    case 'retrieve':
      return asItIs();
    case 'confirm': {
      const token = books.tokens.get(fields['confirmation_token'] ?? '');
      if (token === undefined) return missing('confirmation_token');
      if (token.usedBy !== null) return invalid('token_already_used', 'confirmation_token');
      if (intent.status !== 'requires_payment_method') return unexpected;
      token.usedBy = intent.id;
      intent.card = token.card;
      bankSays(intent, token.card.behaviour);
      if (intent.error === null) return asItIs();
      return error(402, { type: 'card_error', ...intent.error, payment_intent: intentWire(books, intent, []) });
    }
    case 'capture': {
      if (intent.status !== 'requires_capture') return unexpected;
      const amount = Number(fields['amount_to_capture'] ?? intent.amount);
      if (amount > intent.amount) return invalid('amount_too_large', 'amount_to_capture');
      if (!(amount > 0)) return invalid('parameter_invalid_integer', 'amount_to_capture');
      intent.status = 'succeeded';
      intent.amount_received = amount;
      return asItIs();
    }
    case 'cancel':
      if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected;
      intent.status = 'canceled';
      return asItIs();
    default:
      return missing('url');
  }
}
