import './questions.css';
import { useState } from 'react';
import type { PageFinder, TextSection } from '#core/content/pages/siteTypes';
import { foldText } from '#core/domain/values/foldText';
import { FindBox, wordsOf } from './FindBox';

interface QuestionsProps {
  readonly sections: readonly TextSection[];
  readonly finder: PageFinder;
}

/** Questions by subject, each answered where it is opened; all can be read, and found by the browser, without JavaScript. */
export function Questions({ sections, finder }: QuestionsProps) {
  const [typed, setTyped] = useState('');
  const folded = sections.map((section) => ({ ...section, words: foldText(`${section.heading} ${section.text}`) }));
  const hasWords = wordsOf(typed);
  const found = folded.filter(({ words }) => hasWords(words));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="questions">
      <div className="finder">
        <FindBox words={finder} found={found.length} onTyped={setTyped} />
      </div>
      {groups.map((name) => (
        <section key={name} className="questions__group">
          <h2>{name}</h2>
          {found.map(({ group, heading, text }) =>
            group === name ? (
              <details key={heading} open={found.length === 1}>
                <summary>
                  <h3>{heading}</h3>
                </summary>
                <p>{text}</p>
              </details>
            ) : null,
          )}
        </section>
      ))}
    </div>
  );
}
