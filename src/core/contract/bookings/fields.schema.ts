/** Fields that several calls take. Years of dates are those of the domain (1900 to 2199): others make neither sense nor a row in the database. */
import { Type } from 'typebox';

const DAY = '(?:19|20|21)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';

/** `2027-01-05`. Days that a month does not have pass here; the code that reads the date refuses them. */
export const IsoDateText = Type.String({ pattern: `^${DAY}$`, description: 'YYYY-MM-DD' });

/** `2027-01-05T09:30:00.000Z`, or with an offset. */
export const IsoInstantText = Type.String({
  pattern: `^${DAY}T${TIME}(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$`,
  description: 'ISO 8601 instant',
});

export const Cents = Type.Integer({ minimum: 0 });
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
/** No other properties than those that are declared. */
export const Closed = { additionalProperties: false } as const;
