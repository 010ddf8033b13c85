/** Values for JSON schemas: one that fits, and cases in which a single field holds something else. */
import fc from 'fast-check';

/** The parts of JSON schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Where in a value: names of members and positions in lists. */
type ValuePath = readonly (string | number)[];

/** One field with another value; `undefined` leaves it out. */
export interface FieldCase {
  readonly place: ValuePath;
  readonly value: unknown;
}

/** Values that fit a schema, its optional members left out. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []).map((name) => [name, fitting(schema.properties?.[name] ?? {})] as const);
      return fc.record(Object.fromEntries(required));
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) });
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength && text.length <= maxLength);
}

/** UTF-16 units that parsers, databases and calendars stumble over. */
const ODD_UNIT = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0xd800, 0xdbff, 0xdc00, 0xdfff) },
  fc.constantFrom(0, 1, 0x0a, 0x0d, 0x22, 0x27, 0x5c, 0x7f, 0x85, 0x202e, 0xfeff, 0xfffe, 0xffff),
  fc.integer({ min: 0, max: 0xffff }),
);
const ODD_TEXT = fc.oneof(
  fc.array(ODD_UNIT, { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    ...['0000-01-01', '0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00.001Z', '9999-12-31T23:59:59Z'],
    ...[
      '1900-01-01',
      '2199-12-31',
      '2199-12-31T23:59:59.999999999-14:59',
      '2027-02-30',
      '2027-02-31T24:00:00Z',
      '29-Feb-1900',
      '01-Jan-0000',
    ],
    ...[
      "' or 1=1 --",
      '"; drop table drafts',
      '\\',
      '%',
      '%s%n',
      '${7*7}',
      '__proto__',
      'constructor',
      '../../etc/passwd',
      '\r\nBcc: a@example.com',
    ],
    ...['', ' ', 'null', 'NaN', '1e999', '-0', '2147483648', '9223372036854775808', 'x'.repeat(300), '🛫'.repeat(2000)],
  ),
);
const ODD_NUMBER = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 2147483647, 2147483648, Number.MAX_SAFE_INTEGER, 1e21, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Anything JSON can carry, text and numbers that break things first. */
const ODD_VALUE: fc.Arbitrary<unknown> = fc.oneof(ODD_TEXT, ODD_NUMBER, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));

/** Fits but for a unit put somewhere into it, which few patterns notice. */
const nearly = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: text.length }), ODD_UNIT).map(([at, unit]) => text.slice(0, at) + String.fromCharCode(unit) + text.slice(at));

function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fits = fitting(schema);
  return fc.oneof(
    fits,
    fits.chain((value) => (typeof value === 'string' ? nearly(value) : ODD_VALUE)),
    ODD_VALUE,
  );
}

/** Every case of one field of a schema, and of members and fields that it does not know. */
export function fieldCases(schema: JsonSchema): fc.Arbitrary<FieldCase> {
  const fields = fieldsOf(schema, []);
  const known = fields.map(({ place, schema: own }) => anyValue(own).map((value) => ({ place, value })));
  const unknown = fc.tuple(ODD_TEXT, ODD_VALUE).map(([name, value]) => ({ place: [name], value }));
  return fc.oneof(...known, unknown);
}

function fieldsOf(schema: JsonSchema, place: ValuePath): readonly { readonly place: ValuePath; readonly schema: JsonSchema }[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, own]) => fieldsOf(own, [...place, name])),
    ...(schema.items ? fieldsOf(schema.items, [...place, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((option) => (option.properties ? fieldsOf(option, place).slice(0, -1) : [])),
  ];
  return [...inner, { place, schema }];
}

/** A copy of `whole` with the case in its place; what is missing on the way is made. */
export function withField(whole: unknown, { place, value }: FieldCase): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  const isList = typeof name === 'number';
  const copy: Record<string | number, unknown> | unknown[] = isList
    ? [...(Array.isArray(whole) ? (whole as readonly unknown[]) : [])]
    : { ...(typeof whole === 'object' && whole !== null ? whole : {}) };
  // `__proto__` must become a member, as JSON.parse makes it one
  Object.defineProperty(copy, name, {
    value: withField(Reflect.get(copy, name), { place: rest, value }),
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return copy;
}
