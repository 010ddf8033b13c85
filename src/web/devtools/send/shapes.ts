/**
 * What an event carries, for sending one by hand (code.17). The shapes are read from the TypeScript types of the machines' events by
 * `npm run charts` and committed next to this file; `npm run check` says when they are stale.
 */

export type Shape =
  | { readonly kind: 'text' | 'number' | 'yesNo' | 'anything' }
  /** One of these values. */
  | { readonly kind: 'one'; readonly of: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'parts'; readonly parts: Readonly<Record<string, Shape>>; readonly optional: readonly string[] }
  | { readonly kind: 'either'; readonly of: readonly Shape[] };

/** By machine, by event: its parts besides the type. */
export type EventShapes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Shape>>>>>>;

/** A value of the shape, to begin with. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return '';
    case 'number':
      return 0;
    case 'yesNo':
      return false;
    case 'anything':
      return null;
    case 'one':
      return shape.of[0] ?? null;
    case 'list':
      return [];
    case 'parts':
      return Object.fromEntries(
        Object.entries(shape.parts).flatMap(([name, part]) => (shape.optional.includes(name) ? [] : [[name, sampleOf(part)]])),
      );
    case 'either':
      return shape.of[0] ? sampleOf(shape.of[0]) : null;
  }
}

/** `'review' | 'travelers'`, `{ total: number }`: as the type says it. */
export function shapeInWords(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'string';
    case 'number':
      return 'number';
    case 'yesNo':
      return 'boolean';
    case 'anything':
      return 'anything';
    case 'one':
      return shape.of.map((value) => JSON.stringify(value)).join(' | ');
    case 'list':
      return `list of ${shapeInWords(shape.of)}`;
    case 'parts':
      return `{ ${Object.entries(shape.parts)
        .map(([name, part]) => `${name}${shape.optional.includes(name) ? '?' : ''}: ${shapeInWords(part)}`)
        .join(', ')} }`;
    case 'either':
      return shape.of.map(shapeInWords).join(' | ');
  }
}

/** What of a value does not fit: `criteria.sort must be "best" | "price"`; null when it does. */
export function misfitOf(value: unknown, shape: Shape, name: string): string | null {
  const no = `${name} must be ${shapeInWords(shape)}`;
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' ? null : no;
    case 'number':
      return typeof value === 'number' ? null : no;
    case 'yesNo':
      return typeof value === 'boolean' ? null : no;
    case 'anything':
      return null;
    case 'one':
      return shape.of.some((one) => one === value) ? null : no;
    case 'list':
      return Array.isArray(value) ? (value.map((one, i) => misfitOf(one, shape.of, `${name}.${String(i)}`)).find(Boolean) ?? null) : no;
    case 'parts': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return no;
      const given = value as Readonly<Record<string, unknown>>;
      const faults = Object.entries(shape.parts).map(([part, of]) =>
        given[part] === undefined && shape.optional.includes(part) ? null : misfitOf(given[part], of, `${name}.${part}`),
      );
      return faults.find((fault) => fault !== null) ?? null;
    }
    case 'either':
      return shape.of.some((one) => misfitOf(value, one, name) === null) ? null : no;
  }
}
