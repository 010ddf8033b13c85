/** Answers with one field less: providers leave out what their types promise. */

export type Path = readonly (string | number)[];

/** Every field of a value by its path; a list is as its last element. */
export function fieldsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return (Array.isArray(value) ? fields.slice(-1) : fields).flatMap(([name, inner]) => {
    const here = [...path, name];
    return [...(Array.isArray(value) ? [] : [here]), ...fieldsOf(inner, here)];
  });
}

export const LACKS = ['null', 'absent'] as const;
export type Lack = (typeof LACKS)[number];

/** A copy in which a field is null or absent; the same where there is no such field. */
export function lacking<T extends object>(value: T, path: Path, how: Lack): T {
  // as it is sent: parts that answers share become parts of their own
  const copy = JSON.parse(JSON.stringify(value)) as T;
  let at = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    if (typeof at[name] !== 'object' || at[name] === null) return value;
    at = at[name] as Record<string, unknown>;
  }
  const last = String(path.at(-1));
  if (how === 'null') at[last] = null;
  else Reflect.deleteProperty(at, last);
  return copy;
}
