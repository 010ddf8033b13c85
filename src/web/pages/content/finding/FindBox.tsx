import '../facts.css';
import { useId } from 'react';
import type { PageFinder } from '#core/content/pages/siteTypes';
import { foldText } from '#core/domain/values/foldText';

/** Tells of a folded text whether it has every word that was typed, each as the beginning of one of its own. */
export function wordsOf(typed: string): (folded: string) => boolean {
  const words = foldText(typed).split(' ');
  return (folded) => words.every((word) => ` ${folded}`.includes(` ${word}`));
}

interface FindBoxProps {
  readonly words: PageFinder;
  readonly found: number;
  readonly onTyped: (text: string) => void;
}

/** A field that shrinks the list below it, and says how much is left. */
export function FindBox({ words: { label, one, many, none }, found, onTyped }: FindBoxProps) {
  const id = useId();
  // what was typed before this part of the page listened (content.23)
  const takeOver = (input: HTMLInputElement | null): void => {
    if (input !== null) onTyped(input.value);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={takeOver}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onTyped(event.target.value);
        }}
      />
      <p role="status">{found === 0 ? none : found === 1 ? one : many.replace('{n}', String(found))}</p>
    </>
  );
}
