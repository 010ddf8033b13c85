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

/** Text as a person types or pastes it, with whatever signs a device adds: the rules of `core/domain/typed` read it and say what is wrong. */
export const Typed = (max: number, description = 'as typed') => Type.String({ maxLength: max, description });
/** A reference, with the words of a mail around it. */
export const ReferenceText = Typed(300, 'a booking reference, as typed');
/** An email address, with a name or `mailto:` before it. */
export const EmailText = Typed(320, 'one email address, as typed');
/** A date; its rule refuses what cannot be read. */
export const DateText = Typed(60, 'YYYY-MM-DD, or as typed');

/** No other properties than those that are declared. */
export const Closed = { additionalProperties: false } as const;
