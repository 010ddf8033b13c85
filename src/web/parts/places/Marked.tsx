import { matchIn } from './placeWords';

/** A name with the typed part marked. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  const found = matchIn(name, typed);
  if (!found) return name;
  return (
    <>
      {found.before}
      <mark>{found.match}</mark>
      {found.after}
    </>
  );
}
