import './questions.css';
import { useState } from 'react';
import type { PageFinder, TextSection } from '#core/content/pages/siteTypes';
import { foldText } from '#core/domain/values/foldText';
import { FindBox, hasWords } from './FindBox';

interface QuestionsProps {
  readonly sections: readonly TextSection[];
  readonly finder: PageFinder;
}

/** Questions by subject, each answered where it is opened; all can be read, and found by the browser, without JavaScript. */
export function Questions({ sections, finder }: QuestionsProps) {
  const [typed, setTyped] = useState('');
  const found = sections.filter(({ heading, text }) => hasWords(foldText(`${heading} ${text}`), typed));
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
