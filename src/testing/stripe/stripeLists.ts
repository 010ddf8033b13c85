/** Lists of the stand-in of Stripe: the newest first, narrowed by when things were made, page after page. */
import { invalid } from './stripeAnswers';
import type { Answer, Fields } from './stripeAnswers';

interface Listed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** Parameters of a list. */
export const LIST_FIELDS = ['limit', 'starting_after', 'created[]', 'expand[]'] as const;
const MOST = 100;
const USUAL = 10;

/** One page; `items` in the order in which they were made. */
export function listPage<T extends Listed>(url: string, items: readonly T[], fields: Fields, wire: (item: T) => object): Answer {
  const limit = Number(fields['limit'] ?? USUAL);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) return invalid('parameter_invalid_integer', 'limit');
  const bound = (name: string, otherwise: number): number => Number(fields[`created[${name}]`] ?? otherwise);
  const [from, to] = [bound('gte', 0), bound('lt', Infinity)];
  const fitting = items.filter(({ created }) => created >= from && created < to).reverse();
  const after = fields['starting_after'];
  const first = after === undefined ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && first === 0) return invalid('resource_missing', 'starting_after');
  const page = fitting.slice(first, first + limit);
  const has_more = first + limit < fitting.length;
  return { status: 200, body: { object: 'list', url, has_more, data: page.map(wire) } };
}
